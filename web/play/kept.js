import { recall, remember } from "../view/preferences.js";
import { readMoves, writeMoves } from "./moves-in-link.js";

/**
 * The last game of each puzzle, kept on this device by the puzzle's text, for the last puzzles that were played.
 *
 * @import { Kept, Table } from "./types.d.ts"
 */

const KEY = "knights-games";
const MOST = 12;

/** The latest last; what is broken is left out. @returns {[text: string, game: Kept][]} */
function readAll() {
  try {
    return JSON.parse(recall(KEY) ?? "[]").filter(isKept);
  } catch {
    return [];
  }
}

/** @param {unknown} one */
function isKept(one) {
  if (!Array.isArray(one) || typeof one[1]?.moves !== "string") return false;
  const { moves, taken, hints, notes } = one[1];
  return readMoves(moves) !== null && [taken, hints, ...notes].every(Number.isInteger);
}

/** @param {string} text of the scenario @returns {Kept | null} */
export const readGame = (text) => readAll().find(([one]) => one === text)?.[1] ?? null;

/** @param {string} text of the scenario @param {Kept} game */
export function keepGame(text, game) {
  const others = readAll().filter(([one]) => one !== text);
  remember(KEY, JSON.stringify([...others, [text, game]].slice(-MOST)));
}

/** Keeps the game for the next visit; another one can be brought back as long as this one is open. @param {Table} table */
export function keep(table) {
  const { hand, taken, notes, page, task } = table;
  if (hand === null || task !== null) return;
  if (table.kept !== null) table.replaced ??= false;
  const { scenario, player, options } = page;
  keepGame(scenario.text, {
    moves: writeMoves(hand.events, player.timeline.size),
    taken,
    hints: Number(options.hints ?? 0),
    notes: [...notes.all],
  });
}
