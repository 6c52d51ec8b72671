import { Inquiry } from "../search/inquiry.ts";
import { begin } from "./game.ts";

/**
 * All that is known of a game by hand: what has been done, what may be done, and which moment of the program's run was left for it.
 *
 * @import { Page } from "../lane/types.ts"
 * @import { Offer } from "../types/answers.ts"
 * @import { Table, Tools } from "./types.ts"
 */

/** @param {Page} page @param {Tools} tools @returns {Table} */
export const createTable = (page, tools) => ({
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

/** Names the moment, whatever was done before it. @param {Table} table */
export function keyOf({ page: { scenario, player }, hand }) {
  const { position } = player.timeline;
  const done = hand?.events.slice(0, position).join() ?? "none";
  return `${scenario.text}@${position} ${done}`;
}

/** The path, and what has been left for good where a search forgets nothing. @param {Table} table @returns {[path: number[], gone: number[]]} */
export function standing({ page: { player, view }, hand }) {
  const { path } = player.state.snapshot();
  if (view.takesBack) return [path, []];
  const done = hand?.events.slice(0, player.timeline.position) ?? [];
  return [path, done.filter((event) => event < 0).map((event) => ~event)];
}

/** Whether a game is to begin as soon as Python is there. @param {Table} table */
export const waits = ({ hand, starting, wish, expected, page: { solver } }) =>
  hand === null && (starting || expected || wish !== null) && solver.status.name !== "failed";

/** What may come next; undefined while that is not known. @param {Table} table */
export function offerAt(table) {
  const { page, hand } = table;
  const { player, scenario } = page;
  if (hand === null || player.description === null || page.view.pending) return undefined;
  if (player.timeline.known < hand.events.length) return undefined;
  return table.offers.about(keyOf(table), () => [scenario.text, ...standing(table)]);
}

/** The same, as soon as it is known. @param {Table} table @returns {Promise<Offer>} */
export const waitForOffer = async (table) =>
  table.offers.known(keyOf(table)) ?? ask(table, "play_offer", ...standing(table));

/** Nothing more comes of an act: the visitor has gone elsewhere, or it has been said why. */
export class LetGo extends Error {}

/** What Python says of the moment, if that still stands when it comes. @param {Table} table @param {string} question @param {...unknown} given */
export async function ask(table, question, ...given) {
  const key = keyOf(table);
  const { solver, scenario } = table.page;
  const answer = await solver.insist(question, scenario.text, ...given);
  if (key === keyOf(table)) return answer;
  // Nobody looks for it any more.
  table.game = { ...table.game, said: null };
  throw new LetGo();
}

/** The place of the cursor; null: what is chosen is a place by itself. @param {Table} table @param {Offer | null | undefined} offer */
export function placeAt({ cursor, page }, offer) {
  const place = cursor?.place ?? offer?.places[0];
  return place === undefined || page.view.alternatives(place).length === 1 ? null : place;
}

/** Puts the cursor on the place of a choice. @param {Table} table @param {number} choice @param {boolean} chosen by the visitor */
export function moveCursor(table, choice, chosen) {
  table.cursor = { place: table.page.view.alternatives(choice)[0], chosen };
}

/** The place that the visitor has chosen, or null. @param {Table} table */
export const chosenPlace = ({ cursor }) => (cursor?.chosen ? cursor.place : null);

/** @param {Table} table */
export const isPadOpen = (table) => table.padAt === keyOf(table);

/** What the visitor has written at a place and may change, or -1: of whoever is the search the last choice alone can be taken back. @param {Table} table @param {number} place */
export function writtenAt({ page, task, game }, place) {
  const choices = page.view.alternatives(place);
  if (choices.length === 1 || task !== null || game.phase === "better") return -1;
  const { path, depth, rootDepth } = page.player.state;
  const own = path.subarray(rootDepth, depth);
  return own.find((choice) => choices.includes(choice)) ?? -1;
}

/** The run up to the cursor: of a search that forgets nothing it all counts. @param {Table["page"]} page */
export function readRun({ player: { timeline } }) {
  return Array.from({ length: timeline.position }, (_, at) => timeline.eventAt(at)).filter(
    (event) => event !== null,
  );
}
