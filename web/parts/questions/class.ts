import { setText } from "../../dom/element.ts";
import { holdOver, takeOver } from "../../dom/handed-over.ts";
import type { lateFocus } from "../../dom/late-focus.ts";
import { button, html } from "../../dom/node.ts";
import { goodItems, isCount, isRecord, isText } from "../../engine/checks.ts";
import { bring, tell } from "../../language/tell.ts";
import type { Page } from "../../state/lane/types.ts";
import { readLines } from "./answer-reader.ts";
import { addUp } from "./crowd.ts";
import { makeQuestion } from "./crowd-bars.ts";
import { LETTERS } from "./options.ts";
import type { About } from "./types.ts";

/**
 * A teacher's tools below an open question (class-doors.ts): pasted lines of answers become bars, or a show of hands is
 * counted. Nothing is stored or sent.
 */

bring("crowd");

/** @param box the element to put it in */
export function makeClass(page: Page, box: HTMLElement) {
  const lines = html("textarea", { class: "input", rows: 2, spellcheck: "false" });
  lines.ariaLabel = tell("crowd-paste");
  lines.placeholder = tell("crowd-paste");
  const bars = html("div", { "aria-live": "polite" });
  const collect = html("div", { class: "class-collect", hidden: "" }, lines, bars);
  const hands = makeHands();
  box.append(collect, hands.body);
  let about: About | null = null;
  const kept = takeOver("class", (kept) => (isRecord(kept) ? kept : {}));
  if (isText(kept.lines)) lines.value = kept.lines;
  holdOver(
    "class",
    () => ({ lines: lines.value, asked: nameOf(about), counts: hands.counts }),
    true,
  );
  lines.addEventListener("input", () => showBars());

  /** Show the bars of the open question. */
  function showBars() {
    const read = readLines(lines.value);
    const answers = addUp(read.lines).find(
      ({ kind, scenario, step }) => `${kind} ${scenario} ${step}` === nameOf(about),
    );
    const none = read.lines.length === 0 ? "" : tell("crowd-none");
    bars.replaceChildren(
      answers === undefined
        ? html("p", { class: "crowd-summary" }, none)
        : makeQuestion(page, answers, read.lines.length),
      ...read.problems.map((problem) => html("p", { class: "problem" }, problem)),
    );
  }

  return {
    /** Toggle one of the tools. @param focus of the press @returns true when it is now visible */
    toggle(name: "collect" | "hands", focus: ReturnType<typeof lateFocus>): boolean {
      const body = name === "collect" ? collect : hands.body;
      body.hidden = !body.hidden;
      if (body === collect && !body.hidden) focus(() => lines.focus());
      return !body.hidden;
    },
    /** @param shown the open question */
    show(shown: About | null) {
      if (shown === null) return;
      const same = keyOf(shown) === keyOf(about);
      about = shown;
      if (!same) {
        hands.begin(shown.labels, nameOf(shown) === kept.asked ? kept.counts : []);
        // Another class may be asked the same question again.
        if (nameOf(shown) === kept.asked) delete kept.asked;
        showBars();
      }
      hands.mark(shown.right);
    },
  };
}

/** Identifies a question; the right answer arrives later, so it does not count. */
const keyOf = (about: About | null) => JSON.stringify({ ...about, right: [] });

/** Identifies a question in any language, however often it is asked. */
const nameOf = (about: About | null) =>
  about === null ? "" : `${about.kind} ${about.scenario} ${about.step}`;

/** Largest number of hands. */
const MOST_HANDS = 999;

/** Answers by letter, each with its number of hands: with buttons for one more or fewer, or typed. */
function makeHands() {
  const body = html("div", { class: "class-hands", hidden: "" });
  let rows: ReturnType<typeof makeHand>[] = [];
  let counts: number[] = [];

  /**
   * Start with another question, or the same one for another class. @param labels of the letters @param before counts
   * from before a reload
   */
  function begin(labels: readonly string[], before?: unknown) {
    const counted = goodItems(before, isCount).map((count) => Math.min(MOST_HANDS, count));
    counts = labels.map((_, index) => counted[index] ?? 0);
    rows = labels.map((label, index) =>
      makeHand(LETTERS[index], label, (count) => {
        counts[index] = count;
        show();
      }),
    );
    const again = button(
      { class: "button button-plain class-again", click: () => begin(labels) },
      tell("crowd-again"),
    );
    const total = html("output", { class: "class-total" });
    const foot = rows.length > 0 ? [total, again] : [];
    body.replaceChildren(...rows.map((row) => row.body), ...foot);

    function show() {
      const most = Math.max(1, ...counts);
      for (const [index, row] of rows.entries()) row.show(counts[index], most);
      setText(total, tell("crowd-total", { n: counts.reduce((sum, count) => sum + count, 0) }));
    }
    show();
  }

  /** @param right the right answers, once they may be shown */
  function mark(right: readonly number[]) {
    for (const [index, row] of rows.entries()) row.mark(right.includes(index));
  }
  return {
    body,
    begin,
    mark,
    get counts() {
      return counts;
    },
  };
}

/** One answer: letter, bar and number. */
function makeHand(letter: string, label: string, set: (count: number) => void) {
  let now = 0;
  const bar = html("i", { class: "crowd-bar" });
  const number = html("input", {
    class: "input class-number",
    type: "number",
    min: 0,
    max: MOST_HANDS,
    inputmode: "numeric",
    "aria-label": tell("crowd-hands", { letter }),
  });
  const put = (count: number) => set(Math.min(MOST_HANDS, Math.max(0, count)));
  number.addEventListener("input", () => put(Math.trunc(number.valueAsNumber) || 0));
  number.addEventListener("change", () => put(now));
  // Typing replaces the old number.
  for (const kind of ["focus", "click"]) number.addEventListener(kind, () => number.select());
  const change = (sign: string, told: string, by: number) =>
    button({ class: "button class-change", "aria-label": told, click: () => put(now + by) }, sign);
  const tick = html("span", { class: "crowd-right", hidden: "" }, `✓ ${tell("crowd-right")} `);
  const body = html(
    "div",
    { class: "class-hand" },
    html("span", {}, tick, html("b", {}, letter), ` ${label}`),
    html("span", { class: "crowd-track" }, bar),
    change("−", tell("crowd-fewer", { letter }), -1),
    number,
    change("+", tell("crowd-more", { letter }), 1),
  );
  return {
    body,
    /** @param most of any answer */
    show(count: number, most: number) {
      now = count;
      bar.style.setProperty("--share", String(count / most));
      const typing = number === document.activeElement && number.value === "" && count === 0;
      if (number.value !== String(count) && !typing) number.value = String(count);
    },
    mark(right: boolean) {
      tick.hidden = !right;
      body.classList.toggle("crowd-row-right", right);
    },
  };
}
