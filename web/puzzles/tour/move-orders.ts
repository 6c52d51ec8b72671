import { cite } from "../../fragment/cite.ts";
import { tell } from "../../language/tell.ts";

/**
 * Move orders and leapers, read and written as `knights.board` does.
 *
 * @import { Move } from "../../types/scenario.ts"
 * @typedef {readonly [number, number]} Leaper how far it leaps one way and the other, the smaller
 *   number first
 * @typedef {Record<string, readonly Move[]>} Orders
 */

const LONGEST_LEAP = 99;
/** @type {Leaper} */
export const KNIGHT = [1, 2];

/** Whether a scenario's piece moves as a knight does, as far as its values say. @param {Record<string, string>} values */
export const isKnight = ({ leaper, order }) =>
  !/[0-9]/.test(order) && ["1,2", "knight"].includes(leaper);

/**
 * The leaper of a name or of two numbers, in either order: `camel`, `1,3`, `3,1`.
 *
 * @param {string} text
 * @param {Record<string, Leaper>} leapers
 * @returns {Leaper}
 * @throws {RangeError} when it is neither
 */
export function parseLeaper(text, leapers) {
  if (Object.hasOwn(leapers, text.trim())) return leapers[text.trim()];
  const numbers = /^([0-9]{1,2}),([0-9]{1,2})$/.exec(text.trim());
  if (numbers === null) {
    throw new RangeError(tell("link-leaper", { leaper: cite(text), known: Object.keys(leapers) }));
  }
  const [a, b] = [Number(numbers[1]), Number(numbers[2])].sort((one, other) => one - other);
  if (b < 1)
    throw new RangeError(tell("link-leap", { leaper: `${a},${b}`, longest: LONGEST_LEAP }));
  return [a, b];
}

/**
 * The moves of a leaper in the order of a name.
 *
 * @param {string} name
 * @param {Orders} orders
 * @param {Leaper} [leaper]
 * @throws {RangeError} when no order has that name
 */
export function orderMoves(name, orders, leaper = KNIGHT) {
  if (!Object.hasOwn(orders, name)) {
    throw new RangeError(tell("link-order", { order: cite(name), known: Object.keys(orders) }));
  }
  return scaleMoves(orders[name], leaper);
}

/**
 * A knight's moves made another leaper's: its 1 stands for the leaper's `a`, its 2 for `b`. Of
 * moves that become equal (the wazir has only four) the first one stays.
 *
 * @param {readonly Move[]} order
 * @param {Leaper} leaper
 */
export function scaleMoves(order, [a, b]) {
  // Adding 0 makes -0 a plain 0.
  /** @param {number} step */
  const scale = (step) => Math.sign(step) * (Math.abs(step) === 1 ? a : b) + 0;
  /** @type {Map<string, Move>} */
  const moves = new Map();
  for (const [dx, dy] of order) {
    const move = /** @type {Move} */ ([scale(dx), scale(dy)]);
    if (!moves.has(move.join())) moves.set(move.join(), move);
  }
  return [...moves.values()];
}

/**
 * The moves of a list `dx,dy;dx,dy...`; white space may stand for the semicolons.
 *
 * @param {string} text
 * @throws {RangeError} when a move is no pair of numbers, is 0,0, or stands twice
 */
export function parseMoves(text) {
  /** @type {Move[]} */
  const moves = [];
  for (const part of text.replace(/^[; \t\n]+|[; \t\n]+$/g, "").split(/[;\s]+/)) {
    const numbers = /^(-?[0-9]{1,2}),(-?[0-9]{1,2})$/.exec(part);
    if (numbers === null)
      throw new RangeError(tell("link-move", { move: cite(part), longest: LONGEST_LEAP }));
    moves.push([Number(numbers[1]) + 0, Number(numbers[2]) + 0]);
  }
  checkMoves(moves);
  return moves;
}

/**
 * @param {readonly Move[]} moves
 * @throws {RangeError}
 */
function checkMoves(moves) {
  const seen = new Set();
  for (const [dx, dy] of moves) {
    if (dx === 0 && dy === 0) throw new RangeError(tell("link-no-move"));
    if (seen.has(`${dx},${dy}`))
      throw new RangeError(tell("link-move-twice", { move: `${dx},${dy}` }));
    seen.add(`${dx},${dy}`);
  }
}

/** The list of moves as `parseMoves` reads it. @param {readonly Move[]} moves */
export function formatMoves(moves) {
  return moves.map(([dx, dy]) => `${dx},${dy}`).join(";");
}
