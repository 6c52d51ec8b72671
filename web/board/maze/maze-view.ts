import type { Palette } from "../../dom/theme.ts";
import type { State } from "../../engine/run/search-state.ts";
import type { MazeSketch } from "../../engine/search/types.ts";
import type { Scenario } from "../../engine/types/scenario.ts";
import { t } from "../../language/translate.ts";
import type { SignName } from "../sentences.ts";
import { type Way, wayOf } from "../shared/arrow.ts";
import { Board } from "../shared/board.ts";
import { groundOf, layOutBoard, ringOf, squareAt } from "../shared/board-layout.ts";
import { letterSize } from "../shared/lettering.ts";
import { outlineOf, type Wall } from "../shared/walls.ts";
import type { Moment, Size } from "../types.ts";
import { View } from "../view.ts";
import { drawMaze } from "./maze-drawing.ts";
import {
  besideOf,
  isOpen,
  markedCandidates,
  sizesOf,
  wallsOf,
  withWall,
  writeDigits,
} from "./maze-picture.ts";

/** A maze: walls as lines, and the path as a line through its cells. */

type Mark = "next" | "open" | "tried" | "undone" | "last";

/** Room around the maze for half of its outer wall, as a share of the canvas. */
const RIM = 0.012;

export class MazeView extends View {
  moves = true;
  step = "cell";
  sided = true;
  blocks = "form-block-sides" as const;
  declare maze: MazeSketch;
  declare board: Board;
  declare walls: Wall[];

  constructor(scenario: Scenario, maze: MazeSketch) {
    super(scenario, sizesOf(maze));
    this.maze = maze;
    this.board = new Board(maze.digits.length, maze.digits[0].length);
    this.walls = wallsOf(maze.digits);
  }

  draw(context: CanvasRenderingContext2D, size: Size, palette: Palette, moment: Moment) {
    const { candidates = [], motion, asked } = moment;
    const marked = motion || asked ? [] : markedCandidates(candidates);
    return this.drawPicture(context, size, palette, { moment, candidates: marked });
  }

  drawPicture(
    context: CanvasRenderingContext2D,
    size: Size,
    palette: Palette,
    picture: Pick<Parameters<typeof drawMaze>[3], "moment" | "candidates" | "reached">,
  ) {
    const { maze, walls } = this;
    return drawMaze(context, this.#layout(size), palette, { ...maze, walls, ...picture });
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
    const left = Math.floor((width - side * this.board.columns) / 2);
    return { ...ground, over: outlineOf(this.walls, side, left) };
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
    const ends = this.endOf(cell);
    return t("maze-cell", { name: this.name(cell), number: numberOf[cell], ends });
  }

  /** Selects the wording for a cell: the start, the exit, or neither. */
  endOf(cell: number) {
    const { start, end } = this.maze;
    return cell === start ? "start" : cell === end ? "exit" : "no";
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
    const [puzzle, grid, ...others] = this.scenario.text.split("/");
    const kept = others.filter((part) => !part.startsWith("start="));
    return [puzzle, grid, `start=${this.name(cell)}`, ...kept].join("/");
  }

  /** The scenario with the wall on one side of a cell built or opened; null at the edge. */
  toggle(cell: number, { right, up }: Way = { right: 0, up: 0 }) {
    const beside = right === up ? -1 : besideOf(this.maze.digits, cell, right, up);
    if (beside < 0) return null;
    const [puzzle, , ...others] = this.scenario.text.split("/");
    return [puzzle, writeDigits(withWall(this.maze.digits, cell, beside)), ...others].join("/");
  }

  #layout({ width, height }: Size) {
    const { rows, columns } = this.board;
    const rim = Math.ceil(Math.min(width, height) * RIM);
    const layout = layOutBoard(rows, columns, width - 2 * rim, height - 2 * rim);
    return { ...layout, left: layout.left + rim, top: layout.top + rim, width, height };
  }
}
