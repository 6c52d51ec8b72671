import { isOpen } from "../questions.ts";
import type { Page } from "./page-context.ts";

/** The visitor's own question why the search does not choose something. Python's answer comes with the questions. */

/** Identifies the scenario and the step. */
export const momentKey = ({ scenario, player }: Pick<Page, "scenario" | "player">) =>
  `${scenario.text}@${player.timeline.position}`;

/**
 * True when the page rests at a step of our own search, and Python can be asked about it.
 */
export function rests({ player, solver }: Pick<Page, "player" | "solver">) {
  const still = player.aim === null && ["ready", "paused", "finished"].includes(player.status.name);
  return still && !player.foreign && player.description !== null && solver.status.name === "loaded";
}

/** True when "why not?" can be asked now: the page rests at a step, and the view is complete. */
export const canAskWhyNot = (page: Page) => rests(page) && !page.view.pending;

/**
 * Ask why a place is not chosen.
 *
 * @param length of a beginning of the path: ask about this very choice below it
 * @returns false when that can't be asked now
 */
export function askWhyNot(page: Page, place: number, length: number | null = null): boolean {
  const { question } = page.state;
  if (!canAskWhyNot(page) || isOpen(question.quiz)) return false;
  const [choice, ...others] = length === null ? page.view.alternatives(place) : [place];
  const whyNot = { place, length, choice: others.length === 0 ? choice : null };
  page.change({ question: { ...question, whyNot: { key: momentKey(page), ...whyNot } } });
  return true;
}
