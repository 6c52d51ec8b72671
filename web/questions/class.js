import { bring, tell } from "../language/tell.js";
import { button, html } from "../view/node.js";
import { readLines } from "./answer-reader.js";
import { addUp } from "./crowd.js";
import { makeQuestion } from "./crowd-bars.js";
import { LETTERS } from "./options.js";

/**
 * What a teacher does with a class, below the question that is open (class-doors.js): their lines of answers are pasted and become bars, or hands are
 * shown and counted by tapping. Nothing of it is stored, and nothing is sent.
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
      hands.begin(key, shown.labels);
      showBars();
    },
  };
}

/** Answers by letters, each with how many hands were counted: a tap is one more. */
function makeHands() {
  const body = html("div", { class: "class-hands", hidden: "" });
  /** What was counted, by what it is about: it is still there after the answer. @type {Map<string, number[]>} */
  const counted = new Map();

  /** @param {string} key @param {readonly string[]} labels what the letters stand for */
  function begin(key, labels) {
    const counts = counted.get(key) ?? labels.map(() => 0);
    counted.set(key, counts);
    const rows = labels.map((label, index) => {
      const track = html("span", { class: "crowd-track" }, html("i", { class: "crowd-bar" }));
      const name = html("span", {}, html("b", {}, LETTERS[index]), ` ${label}`);
      const row = button({ class: "button class-hand" }, name, track, html("span"));
      row.addEventListener("click", () => {
        counts[index]++;
        show();
      });
      return row;
    });
    function show() {
      const most = Math.max(1, ...counts);
      rows.forEach((row, index) => {
        const [, track, number] = /** @type {HTMLElement[]} */ ([...row.children]);
        const bar = /** @type {HTMLElement} */ (track.firstElementChild);
        bar.style.setProperty("--share", String(counts[index] / most));
        number.textContent = String(counts[index]);
      });
    }
    function forget() {
      counted.delete(key);
      begin(key, labels);
    }
    const again = button({ class: "button button-plain", click: forget }, tell("crowd-again"));
    body.replaceChildren(...(rows.length > 0 ? [...rows, again] : []));
    show();
  }
  return { body, begin };
}
