/** The sentences of the form that says what is searched. Labels and help of the parameters stand in the catalogue. */

export const rows = "Rows";
export const columns = "Columns";
export const more = "More settings";

/** The choice of an own value, by the type of the parameter. @type {Record<string, string>} */
export const own = {
  order: "Your own order ...",
  leaper: "Another piece ...",
  graph: "Your own graph ...",
  map: "Your own map ...",
  sudoku: "Your own puzzle ...",
};

/** @type {Record<string, string>} */
export const ownHelp = {
  order: "Own order: moves right,up",
  leaper: "Squares one way, squares the other",
  graph: "A line a vertex, or a line an edge",
  map: "Neighbours, border lines, or GeoJSON",
  sudoku: "Row by row, a dot for a blank; or type into the grid",
};

/** @type {Record<string, string>} */
export const examples = {
  order: "1,2 2,1 2,-1 1,-2 -1,-2 -2,-1 -2,1 -1,2",
  leaper: "1,4",
  graph: "A: B D\nB: C D\nC -> A",
  map: "North: East West\nEast: South\nWest: South",
  sudoku:
    "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79",
};
