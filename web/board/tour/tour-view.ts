import type { Palette } from "../../dom/theme.ts";
import type { State } from "../../engine/run/search-state.ts";
import type { Description } from "../../engine/search/types.ts";
import type { Scenario } from "../../engine/types/scenario.ts";
import { t } from "../../language/translate.ts";
import type { SignName } from "../sentences.ts";
import { wayOf } from "../shared/arrow.ts";
import { type Board, toggleHole } from "../shared/board.ts";
import { groundOf, layOutBoard, ringOf, squareAt } from "../shared/board-layout.ts";
import { letterSize } from "../shared/lettering.ts";
import { PictureCache } from "../shared/picture-cache.ts";
import type { Moment, Ring, Size } from "../types.ts";
import { View } from "../view.ts";
import { drawBoard, numeralOf } from "./board-drawing.ts";
import { endsRight, type Tour } from "./tour.ts";
import { byDegree, inMoveOrder, pictureOf } from "./tour-picture.ts";
import { sentenceOf } from "./tour-sentence.ts";

/** A tour on its board. It computes everything about the board itself, so it does not wait for Python. */

type Mark = "last" | "undone" | "dot-undone" | "blocked";

export class TourView extends View {
  moves = true;
  step = "square";
  /** Python's random tie-breaks, once it has sent them: of equal degrees, the smaller value goes first. */
  #bias: number[] | null = null;
  #targets: (readonly (number | null)[])[] = [];
  #caches = { squares: new PictureCache(), numbers: new PictureCache() };
  declare tour: Tour;
  declare board: Board;
  declare closed: boolean;
  declare ends: boolean;
  declare inOrder: boolean;

  constructor(scenario: Scenario, tour: Tour) {
    super(scenario, tour);
    const { order, strategy } = scenario.values;
    this.tour = tour;
    this.board = tour.board;
    this.closed = tour.closed;
    this.ends = tour.end !== null;
    this.inOrder = ["backtrack", "pruned", "naive"].includes(strategy);
    if (!/[0-9]/.test(order)) this.textStyle = order;
  }

  applyDescription({ board }: Description) {
    this.#bias = board?.bias ?? null;
  }

  /** True when the order of trying is known. */
  get ordered() {
    const { strategy, ties } = this.scenario.values;
    return strategy !== "warnsdorff" || ties !== "random" || this.#bias !== null;
  }

