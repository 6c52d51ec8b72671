import { svg } from "../../dom/create-element.ts";
import { LOOKS, rulePicture } from "../shared/rule-picture.ts";

const VERTICES = [
  [15, 50],
  [38, 15],
  [85, 30],
  [78, 85],
  [50, 55],
];
/** A cycle through all vertices comes first. */
const EDGES = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 0],
  [1, 4],
  [4, 2],
];

/** The number of edges of the picture's path: a shortest one, a cycle, one through all vertices, or one that ends before. */
function lengthOf({ strategy, cycle, limit }: Record<string, string>) {
  if (strategy === "breadth") return 2;
  if (cycle === "yes") return 5;
  return limit === "" ? 4 : 3;
}

/** Draw a path along edges, with the visited vertices in gray. */
export function drawRule(values: Record<string, string>) {
  const length = lengthOf(values);
  return rulePicture(
    ...EDGES.map(([tail, head], i) => {
      const [[x1, y1], [x2, y2]] = [VERTICES[tail], VERTICES[head]];
      return svg("line", { x1, y1, x2, y2, style: i < length ? LOOKS.way : LOOKS.edge });
    }),
    ...VERTICES.map(([cx, cy], i) =>
      svg("circle", { cx, cy, r: 9, style: i <= length ? LOOKS.gray : LOOKS.white }),
    ),
  );
}
