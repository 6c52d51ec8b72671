import { tell } from "../language/tell.js";
import { button, html } from "../view/node.js";
import { addUp, readLines } from "./crowd.js";
import { makeQuestion } from "./crowd-bars.js";

/**
 * What a teacher does with a class, below the question that is open: their lines of answers are pasted and become bars, or hands are
 * shown and counted by tapping. Nothing of it is stored, and nothing is sent.
 *
 * @import { Page } from "../lane/types.d.ts"
 * @import { About } from "./types.d.ts"
 */

const LETTERS = ["A", "B", "C", "D"];

/** @param {Page} page */
export function makeClass(page) {
  const lines = html("textarea", { class: "input", rows: 2, spellcheck: "false" });
  lines.ariaLabel = tell("questions-class-paste");
  lines.placeholder = tell("questions-class-paste");
  const bars = html("div", { "aria-live": "polite" });
  const collect = html("div", { class: "class-collect" }, lines, bars);
  const hands = makeHands();
  const opened = () => lines.focus();
  const doors = html("div", { class: "class-doors" });
  doors.append(makeDoor("collect", collect, opened), makeDoor("hands", hands.body));
  const box = html("div", { class: "class" }, collect, hands.body);
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
    const none = lines.value.trim() === "" ? "" : tell("questions-class-none");
    bars.replaceChildren(
      answers === undefined
        ? html("p", { class: "crowd-summary" }, none)
        : makeQuestion(page, answers, read.lines.length),
      ...read.problems.map((problem) => html("p", { class: "problem" }, problem)),
    );
  }

  return {
    box,
    doors,
    /** Null: what is shown is no question for a class. @param {About | null} shown */
    show(shown) {
      box.hidden = shown === null;
      doors.hidden = box.hidden;
      const key = JSON.stringify(shown);
      if (shown === null || key === JSON.stringify(about)) return;
      about = shown;
      hands.begin(shown.labels);
      showBars();
    },
  };
}

/** A button that shows what it stands for, and hides it. @param {"collect" | "hands"} name @param {HTMLElement} body @param {() => void} [opened] */
function makeDoor(name, body, opened = () => {}) {
  body.hidden = true;
  const label =
    name === "collect" ? tell("questions-class-collect") : tell("questions-class-hands");
  const door = button(
    { class: "button button-plain", id: `class-${name}`, "aria-expanded": "false" },
    label,
  );
  door.addEventListener("click", () => {
    body.hidden = !body.hidden;
    door.ariaExpanded = String(!body.hidden);
    if (!body.hidden) opened();
  });
  return door;
}

/** Answers by letters, each with how many hands were counted: a tap is one more. */
function makeHands() {
  const body = html("div", { class: "class-hands" });
  /** @param {readonly string[]} labels what the first letters stand for */
  function begin(labels) {
    const letters = labels.length > 0 ? LETTERS.slice(0, labels.length) : LETTERS;
    const counts = letters.map(() => 0);
    const rows = letters.map((letter, index) => {
      const track = html("span", { class: "crowd-track" }, html("i", { class: "crowd-bar" }));
      const name = labels[index] === undefined ? letter : `${letter} ${labels[index]}`;
      const row = button({ class: "button class-hand" }, html("b", {}, name), track, html("span"));
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
    const again = button(
      { class: "button button-plain", click: () => begin(labels) },
      tell("questions-class-again"),
    );
    body.replaceChildren(...rows, again);
    show();
  }
  return { body, begin };
}
