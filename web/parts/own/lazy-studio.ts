import { binding } from "../../dom/binding.ts";
import { element } from "../../dom/element.ts";
import { holdOver, takeOver } from "../../dom/kept-over-reload.ts";
import { type LateFocus, lateFocus } from "../../dom/late-focus.ts";
import { lazyPart } from "../../dom/lazy-part.ts";
import type { Palette } from "../../dom/theme.ts";
import type { SearchMoment } from "../../engine/types/scenario.ts";
import { hides } from "../../state/link/link-view.ts";
import type { Purpose } from "../../state/link/types.ts";
import type { ByHand } from "../../state/page/by-hand.ts";
import type { Page } from "../../state/page/page-context.ts";
import { embedded } from "../embed/embed.ts";
import { bindSides } from "../embed/program-or-board.ts";
import { Recording } from "./run/recording.ts";
import type { Runner } from "./run/runner.ts";
import { type Held, readHeld } from "./state/kept-over-reload.ts";
import { resumeSearch } from "./state/our-search.ts";
import type { Own, Tools } from "./state/own.ts";
import type { Studio } from "./studio.ts";

/**
 * Entry point of the visitor's programs: their buttons and links, and the page's access to a run. The studio itself is
 * loaded on demand (studio.ts).
 */

interface LazyStudio extends Own {
  studio: Studio | null; // null: closed
  held: Held | null; // state from before the page reloaded itself, until the link is read
  button: HTMLButtonElement;
  opening: boolean; // the studio is being loaded
  invited: boolean; // the visitor followed the first page's link to write a program
  runner: Runner | null; // started ahead of the studio
  patience: number; // the timer that drops that runner
  signal: AbortSignal; // aborted when the page is disposed
}

/** Milliseconds for which a runner that was started ahead is kept. */
const PATIENCE = 20_000;

export function bindOwn(page: Page, given: Tools) {
  const { signal, onDispose, ownParts, unbind } = binding();
  const sides = embedded ? bindSides() : null;
  if (sides !== null) ownParts([sides]);
  const own = createOwn(page, withSides(given, sides), signal);
  bindWaysIn(own);
  onDispose(
    page.onOpen(() => {
      own.recording = page.played instanceof Recording ? page.played : null;
      if (own.recording === null) own.left = null;
      else sides?.turn("board");
      own.studio?.follow();
    }),
  );
  onDispose(page.onLink(({ purpose }) => heed(own, purpose)));
  holdOver("own", () => own.studio?.held ?? own.held);
  onDispose(() => own.studio?.unbind());
  onDispose(() => dismiss(own));
  return {
    /** Called once a frame. */
    show: () => show(own),
    setPalette(palette: Palette) {
      own.palette = palette;
      page.redraw();
    },
    /** The run, if the program is correct; else null. */
    get run() {
      return own.recording?.right ? own.recording.run : null;
    },
    /** The visitor's rule that our own search ran with, for panels, or null. */
    get rule() {
      return own.studio?.rule ?? null;
    },
    /** The sentence for the moment of a run, or null. */
    get sentence() {
      return own.recording && (own.studio?.sentence(own.recording) ?? null);
    },
    /** The status of the program and its run, or null. */
    get status() {
      return own.studio?.status(own.recording) ?? null;
    },
    /** The part of the link about the program, or null. */
    get link() {
      return linkOf(own);
    },
    unbind,
  };
}

