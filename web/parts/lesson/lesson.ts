import { html, nothing, render } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { binding } from "../../dom/binding.ts";
import { element } from "../../dom/element.ts";
import { able } from "../../dom/enabled.ts";
import { CROSS, renderIcon } from "../../dom/icon.ts";
import type { lateFocus } from "../../dom/late-focus.ts";
import { notifyParent } from "../../dom/parent-window.ts";
import { watchChanges } from "../../dom/watch-changes.ts";
import { t } from "../../language/translate.ts";
import { readLink } from "../../state/link/link.ts";
import type { Link } from "../../state/link/types.ts";
import { visibility } from "../../state/load-visibility-rules.ts";
import type { Page } from "../../state/page/page-context.ts";
import { isOpen } from "../../state/questions.ts";
import { isPresented } from "../../state/state.ts";
import { keep, keepAnswer, keptOf } from "./lesson-progress.ts";
import { loadLesson } from "./load-lesson.ts";
import { loadOwn } from "./own-lesson-link.ts";
import { renderText } from "./render-text.ts";
import { bindStepKeys } from "./step-keys.ts";
import type { Lesson } from "./types.ts";

/**
 * A lesson beside the board. A link names the lesson and its step (`lesson=1.3`), so leaving, returning and sharing
 * work as for any moment, and going on follows the next step's link.
 */

export interface Answered {
  scenario: string;
  step: number;
  tries: readonly { right: boolean }[];
}

interface State {
  page: Page;
  leave: () => void; // closes the lesson, and removes it from the page's links
  update: () => void;
  left: Set<number>; // questions in the step's text without an answer
  seen: Answered | undefined; // the last answer to a question of the page that has been stored
  lesson: Lesson | null; // the open lesson
  step: number; // from 1
  wanted: string; // `1.3` as in the link, "" for no lesson
  moment: Link | null; // of the step
  boardAnswer: string | undefined; // the earlier answer to the question on the board
  folded: boolean; // the text is hidden, in the next lesson, too
  comes: boolean; // true: the step is loading, and its text is read out before the board
}

export type Reader = ReturnType<typeof openReader>;

/** A step about the panels: they get more room, on a phone that of the text. */
const IN_PANELS = /&(panels|own|ask=line)\b/;
/** A step that is answered on the board. */
const ON_BOARD = /&(play=(?!yes)|be=|ask=)/;

export function openReader(page: Page, leave: () => void) {
  const { onDispose, ownParts, unbind } = binding();
  const box = element("lesson", HTMLElement);
  const changed = watchChanges();
  const reader: State = {
    ...{ page, leave, left: new Set(), seen: undefined, lesson: null, step: 1, wanted: "" },
    ...{ moment: null, boardAnswer: undefined, folded: false, comes: false },
    update: () => render(renderLesson(reader), box),
  };
  ownParts([
    bindStepKeys(
      page,
      box,
      (by) => turn(reader, by),
      (folded) => fold(reader, folded),
    ),
  ]);
  onDispose(() => render(nothing, box));
  return {
    get lesson() {
      return reader.lesson;
    },
    get comes() {
      return reader.comes;
    },
    /** @param focus of the press that opened it @throws {Error} when it can't be loaded */
    open: (wanted: string, focus: ReturnType<typeof lateFocus>) => load(reader, wanted, focus),
    close: () =>
      void Object.assign(reader, { lesson: null, wanted: "", moment: null, comes: false }),
    showBoard() {
      if (isPhone() && !isPresented(page.state)) fold(reader, true);
    },
    /** Called once a frame: update the buttons, and note answers on the board. */
    show() {
      const { lesson, moment } = reader;
      if (lesson === null || moment === null) return;
      noteAnswer(reader, lesson, moment);
      if (changed(canSkip(reader, lesson), isAway(page, moment))) reader.update();
    },
    unbind,
  };
}

const titleOf = ({ number, title }: Lesson) =>
  number === "own" ? title : t("lesson-title", { number, title });

/** Storage key of a lesson. */
const keyOf = ({ number, title }: Lesson) => (number === "own" ? `own ${title}` : String(number));

