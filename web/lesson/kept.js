import { recall, remember } from "../view/preferences.js";

/**
 * Where a visitor was in each lesson, and what was answered: kept on the device, and told to nobody.
 *
 * @import { Kept } from "./types.d.ts"
 */

const KEY = "knights.lessons";

/** @returns {Record<string, Kept>} */
function recallAll() {
  try {
    return JSON.parse(recall(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** @param {string} lesson @returns {Kept} */
export function keptOf(lesson) {
  const { step, answers, next } = recallAll()[lesson] ?? {};
  const known = { step: Number.isInteger(step) ? step : 1, answers: { ...answers } };
  return Number.isInteger(next) ? { ...known, next } : known;
}

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
  const number = Math.max(0, ...Object.keys(recallAll()).map((key) => Number(key) || 0));
  const { step, next = number } = keptOf(String(number));
  return step + number > 2 ? next : null;
}
