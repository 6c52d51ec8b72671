import { binding } from "../../dom/binding.ts";
import { element, update } from "../../dom/element.ts";
import { type LateFocus, lateFocus } from "../../dom/late-focus.ts";
import { latePart } from "../../dom/late-part.ts";
import type { Question } from "../../engine/types/answers.ts";
import type { Page } from "../../state/lane/types.ts";
import { isPresented, type PageState } from "../../state/state.ts";
import type { Tools } from "./context.ts";
import type { Questions } from "./questions.ts";

/** Entry point of the questions. The rest is loaded as soon as something is asked (questions.ts). */

export function bindQuestions(page: Page, tools: Tools) {
  const { signal, also, unbind } = binding();
  const toggle = element("ask", HTMLButtonElement);
  let questions: Questions | null = null;
  let coming: Promise<Questions> | null = null;
  /** Set by the last key; null: the visitor has used the pointer since. */
  let focus: LateFocus | null = null;

  function come() {
    coming ??= latePart(import("./questions.ts")).then(({ openQuestions }) => {
      const opened = openQuestions(page, tools);
      opened.noteFocus(focus);
      questions = opened;
      also(opened.unbind);
      page.redraw();
      return opened;
    });
    return coming;
  }

  /** @returns resolves when it is done, or the visitor knows why it can't be */
  async function act(then: (questions: Questions) => void) {
    try {
      const opened = await come();
      if (!signal.aborted) then(opened);
    } catch (error) {
      coming = null;
      page.tell((error as Error).message);
    }
  }

  const turn = () => act((opened) => opened.toggle());
  for (const kind of ["keydown", "pointerdown"]) {
    const note = () => {
      focus = kind === "keydown" ? lateFocus() : null;
      questions?.noteFocus(focus);
    };
    addEventListener(kind, note, { signal, capture: true });
  }
  toggle.addEventListener("click", turn, { signal });
  const find = () => act((opened) => opened.findMistake());
  element("find-mistake", HTMLElement).addEventListener("click", find, { signal });
  also(
    page.subscribe(() => {
      update(toggle, { ariaChecked: String(page.state.question.on) });
      if (coming === null && isNeeded(page.state)) void act(() => {});
    }),
  );
  return {
    /** Called once a frame, before the panels. */
    show: () => questions?.show(),
    /** Handle a step by key. @returns true when a question has used the key */
    heedStep: (forward = false): boolean => questions?.heedStep(forward) === true,
    /** Toggle questions while playing. */
    toggle: () => void turn(),
    /** Handle a click on a place. @returns false when no question uses it */
    choose: (choice: number): boolean => questions?.choose(choice) === true,
    /** The card with which a question opens, as a picture. */
    drawCard: async (question: Question, framed: boolean) =>
      (await come()).drawCard(question, framed),
    unbind,
  };
}

const isNeeded = ({ question: { link, whyNot }, presentation, lesson }: PageState) =>
  link !== null || whyNot !== null || (isPresented({ presentation }) && lesson === null);
