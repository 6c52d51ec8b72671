import { embedded } from "../embed/embed.ts";
import { bindSides } from "../embed/sides.ts";
import { hides } from "../link/link-view.ts";
import { binding } from "../view/binding.ts";
import { element } from "../view/element.ts";
import { holdOver, takeOver } from "../view/handed-over.ts";
import { latePart } from "../view/late-part.ts";
import { readHeld } from "./held.ts";
import { resumeSearch } from "./left-search.ts";

/**
 * Programs of the visitor's own: the door to them, and what the page tells of a run of one. What they are written and run with is loaded only when it
 * is wanted (studio.js).
 *
 * @import { ByHand, Page } from "../lane/types.ts"
 * @import { Timeline } from "../run/timeline.ts"
 * @import { Purpose } from "../link/types.ts"
 * @import { SearchMoment } from "../types/scenario.ts"
 * @import { Palette } from "../view/theme.ts"
 * @import { Held } from "./held.ts"
 * @import { Recording } from "./run/recording.ts"
 * @import { Runner } from "./run/runner.ts"
 * @import { Studio } from "./studio.ts"
 *
 * @typedef {object} Tools
 * @property {(recording: Recording) => void} open plays a recording instead of our own search
 * @property {(moment: SearchMoment | null, run: Timeline | null) => void} resume goes back to our own search
 * @property {() => Left} left where that stands
 * @property {() => void} showCode shows the panel that a program is written in
 * @property {() => void} note the link has changed
 *
 * @typedef {object} Wish what a link brings
 * @property {string} packed the program
 * @property {number} position where the run is to be looked at, once it has been made
 * @property {Held} [held] the page was loaded anew: this was open
 *
 * @typedef {{moment: SearchMoment | null, run: Timeline | null}} Left
 *
 * @typedef {object} Own
 * @property {Page} page
 * @property {Tools} tools
 * @property {Recording | null} recording what is played
 * @property {Left | null} left where our own search was left for that
 * @property {Studio | null} studio null: closed
 * @property {Wish | null} wish
 * @property {Held | null} held before the page was loaded anew, until the link is read
 * @property {Palette | null} palette
 * @property {HTMLButtonElement} door
 * @property {boolean} opening the studio is being loaded
 * @property {boolean} invited the first page's link was followed
 * @property {Runner | null} runner begun before it is wanted
 * @property {number} patience the timer after which it is let go
 * @property {AbortSignal} signal given when the page has ended
 */

/** Milliseconds for which Python is kept for a visitor who is near the door. */
const PATIENCE = 20_000;

/** @param {Page} page @param {Tools} given */
export function bindOwn(page, given) {
  const { signal, also, alsoParts, unbind } = binding();
  const sides = embedded ? bindSides() : null;
  if (sides !== null) alsoParts([sides]);
  const own = createOwn(page, withSides(given, sides), signal);
  bindWaysIn(own);
  holdOver("own", () => own.studio?.held ?? own.held);
  also(() => own.studio?.unbind());
  also(() => dismiss(own));
  return {
    /** Called once a frame. */
    show: () => show(own),
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
      if (recording === null) own.left = null;
      if (recording !== null) sides?.turn("board");
      own.studio?.follow();
    },
    /** What a link brings is shown, and never run by itself. @param {Purpose} purpose */
    heed: (purpose) => heed(own, purpose),
    /** Whether a program of the visitor's is what is seen. */
    get on() {
      return own.recording !== null;
    },
    /** What it has done, where it is right; else null. */
    get run() {
      return own.recording?.right ? own.recording.run : null;
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
      return own.recording && (own.studio?.sentence(own.recording) ?? null);
    },
    /** How the run has ended, or null. */
    get status() {
      return own.studio?.status(own.recording) ?? null;
    },
    /** The program as a link holds it; null: there is none. */
    get link() {
      return linkOf(own);
    },
    unbind,
  };
}

/** @param {Page} page @param {Tools} tools @param {AbortSignal} signal @returns {Own} */
const createOwn = (page, tools, signal) => ({
  page,
  tools,
  signal,
  door: element("own-open", HTMLButtonElement),
  recording: null,
  left: null,
  studio: null,
  wish: null,
  held: takeOver("own", readHeld),
  palette: null,
  opening: false,
  invited: false,
  runner: null,
  patience: 0,
});

/** In a frame the program has its side. @param {Tools} tools @param {ReturnType<typeof bindSides> | null} sides @returns {Tools} */
const withSides = (tools, sides) => ({
  ...tools,
  showCode() {
    tools.showCode();
    sides?.turn("program");
  },
});

