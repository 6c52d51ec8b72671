import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { readHeld } from "../../web/parts/own/state/kept-over-reload.ts";
import { makeArea } from "../../web/parts/own/write/drafts.ts";
import { readEntries } from "../../web/parts/questions/kept-answers.ts";
import { packOwn, readBegun, readOwn } from "../../web/parts/race/kept-over-reload.ts";
import type { OwnRun } from "../../web/state/page/page-context.ts";
import { fake } from "./fake.ts";

let loads = 0;
let tab: Map<string, string>;

/** Load the page at a fragment, with its own copy of the module. */
async function load(hash: string) {
  const location = { href: `https://localhost/${hash}`, hash, reload: () => loads++ };
  const history = {
    replaceState(_: unknown, __: unknown, url: URL) {
      Object.assign(location, { href: url.href, hash: url.hash });
    },
  };
  Object.assign(globalThis, { location, history });
  return import(`../../web/dom/kept-over-reload.ts?${Math.random()}`);
}

const any = (thing: unknown) => thing ?? null;

beforeEach(() => {
  loads = 0;
  tab = new Map();
  Object.assign(globalThis, { sessionStorage: makeArea(tab) });
});

test("what a page hands itself over is taken once, and only at the place that was left", async () => {
  const bet = { lane: 2, times: 10 };
  const page = await load("#race/columns");
  page.holdOver("race", () => ({ bet }));
  page.holdOver("first", () => null);
  page.reloadAt("#race/columns@steps=40");
  assert.deepEqual([loads, location.hash], [1, "#race/columns@steps=40"]);
  const { takeOver } = await load("#race/columns@steps=40");
  assert.deepEqual(takeOver("race", any), { bet });
  assert.equal(takeOver("race", any), null, "once");
  assert.equal(takeOver("first", any), null);
  assert.equal((await load("#race/columns@steps=40")).takeOver("race", any), null, "by one page");

  const other = await load("#race");
  other.holdOver("race", () => ({ bet }));
  other.reloadAt("#race/columns");
  assert.equal((await load("#queens/8")).takeOver("race", any), null, "somewhere else");
});

test("who has followed a link keeps what is of no place, and what no part has taken yet", async () => {
  const page = await load("#queens/8&lang=uk");
  page.holdOver("race", () => "of the place that was left");
  page.holdOver("entries", () => ["an answer"], true);
  page.holdOver("answers", () => ["lines"], true);
  page.reloadAt(null);
  const next = await load("#queens/8&lang=uk");
  assert.equal(next.takeOver("race", any), null);
  assert.deepEqual(next.takeOver("entries", any), ["an answer"]);
  next.reloadAt("#queens/8@3");
  assert.deepEqual((await load("#queens/8@3")).takeOver("answers", any), ["lines"]);
});

test("where nothing can be kept the page begins as its link says", async () => {
  const denied = () => {
    throw new Error("denied");
  };
  Object.assign(globalThis, { sessionStorage: { getItem: denied, setItem: denied } });
  const page = await load("");
  page.holdOver("first", () => "asked");
  page.reloadAt("");
  assert.equal(loads, 1);
  assert.equal((await load("")).takeOver("first", any), null);
});

// --- what somebody else has written ------------------------------------------------------------------

const DAMAGED = [undefined, null, 7, "x", "9".repeat(100_000), [], [null], {}, { length: 1 }];

test("what comes back damaged is left out, and the rest stays", async () => {
  for (const bad of DAMAGED) {
    tab.set("knights.reload", JSON.stringify(bad) ?? "{");
    assert.equal((await load("")).takeOver("race", any), null);
    tab.set("knights.reload", JSON.stringify({ fragment: "", things: bad }));
    assert.equal((await load("")).takeOver("race", any), null);
  }
  const entry = { kind: "next", scenario: "queens/4", step: 3, tries: [], unsure: true };
  for (const bad of [...DAMAGED, { ...entry, kind: "x" }, { ...entry, tries: [{ told: 7 }] }])
    assert.deepEqual(readEntries([bad, entry]), [entry]);
  for (const bad of DAMAGED) {
    assert.deepEqual(readEntries(bad), []);
    assert.equal(readHeld(bad), null);
    assert.equal(readBegun(bad, ["queens/4", "queens/5"]), null);
  }
  const texts = ["queens/4", "queens/5"];
  const bet = { lane: 2, times: 10 };
  assert.deepEqual(readBegun({ texts, bet }, texts), { bet });
  assert.deepEqual(readBegun({ texts, bet: { lane: 3, times: 10 } }, texts), { bet: null });
  assert.equal(readBegun({ texts, bet }, ["queens/4", "queens/6"]), null, "of another race");
});

test("a program's run that is raced comes back as it was, or not at all", async () => {
  const { catalogue } = await import("./golden.ts");
  const { parseScenario } = await import("../../web/state/scenario/scenario.ts");
  const description = { scenario: "queens/4", puzzle: "queens", size: 16, length: 4, root: [] };
  const events = Int32Array.of(0, 6, ~6, 7);
  const run = fake<OwnRun>({ description, events, verdict: "exhausted", link: "#queens/4" });
  const own = { scenario: parseScenario("queens/4", catalogue), run };
  const text = JSON.stringify(packOwn(own));
  assert.deepEqual(readOwn(JSON.parse(text), catalogue), own);
  assert.equal(packOwn({ ...own, run: { ...run, events: new Int32Array(200_001) } }), null);
  for (const [part, worse] of [
    ["[0,6,", "[0,16,"],
    ['"queens/4"', '"queens/x"'],
    ["4,", "-4,"],
  ]) {
    assert(text.includes(part));
    assert.equal(readOwn(JSON.parse(text.replace(part, worse)), catalogue), null);
  }
  for (const bad of DAMAGED) {
    assert.equal(readOwn(bad, catalogue), null);
    assert.equal(readOwn({ scenario: "queens/4", run: bad }, catalogue), null);
    const events = Array.isArray(bad) && bad.length === 0 ? [0.5] : bad;
    assert.equal(readOwn({ scenario: "queens/4", run: { ...run, events } }, catalogue), null);
  }
});
