import { goodItems, isCount, isText, isWhole, listOf, recordOf } from "../checks/checks.ts";
import { placed } from "../language/tell.ts";
import { ROOT } from "../root.ts";
import { readJson } from "../search/site-file.ts";

/**
 * What the build has recorded for each preset, so that its picture can be drawn before Python is there.
 *
 * @import { Description } from "../search/types.ts"
 *
 * @typedef {object} Exhibit
 * @property {string} id of the preset
 * @property {number[]} path a path of its search
 * @property {number | null} undone what has just been taken back there
 * @property {number} position how many events lead to it
 * @property {number[]} events the last of them, where the search is shown at work
 * @property {Description | null} description null where the page needs none
 */

const isDrawn = recordOf({
  id: isText,
  path: listOf(isCount),
  position: isCount,
  events: listOf(isWhole),
});

/** @param {unknown} value @returns {value is Exhibit} */
const isExhibit = (value) => isDrawn(value);

/** @type {Promise<Map<string, Exhibit>> | null} */
let fetched = null;

/**
 * The exhibits by preset; fetched once, and none where they cannot be.
 *
 * @param {string | URL} [url]
 * @returns {Promise<Map<string, Exhibit>>}
 */
export function loadExhibits(url = new URL(placed("gallery.json"), ROOT)) {
  fetched ??= readJson(url, Array.isArray)
    .catch(() => [])
    .then((exhibits) => new Map(goodItems(exhibits, isExhibit).map((item) => [item.id, item])));
  return fetched;
}
