import {
  type Check,
  goodItems,
  isCount,
  isFlag,
  isText,
  listOf,
  recordOf,
} from "../../engine/type-guards.ts";
import type { QuestionKind } from "../../engine/types/python-replies.ts";
import { QUESTION_KINDS } from "../../state/link/question-kinds.ts";
import type { Entry } from "../../state/questions.ts";

/** Validates the visitor's answers, which are kept across a reload. */

const isKind = (kind: unknown): kind is QuestionKind => QUESTION_KINDS.some((one) => one === kind);

const isTry: Check<Entry["tries"][number]> = recordOf({ told: isText, right: isFlag });

const isEntry: Check<Entry> = recordOf({
  kind: isKind,
  scenario: isText,
  step: isCount,
  tries: listOf(isTry),
  unsure: isFlag,
});

/** @returns the valid ones */
export const readEntries = (entries: unknown): Entry[] => goodItems(entries, isEntry);
