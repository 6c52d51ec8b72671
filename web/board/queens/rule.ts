import { appearance } from "../../dom/appearance.ts";
import { ruleBoard, rulePicture } from "../shared/rule-picture.ts";

/** Draw the lines along which a queen attacks, and squares where another queen may be placed. */
export function drawRule() {
  const { squares, dot, line, piece } = ruleBoard(5);
  const lines: [number, number][][] = [
    [
      [1, 0],
      [1, 4],
    ],
    [
      [0, 2],
      [4, 2],
    ],
    [
      [0, 1],
      [3, 4],
    ],
    [
      [0, 3],
      [3, 0],
    ],
  ];
  const safe: [number, number][] = [
    [0, 0],
    [0, 4],
    [2, 0],
    [2, 4],
    [3, 1],
    [3, 3],
    [4, 0],
    [4, 1],
    [4, 3],
    [4, 4],
  ];
  const attacks = lines.map((ends) => line(ends, "attack"));
  return rulePicture(...squares, ...attacks, ...safe.map(dot), piece([1, 2], appearance.queen));
}
