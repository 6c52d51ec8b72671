/**
 * All that the page says, in the language that is spoken. The sentences stand in
 * language/CODE/ROOM.ftl; `python3 build.py language` makes the modules from them. Of one language
 * they come together, but for those of late parts of the page.
 */
import { LANGUAGES, type Part } from "./languages.ts";
import type { Sentences } from "./sentences.ts";

const sentences: Record<string, unknown> = {};
let code = "en";
/** What is on its way. */
let coming: Promise<unknown> = Promise.resolve();

/** Know some sentences from now on. @param learnt by their keys */
export function learn(learnt: object) {
  Object.assign(sentences, learnt);
}

/** Have all that is asked for from now on come in a language. */
export function setLanguage(chosen: string) {
  code = chosen;
}

/** Have the sentences come that a part of the page tells. */
export function bring(part: Part) {
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

/** Where a file of the site is that has what is said in it: each language but English has a folder. */
export const placed = (path: string) => (code === "en" ? path : `${code}/${path}`);

/** The sentence of a key. */
export function tell<Key extends keyof Sentences>(key: Key, ...values: keyof Sentences[Key] extends never ? [] : [Sentences[Key]]): string {
  const sentence = sentences[key];
  if (sentence === undefined) throw new Error(`no sentence ${key}`);
  return typeof sentence === "function" ? sentence(...values) : String(sentence);
}
