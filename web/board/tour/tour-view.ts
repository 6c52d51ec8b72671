import type { Palette } from "../../dom/theme.ts";
import type { State } from "../../engine/run/search-state.ts";
import type { Scenario } from "../../engine/types/scenario.ts";
import { t } from "../../language/translate.ts";
import type { SignName } from "../sentences.ts";
import type { Way } from "../shared/arrow.ts";
import { toggleHole, withValue } from "../shared/board.ts";
import { BoardView } from "../shared/board-view.ts";
import { letterSize } from "../shared/lettering.ts";
import { PictureCache } from "../shared/picture-cache.ts";
import type { Moment, Size } from "../types.ts";
import { drawBoard, numeralOf } from "./board-drawing.ts";
import type { Tour } from "./tour.ts";
import { pictureOf } from "./tour-picture.ts";

/** A tour on its board. It computes everything about the board itself, so it does not wait for Python. */

type Mark = "fixed" | "dot-fixed" | "ruled-out" | "last" | "undone" | "dot-undone" | "blocked";

export class TourView extends BoardView {
  moves = true;
  step = "square";
  blocks = "form-block-tour" as const;
  /** The number that is being typed at a square. */
  #typed = { square: -1, number: 0 };
  #caches = { squares: new PictureCache(), numbers: new PictureCache() };
  declare tour: Tour;
  declare closed: boolean;
  declare ends: boolean;

  constructor(scenario: Scenario, tour: Tour) {
    super(scenario, tour, tour.board);
    const { order } = scenario.values;
    this.tour = tour;
    this.closed = tour.closed;
    this.ends = tour.end !== null;
    if (!/[0-9]/.test(order)) this.textStyle = order;
  }

  draw(context: CanvasRenderingContext2D, size: Size, palette: Palette, moment: Moment) {
    const picture = pictureOf(this, moment);
    return drawBoard(context, this.layout(size), palette, picture, this.#caches);
  }

  numberOf({ path, depth }: State, size: Size) {
    return numeralOf(this.layout(size), path, depth, size);
  }

  formatMark(sign: SignName) {
    const { strategy } = this.scenario.values;
    if (sign === "next" || sign === "open") {
      return t(`tour-signs-${sign}`, { degrees: strategy === "warnsdorff" });
    }
    if (sign === "tried") {
      const refuses = this.closed || this.ends || ["pruned", "warnsdorff"].includes(strategy);
      return t("tour-signs-tried", { refuses });
    }
    const mark = sign as Mark;
    return t(`tour-signs-${mark}`);
  }

  ghostOf(square: number, number: number, size: Size) {
    const { x, y, radius } = this.ringOf(square, size);
    return { x, y, size: letterSize(0.7 * radius, radius, size), text: String(number) };
  }

  trailOf(solution: readonly number[]) {
    return this.closed ? [...solution, solution[0]] : solution;
  }

  ground(width: number) {
    return this.heatMap(width, t("tour-heat"));
  }

  cell(square: number, { numberOf }: State) {
    return t("tour-cell", {
      square: this.name(square),
      number: numberOf[square],
      given: this.tour.givens.get(square) ?? 0,
      blocked: this.board.holes.has(square),
    });
  }

  follows(before: number, square: number) {
    const { board } = this;
    const dx = board.file(square) - board.file(before);
    const dy = board.rank(square) - board.rank(before);
    const free = !board.holes.has(before) && !board.holes.has(square);
    return free && this.tour.moves.some(([x, y]) => x === dx && y === dy);
  }

  label(state: State) {
    const last = state.depth > 0 ? this.name(state.top) : "";
    const { rows, columns } = this.board;
    return t("tour-board-label", {
      rows,
      columns,
      depth: state.depth,
      squares: this.tour.length,
      last,
    });
  }

  startAt(square: number) {
    const { start, givens } = this.tour;
    if (this.board.holes.has(square) || square === start || givens.has(square)) return null;
    const parts = this.scenario.text.split("/");
    parts[2] = this.name(square);
    return parts.join("/");
  }

  /** The scenario after a click: it takes a given number away, gives one on the path, or blocks or frees a square. */
  toggle(square: number, _side?: Way, state?: State) {
    const { start, givens } = this.tour;
    if (square === start) return null;
    if (givens.has(square)) return this.#give(square, 0);
    const number = state?.numberOf[square] ?? 0;
    return number > 1
      ? this.#give(square, number)
      : toggleHole(this.scenario.text, this.board, square);
  }

  /** The scenario with a digit typed at a square, after those that are there, or with its number taken away. */
  type(square: number, key: string) {
    const { start, givens, length } = this.tour;
    if (square === start || this.board.holes.has(square)) return null;
    if (!/[0-9]/.test(key)) return givens.has(square) ? this.#give(square, 0) : null;
    const begun = this.#typed.square === square ? this.#typed.number : (givens.get(square) ?? 0);
    const longer = 10 * begun + Number(key);
    const number = longer <= length ? longer : Number(key);
    this.#typed = { square, number };
    // Number 1 is the start, and another square's number is not lost to the first digit of a longer one.
    const taken = [...givens].some(([at, other]) => at !== square && other === number);
    const begins = number <= 1 || (taken && 10 * number <= length);
    return begins ? null : this.#give(square, number);
  }

  /** The scenario with a number given to a square, and to no other; 0 takes it away. */
  #give(square: number, number: number) {
    const given = [...this.tour.givens].filter(([at, other]) => at !== square && other !== number);
    if (number > 0) given.push([square, number]);
    const written = given.map(([at, one]) => `${one}:${this.name(at)}`);
    return withValue(withValue(this.scenario.text, "end", ""), "givens", written);
  }
}
