/** Which folders of the page may import which: one way, and a puzzle's name nowhere but in its own room. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const WEB = fileURLToPath(new URL("../../web/", import.meta.url));

/** What a folder may import besides its own files; of folders that are not named here, any. @type {Record<string, string[]>} */
const ALLOWED = {
  charts: ["text", "view"],
  digest: ["run"],
  fragment: [],
  run: ["search", "scenario/catalogue.js"],
  scenario: ["fragment", "puzzles/registry.js", "puzzles/shared/goal.js", "search/site-file.js"],
  search: ["text/en-files.js"],
  text: [],
  "puzzles/shared": ["fragment", "view"],
};
/** What every puzzle's folder may import. */
const FOR_PUZZLES = [
  "fragment",
  "puzzles/shared",
  "puzzles/view.js",
  "scenario/catalogue.js",
  "text",
  "view",
];
const PUZZLES = readdirSync(join(WEB, "puzzles"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "shared")
  .map(({ name }) => name);
for (const name of PUZZLES) ALLOWED[`puzzles/${name}`] = FOR_PUZZLES;

/** All modules by their paths below `web`, without their comments. */
const CODE = new Map(
  modulesBelow(WEB).map((path) => {
    const text = readFileSync(join(WEB, path), "utf8");
    return [path, text.replace(/\/\*.*?\*\//gs, "").replace(/^\s*\/\/.*$/gm, "")];
  }),
);

/** @param {string} folder */
function modulesBelow(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((p) =>
    p.endsWith(".js"),
  );
}

/** The modules that one imports when it is loaded. @param {string} path */
function importsOf(path) {
  const found = /** @type {string} */ (CODE.get(path)).matchAll(
    /\b(?:from|import)\s+"(\.[^"]+\.js)"/g,
  );
  return Array.from(found, ([, to]) => relative(WEB, join(WEB, dirname(path), to)));
}

/** @param {string} path @param {string} folder */
const isIn = (path, folder) => path === folder || path.startsWith(`${folder}/`);

test("a folder imports only what its rule allows", () => {
  for (const [folder, allowed] of Object.entries(ALLOWED)) {
    for (const path of CODE.keys()) {
      if (!isIn(path, folder)) continue;
      for (const to of importsOf(path)) {
        const good = [folder, "root.js", ...allowed].some((room) => isIn(to, room));
        assert.ok(good, `${path} imports ${to}`);
      }
    }
  }
});

test("the words of a puzzle are imported by that puzzle alone", () => {
  for (const path of CODE.keys()) {
    for (const to of importsOf(path)) {
      const name = PUZZLES.find((puzzle) => to === `text/en-${puzzle}.js`);
      if (name) assert.ok(isIn(path, `puzzles/${name}`), `${path} imports ${to}`);
    }
  }
});

test("the run and what is counted of it know neither the page nor a puzzle", () => {
  for (const [path, code] of CODE) {
    if (!isIn(path, "run") && !isIn(path, "digest")) continue;
    assert.doesNotMatch(code, /\b(document|window|HTMLElement|querySelector)\b/, path);
    for (const name of PUZZLES) assert.doesNotMatch(code, new RegExp(`\\b${name}\\b`), path);
  }
});

test("nobody outside asks which puzzle it is", () => {
  for (const [path, code] of CODE) {
    if (PUZZLES.some((name) => isIn(path, `puzzles/${name}`))) continue;
    assert.doesNotMatch(code, /\bpuzzle\s*[!=]==?\s*"|instanceof \w+View/, path);
  }
});
