// Made from language/en/form.ftl by `python3 build.py language`.

/** @type {import("../sentences.d.ts").Room<"form">} */
export default {
  "form-rows": "Rows",
  "form-columns": "Columns",
  "form-more": "More settings",
  "form-own-order": "Your own order ...",
  "form-own-leaper": "Another piece ...",
  "form-own-graph": "Your own graph ...",
  "form-own-map": "Your own map ...",
  "form-own-sudoku": "Your own grid ...",
  "form-own-help-order": "Your order: moves right,up",
  "form-own-help-leaper": "Squares one way, squares to the side",
  "form-own-help-graph": "One vertex or one edge in each line",
  "form-own-help-map": "Neighbours, border lines or GeoJSON",
  "form-own-help-sudoku": "Row by row, with a dot for each blank cell. You can also type into the grid.",
};
