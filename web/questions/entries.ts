import { goodItems, isCount, isFlag, isText, listOf, recordOf } from "../checks/checks.ts";
import { QUESTION_KINDS } from "../link/question-kinds.ts";

/**
 * The visitor's answers, as they come back after the page was loaded anew.
 *
 * @import { QuestionKind } from "../types/answers.ts"
 * @import { Entry, Said } from "./types.ts"
 */

/** @param {unknown} kind @returns {kind is QuestionKind} */
const isKind = (kind) => QUESTION_KINDS.some((one) => one === kind);

/** @type {import("../checks/checks.ts").Check<Said>} */
const isSaid = recordOf({ told: isText, right: isFlag });

/** @type {import("../checks/checks.ts").Check<Entry>} */
const isEntry = recordOf({
  kind: isKind,
  scenario: isText,
  step: isCount,
  tries: listOf(isSaid),
  unsure: isFlag,
});

/** @param {unknown} entries @returns {Entry[]} those that are good */
export const readEntries = (entries) => goodItems(entries, isEntry);
