import { readFileSync } from "node:fs";

/**
 * Read one of the files that page and library are both held to.
 *
 * @param {string} name
 */
export function readGolden(name) {
  return JSON.parse(readFileSync(new URL(`golden/${name}`, import.meta.url), "utf8"));
}
