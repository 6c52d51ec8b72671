import { embedded } from "../embed/embed.ts";
import { tell } from "../language/tell.ts";
import { binding } from "../view/binding.ts";
import { setAble, setText } from "../view/element.ts";
import { button, html, svg } from "../view/node.ts";
import { countWaiting, makeCheckList } from "./show/check-list.ts";
import { makeReportView } from "./show/report-view.ts";
import { problemsOf } from "./show/verdict-text.ts";
import { makeEditorPlace } from "./write/editor-place.ts";
import { makeProgramMenu, takeDrops } from "./write/program-menu.ts";
import { makeRunOptions } from "./write/run-options.ts";
import { makeWritingRoom } from "./write/writing-room.ts";

/**
 * A program of one's own: where it is written, run, and told what is wrong with it. It decides nothing: what is asked for is
 * handed to whoever made it, and what is to be seen comes back.
 *
 * @import { Finding, Report } from "./run/types.ts"
 * @import { Check } from "./show/check-list.ts"
 * @import { Problem } from "./write/program-editor.ts"
 * @import { MenuActions } from "./write/program-menu.ts"
 * @import { OptionActions } from "./write/run-options.ts"
 *
 * @typedef {object} Shown
 * @property {string} name of the draft
 * @property {readonly string[]} names of all drafts
 * @property {"idle" | "starting" | "running" | "stopped" | "done"} state
 * @property {Report | null} report
 * @property {string} goal what a solution is called
 * @property {readonly Problem[]} [problems] of lines; without these those of the report
 * @property {readonly Check[]} checks
 * @property {string} checkNote which of them are left out, and why
 * @property {number} round how many times they have been begun
 * @property {string} input
 * @property {string} watch the name of what is watched; "" where it is found by itself
 * @property {number | null} line that is lit
 * @property {number} limit of steps
 * @property {string} warning such as that it is not kept
 * @property {boolean | null} beside our own search is seen beside it; null: there is nothing to be seen
 * @property {boolean} wide it has most of the window
 * @property {string} puzzle its name
 * @property {boolean} changed the program is another than the one that has run
 * @property {(step: number) => boolean} isAt whether one is at a step of it already
 * @property {(finding: Finding) => string} placeOf the name of its place on the board; "" for none
 *
 * @typedef {object} RunActions
 * @property {() => void} run
 * @property {() => void} stop
 * @property {() => void} check
 * @property {() => void} compare our own search beside it, or not
 * @property {() => void} widen more room, or less
 * @property {(text: string) => void} change the text has been changed
 * @property {(step: number) => void} go to a step
 * @property {(choice: number) => void} beginAt has the puzzle begin elsewhere, and runs it again
 * @property {(scenario: string) => void} openFor opens what the program is made for, and runs it there
 * @property {(check: number) => void} openCheck the step where it fails
 * @property {() => void} close
 *
 * @typedef {MenuActions & OptionActions & RunActions} Actions
 */

/** @param {Actions} actions */
export function makeWorkspace(actions) {
  const { signal, alsoParts, unbind } = binding();
  /** @type {Shown | null} */
  let shown = null;
  /** What has been scrolled to, until one looks elsewhere. @type {HTMLElement | null} */
  let sought = null;
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

  /** @param {Shown} now */
  function show(now) {
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

/**
 * @param {{report: ReturnType<typeof makeReportView>, options: ReturnType<typeof makeRunOptions>, place: ReturnType<typeof makeEditorPlace>}} parts
 * @param {Shown | null} before
 * @param {Shown} now
 * @returns {boolean} whether there is one that was not there before
 */
function showReport({ report, options, place }, before, now) {
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

/** @param {Shown} shown */
const isBusy = ({ state }) => state === "starting" || state === "running";

/** What can be done with the program that is written. @param {Actions} actions @param {() => void} click */
function makeWays(actions, click) {
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
    /** @param {Shown} now */
    show(now) {
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

/** @param {string} kind @param {string} name @param {string} title @param {string} shape @param {() => void} click */
function makeIcon(kind, name, title, shape, click) {
  const named = { class: `button button-icon ${kind}`, "aria-label": name, title, click };
  return button(named, makeSign(shape));
}

/** @param {string} shape */
const makeSign = (shape) =>
  svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: shape }));

/** Pixels above what is scrolled to. */
const GAP = 6;

/** What has just been asked for is scrolled to: with the program where there is room for that only, else beside it. @param {Record<"sheet" | "head" | "told", HTMLElement>} within @param {HTMLElement} part */
function reveal({ sheet, head, told }, part) {
  const top = part.getBoundingClientRect().top - GAP;
  if (sheet.scrollHeight > sheet.clientHeight) {
    sheet.scrollTop += top - head.getBoundingClientRect().bottom;
  } else {
    told.scrollTop += top - told.getBoundingClientRect().top;
    // On a phone it is a pane of its own.
    told.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

/** @param {"idle" | "starting" | "running" | "stopped" | "done"} state */
function tellState(state) {
  if (state === "idle" || state === "done") return "";
  return tell(`own-states-${state}`);
}
