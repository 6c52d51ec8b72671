import { html, nothing, render } from "lit-html";
import { element, update } from "../../../dom/element.ts";
import { watchChanges } from "../../../dom/watch-changes.ts";
import { t } from "../../../language/translate.ts";
import { READABLE } from "../../workbench/speeds.ts";
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
} from "../show/call-tree.ts";
import { goToPosition } from "../state/run-cursor.ts";
import type { OwnState } from "../state/state.ts";

/**
 * The panel Calls: the tree of a program's calls. One call is selected; above the tree it is described in full, with
 * buttons to its first and last step.
 */

type Panel = ReturnType<typeof emptyPanel> & { state: OwnState; place: HTMLElement };

/** Entries after which the cache of arguments and results is cleared. */
const MOST_TOLD = 20_000;

export function makeCallsPanel(state: OwnState) {
  const place = element("calls", HTMLElement);
  const panel: Panel = { state, place, ...emptyPanel(null) };
  return {
    /** Called once a frame. */
    show() {
      const { recording: run } = state.own;
      // A rule has no calls to show: there our own search has run.
      const recording = run?.rule === null ? run : null;
      update(place, { hidden: recording === null });
      if (recording !== panel.recording) Object.assign(panel, emptyPanel(recording));
      if (recording !== null && place.checkVisibility()) show(panel, recording);
    },
    unbind() {
      place.hidden = true;
      render(nothing, place);
    },
  };
}

const emptyPanel = (recording: Recording | null) => ({
  recording, // of a whole program, not of a rule
  callers: null as Calls["callers"] | null,
  tree: null as CallTree | null,
  asked: "nothing" as "nothing" | "calls" | "lost",
  /** Cached arguments and results, by the index of the call or return; null: unknown. */
  told: new Map<number, string | null>(),
  asking: false,
  /** The selected call; null: the innermost open call. */
  selected: null as number | null,
  unfolded: new Set<number>(),
  listed: new Map<number, number>(),
  /** Counts changes of the cache, the selection and the listed rows, to redraw only then. */
  version: 0,
  changed: watchChanges(),
  rows: [] as Row[],
  position: 0,
});

function show(panel: Panel, recording: Recording) {
  const { page } = panel.state.own;
  const { position } = page.player.timeline;
  const free = !panel.state.busy;
  if (panel.asked === "nothing" && free) fetchCalls(panel);
  const { callers, tree, place } = panel;
  const waits = t(panel.asked === "lost" ? "own-calls-lost" : "own-calls-waiting");
  const begins = position === 0 ? t("own-calls-begins") : "";
  const plain = callers === null ? waits : whyNone(callers) || begins;
  const bare = plain !== "" || tree === null;
  const moving = !bare && page.player.playing && page.clock.speed > READABLE;
  // Keep the rows while the steps are too fast to read.
  if (!panel.changed(plain, moving, moving || position, panel.version)) {
    if (!bare && free && !panel.asking) askFor(panel, tree);
    return;
  }
  const caption = (said: string) => html`<p class="panel-caption">${said}</p>`;
  if (bare) render(caption(plain), place);
  else if (moving) {
    render([caption(t("own-calls-moving")), treeOf(panel, tree, recording, true)], place);
  } else {
    panel.position = position;
    const until = tree.before(recording.stepAt(position));
    panel.rows = tree.list(until, panel);
    const said = formatMoment(tree, recording, position, until);
    render([caption(said), treeOf(panel, tree, recording, false)], place);
    reveal(place);
    if (free && !panel.asking) askFor(panel, tree);
  }
}

/** The reason why there is no tree of calls, or "". */
export function whyNone({ names, defines, pauses }: Calls["callers"]) {
  if (names.length === 0) return t(defines ? "own-calls-no-recursion" : "own-calls-no-functions");
  return pauses ? t("own-calls-pauses", { names }) : "";
}

/** Sentences with the number of open and ended calls, and with the calls and returns before the next step. */
export function formatMoment(
  tree: CallTree,
  recording: Recording,
  position: number,
  until: number,
) {
  const open = tree.openAt(until).length;
  const now = t("own-calls-now", {
    open,
    ended: (until - open) / 2,
    names: [...new Set(tree.names)],
  });
  const last = position === recording.count;
  // If later steps can't be played, don't say what comes next.
  if (last && !recording.whole) return now;
  const next = last ? tree.count : tree.before(recording.stepAt(position + 1));
  const { begun, ended } = tree.between(until, next);
  if (begun > 0 || ended > 0) return `${now} ${t("own-calls-next", { begun, ended, last })}`;
  return last ? now : `${now} ${t("own-calls-none-next")}`;
}

