import { recallJson, remember } from "../../dom/storage.ts";
import { goodItems, isCount, isRecord, isText } from "../../engine/type-guards.ts";
import { MOST_EVENTS, readMoves, writeMoves } from "../../state/link/moves.ts";
import type { Context } from "./context.ts";

/**
 * Stores the last unsolved game of each puzzle on this device, by the scenario's text, for the puzzles played most
 * recently.
 */

const KEY = "knights-games";
const MOST = 12;

/** A game as stored for the next visit. */
interface Kept {
  moves: string; // the steps made, as a link holds them
  taken: number; // number of events taken over from the program's run
  hints: number; // number counted on the puzzle of the day
  notes: readonly number[];
}

/** All valid games, the latest last. */
const readAll = () => recallJson(KEY, (games) => goodItems(games, isKept));

function isKept(one: unknown): one is [text: string, game: Kept] {
  if (!Array.isArray(one) || !isText(one[0]) || !isRecord(one[1])) return false;
  const { moves, taken, hints, notes } = one[1];
  if (!isText(moves) || !isCount(taken) || !isCount(hints) || !Array.isArray(notes)) return false;
  const events = readMoves(moves);
  return events !== null && events.length <= MOST_EVENTS && notes.every(isCount);
}

/** @param text of the scenario */
export const readGame = (text: string): Kept | null =>
  readAll().find(([one]) => one === text)?.[1] ?? null;

/** @param text of the scenario */
export function keepGame(text: string, game: Kept) {
  const others = readAll().filter(([one]) => one !== text);
  remember(KEY, JSON.stringify([...others, [text, game]].slice(-MOST)));
}

/** Delete a solved game. @param text of the scenario */
export function dropGame(text: string) {
  const others = readAll().filter(([one]) => one !== text);
  if (readGame(text) !== null) remember(KEY, JSON.stringify(others));
}

/** Store the game for the next visit. */
export function keep(context: Context) {
  const {
    game: { taken, notes, task, keeps },
    hand,
    page,
  } = context;
  if (hand === null || task !== null || !keeps) return;
  const { scenario, player, state } = page;
  keepGame(scenario.text, {
    moves: writeMoves(hand.events, player.timeline.size),
    taken,
    hints: Number(state.options.hints ?? 0),
    notes: [...notes.all],
  });
}
