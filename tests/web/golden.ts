import { execFileSync } from "node:child_process";
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { fileURLToPath } from "node:url";
import type { Catalogue } from "../../web/engine/catalogue/types.ts";

/** @param path relative to this file */
const place = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const told: Map<string, string> = new Map();

/**
 * Cases that page and library must agree on: from a file or, if there is none, from the library itself (golden.py).
 */
export function readGolden(name: string) {
  if (readdirSync(place("golden")).includes(name)) {
    return JSON.parse(readFileSync(place(`golden/${name}`), "utf8"));
  }
  if (!told.has(name)) told.set(name, askOnce(name));
  return JSON.parse(told.get(name) as string);
}

/**
 * Each test file runs in its own process: one asks Python, and leaves the answer for the others of the same `build.py
 * test`.
 */
function askOnce(name: string) {
  const folder = process.env.KNIGHTS_GOLDEN;
  const file = `${folder}/${name}`;
  if (folder && existsSync(file)) return readFileSync(file, "utf8");
  const answer = askPython(name.replace(".json", ""));
  if (folder) {
    writeFileSync(`${file}.${process.pid}`, answer);
    renameSync(`${file}.${process.pid}`, file);
  }
  return answer;
}

/** Time at which a Python environment was completed, or 0. */
const whenComplete = (name: string) =>
  statSync(place(`../../.build/${name}/complete`), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Ask the newest Python environment that `build.py test` has made. */
function askPython(name: string) {
  const [made] = readdirSync(place("../../.build"))
    .filter((name) => name.startsWith("python-test-"))
    .map((name) => ({ name, since: whenComplete(name) }))
    .sort((one, other) => other.since - one.since);
  const python = process.platform === "win32" ? "Scripts/python.exe" : "bin/python";
  const env = { ...process.env, PYTHONPATH: place("../../src") };
  const command = place(`../../.build/${made.name}/${python}`);
  return execFileSync(command, [place("golden.py"), name], { env, encoding: "utf8" });
}

export const catalogue: Catalogue = readGolden("catalogue.json");
