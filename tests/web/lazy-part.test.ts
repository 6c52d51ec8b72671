import assert from "node:assert/strict";
import { test } from "node:test";
import { bindLazyPart } from "../../web/dom/lazy-part.ts";

test("the page is drawn again once a late part is there, and a part that fails is asked for anew", async () => {
  const drawn: boolean[] = [];
  const told: string[] = [];
  let fails = true;
  const load = async () => {
    if (fails) throw new Error("no file part-1.js");
    return { unbind() {} };
  };
  const page = {
    redraw: () => drawn.push(lazy.part !== null),
    showToast: (message: string) => told.push(message),
  };
  const lazy = bindLazyPart(load, page);
  await lazy.act();
  assert.deepEqual([lazy.part, told.length, drawn], [null, 1, []]);
  fails = false;
  await lazy.act();
  assert.deepEqual(drawn, [true]);
});
