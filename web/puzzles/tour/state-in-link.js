import { readNumber, writeNumber } from "../../fragment/digits.js";
import { wantedCount } from "../shared/goal.js";
import { taskOf } from "./tour.js";

/**
 * The state of a tour's search as a link holds it: one number in mixed radix that says, for each level of the path, which of the
 * squares that were free to go to was taken; of a search for some solutions also how many it had found by then. Written and read
 * as `knights` does.
 *
 * @import { LinkRules } from "../../catalogue/types.d.ts"
 * @import { Scenario, SearchMoment } from "../../types/scenario.d.ts"
 * @import { Tour } from "./tour.js"
 */

const CHECKS = 4096n;

/** Whether a path of this scenario is short enough for a link. @param {Scenario} scenario @param {LinkRules} rules */
export const fitsLink = (scenario, rules) => taskOf(scenario).length <= rules.longest_path;

/** The text of a tour's state. @param {Scenario} scenario @param {SearchMoment} moment */
export function writeState(scenario, moment) {
  const tour = taskOf(scenario);
  const { path, undone, deepest } = moment;
  const root = tour.root.length;
  const free = new FreeSquares(scenario, tour);
  /** @type {[value: number, radix: number][]} */
  const digits = [
    [path.length - root, tour.length - root + 1],
    [deepest - path.length, tour.length - path.length + 1],
  ];
  const wanted = wantedCount(scenario);
  const found = wanted > 1 ? (moment.found ?? 0) : null;
  if (found !== null) digits.push([found, wanted + 1]);
  path.forEach((square, depth) => {
    if (depth >= root) digits.push([free.list().indexOf(square), free.list().length]);
    free.enter(square);
  });
  const open = free.list();
  digits.push([undone === null ? 0 : open.indexOf(undone) + 1, open.length + 1]);
  let number = 0n;
  for (const [value, radix] of digits.reverse()) number = number * BigInt(radix) + BigInt(value);
  return writeNumber(number * CHECKS + check(scenario, { ...moment, found }));
}

/**
 * The state of a text at a position of a tour's search.
 *
 * @param {Scenario} scenario
 * @param {number} position
 * @param {string} text
 * @param {LinkRules} rules
 * @returns {SearchMoment | null} null when it is not the text of a state at that position
 */
export function readState(scenario, position, text, rules) {
  const tour = taskOf(scenario);
  const whole = text.length <= rules.longest_state ? readNumber(text) : null;
  if (whole === null || !fitsLink(scenario, rules)) return null;
  let number = whole / CHECKS;
  /** @param {number} radix */
  const take = (radix) => {
    const digit = Number(number % BigInt(radix));
    number /= BigInt(radix);
    return digit;
  };
  const root = tour.root.length;
  const below = take(tour.length - root + 1);
  const deeper = take(tour.length - root - below + 1);
  const wanted = wantedCount(scenario);
  const found = wanted > 1 ? take(wanted + 1) : null;
  const free = new FreeSquares(scenario, tour);
  const path = [...tour.root];
  for (const square of path) free.enter(square);
  for (let level = 0; level < below; level++) {
    const open = free.list();
    if (open.length === 0) return null;
    const square = open[take(open.length)];
    path.push(square);
    free.enter(square);
  }
  const open = free.list();
  const tried = take(open.length + 1);
  const undone = tried > 0 ? open[tried - 1] : null;
  const moment = { position, path, undone, deepest: path.length + deeper, found };
  // The search ends with the last solution that is wanted.
  const over = found === wanted;
  if (over && (path.length < tour.length || undone !== null)) return null;
  // Every event before it is a place or an undo, and there are enough of them to have been there.
  const enough = position >= moment.deepest - root && (position - below) % 2 === 0;
  return number === 0n && enough && writeState(scenario, moment) === text ? moment : null;
}

/** The squares that a path can go on to, in the order of the moves, whatever the strategy and goal. */
class FreeSquares {
  #tour;
  #again;
  /** @type {Set<number>} */
  #visited = new Set();
  #last = -1;
  #depth = 0;

  /** @param {Scenario} scenario @param {Tour} tour */
  constructor({ values }, tour) {
    this.#tour = tour;
    this.#again = values.strategy === "naive";
  }

  /** @param {number} square */
  enter(square) {
    this.#visited.add(square);
    this.#last = square;
    this.#depth++;
  }

  list() {
    const { board, moves, size, length } = this.#tour;
    if (this.#depth >= length) return [];
    if (this.#depth === 0) {
      return Array.from({ length: size }, (_, square) => square).filter((s) => !board.holes.has(s));
    }
    const reached = board.neighbours(this.#last, moves);
    return this.#again ? reached : reached.filter((square) => !this.#visited.has(square));
  }
}

/** Of more possible ends the pruned search once saw less. */
const MOST_ENDS = 64;

/**
 * Which of its searches a strategy is, where it once was another, so that a state from then belongs to no step of it: "pruned"
 * cut less, of large boards and of those four wide twice; "warnsdorff" counted moves that do not lead on, and left the half of a board four wide too early.
 *
 * @param {Scenario} scenario
 */
function revisionOf(scenario) {
  const { strategy } = scenario.values;
  if (strategy !== "pruned" && strategy !== "warnsdorff") return "";
  const { board, moves, closed, length } = taskOf(scenario);
  if (strategy === "pruned") {
    const inTurn = moves.every(([x, y]) => (x + y) % 2 !== 0);
    const ends = inTurn ? Math.ceil(length / 2) : length;
    return hasHalves(board, moves, closed) || ends > MOST_ENDS ? ";3" : ";2";
  }
  const oneWay = moves.some(([dx, dy]) => !moves.some(([x, y]) => x === -dx && y === -dy));
  return oneWay || hasHalves(board, moves, closed) ? ";2" : "";
}

/**
 * Whether each tour visits one half of the board before the other: an open one of a knight, on a whole board four wide.
 *
 * @param {Tour["board"]} board @param {Tour["moves"]} moves @param {boolean} closed
 */
function hasHalves({ rows, columns, holes }, moves, closed) {
  const wide = (rows === 4 || columns === 4) && Math.min(rows, columns) > 2;
  const knight = moves.length === 8 && moves.every(([x, y]) => Math.abs(x * y) === 2);
  return wide && holes.size === 0 && !closed && knight;
}

/**
 * A number from 0 to 4095 that changes with anything in a link: FNV-1a (RFC 9923), folded.
 *
 * @param {Scenario} scenario
 * @param {SearchMoment} moment
 */
function check(scenario, { position, path, undone, deepest, found }) {
  const last = (found ?? null) === null ? "" : `;${found}`;
  const text = `${scenario.text}@${position}.${path.join()};${undone ?? ""};${deepest}${last}${revisionOf(scenario)}`;
  let total = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    total = Math.imul(total ^ text.charCodeAt(i), 0x01000193) >>> 0;
  }
  return BigInt((total ^ (total >>> 12) ^ (total >>> 24)) & 0xfff);
}
