// Made from language/uk/form.ftl by `python3 build.py language`.

/** @type {import("../sentences.d.ts").Room<"form">} */
export default {
  "form-rows": "Rows",
  "form-columns": "Columns",
  "form-more": "More settings",
  "form-own-order": "Your own order ...",
  "form-own-leaper": "Another piece ...",
  "form-own-graph": "Your own graph ...",
  "form-own-map": "Your own map ...",
  "form-own-sudoku": "Your own puzzle ...",
  "form-own-help-order": "Own order: moves right,up",
  "form-own-help-leaper": "Squares one way, squares the other",
  "form-own-help-graph": "A line a vertex, or a line an edge",
  "form-own-help-map": "Neighbours, border lines, or GeoJSON",
  "form-own-help-sudoku": "Row by row, a dot for a blank; or type into the grid",
};
