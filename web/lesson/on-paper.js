import { bring, tell } from "../language/tell.js";
import { kindsIn } from "../link/question-kinds.js";

/**
 * What a step asks on its board, with what is right: for paper, and for whoever writes the lesson.
 *
 * @import { Page } from "../lane/types.d.ts"
 * @import { OnPaper } from "../types/answers.d.ts"
 * @import { Step } from "./types.d.ts"
 */

bring("writing");

/** A step's moment, without what is to be done there. @param {Step} step */
export const momentOf = ({ link }) => link.slice(1).replace(/&.*/, "");

/** @param {Pick<Page, "solver">} page @param {Step} step @returns {Promise<OnPaper[]>} @throws {Error} where it can't be asked */
export async function askOnPaper({ solver }, step) {
  const [, kinds] = /&ask=([a-z,]+)/.exec(step.link) ?? [];
  const asked = [];
  for (const kind of kindsIn(kinds)) {
    await solver.loaded();
    asked.push(
      await solver.ask("ask_on_paper", momentOf(step), kind).catch(({ message }) => {
        throw new Error(tell("writing-print-refused", { title: step.title, reason: message }));
      }),
    );
  }
  return asked;
}

/** What a step asks to be done in the page, in words; "" for nothing. @param {Step} step */
export function tellTask({ link }) {
  const be = /&be=(\d+)/.exec(link);
  if (be) return tell("writing-print-be", { steps: Number(be[1]) });
  if (/&play=0/.test(link)) return tell("writing-print-play");
  return /&own=/.test(link) ? tell("writing-print-program") : "";
}
