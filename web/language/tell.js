/**
 * All that the page says, in the language that is spoken. The sentences stand in
 * language/CODE/ROOM.ftl; `python3 build.py language` makes the modules from them.
 *
 * The English ones come with the parts of the page that tell them. Those of another language come
 * when it is spoken; what does not come is told in English.
 *
 * @import { Sentences } from "./sentences.d.ts"
 *
 * @typedef {Record<string, unknown>} Room sentences by their keys
 */

/** The languages besides English: how a room of theirs comes. @type {Record<string, (room: string) => Promise<{default: Room}>>} */
export const OTHERS = {};

/** The rooms that have been learnt, in English. @type {Record<string, Room>} */
const rooms = {};
/** @type {Room} */
const english = {};
/** @type {Room} */
let spoken = {};
let code = "en";
/** What is on its way. @type {Promise<unknown>} */
let coming = Promise.resolve();

/** Know the sentences of some rooms from now on: a part of the page brings its own. @param {Record<string, Room>} learnt in English, by their names */
export function learn(learnt) {
  Object.assign(rooms, learnt);
  Object.assign(english, ...Object.values(learnt));
  for (const room of Object.keys(learnt)) bring(room);
}

/** Speak a language from now on, in all rooms. @param {string} chosen */
export function speak(chosen) {
  code = chosen;
  spoken = {};
  for (const room of Object.keys(rooms)) bring(room);
  return ready();
}

/** The code of the language that is spoken. */
export const language = () => code;

/** When all that has been learnt can be told in the language that is spoken. */
export const ready = () => coming;

/** @param {string} room */
function bring(room) {
  const into = spoken;
  const come = OTHERS[code]?.(room).then((module) => Object.assign(into, module.default));
  // What is missing is told in English.
  if (come) coming = Promise.all([coming, come.catch(() => null)]);
}

/**
 * The sentence of a key.
 * @template {keyof Sentences} Key
 * @param {Key} key
 * @param {keyof Sentences[Key] extends never ? [] : [Sentences[Key]]} values
 * @returns {string}
 */
export function tell(key, ...values) {
  const sentence = spoken[key] ?? english[key];
  if (sentence === undefined) throw new Error(`no sentence ${key}`);
  return typeof sentence === "function" ? sentence(...values) : String(sentence);
}
