import { binding } from "../../dom/binding.ts";
import { setAble, setText } from "../../dom/element.ts";
import { takeDrops } from "../../dom/files.ts";
import { button, html, svg } from "../../dom/node.ts";
import { tell } from "../../language/tell.ts";
import { embedded } from "../embed/embed.ts";
import type { Finding, Report } from "./run/types.ts";
import { type Check, countWaiting, makeCheckList } from "./show/check-list.ts";
import { makeReportView } from "./show/report-view.ts";
import { problemsOf } from "./show/verdict-text.ts";
import { makeEditorPlace } from "./write/editor-place.ts";
import type { Problem } from "./write/program-editor.ts";
import { type MenuActions, makeProgramMenu } from "./write/program-menu.ts";
import { makeRunOptions, type OptionActions } from "./write/run-options.ts";
import { makeWritingRoom } from "./write/writing-room.ts";

/**
 * A program of one's own: where it is written, run, and told what is wrong with it. It decides nothing: what is asked for is
 * handed to whoever made it, and what is to be seen comes back.
 */

interface Shown {
  name: string; // of the draft
  names: readonly string[]; // of all drafts
  state: "idle" | "starting" | "running" | "stopped" | "done";
  report: Report | null;
  goal: string; // what a solution is called
  problems?: readonly Problem[]; // of lines; without these those of the report
  checks: readonly Check[];
  checkNote: string; // which of them are left out, and why
  round: number; // how many times they have been begun
  input: string;
  watch: string; // the name of what is watched; "" where it is found by itself
  line: number | null; // that is lit
  limit: number; // of steps
  warning: string; // such as that it is not kept
  beside: boolean | null; // our own search is seen beside it; null: there is nothing to be seen
  wide: boolean; // it has most of the window
  puzzle: string; // its name
  changed: boolean; // the program is another than the one that has run
  isAt: (step: number) => boolean; // whether one is at a step of it already
  placeOf: (finding: Finding) => string; // the name of its place on the board; "" for none
}

interface RunActions {
  run: () => void;
  stop: () => void;
  check: () => void;
  compare: () => void; // our own search beside it, or not
  widen: () => void; // more room, or less
  change: (text: string) => void; // the text has been changed
  go: (step: number) => void; // to a step
  beginAt: (choice: number) => void; // has the puzzle begin elsewhere, and runs it again
  openFor: (scenario: string) => void; // opens what the program is made for, and runs it there
  openCheck: (check: number) => void; // the step where it fails
  close: () => void;
}

export type Actions = MenuActions & OptionActions & RunActions;

export function makeWorkspace(actions: Actions) {
  const { signal, alsoParts, unbind } = binding();
  let shown: Shown | null = null;
  /** What has been scrolled to, until one looks elsewhere. */
  let sought: HTMLElement | null = null;
  const run = () => {
    room.leave();
    if (shown !== null && isBusy(shown)) actions.stop();
    else actions.run();
  };
  const place = makeEditorPlace({ change: actions.change, run });
  const room = makeWritingRoom(place.body, signal);
  const menu = makeProgramMenu(actions, signal);
  const ways = makeWays(actions, run);
  const report = makeReportView({
    ...actions,
    goToLine: place.goTo,
    showLimit: () => options.showLimit(),
  });
  const checks = makeCheckList(actions.openCheck);
  const options = makeRunOptions(actions);
  const progress = html("p", { class: "own-progress" });
  const warning = html("p", { class: "problem", role: "status" });
  // In a frame of another page there is the one program.
  const controls = embedded
    ? [ways.run, ways.check, menu.reset]
    : [menu.choice, menu.menu, ways.run, ways.check, ways.beside, ways.wide, room.done, ways.close];
  const head = html("div", { class: "own-head" }, ...controls);
  const told = html("div", { class: "own-told" });
  told.append(progress, warning, ...report.parts, checks.body, report.console, options.body);
  const sheet = html("div", { class: "own-sheet" }, head, menu.ask, place.body, told, menu.file);
  const body = html("div", { class: "own" }, sheet);
  takeDrops(body, actions.open);
  alsoParts([place, report]);

  function show(now: Shown) {
    const before = shown;
    shown = now;
    menu.show(now.name, now.names, isBusy(now));
    ways.show(now);
    options.show(now);
    setText(warning, now.warning);
    const busy = isBusy(now);
    setText(progress, tellState(now.state));
    // Rows of checks tell by themselves how far they are.
    progress.hidden = progress.textContent === "" || (busy && countWaiting(now.checks) > 0);
    if (showReport({ report, options, place }, before, now)) sought = report.result;
    if (before === null || before.checks !== now.checks) {
      checks.show(now.checks, now.checkNote);
      // All of them may have come to their end by now.
      if (now.round > (before?.round ?? 0)) sought = checks.body;
    }
    place.light(now.line);
  }

  // WebKit lets what grows above something push it out of sight.
  for (const type of ["pointerdown", "wheel", "keydown"]) {
    sheet.addEventListener(type, () => (sought = null), { capture: true, passive: true });
  }
  const stay = () => sought?.checkVisibility() && reveal({ sheet, head, told }, sought);

  /** What others may stand next to. */
  const places = { result: report.result, console: report.console };
  return { body, places, show, stay, editor: place.editor, unbind };
}