const createOwn = (page: Page, tools: Tools, signal: AbortSignal): LazyStudio => ({
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

/** In an embedded page, showing the code also turns to the side of the program. */
const withSides = (tools: Tools, sides: ReturnType<typeof bindSides> | null): Tools => ({
  ...tools,
  showCode() {
    tools.showCode();
    sides?.turn("program");
  },
});

function bindWaysIn(own: LazyStudio) {
  const { button, signal } = own;
  const write = element("write-own", HTMLButtonElement);
  const ways = [button, write];
  button.addEventListener("click", () => void enter(own, "starter", lateFocus()), { signal });
  write.addEventListener("click", () => void enter(own, "skeleton", lateFocus()), { signal });
  // Start Python as soon as the pointer or the focus is on a button, because it takes long to load.
  for (const near of ["pointerenter", "focus"]) {
    for (const way of ways) way.addEventListener(near, () => void prepare(own), { signal });
  }
  // The first page's link leads to a search. If it is followed in this tab, open the studio there.
  element("hero-write", HTMLAnchorElement).addEventListener(
    "click",
    ({ ctrlKey, metaKey, shiftKey }) => {
      own.invited = !ctrlKey && !metaKey && !shiftKey;
    },
    { signal },
  );
}

/** Start Python ahead, and drop it if the visitor does not open the studio. */
async function prepare(own: LazyStudio) {
  // In an embedded page, don't load Python before the visitor runs a program.
  if (embedded || own.opening || own.studio !== null) return;
  clearTimeout(own.patience);
  own.patience = window.setTimeout(() => dismiss(own), PATIENCE);
  if (own.runner !== null) return;
  const studio = await import("./studio.ts").catch(() => null);
  if (studio === null || own.signal.aborted || own.studio !== null || own.runner !== null) return;
  own.runner = studio.createRunner(own);
  own.runner.load();
}

function dismiss(own: LazyStudio) {
  clearTimeout(own.patience);
  own.runner?.close();
  own.runner = null;
}

/** @param focus of the press that opens the studio; without one the focus stays */
async function enter(own: LazyStudio, begins: Own["begins"], focus?: LateFocus) {
  const { page, tools, button } = own;
  if (own.opening || own.studio !== null) return;
  own.begins = begins;
  own.opening = true;
  button.disabled = true;
  try {
    const { createRunner, createStudio } = await lazyPart(import("./studio.ts"));
    if (own.signal.aborted) return;
    own.studio = createStudio(own, own.runner ?? createRunner(own), () => leave(own));
    own.runner = null;
    // On a phone the program is the first pane: Firefox restores the pane that was last seen.
    element("page", HTMLElement).scrollLeft = 0;
    tools.showCode();
    await own.studio.begin();
    focus?.(() => element("own-place", HTMLElement).focus({ preventScroll: true }));
  } catch (error) {
    page.showToast((error as Error).message);
    leave(own);
  } finally {
    own.opening = false;
    button.disabled = false;
    page.redraw();
  }
}

/** Close the studio and go back to our own search. */
function leave(own: LazyStudio) {
  const { page, tools } = own;
  own.studio?.unbind();
  own.studio = null;
  own.wish = null;
  resumeSearch(own);
  tools.note();
  page.redraw();
}

function show(own: LazyStudio) {
  if (own.wish !== null && own.studio === null && isWanted(own.page)) void enter(own, "starter");
  own.studio?.show();
}

/** Open the program of a link. It never runs without the visitor's action. */
function heed(own: LazyStudio, purpose: Purpose) {
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
  if (own.invited) void enter(own, "skeleton", lateFocus());
  own.invited = false;
}

function linkOf({ page, studio, wish, recording, left }: LazyStudio): ByHand | null {
  const text = studio === null ? (wish?.packed ?? "") : studio.packed;
  if (text === "") return null;
  const position = recording === null ? (wish?.position ?? 0) : page.player.timeline.position;
  return {
    purpose: { kind: "program", plays: false, asks: null, packed: text, position },
    // Before the program has run, the link keeps the step of our own search.
    base: recording === null ? null : (left?.moment ?? beginning(page)),
  };
}

/**
 * True if the program of a link should open: not if the link hides code, and in an embedded page only once Python is
 * wanted.
 */
const isWanted = ({ solver }: Page) =>
  !hides("code") && !(embedded && solver.status.name === "idle");

/** The moment before any step. The position of a run is in the program's own part of the link. */
function beginning({ player, view }: Page): SearchMoment {
  const root = player.description?.root ?? view.task.root ?? [];
  return { position: 0, path: [...root], undone: null, deepest: root.length, found: 0 };
}
