import type { Palette } from "../../dom/theme.ts";
import type { State } from "../../engine/run/search-state.ts";
import type { GridSketch } from "../../engine/search/types.ts";
import type { Candidate } from "../../engine/types/python-replies.ts";
import type { Scenario } from "../../engine/types/scenario.ts";
import { t } from "../../language/translate.ts";
import type { SignName } from "../sentences.ts";
import { wayOf } from "../shared/arrow.ts";
import { outlineOf, type Wall, wallsOf } from "../shared/walls.ts";
import type { Ground, Moment, Size } from "../types.ts";
import { View } from "../view.ts";
import { drawGrid, layOutGrid } from "./sudoku-drawing.ts";
import {
  blocksOf,
  DIGITS,
  digitsOf,
  freeDigits,
  gridOf,
  notedDigits,
  peersOf,
  unitsOf,
} from "./sudoku-picture.ts";

/** Greatest height of a heat map's grid, in pixels. */
const HIGHEST = 300;

/** A sudoku's grid. A choice is `cell * n + digit - 1`; a cell that is pointed at stands for its first choice. */

type Mark =
  | "small"
  | "small-next"
  | "small-tried"
  | "small-ruled-out"
  | "frame-cell"
  | "frame-digit"
  | "placed"
  | "given-up";

export class SudokuView extends View {
  notes = true;
  declare n: number;
  declare givens: string;
  declare walls: Wall[];
  declare peers: number[][];

  constructor(scenario: Scenario, { n, givens, regions }: GridSketch) {
    const length = Array.from(givens).filter((digit) => digit === ".").length;
    super(scenario, { size: n ** 3, length, root: [] });
    this.n = n;
    this.givens = givens;
    const blocks = blocksOf(n, regions);
    this.walls = wallsOf(n, blocks);
    const units = unitsOf(n, blocks);
    this.peers = Array.from(givens, (_, cell) => peersOf(units, cell));
  }

  draw(context: CanvasRenderingContext2D, size: Size, palette: Palette, moment: Moment) {
    const { state, candidates = [], flash, cursor, asked = false, notes } = moment;
    const ahead = asked || notes ? null : (moment.ahead ?? null);
    const { n } = this;
    const grid = gridOf(this.givens, n, state);
    const free = ahead === null ? freeDigits(grid, n, this.peers) : digitsOf(ahead[0], n);
    const shown = asked || notes ? [] : candidates;
    const cellsOf = (some: readonly Candidate[]) => [
      ...new Set(some.map(([choice]) => Math.floor(choice / n))),
    ];
    const cells = cellsOf(shown);
    // The digits of a cell are several candidates of one cell.
    const digitNext = shown.length === 1 || cells.length > 1;
    const fitting = shown.filter(([, , standing]) => standing !== "refused");
    const tried = shown.filter(([, , standing]) => standing === "tried" || standing === "undone");
    return drawGrid(context, size, layOutGrid(n, size), palette, {
      grid,
      givens: this.givens,
      walls: this.walls,
      free: asked ? notedDigits(free, n, notes ?? null) : free,
      focus: digitNext ? cellsOf(fitting) : cells,
      digitNext,
      looked: new Set(fitting.map(([choice]) => choice)),
      ruledOut: digitsOf(ahead?.[1] ?? [], n),
      tried: new Set(tried.map(([choice]) => choice)),
      placed: state.last !== null && state.last >= 0 ? Math.floor(state.last / n) : -1,
      undone: Math.floor(state.undone / n),
      flash,
      cursor: Math.floor(cursor / n),
    });
  }

  choiceAt(size: Size, x: number, y: number) {
    const { n, cell, left, top } = layOutGrid(this.n, size);
    const column = Math.floor((x - left) / cell);
    const row = Math.floor((y - top) / cell);
    const inside = column >= 0 && column < n && row >= 0 && row < n;
    return inside ? (row * n + column) * n : -1;
  }

