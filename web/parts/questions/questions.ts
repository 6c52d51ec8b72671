import { nothing, render } from "lit-html";
import { binding } from "../../dom/binding.ts";
import { element, update } from "../../dom/element.ts";
import type { LateFocus } from "../../dom/late-focus.ts";
import type { Question } from "../../engine/types/python-replies.ts";
import { bring, t } from "../../language/translate.ts";
import type { Page } from "../../state/page/page-context.ts";
import { showStepToast } from "../../state/page/step-toast.ts";
import { rests } from "../../state/page/why-not.ts";
import { isOpen } from "../../state/questions.ts";
import { hiddenAnswer, isPresented } from "../../state/state.ts";
import { bindMarks } from "../marks/marks.ts";
import { READABLE } from "../workbench/speeds.ts";
import { chooseInPanel, choosePlace } from "./answering.ts";
import { follow, forgetLink } from "./asking.ts";
import { bindCard, drawCard } from "./card.ts";
import { coverOf, marksShown, showAsked, shownOf } from "./card-content.ts";
import { makeClass } from "./class-tools.ts";
import { Context, close, isForClass, type Tools } from "./context.ts";
import { classQuestion } from "./lettered-answers.ts";
import { isVeiled, renderBelow, uncover } from "./teacher.ts";

/**
 * Questions about the search: what comes next, how far back it goes, whether it is lost. They are asked while it plays
 * or at a link's step, and answered on the board, in the stack or in the code. The visitor can ask "why not?" in turn.
 */

export type Questions = ReturnType<typeof openQuestions>;

bring("crowd");

export function openQuestions(page: Page, tools: Tools) {
  const { signal, onDispose, ownParts, unbind } = binding();
  const context = new Context(page, tools);
  const marks = bindMarks(page, "question-marks");
  const actions = { close: () => dismiss(context), tally: tools.showTally };
  const card = bindCard(actions, draw);
  const group = makeClass(context, draw);
  const name = element("ask", HTMLElement).firstChild as Text;
  const ownName = name.data;
  const [below, kept] = ["told-asked", "class-kept"].map((id) => element(id, HTMLElement));
  ownParts([marks, card]);
  onDispose(() => {
    for (const box of [below, kept]) render(nothing, box);
    name.data = ownName;
  });
  listen(context, signal);
  onDispose(
    page.onOpen(() => {
      context.watched = -Infinity;
    }),
  );
  /** The open question of the last frame. */
  let last = "";

  /** Draw the card and the tools for a class. */
  function draw() {
    const shown = shownOf(context);
    const { quiz, counting, revealed } = context.state;
    const about = quiz !== null && isForClass(context) ? classQuestion(page, quiz) : null;
    const stays = counting && Boolean(revealed?.there);
    const rendered = group.render(about, stays);
    card.show(shown, rendered);
    render(shown === null ? rendered.room : nothing, kept);
  }

  function show() {
    follow(context);
    context.set({ reason: isVeiled(context) });
    if (hiddenAnswer(page.state) !== null) cover(coverOf(context));
    draw();
    render(renderBelow(context), below);
    const told = isPresented(page.state) ? `${t("crowd-ask")} ` : ownName;
    if (name.data !== told) name.data = told;
    marks.showEvidence(marksShown(context), null, page.player.state);
    last = lead(context, card, last);
  }

  return {
    /** Called once a frame, before the panels. */
    show,
    /**
     * Handle a step by key. In a presentation, the first press may first show the reason for a dead end, or warn that
     * the next press drops the question. @returns true when the key has been used
     */
    heedStep: (forward: boolean): boolean => (forward && uncover(context)) || warn(context),
    /** Toggle questions while playing. @param pressed set by the key */
    toggle: (pressed: LateFocus | null) => turn(context, pressed),
    findMistake: (pressed: LateFocus | null) => findMistake(context, pressed),
    /** Handle a click on a place. @returns false when no question uses it */
    choose: (choice: number): boolean => choosePlace(context, choice),
    /** The visitor has pressed a key or the pointer. @param focus set by the key */
    noteFocus(focus: LateFocus | null) {
      context.focus = focus;
    },
    /** The card with which a question opens, as a picture. */
    drawCard: (question: Question, framed: boolean) =>
      drawCard(showAsked(context, question, framed)),
    unbind,
  };
}