async function load(reader: State, wanted: string, focus: ReturnType<typeof lateFocus>) {
  const [number, step, packed = ""] = wanted.split(".");
  const same = reader.wanted.replace(/\.\d+/, "") === wanted.replace(/\.\d+/, "");
  Object.assign(reader, { wanted, comes: true });
  const known = same ? reader.lesson : null;
  const lesson = known ?? (await (packed ? loadOwn(packed, reader.page) : loadLesson(number)));
  if (reader.wanted === wanted)
    open(reader, lesson, Math.min(Number(step), lesson.steps.length), focus);
}

function open(reader: State, lesson: Lesson, step: number, focus: ReturnType<typeof lateFocus>) {
  const { page } = reader;
  const { number, steps, next } = lesson;
  const key = keyOf(lesson);
  const { link } = steps[step - 1];
  const boardAnswer = keptOf(key).answers[`${step}.board`];
  Object.assign(reader, { lesson, step, boardAnswer, moment: readLink(link, page.catalogue) });
  reader.left.clear();
  // A phone shows the text of each step first.
  reader.folded &&= !isPhone();
  const { folded } = reader;
  // The last lesson leads to itself.
  const after = next === null ? Number(number) : Number(number) + 1;
  keep(key, {
    ...keptOf(key),
    step,
    ...(step === steps.length && number !== "own" && { next: after }),
  });
  notifyParent({ knights: "lesson", lesson: String(number), step, steps: steps.length });
  const comes = page.state.lesson === null;
  // One size of the board, and one place of the buttons, for all steps.
  const wide = steps.some((one) => IN_PANELS.test(one.link));
  page.change({
    lesson: { title: titleOf(lesson), step, panels: IN_PANELS.test(link), wide, folded },
  });
  const fill = () => {
    reader.comes = false;
    reader.update();
    const text = element("lesson-text", HTMLElement);
    text.scrollTop = 0;
    page.redraw();
  };
  // A screen reader announces changes of a region that exists already, and this one first.
  if (!comes) fill();
  else {
    reader.update();
    requestAnimationFrame(() => {
      if (reader.lesson !== lesson || reader.step !== step) return;
      fill();
      // The first page's button, which had the focus, is gone by now; the page may have moved the focus to Play.
      focus(() => {
        const { activeElement: now, body } = document;
        if (now === body || now?.id === "play")
          element("lesson-title", HTMLElement).focus({ preventScroll: true });
      });
    });
  }
}

function renderLesson(reader: State) {
  const { page, lesson, step, folded, moment, comes, leave } = reader;
  if (lesson === null || moment === null) return nothing;
  const { minutes, steps, next } = lesson;
  const skips = canSkip(reader, lesson);
  const button = (name: "back" | "board", act: () => void, on: boolean) =>
    html`<button type="button" class="button" id="lesson-${name}" title=${t(`lesson-${name}-title`)}
      ${able(on)} @click=${act}>${t(`lesson-${name}`)}</button>`;
  return html`
    <header class="lesson-head">
      <div>
        <h2 id="lesson-title" tabindex="-1">${titleOf(lesson)}</h2>
        <p id="lesson-place">${t("lesson-place", { step, steps: steps.length, minutes })}</p>
      </div>
      <button type="button" class="button button-plain" id="lesson-fold" aria-expanded=${String(!folded)}
        aria-controls="lesson-text" title=${folded || isPhone() ? nothing : t("lesson-fold-title")}
        @click=${() => fold(reader, !folded)}>${folded ? t("lesson-unfold") : isPhone() ? t("lesson-fold-phone") : t("lesson-fold")}</button>
      ${renderIcon("lesson-close", "button-plain", t("lesson-close"), CROSS, true, leave)}
    </header>
    <ol class="lesson-steps" id="lesson-steps" aria-label=${t("lesson-steps")}>
      ${steps.map((one, index) => renderDot(one, index + 1, step))}
    </ol>
    <div class="lesson-text" id="lesson-text" role="group" aria-label=${t("lesson-text")}
      aria-live="polite" tabindex="0">${comes ? nothing : keyed(`${keyOf(lesson)}.${step}`, renderStep(reader, lesson))}</div>
    <footer class="lesson-foot">
      ${button("back", () => turn(reader, -1), step > 1)}
      ${button("board", () => goTo(reader, step), isAway(page, moment))}
      <button type="button" class="button button-main ${skips ? "lesson-skip" : ""}" id="lesson-next" title=${t("lesson-next-title")}
        ${able(step < steps.length || next !== null)} @click=${() => turn(reader, 1)}>${skips ? t("lesson-skip") : formatNext(reader, lesson)}</button>
    </footer>`;
}

