import assert from "node:assert/strict";
import { test } from "node:test";
import { readNumber, writeNumber } from "../../web/engine/fragment/digits.ts";
import { linkToDay, today } from "../../web/state/link/day.ts";
import { formatLink, readLink } from "../../web/state/link/link.ts";
import { writePurpose } from "../../web/state/link/purpose.ts";
import type { Link } from "../../web/state/link/types.ts";
import { seededRandom } from "./chance.ts";
import { catalogue, readGolden } from "./golden.ts";

const links = readGolden("links.json");
const FIRST = "tour/5x5/c3/sutcliffe";

/** Parse and format a link again. */
function rewrite({ scenario, position, state, purpose, options }: Link) {
  const all = { ...options, ...writePurpose(purpose) };
  return formatLink(scenario.text, catalogue, position, state ?? "", all).slice(1);
}

test("numbers are written in the digits of base64url", () => {
  for (let number = 0; number < 64; number++) {
    const [digit] = Buffer.from([number << 2]).toString("base64url");
    assert.deepEqual([writeNumber(BigInt(number)), readNumber(digit)], [digit, BigInt(number)]);
  }
  assert.deepEqual([writeNumber(64n), readNumber("BA")], ["BA", 64n]);
});

test("a link of version 1 leads to its step, with the state that Python reads", () => {
  for (const { link, scenario, position } of links.moments) {
    const read = readLink(`#${link}`, catalogue);
    assert.equal(read.problem, null);
    assert.equal(read.scenario.text, scenario);
    assert.equal(read.position, position);
    assert.equal(read.state, link.split(".").at(-1));
    assert.equal(rewrite(read), link);
  }
});

test("every way of writing a link has one canonical text, the library's", () => {
  for (const [text, canonical] of Object.entries(links.canonical)) {
    const read = readLink(`#${text}`, catalogue);
    assert.equal(read.problem, null);
    assert.equal(rewrite(read), canonical);
  }
});

test("a link to a new instance is kept as it is, and one to a day's board is one of these", () => {
  for (const [text, canonical] of Object.entries(links.instances)) {
    const read = readLink(`#${text}`, catalogue);
    assert.deepEqual([read.problem, read.scenario.task], [null, null], text);
    assert.equal(rewrite(read), canonical);
    assert.deepEqual(readLink(`#${canonical}`, catalogue), read);
  }
});

test("what a link asks for is one of five things, and first to invent what is not there yet", () => {
  const purpose = (text: string) => readLink(`#${text}`, catalogue).purpose;
  const asks = { kinds: ["next", "lost"], to: 30 };
  assert.deepEqual(purpose("queens/8@5&play=yes&ask=lost,next&to=30"), {
    kind: "watch",
    plays: true,
    asks,
  });
  assert.deepEqual(purpose("queens/8@2&play=1AB"), { kind: "play", done: "1AB", asks: null });
  const steps = { count: 12, quiet: true };
  assert.deepEqual(purpose("queens/8&be=12,quiet&ask=next"), { kind: "be", steps, done: "" });
  const program = { kind: "program", plays: false, asks: null, packed: "Ab-_", position: 7 };
  assert.deepEqual(purpose("queens/8&own=7.Ab-_"), program);
  const play = { kind: "play", done: "0", asks: null };
  const origin = "today/2026-11-22";
  assert.deepEqual(purpose(origin), { kind: "invent", origin, act: play });
  const watch = { kind: "watch", plays: false, asks: null };
  assert.deepEqual(purpose("new/sudoku/4821"), {
    kind: "invent",
    origin: "new/sudoku/4821",
    act: watch,
  });
});

test("a link to today is one to the date of today, by the clock of Greenwich", (context) => {
  context.mock.timers.enable({ apis: ["Date"], now: Date.parse("2026-11-22T23:59:59Z") });
  const day = readLink("#today", catalogue);
  assert.deepEqual(day, readLink("#today/2026-11-22", catalogue));
  context.mock.timers.tick(1000);
  assert.deepEqual(readLink("#today", catalogue), readLink("#today/2026-11-23", catalogue));
  assert.equal(linkToDay(today()), "#today/2026-11-23");
});

test("every day has a board, and each puzzle its turn", () => {
  const dates = Array.from({ length: 4000 }, (_, day) =>
    new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10),
  );
  const puzzles = dates.map((day) => readLink(`#today/${day}`, catalogue).scenario.puzzle);
  for (let day = 0; day + 4 <= puzzles.length; day++) {
    assert.equal(new Set(puzzles.slice(day, day + 4)).size, 4);
  }
});

