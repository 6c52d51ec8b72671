/**
 * At random moments of small runs the page says the same in each language: the same keys with the same numbers. So what
 * sentences.test.ts proves about the English sentences holds for the others. And each sentence is well-formed in its
 * own language.
 */
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { after, test } from "node:test";
import { outcomeOf } from "../../web/board/registry.ts";
import { continuesAfterSolution } from "../../web/board/shared/goal.ts";
import { LANGUAGES } from "../../web/language/languages.ts";
import { learn, setLanguage } from "../../web/language/translate.ts";
import { describe } from "../../web/parts/workbench/status-card.ts";
import { seededRandom } from "./chance.ts";
import { CASES, FACTS, walk } from "./small-runs.ts";

type Status = Parameters<typeof describe>[0];

interface Said {
  key: string;
  numbers: number[];
  text: string;
}

/** Moments per run: some 300 in total, or 5,000. */
const EACH = process.env.KNIGHTS_EVERY_MOMENT ? 72 : 4;
const LATIN = /[A-Za-z]{2,}/g;
const BAD =
  /[{}]|undefined|\bnull\b|NaN|\[object|(?<!\.)\.\.(?!\.)|[.!?] ?[.!?,;]| {2}| [.,;:!?]|^\s|\s$/;
/** All sentences in the order in which they were made. */
let told: Said[] = [];

/** Use a language, and record all sentences. */
async function speak(code: string) {
  const folder = new URL(`../../web/language/${code}/`, import.meta.url);
  const files = readdirSync(folder).filter((name) => name !== "index.ts");
  for (const file of files) {
    const room: Record<string, string | ((values: never) => string)> = (
      await import(new URL(file, folder).href)
    ).default;
    learn(Object.fromEntries(Object.entries(room).map(([key, one]) => [key, noted(key, one)])));
  }
  setLanguage(code);
}

const noted =
  (key: string, sentence: string | ((values: never) => string)) =>
  (values: Record<string, unknown>) => {
    const text = typeof sentence === "string" ? sentence : sentence(values as never);
    const numbers = Object.values(values ?? {}).filter((value) => typeof value === "number");
    told.push({ key, numbers: numbers as number[], text });
    return text;
  };

/** Make all sentences at some moments of a run. @returns the names of its choices */
function sayAll(given: (typeof CASES)[number]): Set<string> {
  const chance = seededRandom(given.scenario.length);
  told = [];
  const [{ events }] = walk(given);
  const chosen = Array.from({ length: EACH }, () => chance(events.length + 1));
  const positions = new Set([0, events.length, ...chosen]);
  const names: Set<string> = new Set();
  const said: Said[] = [];
  told = [];
  for (const moment of walk(given)) {
    if (positions.has(moment.position)) {
      sayMoment(moment, chance, names);
      said.push(...told);
    }
    told = [];
  }
  told = said;
  return names;
}

function sayMoment(
  {
    scenario,
    player,
    view,
    rules,
    state,
    found,
  }: ReturnType<typeof walk> extends Generator<infer Moment> ? Moment : never,
  chance: (limit: number) => number,
  names: Set<string>,
) {
  const choice = chance(rules.size);
  for (let other = 0; other < rules.size; other++) names.add(view.name(other));
  view.label(state);
  view.cell(choice, state);
  const outcome = outcomeOf({ scenario, player });
  const every = continuesAfterSolution(scenario);
  const { placed, takenBack } = state;
  const facts = { ...FACTS, placed, takenBack, known: placed + takenBack, every, outcome };
  for (const name of ["ready", "playing", "paused"] as const) {
    describe({ name } as Status, facts);
  }
  for (const verdict of ["found", "exhausted", "stopped"] as const) {
    const solutions = every ? found : null;
    describe({ name: "finished", verdict } as Status, { ...facts, solutions });
  }
}

for (const given of CASES) {
  test(`it is said alike in each language: ${given.scenario}`, async () => {
    const all: Said[][] = [];
    for (const code of Object.keys(LANGUAGES)) {
      await speak(code);
      const names = sayAll(given);
      const known = new Set([...names].flatMap((name) => name.match(LATIN) ?? []));
      for (const said of told) {
        const where = `${code}: ${said.key}: ${said.text}`;
        assert.ok(said.text !== "" && !BAD.test(said.text), where);
        if (code === "en") continue;
        const foreign = (said.text.match(LATIN) ?? []).filter((word) => !known.has(word));
        assert.deepEqual(foreign, [], where);
      }
      all.push(told);
    }
    const [first, ...others] = all.map((said) => said.map(({ key, numbers }) => [key, numbers]));
    assert.ok(first.length > 20);
    for (const other of others) assert.deepEqual(other, first);
  });
}

after(() => speak("en"));
