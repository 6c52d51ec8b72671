import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { holdOver, takeOver } from "../../dom/kept-over-reload.ts";
import { lateFocus } from "../../dom/late-focus.ts";
import { goodItems, isCount, isRecord, isText } from "../../engine/type-guards.ts";
import { bring, t } from "../../language/translate.ts";
import { addUp } from "./class-answers.ts";
import type { Context } from "./context.ts";
import { renderQuestion } from "./crowd-bars.ts";
import { type ClassQuestion, LETTERS } from "./lettered-answers.ts";
import { readLines } from "./parse-answers.ts";

/**
 * A teacher's tools for an open question: pasted lines of answers become bars, or a show of hands is counted. Nothing is
 * stored or sent.
 */

bring("crowd");

interface Class {
  context: Context;
  draw: () => void; // draws the tools again
  about: ClassQuestion | null;
  collects: boolean; // lines are pasted; whether hands are counted is in the page's state
  lines: string; // pasted lines of answers
  counts: number[]; // number of hands for each letter
  emptied: number; // index of the field that the visitor has emptied to type a new number, or -1
}

/** As many hands as a class may have. */
const MOST_HANDS = 999;

/** @param draw draws the tools again */
export function makeClass(context: Context, draw: () => void) {
  const kept = takeOver("class", (kept) => (isRecord(kept) ? kept : {}));
  const group: Class = {
    ...{ context, draw, about: null, collects: kept.collects === true, counts: [], emptied: -1 },
    lines: isText(kept.lines) ? kept.lines : "",
  };
  const keep = () => {
    const { lines, about, counts, collects } = group;
    return { lines, asked: nameOf(about), counts, collects };
  };
  holdOver("class", keep, true);
  return {
    /** The tools below the open question, or below the event that was revealed. @param stays true: keep the counts */
    render(about: ClassQuestion | null, stays: boolean) {
      if (about !== null && keyOf(about) !== keyOf(group.about)) {
        const counted = nameOf(about) === kept.asked ? goodItems(kept.counts, isCount) : [];
        group.counts = about.labels.map((_, index) => Math.min(MOST_HANDS, counted[index] ?? 0));
        // Another class may be asked the same again.
        if (nameOf(about) === kept.asked) delete kept.asked;
      }
      group.about = about ?? group.about;
      return {
        doors: about === null ? nothing : renderDoors(group, about),
        room: about === null && !stays ? nothing : renderTools(group),
      };
    },
  };
}

/** The buttons that open the tools. */
function renderDoors(group: Class, about: ClassQuestion) {
  const { context, collects } = group;
  const { counting } = context.state;
  const collect = () => {
    const focus = lateFocus();
    const enter = () =>
      focus(() => document.querySelector<HTMLElement>(".class textarea")?.focus());
    group.collects = !collects;
    group.draw();
    if (group.collects) enter();
  };
  // Without options, there is nothing to vote on.
  return html`<div class="class-doors">
    <button type="button" class="button" id="class-collect" aria-expanded=${collects} @click=${collect}>${t("questions-class-collect")}</button>
    <button type="button" class="button" id="class-hands" aria-expanded=${counting} ?hidden=${about.labels.length === 0}
      @click=${() => context.set({ counting: !counting })}>${t("questions-class-hands")}</button>
  </div>`;
}

function renderTools(group: Class) {
  const { context, collects, lines } = group;
  const { counting } = context.state;
  const paste = ({ currentTarget }: Event) => {
    group.lines = (currentTarget as HTMLTextAreaElement).value;
    group.draw();
  };
  return html`<div class="class full-row">
    <div class="class-collect" ?hidden=${!collects}>
      <textarea class="input" rows="2" spellcheck="false" aria-label=${t("crowd-paste")}
        placeholder=${t("crowd-paste")} .value=${live(lines)} @input=${paste}></textarea>
      <div aria-live="polite">${collects ? renderBars(group) : nothing}</div>
    </div>
    <div class="class-hands" ?hidden=${!counting}>${counting ? renderHands(group) : nothing}</div>
  </div>`;
}

/** The answers to the question that is open. */
function renderBars({ context, about, lines }: Class) {
  const read = readLines(lines);
  const answers = addUp(read.lines).find(
    ({ kind, scenario, step }) => `${kind} ${scenario} ${step}` === nameOf(about),
  );
  const none = read.lines.length === 0 ? "" : t("crowd-none");
  return html`${
    answers === undefined
      ? html`<p class="crowd-summary muted small">${none}</p>`
      : renderQuestion(context.page, answers, read.lines.length)
  }${read.problems.map((problem) => html`<p class="problem">${problem}</p>`)}`;
}

/** Identifies a question. Its right answers do not count, as they are shown only later. */
const keyOf = (about: ClassQuestion | null) => JSON.stringify({ ...about, right: [] });

/** Identifies a question in any language, however often it is asked. */
const nameOf = (about: ClassQuestion | null) =>
  about === null ? "" : `${about.kind} ${about.scenario} ${about.step}`;

/** Answers by letters, each with how many hands were counted: one more or one fewer, or as many as are typed. */
function renderHands(group: Class) {
  const { about, counts } = group;
  if (about === null || counts.length === 0) return nothing;
  const clear = () => {
    counts.fill(0);
    group.draw();
  };
  const total = counts.reduce((sum, count) => sum + count, 0);
  return html`${about.labels.map((label, index) => renderHand(group, about, label, index))}
    <output class="class-total strong">${t("crowd-total", { n: total })}</output>
    <button type="button" class="button button-plain class-again" @click=${clear}>${t("crowd-again")}</button>`;
}

/** One answer: its letter, its bar and its number. */
function renderHand(group: Class, { right }: ClassQuestion, label: string, index: number) {
  const { counts } = group;
  const letter = LETTERS[index];
  const count = counts[index];
  const set = (count: number) => {
    counts[index] = Math.min(MOST_HANDS, Math.max(0, count));
    group.draw();
  };
  const select = ({ currentTarget }: Event) => (currentTarget as HTMLInputElement).select();
  const type = ({ currentTarget }: Event) => {
    const { value, valueAsNumber } = currentTarget as HTMLInputElement;
    group.emptied = value === "" ? index : -1;
    set(Math.trunc(valueAsNumber) || 0);
  };
  const leave = () => {
    group.emptied = -1;
    group.draw();
  };
  return html`<div class="class-hand ${right.includes(index) ? "crowd-row-right" : ""}">
    <span><span class="crowd-right small">✓ ${t("crowd-right")} </span><b>${letter}</b> ${label}</span>
    <span class="crowd-track"><i class="crowd-bar" style="--share: ${count / Math.max(1, ...counts)}"></i></span>
    <button type="button" class="button class-change" aria-label=${t("crowd-fewer", { letter })} @click=${() => set(count - 1)}>−</button>
    <input class="input class-number" type="number" min="0" max=${MOST_HANDS} inputmode="numeric" aria-label=${t("crowd-hands", { letter })}
      .value=${live(group.emptied === index ? "" : String(count))} @input=${type} @change=${leave} @focus=${select} @click=${select} />
    <button type="button" class="button class-change" aria-label=${t("crowd-more", { letter })} @click=${() => set(count + 1)}>+</button>
  </div>`;
}
