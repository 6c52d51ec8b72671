import { QUESTION_KINDS } from "../link/question-kinds.js";
import { goodItems, isCount, isRecord, isText } from "../view/storage.js";

/**
 * The visitor's answers, as they come back after the page was loaded anew.
 *
 * @import { Entry, Said } from "./types.d.ts"
 */

/** @param {unknown} entries @returns {Entry[]} those that are good */
export const readEntries = (entries) => goodItems(entries, isEntry);

/** @param {unknown} entry @returns {entry is Entry} */
function isEntry(entry) {
  if (!isRecord(entry) || !Array.isArray(entry.tries)) return false;
  const { kind, scenario, step, tries, unsure } = entry;
  const known = QUESTION_KINDS.some((one) => one === kind);
  return known && isText(scenario) && isCount(step) && tries.every(isSaid) && isFlag(unsure);
}

/** @param {unknown} said @returns {said is Said} */
const isSaid = (said) => isRecord(said) && isText(said.told) && isFlag(said.right);

/** @param {unknown} value */
const isFlag = (value) => typeof value === "boolean";
