import { nothing, render } from "lit-html";
import { html } from "../../dom/create-element.ts";
import { element } from "../../dom/element.ts";
import { takeDrops } from "../../dom/files.ts";
import { makeVoice } from "../../dom/live-region.ts";
import { bring, t } from "../../language/translate.ts";
import { changeProgram } from "../../state/state.ts";
import { embedded } from "../embed/embed.ts";
import { bindMarks } from "../marks/marks.ts";
import style from "./part.css";
import type { Recording } from "./run/recording.ts";
import { Runner } from "./run/runner.ts";
import { formatBefore, formatEnd, sentenceOf } from "./show/run-sentences.ts";
import type { Held } from "./state/kept-over-reload.ts";
import { forget } from "./state/our-search.ts";
import type { Own, Wish } from "./state/own.ts";
import { isWide } from "./state/program-width.ts";
import { FINDING, goToDifference, wrongPlace } from "./state/run-cursor.ts";
import { requestOf, ruleOf, run } from "./state/run-program.ts";
import { isChanged, type OwnState, programInLink, readLimit, USUAL_LIMIT } from "./state/state.ts";
import {
  draftsOf,
  followScenario,
  goOn,
  keep,
  openFile,
  openLast,
  take,
} from "./state/write-program.ts";
import { makeCallsPanel } from "./view/calls-panel.ts";
import { bindSecondBoard, markOf } from "./view/second-board.ts";
import { isComparable, runOrStop, showWorkspace } from "./view/workspace.ts";
import { bindWritingRoom } from "./write/full-screen-writing.ts";
import { makeEditorPlace } from "./write/load-editor.ts";
import { join } from "./write/stored-program.ts";

/**
 * The studio, in which the visitor writes, runs and watches a program. It is loaded on demand. Functions change its
 * state, and the next frame renders it.
 */

export type Studio = ReturnType<typeof createStudio>;

bring("own");
bring("recording");

export const createRunner = (own: Own) => new Runner(() => own.page.redraw());

function createState(own: Own, runner: Runner, place: HTMLElement): OwnState {
  const state: OwnState = {
    own,
    runner,
    editor: makeEditorPlace(
      (text) => keep(state, text),
      () => runOrStop(state),
    ),
    voice: makeVoice((text) => {
      state.heard = text;
      own.page.redraw();
    }, 0),
    place,
    ...{
      compared: false,
      asked: null,
      folded: false,
      optionsOpen: false,
      heard: "",
    },
    ...{ drafts: draftsOf(own.page.scenario.puzzle), puzzle: null, turn: 0 },
    ...{ name: t("own-drafts-first"), text: "", original: null, kind: own.begins, skeleton: "" },
    ...{ starter: "", packed: "", measured: "", input: "", watch: "", limit: String(USUAL_LIMIT) },
    ...{ busy: false, running: false, stopped: false, warning: "", result: null },
    ...{ change: 0, checks: [], checkNote: "", checked: [], checkedText: "" },
    ...{ latest: "run", shown: { marked: null, lit: null, revealed: null } },
    seen: { position: -1, moment: null, before: null, asking: false },
  };
  return state;
}

/** @param runner is closed with the studio */
export function createStudio(own: Own, runner: Runner, leave: () => void) {
  const dress = html("style", {}, style);
  document.head.append(dress);
  const place = element("own-place", HTMLElement);
  const state = createState(own, runner, place);
  const control = new AbortController();
  const pictures = bindPictures(state);
  bindWritingRoom(own.page, state.editor.body, control.signal);
  place.hidden = false;
  own.page.change({
    program: { wide: isWide(), tooLong: false, editing: false, beside: false },
  });
  showWorkspace(state, leave);
  const body = place.querySelector<HTMLElement>(".own");
  if (body !== null) takeDrops(body, (file) => void openFile(state, file));
  // In an embedded page, don't load Python before the visitor runs a program.
  if (!embedded) runner.load();
  return {
    /** Open the program of the link, else the visitor's first draft, else a program to begin with. */
    begin: () => begin(state),
    /** State to keep while the page reloads itself, or null. */
    get held() {
      return heldOf(state);
    },
    take: (wish: Wish) => void take(state, wish),
    get packed() {
      return programInLink(state, own.recording !== null, place.offsetParent !== null);
    },
    get rule() {
      return ruleOf(state);
    },
    sentence: (recording: Recording) => sentenceOf(own.page, recording),
    /** The status of the program and its run, or null. */
    status(recording: Recording | null) {
      if (state.running) return formatBefore("running");
      if (recording !== null) {
        return isChanged(state) ? formatBefore("changed") : formatEnd(own.page, recording);
      }
      // Without a run, speak of the program only while it is in sight and our own search has not begun.
      if (place.offsetParent === null || own.page.player.status.name !== "ready") return null;
      return formatBefore(state.original === join(state) ? "linked" : "ready");
    },
    /** Called when another scenario or another run is open. */
    follow: () => follow(state),
    show() {
      const tooLong =
        state.measured !== "" && state.measured === join(state) && state.packed === "";
      changeProgram(own.page, { tooLong });
      showWorkspace(state, leave);
      pictures.show();
    },
    unbind() {
      control.abort();
      forget(state);
      runner.close();
      state.editor.unbind();
      pictures.unbind();
      state.voice.stop();
      dress.remove();
      place.hidden = true;
      render(nothing, place);
      own.page.change({ program: null });
    },
  };
}

function follow(state: OwnState) {
  const { own } = state;
  state.seen = { position: -1, moment: null, before: null, asking: false };
  if (own.recording === null) forget(state);
  const { puzzle } = own.page.scenario;
  if (state.puzzle === puzzle && own.recording === null) void followScenario(state);
  else if (state.puzzle !== null && state.puzzle !== puzzle) void openLast(state);
}

async function begin(state: OwnState) {
  const { wish } = state.own;
  if (wish === null) return openLast(state);
  if (wish.held === undefined) return take(state, wish);
  await goOn(state, wish.held);
  if (wish.held.ran) void run(state, requestOf(state));
}

function heldOf(state: OwnState): Held | null {
  const { own, name, text, watch } = state;
  // The program has not loaded yet.
  if (text === "") return own.wish?.held ?? null;
  const ran = own.recording !== null;
  const position = ran ? own.page.player.timeline.position : 0;
  const scenario = own.page.scenario.text;
  const limit = readLimit(state.limit);
  return { scenario, name, whole: join(state), ran, position, watch, limit };
}

/** The parts that show a run outside the workspace: marks on the board, the second board, and the panel Calls. */
function bindPictures(state: OwnState) {
  const { own } = state;
  const { page } = own;
  const second = bindSecondBoard(own, () => goToDifference(state));
  const marks = bindMarks(page, "own-marks");
  const calls = makeCallsPanel(state);

  function showBoards() {
    const { recording } = own;
    const { result } = state;
    if (recording === null || own.palette === null || result === null) {
      second.show(null);
      return marks.clear();
    }
    const { comparison, ours } = result;
    const shown = state.compared && isComparable(state);
    const parting = second.show(shown ? { recording, comparison, ours } : null);
    const place = wrongPlace(state);
    const wrong = place === null ? [] : [markOf(FINDING, t("own-mark-wrong"), place)];
    // If both marks are on one place, show only the mistake.
    const apart = parting.filter(({ places }) => place === null || !places.includes(place));
    marks.showEvidence([...apart, ...wrong], null, page.player.state);
  }

  return {
    show() {
      showBoards();
      calls.show();
    },
    unbind() {
      for (const part of [second, marks, calls]) part.unbind();
    },
  };
}
