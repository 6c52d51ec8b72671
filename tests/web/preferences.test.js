import assert from "node:assert/strict";
import { test } from "node:test";
import { keep, keepAnswer, lessonToGoOn } from "../../web/lesson/kept.js";
import { makeArea } from "../../web/own/write/drafts.js";
import { recall, remember } from "../../web/view/preferences.js";

test("a preference is found after a reload, even where the storage for all lags behind", () => {
  const [tab, all] = [new Map(), new Map()];
  Object.assign(globalThis, { sessionStorage: makeArea(tab), localStorage: makeArea(all) });
  assert.equal(recall("theme"), null);
  remember("theme", "dark");
  all.set("theme", "light");
  assert.equal(recall("theme"), "dark");
  remember("theme", "light");
  tab.clear();
  assert.equal(recall("theme"), "light", "another tab, or the next visit");
});

test("the course goes on where it was left: once its last step was seen, with the next lesson", () => {
  Object.assign(globalThis, {
    sessionStorage: makeArea(new Map()),
    localStorage: makeArea(new Map()),
  });
  assert.equal(lessonToGoOn(), null);
  keep("1", { step: 1, answers: {} });
  assert.equal(lessonToGoOn(), null, "only opened");
  keep("1", { step: 4, answers: {} });
  assert.equal(lessonToGoOn(), 1);
  keep("1", { step: 9, answers: {}, next: 2 });
  keepAnswer("1", "3.0", "an answer");
  keep("own Mine", { step: 3, answers: {} });
  assert.equal(lessonToGoOn(), 2);
  keep("2", { step: 1, answers: {} });
  keep("10", { step: 2, answers: {} });
  assert.equal(lessonToGoOn(), 10);
});

test("where storage is forbidden nothing is kept, and nothing breaks", () => {
  const denied = () => {
    throw new Error("denied");
  };
  Object.assign(globalThis, { sessionStorage: { getItem: denied, setItem: denied } });
  remember("theme", "dark");
  assert.equal(recall("theme"), null);
});
