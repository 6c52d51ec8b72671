import { embedded } from "../embed/embed.js";
import { bindMarks } from "../panels/marks.js";
import { headingOf } from "../puzzles/registry.js";
import { puzzleOf } from "../scenario/catalogue.js";
import { parseScenario } from "../scenario/scenario.js";
import { hides, isLocked } from "../share/link-view.js";
import style from "../style/own.css";
import * as words from "../text/en-own.js";
import { element } from "../view/element.js";
import { html } from "../view/node.js";
import { recall, remember } from "../view/preferences.js";
import { makeBeside, tellComparison, tellDifference } from "./beside.js";
import { makeCallsPanel } from "./calls-panel.js";
import { makeArea, openDrafts } from "./drafts.js";
import { Ours } from "./ours.js";
import { LONGEST, pack, unpack } from "./packing.js";
import { Recording } from "./recording.js";
import { Runner, Stopped } from "./runner.js";
import { bindSecondBoard, markOf } from "./second-board.js";
import { FINDING, makeWorkspace, USUAL_LIMIT } from "./workspace.js";

/**
 * Where a program of the visitor's own is written, run and looked at; loaded when it is wanted.
 *
 * @typedef {import("./own.js").Own} Own
 * @typedef {import("./own.js").Wish} Wish
 * @typedef {import("./drafts.js").Drafts} Drafts
 * @typedef {import("./messages.js").Comparison} Comparison
 * @typedef {import("./messages.js").Moment} Moment
 * @typedef {import("./messages.js").Report} Report
 * @typedef {import("./messages.js").Request} Request
 * @typedef {import("./workspace.js").Check} Check
 * @typedef {ReturnType<typeof createStudio>} Studio
 *
 * @typedef {object} Desk
 * @property {Own} own
 * @property {Runner} runner
 * @property {ReturnType<typeof makeWorkspace>} workspace
 * @property {ReturnType<typeof makeBeside>} beside
 * @property {ReturnType<typeof bindSecondBoard>} second
 * @property {ReturnType<typeof bindMarks>} marks on the board
 * @property {boolean} compared our own search is seen on a second board
 * @property {boolean} wide
 * @property {ReturnType<typeof makeCallsPanel>} calls
 * @property {Drafts} drafts of the puzzle
 * @property {string | null} puzzle null: no program is shown yet
 * @property {number} turn counts what has been asked to be shown
 * @property {string} name of the draft
 * @property {string} text
 * @property {string | null} original the program that a link has brought; null: the puzzle's own
 * @property {string} packed the program as a link holds it, "" where it is too long
 * @property {string} measured the program of which that is known
 * @property {string} input
 * @property {string} watch the name of what is watched; "" where it is found by itself
 * @property {number} limit of steps
 * @property {boolean} busy a run or checks are under way
 * @property {boolean} stopped the last run was
 * @property {string} warning what could not be done
 * @property {Result | null} result of the last run
 * @property {readonly Check[]} checks
 * @property {Request[]} checked what was run for each
 * @property {string} checkedText the program that was
 * @property {{position: number, moment: Moment | null, asking: boolean}} seen
 *
 * @typedef {object} Result
 * @property {Report} report
 * @property {Comparison | null} comparison with our own search; null: not yet, or there is nothing to be compared
 * @property {Ours | null} ours
 * @property {boolean} comparing our own search is run
 * @property {string} text the program
 * @property {boolean} other another one was written while it ran
 */

/** Where it is kept how much room the program has. */
const ROOM = "knights.own-room";
const WIDE = "wide";
/** Windows in which there is more to be had, for the size of the text: as the style has it. */
const GAINS = "(min-width: 47.5em) and (min-height: 37.5em)";
/** Steps a second that can be read one by one. */
const READABLE = 4;
/** In a frame of another page nothing is kept on the device. */
const AREAS = embedded ? [makeArea(new Map())] : undefined;

/** @param {Own} own */
export const createRunner = (own) => new Runner(() => own.page.redraw());

