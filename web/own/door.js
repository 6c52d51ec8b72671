import { embedded } from "../embed/embed.js";
import { bindSides } from "../embed/sides.js";
import { hides } from "../link/link-view.js";
import * as words from "../text/en-recording.js";
import { binding } from "../view/binding.js";
import { element } from "../view/element.js";
import { latePart } from "../view/late-part.js";
import { quote } from "./run/quoted.js";
import { Recording } from "./run/recording.js";

/**
 * Programs of the visitor's own: the door to them, and what the page tells of a run of one. What they are written and run with is loaded only when it
 * is wanted (studio.js).
 *
 * @import { Page } from "../lane/types.d.ts"
 * @import { Description } from "../search/types.d.ts"
 * @import { LinkOptions, SearchMoment } from "../types/scenario.d.ts"
 * @import { Palette } from "../view/theme.js"
 * @import { Runner } from "./run/runner.js"
 * @import { Studio } from "./studio.js"
 *
 * @typedef {object} Tools
 * @property {(recording: Recording | null, description: Description | null) => void} open plays a recording instead
 *   of our own search, or our own again
 * @property {() => void} showCode shows the panel that a program is written in
 * @property {() => void} note the link has changed
 *
 * @typedef {object} Wish what a link brings
 * @property {string} packed the program
 * @property {number} position where the run is to be looked at, once it has been made
 *
 * @typedef {object} Own
 * @property {Page} page
 * @property {Tools} tools
 * @property {Recording | null} recording what is played
 * @property {Studio | null} studio null: closed
 * @property {Wish | null} wish
 * @property {Palette | null} palette
 */

/** Milliseconds for which Python is kept for a visitor who is near the door. */
const PATIENCE = 20_000;

/** @param {Page} page @param {Tools} given */
export function bindOwn(page, given) {
  const { signal, also, alsoParts, unbind } = binding();
  const sides = embedded ? bindSides() : null;
  if (sides !== null) alsoParts([sides]);
  /** @type {Tools} */
  const tools = {
    ...given,
    showCode() {
      given.showCode();
      sides?.turn("program");
    },
  };
  /** @type {Own} */
  const own = { page, tools, recording: null, studio: null, wish: null, palette: null };
  let opening = false;
  let invited = false;
  const door = element("own-open", HTMLButtonElement);
  door.addEventListener("click", () => void enter(), { signal });
  // Whoever comes near will want Python for it, which takes its time.
  for (const near of ["pointerenter", "focus"]) {
    door.addEventListener(near, () => void prepare(), { signal });
  }
  // The first page's link leads to a search; whoever follows it here is to write.
  element("hero-write", HTMLAnchorElement).addEventListener(
    "click",
    ({ ctrlKey, metaKey, shiftKey }) => {
      invited = !ctrlKey && !metaKey && !shiftKey;
    },
    { signal },
  );
  also(() => own.studio?.unbind());
  /** @type {Runner | null} begun before it is wanted */
  let runner = null;
  let patience = 0;
  also(dismiss);

  /** Begins Python, for the while that a visitor may take to enter. */
  async function prepare() {
    // In a page of somebody else's what nobody may ever use is not begun.
    if (embedded || opening || own.studio !== null) return;
    clearTimeout(patience);
    patience = window.setTimeout(dismiss, PATIENCE);
    if (runner !== null) return;
    const studio = await import("./studio.js").catch(() => null);
    if (studio === null || signal.aborted || own.studio !== null || runner !== null) return;
    runner = studio.createRunner(own);
    runner.load();
  }

  function dismiss() {
    clearTimeout(patience);
    runner?.close();
    runner = null;
  }

  async function enter() {
    if (opening || own.studio !== null) return;
    opening = true;
    door.disabled = true;
    try {
      const { createRunner, createStudio } = await latePart(import("./studio.js"));
      if (signal.aborted) return;
      own.studio = createStudio(own, runner ?? createRunner(own), leave);
      runner = null;
      tools.showCode();
      await own.studio.begin();
    } catch (error) {
      page.tell(/** @type {Error} */ (error).message);
      leave();
    } finally {
      opening = false;
      door.disabled = false;
      page.redraw();
    }
  }

  /** Back to our own program. */
  function leave() {
    own.studio?.unbind();
    own.studio = null;
    own.wish = null;
    if (own.recording !== null) tools.open(null, page.player.description);
    tools.note();
    page.redraw();
  }

  return {
    /** Called once a frame. */
    show() {
      document.documentElement.toggleAttribute("data-own", own.studio !== null);
      document.documentElement.toggleAttribute("data-own-wide", own.studio?.wide === true);
      document.documentElement.toggleAttribute("data-own-run", own.recording !== null);
      if (own.wish !== null && own.studio === null && isWanted(page)) void enter();
      own.studio?.show();
    },
    /** @param {Palette} palette */
    setPalette(palette) {
      own.palette = palette;
      page.redraw();
    },
    /** More room for the program that is written, or as it was. */
    widen: () => own.studio?.widen(),
    /** Something else is opened. @param {Recording | null} recording */
    open(recording) {
      own.recording = recording;
      if (recording !== null) sides?.turn("board");
      own.studio?.follow();
    },
    /** What a link brings is shown, and never run by itself. @param {LinkOptions} options */
    heed({ own: text }) {
      if (text === undefined) {
        own.wish = null;
        if (own.studio !== null) leave();
        if (invited) void enter();
        invited = false;
        return;
      }
      const { position = "0", packed = "" } =
        /^(?:(?<position>\d+)\.)?(?<packed>.*)$/.exec(text)?.groups ?? {};
      own.wish = { packed, position: Number(position) };
      own.studio?.take(own.wish);
    },
    /** Whether a program of the visitor's is what is seen. */
    get on() {
      return own.recording !== null;
    },
    /** The rule that our own search ran with, as panels ask about it, or null. */
    get rule() {
      return own.studio?.rule ?? null;
    },
    /** Whether no link can hold the program. */
    get tooLong() {
      return own.studio?.tooLong === true;
    },
    /** What is to be said of the moment, or null. */
    get sentence() {
      return own.recording === null ? null : sentenceOf(page, own.recording);
    },
    /** How the run has ended, or null. */
    get status() {
      if (own.recording !== null) return statusOf(own.recording);
      // What plays is not what is written beside it.
      const waits = own.studio !== null && page.player.status.name === "ready";
      return waits ? words.status.ready : null;
    },
    /** The program as a link holds it; null: there is none. */
    get link() {
      const text = own.studio === null ? (own.wish?.packed ?? "") : own.studio.packed;
      if (text === "") return null;
      const position =
        own.recording === null ? (own.wish?.position ?? 0) : page.player.timeline.position;
      return {
        options: { own: position === 0 ? text : `${position}.${text}` },
        base: beginning(page),
      };
    },
    unbind,
  };
}