/** @param {Own} own */
function bindWaysIn(own) {
  const { door, signal } = own;
  const ways = [door, element("write-own", HTMLButtonElement)];
  for (const way of ways) way.addEventListener("click", () => void enter(own), { signal });
  // Whoever comes near will want Python for it, which takes its time.
  for (const near of ["pointerenter", "focus"]) {
    for (const way of ways) way.addEventListener(near, () => void prepare(own), { signal });
  }
  // The first page's link leads to a search; whoever follows it here is to write.
  element("hero-write", HTMLAnchorElement).addEventListener(
    "click",
    ({ ctrlKey, metaKey, shiftKey }) => {
      own.invited = !ctrlKey && !metaKey && !shiftKey;
    },
    { signal },
  );
}

/** Begins Python, for the while that a visitor may take to enter. @param {Own} own */
async function prepare(own) {
  // In a page of somebody else's what nobody may ever use is not begun.
  if (embedded || own.opening || own.studio !== null) return;
  clearTimeout(own.patience);
  own.patience = window.setTimeout(() => dismiss(own), PATIENCE);
  if (own.runner !== null) return;
  const studio = await import("./studio.ts").catch(() => null);
  if (studio === null || own.signal.aborted || own.studio !== null || own.runner !== null) return;
  own.runner = studio.createRunner(own);
  own.runner.load();
}

/** @param {Own} own */
function dismiss(own) {
  clearTimeout(own.patience);
  own.runner?.close();
  own.runner = null;
}

/** @param {Own} own */
async function enter(own) {
  const { page, tools, door } = own;
  if (own.opening || own.studio !== null) return;
  own.opening = true;
  door.disabled = true;
  try {
    const { createRunner, createStudio } = await latePart(import("./studio.ts"));
    if (own.signal.aborted) return;
    own.studio = createStudio(own, own.runner ?? createRunner(own), () => leave(own));
    own.runner = null;
    tools.showCode();
    await own.studio.begin();
  } catch (error) {
    page.tell(/** @type {Error} */ (error).message);
    leave(own);
  } finally {
    own.opening = false;
    door.disabled = false;
    page.redraw();
  }
}

/** Back to our own program. @param {Own} own */
function leave(own) {
  const { page, tools } = own;
  own.studio?.unbind();
  own.studio = null;
  own.wish = null;
  resumeSearch(own);
  tools.note();
  page.redraw();
}

/** @param {Own} own */
function show(own) {
  const root = document.documentElement;
  const opens = own.studio !== null && !root.hasAttribute("data-own");
  root.toggleAttribute("data-own", own.studio !== null);
  // On a phone the program is the first pane: Firefox goes back to the one that was last seen.
  if (opens) element("page", HTMLElement).scrollLeft = 0;
  root.toggleAttribute("data-own-wide", own.studio?.wide === true);
  root.toggleAttribute("data-own-run", own.recording !== null);
  if (own.wish !== null && own.studio === null && isWanted(own.page)) void enter(own);
  own.studio?.show();
}

/** @param {Own} own @param {Purpose} purpose */
function heed(own, purpose) {
  const { held } = own;
  own.held = null;
  if (held !== null && held.scenario === own.page.scenario.text) {
    const packed = purpose.kind === "program" ? purpose.packed : "";
    own.wish = { packed, position: held.position, held };
    return;
  }
  if (purpose.kind === "program") {
    own.wish = { packed: purpose.packed, position: purpose.position };
    own.studio?.take(own.wish);
    return;
  }
  own.wish = null;
  if (own.studio !== null) leave(own);
  if (own.invited) void enter(own);
  own.invited = false;
}

/** @param {Own} own @returns {ByHand | null} */
function linkOf({ page, studio, wish, recording, left }) {
  const text = studio === null ? (wish?.packed ?? "") : studio.packed;
  if (text === "") return null;
  const position = recording === null ? (wish?.position ?? 0) : page.player.timeline.position;
  return {
    purpose: { kind: "program", plays: false, asks: null, packed: text, position },
    // As long as it has not run the search is what is seen, at its own step.
    base: recording === null ? null : (left?.moment ?? beginning(page)),
  };
}

/** Whether the program of a link is to be seen: not where the link hides programs, and in a frame not before that is itself seen. @param {Page} page */
const isWanted = ({ solver }) => !hides("code") && !(embedded && solver.status.name === "idle");

/** The moment before any step: how far a run has come stands with its program. @param {Page} page @returns {SearchMoment} */
function beginning({ player, view }) {
  const root = player.description?.root ?? view.task.root ?? [];
  return { position: 0, path: [...root], undone: null, deepest: root.length, found: 0 };
}
