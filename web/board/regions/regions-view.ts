import { appearance } from "../../dom/appearance.ts";
import type { Palette } from "../../dom/theme.ts";
import type { State } from "../../engine/run/search-state.ts";
import type { RegionsSketch } from "../../engine/search/types.ts";
import type { Scenario } from "../../engine/types/scenario.ts";
import { t } from "../../language/translate.ts";
import type { SignName } from "../sentences.ts";
import { wayOf } from "../shared/arrow.ts";
import { Board } from "../shared/board.ts";
import { groundOf, layOutBoard, ringOf, squareAt } from "../shared/board-layout.ts";
import { outlineOf, wallsOf } from "../shared/walls.ts";
import type { Moment, Size } from "../types.ts";
import { View } from "../view.ts";
import { drawRegions, type Ground } from "./regions-drawing.ts";
import { readRegions, rulesOut } from "./regions-picture.ts";

/** Queens on a board with regions in colours. A choice is a square: a1 is 0. */

type Mark = "next" | "open" | "tried" | "refused" | "crossed" | "attacked" | "placed" | "undone";

/** Room around the board for half of its outer line, as a share of the canvas. */
const RIM = 0.01;

export class RegionsView extends View {
  step = "queen";
  notes = true;
  declare board: Board;
  declare picture: Ground;

  constructor(scenario: Scenario, { rows, tints }: RegionsSketch) {
    const n = rows.length;
    super(scenario, { size: n * n, length: n, root: [] });
    const board = readRegions(rows);
    this.board = new Board(n, n);
    const fromTop = Array.from(rows.join(""), (letter) => board.letters.indexOf(letter));
    this.picture = { board, tints, walls: wallsOf(n, fromTop) };
  }

  draw(context: CanvasRenderingContext2D, size: Size, palette: Palette, moment: Moment) {
    return drawRegions(context, this.#layout(size), palette, this.picture, moment);
  }

  choiceAt(size: Size, x: number, y: number) {
    return squareAt(this.#layout(size), x, y);
  }

  ringOf(square: number, size: Size) {
    return ringOf(this.#layout(size), square);
  }

  formatMark(sign: SignName) {
    const mark = sign as Mark;
    return t(`regions-signs-${mark}`);
  }

  ghostOf(square: number, _number: number, size: Size) {
    const { x, y, radius } = this.ringOf(square, size);
    const scale = (1.65 * radius) / 100;
    const place = `translate(${x - 50 * scale} ${y - 50 * scale}) scale(${scale})`;
    return { x, y, size: 0, text: "", outline: appearance.queen, place };
  }

  ground(width: number) {
    const ground = groundOf(this.board, width, (square) => this.name(square), t("regions-heat"));
    const side = ground.height / this.board.rows;
    const left = Math.floor((width - side * this.board.columns) / 2);
    return { ...ground, over: outlineOf(this.picture.walls, side, left) };
  }

  moveCursor(cursor: number, key: string) {
    if (cursor < 0) return 0;
    const { right, up } = wayOf(key);
    const { board } = this;
    return board.at(board.file(cursor) + right, board.rank(cursor) + up) ?? cursor;
  }

  name(square: number) {
    return this.board.name(square);
  }

  cell(square: number, { path, depth }: State) {
    const { board } = this.picture;
    const queens = Array.from(path.subarray(0, depth));
    const others = queens.filter((queen) => rulesOut(board, queen, square));
    return t("regions-cell", {
      square: this.name(square),
      region: board.letters[board.region[square]],
      taken: queens.includes(square),
      queens: others.map((queen) => this.name(queen)),
    });
  }

  label({ path, depth }: State) {
    const squares = Array.from(path.subarray(0, depth), (queen) => this.name(queen)).join(" ");
    return t("regions-label", { n: this.board.rows, depth, squares });
  }

  #layout({ width, height }: Size) {
    const { rows, columns } = this.board;
    const rim = Math.max(2, Math.ceil(Math.min(width, height) * RIM));
    const layout = layOutBoard(rows, columns, width - 2 * rim, height - 2 * rim);
    return { ...layout, left: layout.left + rim, top: layout.top + rim, width, height };
  }
}
