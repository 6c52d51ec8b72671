import { binding } from "../../dom/binding.ts";
import { element, update } from "../../dom/element.ts";
import { lateFocus } from "../../dom/late-focus.ts";
import { latePart } from "../../dom/late-part.ts";
import type { Question } from "../../engine/types/answers.ts";
import { tell } from "../../language/tell.ts";
import type { Page } from "../../state/lane/types.ts";
import type { Link } from "../../state/link/types.ts";
import { isPresented } from "../../state/state.ts";
import { bindMarks } from "../marks/marks.ts";
import { READABLE } from "../workbench/speeds.ts";
import { chooseLevel, chooseLine, choosePlace } from "./answering.ts";
import { follow } from "./asking.ts";
import { bindCard, drawCard } from "./card.ts";
import { coverOf, hides, marksShown, showAsked, shownOf } from "./card-content.ts";
import { makeClassTools } from "./class-tools.ts";
import { bindCopyButton } from "./copy-button.ts";
import { close, Desk, isForClass, keyOf, reset, stands, wish } from "./desk.ts";
import { isOpen } from "./quiz.ts";
import type { Tools } from "./types.ts";
import { askWhyNot, canAskWhyNot } from "./why-not.ts";

/**
 * Questions about the search: what comes next, how far back it goes, whether it is lost. They are asked while it plays
 * or at a link's step, and answered on the board, in the stack or in the code. The visitor can ask "why not?" in turn.
 */

/** The panels that would give answers away. */
const TELLING = ["why", "tree", "pictures", "solutions", "fewest", "result"];

export function bindQuestions(page: Page, tools: Tools) {
  const { signal, also, alsoParts, unbind } = binding();
  const desk = new Desk(page, tools);
  const marks = bindMarks(page, "question-marks");
  const actions = { close: () => dismiss(desk), tally: () => tools.showTally() };
  const count = (on: boolean) => {
    desk.counting = on;
    page.redraw();
  };
  const card = bindCard(actions, makeClassTools(page, count));
  const after = bindCopyButton(desk);
  const toggle = element("ask", HTMLButtonElement);
  alsoParts([marks, card, after]);
  toggle.addEventListener("click", () => turn(desk), { signal });
  element("find-mistake", HTMLElement).addEventListener("click", () => findMistake(desk), {
    signal,
  });
  listen(desk, signal);
  also(page.onOpen(() => reset(desk)));
  const followLink = ({ purpose, position }: Link) => {
    wish(desk, "asks" in purpose ? purpose.asks : null, position);
    page.redraw();
  };
  also(page.onLink(followLink));
  also(() => desk.teacher?.unbind());
  /** The open question of the last frame. */
  let last = "";

  return {
    /** Called once a frame, before the panels. */
    show() {
      follow(desk);
      show(desk, card, marks);
      after.show();
      update(toggle, { ariaChecked: String(desk.on) });
      last = lead(desk, card, last);
    },
    /**
     * Handle a step by key. In a presentation, the first press may first show the reason for a dead end, or warn that
     * the next press drops the question. @returns true when the key has been used
     */
    heedStep: (forward = false): boolean => (forward && desk.teacher?.uncover()) || warn(desk),
    /** Toggle questions while playing. */
    toggle: () => turn(desk),
    /** Handle a click on a place. @returns false when no question uses it */
    choose: (choice: number): boolean => choosePlace(desk, choice),
    /**
     * Ask why a place is not chosen.
     *
     * @param length of a beginning of the path: ask about this very choice below it
     * @returns false when that can't be asked now
     */
    whyNot(choice: number, length?: number): boolean {
      if (!canAskWhyNot(desk) || isOpenNow(desk)) return false;
      askWhyNot(desk, choice, length ?? null);
      return true;
    },
    /** The effect of Enter, or W, at a place; null when it has nothing to do with questions. */
    hint: (): string | null => (isOpenNow(desk) ? tell("questions-ways-by-key") : null),
    /** Start the questions of a link. */
    followLink,
    /** The card with which a question opens, as a picture. */
    drawCard: (question: Question, framed: boolean) => drawCard(showAsked(desk, question, framed)),
    unbind,
  };
}

/** Load the teacher's tools when a class is asked (teacher.ts). */
async function bringTeacher(desk: Desk) {
  desk.taught = true;
  try {
    const { makeTeacher } = await latePart(import("./teacher.ts"));
    desk.teacher = makeTeacher(desk);
    desk.page.redraw();
  } catch (error) {
    desk.page.tell((error as Error).message);
  }
}

function listen(desk: Desk, signal: AbortSignal) {
  const panels = element("panels", HTMLElement);
  for (const kind of ["click", "keydown"]) {
    panels.addEventListener(kind, (event) => answerInPanel(desk, event), { signal, capture: true });
  }
  for (const kind of ["keydown", "pointerdown"]) {
    const note = () => {
      desk.focus = kind === "keydown" ? lateFocus() : null;
    };
    addEventListener(kind, note, { signal, capture: true });
  }
}

