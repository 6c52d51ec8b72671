import { goodEntries, isCount, isRecord, isText } from "../checks/checks.ts";
import { recallJson, remember } from "../view/storage.ts";

/**
 * Where a visitor was in each lesson, and what was answered: kept on the device, and told to nobody.
 *
 * @import { Kept } from "./types.ts"
 */

const KEY = "knights.lessons";

const recallAll = () => recallJson(KEY, (all) => goodEntries(all, isRecord));

/** @param {string} lesson @returns {Kept} */
export function keptOf(lesson) {
  const { step, answers, next } = recallAll()[lesson] ?? {};
  const known = { step: isNumber(step) ? step : 1, answers: goodEntries(answers, isText) };
  return isNumber(next) ? { ...known, next } : known;
}

/** @param {unknown} value @returns {value is number} from 1 */
const isNumber = (value) => isCount(value) && value > 0;

/** @param {string} lesson @param {Kept} kept */
export function keep(lesson, kept) {
  remember(KEY, JSON.stringify({ ...recallAll(), [lesson]: kept }));
}

/** @param {string} lesson @param {string} question @param {string} answer */
export function keepAnswer(lesson, question, answer) {
  const kept = keptOf(lesson);
  keep(lesson, { ...kept, answers: { ...kept.answers, [question]: answer } });
}

/** The lesson of the course to go on with; null: it has not been begun. @returns {number | null} */
export function lessonToGoOn() {
  const numbers = Object.keys(recallAll()).map(Number).filter(isNumber);
  const number = numbers.reduce((most, one) => Math.max(most, one), 0);
  const { step, next = number } = keptOf(String(number));
  return step + number > 2 ? next : null;
}
