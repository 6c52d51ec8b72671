import type { Catalogue } from "../../engine/catalogue/types.ts";
import { cite } from "../../engine/fragment/cite.ts";
import { tell } from "../../language/tell.ts";
import { NEW } from "../scenario/scenario.ts";

/**
 * The board of a day: the instance of its date, so that it is the same for all; the puzzles take turns. `knights.scenario.day` says the same.
 */

/** What a text begins with that is about the board of a day: `today/2026-11-22`. */
export const TODAY = "today";

const DAY = 86_400_000;
/** Days from the first of the year 1 to the first of 1970. */
const BEFORE = 719_163;

/** The present date in UTC. */
export const today = () => new Date().toISOString().slice(0, 10);

/**
 * The date of a link that begins so; null where it is about no day.
 *
 * @throws {RangeError} when there is no such date
 */
export function readDay(name: string, catalogue: Catalogue) {
  if (name === TODAY) return today();
  if (!name.startsWith(`${TODAY}/`)) return null;
  const day = name.slice(TODAY.length + 1);
  checkDay(day, catalogue);
  return day;
}

/** @throws {RangeError} when there is no such date */
export function checkDay(day: string, { link }: Catalogue) {
  const right = new RegExp(`^(?:${link.options.day})$`).test(day);
  const date = new Date(right ? `${day}T00:00Z` : Number.NaN);
  // The 30th of February is taken for a day in March, or for none.
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) {
    throw new RangeError(tell("link-day", { day: cite(day) }));
  }
}

/** The puzzle of a day. */
export const puzzleOfDay = (day: string, { daily }: Catalogue) =>
  daily[(Date.parse(day) / DAY + BEFORE) % daily.length];

/** The text of the instance that is a day's board. */
export const boardOfDay = (day: string, catalogue: Catalogue) =>
  `${NEW}/${puzzleOfDay(day, catalogue)}/${day.replaceAll("-", "")}`;

/** The link to a day's board. */
export const linkToDay = (day: string) => `#${TODAY}/${day}`;
