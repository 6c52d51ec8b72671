import { cite } from "../../engine/fragment/cite.ts";
import type { Move } from "../../engine/types/scenario.ts";
import { t } from "../../language/translate.ts";

/** Parses and formats move orders and leapers, as `knights.move_orders` does. */

/** Both lengths of its leap, the smaller one first. */
export type Leaper = readonly [number, number];

type Orders = Record<string, readonly Move[]>;

const LONGEST_LEAP = 99;
export const KNIGHT: Leaper = [1, 2];

/** True when a scenario's piece moves like a knight, as far as its values tell. */
export const isKnight = ({ leaper, order }: Record<string, string>) =>
  !/[0-9]/.test(order) && ["1,2", "knight"].includes(leaper);

/**
 * Parse a leaper: its name, or two numbers in either order (`camel`, `1,3`, `3,1`).
 *
 * @throws {RangeError} when it is neither
 */
export function parseLeaper(text: string, leapers: Record<string, Leaper>): Leaper {
  if (Object.hasOwn(leapers, text.trim())) return leapers[text.trim()];
  const numbers = /^([0-9]{1,2}),([0-9]{1,2})$/.exec(text.trim());
  if (numbers === null) {
    throw new RangeError(t("link-leaper", { leaper: cite(text), known: Object.keys(leapers) }));
  }
  const [a, b] = [Number(numbers[1]), Number(numbers[2])].sort((one, other) => one - other);
  if (b < 1) throw new RangeError(t("link-leap", { leaper: `${a},${b}`, longest: LONGEST_LEAP }));
  return [a, b];
}

/**
 * A leaper's moves in the order with this name.
 *
 * @throws {RangeError} when there is no such order
 */
export function orderMoves(name: string, orders: Orders, leaper: Leaper = KNIGHT) {
  if (!Object.hasOwn(orders, name)) {
    throw new RangeError(t("link-order", { order: cite(name), known: Object.keys(orders) }));
  }
  return scaleMoves(orders[name], leaper);
}

/**
 * Convert a knight's moves to another leaper's: 1 becomes the leaper's `a`, 2 becomes `b`. Of moves that become equal
 * (the wazir has only four) the first one stays.
 */
export function scaleMoves(order: readonly Move[], [a, b]: Leaper) {
  // Adding 0 turns -0 into 0.
  const scale = (step: number) => Math.sign(step) * (Math.abs(step) === 1 ? a : b) + 0;
  const moves: Map<string, Move> = new Map();
  for (const [dx, dy] of order) {
    const move = [scale(dx), scale(dy)] as Move;
    if (!moves.has(move.join())) moves.set(move.join(), move);
  }
  return [...moves.values()];
}

/**
 * Parse a list of moves `dx,dy;dx,dy...`; white space may replace the semicolons.
 *
 * @throws {RangeError} when a move is no pair of numbers, is 0,0, or is repeated
 */
export function parseMoves(text: string) {
  const moves: Move[] = [];
  for (const part of text.replace(/^[; \t\n]+|[; \t\n]+$/g, "").split(/[;\s]+/)) {
    const numbers = /^(-?[0-9]{1,2}),(-?[0-9]{1,2})$/.exec(part);
    if (numbers === null)
      throw new RangeError(t("link-move", { move: cite(part), longest: LONGEST_LEAP }));
    moves.push([Number(numbers[1]) + 0, Number(numbers[2]) + 0]);
  }
  checkMoves(moves);
  return moves;
}

/** @throws {RangeError} when a move is 0,0 or is repeated */
function checkMoves(moves: readonly Move[]) {
  const seen = new Set();
  for (const [dx, dy] of moves) {
    if (dx === 0 && dy === 0) throw new RangeError(t("link-no-move"));
    if (seen.has(`${dx},${dy}`))
      throw new RangeError(t("link-move-twice", { move: `${dx},${dy}` }));
    seen.add(`${dx},${dy}`);
  }
}

/** Format moves so that `parseMoves` reads them back. */
export function formatMoves(moves: readonly Move[]) {
  return moves.map(([dx, dy]) => `${dx},${dy}`).join(";");
}
