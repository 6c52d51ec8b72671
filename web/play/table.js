import { Inquiry } from "../search/inquiry.js";
import { begin } from "./game.js";

/**
 * All that is known of a game by hand: what has been done, what may be done, and which moment of the program's run was left for it.
 *
 * @typedef {import("../types/scenario.d.ts").Moment} Moment
 * @typedef {import("../types/answers.d.ts").Offer} Offer
 * @typedef {import("./game.js").Game} Game
 * @typedef {import("./hand.js").Hand} Hand
 * @typedef {import("./task.js").Task} Task
 * @typedef {import("../link/asked-steps.js").AskedSteps} AskedSteps
 *
 * @typedef {object} Tools what the room is handed
 * @property {(hand: Hand) => void} open shows what is done by hand
 * @property {(moment: Moment | null) => void} resume goes back to the program's run
 * @property {(choice: number) => void} point puts the keyboard's cursor on a choice
 * @property {() => Moment} moment of the program's run
 * @property {(position?: number) => void} keep leaves the link in the address bar as it is, while nothing is done from a step on
 *
 * @typedef {object} Wish what a link has been done by hand
 * @property {string} text of what was done; "" for nothing
 * @property {number} position
 * @property {boolean} arrived the run has come to that position
 * @property {AskedSteps | null} task to be the search from that position of its run on; null: it counts what was done by hand
 *
 * @typedef {object} Picked a place that the visitor has pointed at, to fill it
 * @property {string} key of the moment
 * @property {number} place the choice that stands for it
 *
 * @typedef {object} Table
 * @property {import("../lane/page.js").Page} page
 * @property {Tools} tools
 * @property {Hand | null} hand null: the program searches
 * @property {Game} game
 * @property {Moment | null} left of the program's run
 * @property {Task | null} task to be the search; null: the game is free
 * @property {Picked | null} picked null: the place that a search would fill
 * @property {number} taken how many events were taken over from it
 * @property {Inquiry<Offer>} offers
 * @property {Promise<unknown>} acts one after the other
 * @property {boolean} starting the game is about to begin
 * @property {number} busy how many of them are under way
 * @property {Wish | null} wish
 * @property {boolean} byKey another instance has been asked for by a key, so that the board will have the focus
 * @property {{key: string, told: import("../types/answers.d.ts").Par | null | undefined}} par of a day's board (day.js)
 */

/** @param {import("../lane/page.js").Page} page @param {Tools} tools @returns {Table} */
export const createTable = (page, tools) => ({
  page,
  tools,
  hand: null,
  game: begin(),
  left: null,
  task: null,
  picked: null,
  taken: 0,
  offers: new Inquiry(page.solver, "play_offer", page.redraw),
  acts: Promise.resolve(),
  starting: false,
  busy: 0,
  wish: null,
  byKey: false,
  par: { key: "", told: null },
});

/** Names the moment, whatever was done before it. @param {Table} table */
export function keyOf({ page: { scenario, player }, hand }) {
  const { position } = player.timeline;
  const done = hand?.events.slice(0, position).join() ?? "";
  return `${scenario.text}@${position} ${done}`;
}

/** The path, and what has been left for good where a search forgets nothing. @param {Table} table @returns {[path: number[], gone: number[]]} */
export function standing({ page: { player, view }, hand }) {
  const { path } = player.state.snapshot();
  if (view.takesBack) return [path, []];
  const done = hand?.events.slice(0, player.timeline.position) ?? [];
  return [path, done.filter((event) => event < 0).map((event) => ~event)];
}

/** What may come next; undefined while that is not known. @param {Table} table */
export function offerAt(table) {
  const { page, hand } = table;
  const { player, scenario } = page;
  if (hand === null || player.description === null || page.view.pending) return undefined;
  if (player.timeline.known < hand.events.length) return undefined;
  return table.offers.about(keyOf(table), () => [scenario.text, ...standing(table)]);
}

/** The same, as soon as it is known. @param {Table} table @returns {Promise<Offer>} */
export async function waitForOffer(table) {
  const known = table.offers.known(keyOf(table));
  return (
    known ?? table.page.solver.insist("play_offer", table.page.scenario.text, ...standing(table))
  );
}

/** The place that a value is chosen for, by the choice that stands for it; null: what is chosen is a place by itself. @param {Table} table @param {Offer | null | undefined} offer */
export function placeAt(table, offer) {
  const { picked, page } = table;
  const place = picked?.key === keyOf(table) ? picked.place : offer?.places[0];
  return place === undefined || page.view.alternatives(place).length === 1 ? null : place;
}
