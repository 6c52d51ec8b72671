/** Stops with a sentence where the page cannot show a puzzle: `node halves.mjs WEB CATALOGUE`. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [web, catalogue] = process.argv.slice(2);
const registry = pathToFileURL(join(resolve(web), "puzzles", "registry.js")).href;
const { checkEntries } = await import(registry);
try {
  checkEntries(JSON.parse(readFileSync(catalogue, "utf8")));
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
