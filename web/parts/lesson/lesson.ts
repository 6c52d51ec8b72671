import { binding } from "../../dom/binding.ts";
import { element, setAble, setText } from "../../dom/element.ts";
import { lateFocus } from "../../dom/late-focus.ts";
import { html } from "../../dom/node.ts";
import { isCount, isText, listOf, recordOf } from "../../engine/checks.ts";
import { ROOT } from "../../engine/root.ts";
import { fetchJson } from "../../engine/search/error-told.ts";
import { placed, tell } from "../../language/tell.ts";
import type { Page } from "../../state/lane/types.ts";
import { readLink } from "../../state/link/link.ts";
import type { Link } from "../../state/link/types.ts";
import { embedded } from "../embed/embed.ts";
import { keep, keepAnswer, keptOf } from "./kept.ts";
import { loadOwn } from "./own.ts";
import { bindOwnLessons, openWriting } from "./own-door.ts";
import { makeText } from "./text.ts";
import { bindTurning } from "./turning.ts";
import type { Lesson } from "./types.ts";

/**
 * A lesson beside the board. A link says which, and at which step (`lesson=1.3`), so leaving, coming back and sharing are as for
 * any moment; to go on is to follow the next step's link.
 */

interface Answered {
  scenario: string;
  step: number;
  tries: readonly { right: boolean }[];
}

interface Reader {
  page: Page;
  forget: () => void; // takes the lesson out of the page's links
  asks: () => boolean; // whether the page asks a question, and awaits an answer
  left: Set<number>; // the questions of the step's text that have no answer yet
  entries: readonly Answered[]; // what was answered to the page's questions
  seen: Answered | undefined; // the last of them that has been kept
  lesson: Lesson | null; // what is open
  step: number; // from 1
  wanted: string; // what the link says, `1.3`, "" for no lesson
  moment: Link | null; // of the step
  comes: boolean; // it is on its way: its text is read out before the board
}

/** A lesson by itself: at the step where the visitor was, or at a step; or the place where one is written. */
const SHORT = /^#lesson\/(\d{1,2}|write)(?:\.(\d{1,2}))?(&lang=[a-z]{2})?$/;

/** What is to be seen in the panels, too: they get more room, and on a phone the text's. */
const IN_PANELS = /&(panels|own|ask=line)\b/;

export function bindLesson(page: Page, tools: Pick<Reader, "entries" | "asks" | "forget">) {
  const { signal, alsoParts, unbind } = binding();
  const reader: Reader = {
    ...{ page, ...tools, left: new Set(), seen: undefined },
    ...{ lesson: null, step: 1, wanted: "", moment: null, comes: false },
  };
  const listen = (id: string, act: () => void) =>
    element(id, HTMLButtonElement).addEventListener("click", act, { signal });
  listen("lesson-next", () => turn(reader, 1));
  listen("lesson-back", () => turn(reader, -1));
  listen("lesson-board", () => goTo(reader, reader.step));
  listen("lesson-fold", fold);
  listen("lesson-close", () => {
    close(reader);
    reader.forget();
  });
  alsoParts([
    bindTurning(
      () => reader.lesson !== null,
      (by) => turn(reader, by),
    ),
    bindOwnLessons(page, () => reader.lesson),
  ]);
  return {
    /** Called once a frame. */
    show: () => show(reader),
    /** What a link says: a lesson and its step, or none. */
    heed: (wanted = "") => void heed(reader, wanted),
    /** Opens a lesson that is asked for by itself. @returns whether one is */
    begin: (hash: string): boolean => begin(reader, hash),
    close: () => close(reader),
    get comes() {
      return reader.comes;
    },
    unbind,
  };
}

const isStep = recordOf({ title: isText, link: isText, body: Array.isArray });
const isRecorded = recordOf({ title: isText, minutes: isCount, steps: listOf(isStep, 1) });

const isLesson = (value: unknown): value is Lesson => isRecorded(value);