function fetchCalls(panel: Panel) {
  const { recording, state } = panel;
  panel.asked = "calls";
  const settle = (calls: Calls | null) => {
    if (panel.recording !== recording) return;
    if (calls === null) panel.asked = "lost";
    else {
      panel.callers = calls.callers;
      panel.tree = new CallTree(calls.packed, calls.callers);
    }
    change(panel);
  };
  state.runner.ask("calls").then(settle, () => settle(null));
}

/** Ask for the missing arguments and results of the listed calls. */
function askFor(panel: Panel, tree: CallTree) {
  const { told, recording, state } = panel;
  const wanted = panel.rows.flatMap((row) => (row.kind === "call" ? shownNumbers(tree, row) : []));
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
  state.runner.ask("formatCalls", missing).then(settle, () => settle(null));
}

function shownNumbers(tree: CallTree, { call, open }: CallRow) {
  if (call === PROGRAM) return [];
  const end = open ? null : tree.endOf(call);
  return end !== null && tree.codeOf(end) >= OTHER ? [call, end] : [call];
}

/**
 * The steps of a call at a moment, in positions of the page: how many it has made so far, and the positions of the
 * first and the last.
 *
 * @param until the number of calls and returns so far
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
  // The position of its return, if that can be played.
  const ends = end === null ? null : recording.positionOf(tree.stepsBefore(end) - 1);
  const known = ends !== null && (ends < recording.count || recording.whole);
  return { end, open, before, steps: after - before, last: known ? ends : null };
}

/** True if a call makes no step that can be played. */
const isEmpty = ({ before, last }: ReturnType<typeof factsOf>, { count }: Recording) =>
  last === before || before >= count;

/** @param stale true while the rows are of an earlier step */
function treeOf(panel: Panel, tree: CallTree, recording: Recording, stale: boolean) {
  const { rows, position } = panel;
  if (rows.length === 0) return nothing;
  const until = tree.before(recording.stepAt(position));
  const innermost = innermostRow(rows);
  const at = selectedRow(panel);
  const selected = rows[at] as CallRow;
  const facts = factsOf(tree, recording, selected.call, until, position);
  const none = isEmpty(facts, recording);
  const first = none
    ? t("own-calls-none", { position: facts.before })
    : t("own-calls-first", { position: facts.before + 1 });
  return html`
    <div class="calls-chosen">
      <p>${write(panel, tree, recording, until, selected).read}.</p>
      <div class="row wrap spaced figures calls-buttons">
        <button type="button" class="button" @click=${() => goTo(panel, "first")}>${first}</button>
        ${
          none || facts.last === null
            ? nothing
            : html`<button type="button" class="button" @click=${() => goTo(panel, "last")}
                >${t("own-calls-last", { position: facts.last })}</button>`
        }
      </div>
    </div>
    <ul class="calls" role="tree" tabindex="0" aria-label=${t("own-calls-tree")}
      aria-activedescendant="call-${at}" data-stale=${String(stale)}
      @click=${(event: MouseEvent) => click(panel, event)}
      @dblclick=${() => goTo(panel, "first")}
      @keydown=${(event: KeyboardEvent) => press(panel, event)}
      >${rows.map((row, i) => {
        const told = row.kind === "call" ? write(panel, tree, recording, until, row) : null;
        return rowOf(row, i, told, i === at, i === innermost);
      })}</ul>`;
}

const innermostRow = (rows: Row[]) => rows.findLastIndex((row) => row.kind === "call" && row.open);

/** The index of the selected row, or that of the innermost open call. */
function selectedRow({ rows, selected }: Panel) {
  const found = rows.findIndex((row) => row.kind === "call" && row.call === selected);
  return found < 0 ? innermostRow(rows) : found;
}

/** Scroll the selected row into sight, below the sticky description above the rows. */
function reveal(place: HTMLElement) {
  const row = place.querySelector('[aria-selected="true"]');
  const box = place.closest(".panel-page");
  const above = place.querySelector<HTMLElement>(".calls-chosen");
  if (row === null || box === null || above === null) return;
  const top = box.getBoundingClientRect().top + above.offsetHeight + 4;
  const bottom = box.getBoundingClientRect().bottom - 4;
  const at = row.getBoundingClientRect();
  if (at.top < top) box.scrollTop -= top - at.top;
  else if (at.bottom > bottom) box.scrollTop += at.bottom - bottom;
}

