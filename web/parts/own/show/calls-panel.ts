import { watchChanges } from "../../../dom/changes.ts";
import { element, setText, update } from "../../../dom/element.ts";
import { button, html } from "../../../dom/node.ts";
import { tell } from "../../../language/tell.ts";
import type { Recording } from "../run/recording.ts";
import type { Calls } from "../run/types.ts";
import {
  AROUND,
  type CallRow,
  CallTree,
  LISTED,
  LISTED_OPEN,
  type MoreRow,
  OTHER,
  PROGRAM,
  type Row,
} from "./call-tree.ts";

/**
 * The tree of the calls of a program of one's own, in a panel of its own. One call is the chosen one: of it more is told, and
 * its first and last step can be gone to.
 */

/** Questions to the program that has run. */
interface Asks {
  calls: () => Promise<Calls | null>;
  tell: (numbers: number[]) => Promise<Record<string, string> | null>;
  go: (position: number) => void;
  redraw: () => void;
}

interface Seen {
  position: number;
  calm: boolean; // each step can be read
  free: boolean; // the program can be asked
}

interface Panel {
  asks: Asks;
  parts: ReturnType<typeof makeParts>;
  recording: Recording | null;
  callers: Calls["callers"] | null;
  tree: CallTree | null;
  state: "none" | "asked" | "lost"; // of what is asked for
  told: Map<number, string | null>; // what calls were given, and what they came to, as far as that is known
  asking: boolean;
  chosen: number | null; // call; null: the innermost that is open
  unfolded: Set<number>;
  listed: Map<number, number>;
  version: number; // of what is told, chosen, unfolded and listed
  changed: ReturnType<typeof watchChanges>; // whether there is something new to show
  rows: Row[];
  position: number;
}

/** What is told of calls is forgotten once there is so much of it. */
const MOST_TOLD = 20_000;

export function makeCallsPanel(asks: Asks) {
  const parts = makeParts();
  const panel: Panel = { asks, parts, ...nothing(null) };
  const { tree, first, last } = parts;
  tree.addEventListener("click", (event) => click(panel, event));
  tree.addEventListener("dblclick", () => goTo(panel, "first"));
  tree.addEventListener("keydown", (event) => press(panel, event));
  first.addEventListener("click", () => goTo(panel, "first"));
  last.addEventListener("click", () => goTo(panel, "last"));
  const place = element("calls", HTMLElement);
  place.replaceChildren(...parts.all);
  return {
    /** Called once a frame. @param recording of a whole program */
    show(recording: Recording | null, seen: Seen) {
      update(place, { hidden: recording === null });
      if (recording !== panel.recording) Object.assign(panel, nothing(recording));
      if (recording !== null && place.checkVisibility()) show(panel, recording, seen);
    },
    unbind() {
      place.hidden = true;
      place.replaceChildren();
    },
  };
}

const nothing = (recording: Recording | null): Omit<Panel, "asks" | "parts"> => ({
  recording,
  callers: null,
  tree: null,
  state: "none",
  told: new Map(),
  asking: false,
  chosen: null,
  unfolded: new Set(),
  listed: new Map(),
  version: 0,
  changed: watchChanges(),
  rows: [],
  position: 0,
});

function makeParts() {
  const said = html("p", { class: "panel-caption" });
  const about = html("p", {});
  const first = button({ class: "button" });
  const last = button({ class: "button" });
  const buttons = html("div", { class: "calls-buttons" }, first, last);
  const chosen = html("div", { class: "calls-chosen" }, about, buttons);
  const label = tell("own-calls-tree");
  const tree = html("ul", { class: "calls", role: "tree", tabindex: "0", "aria-label": label });
  return { said, about, first, last, chosen, tree, all: [said, chosen, tree] };
}

