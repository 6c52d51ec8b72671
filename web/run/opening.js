import { presetOf } from "../catalogue/catalogue.js";
import { placed } from "../language/tell.js";
import { ROOT } from "../root.js";

/**
 * The first events of a preset, recorded when the site was built with the very Python that the site
 * holds: the page plays them while that Python is still on its way.
 *
 * @import { Catalogue } from "../catalogue/types.d.ts"
 * @import { Opening } from "./types.d.ts"
 */

/**
 * The recorded opening of a scenario, if it is a preset's.
 *
 * @param {string} scenario canonical text
 * @param {Catalogue} catalogue
 * @returns {Promise<Opening | null> | null} null where there is none; it is rejected or null where it
 *   cannot be fetched, and then everything waits for Python
 */
export function fetchOpening(scenario, catalogue) {
  const preset = presetOf(scenario, catalogue);
  return preset === undefined ? null : read(new URL(placed(`openings/${preset.id}.json`), ROOT));
}

/** @param {URL} url @returns {Promise<Opening | null>} */
async function read(url) {
  const response = await fetch(url);
  if (!response.ok) return null;
  const { description, events } = await response.json();
  return { description, events: Int32Array.from(events) };
}