const load = (number: string) =>
  fetchJson(new URL(placed(`lessons/${number}.json`), ROOT), isLesson);

/** By what a lesson is kept on the device. */
const keyOf = ({ number, title }: Lesson) => (number === "own" ? `own ${title}` : String(number));

function begin({ page }: Reader, hash: string) {
  const [whole, number, step, spoken = ""] = SHORT.exec(hash) ?? [];
  if (whole === undefined || embedded) return false;
  if (number === "write") {
    void openWriting(page);
    return true;
  }
  load(number).then(
    ({ steps }) => {
      const at = step === undefined ? keptOf(number).step : Number(step);
      if (location.hash === hash) location.replace(`${(steps[at - 1] ?? steps[0]).link}${spoken}`);
    },
    (error) => page.complain(error.message),
  );
  return true;
}

async function heed(reader: Reader, wanted: string) {
  if (wanted === reader.wanted || embedded) return;
  if (wanted === "") return close(reader);
  const [number, step, packed = ""] = wanted.split(".");
  const same = reader.wanted.replace(/\.\d+/, "") === wanted.replace(/\.\d+/, "");
  Object.assign(reader, { wanted, comes: true });
  const focus = lateFocus();
  try {
    const known = same ? reader.lesson : null;
    const lesson = known ?? (await (packed ? loadOwn(packed, reader.page) : load(number)));
    if (reader.wanted !== wanted) return;
    open(reader, lesson, Math.min(Number(step), lesson.steps.length), focus);
  } catch (error) {
    close(reader);
    reader.page.complain((error as Error).message);
  }
}

/** @param focus of the press that asked for it */
function open(reader: Reader, lesson: Lesson, step: number, focus: ReturnType<typeof lateFocus>) {
  const { number, title, minutes, steps, next } = lesson;
  const key = keyOf(lesson);
  const { link, body, title: heading } = steps[step - 1];
  const inPanels = IN_PANELS.test(link);
  Object.assign(reader, { lesson, step, moment: readLink(link, reader.page.catalogue) });
  reader.left.clear();
  const ended = step === steps.length && next !== null;
  keep(key, { ...keptOf(key), step, ...(ended && { next: Number(number) + 1 }) });
  const named = number === "own" ? title : tell("lesson-title", { number, title });
  setText(element("lesson-title", HTMLElement), named);
  setText(
    element("lesson-place", HTMLElement),
    tell("lesson-place", { step, steps: steps.length, minutes }),
  );
  element("lesson-steps", HTMLElement).replaceChildren(...steps.map(makeDot(step)));
  const text = element("lesson-text", HTMLElement);
  const before = keptOf(key).answers[`${step}.board`];
  const told = tell("lesson-answered", { right: before === "true" });
  const parts = [
    html("h3", {}, heading),
    ...(before === undefined ? [] : [html("p", { class: "lesson-note" }, told)]),
    ...(inPanels ? [html("p", { class: "lesson-note lesson-narrow" }, tell("lesson-narrow"))] : []),
    ...makeText(body, {
      given: (question) => {
        const given = keptOf(key).answers[`${step}.${question}`] ?? "";
        if (given === "") reader.left.add(question);
        return given;
      },
      keep: (question, answer) => {
        reader.left.delete(question);
        keepAnswer(key, `${step}.${question}`, answer);
        reader.page.redraw();
      },
    }),
  ];
  const fill = () => {
    text.replaceChildren(...parts);
    text.scrollTop = 0;
    reader.comes = false;
    reader.page.redraw();
  };
  setAble(element("lesson-next", HTMLButtonElement), step < steps.length || next !== null);
  setAble(element("lesson-back", HTMLButtonElement), step > 1);
  const comes = element("lesson", HTMLElement).hidden;
  display(inPanels ? "panels" : "text");
  // A screen reader hears what comes to a part of the page that is there, and first of all this.
  if (!comes) fill();
  else
    requestAnimationFrame(() => {
      if (reader.lesson !== lesson || reader.step !== step) return;
      fill();
      // Who comes from all puzzles: the button may have to go that the focus is on.
      focus(() => {
        if (document.activeElement?.id === "play") text.focus({ preventScroll: true });
      });
    });
  // One size of the board, and one place of the buttons, for all steps.
  const wide = steps.some((one) => IN_PANELS.test(one.link));
  document.documentElement.toggleAttribute("data-lesson-wide", wide);
}

