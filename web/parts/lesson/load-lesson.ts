import { ROOT } from "../../engine/root.ts";
import { fetchJson } from "../../engine/search/error-sentence.ts";
import { isCount, isText, listOf, recordOf } from "../../engine/type-guards.ts";
import { placed } from "../../language/translate.ts";
import type { Lesson } from "./types.ts";

const isStep = recordOf({ title: isText, link: isText, body: Array.isArray });
const isRecorded = recordOf({ title: isText, minutes: isCount, steps: listOf(isStep, 1) });
const isLesson = (value: unknown): value is Lesson => isRecorded(value);

/** Fetch a lesson of the course. */
export const loadLesson = (number: string) =>
  fetchJson(new URL(placed(`lessons/${number}.json`), ROOT), isLesson);
