import { escapeCode } from "../../../engine/fragment/cite.ts";
import { tell } from "../../../language/tell.ts";

/**
 * What was said where a program of the visitor's own ran. The program can make it anything, and is written by somebody who need not be the one who reads
 * it: so it stands in quotation marks, or in a frame that says whose it is, and never as what the page says itself.
 */

/** What does not show, or shows elsewhere than it stands; how an emoji looks is no secret. */
const UNSEEN = /(?![\n\t]|\ufe0e|\ufe0f)[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** A text with all that it holds to be seen, written as Python writes it: `\u202e`. */
export const legible = (text: string) => text.replaceAll(UNSEEN, escapeCode);

/** What was said where a program ran, as it may stand among the page's own sentences. */
export const quote = (sentence: string) =>
  tell("recording-says", { sentence: sentence.replaceAll(/[“”„‟]/g, '"') });
