import { appearance } from "../../dom/appearance.ts";
import { svg } from "../../dom/create-element.ts";
import { LOOKS, ruleBoard, rulePicture } from "../shared/rule-picture.ts";
import { outlineOf, wallsOf } from "../shared/walls.ts";

/** The regions of a small board, row by row from the top. */
const REGIONS = "0011022133223332";
/** Its queens. */
const QUEENS: [number, number][] = [
  [1, 0],
  [3, 1],
  [0, 2],
  [2, 3],
];

/** Draw a solution of a small board. */
export function drawRule() {
  const { square, piece } = ruleBoard(4);
  const cells = Array.from(REGIONS, (_, at) =>
    square(
      [at % 4, 3 - Math.floor(at / 4)],
      REGIONS[at] === "1" || REGIONS[at] === "3" ? "seen" : "cell",
    ),
  );
  const walls = outlineOf(wallsOf(4, Array.from(REGIONS, Number)), 25);
  return rulePicture(
    ...cells,
    svg("path", { d: walls, style: LOOKS.box }),
    ...QUEENS.map((at) => piece(at, appearance.queen)),
  );
}
