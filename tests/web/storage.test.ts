import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { keepPlaces, recallPlaces } from "../../web/board/shared/kept-places.ts";
import { recall, remember } from "../../web/dom/storage.ts";
import { chosenBefore } from "../../web/dom/theme.ts";
import { storeBookmarks, storedBookmarks } from "../../web/parts/bookmarks/stored-bookmarks.ts";
import {
  keep,
  keepAnswer,
  keptOf,
  lessonsDone,
  lessonToGoOn,
} from "../../web/parts/lesson/lesson-progress.ts";
import { MOST, makeArea, openDrafts } from "../../web/parts/own/write/drafts.ts";
import { recallChoice, rememberChoice } from "../../web/parts/panels/visible-panels-storage.ts";
import { keepGame, readGame } from "../../web/parts/play/stored-games.ts";

let tab = new Map();
let device = new Map();

beforeEach(() => {
  tab = new Map();
  device = new Map();
  Object.assign(globalThis, { sessionStorage: makeArea(tab), localStorage: makeArea(device) });
});

test("a preference is found after a reload, even where the storage for all lags behind", () => {
  assert.equal(recall("theme"), null);
  remember("theme", "dark");
  device.set("theme", "light");
  assert.equal(recall("theme"), "dark");
  remember("theme", "light");
  tab.clear();
  assert.equal(recall("theme"), "light", "another tab, or the next visit");
});

test("the course goes on where it was left: once its last step was seen, with the next lesson", () => {
  assert.equal(lessonToGoOn(), null);
  keep("0", { step: 1, answers: {} });
  assert.equal(lessonToGoOn(), null, "only opened");
  keep("0", { step: 2, answers: {} });
  assert.equal(lessonToGoOn(), 0);
  keep("0", { step: 11, answers: {}, next: 1 });
  assert.equal(lessonToGoOn(), 1);
  keep("1", { step: 4, answers: {} });
  assert.equal(lessonToGoOn(), 1);
  keep("1", { step: 9, answers: {}, next: 2 });
  keepAnswer("1", "3.0", "an answer");
  keep("own Mine", { step: 3, answers: {} });
  assert.equal(lessonToGoOn(), 2);
  keep("2", { step: 1, answers: {} });
  keep("10", { step: 2, answers: {} });
  assert.equal(lessonToGoOn(), 10);
  assert.equal(lessonsDone(), 2);
});

test("where storage is forbidden nothing is kept, and nothing breaks", () => {
  const denied = () => {
    throw new Error("denied");
  };
  Object.assign(globalThis, { sessionStorage: { getItem: denied, setItem: denied } });
  Object.assign(globalThis, { localStorage: { getItem: denied, setItem: denied } });
  remember("theme", "dark");
  assert.equal(recall("theme"), null);
});

test("what finds no room in one area is kept in the other, and nothing older hides it", () => {
  tab.set("theme", "light");
  sessionStorage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  remember("theme", "dark");
  assert.equal(recall("theme"), "dark");
});

// --- what somebody else has written ------------------------------------------------------------------

/** Replacements for a value, or for a part of it. */
const DAMAGED = [
  ...[null, true, -1, 0.5, 1e300, "", "x", "null", "\u202e", "9".repeat(100_000)],
  ...[[], [null], [[]], {}, { constructor: null, length: 3 }, JSON.parse('{"__proto__": 7}')],
];

/** All values that result from damaging or deleting one part of a value. */
function* damage(value: unknown): Generator<unknown> {
  yield* DAMAGED;
  if (typeof value !== "object" || value === null) return;
  for (const key of Object.keys(value)) {
    for (const part of damage(Reflect.get(value, key))) {
      const copy = structuredClone(value);
      Reflect.set(copy, key, part);
      yield copy;
    }
    const copy = structuredClone(value);
    if (Array.isArray(copy)) copy.splice(Number(key), 1);
    else Reflect.deleteProperty(copy, key);
    yield copy;
  }
}

const GAME = { moves: "1AG.AH", taken: 1, hints: 0, notes: [3, 5] };
const NAMES = ["A", "B"];
const LAYOUT = { x: new Float64Array(2), y: new Float64Array(2), pitch: 0.25 };
const PANELS = ["why", "stack", "code"].map((name) => ({ name }));

const isGame = (game: ReturnType<typeof readGame>) =>
  game === null || [game.taken, game.hints, ...game.notes].every(Number.isInteger);

const MARKED = [
  { step: 17, note: "here" },
  { step: 1300, note: "" },
];

/** By key that holds JSON: how to fill it, how to read it, and what must survive when a part is damaged. */
const KEYS: Record<
  string,
  {
    fill: () => void;
    look: () => void;
    part?: (all: Record<string, unknown>, spoilt: (part: unknown) => unknown) => unknown;
    stays?: () => void;
  }
