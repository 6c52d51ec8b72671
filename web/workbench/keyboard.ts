import { binding } from "../view/binding.ts";
import { isPresented } from "./presentation.ts";

/**
 * Keys for the whole page. A key that the focused element needs for itself (typing, a slider's
 * arrows, a button's space) is left to it.
 *
 * @typedef {object} KeyActions
 * @property {() => void} toggle
 * @property {() => void} step
 * @property {() => void} stepBack
 * @property {() => void} toStart
 * @property {() => void} toEnd
 * @property {() => void} toDeadEnd
 * @property {() => void} over
 * @property {() => void} out
 * @property {() => void} toSolution
 * @property {() => void} toVisit
 * @property {() => void} faster
 * @property {() => void} slower
 * @property {() => void} help
 * @property {() => void} present
 * @property {() => void} setup
 * @property {() => void} ask
 * @property {() => void} widen
 * @property {() => void} find
 */

/** @type {Record<string, keyof KeyActions>} */
const KEYS = {
  " ": "toggle",
  ArrowRight: "step",
  ArrowLeft: "stepBack",
  Home: "toStart",
  End: "toEnd",
  d: "toDeadEnd",
  o: "over",
  u: "out",
  s: "toSolution",
  v: "toVisit",
  "+": "faster",
  "=": "faster",
  "-": "slower",
  "?": "help",
  p: "present",
  c: "setup",
  a: "ask",
  e: "widen",
  f: "find",
};

/** What the clickers of speakers send. @type {Record<string, keyof KeyActions>} */
const CLICKER = { PageDown: "step", PageUp: "stepBack" };

/** @param {KeyActions} actions */
export function bindKeyboard(actions) {
  const { signal, unbind } = binding();

  /** @param {KeyboardEvent} event */
  function press(event) {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const action = KEYS[key] ?? (isPresented() ? CLICKER[key] : undefined);
    if (!action || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector("dialog[open], #page[hidden]") || neededByFocus(event)) return;
    event.preventDefault();
    actions[action]();
  }

  document.addEventListener("keydown", press, { signal });
  return { unbind };
}

/** Whether what has the focus needs a key for itself. @param {KeyboardEvent} event */
export function neededByFocus(event) {
  const focus = event.target;
  if (!(focus instanceof HTMLElement)) return false;
  if (focus instanceof HTMLInputElement && focus.type === "range") {
    return /^(Arrow|Home|End)/.test(event.key);
  }
  if (focus.matches("input, textarea, select, [contenteditable]")) return true;
  // To its own beginning and end, where there is more than is seen of it.
  if (/^(Home|End)$/.test(event.key) && focus.matches("[tabindex]")) {
    return focus.scrollHeight > focus.clientHeight;
  }
  return event.key === " " && focus.matches("button, a, summary");
}
