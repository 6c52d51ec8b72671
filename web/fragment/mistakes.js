import sentences from "../../src/knights/data/mistakes.json" with { type: "json" };

/**
 * What is wrong with a scenario or a link, in the library's words: the sentences stand in the one file that both read, with places for
 * what they are about.
 *
 * @param {keyof typeof sentences} name
 * @param {Record<string, string | number>} [held] what the sentence is about, quoted where it is
 */
export function mistake(name, held = {}) {
  return new RangeError(sentences[name].replace(/\{(\w+)\}/g, (_, key) => String(held[key])));
}
