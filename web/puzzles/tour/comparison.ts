import { presetOf } from "../../catalogue/catalogue.ts";
import { tell } from "../../language/tell.ts";

/**
 * How many moves a strategy has spared: known for the catalogue's programs, else counted by Python in the background, up to a
 * limit. Only pruning is compared: it is the one that comes to the same first tour as plain backtracking.
 *
 * @import { Host } from "../types.ts"
 */

/** Events that are counted at a time: Python answers other questions in between. */
const BATCH = 200_000;
/** Where counting ends, about ten seconds of work. */
const MOST_EVENTS = 20_000_000;

/**
 * @typedef {object} Comparison
 * @property {Host} page
 * @property {string} scenario that is compared; "" for none
 * @property {string} sentence
 */

/** @param {Comparison["page"]} page */
export function bindComparison(page) {
  /** @type {Comparison} */
  const comparison = { page, scenario: "", sentence: "" };

  /** On each new scenario. */
  function open() {
    comparison.scenario = "";
    comparison.sentence = "";
  }

  return { open, compared: () => compare(comparison), unbind: open };
}

/** What is to be said at the end of the search; "" for nothing. @param {Comparison} comparison */
function compare(comparison) {
  const { scenario, player, catalogue } = comparison.page;
  const { status, state, description } = player;
  const over = status.name === "finished" && status.verdict === "found" && state.complete;
  if (!over || scenario.values.strategy !== "pruned" || description?.every) return "";
  if (comparison.scenario === scenario.text) return comparison.sentence;
  comparison.scenario = scenario.text;
  const plain = presetOf(scenario.text.replace("/strategy=pruned", ""), catalogue)?.placed;
  if (typeof plain === "number") {
    comparison.sentence = tell("tour-comparison-fewer", { plain, fewer: plain - state.placed });
  } else {
    comparison.sentence = tell("tour-comparison-counting");
    const tour = Array.from(state.path.subarray(0, state.depth));
    count(comparison, state.placed, tour).catch((/** @type {Error} */ { message }) => {
      if (comparison.scenario === scenario.text) comparison.page.tell(message);
    });
  }
  return comparison.sentence;
}

/** @param {Comparison} comparison @param {number} placed in this search @param {number[]} tour */
async function count(comparison, placed, tour) {
  const { page, scenario } = comparison;
  const state = { path: /** @type {number[] | null} */ (null), undone: null };
  let plain = 0;
  for (let events = 0; events < MOST_EVENTS; events += BATCH) {
    const { path, undone } = state;
    const found = await page.solver.ask("count_plain", scenario, path, undone, BATCH);
    if (scenario !== comparison.scenario) return;
    if (found === null) {
      // The worker was lost, or begins anew: so does the counting.
      comparison.scenario = "";
      return;
    }
    plain += found.placed;
    Object.assign(state, found);
    if (found.verdict === null) continue;
    const same = found.verdict === "found" && String(found.path) === String(tour);
    comparison.sentence = same
      ? tell("tour-comparison-fewer", { plain, fewer: plain - placed })
      : "";
    page.redraw();
    return;
  }
  comparison.sentence = tell("tour-comparison-unknown", { events: MOST_EVENTS });
  page.redraw();
}
