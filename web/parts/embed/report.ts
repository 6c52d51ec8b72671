import { notifyParent } from "../../dom/parent-window.ts";
import type { Page } from "../../state/page/page-context.ts";

/** Tells the page around this one each answer to a question, and the score. docs/embed.md describes the messages. */
export function bindReport(page: Page) {
  let known = page.state.question.entries;
  const unbind = page.subscribe(() => {
    const { quiz, entries } = page.state.question;
    if (entries === known) return;
    const fresh = entries.filter((one) => !known.includes(one));
    known = entries;
    // Answers of an earlier visit come back after a reload, without a question.
    const entry = fresh.find(
      (one) => one.kind === quiz?.question.kind && one.step === quiz.position,
    );
    if (entry === undefined) return;
    const { scenario, step, kind, tries } = entry;
    const last = tries.at(-1);
    const answer = last?.told ?? null;
    const right = last?.right ?? false;
    notifyParent({
      knights: "answer",
      scenario,
      step,
      kind,
      answer,
      right,
      first: tries.length < 2,
    });
    const answered = entries.filter((one) => one.tries.length > 0);
    notifyParent({
      knights: "score",
      right: answered.filter((one) => one.tries[0].right).length,
      answered: answered.length,
      asked: entries.length,
    });
  });
  return { unbind };
}
