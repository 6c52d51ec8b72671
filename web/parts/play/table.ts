import { Inquiry } from "../../engine/search/inquiry.ts";
import type { Offer } from "../../engine/types/answers.ts";
import type { Page } from "../../state/lane/types.ts";
import { begin } from "./game.ts";
import type { Table, Tools } from "./types.ts";

/**
 * State of a game by hand: the steps made, the choices offered, and the moment of the program's run that was left for
 * it.
 */

export const createTable = (page: Page, tools: Tools): Table => ({
  page,
  tools,
  hand: null,
  game: begin(),
  left: null,
  run: null,
  task: null,
  cursor: null,
  padAt: "",
  notes: { all: new Set(), on: false },
  keeps: false,
  again: null,
  changes: [],
  taken: 0,
  offers: new Inquiry(page.solver, "play_offer", page.redraw),
  acts: Promise.resolve(),
  starting: false,
  expected: false,
  busy: 0,
  stand: { key: "", live: false },
  wish: null,
  focus: null,
  toBoard: null,
  par: { key: "", told: null },
});

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
