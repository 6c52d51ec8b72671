import type { Palette } from "../../dom/theme.ts";
import type { State } from "../../engine/run/search-state.ts";
import type { MazeSketch } from "../../engine/search/types.ts";
import type { Scenario } from "../../engine/types/scenario.ts";
import { t } from "../../language/translate.ts";
import type { SignName } from "../sentences.ts";
import { spreadOf, wayTo } from "../shared/breadth.ts";
import type { Moment, Size } from "../types.ts";
import { neighboursOf } from "./maze-picture.ts";
import { MazeView } from "./maze-view.ts";

/** A breadth-first search through a maze. Its path lists the cells that it has reached, in order. */

type Mark = "next" | "open" | "last";

export class BreadthMazeView extends MazeView {
  moves = false;
  declare neighbours: number[][];

  constructor(scenario: Scenario, maze: MazeSketch) {
    super(scenario, maze);
    this.neighbours = neighboursOf(maze.digits);
  }

  draw(context: CanvasRenderingContext2D, size: Size, palette: Palette, moment: Moment) {
    return this.drawPicture(context, size, palette, { moment, ...this.picture(moment) });
  }

  /** The marks of the waiting cells and of the next one, and the cells that have been reached. */
  picture({ state: { path, depth }, candidates = [], asked }: Moment) {
    const { start, end } = this.maze;
    const { parents, steps, waiting } = spreadOf(this.neighbours, path, depth);
    const cells = [...path.subarray(0, depth)];
    const way = cells[depth - 1] === end ? wayTo(end, { parents }) : [];
    const [around, open] =
      way.length > 0 ? [cells, []] : [cells.slice(0, waiting), cells.slice(waiting)];
    const next = asked ? [] : candidates.filter(([, , standing]) => standing === "next");
    const marked = [
      ...open.map((square) => ({ square, number: steps[square], standing: "open" as const })),
      ...next.map(([square, number]) => ({ square, number, standing: "next" as const })),
    ];
    const done = around.filter((cell) => cell !== start && cell !== end);
    return {
      candidates: marked.filter(({ square }) => square !== end),
      reached: {
        lines: cells.slice(1).map((cell) => [parents[cell], cell] as const),
        steps: done.map((cell) => [cell, steps[cell]] as const),
        way,
      },
    };
  }

  formatMark(sign: SignName) {
    const mark = sign as Mark;
    return t(`maze-signs-breadth-${mark}`);
  }

  cell(cell: number, { path, depth }: State) {
    const { steps } = spreadOf(this.neighbours, path, depth);
    const reached = steps[cell] >= 0;
    const about = { ends: this.endOf(cell), reached, steps: Math.max(0, steps[cell]) };
    return t("maze-cell-breadth", { name: this.name(cell), ...about });
  }

  label({ depth, top }: State) {
    const { rows, columns } = this.board;
    const last = top < 0 ? "" : this.name(top);
    const exit = this.name(this.maze.end);
    return t("maze-label-breadth", { rows, columns, cells: depth, last, exit });
  }
}
