/**
 * What Why and the card say over whole runs, for a test in Python (tests/unit/test_why_over_runs.py) that holds it against
 * searches of its own: reads the runs with Python's answers, writes what is said, as JSON.
 */
import "./english.js";
import { readFileSync } from "node:fs";
import { knownOf } from "../../web/panels/why-panel.js";
import { tellWhy } from "../../web/panels/why-told.js";
import { createView, outcomeOf } from "../../web/puzzles/registry.js";
import { goesOn } from "../../web/puzzles/shared/goal.js";
import { Timeline } from "../../web/run/timeline.js";
import { parseScenario } from "../../web/scenario/scenario.js";
import { holdsFor, wantedOf } from "../../web/scenario/wanted.js";
import { describe } from "../../web/workbench/status-card.js";
import { catalogue } from "./golden.js";

/**
 * @import { Rule } from "../../web/lane/types.d.ts"
 *
 * @typedef {object} Run
 * @property {any} description what Python says of the scenario
 * @property {number[]} events
 * @property {"found" | "exhausted" | "stopped" | "proved"} verdict
 * @property {Rule} [rule]
 * @property {{position: number, insight: any, lost: any, following: number | null}[]} answers
 */

/** @param {Run} run */
function tellRun({ description, events, verdict, answers, rule = undefined }) {
  const scenario = parseScenario(description.scenario, catalogue);
  const { size, length, root } = description;
  const wanted = wantedOf(scenario);
  const holds = goesOn(scenario) && wanted === null ? holdsFor(scenario) : null;
  const view = createView(scenario, description);
  const timeline = new Timeline({ size, length, root, wanted, holds });
  timeline.append(Int16Array.from(events));
  /** @param {boolean} ended its end is known */
  const tellAll = (ended) => {
    if (ended) timeline.finish(verdict);
    return answers.map(({ position, insight, lost, following }) => {
      timeline.seek(position);
      const { state } = timeline;
      const tried = following === null && state.undone >= 0;
      const player = { description, state, timeline };
      const page = /** @type {any} */ ({
        ...{ scenario, view, player, collected: null },
        rule: () => rule ?? null,
      });
      // The reason comes first, and since when only after a moment's rest.
      return [null, lost].map((dated) => tellWhy(knownOf(page, insight, dated, tried)));
    });
  };
  const [before, after] = [tellAll(false), tellAll(true)];
  timeline.seek(events.length);
  const { placed, takenBack } = timeline.state;
  const card = describe(
    { name: "finished", verdict },
    {
      known: events.length,
      placed,
      takenBack,
      checked: null,
      loading: null,
      every: goesOn(scenario),
      solutions: timeline.solutions,
      outcome: outcomeOf(scenario),
      theory: description.theory,
      goal: null,
      target: null,
      secret: false,
    },
  );
  return { before, after, card };
}

const runs = JSON.parse(readFileSync(0, "utf-8"));
process.stdout.write(JSON.stringify(runs.map(tellRun)));
