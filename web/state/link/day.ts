import type { Catalogue } from "../../engine/catalogue/types.ts";
import { NEW } from "../scenario/scenario.ts";

/**
 * The puzzle of the day: the date is the seed, so that everybody gets the same board; the puzzles take turns.
 * `knights.scenario.day` computes the same.
 */

/** Prefix of a link to the puzzle of a day: `today/2026-11-22`. */
export const TODAY = "today";

const DAY = 86_400_000;
/** Days from 1 January of the year 1 to 1 January 1970. */
const BEFORE = 719_163;

/** The present date in UTC. */
export const today = () => new Date().toISOString().slice(0, 10);

/** The date, right or wrong, in a link with this beginning; null for a link to anything but a day. */
export function readDay(name: string) {
  if (name === TODAY) return today();
  return name.startsWith(`${TODAY}/`) ? name.slice(TODAY.length + 1) : null;
}

export function isDay(day: string, { link }: Catalogue) {
  const date = new Date(new RegExp(`^(?:${link.options.day})$`).test(day) ? `${day}T00:00Z` : "");
  // `Date` turns 30 February into a day in March, or rejects it, depending on the browser.
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day;
}

export function puzzleOfDay(day: string, { daily }: Catalogue) {
  const begin = Object.keys(daily).findLast((date) => date <= day) ?? "";
  return daily[begin][(Date.parse(day) / DAY + BEFORE) % daily[begin].length];
}

/** The scenario text of the puzzle of a day. */
export const boardOfDay = (day: string, catalogue: Catalogue) =>
  `${NEW}/${puzzleOfDay(day, catalogue)}/${day.replaceAll("-", "")}`;

export const linkToDay = (day: string) => `#${TODAY}/${day}`;
