import type { Palette } from "../../dom/theme.ts";
import type { State } from "../../engine/run/search-state.ts";
import type { Description, MazeSketch } from "../../engine/search/types.ts";
import type { Scenario } from "../../engine/types/scenario.ts";
import { t } from "../../language/translate.ts";
import type { SignName } from "../sentences.ts";
import { wayOf } from "../shared/arrow.ts";
import { Board } from "../shared/board.ts";
import { groundOf, layOutBoard, ringOf, squareAt } from "../shared/board-layout.ts";
import { letterSize } from "../shared/lettering.ts";
import type { Moment, Size } from "../types.ts";
import { View } from "../view.ts";
import { drawMaze } from "./maze-drawing.ts";
import { besideOf, isOpen, wallsOf } from "./maze-picture.ts";

/** A maze: walls as lines, and the path as a line through its cells. */

type Mark = "next" | "open" | "tried" | "undone" | "last";

/** Room around the maze for half of its outer wall, as a share of the canvas. */
const RIM = 0.012;

export class MazeView extends View {
  moves = true;
  step = "square";
  declare maze: MazeSketch;
  declare board: Board;

  constructor(scenario: Scenario, description: Description) {
    super(scenario, description);
    this.maze = description.maze as MazeSketch;
    this.board = new Board(this.maze.digits.length, this.maze.digits[0].length);
  }

  draw(context: CanvasRenderingContext2D, size: Size, palette: Palette, moment: Moment) {
    const walls = wallsOf(this.maze.digits);
    return drawMaze(context, this.#layout(size), palette, { ...this.maze, walls, moment });
  }

  choiceAt(size: Size, x: number, y: number) {
    return squareAt(this.#layout(size), x, y);
  }

  ringOf(cell: number, size: Size) {
    return ringOf(this.#layout(size), cell);
  }

  formatMark(sign: SignName) {
    const mark = sign as Mark;
    return t(`maze-signs-${mark}`);
  }

  ghostOf(cell: number, number: number, size: Size) {
    const { x, y, radius } = this.ringOf(cell, size);
    return { x, y, size: letterSize(0.7 * radius, radius, size), text: String(number) };
  }

  trailOf(solution: readonly number[]) {
    return solution;
  }

  ground(width: number) {
    const ground = groundOf(this.board, width, (cell) => this.name(cell), t("maze-heat"));
    const side = ground.height / this.board.rows;
    const left = (width - side * this.board.columns) / 2;
    const lines = wallsOf(this.maze.digits).map(([x, y, right, bottom]) => {
      const from = `M${Math.floor(left) + x * side} ${y * side}`;
      return `${from}h${(right - x) * side}v${(bottom - y) * side}`;
    });
    return { ...ground, over: lines.join("") };
  }

  moveCursor(cursor: number, key: string) {
    if (cursor < 0) return this.maze.start;
    const { right, up } = wayOf(key);
    const beside = besideOf(this.maze.digits, cursor, right, up);
    return beside < 0 ? cursor : beside;
  }

  name(cell: number) {
    return this.board.name(cell);
  }

  cell(cell: number, { numberOf }: State) {
    const { start, end } = this.maze;
    const ends = cell === start ? "start" : cell === end ? "exit" : "no";
    return t("maze-cell", { name: this.name(cell), number: numberOf[cell], ends });
  }

  follows(before: number, cell: number) {
    return isOpen(this.maze.digits, before, cell);
  }

  label({ depth, top }: State) {
    const { rows, columns } = this.board;
    const last = top < 0 ? "" : this.name(top);
    return t("maze-label", { rows, columns, depth, last, exit: this.name(this.maze.end) });
  }

  startAt(cell: number) {
    const { start, end } = this.maze;
    if (cell === start || cell === end) return null;
    return this.#replace("start", this.name(cell));
  }

  /** The scenario's text with another value of a parameter; "" leaves it out. */
  #replace(name: string, value: string) {
    const [puzzle, grid, ...others] = this.scenario.text.split("/");
    const kept = others.filter((part) => !part.startsWith(`${name}=`));
    return [puzzle, grid, ...(value === "" ? [] : [`${name}=${value}`]), ...kept].join("/");
  }

  #layout({ width, height }: Size) {
    const { rows, columns } = this.board;
    const rim = Math.ceil(Math.min(width, height) * RIM);
    const layout = layOutBoard(rows, columns, width - 2 * rim, height - 2 * rim);
    return { ...layout, left: layout.left + rim, top: layout.top + rim, width, height };
  }
}
