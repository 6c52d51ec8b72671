import { binding } from "../../dom/binding.ts";
import { element, setAble, setText } from "../../dom/element.ts";
import { lateFocus } from "../../dom/late-focus.ts";
import { html } from "../../dom/node.ts";
import { isCount, isText, listOf, recordOf } from "../../engine/checks.ts";
import { ROOT } from "../../engine/root.ts";
import { fetchJson } from "../../engine/search/error-sentence.ts";
import { placed, tell } from "../../language/tell.ts";
import type { Page } from "../../state/lane/types.ts";
import { readLink } from "../../state/link/link.ts";
import type { Link } from "../../state/link/types.ts";
import { isOpen } from "../../state/questions.ts";
import { embedded } from "../embed/embed.ts";
import { keep, keepAnswer, keptOf } from "./kept.ts";
import { loadOwn } from "./own.ts";
import { bindOwnLessons, openWriting } from "./own-lessons.ts";
import { bindStepKeys } from "./step-keys.ts";
import { makeText } from "./text.ts";
import type { Lesson } from "./types.ts";

/**
 * A lesson beside the board. A link names the lesson and its step (`lesson=1.3`), so leaving, returning and sharing
 * work as for any moment, and going on follows the next step's link.
 */

interface Answered {
  scenario: string;
  step: number;
  tries: readonly { right: boolean }[];
}

interface Reader {
  page: Page;
  forget: () => void; // removes the lesson from the page's links
  left: Set<number>; // questions in the step's text without an answer
  seen: Answered | undefined; // the last one that has been stored
  lesson: Lesson | null; // the open lesson
  step: number; // from 1
  wanted: string; // `1.3` as in the link, "" for no lesson
  moment: Link | null; // of the step
  folded: boolean; // the text is hidden, in the next lesson, too
  comes: boolean; // true: the step is loading, and its text is read out before the board
}

/** A link to a lesson: at the visitor's last step or at a given one; or to the editor for lessons. */
const SHORT = /^#lesson\/(\d{1,2}|write)(?:\.(\d{1,2}))?(&lang=[a-z]{2})?$/;

/** A step about the panels: they get more room, on a phone that of the text. */
const IN_PANELS = /&(panels|own|ask=line)\b/;

export function bindLesson(page: Page, tools: Pick<Reader, "forget">) {
  const { signal, also, alsoParts, unbind } = binding();
  const reader: Reader = {
    ...{ page, ...tools, left: new Set(), seen: undefined },
    ...{ lesson: null, step: 1, wanted: "", moment: null, folded: false, comes: false },
  };
  const listen = (id: string, act: () => void) =>
    element(id, HTMLButtonElement).addEventListener("click", act, { signal });
  listen("lesson-next", () => turn(reader, 1));
  listen("lesson-back", () => turn(reader, -1));
  listen("lesson-board", () => goTo(reader, reader.step));
  listen("lesson-fold", () => fold(reader));
  listen("lesson-close", () => {
    close(reader);
    reader.forget();
  });
  also(page.onLink(({ options }) => void heed(reader, options.lesson ?? "")));
  alsoParts([
    bindStepKeys(page, (by) => turn(reader, by)),
    bindOwnLessons(page, () => reader.lesson),
  ]);
  return {
    /** Called once a frame. */
    show: () => show(reader),
    /** Open a lesson by its own link. @returns false when the link is not one */
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

/** Storage key of a lesson. */
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

/** @param focus of the press that opened it */
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
  const { page } = reader;
  const comes = page.state.lesson === null;
  // One size of the board, and one place of the buttons, for all steps.
  const wide = steps.some((one) => IN_PANELS.test(one.link));
  page.change({ lesson: { panels: inPanels, wide, folded: reader.folded } });
  // A screen reader announces changes of a region that exists already, and this one first.
  if (!comes) fill();
  else
    requestAnimationFrame(() => {
      if (reader.lesson !== lesson || reader.step !== step) return;
      fill();
      // Coming from the first page, the focused button may have been removed.
      focus(() => {
        if (document.activeElement?.id === "play") text.focus({ preventScroll: true });
      });
    });
}

/** @param step the open one */
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

function close(reader: Reader) {
  Object.assign(reader, { lesson: null, wanted: "", moment: null, comes: false });
  reader.page.change({ lesson: null });
}

/** Go one step forward or back; after the last step comes the next lesson. */
function turn(reader: Reader, by: number) {
  const { lesson, step } = reader;
  if (lesson === null) return;
  if (step + by > lesson.steps.length) {
    if (lesson.next === null) return void reader.page.tell(tell("lesson-end"));
    location.hash = `#lesson/${Number(lesson.number) + 1}`;
  } else if (step + by > 0) goTo(reader, step + by);
}

function goTo({ lesson }: Reader, step: number) {
  const link = lesson?.steps[step - 1].link ?? "";
  // A link that is already in the address bar would do nothing.
  if (location.hash === link) history.replaceState(null, "", " ");
  location.hash = link;
}

/** Update the buttons, and note answers on the board. */
function show(reader: Reader) {
  const { page, lesson, step, moment } = reader;
  if (lesson === null || moment === null) return;
  const next = element("lesson-next", HTMLButtonElement);
  const skips = canSkip(reader, lesson);
  setText(next, skips ? tell("lesson-skip") : formatNext(reader, lesson));
  // Whoever skips a question leaves it: the button that answers it is the one to press.
  next.classList.toggle("lesson-skip", skips);
  setAble(element("lesson-board", HTMLButtonElement), isAway(page, moment));
  const answered = page.state.question.entries.at(-1);
  if (answered === undefined || answered === reader.seen) return;
  reader.seen = answered;
  const { scenario, step: position, tries } = answered;
  const here = scenario === moment.scenario.text && position === moment.position;
  const last = tries.at(-1);
  if (here && last) keepAnswer(keyOf(lesson), `${step}.board`, String(last.right));
}

/** True when going on skips a question. */
const canSkip = ({ step, left, page }: Reader, { steps, next }: Lesson) =>
  (step < steps.length || next !== null) && (left.size > 0 || isOpen(page.state.question.quiz));

/** Label of the button that goes on. */
function formatNext({ step }: Reader, { steps, next }: Lesson) {
  const last = step === steps.length;
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

/** Toggle the text, so that the panels can use its room. */
function fold(reader: Reader) {
  const { page } = reader;
  const folded = !reader.folded;
  reader.folded = folded;
  if (page.state.lesson !== null) page.change({ lesson: { ...page.state.lesson, folded } });
  const button = element("lesson-fold", HTMLButtonElement);
  button.setAttribute("aria-expanded", String(!folded));
  setText(button, folded ? tell("lesson-unfold") : tell("lesson-fold"));
}
