import { recallJson, remember } from "../../dom/storage.ts";
import { goodEntries, isCount, isRecord, isText } from "../../engine/type-guards.ts";
import type { Kept } from "./types.ts";

/** The visitor's place and answers in each lesson, stored on this device only. */

const KEY = "knights.lessons";

const recallAll = () => recallJson(KEY, (all) => goodEntries(all, isRecord));

export function keptOf(lesson: string): Kept {
  const { step, answers, next } = recallAll()[lesson] ?? {};
  const known = { step: isNumber(step) ? step : 1, answers: goodEntries(answers, isText) };
  return isNumber(next) ? { ...known, next } : known;
}

/** True for a whole number from 1. */
const isNumber = (value: unknown): value is number => isCount(value) && value > 0;

export function keep(lesson: string, kept: Kept) {
  remember(KEY, JSON.stringify({ ...recallAll(), [lesson]: kept }));
}

export function keepAnswer(lesson: string, question: string, answer: string) {
  const kept = keptOf(lesson);
  keep(lesson, { ...kept, answers: { ...kept.answers, [question]: answer } });
}

/** The number of lessons of the course that were read to their end. */
export const lessonsDone = () =>
  Object.entries(recallAll()).filter(([name, { next }]) => isCount(Number(name)) && isNumber(next))
    .length;

/** The lesson of the course to continue with; null when the course has not been started. */
export function lessonToGoOn(): number | null {
  const numbers = Object.keys(recallAll()).map(Number).filter(isCount);
  const number = numbers.reduce((most, one) => Math.max(most, one), 0);
  const { step, next = number } = keptOf(String(number));
  return step + number > 1 ? next : null;
}
