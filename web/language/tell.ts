/**
 * All that the page says, in the language that is spoken. The sentences stand in
 * language/CODE/ROOM.ftl; `python3 build.py language` makes the modules from them. Of one language
 * they come together, but for those of late parts of the page.
 *
 * @import { Part } from "./languages.ts"
 * @import { Sentences } from "./sentences.ts"
 */
import { LANGUAGES } from "./languages.ts";

/** @type {Record<string, unknown>} */
const sentences = {};
let code = "en";
/** What is on its way. @type {Promise<unknown>} */
let coming = Promise.resolve();

/** Know some sentences from now on. @param {object} learnt by their keys */
export function learn(learnt) {
  Object.assign(sentences, learnt);
}

/** Have all that is asked for from now on come in a language. @param {string} chosen */
export function setLanguage(chosen) {
  code = chosen;
}

/** Have the sentences come that a part of the page tells. @param {Part} part */
export function bring(part) {
  const here = LANGUAGES[code][part]().then((module) => learn(module.default));
  coming = Promise.all([coming, here]);
  // Whoever waits for it deals with what did not come.
  coming.catch(() => {});
  return coming;
}

/** The code of the language that is spoken. */
export const language = () => code;

/** When all that has been asked for can be told. */
export const ready = () => coming;

/** Where a file of the site is that has what is said in it: each language but English has a folder. @param {string} path */
export const placed = (path) => (code === "en" ? path : `${code}/${path}`);

/**
 * The sentence of a key.
 * @template {keyof Sentences} Key
 * @param {Key} key
 * @param {keyof Sentences[Key] extends never ? [] : [Sentences[Key]]} values
 * @returns {string}
 */
export function tell(key, ...values) {
  const sentence = sentences[key];
  if (sentence === undefined) throw new Error(`no sentence ${key}`);
  return typeof sentence === "function" ? sentence(...values) : String(sentence);
}
