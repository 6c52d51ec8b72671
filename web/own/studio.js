import { element } from "../view/element.js";
import { LONGEST, pack, unpack } from "./packing.js";
import { Recording } from "./recording.js";
import { Runner, Stopped } from "./runner.js";
import { makeWorkspace } from "./workspace.js";

/**
 * Where a program of the visitor's own is written, run and looked at; loaded when it is wanted.
 *
 * @typedef {import("./own.js").Own} Own
 * @typedef {import("./own.js").Wish} Wish
 * @typedef {import("./messages.js").Moment} Moment
 * @typedef {import("./messages.js").Report} Report
 * @typedef {import("./messages.js").Request} Request
 * @typedef {ReturnType<typeof createStudio>} Studio
 *
 * @typedef {object} Check
 * @property {string} title
 * @property {boolean | null} passed null: not yet
 * @property {string} sentence what is wrong
 * @property {number | null} step
 *
 * @typedef {object} Desk
 * @property {Own} own
 * @property {Runner} runner
 * @property {ReturnType<typeof makeWorkspace>} workspace
 * @property {string} puzzle of the program
 * @property {string} text
 * @property {string} original what "back to the original" gives
 * @property {string} packed the program as a link holds it, "" where it is too long
 * @property {string} input
 * @property {number} steps the limit
 * @property {boolean} busy a run or checks are under way
 * @property {boolean} stopped the last run was
 * @property {string} problem why the last run did not come about
 * @property {Report | null} report
 * @property {string} ran the program that it is the report of
 * @property {Check[]} checks
 * @property {{position: number, moment: Moment | null, asking: boolean}} seen
 */

const STEPS = 2_000_000;

/** @param {Own} own @param {() => void} leave */
export function createStudio(own, leave) {
  /** @type {Desk} */
  const desk = {
    own,
    runner: new Runner(() => own.page.redraw()),
    workspace: /** @type {any} */ (null),
    puzzle: "",
    text: "",
    original: "",
    packed: "",
    input: "",
    steps: STEPS,
    busy: false,
    stopped: false,
    problem: "",
    report: null,
    ran: "",
    checks: [],
    seen: { position: -1, moment: null, asking: false },
  };
  desk.workspace = makeWorkspace({
    run: () => void run(desk),
    stop: () => stop(desk),
    check: () => void check(desk),
    change: (/** @type {string} */ text) => change(desk, text),
    close: leave,
    go: (/** @type {number} */ step) => go(desk, step),
  });
  const place = element("own-place", HTMLElement);
  place.replaceChildren(desk.workspace.body);
  place.hidden = false;
  desk.runner.load();
  return {
    /** Shows the program that a link has brought, or one to begin with. */
    async begin() {
      if (own.wish !== null) return take(desk, own.wish);
      await writeOriginal(desk);
    },
    take: (/** @type {Wish} */ wish) => void take(desk, wish),
    get packed() {
      return desk.packed;
    },
    /** Another scenario is open, or another run is played. */
    follow() {
      desk.seen = { position: -1, moment: null, asking: false };
      if (own.page.scenario.puzzle !== desk.puzzle && desk.puzzle !== "") void writeOriginal(desk);
    },
    show: () => show(desk),
    unbind() {
      desk.runner.close();
      desk.workspace.unbind();
      place.hidden = true;
      place.replaceChildren();
    },
  };
}

/** @param {Desk} desk */
async function writeOriginal(desk) {
  const { page } = desk.own;
  desk.puzzle = page.scenario.puzzle;
  const original = await page.solver.insist("starter", page.scenario.text).catch(() => "n = 5\n");
  desk.original = String(original ?? "");
  write(desk, desk.original);
}

/** @param {Desk} desk @param {Wish} wish */
async function take(desk, { packed }) {
  desk.puzzle = desk.own.page.scenario.puzzle;
  try {
    write(desk, await unpack(packed));
  } catch (error) {
    desk.problem = `The program of this link is damaged: ${/** @type {Error} */ (error).message}.`;
    desk.own.page.redraw();
  }
}

