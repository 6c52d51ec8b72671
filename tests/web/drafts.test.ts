import assert from "node:assert/strict";
import { test } from "node:test";
import { LONGEST_NAME, MOST, makeArea, openDrafts } from "../../web/parts/own/write/drafts.ts";

const make = () => openDrafts("queens", [makeArea(new Map())]);

test("a draft is there again under its name", () => {
  const drafts = make();
  assert.equal(drafts.read("Mine"), null);
  assert.equal(drafts.write("Mine", "n = 8\n"), "");
  assert.equal(drafts.write("Other", ""), "");
  assert.deepEqual(drafts.list(), ["Mine", "Other"]);
  assert.equal(drafts.read("Mine"), "n = 8\n");
  assert.equal(drafts.read("Other"), "", "an empty one is one");
  drafts.remove("Mine");
  assert.deepEqual(drafts.list(), ["Other"]);
});

test("each puzzle has its own, and nothing else that is kept is one", () => {
  const map = new Map([["knights.theme", "dark"]]);
  openDrafts("tour", [makeArea(map)]).write("Mine", "tour");
  openDrafts("queens", [makeArea(map)]).write("Mine", "queens");
  assert.deepEqual(openDrafts("tour", [makeArea(map)]).list(), ["Mine"]);
  assert.equal(openDrafts("tour", [makeArea(map)]).read("Mine"), "tour");
  assert.deepEqual(openDrafts("sudoku", [makeArea(map)]).list(), []);
});

test("names are in order, 10 after 9, and a free one is found", () => {
  const drafts = make();
  for (const name of ["Draft 10", "Draft 9", "Draft"]) drafts.write(name, "");
  assert.deepEqual(drafts.list(), ["Draft", "Draft 9", "Draft 10"]);
  assert.equal(drafts.free("Draft"), "Draft 2");
  assert.equal(drafts.free("New"), "New");
});

test("a name is given anew, and no other program is lost by it", () => {
  const drafts = make();
  drafts.write("A", "a");
  drafts.write("B", "b");
  assert.match(drafts.rename("A", "B"), /already/);
  assert.equal(drafts.read("B"), "b");
  assert.equal(drafts.rename("A", "A"), "");
  assert.equal(drafts.rename("A", "C"), "");
  assert.deepEqual(drafts.list(), ["B", "C"]);
  assert.equal(drafts.read("C"), "a");
  assert.match(drafts.rename("C", "  "), /name/);
  assert.match(drafts.rename("C", "x".repeat(LONGEST_NAME + 1)), /40/);
  assert.match(drafts.rename("C", "gpj.\u202eyp"), /U\+202E right-to-left override/);
  assert.equal(drafts.read("C"), "a");
});

test("what is too large is told, and what was kept before stays", () => {
  const drafts = make();
  drafts.write("A", "a");
  assert.match(drafts.write("A", "x".repeat(MOST + 1)), /yours has 200,001/);
  assert.equal(drafts.read("A"), "a");
  assert.equal(drafts.write("A", "x".repeat(MOST)), "");
});

test("a storage that is full is told of, and the one of this tab is used all the same", () => {
  const full = makeArea(new Map());
  full.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const drafts = openDrafts("tour", [makeArea(new Map()), full]);
  assert.match(drafts.write("A", "a"), /no room/);
  assert.equal(drafts.read("A"), "a");
});

test("without any storage drafts last as long as the page", () => {
  // Node lacks a page's storage.
  const own = ["sessionStorage", "localStorage"].map((name) => [
    name,
    Object.getOwnPropertyDescriptor(globalThis, name),
  ]);
  const forbidden = {
    configurable: true,
    get: () => {
      throw new DOMException("no", "SecurityError");
    },
  };
  for (const [name] of own) Object.defineProperty(globalThis, String(name), forbidden);
  try {
    assert.equal(openDrafts("tour").write("A", "a"), "");
    assert.equal(openDrafts("tour").read("A"), "a");
  } finally {
    for (const [name, before] of own) {
      if (before === undefined) Reflect.deleteProperty(globalThis, String(name));
      else Object.defineProperty(globalThis, String(name), before as PropertyDescriptor);
    }
  }
});
