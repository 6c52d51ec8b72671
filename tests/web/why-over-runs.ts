/**
 * The sentences of panel Why and of the card over whole runs, for a test in Python (tests/unit/test_why_over_runs.py)
 * that compares them with its own searches. Reads the runs with Python's answers, writes the sentences as JSON.
 */
import "./english.ts";
import { readFileSync } from "node:fs";
import { createView, outcomeOf } from "../../web/board/registry.ts";
import { continuesAfterSolution } from "../../web/board/shared/goal.ts";
import { Timeline } from "../../web/engine/run/timeline.ts";
import type { Description } from "../../web/engine/search/types.ts";
import type { Insight, Lost } from "../../web/engine/types/answers.ts";
import { whyFacts } from "../../web/parts/panels/why-panel.ts";
import { formatWhy } from "../../web/parts/panels/why-sentences.ts";
import { describe } from "../../web/parts/workbench/status-card.ts";
import type { Page, Rule } from "../../web/state/lane/types.ts";
import { parseScenario } from "../../web/state/scenario/scenario.ts";
import { countedGoal, holdsFor } from "../../web/state/scenario/wanted.ts";
import { fake } from "./fake.ts";
import { catalogue } from "./golden.ts";

interface Run {
  description: Description & { scenario: string }; // Python's description of the scenario
  events: number[];
  verdict: "found" | "exhausted" | "stopped" | "proved";
  rule?: Rule;
  answers: {
    position: number;
    insight: Insight;
    lost: Lost | null;
    following: number | null;
  }[];
}

function tellRun({ description, events, verdict, answers, rule = undefined }: Run) {
  const scenario = parseScenario(description.scenario, catalogue);
  const { size, length, root } = description;
  const wanted = countedGoal(scenario);
  const holds = continuesAfterSolution(scenario) && wanted === null ? holdsFor(scenario) : null;
  const view = createView(scenario, description);
  const timeline = new Timeline({ size, length, root, wanted, holds });
  timeline.append(Int16Array.from(events));
  /** @param ended true: the end of the run is known */
  const tellAll = (ended: boolean) => {
    if (ended) timeline.finish(verdict);
    return answers.map(({ position, insight, lost, following }) => {
      timeline.seek(position);
      const { state } = timeline;
      const tried = following === null && state.undone >= 0;
      const player = { description, state, timeline };
      const page = fake<Page>({
        ...{ scenario, view, player, collected: null },
        rule: () => rule ?? null,
      });
      // The reason comes first; since when follows only after a moment's rest.
      return [null, lost].map((dated) => formatWhy(whyFacts(page, insight, dated, tried)));
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
      every: continuesAfterSolution(scenario),
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