  draw(context: CanvasRenderingContext2D, size: Size, palette: Palette, moment: Moment) {
    const picture = pictureOf(this, moment);
    return drawBoard(context, this.#layout(size), palette, picture, this.#caches);
  }

  choiceAt(size: Size, x: number, y: number) {
    return squareAt(this.#layout(size), x, y);
  }

  ringOf(square: number, size: Size): Ring | null {
    return ringOf(this.#layout(size), square);
  }

  numberOf({ path, depth }: State, size: Size) {
    return numeralOf(this.#layout(size), path, depth, size);
  }

  formatMark(sign: SignName) {
    const { strategy } = this.scenario.values;
    if (sign === "next" || sign === "open") {
      return t(`tour-signs-${sign}`, { degrees: strategy === "warnsdorff" });
    }
    if (sign === "tried") {
      return t("tour-signs-tried", { refuses: ["pruned", "warnsdorff"].includes(strategy) });
    }
    const mark = sign as Mark;
    return t(`tour-signs-${mark}`);
  }

  ghostOf(square: number, number: number, size: Size) {
    const ring = this.ringOf(square, size);
    if (ring === null) return null;
    const { x, y, radius } = ring;
    return { x, y, size: letterSize(0.7 * radius, radius, size), text: String(number) };
  }

  trailOf(solution: readonly number[]) {
    return this.closed ? [...solution, solution[0]] : solution;
  }

  ground(width: number) {
    return groundOf(this.board, width, (square) => this.name(square), t("tour-heat"));
  }

  moveCursor(cursor: number, key: string) {
    if (cursor < 0) return this.tour.start ?? 0;
    const { right, up } = wayOf(key);
    const file = this.board.file(cursor) + right;
    const rank = this.board.rank(cursor) + up;
    const inside = file >= 0 && file < this.board.columns && rank >= 0 && rank < this.board.rows;
    return inside ? rank * this.board.columns + file : cursor;
  }

  name(square: number) {
    return this.board.name(square);
  }

  cell(square: number, { numberOf }: State) {
    return t("tour-cell", {
      square: this.name(square),
      number: numberOf[square],
      blocked: this.board.holes.has(square),
    });
  }

  /** The target of each move from a square, in move order; null off the board and on holes. */
  movesFrom(square: number) {
    this.#targets[square] ??= this.tour.moves.map(([dx, dy]) =>
      this.board.at(this.board.file(square) + dx, this.board.rank(square) + dy),
    );
    return this.#targets[square];
  }

  follows(before: number, square: number) {
    return this.movesFrom(before).includes(square);
  }

  endsRight(path: ArrayLike<number>) {
    return endsRight(this.tour, path, path.length);
  }

  /** The targets of the piece in the order in which the strategy tries them. */
  targets(state: State) {
    if (state.depth === 0) return [];
    const targets = inMoveOrder(this.movesFrom(state.top));
    if (this.scenario.values.strategy !== "warnsdorff") return targets;
    return byDegree(state, targets, (square) => this.movesFrom(square), this.#tieBreak(state));
  }

  /** The tie-break of Warnsdorff's rule: of equal degrees, the smaller value goes first. */
  #tieBreak({ numberOf }: State): (square: number, degree: (square: number) => number) => number {
    const { rows, columns } = this.board;
    switch (this.scenario.values.ties) {
      case "degree":
        return (square, degree) =>
          this.movesFrom(square).reduce(
            (sum: number, target) =>
              target === null || numberOf[target] > 0 ? sum : sum + degree(target),
            0,
          );
      case "centre":
        return (square) =>
          -((2 * this.board.file(square) - columns + 1) ** 2) -
          (2 * this.board.rank(square) - rows + 1) ** 2;
      case "random":
        return (square) => this.#bias?.[square] ?? 0;
      default:
        return () => 0;
    }
  }

  sentence({ state, before }: Moment) {
    return sentenceOf(state, before, this) + this.#reason(state);
  }

  /** True when, after an undo, the search certainly goes further back: everything left to try there is on the path. */
  passes(state: State) {
    const { depth, undone, numberOf } = state;
    const { strategy } = this.scenario.values;
    if (depth <= (this.task.root ?? []).length || !this.ordered || strategy === "construct")
      return false;
    const targets = this.targets(state).map(({ square }) => square);
    const left = targets.slice(targets.indexOf(undone) + 1);
    return left.every((square) => strategy !== "naive" && numberOf[square] > 0);
  }

  /** The reason for the last move, if the strategy does not follow the move order. */
  #reason(state: State) {
    if (state.last === null || state.last < 0 || state.depth < 2 || state.complete) return "";
    const { strategy } = this.scenario.values;
    if (strategy === "construct") return ` ${t("tour-constructed")}`;
    if (strategy !== "warnsdorff") return "";
    const free = this.movesFrom(state.top).filter(
      (target) => target !== null && state.numberOf[target] === 0,
    );
    return ` ${t("tour-leads-on", { degree: free.length })}`;
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
    if (this.board.holes.has(square) || square === this.tour.start) return null;
    const parts = this.scenario.text.split("/");
    parts[2] = this.name(square);
    return parts.join("/");
  }

  /** The scenario with a square blocked or freed. */
  toggle(square: number) {
    if (square === this.tour.start) return null;
    return toggleHole(this.scenario.text, this.board, square);
  }

  #layout({ width, height }: Size) {
    return layOutBoard(this.board.rows, this.board.columns, width, height);
  }
}
