import { svg } from "../../dom/create-element.ts";
import { LOOKS, ruleBoard, rulePicture } from "../shared/rule-picture.ts";

/** Draw a path that goes round a wall. */
export function drawRule() {
  const { squares, line, dot } = ruleBoard(3);
  const walls = svg("path", {
    d: "M33.3 0V66.7H66.7M66.7 33.3V66.7M1 1H99V99H1Z",
    style: LOOKS.box,
  });
  const path = line([
    [0, 2],
    [0, 0],
    [2, 0],
    [2, 2],
  ]);
  return rulePicture(...squares, path, dot([2, 2]), walls);
}
