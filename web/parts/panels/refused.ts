import type { Group } from "../../board/sentences.ts";
import type { PuzzleView } from "../../board/types.ts";
import { tell } from "../../language/tell.ts";

/** Sentences about candidates that were examined and refused. */

/** Refused candidates of one kind that are named. */
const MOST_NAMES = 8;
/** Reasons given at most. */
const MOST_GROUPS = 3;

/**
 * The candidates refused before the last event. At an undo, they were refused below the undone choice: all candidates
 * there or, if some were tried, those after the last one tried.
 *
 * @param view provides the puzzle's sentences
 * @param gone the undone choice, and the number of choices tried below it
 */
export function formatGroups(
  groups: Group[],
  view: Pick<PuzzleView, "refusals" | "refusedAlone" | "step">,
  gone: { name: string; tried: number } | null = null,
) {
  const told = groups.filter(({ key }) => view.refusals[key] !== null);
  const shown = told.length > MOST_GROUPS ? told.slice(0, MOST_GROUPS - 1) : told;
  const left = told.slice(shown.length).reduce((sum, { number }) => sum + number, 0);
  const parts = shown.map((group) => formatGroup(group, view.refusals));
  if (left > 0) parts.push(tell("panels-refused-left", { number: left }));
  const reasons = parts.join(" ");
  if (reasons === "" || view.refusedAlone) return reasons;
  if (gone === null) return tell("panels-refused-before", { reasons });
  return tell("panels-refused-beyond", { ...gone, reasons, step: view.step });
}

function formatGroup(
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