function show(panel: Panel, recording: Recording, seen: Seen) {
  if (panel.state === "none" && seen.free) fetchCalls(panel);
  const { callers, tree, parts } = panel;
  const why =
    callers === null
      ? tell(panel.state === "lost" ? "own-calls-lost" : "own-calls-waiting")
      : whyNone(callers);
  const plain = why || (seen.position === 0 ? tell("own-calls-begins") : "");
  const moving = plain === "" && !seen.calm;
  const bare = plain !== "" || tree === null;
  parts.tree.hidden = bare;
  parts.chosen.hidden = bare;
  update(parts.tree.dataset, { stale: String(moving) });
  if (bare || moving) {
    panel.changed();
    return setText(parts.said, plain || tell("own-calls-moving"));
  }
  panel.position = seen.position;
  const until = tree.before(recording.stepAt(seen.position));
  if (panel.changed(seen.position, panel.version)) {
    panel.rows = tree.list(until, panel);
    setText(parts.said, tellMoment(tree, recording, seen.position, until));
    draw(panel, tree, recording, until);
  }
  if (seen.free && !panel.asking) askFor(panel, tree);
}

/** Why there is no tree of the calls, or "". */
export function whyNone({ names, defines, pauses }: Calls["callers"]) {
  if (names.length === 0)
    return tell(defines ? "own-calls-no-recursion" : "own-calls-no-functions");
  return pauses ? tell("own-calls-pauses", { names }) : "";
}

/** How many calls are open, and what happens next. */
export function tellMoment(tree: CallTree, recording: Recording, position: number, until: number) {
  const open = tree.openAt(until).length;
  const now = tell("own-calls-now", {
    open,
    ended: (until - open) / 2,
    names: [...new Set(tree.names)],
  });
  const last = position === recording.count;
  // What comes after the last step that is shown is known only where that is the last of all.
  if (last && !recording.whole) return now;
  const next = last ? tree.count : tree.before(recording.stepAt(position + 1));
  const { begun, ended } = tree.between(until, next);
  if (begun > 0 || ended > 0) return `${now} ${tell("own-calls-next", { begun, ended, last })}`;
  return last ? now : `${now} ${tell("own-calls-none-next")}`;
}

function fetchCalls(panel: Panel) {
  const { recording, asks } = panel;
  panel.state = "asked";
  const settle = (calls: Calls | null) => {
    if (panel.recording !== recording) return;
    if (calls === null) panel.state = "lost";
    else {
      panel.callers = calls.callers;
      panel.tree = new CallTree(calls.packed, calls.callers);
    }
    change(panel);
  };
  asks.calls().then(settle, () => settle(null));
}

/** Asks for what is to be told of the calls that are listed. */
function askFor(panel: Panel, tree: CallTree) {
  const { told, recording, asks } = panel;
  const wanted = panel.rows.flatMap((row) => (row.kind === "call" ? wantedOf(tree, row) : []));
  const missing = wanted.filter((number) => !told.has(number));
  if (missing.length === 0) return;
  if (told.size > MOST_TOLD) told.clear();
  panel.asking = true;
  const settle = (answer: Record<string, string> | null) => {
    if (panel.recording !== recording) return;
    panel.asking = false;
    for (const number of missing) told.set(number, null);
    for (const [number, text] of Object.entries(answer ?? {})) told.set(Number(number), text);
    change(panel);
  };
  asks.tell(missing).then(settle, () => settle(null));
}

function wantedOf(tree: CallTree, { call, open }: CallRow) {
  if (call === PROGRAM) return [];
  const end = open ? null : tree.endOf(call);
  return end !== null && tree.codeOf(end) >= OTHER ? [call, end] : [call];
}

/**
 * What is known of a call at a moment: its steps, counted as the page counts them, and where its first and last are.
 *
 * @param until how many calls and returns there were
 */
export function factsOf(
  tree: CallTree,
  recording: Recording,
  call: number,
  until: number,
  position: number,
) {
  const isProgram = call === PROGRAM;
  const end = isProgram ? null : tree.endOf(call);
  const open = end === null || end >= until;
  const before = isProgram ? 0 : recording.positionOf(tree.stepsBefore(call) - 1);
  const after = open ? position : recording.positionOf(tree.stepsBefore(end) - 1);
  // Where it ends once it does, if that is shown.
  const ends = end === null ? null : recording.positionOf(tree.stepsBefore(end) - 1);
  const known = ends !== null && (ends < recording.count || recording.whole);
  return { end, open, before, steps: after - before, last: known ? ends : null };
}

/** Whether a call makes no step, or none that is shown. */
const isEmpty = ({ before, last }: ReturnType<typeof factsOf>, { count }: Recording) =>
  last === before || before >= count;

