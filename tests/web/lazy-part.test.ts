import assert from "node:assert/strict";
import { test } from "node:test";
import { bindLazyPart } from "../../web/dom/lazy-part.ts";
import { LANGUAGES } from "../../web/language/languages.ts";
import { bring, t } from "../../web/language/translate.ts";

test("the page is drawn again once a late part is there, and a part that fails is asked for anew", async () => {
  const drawn: boolean[] = [];
  const told: string[] = [];
  let fails = true;
  const load = async () => {
    if (fails) throw new Error("no file part-1.js");
  };
  const open = () => ({ unbind() {} });
  const page = {
    redraw: () => drawn.push(lazy.part !== null),
    showToast: (message: string) => told.push(message),
  };
  const lazy = bindLazyPart(load, open, page);
  await lazy.act();
  assert.deepEqual([lazy.part, told.length, drawn], [null, 1, []]);
  fails = false;
  await lazy.act();
  assert.deepEqual(drawn, [true]);
});

test("sentences that fail to come are requested again, and the part is opened once, with them", async () => {
  const come = LANGUAGES.en.find;
  LANGUAGES.en.find = async () => {
    throw new Error("no file find-1.js");
  };
  // A module is evaluated once, however often it is imported.
  bring("find");
  const told: string[] = [];
  const opened: string[] = [];
  const open = () => {
    opened.push(t("find-close"));
    return { unbind() {} };
  };
  const page = { redraw() {}, showToast: (message: string) => told.push(message) };
  const lazy = bindLazyPart(async () => null, open, page);
  await lazy.act();
  assert.deepEqual([told.length, opened, lazy.part], [1, [], null]);
  LANGUAGES.en.find = come;
  await lazy.act();
  assert.deepEqual([told.length, opened.length], [1, 1]);
  assert.notEqual(lazy.part, null);
});
