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
  const { step, answers } = recallAll()[lesson] ?? {};
  return { step: Number.isInteger(step) ? step : 1, answers: { ...answers } };
}

/** @param {string} lesson @param {Kept} kept */
export function keep(lesson, kept) {
  remember(KEY, JSON.stringify({ ...recallAll(), [lesson]: kept }));
}

/** @param {string} lesson @param {string} question @param {string} answer */
export function keepAnswer(lesson, question, answer) {
  const { step, answers } = keptOf(lesson);
  keep(lesson, { step, answers: { ...answers, [question]: answer } });
}