/** @param number of the dot's step @param step the open one */
function renderDot({ title, link }: Lesson["steps"][0], number: number, step: number) {
  const label = t("lesson-step", { step: number, title });
  return html`<li class="grow"><a href=${link} title=${label} aria-label=${label}
    aria-current=${number === step ? "step" : nothing}></a></li>`;
}

/** The text of the open step. */
function renderStep({ page, step, left, boardAnswer, update }: State, lesson: Lesson) {
  const { title, body, link } = lesson.steps[step - 1];
  const key = keyOf(lesson);
  const answered = boardAnswer !== undefined && t("lesson-answered", { answer: boardAnswer });
  const where = ON_BOARD.test(link)
    ? t("lesson-narrow-board")
    : IN_PANELS.test(link)
      ? t("lesson-narrow")
      : null;
  return html`<h3>${title}</h3>
    ${answered ? html`<p class="lesson-note muted">${answered}</p>` : nothing}
    ${where === null ? nothing : html`<p class="lesson-note muted lesson-narrow">${where}</p>`}
    ${renderText(body, {
      given: (question) => {
        const given = keptOf(key).answers[`${step}.${question}`] ?? "";
        if (given === "") left.add(question);
        return given;
      },
      keep: (question, answer) => {
        left.delete(question);
        keepAnswer(key, `${step}.${question}`, answer);
        update();
        page.redraw();
      },
    })}`;
}

/** Go one step forward or back; after the last step comes the next lesson. */
function turn(reader: State, by: number) {
  const { lesson, step } = reader;
  if (lesson === null) return;
  if (step + by > lesson.steps.length) {
    if (lesson.next === null) return void reader.page.showToast(t("lesson-end"));
    location.hash = `#lesson/${Number(lesson.number) + 1}`;
  } else if (step + by > 0) goTo(reader, step + by);
}

function goTo({ lesson }: State, step: number) {
  const link = lesson?.steps[step - 1].link ?? "";
  // A link that is already in the address bar would do nothing.
  if (location.hash === link) history.replaceState(null, "", " ");
  location.hash = link;
}

/** Store an answer to the question on the step's board. */
function noteAnswer(reader: State, lesson: Lesson, moment: Link) {
  const answered = reader.page.state.question.entries.at(-1);
  if (answered === undefined || answered === reader.seen) return;
  reader.seen = answered;
  const { scenario, step: position, tries } = answered;
  const here = scenario === moment.scenario.text && position === moment.position;
  const last = tries.at(-1);
  if (!here || last === undefined) return;
  const late = last.right && tries[0].right === false;
  keepAnswer(keyOf(lesson), `${reader.step}.board`, late ? "later" : String(last.right));
}

/** True when going on skips a question. */
const canSkip = ({ step, left, page }: State, { steps, next }: Lesson) =>
  (step < steps.length || next !== null) && (left.size > 0 || isOpen(page.state.question.quiz));

/** Label of the button that goes on. */
function formatNext({ step }: State, { steps, next }: Lesson) {
  const last = step === steps.length;
  return last && next !== null ? t("lesson-next-lesson", { title: next }) : t("lesson-next");
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

const isPhone = () => matchMedia(visibility.SIZES.phone).matches;

/** Hide or show the text, so that the panels can use its room; on a phone the board, too. */
function fold(reader: State, folded: boolean) {
  const { page } = reader;
  reader.folded = folded;
  if (page.state.lesson !== null) page.change({ lesson: { ...page.state.lesson, folded } });
  reader.update();
}
