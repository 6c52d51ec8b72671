import type { Catalogue, Parameter } from "../../engine/catalogue/types.ts";
import { cite } from "../../engine/fragment/cite.ts";
import type { Move, Scenario } from "../../engine/types/scenario.ts";
import { t } from "../../language/translate.ts";
import { type Board, parseBoard } from "../shared/board.ts";
import {
  formatMoves,
  KNIGHT,
  type Leaper,
  orderMoves,
  parseLeaper,
  parseMoves,
} from "./parse-moves.ts";

/** A tour's scenario as the page draws it, validated like `knights.puzzles.tour` does. */

export interface Tour {
  board: Board;
  start: number | null; // null for any
  moves: readonly Move[]; // in the order of trying
  closed: boolean;
  end: number | null;
  size: number; // choices are 0 .. size-1: the squares
  length: number; // of a complete path
  root: number[];
}

/**
 * Build a tour from a scenario's values.
 *
 * @throws {RangeError} for a wrong value
 */
function buildTour(values: Record<string, string>, { orders, leapers, puzzles }: Catalogue): Tour {
  const board = parseBoard(values.board, values.holes);
  const parameters = puzzles.find(({ name }) => name === "tour")?.parameters ?? [];
  // The first parameter limits the board's sides.
  checkSides(board, values, parameters[0], farthest(values, parameters));
  const start = values.start === "any" ? null : board.square(values.start);
  const moves = readMoves(values.order, parseLeaper(values.leaper, leapers), orders);
  const end = values.end === "" ? null : board.square(values.end);
  const size = board.rows * board.columns;
  const length = size - board.holes.size;
  checkTour(board, { start, end, length });
  const closed = values.goal.endsWith("closed");
  return { board, start, moves, closed, end, size, length, root: start === null ? [] : [start] };
}

export const taskOf = (scenario: Scenario) => scenario.task as Tour;

/**
 * Read a tour's values, and make their texts canonical.
 *
 * @throws {RangeError} for a wrong value
 */
export function readTour(values: Record<string, string>, catalogue: Catalogue) {
  const task = buildTour(values, catalogue);
  return { task, values: canonicalValues(task, values, catalogue) };
}

/**
 * True when a path through all squares ends as the tour requires.
 *
 * @param depth how much of the path counts
 */
export function endsRight(
  { board, moves, closed, end }: Tour,
  path: ArrayLike<number>,
  depth: number,
) {
  const last = path[depth - 1];
  if (end !== null && last !== end) return false;
  return !closed || board.neighbours(last, moves).includes(path[0]);
}

/** Longest side in the page with the chosen strategy, if that is longer than usual; otherwise 0. */
function farthest(values: Record<string, string>, parameters: Parameter[]) {
  const strategy = parameters.find(({ name }) => name === "strategy");
  return strategy?.choices.find(({ value }) => value === values.strategy)?.page_max ?? 0;
}

function checkSides(
  board: Board,
  { board: text }: Record<string, string>,
  { high, page_max, page_advice = "" }: Parameter,
  far: number,
) {
  const longest = Math.max(board.rows, board.columns);
  if (high !== null && longest > high) {
    throw new RangeError(t("link-long-side", { board: cite(text), most: String(high) }));
  }
  if (page_max === null || longest <= Math.max(page_max, far)) return;
  const most = String(Math.max(far, page_max));
  throw new RangeError(
    t("link-too-large", {
      name: "board",
      value: cite(String(board)),
      most,
      advice: far > page_max ? "" : page_advice,
    }),
  );
}

function checkTour(
  board: Board,
  { start, end, length }: { start: number | null; end: number | null; length: number },
) {
  if (length === 0) throw new RangeError(t("link-no-square", { board: String(board) }));
  if (end !== null && end === start && length > 1) {
    throw new RangeError(t("link-end", { end: cite(board.name(end)) }));
  }
}

/** Read an order of moves: a name with a leaper, or a list of moves, which needs no leaper. */
function readMoves(order: string, leaper: Leaper, orders: Catalogue["orders"]) {
  if (!/^-?[0-9]/.test(order)) return orderMoves(order, orders, leaper);
  if (leaper.join() !== KNIGHT.join())
    throw new RangeError(t("link-two-leapers", { leaper: leaper.join() }));
  return parseMoves(order);
}

/** Canonical texts of the values that can be written in more than one way. */
function canonicalValues(
  { board, start, moves, end }: Tour,
  values: Record<string, string>,
  catalogue: Catalogue,
) {
  return {
    ...values,
    ...nameMoves(moves, values, catalogue),
    board: String(board),
    start: start === null ? "any" : board.name(start),
    holes: board.holeNames,
    end: end === null ? "" : board.name(end),
  };
}

/** The name and leaper of a list of moves, if it equals a named order, so that both texts become the same. */
function nameMoves(
  moves: readonly Move[],
  values: Record<string, string>,
  { orders, leapers }: Catalogue,
) {
  if (Object.hasOwn(orders, values.order)) {
    return { order: values.order, leaper: parseLeaper(values.leaper, leapers).join() };
  }
  const [a, b] = moves[0].map(Math.abs).sort((one, other) => one - other);
  for (const name of Object.keys(orders)) {
    if (formatMoves(orderMoves(name, orders, [a, b])) === formatMoves(moves)) {
      return { order: name, leaper: `${a},${b}` };
    }
  }
  return { order: formatMoves(moves), leaper: KNIGHT.join() };
}
