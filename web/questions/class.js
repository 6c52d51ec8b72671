import { bring, tell } from "../language/tell.js";
import { button, html } from "../view/node.js";
import { readLines } from "./answer-reader.js";
import { addUp } from "./crowd.js";
import { makeQuestion } from "./crowd-bars.js";
import { LETTERS } from "./options.js";

/**
 * What a teacher does with a class, below the question that is open (class-doors.js): their lines of answers are pasted and become bars, or hands are
 * shown and counted. Nothing of it is stored, and nothing is sent.
 *
 * @import { Page } from "../lane/types.d.ts"
 * @import { About } from "./types.d.ts"
 */

bring("crowd");

/** @param {Page} page @param {HTMLElement} box where it is put */
export function makeClass(page, box) {
  const lines = html("textarea", { class: "input", rows: 2, spellcheck: "false" });
  lines.ariaLabel = tell("crowd-paste");
  lines.placeholder = tell("crowd-paste");
  const bars = html("div", { "aria-live": "polite" });
  const collect = html("div", { class: "class-collect", hidden: "" }, lines, bars);
  const hands = makeHands();
  box.append(collect, hands.body);
  /** @type {About | null} */
  let about = null;
  lines.addEventListener("input", () => showBars());

  /** The bars of the question that is open. */
  function showBars() {
    const read = readLines(lines.value);
    const answers = addUp(read.lines).find(
      ({ kind, scenario, step }) =>
        about !== null &&
        `${kind} ${scenario} ${step}` === `${about.kind} ${about.scenario} ${about.step}`,
    );
    const none = lines.value.trim() === "" ? "" : tell("crowd-none");
    bars.replaceChildren(
      answers === undefined
        ? html("p", { class: "crowd-summary" }, none)
        : makeQuestion(page, answers, read.lines.length),
      ...read.problems.map((problem) => html("p", { class: "problem" }, problem)),
    );
  }

  return {
    /** Show one of the two, or hide it. @param {"collect" | "hands"} name @returns {boolean} whether it is there now */
    toggle(name) {
      const body = name === "collect" ? collect : hands.body;
      body.hidden = !body.hidden;
      if (body === collect && !body.hidden) lines.focus();
      return !body.hidden;
    },
    /** @param {About | null} shown the question that is open */
    show(shown) {
      const key = JSON.stringify(shown);
      if (shown === null || key === JSON.stringify(about)) return;
      about = shown;
      hands.begin(shown.labels);
      showBars();
    },
  };
}

/** As many hands as a class may have. */
const MOST_HANDS = 999;

/** Answers by letters, each with how many hands were counted: one more or one fewer, or as many as are typed. */
function makeHands() {
  const body = html("div", { class: "class-hands", hidden: "" });

  /** Another question, or the same one for another class: nothing is counted yet. @param {readonly string[]} labels what the letters stand for */
  function begin(labels) {
    const counts = labels.map(() => 0);
    const rows = labels.map((label, index) =>
      makeHand(LETTERS[index], label, (count) => {
        counts[index] = count;
        show();
      }),
    );
    const again = button(
      { class: "button button-plain class-again", click: () => begin(labels) },
      tell("crowd-again"),
    );
    body.replaceChildren(...rows.map((row) => row.body), ...(rows.length > 0 ? [again] : []));

    function show() {
      const most = Math.max(1, ...counts);
      for (const [index, row] of rows.entries()) row.show(counts[index], most);
    }
    show();
  }
  return { body, begin };
}

/** One answer: its letter, its bar and its number. @param {string} letter @param {string} label @param {(count: number) => void} set */
function makeHand(letter, label, set) {
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
  const put = (/** @type {number} */ count) => set(Math.min(MOST_HANDS, Math.max(0, count)));
  number.addEventListener("input", () => put(Math.trunc(number.valueAsNumber) || 0));
  /** @param {string} sign @param {string} told @param {number} by */
  const change = (sign, told, by) =>
    button({ class: "button class-change", "aria-label": told, click: () => put(now + by) }, sign);
  const body = html(
    "div",
    { class: "class-hand" },
    html("span", {}, html("b", {}, letter), ` ${label}`),
    html("span", { class: "crowd-track" }, bar),
    change("−", tell("crowd-fewer", { letter }), -1),
    number,
    change("+", tell("crowd-more", { letter }), 1),
  );
  return {
    body,
    /** @param {number} count @param {number} most of any answer */
    show(count, most) {
      now = count;
      bar.style.setProperty("--share", String(count / most));
      // What is being typed is left as it is.
      const typed = number === document.activeElement && number.value === "";
      if (number.valueAsNumber !== count && !typed) number.value = String(count);
    },
  };
}
