import { isCount, isText, isWhole, listOf, recordOf } from "../../engine/checks.ts";
import { ROOT } from "../../engine/root.ts";
import { readJson } from "../../engine/search/site-file.ts";
import type { Mark } from "../../engine/types/answers.ts";
import { placed } from "../../language/tell.ts";

/**
 * A search that is stuck, recorded by the build with the move that was its mistake (`page/stuck.py`), and what an answer to the
 * question for that move is worth. Moves are told apart by the number of the square that they lead to.
 */

export interface Stuck {
  scenario: string;
  events: number[]; // that lead into the dead end; none of them takes a choice back
  mistake: number; // the number of the square since which no solution is possible
  completion: number[]; // a solution that begins as the search did, up to the mistake
  reason: string; // why it is lost
  marks: Mark[]; // the evidence for that
  end: string; // why nothing can come next
  steps: number[]; // from the mistake on, how many the search takes to have tried everything below each square
}

/** `steps`: in which the search finds nothing without that move, either. */
type Verdict = { is: "early" | "start" | "right" } | { is: "late"; steps: number };

const isRecorded = recordOf({
  ...{ scenario: isText, reason: isText, end: isText },
  events: listOf(isWhole, 1),
  completion: listOf(isCount),
  steps: listOf(isCount),
  mistake: isCount,
});

const isStuck = (value: unknown): value is Stuck => isRecorded(value);

let fetched: Promise<Stuck | null> | null = null;

/** What was recorded; fetched once, and null where it cannot be. */
export function loadStuck(url = new URL(placed("stuck.json"), ROOT)): Promise<Stuck | null> {
  fetched ??= readJson(url, isStuck).catch(() => null);
  return fetched;
}

/** What it means to take a move for the mistake. */
export function judge({ mistake, steps }: Stuck, number: number): Verdict {
  if (number === mistake) return { is: "right" };
  if (number < mistake) return { is: number === 1 ? "start" : "early" };
  return { is: "late", steps: steps[number - 1 - mistake] };
}