/** @param {Desk} desk @param {string} text */
function write(desk, text) {
  desk.workspace.write(text);
  change(desk, text);
}

/** @param {Desk} desk @param {string} text */
function change(desk, text) {
  desk.text = text;
  void pack(text).then((packed) => {
    if (desk.text !== text) return;
    desk.packed = packed.length <= LONGEST ? packed : "";
    desk.own.tools.note();
  });
  desk.own.page.redraw();
}

/** @param {Desk} desk @returns {Request} */
const requestOf = ({ own, text, input, steps }) => ({
  text,
  scenario: own.page.scenario.text,
  lines: input === "" ? [] : input.replace(/\n$/, "").split("\n"),
  watch: null,
  settings: {},
  limits: { steps },
});

/** @param {Desk} desk */
async function run(desk) {
  if (desk.busy) return;
  const { page, tools } = desk.own;
  const { text } = desk;
  const scenario = page.scenario.text;
  begin(desk);
  try {
    const outcome = await desk.runner.run(requestOf(desk));
    if (page.scenario.text !== scenario) return;
    const { solver } = page;
    const described = await solver.insist("describe", scenario);
    desk.report = outcome.report;
    desk.ran = text;
    const recording = new Recording(outcome, described.length, async () => described);
    tools.open(recording, { ...described, root: [] });
    arrive(desk, recording);
  } catch (error) {
    heed(desk, error);
  } finally {
    end(desk);
  }
}

/** Where a run is looked at first: where its link says, else where it goes wrong, else from its beginning on. @param {Desk} desk @param {Recording} recording */
function arrive({ own }, recording) {
  const { player } = own.page;
  const position = own.wish?.position ?? 0;
  own.wish = null;
  const step = recording.report.findings[0]?.step ?? null;
  if (position > 0) player.seek(Math.min(position, recording.count));
  else if (step !== null) player.seek(recording.positionOf(step));
  else player.play();
}

/** @param {Desk} desk */
async function check(desk) {
  if (desk.busy) return;
  begin(desk);
  desk.checks = [];
  try {
    const rows = await desk.runner.checks(requestOf(desk));
    desk.checks = rows.map(([title]) => ({ title, passed: null, sentence: "", step: null }));
    for (const [i, [title, request]] of rows.entries()) {
      const { outcome, findings } = await desk.runner.check(request);
      const passed = outcome === "found" || outcome === "none";
      const [first] = findings;
      desk.checks[i] = {
        title,
        passed,
        sentence: first?.sentence ?? "",
        step: first?.step ?? null,
      };
      desk.own.page.redraw();
    }
  } catch (error) {
    heed(desk, error);
  } finally {
    end(desk);
  }
}

/** @param {Desk} desk */
function begin(desk) {
  desk.busy = true;
  desk.stopped = false;
  desk.problem = "";
  desk.own.page.redraw();
}

/** @param {Desk} desk */
function end(desk) {
  desk.busy = false;
  desk.own.page.redraw();
}

/** @param {Desk} desk @param {unknown} error */
function heed(desk, error) {
  if (error instanceof Stopped) desk.stopped = true;
  else desk.problem = /** @type {Error} */ (error).message;
}

/** @param {Desk} desk */
function stop({ runner }) {
  runner.stop();
}

/** @param {Desk} desk @param {number} step */
function go({ own }, step) {
  if (own.recording !== null) own.page.player.seek(own.recording.positionOf(step));
}

/** Called once a frame. @param {Desk} desk */
function show(desk) {
  look(desk);
  const { busy, stopped, runner, report, problem, checks, seen, steps, text, ran } = desk;
  desk.workspace.show({
    state: busy
      ? runner.state === "starting"
        ? "starting"
        : "running"
      : stopped
        ? "stopped"
        : report
          ? "done"
          : "idle",
    report,
    problem,
    checks,
    steps,
    line: text === ran ? (seen.moment?.[0][1] ?? null) : null,
    moment: seen.moment,
  });
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
