import { html, nothing, render } from "lit-html";
import type { PuzzleView, Ring } from "../../board/types.ts";
import { element, update } from "../../dom/element.ts";
import { able } from "../../dom/enabled.ts";
import type { LateFocus } from "../../dom/late-focus.ts";
import { t } from "../../language/translate.ts";
import type { Actions, Shown } from "./play-controls.ts";

/**
 * The pad: the values of a place to choose from, and notes. It opens beside the place; on a phone it stays below the
 * board.
 */

export interface Pad {
  values: readonly number[]; // the values of the marked place
  written: number; // the visitor's value there, which may be changed, or -1
  clears: boolean; // true: there is something to erase: that value, or notes
  opened: boolean; // true: the visitor has clicked the place
  focus: LateFocus | null; // set by that click
  notes: { on: boolean; all: boolean } | null; // `on`: choices become notes; `all`: everything that fits is noted; null: the puzzle has no notes
}

/** Media query for phones, as in the page's grid (page.css). */
const PHONE = "(max-width: 599px), (max-width: 999px) and (max-aspect-ratio: 3 / 5)";

/** True when the pad is below the board. */
export const isDocked = () =>
  matchMedia(PHONE).matches && document.documentElement.dataset.embed === undefined;

/** @param signal unbinds it */
export function makePad(actions: Actions, signal: AbortSignal) {
  const box = element("play-values", HTMLElement);
  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.preventDefault();
      actions.close();
    } else if (moveFocus(box, event.key)) event.preventDefault();
  };
  box.addEventListener("keydown", press, { signal });
  /** The clicked place in the last frame. */
  let last = -1;
  return {
    /** Null hides the pad; undefined disables it until its content is known. */
    show(pad: Pad | null | undefined, shown: Shown | null, view: PuzzleView) {
      box.inert = pad === undefined;
      if (pad === undefined) return;
      // Keyboard users return to the board.
      const byKey = box.querySelector(":focus-visible") !== null;
      update(box, { hidden: pad === null });
      const place = pad?.opened ? pad.values[0] : -1;
      const opens = place >= 0 && place !== last;
      last = place;
      if (byKey && pad === null) actions.close();
      render(pad === null ? nothing : renderPad(pad, view, actions), box);
      if (pad === null || shown === null) return;
      update(box, { ariaLabel: formatPlace(shown.puzzle, shown.coming) });
      if (isDocked()) box.removeAttribute("style");
      else placeBox(box, view, pad.values[0]);
      if (opens && !isDocked()) pad.focus?.(() => box.querySelector("button")?.focus());
    },
  };
}

/**
 * Move the focus from button to button by an arrow key, or to the first or last one by Home and End.
 *
 * @returns false when the key does not move it
 */
function moveFocus(box: HTMLElement, key: string) {
  const all = [...box.querySelectorAll("button")];
  const at = all.indexOf(document.activeElement as HTMLButtonElement);
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[key] ?? 0;
  const ends = ["Home", "End"].indexOf(key);
  if (at < 0 || (step === 0 && ends < 0)) return false;
  all.at(ends < 0 ? (at + step) % all.length : -ends)?.focus();
  return true;
}

/** @param place to choose a value for, or "" */
const formatPlace = (puzzle: string, place: string) =>
  place === "" ? t("play-bar-values-any") : t("play-bar-values", { puzzle, place });

function renderPad({ values, written, clears, notes }: Pad, view: PuzzleView, actions: Actions) {
  const renderValue = (choice: number) => {
    const tint = view.ghostOf(choice, 1, { width: 1000, height: 1000 })?.tint;
    const swatch =
      tint === undefined
        ? nothing
        : html`<i class="play-swatch" style="--tint: var(--map-${tint})"></i>`;
    return html`<button type="button" class="button play-value" data-choice=${choice}
      aria-pressed=${written < 0 ? nothing : choice === written} @click=${() => actions.value(choice)}>
      ${swatch}<span>${view.brief(choice)}</span></button>`;
  };
  const all = notes?.all ? t("play-pad-none") : t("play-pad-all");
  const tools = html`<div class="play-tools">
    ${
      notes === null
        ? nothing
        : html`<button type="button" class="button play-tool" id="play-notes" title=${t("play-pad-notes-title")}
            aria-pressed=${notes.on} @click=${actions.notes}>${t("play-pad-notes")}</button>
          <button type="button" class="button play-tool" id="play-fill" @click=${actions.fill}>${all}</button>`
    }
    <button type="button" class="button play-tool" id="play-clear" ${able(clears)} @click=${actions.clear}>${t("play-pad-clear")}</button>
  </div>`;
  // An empty place can't be erased; keep the button's room where there are notes.
  const has = notes !== null || written >= 0 || isDocked();
  return html`<div class="play-choices" style="--columns: ${columnsFor(values.length)}">${values.map(renderValue)}</div>
    ${has ? tools : nothing}`;
}

/** Up to five values in a row, more in a square; below the board in one or two rows. */
function columnsFor(count: number) {
  if (isDocked()) return count <= 9 ? count : Math.ceil(count / 2);
  return count <= 5 ? count : Math.ceil(Math.sqrt(count));
}

/** Place the pad below the place, or above it if there is no room, without covering the place. */
function placeBox(box: HTMLElement, view: PuzzleView, choice: number) {
  const board = element("board", HTMLCanvasElement);
  const page = element("page", HTMLElement);
  const ring: Ring | null = view.ringOf(choice, board);
  if (ring === null) return;
  const [outer, inner] = [page, board].map((one) => one.getBoundingClientRect());
  const [left, top] = [inner.x - outer.x + page.scrollLeft, inner.y - outer.y + page.scrollTop];
  const { width, height } = inner;
  const scale = width / board.width;
  const [x, y, radius] = [ring.x, ring.y, ring.radius].map((one) => one * scale);
  const [wide, high] = [box.offsetWidth, box.offsetHeight];
  const below = y + radius + high <= height;
  const at = below ? y + radius : Math.max(0, y - radius - high);
  box.style.left = `${left + Math.max(0, Math.min(width - wide, x - wide / 2))}px`;
  box.style.top = `${top + at}px`;
}
