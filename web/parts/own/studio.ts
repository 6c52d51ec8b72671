import { element } from "../../dom/element.ts";
import { html } from "../../dom/node.ts";
import { bring, tell } from "../../language/tell.ts";
import { isLocked } from "../../state/link/link-view.ts";
import style from "../../style/own.css";
import { embedded } from "../embed/embed.ts";
import { bindMarks } from "../marks/marks.ts";
import type { Desk } from "./desk.ts";
import type { Own, Wish } from "./door.ts";
import type { Held } from "./held.ts";
import type { Recording } from "./run/recording.ts";
import { Runner } from "./run/runner.ts";
import { beginAt, check, openCheck, openFor, requestOf, ruleOf, run } from "./run-program.ts";
import { forget } from "./second-lane.ts";
import { makeBeside } from "./show/beside.ts";
import { makeCallsPanel } from "./show/calls-panel.ts";
import { sentenceOf, tellBefore, tellEnd } from "./show/run-told.ts";
import { bindSecondBoard } from "./show/second-board.ts";
import { go, goToDifference, isChanged, isWide, show, widen } from "./show-program.ts";
import { type Actions, makeWorkspace } from "./workspace.ts";
import { join } from "./write/packing.ts";
import { USUAL_LIMIT } from "./write/run-options.ts";
import {
  create,
  draftsOf,
  goOn,
  keep,
  openFile,
  openLast,
  remove,
  rename,
  reset,
  save,
  take,
  write,
} from "./write-program.ts";

/**
 * Where a program of the visitor's own is written (write-program.ts), run (run-program.ts) and looked at (show-program.ts); loaded when it is wanted. Here the desk is made
 * at which that is done: what the visitor asks for changes it, and the next frame shows it.
 */

export type Studio = ReturnType<typeof createStudio>;

bring("own");
bring("recording");

export const createRunner = (own: Own) => new Runner(() => own.page.redraw());

function createDesk(own: Own, runner: Runner, actionsOf: (desk: Desk) => Actions): Desk {
  const desk: Desk = {
    own,
    runner,
    workspace: null as unknown as Desk["workspace"],
    beside: makeBeside(
      () => goToDifference(desk),
      () => own.page.race(),
    ),
    second: bindSecondBoard(own.page, () => goToDifference(desk)),
    marks: bindMarks(own.page, "own-marks"),
    compared: false,
    wide: isWide(),
    calls: makeCallsPanel({
      calls: () => desk.runner.calls(),
      tell: (numbers) => desk.runner.tellCalls(numbers),
      go(position) {
        if (!isLocked()) own.page.player.seek(position);
      },
      redraw: own.page.redraw,
    }),
    drafts: draftsOf(own.page.scenario.puzzle),
    puzzle: null,
    turn: 0,
    name: tell("own-drafts-first"),
    text: "",
    original: null,
    packed: "",
    measured: "",
    input: "",
    watch: "",
    limit: USUAL_LIMIT,
    busy: false,
    running: false,
    stopped: false,
    warning: "",
    result: null,
    checks: [],
    checkNote: "",
    round: 0,
    checked: [],
    checkedText: "",
    seen: { position: -1, moment: null, asking: false },
  };
  desk.workspace = makeWorkspace(actionsOf(desk));
  return desk;
}

/** @param runner closed with the studio */
export function createStudio(own: Own, runner: Runner, leave: () => void) {
  const dress = html("style", {}, style);
  document.head.append(dress);
  const desk = createDesk(own, runner, (desk) => actionsOf(desk, leave));
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
    begin: () => begin(desk),
    /** What is handed over when the page loads itself anew, or null. */
    get held() {
      return heldOf(desk);
    },
    take: (wish: Wish) => void take(desk, wish),
    get packed() {
      return desk.packed;
    },
    /** Whether no link can hold the program. */
    get tooLong() {
      return desk.measured !== "" && desk.measured === join(desk) && desk.packed === "";
    },
    get rule() {
      return ruleOf(desk);
    },
    sentence: (recording: Recording) => sentenceOf(own.page, recording),
    /** How the run stands or has ended, or null. */
    status(recording: Recording | null) {
      if (desk.running) return tellBefore("running");
      if (recording !== null) {
        return isChanged(desk) ? tellBefore("changed") : tellEnd(own.page, recording);
      }
      // What plays is not what is written beside it, and in sight.
      if (place.offsetParent === null || own.page.player.status.name !== "ready") return null;
      return tellBefore(desk.original === join(desk) ? "linked" : "ready");
    },
    /** Another scenario is open, or another run is played. */
    follow() {
      desk.seen = { position: -1, moment: null, asking: false };
      if (own.recording === null) forget(desk);
      const { puzzle } = own.page.scenario;
      if (desk.puzzle !== null && desk.puzzle !== puzzle) void openLast(desk);
    },
    get wide() {
      return desk.wide;
    },
    widen: () => widen(desk),
    show: () => show(desk),
    unbind() {
      forget(desk);
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

async function begin(desk: Desk) {
  const { wish } = desk.own;
  if (wish === null) return openLast(desk);
  if (wish.held === undefined) return take(desk, wish);
  await goOn(desk, wish.held);
  if (wish.held.ran) void run(desk, requestOf(desk));
}

function heldOf(desk: Desk): Held | null {
  const { own, name, text, watch, limit } = desk;
  // The program has yet to come.
  if (text === "") return own.wish?.held ?? null;
  const ran = own.recording !== null;
  const position = ran ? own.page.player.timeline.position : 0;
  const scenario = own.page.scenario.text;
  return { scenario, name, whole: join(desk), ran, position, watch, limit };
}

const actionsOf = (desk: Desk, leave: () => void): Actions => ({
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
  input(lines) {
    desk.input = lines;
    if (desk.text !== "") keep(desk, desk.text);
  },
  watch(name) {
    desk.watch = name;
  },
  go: (step) => go(desk, step),
  beginAt: (choice) => void beginAt(desk, choice),
  openFor: (scenario) => void openFor(desk, scenario),
  openCheck: (number) => void openCheck(desk, number),
  close: leave,
  limit(steps) {
    desk.limit = steps;
  },
});