/** @param {Own} own @param {Runner} runner closed with the studio @param {() => void} leave */
export function createStudio(own, runner, leave) {
  const dress = html("style", {}, style);
  document.head.append(dress);
  /** @type {Desk} */
  const desk = {
    own,
    runner,
    workspace: /** @type {any} */ (null),
    beside: makeBeside(() => goToDifference(desk)),
    second: bindSecondBoard(own.page, () => goToDifference(desk)),
    marks: bindMarks(own.page, "own-marks"),
    compared: false,
    wide: !embedded && recall(ROOM) === WIDE,
    calls: makeCallsPanel({
      calls: () => desk.runner.calls(),
      tell: (numbers) => desk.runner.tellCalls(numbers),
      go(position) {
        if (!isLocked()) own.page.player.seek(position);
      },
      redraw: own.page.redraw,
    }),
    drafts: openDrafts(own.page.scenario.puzzle, AREAS),
    puzzle: null,
    turn: 0,
    name: words.drafts.first,
    text: "",
    original: null,
    packed: "",
    measured: "",
    input: "",
    watch: "",
    limit: USUAL_LIMIT,
    busy: false,
    stopped: false,
    warning: "",
    result: null,
    checks: [],
    checked: [],
    checkedText: "",
    seen: { position: -1, moment: null, asking: false },
  };
  desk.workspace = makeWorkspace(actionsOf(desk, leave));
  const place = element("own-place", HTMLElement);
  place.replaceChildren(desk.workspace.body);
  const { result, console } = desk.workspace.places;
  result.after(desk.beside.step);
  console.after(desk.beside.against);
  place.hidden = false;
  // In a page of somebody else's what nobody may ever use is not begun.
  if (!embedded) desk.runner.load();
  return {
    /** Shows the program that a link has brought, or the visitor's last, or one to begin with. */
    begin: () => (own.wish === null ? openLast(desk) : take(desk, own.wish)),
    take: (/** @type {Wish} */ wish) => void take(desk, wish),
    get packed() {
      return desk.packed;
    },
    /** Whether no link can hold the program. */
    get tooLong() {
      return desk.measured !== "" && desk.measured === desk.text && desk.packed === "";
    },
    get rule() {
      return ruleOf(desk);
    },
    /** Another scenario is open, or another run is played. */
    follow() {
      desk.seen = { position: -1, moment: null, asking: false };
      if (own.recording === null) desk.result = null;
      const { puzzle } = own.page.scenario;
      if (desk.puzzle !== null && desk.puzzle !== puzzle) void openLast(desk);
    },
    get wide() {
      return desk.wide;
    },
    widen: () => widen(desk),
    show: () => show(desk),
    unbind() {
      desk.runner.close();
      desk.workspace.unbind();
      desk.second.unbind();
      desk.marks.unbind();
      dress.remove();
      desk.calls.unbind();
      place.hidden = true;
      place.replaceChildren();
    },
  };
}

/** @param {Desk} desk @param {() => void} leave @returns {import("./workspace.js").Actions} */
const actionsOf = (desk, leave) => ({
  run: () => void run(desk, requestOf(desk)),
  stop: () => desk.runner.stop(),
  check: () => void check(desk),
  compare() {
    desk.compared = !desk.compared;
    desk.own.page.redraw();
  },
  widen: () => widen(desk),
  change: (text) => keep(desk, text),
  reset: () => void reset(desk),
  choose: (name) => write(desk, name, desk.drafts.read(name) ?? ""),
  create: (name) => create(desk, name),
  rename: (name) => rename(desk, name),
  remove: (name) => void remove(desk, name),
  open: (file) => void openFile(desk, file),
  save: () => save(desk),
  input(text) {
    desk.input = text;
  },
  watch(name) {
    desk.watch = name;
  },
  go: (step, number) => (number === undefined ? go(desk, step) : void openCheck(desk, number)),
  close: leave,
  limit(steps) {
    desk.limit = steps;
  },
});

// --- what is written ---

/** A program to begin with. @param {Desk} desk @returns {Promise<string>} */
async function ask({ own: { page } }) {
  await whenLoaded(page.solver);
  const text = await page.solver.insist("starter", page.scenario.text);
  if (text === "") throw new Error(words.editor.none);
  return String(text);
}

/** @param {import("../search/solver.js").Solver} solver @returns {Promise<void>} */
function whenLoaded(solver) {
  return new Promise((resolve, reject) => {
    const look = () => {
      const { status } = solver;
      if (status.name === "loaded") resolve();
      else if (status.name === "failed") reject(new Error(status.error.message));
      else return;
      leave();
    };
    const leave = solver.subscribe(look);
    queueMicrotask(look);
  });
}

/** @param {Desk} desk */
async function openLast(desk) {
  const { page } = desk.own;
  const { puzzle } = page.scenario;
  desk.puzzle = puzzle;
  desk.drafts = openDrafts(puzzle, AREAS);
  const turn = ++desk.turn;
  const name = desk.drafts.list()[0] ?? words.drafts.first;
  const text = desk.drafts.read(name) ?? (await ask(desk));
  // Meanwhile a link may have brought one.
  if (turn === desk.turn) await write(desk, name, text);
}

