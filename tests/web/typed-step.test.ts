import assert from "node:assert/strict";
import { test } from "node:test";
import { Clock } from "../../web/engine/run/clock.ts";
import { readOptionsForm } from "../../web/parts/share/options-form.ts";
import { readStep, readStop } from "../../web/parts/share/typed-step.ts";
import { SPEEDS } from "../../web/parts/workbench/speeds.ts";
import { formatLink, readLink } from "../../web/state/link/link.ts";
import { QUESTION_KINDS } from "../../web/state/link/question-kinds.ts";
import { fake } from "./fake.ts";
import { catalogue } from "./golden.ts";

test("a step to stop at is read as it is typed", () => {
  for (const text of ["1300", " 1,300 ", "1 300", "1.300"]) {
    assert.deepEqual(readStop(text, 20), { until: 1300, problem: "" });
  }
  assert.deepEqual(readStop("  ", 20), { until: null, problem: "" });
});

test("what is no step is refused in a sentence that quotes it", () => {
  for (const text of ["abc", "-5", "1e3", "12x", "1".repeat(16)]) {
    const { until, problem } = readStop(text, 20);
    assert.equal(until, null);
    assert.equal(problem, `"${text}" is not a step. Type a whole number, such as 1200.`);
    assert.throws(() => readStep(text), { message: problem });
  }
});

test("a step to stop at comes after the one to start at", () => {
  for (const text of ["0", "19", "20"]) {
    assert.match(readStop(text, 20).problem, /must come after/);
  }
});

const POSITION = 20;
const PANELS = ["why", "code", "stack", "tree", "calls", "pictures", "solutions", "fewest"];

/** All that a field of the form can hold; a list is chosen from. */
const FIELDS: Record<string, (string | string[])[]> = {
  play: ["", "yes"],
  lock: ["", "steps"],
  present: ["", "yes"],
  panels: ["", "here"],
  mark: ["", "here"],
  quiet: ["", "yes"],
  until: ["", "21", "999,999,999,999,999", "5", "soon"],
  to: ["", "21", "9".repeat(15)],
  be: ["", "1", "999", "0999", "1000", "0"],
  hide: subsetsOf(["code", "tree", "verdict"]),
  ask: subsetsOf(QUESTION_KINDS),
};

function subsetsOf(all: readonly string[]): string[][] {
  return all.reduce((sets, one) => sets.concat(sets.map((set) => [...set, one])), [[] as string[]]);
}

/** Clocks at all speeds that can be chosen, and at each second of one that grows. */
function* clocks() {
  for (const speed of SPEEDS) yield Object.assign(new Clock(), { speed });
  const growing = new Clock();
  growing.letSpeedGrow();
  growing.join({ playing: true, tick: () => {}, speedChanged: () => {} });
  for (let second = 0; second < 90; second++) {
    growing.tick(1000 * second);
    yield growing;
  }
}

/** The form with some of its fields filled in. */
function fill(values: Record<string, string | string[]>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const one of [value].flat()) if (one !== "") form.append(name, one);
  }
  return form;
}

/** Check that the link written by Share is read back with the same meaning. */
function checkRead(values: Record<string, string | string[]>, clock: Clock, open: string[]) {
  const page = {
    clock,
    state: { options: { theme: "dark" } },
    player: { timeline: { position: POSITION } },
  };
  const panels = open.map((name) => ({ name }));
  const { options } = readOptionsForm(fill(values), fake(page), panels, "17:note");
  const link = formatLink("queens/8", catalogue, POSITION, "", options);
  const { damage, options: read } = readLink(link, catalogue);
  assert.equal(damage, "", link);
  // `play` and `be` are the purpose of a link.
  const { play: _, be: __, ...rest } = options;
  assert.deepEqual(read, { ...rest, ...(rest.ask && { ask: read.ask }) });
  assert.deepEqual(kinds(read.ask), kinds(rest.ask));
}

const kinds = (ask: string | undefined) => ask?.split(",").sort();

test("whatever Share writes, the link's reader takes", () => {
  for (const clock of clocks()) checkRead({ play: "yes" }, clock, []);
  // Each value of each field beside each value of each other.
  const names = Object.keys(FIELDS);
  for (const one of names) {
    for (const other of names.slice(names.indexOf(one) + 1)) {
      for (const value of FIELDS[one]) {
        for (const beside of FIELDS[other]) {
          checkRead({ panels: "here", [one]: value, [other]: beside }, new Clock(), PANELS);
        }
      }
    }
  }
  for (const open of subsetsOf(PANELS)) {
    for (const hide of FIELDS.hide) checkRead({ panels: "here", hide }, new Clock(), open);
  }
});

test("what is shared of a lesson opens its step, with the questions of the form", () => {
  const page = {
    clock: new Clock(),
    state: { options: { lesson: "0.4", hide: "verdict", ask: "back" } },
    player: { timeline: { position: POSITION } },
  };
  const shared = (values: Record<string, string>) =>
    readOptionsForm(fill(values), fake(page), [], "").options;
  assert.deepEqual(shared({ panels: "here", ask: "back" }), {
    lesson: "0.4",
    hide: "verdict",
    ask: "back",
  });
  assert.deepEqual(shared({}), { lesson: "0.4", hide: "verdict" });
});
