import type { Palette } from "../../dom/theme.ts";
import type { State } from "../../engine/run/search-state.ts";
import type { MazeSketch } from "../../engine/search/types.ts";
import type { Scenario } from "../../engine/types/scenario.ts";
import { t } from "../../language/translate.ts";
import type { SignName } from "../sentences.ts";
import type { Way } from "../shared/arrow.ts";
import { Board } from "../shared/board.ts";
import { BoardView } from "../shared/board-view.ts";
import { letterSize } from "../shared/lettering.ts";
import type { Moment, Size } from "../types.ts";
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

export class MazeView extends BoardView {
  moves = true;
  step = "cell";
  rim = 0.012;
  sided = true;
  blocks = "form-block-sides" as const;
  declare maze: MazeSketch;

  constructor(scenario: Scenario, maze: MazeSketch) {
    const { digits } = maze;
    super(scenario, sizesOf(maze), new Board(digits.length, digits[0].length), wallsOf(digits));
    this.maze = maze;
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
    return drawMaze(context, this.layout(size), palette, { ...maze, walls, ...picture });
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
    return this.heatMap(width, t("maze-heat"));
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
}