/** @param {Desk} desk @param {Wish} wish */
async function take(desk, { packed }) {
  const { puzzle } = desk.own.page.scenario;
  desk.puzzle = puzzle;
  desk.drafts = openDrafts(puzzle, AREAS);
  desk.turn++;
  try {
    const text = await unpack(packed);
    // Not before the link's other wishes are heard.
    desk.own.tools.showCode();
    // The visitor's own link, as after a reload, leads to the very draft.
    const { drafts } = desk;
    const kept = drafts.list().find((name) => drafts.read(name) === text);
    await write(desk, kept ?? drafts.free(words.drafts.linked), text);
    desk.original = kept === undefined ? text : null;
  } catch {
    await openLast(desk);
    warn(desk, words.drafts.damaged);
  }
}

/** Shows a program; nothing is kept before it is changed. @param {Desk} desk @param {string} name @param {string} text */
async function write(desk, name, text) {
  desk.name = name;
  desk.original = null;
  desk.warning = "";
  // What another program did is not seen beside it.
  const { own } = desk;
  if (own.recording !== null) own.tools.open(null, own.page.player.description);
  desk.result = null;
  const editor = await desk.workspace.editor;
  editor.load(text);
  note(desk, text);
}

/** The text is another. @param {Desk} desk @param {string} text */
function note(desk, text) {
  desk.text = text;
  if (text !== desk.checkedText) desk.checks = [];
  void pack(text).then((packed) => {
    if (desk.text !== text) return;
    desk.packed = packed.length <= LONGEST ? packed : "";
    desk.measured = text;
    desk.own.tools.note();
    desk.own.page.redraw();
  });
  desk.own.page.redraw();
}

/** @param {Desk} desk @param {string} text */
function keep(desk, text) {
  note(desk, text);
  warn(desk, desk.drafts.write(desk.name, text));
}

/** @param {Desk} desk @param {string} warning */
function warn(desk, warning) {
  desk.warning = warning;
  desk.own.page.redraw();
}

/** @param {Desk} desk */
async function reset(desk) {
  const text = desk.original ?? (await ask(desk));
  const editor = await desk.workspace.editor;
  editor.text = text;
  keep(desk, text);
}

/** @param {Desk} desk @param {string} name */
function create(desk, name) {
  const wrong = desk.drafts.refuse(name);
  if (wrong !== "") return wrong;
  void ask(desk).then((text) => write(desk, name, text));
  return "";
}

/** @param {Desk} desk @param {string} name */
function rename(desk, name) {
  // What is not yet kept has no name to be changed there.
  desk.drafts.write(desk.name, desk.text);
  const wrong = desk.drafts.rename(desk.name, name);
  if (wrong !== "") return wrong;
  desk.name = name;
  desk.own.page.redraw();
  return "";
}

/** @param {Desk} desk @param {string} name */
async function remove(desk, name) {
  desk.drafts.remove(name);
  await openLast(desk);
}

/** @param {Desk} desk @param {File} file */
async function openFile(desk, file) {
  const name = desk.drafts.free(file.name.replace(/\.py$/, "").slice(0, 30) || words.drafts.first);
  try {
    const bytes = await file.arrayBuffer();
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const wrong = desk.drafts.write(name, text);
    await write(desk, name, text);
    warn(desk, wrong);
  } catch {
    warn(desk, words.drafts.noText(file.name));
  }
}

/** @param {Desk} desk */
function save({ name, text }) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/x-python" }));
  link.download = `${name.replaceAll(/[^\w -]/g, "")}.py`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

// --- what is run ---

/** How often a loop may go round without a step: a visitor waits some seconds to be told. */
const TURNS = 400_000;

/** @param {Desk} desk @returns {Request} */
const requestOf = ({ own, text, input, watch, limit }) => ({
  text,
  scenario: own.page.scenario.text,
  lines: input === "" ? [] : input.replace(/\n$/, "").split("\n"),
  watch: watch === "" ? null : watch,
  settings: {},
  limits: { steps: limit, turns: TURNS },
});

/** @param {Desk} desk @param {Request} request */
async function run(desk, request) {
  const { page, tools } = desk.own;
  await work(desk, async () => {
    desk.result = null;
    const outcome = await desk.runner.run(request);
    // The frame's Python may be there before the page's own.
    await whenLoaded(page.solver);
    const described = await page.solver.insist("describe", request.scenario);
    // Meanwhile something else may have been opened.
    if (page.scenario.text !== request.scenario) return;
    const recording = new Recording(outcome, described);
    tools.open(recording, recording.description);
    const comparing = recording.count > 0;
    const { report } = outcome;
    const { text } = request;
    const other = text !== desk.text;
    desk.result = { report, comparison: null, ours: null, comparing, text, other };
    arrive(desk, recording);
    if (comparing) void compare(desk, desk.result, recording);
  });
}

