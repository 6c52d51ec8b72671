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
    assert.equal(read.damage, "");
    assert.equal(read.scenario.text, scenario);
    assert.equal(read.position, position);
    assert.equal(read.state, link.split(".").at(-1));
    assert.equal(rewrite(read), link);
  }
});

test("the page reads every way of writing a link, and writes the library's again", () => {
  for (const [text, canonical] of Object.entries<string>(links.canonical)) {
    const { damage, scenario } = readLink(`#${text}`, catalogue);
    assert.deepEqual([damage, scenario.unread], ["", undefined], text);
    assert.equal(rewrite(readLink(`#${canonical}`, catalogue)), canonical);
  }
});

test("a link to a new instance is kept as it is, and one to a day's board is one of these", () => {
  for (const [text, canonical] of Object.entries(links.instances)) {
    const read = readLink(`#${text}`, catalogue);
    assert.deepEqual([read.damage, read.scenario.task], ["", null], text);
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

test("a wrong option is left out, and all the rest of the link holds", () => {
  for (const wrong of ["play=1", "colour=red", "day=2026-02-30", "speed=64", "theme"]) {
    const read = readLink(`#${FIRST}@17&panels=tree,charts&speed=64&${wrong}`, catalogue);
    const right = readLink(`#${FIRST}@17&panels=tree,charts&speed=64`, catalogue);
    assert.deepEqual(read, { ...right, damage: "options" });
    assert.deepEqual([right.position, right.damage], [17, ""]);
  }
});

test("of a link that is damaged elsewhere the scenario opens, or its puzzle's first preset", () => {
  const damaged = [
    ["tour/8x8/a8/geeks@", "tour/8x8/a8/geeks"],
    ["tour/8x8/a8/geeks@x&speed=64", "tour/8x8/a8/geeks"],
    ["new/queens/7@5.AB", "new/queens/7"],
    ["today/2026-02-30", FIRST],
    ["tour%ZZ", FIRST],
    ["tour/5x5/a1/geeks/holes=~__________", FIRST],
    [`queens/8&own=${"A".repeat(20_000)}`, "queens/8"],
  ];
  for (const [text, opened] of damaged) {
    const { scenario, position, options, damage } = readLink(`#${text}`, catalogue);
    assert.deepEqual([scenario.text, position, options, damage], [opened, 0, {}, "link"]);
  }
  const unread = [
    ["queens/0", "queens"],
    ["queens%2F0@17", "queens"],
    ["sudoku", "sudoku"],
    ["new/sudoku/x", "sudoku"],
    ["new/chess/1", "tour"],
    ["chess/8x8", "tour"],
  ];
  for (const [text, puzzle] of unread) {
    const { scenario } = readLink(`#${text}`, catalogue);
    assert.deepEqual([scenario.unread, scenario.puzzle, scenario.task], [true, puzzle, null], text);
  }
});

test("no link at all shows the first preset", () => {
  for (const fragment of ["", "#"]) {
    const { scenario, position, damage } = readLink(fragment, catalogue);
    assert.deepEqual([scenario.text, position, damage], [FIRST, 0, ""]);
  }
});

test("a link of a search for some solutions from before it told how many opens as ever", () => {
  const { position, state, damage } = readLink("#queens/10/first=100@11000", catalogue);
  assert.deepEqual([position, state, damage], [11_000, null, ""]);
});

test("random and mutated links that the page can read come back from what it writes", () => {
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
    if (link.damage !== "" || link.scenario.unread) continue;
    opened++;
    const canonical = rewrite(link);
    const again = readLink(canonical, catalogue);
    // Holes are sorted where their names would be longer than a number.
    assert.deepEqual({ ...again, scenario: link.scenario }, link);
    assert.equal(rewrite(again), canonical);
  }
  assert.ok(opened > number / 4);
});

test("a hole far off is written by its name, and its long number not even begun", () => {
  const text = "tour/1000x1000/a1/geeks/holes=all1000";
  assert.equal(formatLink(text, catalogue), `#${text}`);
});
