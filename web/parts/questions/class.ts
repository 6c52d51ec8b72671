import { html, nothing, render } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { holdOver, takeOver } from "../../dom/handed-over.ts";
import type { lateFocus } from "../../dom/late-focus.ts";
import { goodItems, isCount, isRecord, isText } from "../../engine/checks.ts";
import { bring, tell } from "../../language/tell.ts";
import type { Page } from "../../state/lane/types.ts";
import { readLines } from "./answer-reader.ts";
import { addUp } from "./crowd.ts";
import { renderQuestion } from "./crowd-bars.ts";
import { LETTERS } from "./options.ts";
import type { ClassQuestion } from "./types.ts";

/**
 * A teacher's tools below an open question (class-tools.ts): pasted lines of answers become bars, or a show of hands is
 * counted. Nothing is stored or sent.
 */

bring("crowd");

interface Class {
  page: Page;
  box: HTMLElement;
  about: ClassQuestion | null;
  open: { collect: boolean; hands: boolean };
  lines: string; // pasted lines of answers
  counts: number[]; // number of hands for each letter
  emptied: number; // index of the field that the visitor has emptied to type a new number, or -1
}

/** As many hands as a class may have. */
const MOST_HANDS = 999;

/** @param box the element to render into */
export function makeClass(page: Page, box: HTMLElement) {
  const kept = takeOver("class", (kept) => (isRecord(kept) ? kept : {}));
  const room: Class = {
    page,
    box,
    about: null,
    open: { collect: false, hands: false },
    lines: isText(kept.lines) ? kept.lines : "",
    counts: [],
    emptied: -1,
  };
  holdOver(
    "class",
    () => ({ lines: room.lines, asked: nameOf(room.about), counts: room.counts }),
    true,
  );
  return {
    /** Toggle one of the tools. @param focus of the press @returns true when it is now visible */
    toggle(name: "collect" | "hands", focus: ReturnType<typeof lateFocus>): boolean {
      room.open[name] = !room.open[name];
      show(room);
      if (name === "collect" && room.open.collect)
        focus(() => box.querySelector("textarea")?.focus());
      return room.open[name];
    },
    /** @param shown the open question */
    show(shown: ClassQuestion | null) {
      if (shown === null) return;
      const same = keyOf(shown) === keyOf(room.about);
      room.about = shown;
      if (!same) {
        const counted = nameOf(shown) === kept.asked ? goodItems(kept.counts, isCount) : [];
        room.counts = shown.labels.map((_, index) => Math.min(MOST_HANDS, counted[index] ?? 0));
        // Another class may be asked the same again.
        if (nameOf(shown) === kept.asked) delete kept.asked;
      }
      show(room);
    },
  };
}

function show(room: Class) {
  const { open, lines, box } = room;
  const paste = ({ currentTarget }: Event) => {
    room.lines = (currentTarget as HTMLTextAreaElement).value;
    show(room);
  };
  const template = html`<div class="class-collect" ?hidden=${!open.collect}>
      <textarea class="input" rows="2" spellcheck="false" aria-label=${tell("crowd-paste")}
        placeholder=${tell("crowd-paste")} .value=${live(lines)} @input=${paste}></textarea>
      <div aria-live="polite">${renderBars(room)}</div>
    </div>
    <div class="class-hands" ?hidden=${!open.hands}>${renderHands(room)}</div>`;
  render(template, box);
}

/** The answers to the question that is open. */
function renderBars({ page, about, lines }: Class) {
  const read = readLines(lines);
  const answers = addUp(read.lines).find(
    ({ kind, scenario, step }) => `${kind} ${scenario} ${step}` === nameOf(about),
  );
  const none = read.lines.length === 0 ? "" : tell("crowd-none");
  return html`${
    answers === undefined
      ? html`<p class="crowd-summary">${none}</p>`
      : renderQuestion(page, answers, read.lines.length)
  }${read.problems.map((problem) => html`<p class="problem">${problem}</p>`)}`;
}

/** Identifies a question. Its right answers do not count, as they are shown only later. */
const keyOf = (about: ClassQuestion | null) => JSON.stringify({ ...about, right: [] });

/** Identifies a question in any language, however often it is asked. */
const nameOf = (about: ClassQuestion | null) =>
  about === null ? "" : `${about.kind} ${about.scenario} ${about.step}`;

/** Answers by letters, each with how many hands were counted: one more or one fewer, or as many as are typed. */
function renderHands(room: Class) {
  const { about, counts } = room;
  if (about === null || counts.length === 0) return nothing;
  const clear = () => {
    counts.fill(0);
    show(room);
  };
  const total = counts.reduce((sum, count) => sum + count, 0);
  return html`${about.labels.map((label, index) => renderHand(room, about, label, index))}
    <output class="class-total">${tell("crowd-total", { n: total })}</output>
    <button type="button" class="button button-plain class-again" @click=${clear}>${tell("crowd-again")}</button>`;
}

/** One answer: its letter, its bar and its number. */
function renderHand(room: Class, { right }: ClassQuestion, label: string, index: number) {
  const { counts } = room;
  const letter = LETTERS[index];
  const count = counts[index];
  const set = (count: number) => {
    counts[index] = Math.min(MOST_HANDS, Math.max(0, count));
    show(room);
  };
  const select = ({ currentTarget }: Event) => (currentTarget as HTMLInputElement).select();
  const type = ({ currentTarget }: Event) => {
    const { value, valueAsNumber } = currentTarget as HTMLInputElement;
    room.emptied = value === "" ? index : -1;
    set(Math.trunc(valueAsNumber) || 0);
  };
  const leave = () => {
    room.emptied = -1;
    show(room);
  };
  return html`<div class="class-hand ${right.includes(index) ? "crowd-row-right" : ""}">
    <span><span class="crowd-right" ?hidden=${!right.includes(index)}>✓ ${tell("crowd-right")} </span><b>${letter}</b> ${label}</span>
    <span class="crowd-track"><i class="crowd-bar" style="--share: ${count / Math.max(1, ...counts)}"></i></span>
    <button type="button" class="button class-change" aria-label=${tell("crowd-fewer", { letter })} @click=${() => set(count - 1)}>−</button>
    <input class="input class-number" type="number" min="0" max=${MOST_HANDS} inputmode="numeric" aria-label=${tell("crowd-hands", { letter })}
      .value=${live(room.emptied === index ? "" : String(count))} @input=${type} @change=${leave} @focus=${select} @click=${select} />
    <button type="button" class="button class-change" aria-label=${tell("crowd-more", { letter })} @click=${() => set(count + 1)}>+</button>
  </div>`;
}