/** Whether the program of a link is to be seen: not where the link hides programs, and in a frame not before that is itself seen. @param {Page} page */
const isWanted = ({ solver }) => !hides("code") && !(embedded && solver.status.name === "idle");

/** The moment before any step: how far a run has come stands with its program. @param {Page} page @returns {SearchMoment} */
function beginning({ player, view }) {
  const root = player.description?.root ?? view.task.root ?? [];
  return { position: 0, path: [...root], undone: null, deepest: root.length, found: 0 };
}

/** @param {Page} page @param {Recording} recording */
function sentenceOf({ player, view }, recording) {
  const { state } = player;
  const { position, last, depth } = state;
  const wrong = hides("verdict") ? null : recording.findingAt(position);
  const said =
    last === null
      ? words.told.nothing
      : last >= 0
        ? words.told.placed(view.name(last), view.step, depth, state.length)
        : words.told.taken(view.name(~last), depth);
  if (wrong === null)
    return position < recording.count || recording.whole ? said : `${said} ${words.told.disorder}`;
  return `${said} ${quote(wrong.sentence)}`;
}

/** @param {Recording} recording */
function statusOf({ report, noun }) {
  const { outcome, placed, undone, findings, solutions } = report;
  if (hides("verdict")) return { tone: "paused", ...words.status.secret };
  const titles = {
    found: words.status.found(noun, solutions),
    none: words.status.none(noun),
    wrong: words.status.wrong,
    stopped: words.status.stopped,
    unknown: findings.length > 0 ? words.status.unseen : words.status.unknown(noun),
  };
  const tones = {
    found: "found",
    none: "proved",
    wrong: "exhausted",
    stopped: "stopped",
    unknown: "stopped",
  };
  return {
    tone: tones[outcome],
    title: titles[outcome],
    detail: words.status.counts(placed, undone),
  };
}
