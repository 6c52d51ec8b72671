import { presetOf } from "../catalogue/catalogue.ts";
import { isCount, isWhole, listOf, recordOf } from "../checks/checks.ts";
import { placed } from "../language/tell.ts";
import { ROOT } from "../root.ts";
import { readJson } from "../search/site-file.ts";

/**
 * The first events of a preset, recorded when the site was built with the very Python that the site
 * holds: the page plays them while that Python is still on its way.
 *
 * @import { Catalogue } from "../catalogue/types.ts"
 * @import { Description } from "../search/types.ts"
 * @import { Opening } from "./types.ts"
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

const isRecorded = recordOf({
  description: recordOf({ size: isCount, length: isCount, root: listOf(isCount) }),
  events: listOf(isWhole),
});

/** @param {unknown} value @returns {value is {description: Description, events: number[]}} */
const isOpening = (value) => isRecorded(value);

/** @param {URL} url @returns {Promise<Opening | null>} */
async function read(url) {
  const { description, events } = await readJson(url, isOpening);
  return { description, events: Int32Array.from(events) };
}