/** @param told the texts of a call; null for other rows */
function rowOf(
  row: Row,
  number: number,
  told: ReturnType<typeof write> | null,
  selected: boolean,
  innermost: boolean,
) {
  const { kind, level, open, unfolded } = { open: false, unfolded: null, ...row };
  const fold = unfolded === null ? "" : unfolded ? "▾" : "▸";
  return html`
    <li id="call-${number}" role="treeitem" aria-level=${level} aria-selected=${String(selected)}
      aria-expanded=${unfolded === null ? nothing : String(unfolded)}
      data-row=${number} data-kind=${kind === "more" ? "more" : open ? "open" : "ended"}
      data-now=${String(innermost)} style="--level: ${level - 1}"
      >${
        row.kind === "more"
          ? t(row.of === AROUND ? "own-calls-around" : "own-calls-before", {
              hidden: row.hidden,
            })
          : html`<span class="calls-fold" aria-hidden="true">${fold}</span
            ><span class="calls-name ${open ? "strong" : ""}" title=${told?.label ?? ""}>${told?.label}</span
            ><span class="calls-came">${told?.came}</span
            ><span class="calls-steps">${told?.steps}</span>`
      }</li>`;
}

/** The values for codes 0 to 2. The next code is any other value, and the one after it an error. */
const PLAIN_ENDS = ["None", "False", "True"];

/** The result of a call, in short. @param value null: unknown */
function signEnd(code: number, value: string | null) {
  if (code > PLAIN_ENDS.length) return `✗ ${value ?? t("own-calls-error")}`;
  return `→ ${PLAIN_ENDS[code] ?? value ?? t("own-calls-value")}`;
}

/** The result of a call, in words. */
function formatEnd(code: number, value: string | null) {
  const known = PLAIN_ENDS[code] ?? value;
  if (code > PLAIN_ENDS.length) {
    return value === null ? t("own-calls-raised-error") : t("own-calls-raised", { value });
  }
  return known === null ? t("own-calls-returned-value") : t("own-calls-returned", { value: known });
}

/** The texts of a call: its label, result and steps for the row, and a full sentence. */
function write(
  { told: known, position }: Panel,
  tree: CallTree,
  recording: Recording,
  until: number,
  { call }: CallRow,
) {
  const { end, open, steps: made } = factsOf(tree, recording, call, until, position);
  const steps = t("own-calls-few", { steps: made, open });
  const told = t("own-calls-steps", { steps: made, open });
  const label =
    call === PROGRAM ? t("own-calls-program") : `${tree.nameOf(call)}(${known.get(call) ?? "…"})`;
  if (open || end === null)
    return { label, came: "", steps, read: `${label}: ${t("own-calls-open")}, ${told}` };
  const [code, value] = [tree.codeOf(end), known.get(end) ?? null];
  const read = `${label}: ${formatEnd(code, value)}, ${told}`;
  return { label, came: signEnd(code, value), steps, read };
}

function change(panel: Panel) {
  panel.version += 1;
  panel.state.own.page.redraw();
}

/** Go to the first or the last step of the selected call. */
function goTo(panel: Panel, which: "first" | "last") {
  const { tree, recording, rows, position, state } = panel;
  const row = rows[selectedRow(panel)];
  if (tree === null || recording === null || row?.kind !== "call") return;
  select(panel, row);
  const until = tree.before(recording.stepAt(position));
  const facts = factsOf(tree, recording, row.call, until, position);
  const first = isEmpty(facts, recording) ? facts.before : facts.before + 1;
  goToPosition(state.own, which === "last" ? (facts.last ?? first) : first);
}

function click(panel: Panel, { target }: MouseEvent) {
  const item = target instanceof Element ? target.closest("li") : null;
  if (item === null || !(target instanceof Element)) return;
  const row = panel.rows[Number(item.dataset.row)];
  if (row.kind === "more") return listMore(panel, row);
  select(panel, row);
  if (target.matches(".calls-fold")) fold(panel, row, !row.unfolded);
}

function select(panel: Panel, { call }: CallRow) {
  panel.selected = call;
  change(panel);
}

/** Fold or unfold a call. An open call is never folded. */
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
  const at = selectedRow(panel);
  const row = rows[at] as CallRow;
  if (ctrlKey || metaKey || altKey || row === undefined) return;
  const act = KEYS[key];
  if (act === undefined) return;
  event.preventDefault();
  act(panel, row, at);
}

/**
 * Select the next call below or above a row. On the way up, a row of unlisted calls is expanded; on the way down it is
 * skipped.
 */
function move(panel: Panel, at: number, way: 1 | -1) {
  const row = panel.rows[at + way];
  if (row === undefined) return;
  if (row.kind === "call") select(panel, row);
  else if (way < 0) listMore(panel, row);
  else move(panel, at + 1, way);
}

function moveOut(panel: Panel, at: number) {
  const { rows } = panel;
  const around = rows.findLastIndex((row, i) => i < at && row.level < rows[at].level);
  const row = rows[around];
  if (row?.kind === "call") select(panel, row);
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