/** Our own search beside a run, which is seen meanwhile. @param {Desk} desk @param {Result} result @param {Recording} recording */
async function compare({ own, runner }, result, recording) {
  try {
    const comparison = await runner.against(recording.root.length > 0);
    if (comparison !== null) result.ours = new Ours(comparison, recording);
    result.comparison = comparison;
  } catch {
    // Whoever stops what runs does without.
  } finally {
    result.comparing = false;
    own.page.redraw();
  }
}

/**
 * Where a run is looked at first: where its link says, else where it goes wrong, else from its beginning on. A link that is locked, or that keeps back how
 * it ends, leaves that to the visitor.
 *
 * @param {Desk} desk
 * @param {Recording} recording
 */
function arrive({ own }, recording) {
  const { player } = own.page;
  const position = own.wish?.position ?? 0;
  own.wish = null;
  const step = recording.report.findings[0]?.step ?? null;
  if (position > 0) player.seek(Math.min(position, recording.count));
  else if (isLocked()) return;
  else if (step !== null && !hides("verdict")) player.seek(recording.positionOf(step));
  else player.play();
}

/** @param {Desk} desk */
async function check(desk) {
  await work(desk, async () => {
    const rows = await desk.runner.checks(requestOf(desk));
    desk.checked = rows.map(([, request]) => request);
    desk.checkedText = desk.text;
    const titles = rows.map(([scenario]) => tellTitle(scenario, desk.own.page.catalogue));
    desk.checks = titles.map((title) => ({ title, passed: null, sentence: "", step: null }));
    for (const [i, [, request]] of rows.entries()) {
      const title = titles[i];
      const { outcome, findings } = await desk.runner.check(request);
      const [first] = findings;
      const passed = outcome === "found" || outcome === "none";
      const told = { title, passed, sentence: first?.sentence ?? "", step: first?.step ?? null };
      desk.checks = desk.checks.with(i, told);
      desk.own.page.redraw();
    }
  });
}

/** @param {string} text @param {import("../scenario/catalogue.js").Catalogue} catalogue */
function tellTitle(text, catalogue) {
  const scenario = parseScenario(text, catalogue);
  return headingOf(scenario, undefined, puzzleOf(scenario.puzzle, catalogue)).title;
}

/** Opens the board of a check that has failed, at the step where it fails. @param {Desk} desk @param {number} number */
async function openCheck(desk, number) {
  const request = desk.checked[number];
  if (request.scenario !== desk.own.page.scenario.text) {
    const wrong = desk.own.page.chooseScenario(request.scenario);
    if (wrong !== null) return warn(desk, wrong);
  }
  await run(desk, request);
}

/** Does what takes its time, one thing at once. @param {Desk} desk @param {() => Promise<void>} act */
async function work(desk, act) {
  if (desk.busy) return;
  desk.busy = true;
  desk.stopped = false;
  warn(desk, "");
  try {
    await act();
  } catch (error) {
    if (error instanceof Stopped) desk.stopped = true;
    else warn(desk, /** @type {Error} */ (error).message);
  } finally {
    desk.busy = false;
    desk.own.page.redraw();
  }
}

/** What our own search ran with, while the run can be asked. @param {Desk} desk @returns {import("../page/page.js").Rule | null} */
function ruleOf({ own: { recording }, runner, busy }) {
  if (!recording?.rule || !runner.holds) return null;
  const { names, exhausted, rate } = recording.rule;
  const orders = names.every((name) => name === "order");
  const { solutions } = recording.report;
  // Meanwhile it may be another run that would answer.
  const ask = (/** @type {string} */ question, /** @type {unknown[]} */ args) =>
    busy ? Promise.reject(new Error("busy")) : runner.ask(question, args);
  return { orders, exhausted, solutions, rate, ask };
}

// --- what is seen ---

/** @type {import("./editor.js").Problem[]} */
const NONE = [];

/** @param {Desk} desk @param {number} step */
function go({ own }, step) {
  if (own.recording === null || isLocked()) return;
  own.page.player.seek(own.recording.positionOf(step));
}

/** To the last step that is the same. @param {Desk} desk */
function goToDifference({ own, result }) {
  if (own.recording === null || !result?.comparison || isLocked()) return;
  own.page.player.seek(Math.min(result.comparison.same, own.recording.count));
}

