import { ask, keyOf, stands } from "./desk.ts";

/**
 * "Why not?": of a place that is not chosen, what the search has, or will have, to do with it.
 *
 * @import { Reason } from "../types/answers.ts"
 * @import { Desk } from "./types.ts"
 */

/** Whether it can be asked now: at a step that stands, and of a search that takes back. @param {Desk} desk */
export const canDoubt = (desk) => stands(desk) && !desk.page.view.pending;

/** @param {Desk} desk @param {number} place @param {number | null} length */
export function doubt(desk, place, length) {
  const choices = length === null ? desk.page.view.alternatives(place) : [place];
  desk.doubt = { key: keyOf(desk), place, length, choice: null, reason: undefined };
  if (choices.length === 1) doubtChoice(desk, choices[0]);
  desk.page.redraw();
}

/** @param {Desk} desk @param {number} choice */
export async function doubtChoice(desk, choice) {
  const { page, doubt } = desk;
  if (doubt === null) return;
  doubt.choice = choice;
  doubt.reason = undefined;
  /** @type {Reason | null} */
  const reason = await ask(desk, "why_not", choice, doubt.length).catch(() => null);
  if (desk.doubt === doubt && doubt.choice === choice) doubt.reason = reason;
  page.redraw();
}

/** The sentence, with what else is known: that the choice would be lost. @param {Reason} reason @param {boolean} secret how it ends is not told */
export const sentenceOf = ({ sentence, besides }, secret) =>
  !secret && besides?.completable === false ? `${sentence} ${besides.sentence}` : sentence;
