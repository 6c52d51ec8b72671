/** The folders of the page stand on floors and import downwards; a puzzle's name is nowhere but in its own room. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const WEB = fileURLToPath(new URL("../../web/", import.meta.url));

/** The page's floors, from the ground up: a file imports from its own folder, or from a floor below, types included. */
const FLOORS = [
  ["root.ts", "types", "language", "style"],
  ["fragment", "checks"],
  ["view", "search"],
  ["catalogue"],
  ["run"],
  ["digest", "puzzles"],
  ["scenario", "stage"],
  ["link"],
  ["lane"],
  ["embed", "marks", "charts", "form"],
  ["share", "workbench"],
  ["export"],
  ["panels", "questions", "play", "gallery", "editor", "lesson", "race", "find"],
  ["own/run"],
  ["own/write"],
  ["own/show"],
  ["own"],
  ["page", "offline.ts"],
  ["main.ts"],
  ["standalone", "first-paint.ts", "service-worker.ts"],
];
const FLOOR = new Map(FLOORS.flatMap((rooms, floor) => rooms.map((room) => [room, floor])));
const PUZZLES = readdirSync(join(WEB, "puzzles"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "shared")
  .map(({ name }) => name);

/** All modules by their paths below `web`, without their comments. */
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

/** What a module imports, for its types alone as well. */
function importsOf(path: string) {
  const text = readFileSync(join(WEB, path), "utf8");
  const found = text.matchAll(/\b(?:from|import|import\()\s*"(\.[^"]+)"/g);
  return Array.from(found, ([, to]) => relative(WEB, join(WEB, dirname(path), to)));
}

/** The room in which a module is: the innermost folder that has a floor of its own; of one that is in none, itself. */
function roomOf(path: string) {
  const [folder, inner] = path.split(sep);
  return FLOOR.has(`${folder}/${inner}`) ? `${folder}/${inner}` : folder;
}

const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

test("every folder of the page has its floor", () => {
  const rooms = new Set([...CODE.keys()].map(roomOf));
  assert.deepEqual([...rooms].sort(), [...FLOOR.keys()].filter((room) => room !== "style").sort());
});

test("a file imports from its own folder, or from a floor below", () => {
  for (const path of CODE.keys()) {
    for (const to of importsOf(path).filter((to) => !to.startsWith(".."))) {
      const [from, into] = [roomOf(path), roomOf(to)];
      const down = Number(FLOOR.get(into)) < Number(FLOOR.get(from));
      assert.ok(from === into || down, `${path} imports ${to}`);
    }
  }
});

test("what a puzzle says is told by that puzzle alone", () => {
  for (const [path, code] of CODE) {
    if (isIn(path, "language")) continue;
    const name = PUZZLES.find(
      (puzzle) => code.includes(`"${puzzle}-`) && !isIn(path, `puzzles/${puzzle}`),
    );
    assert.equal(name, undefined, path);
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
