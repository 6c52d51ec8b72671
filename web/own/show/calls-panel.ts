import { tell } from "../../language/tell.ts";
import { watchChanges } from "../../view/changes.ts";
import { element, setText, update } from "../../view/element.ts";
import { button, html } from "../../view/node.ts";
import { AROUND, CallTree, LISTED, LISTED_OPEN, OTHER, PROGRAM } from "./call-tree.ts";

/**
 * The tree of the calls of a program of one's own, in a panel of its own. One call is the chosen one: of it more is told, and
 * its first and last step can be gone to.
 *
 * @import { CallRow, MoreRow, Row } from "./call-tree.ts"
 * @import { Recording } from "../run/recording.ts"
 * @import { Calls } from "../run/types.ts"
 *
 * @typedef {object} Asks what is asked of the program that has run
 * @property {() => Promise<Calls | null>} calls
 * @property {(numbers: number[]) => Promise<Record<string, string> | null>} tell
 * @property {(position: number) => void} go
 * @property {() => void} redraw
 *
 * @typedef {object} Seen
 * @property {number} position
 * @property {boolean} calm each step can be read
 * @property {boolean} free the program can be asked
 *
 * @typedef {object} Panel
 * @property {Asks} asks
 * @property {ReturnType<typeof makeParts>} parts
 * @property {Recording | null} recording
 * @property {Calls["callers"] | null} callers
 * @property {CallTree | null} tree
 * @property {"none" | "asked" | "lost"} state of what is asked for
 * @property {Map<number, string | null>} told what calls were given, and what they came to, as far as that is known
 * @property {boolean} asking
 * @property {number | null} chosen call; null: the innermost that is open
 * @property {Set<number>} unfolded
 * @property {Map<number, number>} listed
 * @property {number} version of what is told, chosen, unfolded and listed
 * @property {ReturnType<typeof watchChanges>} changed whether there is something new to show
 * @property {Row[]} rows
 * @property {number} position
 */

/** What is told of calls is forgotten once there is so much of it. */
const MOST_TOLD = 20_000;

