/**
 * All sentences of the page, in the current language. They are written in language/CODE/ROOM.ftl, and `python3 build.py
 * language` compiles them to modules. The sentences of a language are loaded together, except those of late parts of
 * the page.
 */
import { LANGUAGES, type Part } from "./languages.ts";
import type { Sentences } from "./sentences.ts";

const sentences: Record<string, unknown> = {};
let code = "en";
/** The parts requested so far, as they come; null once a request has failed. */
const requested = new Map<Part, Promise<void> | null>();

/** Add sentences. @param learnt by their keys */
export function learn(learnt: object) {
  Object.assign(sentences, learnt);
}

/** Use a language for all later requests. */
export function setLanguage(chosen: string) {
  code = chosen;
}

/** Load the sentences of a part of the page. */
export function bring(part: Part) {
  const all = ready(part);
  // Whoever awaits it handles the error.
  all.catch(() => {});
  return all;
}

function request(part: Part) {
  const here = LANGUAGES[code][part]().then((module) => learn(module.default));
  requested.set(part, here);
  here.catch(() => requested.set(part, null));
  return here;
}

/** The code of the current language. */
export const language = () => code;

/** Resolves when all requested sentences can be used. A request that has failed is made again. */
export const ready = (...further: Part[]) =>
  Promise.all(
    [...new Set([...requested.keys(), ...further])].map(
      (part) => requested.get(part) ?? request(part),
    ),
  );

/** The path of a translated file: each language except English has its own folder. */
export const placed = (path: string) => (code === "en" ? path : `${code}/${path}`);

export function t<Key extends keyof Sentences>(key: Key, ...values: keyof Sentences[Key] extends never ? [] : [Sentences[Key]]): string {
  const sentence = sentences[key];
  if (sentence === undefined) throw new Error(`no sentence ${key}`);
  return typeof sentence === "function" ? sentence(...values) : String(sentence);
}
