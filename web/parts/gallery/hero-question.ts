import { ROOT } from "../../engine/root.ts";
import { readJson } from "../../engine/search/site-file.ts";
import { isCount, isText, isWhole, listOf, recordOf } from "../../engine/type-guards.ts";
import type { Mark } from "../../engine/types/python-replies.ts";
import { placed } from "../../language/translate.ts";

/**
 * A search that gets stuck, recorded by the build together with the move that was its mistake (`page/hero_question.py`), and the
 * verdict on an answer. A move is identified by the number of the square that it leads to.
 */

export interface Stuck {
  scenario: string;
  events: number[]; // all placements, which lead into the dead end
  told: string[]; // the sentence of each
  mistake: number; // number of the square with which the last solution was lost
  completion: number[]; // a solution that agrees with the search up to the mistake
  reason: string; // says why the position is lost
  marks: Mark[]; // evidence for the reason
  end: string; // says why no move is left
  steps: number[]; // for each square from the mistake on, the steps that the search needs to try everything below it
}

/** "late": the position was lost before this move; without it, too, the search finds nothing, in `steps` steps. */
type Verdict = { is: "early" | "start" | "right" } | { is: "late"; steps: number };

const isRecorded = recordOf({
  ...{ scenario: isText, reason: isText, end: isText },
  events: listOf(isWhole, 1),
  told: listOf(isText, 1),
  completion: listOf(isCount),
  steps: listOf(isCount),
  mistake: isCount,
});

const isStuck = (value: unknown): value is Stuck => isRecorded(value);

let fetched: Promise<Stuck | null> | null = null;

/** Fetch the recording, once; null if that fails. */
export function loadStuck(url = new URL(placed("stuck.json"), ROOT)): Promise<Stuck | null> {
  fetched ??= readJson(url, isStuck).catch(() => null);
  return fetched;
}

/** The verdict on an answer. @param number of the square that the visitor takes for the mistake */
export function judge({ mistake, steps }: Stuck, number: number): Verdict {
  if (number === mistake) return { is: "right" };
  if (number < mistake) return { is: number === 1 ? "start" : "early" };
  return { is: "late", steps: steps[number - 1 - mistake] };
}
