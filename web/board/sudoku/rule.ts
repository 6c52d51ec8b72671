import { svg } from "../../dom/create-element.ts";
import { LOOKS, ruleBoard, rulePicture } from "../shared/rule-picture.ts";
import { outlineOf, wallsOf } from "../shared/walls.ts";
import { blocksOf } from "./sudoku-picture.ts";

/** Draw a digit, and the cells where it may not be repeated: its row, its column, and its box or region. */
export function drawRule({ regions }: Record<string, string>) {
  const { square, hatch, text } = ruleBoard(4);
  const blocks = blocksOf(4, regions && "1222133213441344");
  const cells = blocks.flatMap((block, cell) => {
    const at: [number, number] = [cell % 4, 3 - Math.floor(cell / 4)];
    const seen = at[0] === 1 || at[1] === 2 || block === blocks[5];
    return [square(at, "cell"), ...(seen && cell !== 5 ? [hatch(at)] : [])];
  });
  const walls = outlineOf(wallsOf(4, blocks), 25);
  return rulePicture(
    ...cells,
    svg("path", { d: walls, style: LOOKS.box }),
    text([1, 2], "3"),
    text([3, 3], "3"),
    text([2, 0], "3"),
    text([0, 1], "3"),
  );
}
