import { binding } from "../../dom/binding.ts";
import { element, setAble, setText } from "../../dom/element.ts";
import type { lateFocus } from "../../dom/late-focus.ts";
import { button, html, svg } from "../../dom/node.ts";
import { tell } from "../../language/tell.ts";
import type { Page } from "../../state/lane/types.ts";
import { hides } from "../../state/link/link-view.ts";
import { makeRow } from "./row.ts";
import { puzzleOf, type Row } from "./rows.ts";

/** The card beside the slider in which it is said what is looked for, and what was found. */

export interface Actions {
  leave: () => void;
  changed: () => void; // a condition is another one
  remove: (row: Row) => void;
  addDepth: () => void;
  addPath: () => void;
  addDeadEnd: () => void;
  addSolution: () => void;
  before: () => void;
  next: () => void;
  onward: () => void; // runs the search ahead, or no longer
}

export interface Shown {
  rows: readonly Row[];
  found: string; // in a sentence
  here: string; // which of them the board shows, or ""
  canGoBack: boolean;
  canGoOn: boolean;
  goesOn: boolean; // whether the run can be run ahead
  driving: boolean; // whether it is
  settled: boolean; // whether what was found stays so for now
}

const CROSS =
  "M6.400 5 12 10.600 17.600 5 19 6.400 13.400 12 19 17.600 17.600 19 12 13.400 6.400 19 5 17.600 10.600 12 5 6.400z";
const BACK = "M14.800 5.500 16.500 7l-5 5 5 5-1.700 1.500L8.200 12z";
const ON = "M9.200 5.500 7.500 7l5 5-5 5 1.700 1.500 6.600-6.500z";
/** Milliseconds after which it is said aloud. */
const PAUSE = 400;

/** @param focus of the press that opens it */
export function makeCard(page: Page, focus: ReturnType<typeof lateFocus>, actions: Actions) {
  const { signal, also, unbind } = binding();
  const box = element("find", HTMLElement);
  const parts = makeParts(page, actions);
  const from = document.activeElement;
  /** What stands in the list. */
  const made: Map<Row, ReturnType<typeof makeRow>> = new Map();
  let drawn = "";
  let opened = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  box.replaceChildren(parts.head, parts.how, parts.list, parts.adding, parts.foot, parts.voice);
  box.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      actions.leave();
    },
    { signal },
  );
  also(() => {
    const held = box.contains(document.activeElement);
    clearTimeout(timer);
    box.hidden = true;
    box.replaceChildren();
    if (held && from instanceof HTMLElement) from.focus({ preventScroll: true });
  });

  function showRows(rows: readonly Row[]) {
    const key = rows.map((row) => keyOf(row)).join(" ");
    for (const row of rows) if (!made.has(row)) made.set(row, makeRow(page, row, actions));
    for (const row of made.keys()) if (!rows.includes(row)) made.delete(row);
    for (const one of made.values()) one.show();
    if (key === drawn) return;
    drawn = key;
    parts.list.replaceChildren(...[...made.values()].map(({ item }) => item));
  }

  function say({ found, here, settled }: Shown) {
    const said = settled ? [here, found].filter((text) => text !== "").join(". ") : "";
    if (said === "" || said === parts.voice.textContent) return;
    clearTimeout(timer);
    timer = setTimeout(() => setText(parts.voice, said), PAUSE);
  }

  return {
    /** Null: it is not for now. */
    show(shown: Shown | null) {
      box.hidden = shown === null;
      if (shown === null) return;
      if (!opened) focus(() => parts.title.focus({ preventScroll: true }));
      opened = true;
      showRows(shown.rows);
      showParts(parts, shown, page);
      say(shown);
    },
    unbind,
  };
}

function makeParts(page: Page, actions: Actions) {
  const title = html("h2", { id: "find-title", tabindex: "-1" }, tell("find-title"));
  const close = makeIcon("find-close", tell("find-close"), CROSS, actions.leave);
  close.classList.add("button-plain");
  const before = makeIcon("find-before", tell("find-before"), BACK, actions.before);
  const next = makeIcon("find-next", tell("find-next"), ON, actions.next);
  const onward = makeButton("find-onward", tell("find-onward"), "", actions.onward);
  const here = html("b", { class: "find-here" });
  const found = html("p", { class: "find-found" }, here, " ");
  const told = html("span", {});
  found.append(told);
  const deadEnd = tell("find-add-dead-end-title");
  const solution = tell("find-add-solution-title");
  const adds = {
    path: makeButton("find-path", "", "", actions.addPath),
    depth: makeButton(
      "find-depth",
      tell("find-add-depth"),
      tell("find-add-depth-title"),
      actions.addDepth,
    ),
    deadEnd: makeButton("find-dead-end", tell("find-add-dead-end"), deadEnd, actions.addDeadEnd),
    solution: makeButton("find-solution", tell("find-add-solution"), solution, actions.addSolution),
  };
  const group = { class: "find-adding", role: "group", "aria-label": tell("find-add") };
  return {
    title,
    head: html("header", { class: "find-head" }, title, close),
    how: html("p", { class: "find-how" }, tell("find-how", { puzzle: puzzleOf(page) })),
    list: html("ul", { class: "find-rows", "aria-label": tell("find-conditions") }),
    adding: html("div", group, ...Object.values(adds)),
    adds,
    before,
    next,
    onward,
    here,
    told,
    foot: html("div", { class: "find-foot" }, before, next, found, onward),
    voice: html("p", { class: "unseen", role: "status" }),
  };
}

function showParts(parts: ReturnType<typeof makeParts>, shown: Shown, page: Page) {
  const { rows, found, here, canGoBack, canGoOn, goesOn, driving } = shown;
  const { path, depth, solution, deadEnd } = parts.adds;
  const puzzle = puzzleOf(page);
  const has = (kind: Row["kind"]) => rows.some((row) => row.kind === kind);
  setText(parts.how, tell("find-how", { puzzle }));
  parts.how.hidden = rows.length > 0;
  setText(path, tell("find-add-begins", { puzzle }));
  path.title = tell("find-add-begins-title", { puzzle });
  path.hidden = has("begins") || page.player.state.depth === 0;
  depth.hidden = rows.filter(({ kind }) => kind === "depth").length > 1;
  deadEnd.hidden = has("dead-end") || has("solution");
  solution.hidden = deadEnd.hidden || !page.view.takesBack || hides("verdict");
  parts.foot.hidden = rows.length === 0;
  setText(parts.here, here);
  setText(parts.told, found);
  setAble(parts.before, canGoBack);
  setAble(parts.next, canGoOn);
  parts.onward.hidden = !goesOn;
  setText(parts.onward, driving ? tell("find-stop") : tell("find-onward"));
  parts.onward.title = driving ? "" : tell("find-onward-title");
}

const keyOf = (row: Row) => (row.kind === "place" ? `place-${row.place}` : row.kind);

const makeIcon = (id: string, label: string, path: string, click: () => void) =>
  button(
    { class: "button button-icon", id, "aria-label": label, title: label, click },
    svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: path })),
  );

const makeButton = (id: string, text: string, title: string, click: () => void) =>
  button({ class: "button", id, title, click }, text);
