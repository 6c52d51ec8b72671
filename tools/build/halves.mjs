/** Stops with a sentence where one half of a puzzle lacks the other: `node halves.mjs WEB CATALOGUE`. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [web, catalogue] = process.argv.slice(2);
const registry = pathToFileURL(join(resolve(web), "board", "registry.ts")).href;
const { checkEntries, listEntries } = await import(registry);
try {
  const { puzzles } = checkEntries(JSON.parse(readFileSync(catalogue, "utf8")));
  for (const own of listEntries()) {
    if (puzzles.some(({ name }) => name === own)) continue;
    throw new RangeError(
      `puzzle '${own}': the library has none; it is not in FOLDERS, in src/knights/puzzles/registry.py`,
    );
  }
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
