import type { Palette } from "../../dom/theme.ts";
import type { State } from "../../engine/run/search-state.ts";
import type { Scenario } from "../../engine/types/scenario.ts";
import { t } from "../../language/translate.ts";
import type { SignName } from "../sentences.ts";
import { wayOf } from "../shared/arrow.ts";
import { type Board, fileName, parseBoard, toggleHole, withValue } from "../shared/board.ts";
import { groundOf, layOutBoard, ringOf, squareAt } from "../shared/board-layout.ts";
import { queenGhost } from "../shared/queen.ts";
import type { Moment, Size } from "../types.ts";
import { View } from "../view.ts";
import { drawQueens } from "./queens-drawing.ts";
import { attackedSquares, pictureOf, type QueensPicture } from "./queens-picture.ts";

/** Queens that the board's label names. */
const MOST_NAMES = 32;

/**
 * Queens on their board, one per column. A choice is `column * n + row`; the layout numbers squares `row * n + column`.
 */

type Mark =
  | "next"
  | "open"
  | "tried"
  | "square-open"
  | "square-tried"
  | "compared"
  | "refused"
  | "found"
  | "held"
  | "possible"
  | "ruled-out"
  | "attacked"
  | "blocked"
  | "given"
  | "placed"
  | "undone";

export class QueensView extends View {
  step = "queen";
  blocks: View["blocks"] = "form-block-queens";
  declare n: number;
  declare test: string;
  declare order: string;
  declare strategy: string;
  declare board: Board;
  /** Blocked choices. */
  declare holes: Set<number>;
  /** Choices of the queens that stand from the beginning. */
  declare givens: Set<number>;

  constructor(scenario: Scenario) {
    const n = Number(scenario.values.n);
    const root = readGivens(scenario.values) ?? [];
    super(scenario, { size: n * n, length: n, root });
    this.n = n;
    this.givens = new Set(root);
    this.test = scenario.values.test;
    this.order = scenario.values.order;
    this.strategy = scenario.values.strategy;
    this.board = boardOf(scenario.values) as Board;
    this.holes = new Set([...this.board.holes].map((square) => this.#turn(square)));
  }

  draw(
    context: CanvasRenderingContext2D,
    { width, height }: Size,
    palette: Palette,
    moment: Moment,
  ) {
    const picture = pictureOf(this.n, moment, this.test, this, this.order);
    return this.drawPicture(context, { width, height }, palette, picture);
  }

  drawPicture(
    context: CanvasRenderingContext2D,
    { width, height }: Size,
    palette: Palette,
    picture: QueensPicture,
  ) {
    return drawQueens(context, layOutBoard(this.n, this.n, width, height), palette, picture);
  }

  choiceAt({ width, height }: Size, x: number, y: number) {
    const square = squareAt(layOutBoard(this.n, this.n, width, height), x, y);
    return square < 0 ? -1 : this.#turn(square);
  }

  /** Convert a choice to a square, or a square to a choice: choices count column by column, squares row by row. */
  #turn(number: number) {
    return (number % this.n) * this.n + Math.floor(number / this.n);
  }

  ringOf(choice: number, { width, height }: Size) {
    return ringOf(layOutBoard(this.n, this.n, width, height), this.#turn(choice));
  }

  formatMark(sign: SignName) {
    const mark = sign as Mark;
    if (mark === "refused" && this.strategy !== "backtrack") return t("queens-signs-refused-ahead");
    return t(`queens-signs-${mark}`);
  }

  ghostOf(choice: number, _number: number, size: Size) {
    return queenGhost(this.ringOf(choice, size));
  }

  ground(width: number) {
    const ground = groundOf(
      this.board,
      width,
      (square) => this.name(this.#turn(square)),
      t("queens-heat"),
    );
    return { ...ground, placeOf: (choice: number) => this.#turn(choice) };
  }

  moveCursor(cursor: number, key: string) {
    if (cursor < 0) return 0;
    const { n } = this;
    const { right, up } = wayOf(key);
    const column = Math.floor(cursor / n) + right;
    const row = (cursor % n) + up;
    return Math.min(n - 1, Math.max(0, column)) * n + Math.min(n - 1, Math.max(0, row));
  }

  name(choice: number) {
    return fileName(Math.floor(choice / this.n)) + ((choice % this.n) + 1);
  }

  cell(choice: number, { path, depth, numberOf }: State) {
    const { n } = this;
    const [column, row] = [Math.floor(choice / n), choice % n];
    const attackers = Array.from(path.subarray(0, depth)).filter((queen) => {
      const across = Math.abs(Math.floor(queen / n) - column);
      const up = Math.abs((queen % n) - row);
      return across === 0 || up === 0 || across === up;
    });
    const names = attackers.map((queen) => this.name(queen));
    if (this.holes.has(choice)) return t("queens-cell-blocked", { square: this.name(choice) });
    return t("queens-cell", {
      square: this.name(choice),
      taken: numberOf[choice] > 0,
      given: this.givens.has(choice),
      attackers: names,
    });
  }

  label(state: State) {
    const squares = Array.from(state.path.subarray(0, state.depth), (choice) => this.name(choice));
    const told = squares.length > MOST_NAMES ? "" : squares.join(" ");
    return t("queens-label", {
      n: this.n,
      holes: this.holes.size,
      depth: state.depth,
      named: told !== "",
      squares: told,
    });
  }

  /** The scenario with a square blocked; then with a given queen there, unless another attacks it; then free. */
  toggle(choice: number) {
    const { board, holes, givens, scenario } = this;
    const queens = [...givens].filter((given) => given !== choice);
    const turned = givens.has(choice)
      ? scenario.text
      : toggleHole(scenario.text, board, this.#turn(choice));
    if (holes.has(choice) && this.canGive(choice, queens)) queens.push(choice);
    const names = queens.sort(ascending).map((given) => this.name(given));
    return withValue(turned, "givens", names);
  }

  /** True when a queen can be given on a square besides these. */
  canGive(choice: number, queens: readonly number[]) {
    return attackedSquares(this.n, queens)[choice] === 0;
  }
}

const ascending = (one: number, other: number) => one - other;

/** The choices of a scenario's given queens, in order; null for one that is not on a free square of the board. */
function readGivens(values: Record<string, string>) {
  const board = boardOf(values);
  const names = values.givens ? values.givens.split(",") : [];
  const squares = names.map((name) => board?.square(name) ?? null);
  const known = squares.filter((square) => square !== null);
  const n = Number(values.n);
  if (board === null || known.length < squares.length) return null;
  return known.map((square) => (square % n) * n + Math.floor(square / n)).sort(ascending);
}

/** True when a scenario's values can be drawn. */
export const canDraw = (values: Record<string, string>) => readGivens(values) !== null;

/** The board of a scenario's values. @throws {RangeError} for a blocked square that is not on the board */
const boardOf = ({ n, holes }: Record<string, string>) => parseBoard(`${n}x${n}`, holes);