/** @returns whether there is one that was not there before */
function showReport(
  {
    report,
    options,
    place,
  }: {
    report: ReturnType<typeof makeReportView>;
    options: ReturnType<typeof makeRunOptions>;
    place: ReturnType<typeof makeEditorPlace>;
  },
  before: Shown | null,
  now: Shown,
): boolean {
  const another = before?.report !== now.report;
  if (another) {
    // The step at which it was stopped is counted, too.
    const limited = now.report !== null && now.report.steps > now.limit;
    report.show(now.report, { ...now, limited });
    // Where its lines are to be given.
    if (now.report?.findings.some(({ mistake }) => mistake === "input")) options.body.open = true;
  }
  if (another || before.problems !== now.problems) {
    place.mark(now.problems ?? problemsOf(now.report));
  }
  report.follow(now);
  return another && before !== null && now.report !== null;
}

const isBusy = ({ state }: Shown) => state === "starting" || state === "running";

/** What can be done with the program that is written. */
function makeWays(actions: Actions, click: () => void) {
  // Both words have their room, so that nothing moves when it says the other.
  const words = [tell("own-tools-run"), tell("own-tools-stop")].map((word) =>
    html("span", {}, word),
  );
  const run = button({ class: "button button-main own-run", click }, ...words);
  const check = button(
    {
      class: "button own-check",
      title: tell("own-tools-check-title"),
      click: () => actions.check(),
    },
    tell("own-tools-check"),
  );
  const beside = button(
    {
      class: "button own-beside",
      title: tell("own-against-beside-title"),
      click: () => actions.compare(),
    },
    tell("own-against-beside"),
  );
  const wide = button(
    { class: "button own-wide", title: tell("own-tools-widen-title"), click: actions.widen },
    makeSign(SIGNS.wide),
    tell("own-tools-widen"),
  );
  const close = makeIcon(
    "button-plain",
    tell("own-tools-close"),
    tell("own-tools-close-title"),
    SIGNS.close,
    actions.close,
  );
  return {
    ...{ run, check, beside, wide, close },
    show(now: Shown) {
      const busy = isBusy(now);
      for (const [i, word] of words.entries()) word.ariaHidden = String((i === 1) !== busy);
      run.title = busy ? tell("own-tools-stop-title") : tell("own-tools-run-title");
      run.dataset.busy = String(busy);
      setAble(check, !busy);
      setAble(beside, now.beside !== null);
      beside.ariaPressed = String(now.beside === true);
      wide.ariaPressed = String(now.wide);
    },
  };
}

/** What buttons show that have no words. */
const SIGNS = {
  close:
    "M6.400 5 12 10.600 17.600 5 19 6.400 13.400 12l5.600 5.600L17.600 19 12 13.400 6.400 19 5 17.600 10.600 12 5 6.400z",
  wide: "M3 5h6v2H5v10h4v2H3zm8 0h10v14H11zm2 2v10h6V7z",
};

function makeIcon(kind: string, name: string, title: string, shape: string, click: () => void) {
  const named = { class: `button button-icon ${kind}`, "aria-label": name, title, click };
  return button(named, makeSign(shape));
}

const makeSign = (shape: string) =>
  svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: shape }));

/** Pixels above what is scrolled to. */
const GAP = 6;

/** What has just been asked for is scrolled to: with the program where there is room for that only, else beside it. */
function reveal(
  { sheet, head, told }: Record<"sheet" | "head" | "told", HTMLElement>,
  part: HTMLElement,
) {
  const top = part.getBoundingClientRect().top - GAP;
  if (sheet.scrollHeight > sheet.clientHeight) {
    sheet.scrollTop += top - head.getBoundingClientRect().bottom;
  } else {
    told.scrollTop += top - told.getBoundingClientRect().top;
    // On a phone it is a pane of its own.
    told.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

function tellState(state: "idle" | "starting" | "running" | "stopped" | "done") {
  if (state === "idle" || state === "done") return "";
  return tell(`own-states-${state}`);
}