function listen(context: Context, signal: AbortSignal) {
  const panels = element("panels", HTMLElement);
  const answer = (event: Event) => answerInPanel(context, event);
  for (const kind of ["click", "keydown"])
    panels.addEventListener(kind, answer, { signal, capture: true });
  // Pressing Why in a presentation asks for the reason that is still covered.
  const ask = ({ target }: Event) => {
    if (target instanceof Element && target.closest("#tab-why") !== null) uncover(context);
  };
  panels.addEventListener("click", ask, { signal });
}

/**
 * Move the focus of keyboard users to a new question, and from the board to what follows their answer. @param last the
 * question of the last frame @returns the open one
 */
function lead(context: Context, card: ReturnType<typeof bindCard>, last: string): string {
  const { quiz } = context.state;
  if (quiz === null) return "";
  const now = `${quiz.key} ${quiz.question.kind} ${isOpen(quiz)}`;
  if (now === last) return last;
  if (isOpen(quiz)) context.focus?.(() => focusAnswer(context, card));
  else if (document.activeElement === element("board", HTMLCanvasElement))
    context.focus?.(() => card.focus());
  return now;
}

/** Move the focus of keyboard users to where the question is answered. */
function focusAnswer({ page, state, tools }: Context, card: ReturnType<typeof bindCard>) {
  if (state.quiz === null || card.focused) return;
  if (["next", "back", "why"].includes(state.quiz.question.kind)) {
    const { top } = page.player.state;
    tools.point(top >= 0 ? page.view.alternatives(top)[0] : page.view.moveCursor(-1, ""));
  } else card.focus();
}

/** Set the text that the stylesheet shows in place of the hidden panels. */
function cover(told: string) {
  for (const panel of document.querySelectorAll<HTMLElement>(
    '.panels-body > [data-gives~="answer"]',
  ))
    update(panel.dataset, { cover: told });
}

/** Close the card: first an answer to "why not?", then the question. */
function dismiss(context: Context) {
  const { whyNot, quiz, link } = context.state;
  if (whyNot !== null) return context.set({ whyNot: null });
  // Also cancel a question that has not appeared yet.
  if (quiz === null && link !== null) forgetLink(context);
  close(context);
}

function turn(context: Context, pressed: LateFocus | null) {
  const { page, state } = context;
  const on = !state.on;
  context.set({ on });
  if (!on) {
    context.set({ away: null });
    if (isOpen(state.quiz)) close(context);
    return void page.showToast(t("questions-ask-off"));
  }
  if (page.player.playing) {
    const fast = page.clock.speed > READABLE;
    if (fast) page.clock.speed = READABLE;
    return void page.showToast(fast ? t("questions-ask-slowed") : t("questions-ask-on"));
  }
  if (state.quiz !== null) return;
  if (!rests(page)) page.showToast(t("questions-ask-not-loaded"));
  request(context, null, pressed);
}

function request(context: Context, kinds: ["lost"] | null, pressed: LateFocus | null) {
  context.requestFocus = pressed;
  context.set({ request: { kinds, asked: false } });
}

/** Warn before a press of a presentation remote drops the question that a class is thinking about. */
function warn(context: Context) {
  const { quiz } = context.state;
  if (!isPresented(context.page.state) || !isOpen(quiz) || quiz?.warned !== false) return false;
  context.setQuiz({ warned: true });
  showStepToast(context.page, t("questions-card-stays"));
  return true;
}

/** Ask for the mistake instead of showing it. */
function findMistake(context: Context, pressed: LateFocus | null) {
  const { page, state } = context;
  page.player.pause();
  if (isOpen(state.quiz) && state.quiz?.question.kind === "lost") return;
  close(context);
  if (page.solver.status.name !== "loaded") page.showToast(t("questions-ask-not-loaded"));
  request(context, ["lost"], pressed);
}

/** Use clicks on lines of the program, or levels of the stack, as answers while a question asks for them. */
function answerInPanel(context: Context, event: Event) {
  const { target } = event;
  if (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ") return;
  if (!(target instanceof Element) || !chooseInPanel(context, target)) return;
  event.preventDefault();
  event.stopPropagation();
}
