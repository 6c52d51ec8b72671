import type { Group } from "../../board/told.ts";
import type { PuzzleView } from "../../board/types.ts";
import { tell } from "../../language/tell.ts";

/** What was looked at and refused, in words. */

/** At most so many refusals of one kind are named. */
const MOST_NAMES = 8;
/** At most so many reasons are told. */
const MOST_GROUPS = 3;

/**
 * What was looked at and refused before the last event. Where that took a choice back it was refused beyond that choice: all
 * that there was, or, where some were tried there, what came after the last of them.
 *
 * @param view how the puzzle says it
 * @param gone what was taken back, and how many were tried beyond it
 */
export function tellGroups(
  groups: Group[],
  view: Pick<PuzzleView, "refusals" | "refusedAlone" | "step">,
  gone: { name: string; tried: number } | null = null,
) {
  const told = groups.filter(({ key }) => view.refusals[key] !== null);
  const shown = told.length > MOST_GROUPS ? told.slice(0, MOST_GROUPS - 1) : told;
  const left = told.slice(shown.length).reduce((sum, { number }) => sum + number, 0);
  const parts = shown.map((group) => tellGroup(group, view.refusals));
  if (left > 0) parts.push(tell("panels-refused-left", { number: left }));
  const reasons = parts.join(" ");
  if (reasons === "" || view.refusedAlone) return reasons;
  if (gone === null) return tell("panels-refused-before", { reasons });
  return tell("panels-refused-beyond", { ...gone, reasons, step: view.step });
}

function tellGroup(
  { reason, key, about, names, places, number }: Group,
  refusals: PuzzleView["refusals"],
) {
  const said = Object.hasOwn(refusals, key) ? refusals[key] : null;
  return (
    said?.(shorten(names), number, about, shorten(places)) ??
    tell("panels-refused-others", { names: shorten(names), reason })
  );
}

const shorten = (names: string[]) =>
  names.length <= MOST_NAMES
    ? names
    : [...names.slice(0, MOST_NAMES), tell("panels-more", { number: names.length - MOST_NAMES })];