function show(desk: Desk, card: ReturnType<typeof bindCard>, marks: ReturnType<typeof bindMarks>) {
  const taught = isPresented(desk.page.state) || (desk.quiz !== null && isForClass(desk));
  if (taught && !desk.taught) void bringTeacher(desk);
  const key = keyOf(desk);
  if (desk.doubt !== null && (desk.doubt.key !== key || !canAskWhyNot(desk))) desk.doubt = null;
  const hidden = hides(desk, key);
  if (hidden) cover(coverOf(desk));
  const shown = shownOf(desk);
  const kind = desk.quiz?.question.kind;
  const open = isOpenNow(desk);
  desk.page.change({
    question: {
      awaits: hidden ? (kind ?? "soon") : null,
      open,
      byLevel: open && (kind === "back" || kind === "lost"),
      card: shown !== null,
      reason: desk.teacher?.isVeiled() === true,
    },
  });
  desk.teacher?.show();
  card.show(shown, desk.counting && (desk.shown?.there ?? "") !== "");
  marks.showEvidence(marksShown(desk), null, desk.page.player.state);
}

/**
 * Move the focus of keyboard users to a new question, and from the board to what follows their answer. @param last the
 * question of the last frame @returns the open one
 */
function lead(desk: Desk, card: ReturnType<typeof bindCard>, last: string): string {
  const { quiz } = desk;
  if (quiz === null) return "";
  const now = `${quiz.key} ${quiz.question.kind} ${isOpen(quiz)}`;
  if (now === last) return last;
  if (isOpen(quiz)) desk.focus?.(() => focusAnswer(desk, card));
  else if (isOnBoard()) desk.focus?.(() => card.focus());
  return now;
}

const isOpenNow = ({ quiz }: Desk) => quiz !== null && isOpen(quiz);

const isOnBoard = () => document.activeElement === element("board", HTMLCanvasElement);

/** Set the text that the stylesheet shows in place of the hidden panels. */
function cover(told: string) {
  for (const name of TELLING) {
    const panel = document.getElementById(`panel-${name}`);
    if (panel !== null && panel.dataset.cover !== told) panel.dataset.cover = told;
  }
}

/** Close the card: first an answer to "why not?", then the question. */
function dismiss(desk: Desk) {
  if (desk.doubt !== null) desk.doubt = null;
  else {
    // Also cancel a question that has not appeared yet.
    if (desk.quiz === null && desk.wish !== null) {
      desk.wish = null;
      desk.tools.forget();
    }
    close(desk);
  }
  desk.page.redraw();
}

function turn(desk: Desk) {
  const { page } = desk;
  desk.on = !desk.on;
  page.redraw();
  if (!desk.on) {
    desk.away = null;
    if (isOpenNow(desk)) close(desk);
    return page.tell(tell("questions-ask-off"));
  }
  if (page.player.playing) {
    const fast = page.clock.speed > READABLE;
    if (fast) page.clock.speed = READABLE;
    return page.tell(fast ? tell("questions-ask-slowed") : tell("questions-ask-on"));
  }
  if (desk.quiz !== null) return;
  if (!stands(desk)) page.tell(tell("questions-ask-not-loaded"));
  desk.press = { kinds: null, asked: false, focus: desk.focus };
}

/** Warn before a press of a presentation remote drops the question that a class is thinking about. */
function warn(desk: Desk) {
  if (!isPresented(desk.page.state) || !isOpenNow(desk) || desk.warned === desk.quiz) return false;
  desk.warned = desk.quiz;
  desk.page.tell(tell("questions-card-stays"));
  return true;
}

/** Ask for the mistake instead of showing it. */
function findMistake(desk: Desk) {
  desk.page.player.pause();
  if (isOpenNow(desk) && desk.quiz?.question.kind === "lost") return;
  close(desk);
  if (desk.page.solver.status.name !== "loaded") desk.page.tell(tell("questions-ask-not-loaded"));
  desk.press = { kinds: ["lost"], asked: false, focus: desk.focus };
}

/** Use clicks on lines of the program, or levels of the stack, as answers while a question asks for them. */
function answerInPanel(desk: Desk, event: Event) {
  const { target } = event;
  if (!(target instanceof Element) || !isOpenNow(desk)) return;
  if (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ") return;
  const line = target.closest("[data-line]");
  const level = target.closest("[data-level]");
  const taken =
    (line instanceof HTMLElement && chooseLine(desk, Number(line.dataset.line))) ||
    (level !== null && chooseLevel(desk, Number(level.getAttribute("data-level"))));
  if (!taken) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Move the focus of keyboard users to where the question is answered. */
function focusAnswer({ quiz, page, tools }: Desk, card: ReturnType<typeof bindCard>) {
  if (quiz === null || card.focused) return;
  const { kind } = quiz.question;
  if (["next", "back", "why"].includes(kind)) {
    const { top } = page.player.state;
    tools.point(top >= 0 ? page.view.alternatives(top)[0] : page.view.moveCursor(-1, ""));
  } else card.focus();
}
