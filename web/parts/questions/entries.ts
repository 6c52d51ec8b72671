import {
  type Check,
  goodItems,
  isCount,
  isFlag,
  isText,
  listOf,
  recordOf,
} from "../../engine/checks.ts";
import type { QuestionKind } from "../../engine/types/answers.ts";
import { QUESTION_KINDS } from "../../state/link/question-kinds.ts";
import type { Entry, Said } from "./types.ts";

/** Validates the visitor's answers, which are kept across a reload. */

const isKind = (kind: unknown): kind is QuestionKind => QUESTION_KINDS.some((one) => one === kind);

const isSaid: Check<Said> = recordOf({ told: isText, right: isFlag });

const isEntry: Check<Entry> = recordOf({
  kind: isKind,
  scenario: isText,
  step: isCount,
  tries: listOf(isSaid),
  unsure: isFlag,
});

/** @returns the valid ones */
export const readEntries = (entries: unknown): Entry[] => goodItems(entries, isEntry);
