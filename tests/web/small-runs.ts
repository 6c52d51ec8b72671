/** Small runs, every position of which is tested with the page's knowledge there. */

import { createView } from "../../web/board/registry.ts";
import { continuesAfterSolution } from "../../web/board/shared/goal.ts";
import { State } from "../../web/engine/run/search-state.ts";
import { parseScenario } from "../../web/state/scenario/scenario.ts";
import { catalogue } from "./golden.ts";
import { rulesFor } from "./samples.ts";
import { completer, type Rules, runSearch } from "./small-searches.ts";

export interface Case {
  scenario: string;
  rules: Rules;
  sketch?: object; // Python's description of the graph, map or grid
  most?: number; // most events to run
  offer?: (path: readonly number[], choice: number) => boolean; // tests whether the strategy offers a choice
  ends: string; // title of the card at the end of the run
}

/** By scenario: the title of the card at the end of its run; "" for none. */
const ENDS = {
  "tour/3x4/a1/textbook": "found",
  "tour/3x4/a1/textbook/goal=all": "",
  "tour/3x4/any/textbook/goal=all": "16 tours found in all",
  "tour/3x4/any/textbook/goal=count": "16 tours found in all",
  "tour/3x4/any/textbook/first=3": "3 tours found",
  "tour/3x4/any/textbook/first=99": "16 tours found in all",
  "tour/3x3/a1/textbook": "none",
  "tour/3x3/b2/textbook/goal=all": "none",
  "tour/4x4/a1/textbook": "none",
  "tour/1x1/a1/textbook/goal=all": "1 tour found in all",
  "tour/3x4/a1/textbook/goal=closed": "none",
  "tour/3x4/a1/textbook/goal=all/end=d3": "",
  "tour/3x4/a1/textbook/end=d1": "none",
  "tour/3x4/any/textbook/end=b1": "none",
  "tour/5x6/a1/textbook/goal=closed": "",
  "tour/3x3/a1/textbook/strategy=naive": "",
  "tour/3x4/a1/textbook/goal=all/strategy=naive": "",
  "tour/5x5/c3/sutcliffe": "found",
  "tour/5x5/a1/textbook/goal=all": "",
  "tour/5x5/a1/textbook/strategy=pruned": "found",
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].flatMap((n) =>
      ["", "/goal=all", "/goal=count", "/first=3"].map((goal) => [`queens/${n}${goal}`, ""]),
    ),
  ),
  "queens/5/holes=b1,c4,d2,e5": "",
  "queens/5/holes=b1,c4,d2,e5/goal=all": "",
  "queens/5/holes=b1,c4,d2,e5/first=2": "",
  "queens/5/test=diagonals/holes=b1,c4,d2,e5/goal=all": "",
  "queens/4/holes=c1,c2,c3,c4": "none",
  "queens/3": "none",
  "queens/3/goal=all": "none",
  "queens/6/goal=all": "All 4 solutions found",
  "queens/6/test=diagonals": "found",
  "queens/6/first=3": "3 solutions found",
  "queens/4/first=3": "All 2 solutions found",
  "queens/1/goal=all": "1 solution found, and there is no other",
  "graph/example/A": "found",
  "graph/example/A/goal=all": "1 path found in all",
  "graph/example/any/limit=4/goal=all": "",
  "graph/example/any/limit=4/first=3": "",
  "graph/example/A/limit=1": "found",
  "graph/example/B/limit=3/cycle=yes/goal=all": "1 cycle found in all",
  "graph/petersen/a/cycle=yes": "none",
  "graph/petersen/a/cycle=yes/strategy=pruned": "none",
  "colouring/australia/2": "none",
  "colouring/australia/3": "found",
  "colouring/australia/3/goal=all": "All 18 colourings found",
  "colouring/australia/3/goal=count": "All 18 colourings found",
  "colouring/australia/3/first=3": "3 colourings found",
  "colouring/australia/4": "",
  "sudoku/.2.1....21.3....": "found",
  "sudoku/12..34........../goal=all": "",
  "sudoku/12..34........../first=3": "3 solutions found",
  "sudoku/1....2....3....4": "",
};

/** Most events of runs that would take too long. */
const MOST: Record<string, number> = {
  "tour/5x6/a1/textbook/goal=closed": 1500,
  "tour/3x4/a1/textbook/goal=all/strategy=naive": 3000,
  "tour/5x5/a1/textbook/goal=all": 20_000,
};

export const CASES: Case[] = Object.entries(ENDS).map(([scenario, ends]) => {
  const task = rulesFor(scenario);
  const most = MOST[scenario];
  if (!scenario.includes("strategy=pruned")) return { scenario, ...task, ends, most };
  // A search that sees from some depth on what is lost.
  const alive = completer(task.rules);
  const offer: Case["offer"] = (path, choice) =>
    path.length < Math.min(12, task.rules.length / 2) ||
    path.length % 3 > 0 ||
    alive([...path, choice]);
  return { scenario, ...task, ends, most, offer };
});

/** Every position of a run, with the page's knowledge there. */
export function* walk({ scenario: text, rules, sketch, most, offer }: Case) {
  const scenario = parseScenario(text, catalogue);
  const { size, length, root } = rules;
  const { puzzle } = scenario;
  const outcome = { goal: goalOf(text), found: "found", none: "none" };
  const description = { scenario: text, puzzle, size, length, root, outcome, ...sketch };
  const view = createView(scenario, description);
  const first = Number(scenario.values.first ?? 1);
  const wanted = continuesAfterSolution(scenario) ? (first > 1 ? first : Infinity) : 1;
  const offered = offer ? { ...rules, fits: both(rules.fits, offer) } : rules;
  const { events, verdict, found } = runSearch(offered, wanted, most);
  const state = new State({ size, length, root });
  for (let position = 0; position <= events.length; position++) {
    if (position > 0) state.apply(events[position - 1]);
    yield {
      scenario,
      player: { description },
      view,
      rules: offered,
      state,
      events,
      position,
      verdict,
      found,
    };
  }
}

/** The key of a scenario's goal in sentences, as the library tells it. */
function goalOf(text: string) {
  const [puzzle] = text.split("/");
  if (puzzle === "graph") return text.includes("cycle=yes") ? "cycle" : "path";
  return puzzle === "tour" && text.includes("closed") ? "closed" : puzzle;
}

const both =
  (one: Rules["fits"], other: Rules["fits"]): Rules["fits"] =>
  (path, choice) =>
    one(path, choice) && other(path, choice);

/** The card's facts that are the same in any run. */
export const FACTS = {
  known: 0,
  placed: 0,
  takenBack: 0,
  checked: null,
  loading: null,
  every: false,
  solutions: null,
  theory: null,
  goal: null,
  target: null,
  secret: false,
};