> = {
  "knights-games": {
    fill: () => ["queens/4", "queens/5", "queens/6"].map((text) => keepGame(text, GAME)),
    look: () => ["queens/4", "queens/5", "queens/6"].map((text) => assert(isGame(readGame(text)))),
    part: ({ 0: one, 1: two, 2: three }, spoilt) => [one, spoilt(two), three],
    stays() {
      keepGame("queens/7", GAME);
      for (const size of [4, 6, 7]) assert.deepEqual(readGame(`queens/${size}`), GAME);
    },
  },
  "knights.bookmarks": {
    fill: () => ["queens/4", "queens/5", "queens/6"].map((text) => storeBookmarks(text, MARKED)),
    look() {
      for (const text of ["queens/4", "queens/5", "queens/6"]) {
        const bookmarks = storedBookmarks(text);
        assert(bookmarks.every(({ step, note }) => step >= 0 && note.length <= 80));
      }
    },
    part: ({ 0: one, 1: two, 2: three }, spoilt) => [one, spoilt(two), three],
    stays() {
      storeBookmarks("queens/7", MARKED);
      for (const size of [4, 6, 7]) assert.deepEqual(storedBookmarks(`queens/${size}`), MARKED);
    },
  },
  "knights.places": {
    fill: () => ["a", "b", "c"].map((graph) => keepPlaces(graph, NAMES, [0.1, 0.9], [0.2, 1])),
    look() {
      for (const graph of ["a", "b", "c"]) {
        const { x, y } = recallPlaces(graph, NAMES, LAYOUT) ?? LAYOUT;
        assert([...x, ...y].every((share) => Math.abs(share) < 2));
      }
    },
    part: ({ a, b, c }, spoilt) => ({ a, b: spoilt(b), c }),
    stays() {
      keepPlaces("d", NAMES, [0.1, 0.9], [0.2, 1]);
      for (const graph of ["a", "c", "d"])
        assert.deepEqual([...(recallPlaces(graph, NAMES, LAYOUT)?.x ?? [])], [0.1, 0.9]);
    },
  },
  "knights.lessons": {
    fill: () =>
      ["1", "2", "own Mine"].map((key) => keep(key, { step: 3, answers: { "1.0": "a" } })),
    look() {
      for (const key of ["1", "2", "own Mine"]) {
        const { step, answers, next = 1 } = keptOf(key);
        assert(step >= 1 && next >= 1 && Object.values(answers).every((one) => one.length >= 0));
      }
      const lesson = lessonToGoOn();
      assert(lesson === null || lesson >= 0);
    },
    part: (all, spoilt) => ({ ...all, 2: spoilt(all[2]) }),
    stays() {
      keepAnswer("3", "1.0", "b");
      for (const key of ["1", "own Mine"])
        assert.deepEqual(keptOf(key), { step: 3, answers: { "1.0": "a" } });
    },
  },
  "knights.panels": {
    fill: () => rememberChoice({ names: ["code", "why"], folded: false, two: true, width: 300 }),
    look() {
      const { names, folded, two, width } = recallChoice(PANELS);
      assert(names.length === 2 && names.every((name) => PANELS.some((one) => one.name === name)));
      assert.equal(typeof folded, "boolean");
      assert([true, false, null].includes(two) && (width === null || Number.isFinite(width)));
    },
  },
};

for (const [key, { fill, look, part, stays }] of Object.entries(KEYS)) {
  test(`whatever stands in ${key}, what is bad costs itself alone`, () => {
    fill();
    const whole = recall(key) ?? "";
    const all = JSON.parse(whole);
    const put = (text: string) => {
      for (const area of [tab, device]) area.set(key, text);
    };
    for (let end = 0; end < whole.length; end++) {
      put(whole.slice(0, end));
      look();
    }
    for (const spoilt of damage(all)) {
      put(JSON.stringify(spoilt));
      look();
    }
    if (part === undefined || stays === undefined) return;
    let item: unknown = null;
    part(all, (one) => {
      item = one;
    });
    for (const spoilt of damage(item)) {
      put(JSON.stringify(part(all, () => spoilt)));
      look();
      stays();
    }
  });
}

test("JSON that is no JSON in the tab does not hide what is kept for all", () => {
  keepGame("queens/4", GAME);
  tab.set("knights-games", "[[");
  assert.deepEqual(readGame("queens/4"), GAME);
});

test("a theme is light or dark, and no program is longer than what the page keeps", () => {
  for (const [kept, read] of [
    ["dark", "dark"],
    ["null", null],
    ["{}", null],
  ]) {
    tab.set("knights.theme", kept);
    assert.equal(chosenBefore(), read);
  }
  const drafts = openDrafts("queens");
  drafts.write("Mine", "n = 8");
  device.set("knights.own.queens.Long", "x".repeat(MOST + 1));
  assert.deepEqual([openDrafts("queens").list(), drafts.read("Long")], [["Mine"], null]);
});

test("each key that the page keeps something by is known here, or its text is looked up among words that are known", () => {
  const root = new URL("../../web/", import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".ts") && !name.startsWith("language"),
  );
  const texts = files.map((name) => readFileSync(new URL(name, root), "utf8"));
  // Storage is used in one module only, and before the page's modules have loaded.
  const direct = files.filter((_, index) => /(?:local|session)Storage\b/.test(texts[index]));
  assert.deepEqual(direct.sort(), ["dom/storage.ts", "first-paint.ts"]);
  const users = texts.filter(
    (text) => text.includes('dom/storage.ts"') || text.includes('"./storage.ts"'),
  );
  const keys = users.flatMap((text) => text.match(/(?<=["`])knights[.-][a-z-]+(?=[.$"`])/g) ?? []);
  const words = [
    "knights.companion",
    "knights.form",
    "knights.language",
    "knights.own-room",
    "knights.tree-folds",
    "knights-rule-",
  ];
  const looked = ["knights.theme", "knights.own", "knights.lesson-draft", "knights.reload"];
  const known = [...Object.keys(KEYS), ...words, ...looked];
  assert.deepEqual([...new Set(keys)].sort(), known.sort());
});
