import assert from "node:assert/strict";
import { test } from "node:test";
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

test("where storage is forbidden nothing is kept, and nothing breaks", () => {
  const denied = () => {
    throw new Error("denied");
  };
  Object.assign(globalThis, { sessionStorage: { getItem: denied, setItem: denied } });
  remember("theme", "dark");
  assert.equal(recall("theme"), null);
});