/** @param {Desk} desk */
function widen(desk) {
  if (embedded || !matchMedia(GAINS).matches) return;
  desk.wide = !desk.wide;
  remember(ROOM, desk.wide ? WIDE : "");
  desk.own.page.redraw();
}

/** @param {Desk} desk */
function stateOf({ busy, stopped, runner, result }) {
  if (busy) return runner.state === "starting" ? "starting" : "running";
  return stopped ? "stopped" : result === null ? "idle" : "done";
}

/** Called once a frame. @param {Desk} desk */
function show(desk) {
  look(desk);
  const { name, drafts, result, checks, input, watch, seen, limit, warning, text } = desk;
  desk.workspace.show({
    name,
    names: drafts.list(),
    state: stateOf(desk),
    progress: "",
    report: result?.report ?? null,
    // Marks at its lines would give it away; and those of a text that was changed meanwhile are elsewhere.
    ...((hides("verdict") || result?.other === true) && { problems: NONE }),
    checks,
    input,
    watch,
    line: text === result?.text ? (seen.moment?.[0][1] ?? null) : null,
    limit,
    warning,
    beside: isCompared(desk) ? desk.compared : null,
    wide: desk.wide,
    placeOf: (finding) => namePlace(desk, finding),
  });
  showBeside(desk);
  showBoards(desk);
  showCalls(desk);
}

/** Whether our own search can be seen beside what is played, or is on its way. @param {Desk} desk */
const isCompared = ({ own, result }) =>
  own.recording !== null && result !== null && (result.comparing || result.comparison !== null);

/** The choice that a finding is about, where one can see it. @param {Desk} desk @param {import("./messages.js").Finding} finding */
function placeOf({ own }, { choice, step }) {
  const { size = 0 } = own.page.player.description ?? {};
  const seen = choice !== null && step !== null && step >= 0 && choice >= 0 && choice < size;
  return seen ? choice : null;
}

/** @param {Desk} desk @param {import("./messages.js").Finding} finding */
function namePlace(desk, finding) {
  const place = placeOf(desk, finding);
  return place === null ? "" : desk.own.page.view.name(place);
}

/** What is marked on the board, and what stands on the second one. @param {Desk} desk */
function showBoards(desk) {
  const { own, result, second, marks, compared } = desk;
  const { recording, palette, page } = own;
  if (recording === null || palette === null || result === null) {
    second.show(null);
    return marks.clear();
  }
  const { comparison, ours } = result;
  const name = (/** @type {number} */ choice) => page.view.name(choice);
  const said = comparison === null ? "" : tellDifference(comparison, name);
  const shown = compared && isCompared(desk);
  const parting = second.show(shown ? { recording, comparison, ours, said, palette } : null);
  const wrong = hides("verdict") ? null : recording.findingAt(page.player.timeline.position);
  const place = wrong === null ? null : placeOf(desk, wrong);
  const wrongly = place === null ? [] : [markOf(FINDING, place)];
  marks.showEvidence([...parting, ...wrongly], null);
}

/** @param {Desk} desk */
function showCalls({ own: { recording, page }, calls, busy }) {
  const { status, speed, timeline } = page.player;
  calls.show(recording?.rule === null ? recording : null, {
    position: timeline.position,
    calm: status.name !== "playing" || speed <= READABLE,
    free: !busy,
  });
}

/** @param {Desk} desk */
function showBeside(desk) {
  const { own, beside, result, seen, text } = desk;
  const ran = own.recording !== null && text === result?.text;
  beside.showMoment(ran ? seen.moment : null, seen.asking);
  const comparison = ran ? result.comparison : null;
  const { view } = own.page;
  const noun = result?.report.noun ?? "";
  const said =
    comparison === null || desk.compared
      ? ""
      : tellComparison(comparison, noun, (choice) => view.name(choice));
  beside.showComparison(said, (comparison?.differs ?? null) !== null);
}

/** Asks for the line and the variables of the step at the cursor, while it stands. @param {Desk} desk */
function look(desk) {
  const { own, runner, seen } = desk;
  const { player } = own.page;
  const { position } = player.timeline;
  if (own.recording === null || player.status.name === "playing" || desk.busy) return;
  if (seen.asking || seen.position === position) return;
  const step = own.recording.stepAt(position);
  desk.seen = { position, moment: null, asking: step >= 0 };
  if (step < 0) return;
  const asked = desk.seen;
  const settle = (/** @type {Moment | null} */ moment) => {
    asked.moment = moment;
    asked.asking = false;
    own.page.redraw();
  };
  runner.moment(step).then(settle, () => settle(null));
}
