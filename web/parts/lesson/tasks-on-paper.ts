import type { OnPaper } from "../../engine/types/python-replies.ts";
import { bring, t } from "../../language/translate.ts";
import { kindsIn } from "../../state/link/question-kinds.ts";
import type { Page } from "../../state/page/page-context.ts";
import type { Step } from "./types.ts";

/** The tasks of a step on its board, with the right answers, for paper and for authors. */

bring("writing");

/** A step's moment, without its tasks. */
export const momentOf = ({ link }: Step) => link.slice(1).replace(/&.*/, "");

/** @throws {Error} when it can't be asked */
export async function askOnPaper({ solver }: Pick<Page, "solver">, step: Step): Promise<OnPaper[]> {
  const [, kinds] = /&ask=([a-z,]+)/.exec(step.link) ?? [];
  const asked: OnPaper[] = [];
  for (const kind of kindsIn(kinds)) {
    await solver.loaded();
    const paper = solver.ask<OnPaper>("ask_on_paper", momentOf(step), kind).catch(({ message }) => {
      throw new Error(t("writing-print-refused", { title: step.title, reason: message }));
    });
    asked.push((await paper) as OnPaper);
  }
  return asked;
}

/** A sentence on the step's task in the page; "" for none. */
export function formatTask({ link }: Step) {
  const be = /&be=(\d+)/.exec(link);
  if (be) return t("writing-print-be", { steps: Number(be[1]) });
  if (/&play=0/.test(link)) return t("writing-print-play");
  return /&own=/.test(link) ? t("writing-print-program") : "";
}
