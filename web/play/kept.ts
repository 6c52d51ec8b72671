import { goodItems, isCount, isRecord, isText } from "../checks/checks.ts";
import { recallJson, remember } from "../view/storage.ts";
import { MOST_EVENTS, readMoves, writeMoves } from "./moves-in-link.ts";

/**
 * The last game of each puzzle that is not solved yet, kept on this device by the puzzle's text, for the last puzzles that were played.
 *
 * @import { Kept, Table } from "./types.ts"
 */

const KEY = "knights-games";
const MOST = 12;

/** The latest last; what is broken is left out. */
const readAll = () => recallJson(KEY, (games) => goodItems(games, isKept));

/** @param {unknown} one @returns {one is [text: string, game: Kept]} */
function isKept(one) {
  if (!Array.isArray(one) || !isText(one[0]) || !isRecord(one[1])) return false;
  const { moves, taken, hints, notes } = one[1];
  if (!isText(moves) || !isCount(taken) || !isCount(hints) || !Array.isArray(notes)) return false;
  const events = readMoves(moves);
  return events !== null && events.length <= MOST_EVENTS && notes.every(isCount);
}

/** @param {string} text of the scenario @returns {Kept | null} */
export const readGame = (text) => readAll().find(([one]) => one === text)?.[1] ?? null;

/** @param {string} text of the scenario @param {Kept} game */
export function keepGame(text, game) {
  const others = readAll().filter(([one]) => one !== text);
  remember(KEY, JSON.stringify([...others, [text, game]].slice(-MOST)));
}

/** It is solved: there is nothing to go on with. @param {string} text of the scenario */
export function dropGame(text) {
  const others = readAll().filter(([one]) => one !== text);
  if (readGame(text) !== null) remember(KEY, JSON.stringify(others));
}

/** Keeps the game for the next visit. @param {Table} table */
export function keep(table) {
  const { hand, taken, notes, page, task, keeps } = table;
  if (hand === null || task !== null || !keeps) return;
  const { scenario, player, options } = page;
  keepGame(scenario.text, {
    moves: writeMoves(hand.events, player.timeline.size),
    taken,
    hints: Number(options.hints ?? 0),
    notes: [...notes.all],
  });
}
