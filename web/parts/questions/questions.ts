import { binding } from "../../dom/binding.ts";
import { element, update } from "../../dom/element.ts";
import { lateFocus } from "../../dom/late-focus.ts";
import { latePart } from "../../dom/late-part.ts";
import type { Question } from "../../engine/types/answers.ts";
import { tell } from "../../language/tell.ts";
import type { Page } from "../../state/lane/types.ts";
import type { Asks } from "../../state/link/types.ts";
import { bindMarks } from "../marks/marks.ts";
import { isPresented } from "../workbench/presentation.ts";
import { READABLE } from "../workbench/speeds.ts";
import { bindAfter } from "./after.ts";
import { chooseLevel, chooseLine, choosePlace } from "./answering.ts";
import { follow } from "./asking.ts";
import { bindCard, drawCard } from "./card.ts";
import { coverOf, hides, marksShown, showAsked, shownOf } from "./card-content.ts";
import { makeClassDoors } from "./class-doors.ts";
import { close, createDesk, isForClass, keyOf, reset, stands, wish } from "./desk.ts";
import { isOpen } from "./quiz.ts";
import type { Desk, Tools } from "./types.ts";
import { canDoubt, doubt } from "./why-not.ts";

/**
 * Questions about the search: what comes next, how far back it goes, whether it is lost. They are asked while it is watched, or
 * where a link wants it, and answered on the board, in the stack or in the code. And "why not?", which the visitor asks.
 */

/** The panels that give answers away. */
const TELLING = ["why", "tree", "pictures", "solutions", "fewest", "result"];

export function bindQuestions(page: Page, tools: Tools) {
  const { signal, also, alsoParts, unbind } = binding();
  const desk = createDesk(page, tools);
  const marks = bindMarks(page, "question-marks");
  const actions = { close: () => dismiss(desk), tally: () => tools.showTally() };
  const count = (on: boolean) => {
    desk.counting = on;
    page.redraw();
  };
  const card = bindCard(actions, makeClassDoors(page, count));
  const after = bindAfter(desk);
  const toggle = element("ask", HTMLButtonElement);
  alsoParts([marks, card, after]);
  toggle.addEventListener("click", () => turn(desk), { signal });
  element("find-mistake", HTMLElement).addEventListener("click", () => findMistake(desk), {
    signal,
  });
  listen(desk, signal);
  also(() => leave(desk));
  /** The question that was open in the last frame. */
  let last = "";

  return {
    /** Called once a frame, before the parts that would tell. */
    show() {
      follow(desk);
      show(desk, card, marks);
      after.show();
      update(toggle, { ariaChecked: String(desk.on) });
      last = lead(desk, card, last);
    },
    /** Whether a question awaits an answer. */
    get isOpen() {
      return isOpenNow(desk);
    },
    /** Whether what would give an answer away is hidden. */
    get hides() {
      return hides(desk, keyOf(desk));
    },
    /** Whether a level of the path, in Stack or Tree, may be the answer. */
    get answersByLevel() {
      return isOpenNow(desk) && ["back", "lost"].includes(desk.quiz?.question.kind ?? "");
    },
    /** The visitor goes on by key: in a presentation the first press tells what the next one does, or why this is a dead end. @returns whether it is for nothing else */
    heedStep: (forward = false): boolean => (forward && desk.teacher?.bare()) || warn(desk),
    /** Ask me, or ask no more. */
    toggle: () => turn(desk),
    /** A place was pointed at. @returns whether that was for a question */
    choose: (choice: number): boolean => choosePlace(desk, choice),
    /**
     * Why not this place?
     *
     * @param length of the beginning of the path below which it is asked about; then about the very choice
     * @returns whether it can be asked now
     */
    whyNot(choice: number, length?: number): boolean {
      if (!canDoubt(desk) || isOpenNow(desk)) return false;
      doubt(desk, choice, length ?? null);
      return true;
    },
    /** What Enter, or W, does at a place, in words. @returns null: nothing that has to do with questions */
    hint: (): string | null => (isOpenNow(desk) ? tell("questions-ways-by-key") : null),
    /** The card with which a question opens, as a picture. */
    drawCard: (question: Question, framed: boolean) => drawCard(showAsked(desk, question, framed)),
    /** Another scenario is opened. */
    open: () => reset(desk),
    /** What a link asks. */
    heed(asks: Asks | null, position: number) {
      wish(desk, asks, position);
      page.redraw();
    },
    unbind,
  };
}

function leave({ teacher }: Desk) {
  delete document.documentElement.dataset.asking;
  teacher?.unbind();
}

/** What is for a teacher comes when a class is asked (teacher.ts). */
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
  const taught = isPresented() || (desk.quiz !== null && isForClass(desk));
  if (taught && !desk.taught) void bringTeacher(desk);
  desk.teacher?.show();
  const root = document.documentElement;
  const key = keyOf(desk);
  if (desk.doubt !== null && (desk.doubt.key !== key || !canDoubt(desk))) desk.doubt = null;
  const hidden = hides(desk, key);
  if (hidden) cover(coverOf(desk));
  if (hidden) root.dataset.asking = desk.quiz?.question.kind ?? "soon";
  else delete root.dataset.asking;
  const shown = shownOf(desk);
  root.toggleAttribute("data-question", shown !== null);
  card.show(shown, desk.counting && (desk.shown?.there ?? "") !== "");
  marks.showEvidence(marksShown(desk), null, desk.page.player.state);
}

/** Who goes by keyboard is led to a question that has come, and from the board to what comes after its answer. @param last the one before @returns the one that is open */
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

/** Says why the panels that tell are hidden: the style shows it in their place. */
function cover(told: string) {
  for (const name of TELLING) {
    const panel = document.getElementById(`panel-${name}`);
    if (panel !== null && panel.dataset.cover !== told) panel.dataset.cover = told;
  }
}

/** The card is closed: first the answer that lies over a question. */
function dismiss(desk: Desk) {
  if (desk.doubt !== null) desk.doubt = null;
  else {
    // A question that has yet to come does not.
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

/** A press of a clicker must not throw away the question that a class thinks about. */
function warn(desk: Desk) {
  if (!isPresented() || !isOpenNow(desk) || desk.warned === desk.quiz) return false;
  desk.warned = desk.quiz;
  desk.page.tell(tell("questions-card-stays"));
  return true;
}

/** The visitor looks for the mistake: it is asked for, and not told. */
function findMistake(desk: Desk) {
  desk.page.player.pause();
  if (isOpenNow(desk) && desk.quiz?.question.kind === "lost") return;
  close(desk);
  if (desk.page.solver.status.name !== "loaded") desk.page.tell(tell("questions-ask-not-loaded"));
  desk.press = { kinds: ["lost"], asked: false, focus: desk.focus };
}

/** Lines of the program, and levels of the stack, are answers while they are asked for. */
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

/** Who goes by keyboard is brought to where it is answered. */
function focusAnswer({ quiz, page, tools }: Desk, card: ReturnType<typeof bindCard>) {
  if (quiz === null || card.focused) return;
  const { kind } = quiz.question;
  if (["next", "back", "why"].includes(kind)) {
    const { top } = page.player.state;
    tools.point(top >= 0 ? page.view.alternatives(top)[0] : page.view.moveCursor(-1, ""));
  } else card.focus();
}