/** @param step the one that is open */
const makeDot =
  (step: number): ((step: { title: string; link: string }, index: number) => HTMLElement) =>
  (one, index) => {
    const label = tell("lesson-step", { step: index + 1, title: one.title });
    const here = index + 1 === step && "step";
    return html(
      "li",
      {},
      html("a", { href: one.link, title: label, "aria-label": label, "aria-current": here }),
    );
  };

/** @param what is needed beside the board; "" where there is no lesson */
function display(what: "text" | "panels" | "") {
  element("lesson", HTMLElement).hidden = what === "";
  if (what === "") {
    delete document.documentElement.dataset.lesson;
    delete document.documentElement.dataset.lessonWide;
  } else document.documentElement.dataset.lesson = what;
}

function close(reader: Reader) {
  Object.assign(reader, { lesson: null, wanted: "", moment: null, comes: false });
  display("");
}

/** One step on, or back; after the last comes the next lesson. */
function turn(reader: Reader, by: number) {
  const { lesson, step } = reader;
  if (lesson === null) return;
  if (step + by > lesson.steps.length) {
    if (lesson.next === null) return reader.page.tell(tell("lesson-end"));
    location.hash = `#lesson/${Number(lesson.number) + 1}`;
  } else if (step + by > 0) goTo(reader, step + by);
}

function goTo({ lesson }: Reader, step: number) {
  const link = lesson?.steps[step - 1].link ?? "";
  // A link that is in the bar already is not followed anew.
  if (location.hash === link) history.replaceState(null, "", " ");
  location.hash = link;
}

/** Whether the board still shows what the step is about, or it was left for something else. */
function show(reader: Reader) {
  const { page, lesson, step, moment, entries } = reader;
  if (lesson === null || moment === null) return;
  setText(element("lesson-next", HTMLButtonElement), tellNext(reader, lesson));
  setAble(element("lesson-board", HTMLButtonElement), isAway(page, moment));
  const answered = entries.at(-1);
  if (answered === undefined || answered === reader.seen) return;
  reader.seen = answered;
  const { scenario, step: position, tries } = answered;
  const here = scenario === moment.scenario.text && position === moment.position;
  const last = tries.at(-1);
  if (here && last) keepAnswer(keyOf(lesson), `${step}.board`, String(last.right));
}

/** What the button that goes on says: that a question is passed over, too. */
function tellNext({ step, left, asks }: Reader, { steps, next }: Lesson) {
  const last = step === steps.length;
  if ((!last || next !== null) && (left.size > 0 || asks())) return tell("lesson-skip");
  return last && next !== null ? tell("lesson-next-lesson", { title: next }) : tell("lesson-next");
}

function isAway(
  { scenario, player, byHand }: Page,
  { scenario: { text }, position, purpose, options }: Link,
) {
  const watches = purpose.kind === "watch";
  if (scenario.text !== text || watches !== (byHand() === null)) return true;
  const { timeline, aim, playing } = player;
  const asked = Number(options.until ?? position);
  return watches && !playing && aim === null && timeline.position !== asked;
}

/** Hides the text, so that the panels have its room, or shows it again. */
function fold() {
  const root = document.documentElement;
  const folded = root.toggleAttribute("data-lesson-folded");
  const button = element("lesson-fold", HTMLButtonElement);
  button.setAttribute("aria-expanded", String(!folded));
  setText(button, folded ? tell("lesson-unfold") : tell("lesson-fold"));
}
