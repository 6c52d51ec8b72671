import { ruleBoard, rulePicture } from "../shared/rule-picture.ts";
import { BODY } from "./knight.ts";
import { isKnight } from "./parse-moves.ts";

/** Draw the squares that a knight can move to, and one of the moves; null for other pieces. */
export function drawRule(values: Record<string, string>) {
  if (!isKnight(values)) return null;
  const { squares, dot, line, piece } = ruleBoard(5);
  const moves = [1, -1].flatMap((one) =>
    [1, -1].flatMap((other) => [
      [2 + one, 2 + 2 * other],
      [2 + 2 * one, 2 + other],
    ]),
  );
  const ends = moves as [number, number][];
  const way = line([
    [2, 2],
    [2, 4],
    [3, 4],
  ]);
  return rulePicture(...squares, way, ...ends.map(dot), piece([2, 2], BODY));
}
