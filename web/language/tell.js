/**
 * All that the page says, in the language that is spoken. The sentences stand in
 * language/CODE/ROOM.ftl; `python3 build.py language` makes the modules from them.
 *
 * @import { Sentences } from "./sentences.d.ts"
 */

/** The sentences of the rooms that have been learnt. @type {Record<string, unknown>} */
const known = {};

/** Know the sentences of some rooms from now on, each the module of a language. @param {...object} rooms */
export function learn(...rooms) {
  Object.assign(known, ...rooms);
}

/**
 * The sentence of a key.
 * @template {keyof Sentences} Key
 * @param {Key} key
 * @param {keyof Sentences[Key] extends never ? [] : [Sentences[Key]]} values
 * @returns {string}
 */
export function tell(key, ...values) {
  const sentence = known[key];
  if (sentence === undefined) throw new Error(`no sentence ${key}`);
  return typeof sentence === "function" ? sentence(...values) : String(sentence);
}
