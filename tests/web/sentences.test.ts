/**
 * The page's own sentences at every step of small runs, compared with independent searches (small-searches.ts): none may
 * be false, for any puzzle, whether the search stops at its first solution or goes on. What Python says of a step is held
 * to the truth by tests/unit/test_every_moment.py.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { outcomeOf } from "../../web/board/registry.ts";
import { continuesAfterSolution } from "../../web/board/shared/goal.ts";
import { Timeline } from "../../web/engine/run/timeline.ts";
import { t } from "../../web/language/translate.ts";
import { describe } from "../../web/parts/workbench/status-card.ts";
import { parseScenario } from "../../web/state/scenario/scenario.ts";
import { countedGoal, holdsFor } from "../../web/state/scenario/wanted.ts";
import { catalogue } from "./golden.ts";
import { rulesFor } from "./samples.ts";
import { CASES, type Case, FACTS, walk } from "./small-runs.ts";
import { runSearch } from "./small-searches.ts";

test("places on the path are numbered from 1, the start among them, and steps are what was placed and taken back", () => {
  for (const given of CASES) {
    for (const { view, rules, state, position, scenario } of walk(given)) {
      const { path } = state.snapshot();
      const { depth, placed, takenBack } = state;
      assert.equal(depth, path.length);
      assert.equal(placed + takenBack, position);
      assert.equal(rules.root.length + placed - takenBack, depth);
      assert.match(
        t("panels-tree-summary", { placed, depth }),
        new RegExp(`The depth is ${path.length} now\\.$`),
      );
      const again = new Set(path).size < path.length;
      if (again || !["tour", "graph"].includes(scenario.puzzle)) continue;
      path.forEach((choice, index) => {
        const place = new RegExp(`${view.step} ${index + 1} of the path$`);
        assert.match(view.cell(choice, state), place);
      });
    }
  }
});

/** The sentences of the card at the end of a run. */
function readCard(given: Case) {
  const [{ scenario, player, events, verdict }] = walk(given);
  const { size, length, root } = given.rules;
  const wanted = countedGoal(scenario);
  const holds = continuesAfterSolution(scenario) && wanted === null ? holdsFor(scenario) : null;
  const timeline = new Timeline({ size, length, root, wanted, holds });
  // In pieces, as they arrive.
  for (let from = 0; from < events.length; from += 7) {
    timeline.append(Int16Array.from(events.slice(from, from + 7)));
  }
  timeline.seek(events.length);
  const { placed, takenBack } = timeline.state;
  const facts = {
    ...FACTS,
    placed,
    takenBack,
    every: continuesAfterSolution(scenario),
    solutions: timeline.solutions,
    outcome: outcomeOf({ scenario, player }),
  };
  const card = describe({ name: "finished", verdict: verdict ?? "stopped" }, facts);
  return { card, timeline };
}

test("the card at the end says how many there are, and is red only when there are none", () => {
  for (const given of CASES.filter(({ most }) => most === undefined)) {
    const [{ scenario, found, verdict }] = walk(given);
    const { card, timeline } = readCard(given);
    if (continuesAfterSolution(scenario)) assert.equal(timeline.solutions, found, given.scenario);
    assert.equal(card.tone, found > 0 ? "found" : "exhausted", given.scenario);
    if (given.ends !== "") assert.equal(card.title, given.ends, given.scenario);
    const number = /\d+(?= (?:tours?|solutions?|paths?|cycles?|colourings?) found)/.exec(
      card.title,
    );
    if (number !== null) assert.equal(Number(number[0]), found, given.scenario);
    assert.equal(
      /^All |found in all$|^1 .+ found, and there is no other$/.test(card.title),
      continuesAfterSolution(scenario) && verdict === "exhausted" && found > 0,
    );
    assert.doesNotMatch(`${card.title} ${card.detail}`, /\b1 [a-z]+s\b/, given.scenario);
  }
});

test("where solutions were not counted the card claims no number, and no failure", () => {
  const scenario = parseScenario("queens/8/goal=all", catalogue);
  const { size, length, root } = rulesFor("queens/8").rules;
  const base = { position: 4112, path: [], undone: 7, deepest: 8 };
  const timeline = new Timeline({ size, length, root, base, holds: holdsFor(scenario) });
  assert.equal(timeline.solutions, null);
  const outcome = outcomeOf({ scenario, player: { description: null } });
  const facts = { ...FACTS, every: true, solutions: null, outcome };
  const card = describe({ name: "finished", verdict: "exhausted" }, facts);
  assert.deepEqual([card.title, card.tone], ["The search has tried everything", "ready"]);
});

test("the general search ends in no failure", () => {
  const scenario = parseScenario("forest/example/A", catalogue);
  const found = "The search is complete";
  const player = { description: { outcome: { goal: "forest", found, none: found } } };
  const facts = { ...FACTS, placed: 6, takenBack: 6, outcome: outcomeOf({ scenario, player }) };
  const card = describe({ name: "finished", verdict: "exhausted" }, facts);
  const detail = "6 vertices discovered, 6 finished.";
  assert.deepEqual(card, { tone: "found", title: "The search is complete", detail });
});

test("the searches that all this is held against are themselves right", () => {
  const found = (text: string) => runSearch(rulesFor(text).rules, Infinity).found;
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6].map((n) => found(`queens/${n}`)),
    [1, 0, 0, 2, 10, 4],
  );
  const all = runSearch(rulesFor("tour/3x4/any/textbook").rules, Infinity);
  assert.deepEqual([all.found, all.events.length], [16, 2 * 760]);
  const first = runSearch(rulesFor("tour/5x5/c3/sutcliffe").rules);
  assert.equal(first.events.length, 25_541 + 25_517);
  assert.equal(found("colouring/australia/3"), 18);
  const path = runSearch(rulesFor("graph/example/A").rules);
  assert.deepEqual(path.events, [1, 2, ~2, 3, 4, 5, 2]);
});