  ringOf(choice: number, size: Size) {
    const { n, cell: side, left, top } = layOutGrid(this.n, size);
    const cell = Math.floor(choice / n);
    const [x, y] = [(cell % n) + 0.5, Math.floor(cell / n) + 0.5];
    const [radius, half] = [0.4, 0.47].map((part) => Math.max(0, side * part));
    return { x: left + x * side, y: top + y * side, radius, half };
  }

  formatMark(sign: SignName) {
    const mark = sign as Mark;
    return t(`sudoku-signs-${mark}`);
  }

  ground(width: number): Ground {
    const { n } = this;
    const side = Math.floor(Math.min(width, HIGHEST) / n);
    const left = Math.floor((width - side * n) / 2);
    const places = Array.from(this.givens, (digit, cell) => {
      const [x, y] = [left + (cell % n) * side, 1 + Math.floor(cell / n) * side];
      return {
        name: this.#cell(cell * n),
        outline: `M${x} ${y}h${side}v${side}h${-side}Z`,
        x: x + side / 2,
        y: y + side / 2,
        room: side,
        given: digit !== ".",
      };
    });
    const over = outlineOf(this.walls, side, left, 1);
    return {
      title: t("sudoku-heat"),
      height: side * n + 2,
      places,
      placeOf: (choice) => Math.floor(choice / n),
      over,
    };
  }

  moveCursor(cursor: number, key: string) {
    if (cursor < 0) return 0;
    const { n } = this;
    const cell = Math.floor(cursor / n);
    const { right, up } = wayOf(key);
    const row = Math.floor(cell / n) - up;
    const column = (cell % n) + right;
    const inside = row >= 0 && row < n && column >= 0 && column < n;
    return inside ? (row * n + column) * n : cursor;
  }

  cell(cursor: number, state: State) {
    const { n, givens } = this;
    const cell = Math.floor(cursor / n);
    const digit = gridOf(givens, n, state)[cell];
    const written = digit === 0 ? null : this.#digit(cell * n + digit - 1);
    const at = this.#cell(cursor);
    if (written === null) return t("sudoku-content-blank", { cell: at });
    return t("sudoku-content", { cell: at, digit: written, given: givens[cell] !== "." });
  }

  sentence({ last }: State) {
    if (last === null) return t("run-step-start");
    const [key, choice] =
      last >= 0 ? (["sudoku-step-placed", last] as const) : (["sudoku-step-taken", ~last] as const);
    return t(key, { cell: this.#cell(choice), digit: this.#digit(choice) });
  }

  name(choice: number) {
    return `${this.#cell(choice)}: ${this.#digit(choice)}`;
  }

  nodeName(choice: number) {
    return `${this.#cell(choice)}=${this.#digit(choice)}`;
  }

  brief(choice: number) {
    return this.#digit(choice);
  }

  alternatives(choice: number) {
    const first = choice - (choice % this.n);
    return Array.from({ length: this.n }, (_, digit) => first + digit);
  }

  placeName(choice: number) {
    return this.#cell(choice);
  }

  #cell(choice: number) {
    const cell = Math.floor(choice / this.n);
    return `r${Math.floor(cell / this.n) + 1}c${(cell % this.n) + 1}`;
  }

  #digit(choice: number) {
    return DIGITS[choice % this.n];
  }

  label({ depth, length }: State) {
    return t("sudoku-label", { n: this.n, filled: depth, blanks: length });
  }

  /** The scenario with a digit typed into a cell or deleted: an own puzzle. */
  type(choice: number, key: string) {
    const blank = ["Backspace", "Delete", "0", "."].includes(key);
    const digit = blank ? "." : key.toUpperCase();
    if (!blank && !DIGITS.slice(0, this.n).includes(digit)) return null;
    const cell = Math.floor(choice / this.n);
    const givens = this.givens.slice(0, cell) + digit + this.givens.slice(cell + 1);
    const parts = this.scenario.text.split("/");
    parts[1] = givens;
    return parts.join("/");
  }
}
