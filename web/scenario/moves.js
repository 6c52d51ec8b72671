import { quote } from "./quote.js";

/**
 * Move orders as `knights.board` reads them.
 *
 * @typedef {import("./board.js").Move} Move
 */

const LONGEST_LEAP = 99;

/**
 * The moves of a list `dx,dy;dx,dy...`; white space may stand for the semicolons.
 *
 * @param {string} text
 * @returns {Move[]}
 * @throws {RangeError} when a move is no pair of numbers, is 0,0, or stands twice
 */
export function parseMoves(text) {
  /** @type {Move[]} */
  const moves = [];
  for (const part of text.replace(/^[; \t\n]+|[; \t\n]+$/g, "").split(/[;\s]+/)) {
    const numbers = /^(-?[0-9]{1,2}),(-?[0-9]{1,2})$/.exec(part);
    if (numbers === null) {
      throw new RangeError(
        `move ${quote(part)}: it must be dx,dy with numbers up to ${LONGEST_LEAP},` +
          " for instance 1,2 or -2,1",
      );
    }
    // Adding 0 makes -0 a plain 0.
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
    if (dx === 0 && dy === 0) {
      throw new RangeError("move '0,0': it must lead to another square");
    }
    if (seen.has(`${dx},${dy}`)) {
      throw new RangeError(`move '${dx},${dy}': it stands twice in the order; leave one out`);
    }
    seen.add(`${dx},${dy}`);
  }
}

/**
 * The list of moves as `parseMoves` reads it.
 *
 * @param {readonly Move[]} moves
 */
export function formatMoves(moves) {
  return moves.map(([dx, dy]) => `${dx},${dy}`).join(";");
}

/**
 * A knight's order made one of another leaper's moves: its 1 stands for the leaper's `a`, its 2 for `b`. Of moves that become
 * equal (the wazir has only four) the first one stays.
 *
 * @param {readonly Move[]} order
 * @param {readonly [number, number]} leaper the smaller step first
 * @returns {Move[]}
 */
export function scaleMoves(order, [a, b]) {
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
