import { tell } from "../language/tell.js";
import { button, html } from "../view/node.js";
import { addUp, readLines } from "./crowd.js";
import { makeQuestion } from "./crowd-bars.js";
import { LETTERS } from "./options.js";

/**
 * What a teacher does with a class, below the question that is open: their lines of answers are pasted and become bars, or hands are
 * shown and counted by tapping. Nothing of it is stored, and nothing is sent.
 *
 * @import { Page } from "../lane/types.d.ts"
 * @import { About } from "./types.d.ts"
 */

/** @param {Page} page @param {(on: boolean) => void} count hands are counted */
export function makeClass(page, count) {
  const lines = html("textarea", { class: "input", rows: 2, spellcheck: "false" });
  lines.ariaLabel = tell("questions-class-paste");
  lines.placeholder = tell("questions-class-paste");
  const bars = html("div", { "aria-live": "polite" });
  const collect = html("div", { class: "class-collect" }, lines, bars);
  const hands = makeHands();
  const doors = html("div", { class: "class-doors" });
  const counting = makeDoor("hands", hands.body, count);
  const collecting = makeDoor("collect", collect, (on) => on && lines.focus());
  doors.append(collecting, counting);
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
      // Where nothing is to be chosen from letters would stand for nothing.
      counting.hidden = shown.labels.length === 0;
      if (counting.hidden && counting.ariaExpanded === "true") counting.click();
      hands.begin(key, shown.labels);
      showBars();
    },
  };
}

/** A button that shows what it stands for, and hides it. @param {"collect" | "hands"} name @param {HTMLElement} body @param {(open: boolean) => void} turned */
function makeDoor(name, body, turned) {
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
    turned(!body.hidden);
  });
  return door;
}

/** Answers by letters, each with how many hands were counted: a tap is one more. */
function makeHands() {
  const body = html("div", { class: "class-hands" });
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
    const again = button(
      { class: "button button-plain", click: forget },
      tell("questions-class-again"),
    );
    body.replaceChildren(...rows, again);
    show();
  }
  return { body, begin };
}
