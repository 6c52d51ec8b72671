import type { Reason } from "../../engine/types/answers.ts";
import type { Desk } from "./desk.ts";
import { ask, keyOf, stands } from "./desk.ts";

/** "Why not?": explains what the search has to do, or will have to do, with a place that is not chosen. */

/** True when it can be asked now: the page rests at a step, and the view is complete. */
export const canAskWhyNot = (desk: Desk) => stands(desk) && !desk.page.view.pending;

export function askWhyNot(desk: Desk, place: number, length: number | null) {
  const choices = length === null ? desk.page.view.alternatives(place) : [place];
  desk.doubt = { key: keyOf(desk), place, length, choice: null, reason: undefined };
  if (choices.length === 1) askWhyNotChoice(desk, choices[0]);
  desk.page.redraw();
}

export async function askWhyNotChoice(desk: Desk, choice: number) {
  const { page, doubt } = desk;
  if (doubt === null) return;
  doubt.choice = choice;
  doubt.reason = undefined;
  const reason = await ask<Reason>(desk, "why_not", choice, doubt.length).catch(() => null);
  if (desk.doubt === doubt && doubt.choice === choice) doubt.reason = reason;
  page.redraw();
}

/** The sentence, and that the choice would be lost, if known. @param secret true: the end must not be given away */
export const sentenceOf = ({ sentence, besides }: Reason, secret: boolean) =>
  !secret && besides?.completable === false ? `${sentence} ${besides.sentence}` : sentence;
