import type { Timeline } from "../../engine/run/timeline.ts";
import { Inquiry } from "../../engine/search/inquiry.ts";
import type { Offer, Par } from "../../engine/types/answers.ts";
import type { SearchMoment } from "../../engine/types/scenario.ts";
import type { Page } from "../../state/lane/types.ts";
import { begin } from "./game.ts";
import type { Hand } from "./hand.ts";
import type { Change, Cursor, Game, LateFocus, Notes, Task, Tools, Wish } from "./types.ts";

/**
 * State of a game by hand: the steps made, the choices offered, and the moment of the program's run that was left for
 * it.
 */

export class Table {
  declare page: Page;
  declare tools: Tools;
  hand: Hand | null = null; // null: the program searches
  game: Game = begin();
  left: SearchMoment | null = null; // the moment at which the program's run was left
  run: Timeline | null = null; // the program's run that was left
  task: Task | null = null; // set while acting as the search; null: a free game
  cursor: Cursor | null = null; // null: at the place that a search would fill
  padAt = ""; // the moment at which the pad was opened at the cursor, or ""
  notes: Notes = { all: new Set(), on: false };
  keeps = false; // true: this game is stored for the next visit
  again: string | null = null; // the moment at which an earlier game was resumed
  changes: readonly Change[] = []; // changes in this game that can be undone
  taken = 0; // number of events taken over from the program's run
  declare offers: Inquiry<Offer>;
  acts: Promise<unknown> = Promise.resolve(); // the queue of actions
  starting = false; // true: the game is about to begin
  expected = false; // true: Python has yet to generate the puzzle to play
  busy = 0; // number of queued actions
  stand: { key: string; live: boolean } = { key: "", live: false }; // the moment of the last action, and false once an action there was dropped
  wish: Wish | null = null;
  focus: LateFocus | null = null; // set by the press that opens the pad
  toBoard: LateFocus | null = null; // set by the key that requested another instance, so that the board gets the focus
  par: { key: string; told: Par | null | undefined } = { key: "", told: null }; // the program's steps for a puzzle of the day (day-result.ts)

  constructor(page: Page, tools: Tools) {
    this.page = page;
    this.tools = tools;
    this.offers = new Inquiry(page.solver, "play_offer", page.redraw);
  }
}

/** Identifies the moment, including all steps that led to it. */
export function keyOf({ page: { scenario, player }, hand }: Table) {
  const { position } = player.timeline;
  const done = hand?.events.slice(0, position).join() ?? "none";
  return `${scenario.text}@${position} ${done}`;
}

/** The path and, for a search that never forgets, the choices that have been left. */
export function standing({
  page: { player, view },
  hand,
}: Table): [path: number[], gone: number[]] {
  const { path } = player.state.snapshot();
  if (view.takesBack) return [path, []];
  const done = hand?.events.slice(0, player.timeline.position) ?? [];
  return [path, done.filter((event) => event < 0).map((event) => ~event)];
}

/** True when a game should begin as soon as Python is there. */
export const waits = ({ hand, starting, wish, expected, page: { solver } }: Table) =>
  hand === null && (starting || expected || wish !== null) && solver.status.name !== "failed";

/** The choices that may come next; undefined while unknown. */
export function offerAt(table: Table) {
  const { page, hand } = table;
  const { player, scenario } = page;
  if (hand === null || player.description === null || page.view.pending) return undefined;
  if (player.timeline.known < hand.events.length) return undefined;
  return table.offers.answerFor(keyOf(table), () => [scenario.text, ...standing(table)]);
}

/** Like `offerAt`, but wait until it is known. */
export const waitForOffer = async (table: Table): Promise<Offer> =>
  table.offers.known(keyOf(table)) ?? ask(table, "play_offer", ...standing(table));

/** Thrown when an action has become pointless: the visitor has moved on, or has been told why. */
export class Cancelled extends Error {}

/** Ask Python about the moment. @throws {Cancelled} when the moment has changed meanwhile */
export async function ask<T>(table: Table, question: string, ...given: unknown[]): Promise<T> {
  const key = keyOf(table);
  const { solver, scenario } = table.page;
  const answer = await solver.insist<T>(question, scenario.text, ...given);
  if (key === keyOf(table)) return answer;
  // Nobody looks for the answer any more.
  table.game = { ...table.game, said: null };
  throw new Cancelled();
}

/** The cursor's place; null when choices are places. */
export function placeAt({ cursor, page }: Table, offer: Offer | null | undefined) {
  const place = cursor?.place ?? offer?.places[0];
  return place === undefined || page.view.alternatives(place).length === 1 ? null : place;
}

/** Move the cursor to a choice's place. @param chosen true: by the visitor */
export function moveCursor(table: Table, choice: number, chosen: boolean) {
  table.cursor = { place: table.page.view.alternatives(choice)[0], chosen };
}

/** The place that the visitor has chosen, or null. */
export const chosenPlace = ({ cursor }: Table) => (cursor?.chosen ? cursor.place : null);

export const isPadOpen = (table: Table) => table.padAt === keyOf(table);

/**
 * The visitor's choice at a place if it may be changed, or -1. While acting as the search, only the last choice can be
 * undone.
 */
export function writtenAt({ page, task, game }: Table, place: number) {
  const choices = page.view.alternatives(place);
  if (choices.length === 1 || task !== null || game.phase === "better") return -1;
  const { path, depth, rootDepth } = page.player.state;
  const own = path.subarray(rootDepth, depth);
  return own.find((choice) => choices.includes(choice)) ?? -1;
}

/** The run up to the cursor; for a search that never forgets, every event counts. */
export function readRun({ player: { timeline } }: Table["page"]) {
  return Array.from({ length: timeline.position }, (_, at) => timeline.eventAt(at)).filter(
    (event) => event !== null,
  );
}
