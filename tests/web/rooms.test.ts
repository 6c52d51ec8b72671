/** The rooms of the page are layers that import downwards; the name of a puzzle occurs only in its own folder. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const WEB = fileURLToPath(new URL("../../web/", import.meta.url));

/** The page's rooms from the bottom up. Files directly in `web` belong to the last one. */
const ROOMS = ["language", "style", "engine", "dom", "board", "state", "parts", "player", "shell"];

/** Finer than rooms: a file imports from its own folder, or from a lower floor, types included. */
const FLOORS = [
  ["engine/root.ts", "engine/types", "language", "style"],
  ["engine/fragment", "engine/type-guards.ts"],
  ["dom", "engine/search"],
  ["engine/catalogue"],
  ["engine/run"],
  ["engine/analysis", "board"],
  ["state/scenario", "board/stage"],
  ["state/link"],
  ["state/game.ts", "state/questions.ts"],
  ["state/state.ts"],
  ["state/visibility-rules.ts"],
  ["state/load-visibility-rules.ts"],
  ["state/page"],
  ["parts/embed", "parts/marks", "parts/charts", "parts/form"],
  ["parts/share", "parts/workbench"],
  ["parts/export"],
  [
    ...["parts/panels", "parts/questions", "parts/play", "parts/gallery", "parts/editor"],
    ...["parts/lesson", "parts/race", "parts/find", "parts/bookmarks"],
  ],
  ["parts/own/run"],
  ["parts/own/write"],
  ["parts/own/show"],
  ["parts/own/state"],
  ["parts/own/view"],
  ["parts/own"],
  ["player"],
  ["shell"],
  ["main.ts"],
  ["shell/standalone", "first-paint.ts", "service-worker.ts"],
];
const FLOOR = new Map(FLOORS.flatMap((folders, floor) => folders.map((folder) => [folder, floor])));
const PUZZLES = readdirSync(join(WEB, "board"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !["shared", "stage"].includes(entry.name))
  .map(({ name }) => name);

/** All modules by their paths below `web`, without comments. */
const CODE = new Map(
  modulesBelow(WEB).map((path) => {
    const text = readFileSync(join(WEB, path), "utf8");
    return [path, text.replace(/\/\*.*?\*\//gs, "").replace(/^\s*\/\/.*$/gm, "")];
  }),
);

function modulesBelow(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files.filter((path) => /\.ts$/.test(path));
}

/** The imports of a module, type imports included. */
function importsOf(path: string) {
  const text = readFileSync(join(WEB, path), "utf8");
  const found = text.matchAll(/\b(?:from|import|import\()\s*"(\.[^"]+)"/g);
  return Array.from(found, ([, to]) => relative(WEB, join(WEB, dirname(path), to)));
}

/** The innermost folder of a module that has a floor; otherwise the module's own path. */
function folderOf(path: string) {
  const parts = path.split(sep);
  const above = parts.map((_, depth) => parts.slice(0, parts.length - depth).join("/"));
  return above.find((folder) => FLOOR.has(folder)) ?? path;
}

/** Index of the module's room. */
function roomOf(path: string) {
  const [room, inner] = path.split(sep);
  return inner === undefined ? ROOMS.length - 1 : ROOMS.indexOf(room);
}

const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

test("the page has these rooms, and every folder its floor", () => {
  const folders = readdirSync(WEB, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const rooms = folders.map(({ name }) => name).filter((name) => name !== "icons");
  assert.deepEqual(rooms.sort(), ROOMS.toSorted());
  const found = new Set([...CODE.keys()].map(folderOf));
  assert.deepEqual([...found].sort(), [...FLOOR.keys()].filter((one) => one !== "style").sort());
});

test("a file imports from its own folder, or from a floor and a room below", () => {
  for (const path of CODE.keys()) {
    for (const to of importsOf(path).filter((to) => !to.startsWith(".."))) {
      const [from, into] = [folderOf(path), folderOf(to)];
      const down = Number(FLOOR.get(into)) < Number(FLOOR.get(from));
      assert.ok(from === into || down, `${path} imports ${to}`);
      assert.ok(roomOf(to) <= roomOf(path), `${path} imports ${to}`);
    }
  }
});

test("what a puzzle says is told by that puzzle alone", () => {
  for (const [path, code] of CODE) {
    if (isIn(path, "language")) continue;
    const name = PUZZLES.find(
      (puzzle) => code.includes(`"${puzzle}-`) && !isIn(path, `board/${puzzle}`),
    );
    assert.equal(name, undefined, path);
  }
});

test("the run and what is counted of it know neither the page nor a puzzle", () => {
  for (const [path, code] of CODE) {
    if (!isIn(path, "engine/run") && !isIn(path, "engine/analysis")) continue;
    assert.doesNotMatch(code, /\b(document|window|HTMLElement|querySelector)\b/, path);
    for (const name of PUZZLES) assert.doesNotMatch(code, new RegExp(`\\b${name}\\b`), path);
  }
});

test("a text never becomes HTML", () => {
  for (const [path, code] of CODE) {
    const found = /\b(innerHTML|insertAdjacentHTML|unsafe-?(html|svg))\b/i.test(code);
    assert.ok(!found, path);
  }
});

test("nobody outside asks which puzzle it is", () => {
  for (const [path, code] of CODE) {
    if (PUZZLES.some((name) => isIn(path, `board/${name}`))) continue;
    assert.doesNotMatch(code, /\bpuzzle\s*[!=]==?\s*"|instanceof \w+View/, path);
  }
});
