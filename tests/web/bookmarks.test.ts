import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { BookmarkModel, joinMarks } from "../../web/parts/bookmarks/bookmark-model.ts";
import { storeBookmarks, storedBookmarks } from "../../web/parts/bookmarks/stored-bookmarks.ts";
import { shareOf } from "../../web/parts/bookmarks/timeline.ts";
import { makeArea } from "../../web/parts/own/write/drafts.ts";
import {
  type Bookmark,
  cleanNote,
  readBookmarks,
  writeBookmarks,
} from "../../web/state/link/bookmarks.ts";
import { formatLink, readLink } from "../../web/state/link/link.ts";
import type { Page } from "../../web/state/page/page-context.ts";
import { seededRandom } from "./chance.ts";
import { fake } from "./fake.ts";
import { catalogue } from "./golden.ts";

let device = new Map();

beforeEach(() => {
  device = new Map();
  Object.assign(globalThis, {
    sessionStorage: makeArea(new Map()),
    localStorage: makeArea(device),
  });
});

const marked = (...steps: number[]): Bookmark[] =>
  steps.map((step) => ({ step, note: `at ${step}` }));

/** The bookmarks of a page that has opened this link. */
function open(mark?: string) {
  const state = { options: mark === undefined ? {} : { mark } };
  const page = {
    state,
    scenario: { text: "queens/8" },
    redraw: () => {},
    change: (patch: object) => Object.assign(state, patch),
  };
  return { model: new BookmarkModel(fake<Page>(page), true), state };
}

test("whatever a visitor types as a note goes into a link and comes back", () => {
  const random = seededRandom(5);
  const letters = [..."ab ~;&@/%#:=()'\"<>.,+", "\u200b", "\u202e", "\n", "\u0007", "é", "т", "😀"];
  for (let trial = 0; trial < 500; trial++) {
    const typed = Array.from({ length: random(120) }, () => letters[random(letters.length)]).join(
      "",
    );
    const note = cleanNote(typed);
    assert.ok(note.length <= 80);
    const bookmarks = [{ step: random(1e6), note }];
    const link = formatLink("queens/8", catalogue, 5, "", { mark: writeBookmarks(bookmarks) });
    const { damage, options } = readLink(link, catalogue);
    assert.equal(damage, "", link);
    assert.deepEqual(readBookmarks(options.mark as string), bookmarks, link);
  }
});

test("a note keeps whole characters when it is cut", () => {
  assert.equal(cleanNote("😀".repeat(50)), "😀".repeat(40));
  assert.equal(cleanNote(`a${"😀".repeat(50)}`), `a${"😀".repeat(39)}`);
});

test("bookmarks are kept for each search, the latest of many", () => {
  storeBookmarks("queens/8", marked(3, 17));
  storeBookmarks("sudoku/hard", marked(5));
  assert.deepEqual(storedBookmarks("queens/8"), marked(3, 17));
  storeBookmarks("queens/8", []);
  assert.deepEqual(storedBookmarks("queens/8"), []);
  for (let n = 1; n <= 50; n++) storeBookmarks(`queens/${n}`, marked(n));
  assert.deepEqual(storedBookmarks("sudoku/hard"), [], "the oldest is forgotten");
  assert.deepEqual(storedBookmarks("queens/1"), marked(1));
});

test("the bookmarks of a link stay apart until the visitor keeps them", () => {
  storeBookmarks("queens/8", [{ step: 17, note: "mine" }, ...marked(20)]);
  const { model, state } = open("17:theirs;20:at 20;40");
  assert.deepEqual(model.linked, [
    { step: 17, note: "theirs" },
    { step: 40, note: "" },
  ]);
  assert.deepEqual(
    joinMarks(model.own, model.linked).map(({ step, notes, own }) => [step, notes, own]),
    [
      [17, ["mine", "theirs"], true],
      [20, ["at 20"], true],
      [40, [], false],
    ],
  );
  assert.equal(model.text, "17:mine;20:at 20;40", "Share sends one note a step");
  assert.deepEqual(storedBookmarks("queens/8").length, 2, "nothing is kept by opening a link");
  model.adopt();
  assert.equal(writeBookmarks(storedBookmarks("queens/8")), "17:mine;20:at 20;40");
  assert.deepEqual(state.options, {}, "they are no longer the link's");
});

test("a search has at most 20 bookmarks, so that all of them fit into a link", () => {
  const { model } = open(writeBookmarks(marked(100, 101)));
  for (let step = 0; step < 19; step++) assert.ok(model.put(step, ""));
  model.adopt();
  assert.deepEqual([model.own.length, model.own.at(-1)?.step], [20, 100]);
  assert.equal(model.put(200, "one more"), false);
  assert.ok(model.put(7, "renamed"));
  model.remove(8);
  assert.ok(model.put(200, ""));
  assert.deepEqual(readBookmarks(model.text), model.own);
  assert.equal(model.own[7].note, "renamed");
});

test("a mark stands where the slider's thumb would be, and at its end before the search comes there", () => {
  assert.deepEqual(
    [shareOf(0, 0), shareOf(9, 0), shareOf(0, 100), shareOf(50, 100), shareOf(101, 100)],
    [0, 1, 0, 0.5, 1],
  );
});
