import type { State } from "../../engine/run/search-state.ts";
import type { Told } from "../../engine/types/python-replies.ts";
import { solutionsOf } from "../../state/page/derived-values.ts";
import type { Page } from "../../state/page/page-context.ts";

/**
 * The question to Python about the position at the cursor, with what only the run knows of it.
 *
 * @param key identifies the run and the position
 * @param told Python's description of the step, where it depends on the visitor's rule
 * @returns a key of the question, and its arguments for a budget of events
 */
export function askAboutPosition(page: Page, state: State, key: string, told?: Told | null) {
  const rule = page.rule();
  const known = listFacts(page, rule !== null && told?.following === null && state.undone >= 0);
  const args = (budget: number) => {
    const { path, undone } = state.snapshot();
    // A choice that a rule has taken back need not be one of the plain search.
    return [page.scenario.text, path, rule === null ? undone : null, known, budget];
  };
  return { key: `${key} ${known}`, args };
}

/** @param tried true: the search with the visitor's rule tries nothing more here */
function listFacts(page: Page, tried: boolean) {
  const { live, timeline } = page.player;
  const rule = page.rule();
  const ended = rule === null ? timeline.verdict === "exhausted" : rule.orders && rule.exhausted;
  const solutions = rule === null ? solutionsOf(page) : rule.solutions;
  const facts = {
    start: timeline.position === 0,
    end: timeline.atEnd,
    more: !live && !timeline.atEnd,
    over: !live && timeline.atEnd && timeline.verdict !== null,
    exhausted: ended,
    fruitless: solutions === 0,
    // Choices refused by a rule were not tried.
    tried: tried && rule?.orders === true,
    ruled: rule !== null,
  };
  return Object.entries(facts).flatMap(([name, holds]) => (holds ? [name] : []));
}
