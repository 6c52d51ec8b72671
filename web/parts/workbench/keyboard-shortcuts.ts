import { binding } from "../../dom/binding.ts";
import type { Page } from "../../state/page/page-context.ts";
import { areArrowsSteps, isBrowsing, isPresented } from "../../state/state.ts";

/**
 * Keys for the whole page, except those that the focused element needs (typing, a slider's arrows, a button's space).
 */
interface KeyActions {
  toggle: () => void;
  step: () => void;
  stepBack: () => void;
  toStart: () => void;
  toEnd: () => void;
  toDeadEnd: () => void;
  over: () => void;
  out: () => void;
  toSolution: () => void;
  toVisit: () => void;
  faster: () => void;
  slower: () => void;
  help: () => void;
  present: () => void;
  setup: () => void;
  ask: () => void;
  widen: () => void;
  find: () => void;
  mark: () => void;
  markBefore: () => void;
  markAfter: () => void;
}

const KEYS: Record<string, keyof KeyActions> = {
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
  m: "mark",
  ",": "markBefore",
  ".": "markAfter",
};

/** Actions without a meaning in a search that goes only forward. */
const GOES_BACK = new Set<keyof KeyActions>([
  "toDeadEnd",
  "over",
  "out",
  "toSolution",
  "toVisit",
  "ask",
  "find",
]);

/** Keys of presentation remotes. */
const CLICKER: Record<string, keyof KeyActions> = { PageDown: "step", PageUp: "stepBack" };

export function bindKeyboard({ state }: Pick<Page, "state">, actions: Partial<KeyActions>) {
  const { signal, unbind } = binding();

  /** Take the arrows from a tab, a field of choices or a chart, where they make steps. */
  function pressArrow(event: KeyboardEvent) {
    const name = /^Arrow(Left|Right)$/.test(event.key) ? KEYS[event.key] : undefined;
    if (!name || !areArrowsSteps(state) || isBrowsing(state) || hasModifier(event)) return;
    if (document.querySelector("dialog[open]") || isText(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    actions[name]?.();
  }

  function press(event: KeyboardEvent) {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const name = KEYS[key] ?? (isPresented(state) ? CLICKER[key] : undefined);
    const action = name && actions[name];
    if (!action || event.defaultPrevented || hasModifier(event)) return;
    if (isBrowsing(state) && name !== "help") return;
    if (state.onward && GOES_BACK.has(name)) return;
    if (document.querySelector("dialog[open]") || neededByFocus(event)) return;
    event.preventDefault();
    action();
  }

  document.addEventListener("keydown", pressArrow, { capture: true, signal });
  document.addEventListener("keydown", press, { signal });
  return { unbind };
}

/** Press the last key again that came before the page listened (first-paint.ts). */
export function pressEarlyKey() {
  const { dataset } = document.documentElement;
  const { earlyKey: key } = dataset;
  delete dataset.earlyKey;
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  if (key) document.body.dispatchEvent(event);
}

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;

const isText = (target: EventTarget | null) =>
  target instanceof Element &&
  target.matches("input:not([type=range]), textarea, [contenteditable]");

/** True when the focused element needs this key itself. */
export function neededByFocus(event: KeyboardEvent) {
  const focus = event.target;
  if (!(focus instanceof HTMLElement)) return false;
  if (focus instanceof HTMLInputElement && focus.type === "range") {
    // The slider of the steps ends at the last one known; the page's End runs to the end.
    return (
      event.key.startsWith("Arrow") || (/^(Home|End)$/.test(event.key) && focus.id !== "position")
    );
  }
  if (focus.matches("input, textarea, select, [contenteditable]")) return true;
  // Home and End scroll a focused element that overflows.
  if (/^(Home|End)$/.test(event.key) && focus.matches("[tabindex]")) {
    return focus.scrollHeight > focus.clientHeight;
  }
  return event.key === " " && focus.matches("button, a, summary");
}
