import { binding } from "./binding.ts";
import { element } from "./element.ts";

/** All that is pressed, and the legend, which is read beside the board. */
const PRESSED =
  "a[href], button, input, label, select, summary, textarea, .board, .listing, .legend, [role=button]";
/** What is read: the sentence of the step, a question, the panels and a lesson. */
const READ =
  ".sentence, .refused, .status-text, .question-text, :is(.panel-page, .lesson-text) :is(h2, h3, p, li, dd)";
/** So much worse is it to cover a part that is pressed than as much that is read. */
const WEIGHT = 4;
/** Distance from the window's edges, in pixels. */
const EDGE = 16;
/** Distance between two places that are tried, in pixels: on a phone the free strips are narrow. */
const STEP = 4;

type Box = Pick<DOMRect, "x" | "y" | "width" | "height"> & { weight?: number };

/**
 * The place of a box where it covers the least of others: the lowest one, and of these the one at the right.
 *
 * @param room of the window
 */
export function freePlace(
  { width, height }: Pick<Box, "width" | "height">,
  room: Pick<Box, "width" | "height">,
  others: readonly Box[],
) {
  const [right, bottom] = [room.width - width - EDGE, room.height - height - EDGE];
  let best = { x: right, y: bottom, covered: Infinity };
  for (let y = bottom; y >= 0 && best.covered > 0; y -= STEP) {
    for (const x of [right, right / 2, EDGE]) {
      const covered = others.reduce((sum, other) => {
        const across = Math.min(x + width, other.x + other.width) - Math.max(x, other.x);
        const along = Math.min(y + height, other.y + other.height) - Math.max(y, other.y);
        return sum + Math.max(0, across) * Math.max(0, along) * (other.weight ?? 1);
      }, 0);
      if (covered < best.covered) best = { x, y, covered };
    }
  }
  return best;
}

/** The part of a box that is not scrolled out of the panel or lesson around its element. */
function shownBox(part: Element, { x, y, width, height }: Box): Box {
  const panel = part.closest(".panel-page, .lesson-text")?.getBoundingClientRect();
  if (panel === undefined) return { x, y, width, height };
  const top = Math.max(y, panel.y);
  return { x, y: top, width, height: Math.min(y + height, panel.y + panel.height) - top };
}

/** The box of an element's text, without the empty room beside it. */
function textBox(part: Element) {
  const range = document.createRange();
  range.selectNodeContents(part);
  return range.getBoundingClientRect();
}

/** Put a message where it covers the least of what is needed. */
function place(toast: HTMLElement) {
  // The page behind an open dialog is not in use.
  const inUse = document.querySelector("dialog:modal") ?? document;
  const seen = (selector: string) =>
    [...inUse.querySelectorAll(selector)].filter(
      (part) => !toast.contains(part) && part.checkVisibility({ visibilityProperty: true }),
    );
  const pressed = seen(PRESSED).map((part) => ({
    ...shownBox(part, part.getBoundingClientRect()),
    weight: WEIGHT,
  }));
  const read = seen(READ).map((part) => shownBox(part, textBox(part)));
  const boxes = [...pressed, ...read];
  const room = { width: innerWidth, height: innerHeight };
  const { x, y } = freePlace(toast.getBoundingClientRect(), room, boxes);
  toast.style.inset = `${y}px auto auto ${x}px`;
}

/** A short message with at most one action. It covers nothing that is pressed or read, if there is room. */
export function bindToast() {
  const { signal, onDispose, unbind } = binding();
  const toast = element("toast", HTMLElement);
  const text = element("toast-text", HTMLElement);
  const action = element("toast-action", HTMLButtonElement);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let act: (() => void) | undefined;
  /** Ends the watch for what makes the shown message pointless. */
  let unwatch: (() => void) | undefined;
  /** Number of the message shown. */
  let number = 0;

  // Show it above an open dialog, too.
  toast.popover = "manual";

  function hide() {
    if (toast.hidden) return;
    toast.hidden = true;
    toast.hidePopover();
    act = undefined;
    unwatch?.();
    unwatch = undefined;
  }

  function run() {
    const chosen = act;
    hide();
    chosen?.();
  }

  /**
   * Ignore messages after the page has been unbound.
   *
   * @param watch is called while the message is shown, with what hides it; returns what ends the watch
   * @returns hides this message, as it has become pointless
   */
  function show(
    message: string,
    offer?: { label: string; run: () => void },
    watch?: (drop: () => void) => () => void,
  ) {
    const own = ++number;
    const drop = () => {
      if (own === number) hide();
    };
    if (signal.aborted) return drop;
    clearTimeout(timer);
    unwatch?.();
    unwatch = watch?.(drop);
    text.textContent = message;
    action.hidden = !offer;
    action.textContent = offer?.label ?? "";
    act = offer?.run;
    toast.hidden = false;
    toast.showPopover();
    place(toast);
    timer = setTimeout(hide, offer ? 8000 : 3000);
    return drop;
  }

  action.addEventListener("click", run, { signal });
  // Make way for whatever a click or a key opens below the toast.
  const evade = () => requestAnimationFrame(() => toast.hidden || place(toast));
  document.addEventListener("click", evade, { signal });
  document.addEventListener("keyup", evade, { signal });
  onDispose(() => {
    clearTimeout(timer);
    unwatch?.();
  });
  return { show, hide, unbind };
}

export type ShowToast = ReturnType<typeof bindToast>["show"];
