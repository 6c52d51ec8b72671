import { presetOf } from "../../scenario/catalogue.js";
import { comparison as words } from "../../text/en-tour.js";

/**
 * How many moves a strategy has spared: known for the catalogue's programs, else counted by Python in the background, up to a
 * limit. Only pruning is compared: it is the one that comes to the same first tour as plain backtracking.
 */

/** Events that are counted at a time: Python answers other questions in between. */
const BATCH = 200_000;
/** Where counting ends, about ten seconds of work. */
const MOST_EVENTS = 20_000_000;

/** @param {import("../../page/page.js").Page} page */
export function bindComparison(page) {
  /** The scenario that is compared; "" for none. */
  let compared = "";
  let sentence = "";

  /** @param {number} placed in this search @param {number[]} tour */
  async function count(placed, tour) {
    const scenario = compared;
    const state = { path: /** @type {number[] | null} */ (null), undone: null };
    let plain = 0;
    for (let events = 0; events < MOST_EVENTS; events += BATCH) {
      const { path, undone } = state;
      const found = await page.solver.ask("count_plain", scenario, path, undone, BATCH);
      if (scenario !== compared) return;
      if (found === null) {
        // The worker was lost, or begins anew: so does the counting.
        compared = "";
        return;
      }
      plain += found.placed;
      Object.assign(state, found);
      if (found.verdict === null) continue;
      const same = found.verdict === "found" && String(found.path) === String(tour);
      sentence = same ? words.fewer(plain, plain - placed) : "";
      page.redraw();
      return;
    }
    sentence = words.unknown(MOST_EVENTS);
    page.redraw();
  }

  return {
    unbind() {
      compared = "";
    },
    /** On each new scenario. */
    open() {
      compared = "";
      sentence = "";
    },
    /** What is to be said at the end of the search; "" for nothing. */
    compared() {
      const { scenario, player, catalogue } = page;
      const { status, state, description } = player;
      const over = status.name === "finished" && status.verdict === "found" && state.complete;
      if (!over || scenario.values.strategy !== "pruned" || description?.every) return "";
      if (compared === scenario.text) return sentence;
      compared = scenario.text;
      const plain = presetOf(scenario.text.replace("/strategy=pruned", ""), catalogue)?.placed;
      if (typeof plain === "number") {
        sentence = words.fewer(plain, plain - state.placed);
        return sentence;
      }
      sentence = words.counting;
      const tour = Array.from(state.path.subarray(0, state.depth));
      count(state.placed, tour).catch((error) => page.tell(error.message));
      return sentence;
    },
  };
}
