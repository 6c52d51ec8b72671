import { binding } from "../../dom/binding.ts";
import { element } from "../../dom/element.ts";
import { holdOver, takeOver } from "../../dom/handed-over.ts";
import { latePart } from "../../dom/late-part.ts";
import type { Palette } from "../../dom/theme.ts";
import type { SearchMoment } from "../../engine/types/scenario.ts";
import type { ByHand, Page } from "../../state/lane/types.ts";
import { hides } from "../../state/link/link-view.ts";
import type { Purpose } from "../../state/link/types.ts";
import { embedded } from "../embed/embed.ts";
import { bindSides } from "../embed/sides.ts";
import { Recording } from "./run/recording.ts";
import type { Runner } from "./run/runner.ts";
import { type Held, readHeld } from "./state/held.ts";
import { resumeSearch } from "./state/our-search.ts";
import type { Own, Tools } from "./state/own.ts";
import type { Studio } from "./studio.ts";

/**
 * Programs of the visitor's own: the door to them, and what the page tells of a run of one. What they are written and run with is loaded only when it
 * is wanted (studio.ts).
 */

interface Door extends Own {
  studio: Studio | null; // null: closed
  held: Held | null; // before the page was loaded anew, until the link is read
  button: HTMLButtonElement;
  opening: boolean; // the studio is being loaded
  invited: boolean; // the first page's link was followed
  runner: Runner | null; // begun before it is wanted
  patience: number; // the timer after which it is let go
  signal: AbortSignal; // aborted when the page has ended
}

/** Milliseconds for which Python is kept for a visitor who is near the door. */
const PATIENCE = 20_000;

export function bindOwn(page: Page, given: Tools) {
  const { signal, also, alsoParts, unbind } = binding();
  const sides = embedded ? bindSides() : null;
  if (sides !== null) alsoParts([sides]);
  const own = createOwn(page, withSides(given, sides), signal);
  bindWaysIn(own);
  also(
    page.onOpen(() => {
      own.recording = page.played instanceof Recording ? page.played : null;
      if (own.recording === null) own.left = null;
      else sides?.turn("board");
      own.studio?.follow();
    }),
  );
  also(page.onLink(({ purpose }) => heed(own, purpose)));
  holdOver("own", () => own.studio?.held ?? own.held);
  also(() => own.studio?.unbind());
  also(() => dismiss(own));
  return {
    /** Called once a frame. */
    show: () => show(own),
    setPalette(palette: Palette) {
      own.palette = palette;
      page.redraw();
    },
    /** More room for the program that is written, or as it was. */
    widen: () => own.studio?.widen(),
    /** What it has done, where it is right; else null. */
    get run() {
      return own.recording?.right ? own.recording.run : null;
    },
    /** The rule that our own search ran with, as panels ask about it, or null. */
    get rule() {
      return own.studio?.rule ?? null;
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

const createOwn = (page: Page, tools: Tools, signal: AbortSignal): Door => ({
  page,
  tools,
  signal,
  button: element("own-open", HTMLButtonElement),
  recording: null,
  left: null,
  studio: null,
  wish: null,
  held: takeOver("own", readHeld),
  palette: null,
  begins: "starter",
  opening: false,
  invited: false,
  runner: null,
  patience: 0,
});

/** In a frame the program has its side. */
const withSides = (tools: Tools, sides: ReturnType<typeof bindSides> | null): Tools => ({
  ...tools,
  showCode() {
    tools.showCode();
    sides?.turn("program");
  },
});

function bindWaysIn(own: Door) {
  const { button, signal } = own;
  const write = element("write-own", HTMLButtonElement);
  const ways = [button, write];
  button.addEventListener("click", () => void enter(own), { signal });
  write.addEventListener("click", () => void enter(own, "skeleton"), { signal });
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

/** Begins Python, for the while that a visitor may take to enter. */
async function prepare(own: Door) {
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

function dismiss(own: Door) {
  clearTimeout(own.patience);
  own.runner?.close();
  own.runner = null;
}

async function enter(own: Door, begins: Own["begins"] = "starter") {
  const { page, tools, button } = own;
  if (own.opening || own.studio !== null) return;
  own.begins = begins;
  own.opening = true;
  button.disabled = true;
  try {
    const { createRunner, createStudio } = await latePart(import("./studio.ts"));
    if (own.signal.aborted) return;
    own.studio = createStudio(own, own.runner ?? createRunner(own), () => leave(own));
    own.runner = null;
    tools.showCode();
    await own.studio.begin();
  } catch (error) {
    page.tell((error as Error).message);
    leave(own);
  } finally {
    own.opening = false;
    button.disabled = false;
    page.redraw();
  }
}

/** Back to our own program. */
function leave(own: Door) {
  const { page, tools } = own;
  own.studio?.unbind();
  own.studio = null;
  own.wish = null;
  resumeSearch(own);
  tools.note();
  page.redraw();
}

function show(own: Door) {
  const { studio, page } = own;
  const opens = studio !== null && page.state.program === null;
  page.change({ program: studio && { wide: studio.wide, tooLong: studio.tooLong } });
  // On a phone the program is the first pane: Firefox goes back to the one that was last seen.
  if (opens) element("page", HTMLElement).scrollLeft = 0;
  if (own.wish !== null && own.studio === null && isWanted(own.page)) void enter(own);
  own.studio?.show();
}

/** The program that a link brings is shown, and never run by itself. */
function heed(own: Door, purpose: Purpose) {
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
  if (own.invited) void enter(own, "skeleton");
  own.invited = false;
}

function linkOf({ page, studio, wish, recording, left }: Door): ByHand | null {
  const text = studio === null ? (wish?.packed ?? "") : studio.packed;
  if (text === "") return null;
  const position = recording === null ? (wish?.position ?? 0) : page.player.timeline.position;
  return {
    purpose: { kind: "program", plays: false, asks: null, packed: text, position },
    // As long as it has not run the search is what is seen, at its own step.
    base: recording === null ? null : (left?.moment ?? beginning(page)),
  };
}

/** Whether the program of a link is to be seen: not where the link hides programs, and in a frame not before that is itself seen. */
const isWanted = ({ solver }: Page) =>
  !hides("code") && !(embedded && solver.status.name === "idle");

/** The moment before any step: how far a run has come stands with its program. */
function beginning({ player, view }: Page): SearchMoment {
  const root = player.description?.root ?? view.task.root ?? [];
  return { position: 0, path: [...root], undone: null, deepest: root.length, found: 0 };
}
