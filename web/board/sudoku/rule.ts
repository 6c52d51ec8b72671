import { ruleBoard, rulePicture } from "../shared/rule-picture.ts";

/** Draw a digit, and the cells where it may not be repeated: its row, column and box. */
export function drawRule() {
  const { square, text } = ruleBoard(4);
  const cells = Array.from({ length: 16 }, (_, i) => {
    const [file, rank] = [i % 4, Math.floor(i / 4)];
    const seen = file === 1 || rank === 2 || (file < 2 && rank > 1);
    return square([file, rank], seen ? "seen" : "cell");
  });
  const boxes = ruleBoard(2);
  const corners: [number, number][] = [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ];
  return rulePicture(
    ...cells,
    ...corners.map((corner) => boxes.square(corner, "box")),
    text([1, 2], "3"),
    text([3, 3], "3"),
    text([2, 0], "3"),
    text([0, 1], "3"),
  );
}
