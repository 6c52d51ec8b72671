import type { Palette } from "../../dom/theme.ts";
import type { State } from "../../engine/run/search-state.ts";
import type { RegionsSketch } from "../../engine/search/types.ts";
import type { Scenario } from "../../engine/types/scenario.ts";
import { t } from "../../language/translate.ts";
import type { SignName } from "../sentences.ts";
import { Board } from "../shared/board.ts";
import { BoardView } from "../shared/board-view.ts";
import { queenGhost } from "../shared/queen.ts";
import { wallsOf } from "../shared/walls.ts";
import type { Moment, Size } from "../types.ts";
import { drawRegions, type Ground } from "./regions-drawing.ts";
import { readRegions, rulesOut } from "./regions-picture.ts";

/** Queens on a board with regions in colours. A choice is a square: a1 is 0. */

type Mark = "next" | "open" | "tried" | "refused" | "crossed" | "attacked" | "placed" | "undone";

export class RegionsView extends BoardView {
  step = "queen";
  rim = 0.01;
  notes = true;
  declare picture: Ground;

  constructor(scenario: Scenario, { rows, tints }: RegionsSketch) {
    const n = rows.length;
    const board = readRegions(rows);
    const fromTop = Array.from(rows.join(""), (letter) => board.letters.indexOf(letter));
    const walls = wallsOf(n, fromTop);
    super(scenario, { size: n * n, length: n, root: [] }, new Board(n, n), walls);
    this.picture = { board, tints, walls };
  }

  draw(context: CanvasRenderingContext2D, size: Size, palette: Palette, moment: Moment) {
    return drawRegions(context, this.layout(size), palette, this.picture, moment);
  }

  formatMark(sign: SignName) {
    const mark = sign as Mark;
    return t(`regions-signs-${mark}`);
  }

  ghostOf(square: number, _number: number, size: Size) {
    return queenGhost(this.ringOf(square, size));
  }

  ground(width: number) {
    return this.heatMap(width, t("regions-heat"));
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
}
