import { escapeCode } from "../../../engine/fragment/cite.ts";
import { t } from "../../../language/translate.ts";

/**
 * Quotes text from the sandbox. A program can put any text there, and its author may be somebody other than the reader.
 * So such text stands in quotation marks, or in a frame that says where it comes from, and never as a sentence of the
 * page.
 */

/** Characters that are invisible or reorder others. Variation selectors of emoji are harmless and stay. */
const UNSEEN = /(?![\n\t]|\ufe0e|\ufe0f)[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** The text with invisible characters escaped as Python does it: `\u202e`. */
export const legible = (text: string) => text.replaceAll(UNSEEN, escapeCode);

/** A sentence from the sandbox in quotation marks, so that it can stand among the page's own. */
export const quote = (sentence: string) =>
  t("recording-says", { sentence: sentence.replaceAll(/[“”„‟]/g, '"') });

/** An answer about a search with the visitor's rule, with its sentences in quotation marks. */
export function quoteAnswer(answer: unknown) {
  if (typeof answer !== "object" || answer === null) return answer;
  const said = Object.entries(answer)
    .filter(([name, text]) => ["problem", "refused"].includes(name) && text !== "")
    .map(([name, text]) => [name, quote(String(text))]);
  return { ...answer, ...Object.fromEntries(said) };
}