function draw(panel: Panel, tree: CallTree, recording: Recording, until: number) {
  const { rows, parts } = panel;
  const innermost = rows.findLastIndex((row) => row.kind === "call" && row.open);
  const chosen = chosenRow(panel) ?? innermost;
  parts.tree.replaceChildren(
    ...rows.map((row, i) =>
      makeRow(panel, tree, recording, until, row, i === chosen, i === innermost),
    ),
  );
  parts.tree.setAttribute("aria-activedescendant", `call-${chosen}`);
  tellChosen(panel, tree, recording, until, rows[chosen] as CallRow);
  reveal(parts, parts.tree.children[chosen] as HTMLElement);
}

function chosenRow({ rows, chosen }: Panel) {
  const found = rows.findIndex((row) => row.kind === "call" && row.call === chosen);
  return found < 0 ? null : found;
}

/** Keeps a row in sight, below what stands above all rows. */
function reveal({ tree, chosen }: Panel["parts"], row: HTMLElement) {
  const box = tree.closest(".panel-page") as HTMLElement;
  const top = box.getBoundingClientRect().top + chosen.offsetHeight + 4;
  const bottom = box.getBoundingClientRect().bottom - 4;
  const place = row.getBoundingClientRect();
  if (place.top < top) box.scrollTop -= top - place.top;
  else if (place.bottom > bottom) box.scrollTop += place.bottom - bottom;
}

function makeRow(
  panel: Panel,
  tree: CallTree,
  recording: Recording,
  until: number,
  row: Row,
  chosen: boolean,
  innermost: boolean,
) {
  const number = panel.rows.indexOf(row);
  const item = html("li", {
    id: `call-${number}`,
    role: "treeitem",
    "aria-level": row.level,
    "aria-selected": String(chosen),
    "data-row": number,
    style: `--level: ${row.level - 1}`,
  });
  if (row.kind === "more") {
    item.dataset.kind = "more";
    item.append(
      row.of === AROUND
        ? tell("own-calls-around", { hidden: row.hidden })
        : tell("own-calls-before", { hidden: row.hidden }),
    );
    return item;
  }
  const { label, came, steps } = write(panel, tree, recording, until, row);
  item.dataset.kind = row.open ? "open" : "ended";
  item.dataset.now = String(innermost);
  if (row.unfolded !== null) item.setAttribute("aria-expanded", String(row.unfolded));
  const sign = row.unfolded === null ? "" : row.unfolded ? "▾" : "▸";
  item.append(
    html("span", { class: "calls-fold", "aria-hidden": "true" }, sign),
    html("span", { class: "calls-name", title: label }, label),
    html("span", { class: "calls-came" }, came),
    html("span", { class: "calls-steps" }, steps),
  );
  return item;
}

/** How calls end that give nothing to be quoted; the next code is of any other value, those after it of errors. */
const PLAIN_ENDS = ["None", "False", "True"];

/** What a call came to, in short. @param value null: that is not known */
function signEnd(code: number, value: string | null) {
  if (code > PLAIN_ENDS.length) return `✗ ${value ?? tell("own-calls-error")}`;
  return `→ ${PLAIN_ENDS[code] ?? value ?? tell("own-calls-value")}`;
}

/** The same in words. */
function tellEnd(code: number, value: string | null) {
  const known = PLAIN_ENDS[code] ?? value;
  if (code > PLAIN_ENDS.length) {
    return value === null ? tell("own-calls-raised-error") : tell("own-calls-raised", { value });
  }
  return known === null
    ? tell("own-calls-returned-value")
    : tell("own-calls-returned", { value: known });
}

/** A call in words. */
function write(
  { told: known, position }: Panel,
  tree: CallTree,
  recording: Recording,
  until: number,
  { call }: CallRow,
) {
  const { end, open, steps: made } = factsOf(tree, recording, call, until, position);
  const steps = tell("own-calls-few", { steps: made, open });
  const told = tell("own-calls-steps", { steps: made, open });
  const label =
    call === PROGRAM
      ? tell("own-calls-program")
      : `${tree.nameOf(call)}(${known.get(call) ?? "…"})`;
  if (open || end === null)
    return { label, came: "", steps, read: `${label}: ${tell("own-calls-open")}, ${told}` };
  const [code, value] = [tree.codeOf(end), known.get(end) ?? null];
  const read = `${label}: ${tellEnd(code, value)}, ${told}`;
  return { label, came: signEnd(code, value), steps, read };
}

