import { binding } from "../../dom/binding.ts";
import { element, update } from "../../dom/element.ts";
import { type LateFocus, lateFocus } from "../../dom/late-focus.ts";
import { bindLazyPart } from "../../dom/lazy-part.ts";
import type { Question } from "../../engine/types/python-replies.ts";
import type { Page } from "../../state/page/page-context.ts";
import { isPresented, type PageState } from "../../state/state.ts";
import type { Tools } from "./context.ts";

/** Entry point of the questions. The rest is loaded as soon as something is asked (questions.ts). */

export function bindQuestions(page: Page, tools: Tools) {
  const { signal, onDispose, ownParts, unbind } = binding();
  const toggle = element("ask", HTMLButtonElement);
  /** Set by the last key; null: the visitor has used the pointer since. */
  let focus: LateFocus | null = null;
  const lazy = bindLazyPart(
    () => import("./questions.ts"),
    ({ openQuestions }) => {
      const opened = openQuestions(page, tools);
      opened.noteFocus(focus);
      return opened;
    },
    page,
  );
  ownParts([lazy]);

  function turn() {
    const pressed = focus;
    void lazy.act((questions) => questions.toggle(pressed));
  }

  function findMistake() {
    const pressed = focus;
    void lazy.act((questions) => questions.findMistake(pressed));
  }

  for (const kind of ["keydown", "pointerdown"]) {
    const note = () => {
      focus = kind === "keydown" ? lateFocus() : null;
      lazy.part?.noteFocus(focus);
    };
    addEventListener(kind, note, { signal, capture: true });
  }
  toggle.addEventListener("click", turn, { signal });
  element("find-mistake", HTMLElement).addEventListener("click", findMistake, { signal });
  onDispose(
    page.subscribe(() => {
      update(toggle, { ariaChecked: String(page.state.question.on) });
      if (!lazy.requested && isNeeded(page.state)) void lazy.act();
    }),
  );
  return {
    /** Called once a frame, before the panels. */
    show: () => lazy.part?.show(),
    /** Handle a step by key. @returns true when a question has used the key */
    heedStep: (forward = false): boolean => lazy.part?.heedStep(forward) === true,
    /** Toggle questions while playing. */
    toggle: turn,
    /** Handle a click on a place. @returns false when no question uses it */
    choose: (choice: number): boolean => lazy.part?.choose(choice) === true,
    /** The card with which a question opens, as a picture. */
    drawCard: async (question: Question, framed: boolean) =>
      (await lazy.come()).drawCard(question, framed),
    unbind,
  };
}

const isNeeded = ({ question: { link, whyNot }, presentation, lesson }: PageState) =>
  link !== null || whyNot !== null || (isPresented({ presentation }) && lesson === null);
