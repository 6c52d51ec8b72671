import assert from "node:assert/strict";
import { afterEach, mock, test } from "node:test";
import { element } from "../../web/dom/element.ts";
import { loadCatalogue } from "../../web/engine/catalogue/catalogue.ts";
import { isAssets } from "../../web/engine/search/assets.ts";
import { fetchJson } from "../../web/engine/search/error-sentence.ts";
import { fake } from "./fake.ts";
import { catalogue } from "./golden.ts";

/**
 * Files from the server are validated where they are read: a file of another version, or of another site, is reported
 * by name.
 */

/** The content that the server returns for every file. */
let held: unknown;
mock.method(globalThis, "fetch", async () => Response.json(held));
afterEach(() => {
  held = undefined;
});

const OTHERS = [
  null,
  7,
  "x",
  [],
  {},
  { files: [] },
  { puzzles: [] },
  { puzzles: [{}], files: [{}] },
];
const ASSETS = { version: "1", wheel: "a.whl", files: [{ path: "a", bytes: 1 }] };
const SITE = "https://localhost/";

test("a catalogue and a list of Python's files that are something else are named", async () => {
  for (held of [...OTHERS, { ...ASSETS, snapshot: {} }, { ...ASSETS, files: [{ path: "a" }] }]) {
    await assert.rejects(fetchJson(`${SITE}assets.json`, isAssets), {
      message: "The file assets.json is not the one that this page needs. Reload the page.",
    });
  }
  for (held of [...OTHERS, { ...catalogue, daily: 7 }, { ...catalogue, link: {} }]) {
    await assert.rejects(loadCatalogue(`${SITE}catalogue.json`), {
      message: "The file catalogue.json is not the one that this page needs. Reload the page.",
    });
  }
  held = ASSETS;
  assert.deepEqual(await fetchJson(`${SITE}assets.json`, isAssets), ASSETS);
  held = catalogue;
  assert.deepEqual(await loadCatalogue(`${SITE}catalogue.json`), catalogue);
});

test("what is recorded is shown where it is good, and the page does without the rest", async () => {
  const good = { id: "a", path: [0], position: 1, events: [0], undone: null, description: null };
  for (held of OTHERS) {
    const { loadRecordedPresets } = await import(
      `../../web/parts/gallery/recorded-presets.ts?${Math.random()}`
    );
    const { loadStuck } = await import(`../../web/parts/gallery/hero-question.ts?${Math.random()}`);
    assert.equal((await loadRecordedPresets(SITE)).size, 0);
    assert.equal(await loadStuck(SITE), null);
  }
  held = [7, { id: "b" }, good, { ...good, id: "c", path: ["x"] }];
  const { loadRecordedPresets } = await import("../../web/parts/gallery/recorded-presets.ts");
  assert.deepEqual([...(await loadRecordedPresets(SITE))], [["a", good]]);
});

test("a page and a script that do not fit each other are of two versions", () => {
  Object.assign(globalThis, { document: { getElementById: () => null } });
  class Form {}
  assert.throws(() => element("go-step", fake(Form)), {
    message: "The page and its script are from two versions of this site. Reload the page.",
    cause: "index.html has no Form #go-step",
  });
});