function tellChosen(
  panel: Panel,
  tree: CallTree,
  recording: Recording,
  until: number,
  row: CallRow,
) {
  const { about, first, last } = panel.parts;
  setText(about, `${write(panel, tree, recording, until, row).read}.`);
  const facts = factsOf(tree, recording, row.call, until, panel.position);
  const none = isEmpty(facts, recording);
  setText(
    first,
    none
      ? tell("own-calls-none", { position: facts.before })
      : tell("own-calls-first", { position: facts.before + 1 }),
  );
  last.hidden = none || facts.last === null;
  setText(last, facts.last === null ? "" : tell("own-calls-last", { position: facts.last }));
}

// --- what is done with it ---

/** What is told, chosen, unfolded or listed is another. */
function change(panel: Panel) {
  panel.version += 1;
  panel.asks.redraw();
}

/** To the first or the last step of the call that is chosen. */
function goTo(panel: Panel, which: "first" | "last") {
  const { tree, recording, rows, position, asks } = panel;
  const at = chosenRow(panel) ?? rows.findLastIndex((row) => row.kind === "call" && row.open);
  const row = rows[at];
  if (tree === null || recording === null || row?.kind !== "call") return;
  choose(panel, row);
  const until = tree.before(recording.stepAt(position));
  const facts = factsOf(tree, recording, row.call, until, position);
  if (which === "last" && facts.last !== null) asks.go(facts.last);
  else asks.go(isEmpty(facts, recording) ? facts.before : facts.before + 1);
}

function click(panel: Panel, { target }: MouseEvent) {
  const item = target instanceof Element ? target.closest("li") : null;
  if (item === null || !(target instanceof Element)) return;
  const row = panel.rows[Number(item.dataset.row)];
  if (row.kind === "more") return listMore(panel, row);
  choose(panel, row);
  if (target.matches(".calls-fold")) fold(panel, row, !row.unfolded);
}

function choose(panel: Panel, { call }: CallRow) {
  panel.chosen = call;
  change(panel);
}

/** An open call is never folded. */
function fold(panel: Panel, { call, open, unfolded: now }: CallRow, unfold: boolean) {
  if (open || now === null) return;
  if (unfold) panel.unfolded.add(call);
  else panel.unfolded.delete(call);
  change(panel);
}

function listMore(panel: Panel, { of }: MoreRow) {
  const usual = of === AROUND ? LISTED_OPEN : LISTED;
  panel.listed.set(of, (panel.listed.get(of) ?? usual) + usual);
  change(panel);
}

function press(panel: Panel, event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey } = event;
  const { rows } = panel;
  const at = chosenRow(panel) ?? rows.findLastIndex((row) => row.kind === "call" && row.open);
  const row = rows[at] as CallRow;
  if (ctrlKey || metaKey || altKey || row === undefined) return;
  const act = KEYS[key];
  if (act === undefined) return;
  event.preventDefault();
  act(panel, row, at);
}

/** Chooses the next call from a row on, one way or the other; what is not listed on the way is listed. */
function move(panel: Panel, at: number, way: 1 | -1) {
  const row = panel.rows[at + way];
  if (row === undefined) return;
  if (row.kind === "call") choose(panel, row);
  else if (way < 0) listMore(panel, row);
  else move(panel, at + 1, way);
}

function moveOut(panel: Panel, at: number) {
  const { rows } = panel;
  const around = rows.findLastIndex((row, i) => i < at && row.level < rows[at].level);
  const row = rows[around];
  if (row?.kind === "call") choose(panel, row);
}

const KEYS: Record<string, (panel: Panel, row: CallRow, at: number) => void> = {
  ArrowDown: (panel, _, at) => move(panel, at, 1),
  ArrowUp: (panel, _, at) => move(panel, at, -1),
  ArrowRight: (panel, row, at) =>
    row.unfolded === false ? fold(panel, row, true) : row.unfolded ? move(panel, at, 1) : undefined,
  ArrowLeft: (panel, row, at) =>
    row.unfolded && !row.open ? fold(panel, row, false) : moveOut(panel, at),
  Home: (panel) => move(panel, -1, 1),
  End: (panel) => move(panel, panel.rows.length, -1),
  Enter: (panel) => goTo(panel, "first"),
  " ": (panel, row) => fold(panel, row, row.unfolded !== true),
};
