import type { OnPaper } from "../../engine/types/answers.ts";
import { bring, tell } from "../../language/tell.ts";
import type { Page } from "../../state/lane/types.ts";
import { kindsIn } from "../../state/link/question-kinds.ts";
import type { Step } from "./types.ts";

/** What a step asks on its board, with what is right: for paper, and for whoever writes the lesson. */

bring("writing");

/** A step's moment, without what is to be done there. */
export const momentOf = ({ link }: Step) => link.slice(1).replace(/&.*/, "");

/** @throws {Error} where it can't be asked */
export async function askOnPaper({ solver }: Pick<Page, "solver">, step: Step): Promise<OnPaper[]> {
  const [, kinds] = /&ask=([a-z,]+)/.exec(step.link) ?? [];
  const asked: OnPaper[] = [];
  for (const kind of kindsIn(kinds)) {
    await solver.loaded();
    const paper = solver.ask<OnPaper>("ask_on_paper", momentOf(step), kind).catch(({ message }) => {
      throw new Error(tell("writing-print-refused", { title: step.title, reason: message }));
    });
    asked.push((await paper) as OnPaper);
  }
  return asked;
}

/** What a step asks to be done in the page, in words; "" for nothing. */
export function tellTask({ link }: Step) {
  const be = /&be=(\d+)/.exec(link);
  if (be) return tell("writing-print-be", { steps: Number(be[1]) });
  if (/&play=0/.test(link)) return tell("writing-print-play");
  return /&own=/.test(link) ? tell("writing-print-program") : "";
}
