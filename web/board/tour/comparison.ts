import { presetOf } from "../../engine/catalogue/catalogue.ts";
import type { Verdict } from "../../engine/search/types.ts";
import { t } from "../../language/translate.ts";
import type { Host } from "../types.ts";

/**
 * The number of moves that a strategy has saved. It is known for the catalogue's programs, otherwise Python counts it
 * in the background, up to a limit. Only pruning is compared, as only it finds the same first tour as plain
 * backtracking.
 */

/** Events per request, so that Python can answer other questions in between. */
const BATCH = 200_000;
/** Stop counting here: about ten seconds of work. */
const MOST_EVENTS = 20_000_000;

interface Comparison {
  page: Host;
  scenario: string; // the scenario being compared; "" for none
  sentence: string;
}

export function bindComparison(page: Comparison["page"]) {
  const comparison: Comparison = { page, scenario: "", sentence: "" };

  const unbind = page.onOpen(() => {
    comparison.scenario = "";
    comparison.sentence = "";
  });
  return { compared: () => compare(comparison), unbind };
}

/** The sentence at the end of the search; "" for none. */
function compare(comparison: Comparison) {
  const { scenario, player, catalogue } = comparison.page;
  const { status, state, description } = player;
  const over = status.name === "finished" && status.verdict === "found" && state.complete;
  if (!over || scenario.values.strategy !== "pruned" || description?.every) return "";
  if (comparison.scenario === scenario.text) return comparison.sentence;
  comparison.scenario = scenario.text;
  const plain = presetOf(scenario.text.replace("/strategy=pruned", ""), catalogue)?.placed;
  if (typeof plain === "number") {
    comparison.sentence = t("tour-comparison-fewer", { plain, fewer: plain - state.placed });
  } else {
    comparison.sentence = t("tour-comparison-counting");
    const tour = Array.from(state.path.subarray(0, state.depth));
    count(comparison, state.placed, tour).catch(({ message }: Error) => {
      if (comparison.scenario === scenario.text) comparison.page.showToast(message);
    });
  }
  return comparison.sentence;
}

/** The result of one request: the state reached, and the placements counted. */
interface Counted {
  path: number[] | null;
  undone: number | null;
  placed: number;
  verdict: Verdict | null;
}

/** @param placed in this search */
async function count(comparison: Comparison, placed: number, tour: number[]) {
  const { page, scenario } = comparison;
  const state = { path: null as number[] | null, undone: null };
  let plain = 0;
  for (let events = 0; events < MOST_EVENTS; events += BATCH) {
    const { path, undone } = state;
    const found = await page.solver.ask<Counted>("count_plain", scenario, path, undone, BATCH);
    if (scenario !== comparison.scenario) return;
    if (found === null) {
      // The worker was lost or has restarted: count again.
      comparison.scenario = "";
      return;
    }
    plain += found.placed;
    Object.assign(state, found);
    if (found.verdict === null) continue;
    const same = found.verdict === "found" && String(found.path) === String(tour);
    comparison.sentence = same ? t("tour-comparison-fewer", { plain, fewer: plain - placed }) : "";
    page.redraw();
    return;
  }
  comparison.sentence = t("tour-comparison-unknown", { events: MOST_EVENTS });
  page.redraw();
}