test("a damaged link is refused in the library's words, and shows what can be shown", () => {
  for (const [text, sentence] of Object.entries(links.refused)) {
    const { problem, scenario, position, state, partly } = readLink(text, catalogue);
    // Only Python knows whether a state belongs to its step.
    if (state !== null) continue;
    assert.equal(problem, sentence);
    if (!partly) assert.equal(position, 0);
    if (text.startsWith("tour/8x8/a8/geeks@")) assert.equal(scenario.text, "tour/8x8/a8/geeks");
    // The page that opens instead shows the puzzle named in the link.
    if (text.startsWith("today/2026-11-22")) continue; // the puzzle of that day
    const [word] = text.replace(/^new\//, "").split("/");
    const named = catalogue.puzzles.find(({ name }) => name === word);
    assert.equal(scenario.puzzle, named?.name ?? "tour");
  }
});

test("a wrong option is left out, and all the rest of the link holds", () => {
  const options = "panels=tree,charts&play=1&speed=64";
  const read = readLink(`#${FIRST}@17&${options}`, catalogue);
  const { problem, ...rest } = readLink(`#${FIRST}@17&panels=tree,charts&speed=64`, catalogue);
  assert.match(read.problem ?? "", /^play '1': it must be yes/);
  assert.deepEqual(read, { ...rest, partly: true, problem: read.problem });
  assert.equal(problem, null);
  assert.equal(rest.position, 17);
  assert.equal(readLink("#queens/0@17&play=1", catalogue).partly, false);
});

test("what opens instead of a damaged link is the puzzle's first preset", () => {
  for (const [text, first] of [
    ["queens/0", "queens/8"],
    ["colouring/atlantis/3", "colouring/australia/3"],
    ["queens%2F0", "queens/8"],
    ["sudoku", "sudoku/easy"],
    ["queens@5", "queens/8"],
    ["chess/8x8", FIRST],
    ["tour%ZZ", FIRST],
  ]) {
    const { scenario, problem } = readLink(`#${text}`, catalogue);
    assert.equal(scenario.text, first);
    assert.notEqual(problem, null);
  }
});

test("a graph or a map that is written out is no unknown name", () => {
  for (const text of [
    "colouring/A--B/2",
    "graph/A:/any",
    "graph/A%2520B/any",
    "graph/knight.6x6/a1",
    "colouring/world.asia/4",
  ]) {
    assert.equal(readLink(`#${text}`, catalogue).problem, null);
  }
});

test("no link at all shows the first preset", () => {
  for (const fragment of ["", "#"]) {
    const { scenario, position, problem } = readLink(fragment, catalogue);
    assert.deepEqual([scenario.text, position, problem], [FIRST, 0, null]);
  }
});

test("a link of a search for some solutions from before it told how many opens as ever", () => {
  const { position, state, problem } = readLink("#queens/10/first=100@11000", catalogue);
  assert.deepEqual([position, state, problem], [11_000, null, null]);
});

test("random and mutated links each open canonically or are refused with a sentence", () => {
  const number = process.env.KNIGHTS_EVERY_MOMENT ? 100_000 : 5_000;
  const random = seededRandom(7);
  const seeds = [
    ...links.moments.map(({ link }: { link: string }) => link),
    ...Object.keys(links.canonical),
    ...Object.keys(links.instances),
  ];
  const alphabet = "abcxyz0189/=;,-@%#<>\"' \n\0\u00e9\u265e\u{1f40e}\ud800&.~_";
  let opened = 0;
  for (let i = 0; i < number; i++) {
    const characters = Array.from(seeds[random(seeds.length)]);
    for (let changes = random(3); changes > 0; changes--) {
      const inserted = Array.from({ length: random(3) }, () => alphabet[random(alphabet.length)]);
      characters.splice(random(characters.length + 1), random(3), ...inserted);
    }
    const link = readLink(characters.join(""), catalogue);
    if (link.problem !== null) {
      assert.match(link.problem, /^\S.*\S$/s);
      continue;
    }
    opened++;
    const canonical = rewrite(link);
    const again = readLink(canonical, catalogue);
    assert.deepEqual(again, link);
    assert.equal(rewrite(again), canonical);
  }
  assert.ok(opened > number / 4);
});

test("a hole far off is written by its name, and its long number not even begun", () => {
  const text = "tour/1000x1000/a1/geeks/holes=all1000";
  assert.equal(formatLink(text, catalogue), `#${text}`);
});