/** @param {Asks} asks */
export function makeCallsPanel(asks) {
  const parts = makeParts();
  /** @type {Panel} */
  const panel = { asks, parts, ...nothing(null) };
  const { tree, first, last } = parts;
  tree.addEventListener("click", (event) => click(panel, event));
  tree.addEventListener("dblclick", () => goTo(panel, "first"));
  tree.addEventListener("keydown", (event) => press(panel, event));
  first.addEventListener("click", () => goTo(panel, "first"));
  last.addEventListener("click", () => goTo(panel, "last"));
  const place = element("calls", HTMLElement);
  place.replaceChildren(...parts.all);
  return {
    /** Called once a frame. @param {Recording | null} recording of a whole program @param {Seen} seen */
    show(recording, seen) {
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

/** @param {Recording | null} recording @returns {Omit<Panel, "asks" | "parts">} */
const nothing = (recording) => ({
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

/** @param {Panel} panel @param {Recording} recording @param {Seen} seen */
function show(panel, recording, seen) {
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

/** Why there is no tree of the calls, or "". @param {Calls["callers"]} callers */
export function whyNone({ names, defines, pauses }) {
  if (names.length === 0)
    return tell(defines ? "own-calls-no-recursion" : "own-calls-no-functions");
  return pauses ? tell("own-calls-pauses", { names }) : "";
}

/** How many calls are open, and what happens next. @param {CallTree} tree @param {Recording} recording @param {number} position @param {number} until */
export function tellMoment(tree, recording, position, until) {
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

/** @param {Panel} panel */
function fetchCalls(panel) {
  const { recording, asks } = panel;
  panel.state = "asked";
  const settle = (/** @type {Calls | null} */ calls) => {
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

/** Asks for what is to be told of the calls that are listed. @param {Panel} panel @param {CallTree} tree */
function askFor(panel, tree) {
  const { told, recording, asks } = panel;
  const wanted = panel.rows.flatMap((row) => (row.kind === "call" ? wantedOf(tree, row) : []));
  const missing = wanted.filter((number) => !told.has(number));
  if (missing.length === 0) return;
  if (told.size > MOST_TOLD) told.clear();
  panel.asking = true;
  const settle = (/** @type {Record<string, string> | null} */ answer) => {
    if (panel.recording !== recording) return;
    panel.asking = false;
    for (const number of missing) told.set(number, null);
    for (const [number, text] of Object.entries(answer ?? {})) told.set(Number(number), text);
    change(panel);
  };
  asks.tell(missing).then(settle, () => settle(null));
}

/** @param {CallTree} tree @param {CallRow} row */
function wantedOf(tree, { call, open }) {
  if (call === PROGRAM) return [];
  const end = open ? null : tree.endOf(call);
  return end !== null && tree.codeOf(end) >= OTHER ? [call, end] : [call];
}

/**
 * What is known of a call at a moment: its steps, counted as the page counts them, and where its first and last are.
 *
 * @param {CallTree} tree
 * @param {Recording} recording
 * @param {number} call
 * @param {number} until how many calls and returns there were
 * @param {number} position
 */
export function factsOf(tree, recording, call, until, position) {
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

/** Whether a call makes no step, or none that is shown. @param {ReturnType<typeof factsOf>} facts @param {Recording} recording */
const isEmpty = ({ before, last }, { count }) => last === before || before >= count;

/** @param {Panel} panel @param {CallTree} tree @param {Recording} recording @param {number} until */
function draw(panel, tree, recording, until) {
  const { rows, parts } = panel;
  const innermost = rows.findLastIndex((row) => row.kind === "call" && row.open);
  const chosen = chosenRow(panel) ?? innermost;
  parts.tree.replaceChildren(
    ...rows.map((row, i) =>
      makeRow(panel, tree, recording, until, row, i === chosen, i === innermost),
    ),
  );
  parts.tree.setAttribute("aria-activedescendant", `call-${chosen}`);
  tellChosen(panel, tree, recording, until, /** @type {CallRow} */ (rows[chosen]));
  reveal(parts, /** @type {HTMLElement} */ (parts.tree.children[chosen]));
}

/** @param {Panel} panel */
function chosenRow({ rows, chosen }) {
  const found = rows.findIndex((row) => row.kind === "call" && row.call === chosen);
  return found < 0 ? null : found;
}

/** Keeps a row in sight, below what stands above all rows. @param {Panel["parts"]} parts @param {HTMLElement} row */
function reveal({ tree, chosen }, row) {
  const box = /** @type {HTMLElement} */ (tree.closest(".panel-page"));
  const top = box.getBoundingClientRect().top + chosen.offsetHeight + 4;
  const bottom = box.getBoundingClientRect().bottom - 4;
  const place = row.getBoundingClientRect();
  if (place.top < top) box.scrollTop -= top - place.top;
  else if (place.bottom > bottom) box.scrollTop += place.bottom - bottom;
}

/**
 * @param {Panel} panel @param {CallTree} tree @param {Recording} recording @param {number} until
 * @param {Row} row @param {boolean} chosen @param {boolean} innermost
 */
function makeRow(panel, tree, recording, until, row, chosen, innermost) {
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

/** What a call came to, in short. @param {number} code @param {string | null} value null: that is not known */
function signEnd(code, value) {
  if (code > PLAIN_ENDS.length) return `✗ ${value ?? tell("own-calls-error")}`;
  return `→ ${PLAIN_ENDS[code] ?? value ?? tell("own-calls-value")}`;
}

/** The same in words. @param {number} code @param {string | null} value */
function tellEnd(code, value) {
  const known = PLAIN_ENDS[code] ?? value;
  if (code > PLAIN_ENDS.length) {
    return value === null ? tell("own-calls-raised-error") : tell("own-calls-raised", { value });
  }
  return known === null
    ? tell("own-calls-returned-value")
    : tell("own-calls-returned", { value: known });
}

/** A call in words. @param {Panel} panel @param {CallTree} tree @param {Recording} recording @param {number} until @param {CallRow} row */
function write({ told: known, position }, tree, recording, until, { call }) {
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

/** @param {Panel} panel @param {CallTree} tree @param {Recording} recording @param {number} until @param {CallRow} row */
function tellChosen(panel, tree, recording, until, row) {
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

/** What is told, chosen, unfolded or listed is another. @param {Panel} panel */
function change(panel) {
  panel.version += 1;
  panel.asks.redraw();
}

/** To the first or the last step of the call that is chosen. @param {Panel} panel @param {"first" | "last"} which */
function goTo(panel, which) {
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

/** @param {Panel} panel @param {MouseEvent} event */
function click(panel, { target }) {
  const item = target instanceof Element ? target.closest("li") : null;
  if (item === null || !(target instanceof Element)) return;
  const row = panel.rows[Number(item.dataset.row)];
  if (row.kind === "more") return listMore(panel, row);
  choose(panel, row);
  if (target.matches(".calls-fold")) fold(panel, row, !row.unfolded);
}

/** @param {Panel} panel @param {CallRow} row */
function choose(panel, { call }) {
  panel.chosen = call;
  change(panel);
}

/** An open call is never folded. @param {Panel} panel @param {CallRow} row @param {boolean} unfold */
function fold(panel, { call, open, unfolded: now }, unfold) {
  if (open || now === null) return;
  if (unfold) panel.unfolded.add(call);
  else panel.unfolded.delete(call);
  change(panel);
}

/** @param {Panel} panel @param {MoreRow} row */
function listMore(panel, { of }) {
  const usual = of === AROUND ? LISTED_OPEN : LISTED;
  panel.listed.set(of, (panel.listed.get(of) ?? usual) + usual);
  change(panel);
}

/** @param {Panel} panel @param {KeyboardEvent} event */
function press(panel, event) {
  const { key, ctrlKey, metaKey, altKey } = event;
  const { rows } = panel;
  const at = chosenRow(panel) ?? rows.findLastIndex((row) => row.kind === "call" && row.open);
  const row = /** @type {CallRow} */ (rows[at]);
  if (ctrlKey || metaKey || altKey || row === undefined) return;
  const act = KEYS[key];
  if (act === undefined) return;
  event.preventDefault();
  act(panel, row, at);
}

/** Chooses the next call from a row on, one way or the other; what is not listed on the way is listed. @param {Panel} panel @param {number} at @param {1 | -1} way */
function move(panel, at, way) {
  const row = panel.rows[at + way];
  if (row === undefined) return;
  if (row.kind === "call") choose(panel, row);
  else if (way < 0) listMore(panel, row);
  else move(panel, at + 1, way);
}

/** @param {Panel} panel @param {number} at */
function moveOut(panel, at) {
  const { rows } = panel;
  const around = rows.findLastIndex((row, i) => i < at && row.level < rows[at].level);
  const row = rows[around];
  if (row?.kind === "call") choose(panel, row);
}

/** @type {Record<string, (panel: Panel, row: CallRow, at: number) => void>} */
const KEYS = {
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
