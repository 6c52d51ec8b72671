import type { LateFocus } from "../../dom/late-focus.ts";
import type { RunAnalysis } from "../../engine/analysis/run-analysis.ts";
import { Inquiry } from "../../engine/search/inquiry.ts";
import type { SearchState } from "../../engine/search/types.ts";
import type { Asked, QuestionKind, Reason } from "../../engine/types/python-replies.ts";
import type { Page } from "../../state/page/page-context.ts";
import { momentKey } from "../../state/page/why-not.ts";
import { type QuestionState, type Quiz, stopAsking } from "../../state/questions.ts";
import { isPresented } from "../../state/state.ts";
import { Past } from "./earlier-branches.ts";

/** Things of other parts that questions use. */
export interface Tools {
  framed: boolean; // in a frame, without panels
  analysis: RunAnalysis;
  form: () => string; // name of the program shown in panel Code, or ""
  showCode: () => void;
  point: (choice: number) => void; // moves the keyboard's cursor to a choice
  better: () => void; // lets the visitor look for something better than the mistake
  showTally: () => void; // opens the dialog about answers
  copy: () => void; // copies the answers as a line of text
}

/**
 * The context of the functions of this folder. The questions themselves are in the page's state; what is here serves
 * only to ask them at the right time.
 */
export class Context {
  declare page: Page;
  declare tools: Tools;
  declare asking: Inquiry<Asked>;
  declare reasons: Inquiry<Reason>; // answers to "why not?"
  past = new Past();
  watched = -Infinity; // milliseconds played when the last question closed
  stood = { position: -1, since: 0 }; // the current step while playing, and the milliseconds played when it came
  lately: QuestionKind[] = []; // the kinds asked recently, the last one last
  round = 0; // number of questions so far
  bared = ""; // identifies the dead end whose reason has been uncovered, or ""
  focus: LateFocus | null = null; // set by the last key; null: the visitor has used the pointer since
  hideOffer: (() => void) | null = null; // hides the offer to go back to an open question
  requestFocus: LateFocus | null = null; // set by the key that requested a question

  constructor(page: Page, tools: Tools) {
    this.page = page;
    this.tools = tools;
    this.asking = new Inquiry(page.solver, "questions", page.redraw);
    this.reasons = new Inquiry(page.solver, "why_not", page.redraw);
  }

  get state() {
    return this.page.state.question;
  }

  set(patch: Partial<QuestionState>) {
    this.page.change({ question: { ...this.state, ...patch } });
  }

  setQuiz(patch: Partial<Quiz>) {
    const { quiz } = this.state;
    if (quiz !== null) this.set({ quiz: { ...quiz, ...patch } });
  }
}

/** Arguments for a question to Python about a state; the number of solutions is that at the cursor. */
export function argumentsFor(
  { page: { scenario, player } }: Context,
  { path, undone }: SearchState,
  ...asked: unknown[]
) {
  const { timeline } = player;
  return [scenario.text, path, undone, ...asked, timeline.foundAt(timeline.position)];
}

/** Ask Python about the current step. */
export const ask = <T>(context: Context, question: string, ...asked: unknown[]) =>
  context.page.solver.ask<T>(
    question,
    ...argumentsFor(context, context.page.player.state.snapshot(), ...asked),
  );

/** Identifies the scenario and the step. */
export const keyOf = ({ page }: Context) => momentKey(page);

/** In a lesson, questions are asked again each time it is read, and answers are not collected. */
export const isLesson = ({ page }: Context) => page.state.lesson !== null;

/**
 * True when the teacher's tools are shown. Someone who opens a link with questions is a pupil, unless they present it.
 */
export const isForClass = ({ tools, page: { state } }: Context) =>
  !tools.framed && (state.question.link === null || isPresented(state));

/** True when a class answers, so that clicks are nobody's own answer. */
export const isTaught = (context: Context) =>
  isForClass(context) && (isPresented(context.page.state) || context.state.counting);

/** Close the question; without an answer it does not count. */
export function close(context: Context) {
  if (context.state.quiz !== null) context.watched = context.page.player.elapsed;
  context.set(stopAsking);
}
