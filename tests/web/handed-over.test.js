import assert from "node:assert/strict";
import { test } from "node:test";
import { makeArea } from "../../web/own/write/drafts.js";

/** A page, loaded at a fragment: its own copy of the module. @param {string} hash */
async function load(hash) {
  Object.assign(globalThis, { location: { hash } });
  return import(`../../web/view/handed-over.js?${Math.random()}`);
}

test("what a page hands itself over is taken once, and only at the place that was left", async () => {
  Object.assign(globalThis, { sessionStorage: makeArea(new Map()) });
  const bet = { lane: 2, times: 10 };
  (await load("#race/columns")).handOver("#race/columns@steps=40", { race: { bet }, first: null });
  const { takeOver } = await load("#race/columns@steps=40");
  assert.deepEqual(takeOver("race"), { bet });
  assert.equal(takeOver("race"), null, "once");
  assert.equal(takeOver("first"), null);
  assert.equal((await load("#race/columns@steps=40")).takeOver("race"), null, "by one page");

  (await load("#race")).handOver("#race/columns", { race: { bet } });
  assert.equal((await load("#queens/8")).takeOver("race"), null, "somewhere else");
});

test("where nothing can be kept the page begins as its link says", async () => {
  const denied = () => {
    throw new Error("denied");
  };
  Object.assign(globalThis, { sessionStorage: { getItem: denied, setItem: denied } });
  const { handOver, takeOver } = await load("");
  handOver("", { first: "asked" });
  assert.equal(takeOver("first"), null);
});
