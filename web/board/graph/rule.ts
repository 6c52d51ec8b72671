import { svg } from "../../dom/create-element.ts";
import { LOOKS, rulePicture } from "../shared/rule-picture.ts";

const VERTICES = [
  [15, 50],
  [38, 15],
  [50, 55],
  [85, 30],
  [78, 85],
];
/** The edges of the path come first. */
const EDGES = [
  [0, 1],
  [1, 2],
  [2, 3],
  [0, 2],
  [1, 3],
  [3, 4],
  [2, 4],
];
const ON_PATH = 3;

/** Draw a path along edges, with the visited vertices in gray. */
export const drawRule = () =>
  rulePicture(
    ...EDGES.map(([tail, head], i) => {
      const [[x1, y1], [x2, y2]] = [VERTICES[tail], VERTICES[head]];
      return svg("line", { x1, y1, x2, y2, style: i < ON_PATH ? LOOKS.line : LOOKS.edge });
    }),
    ...VERTICES.map(([cx, cy], i) =>
      svg("circle", { cx, cy, r: 9, style: i <= ON_PATH ? LOOKS.gray : LOOKS.white }),
    ),
  );
