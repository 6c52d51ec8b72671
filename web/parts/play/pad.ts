import type { PuzzleView, Ring } from "../../board/types.ts";
import { element, setAble, setText, update } from "../../dom/element.ts";
import { button, html } from "../../dom/node.ts";
import { tell } from "../../language/tell.ts";
import type { Actions, Shown } from "./bar.ts";
import type { LateFocus } from "./types.ts";

/**
 * The pad: the values of a place to choose from, and notes. It opens beside the place; on a phone it stays below the
 * board.
 */

export interface Pad {
  values: readonly number[]; // the values of the marked place
  written: number; // the visitor's value there, which may be changed, or -1
  opened: boolean; // true: the visitor has clicked the place
  focus: LateFocus | null; // set by that click
  notes: { on: boolean; all: boolean } | null; // `on`: choices become notes; `all`: everything that fits is noted; null: the puzzle has no notes
}

/** Media query for phones, as in the page's grid (page.css). */
const PHONE = "(max-width: 599px), (max-width: 999px) and (max-aspect-ratio: 3 / 5)";

/** True when the pad is below the board. */
export const isDocked = () =>
  matchMedia(PHONE).matches && document.documentElement.dataset.embed === undefined;

export function makePad(actions: Actions) {
  const parts = makeParts(actions);
  const { box } = parts;
  box.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    actions.close();
  });
  const board = element("board", HTMLCanvasElement);
  const page = board.closest(".page") as HTMLElement;
  page.append(box);
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
      if (pad === null || shown === null) return;
      box.ariaLabel = formatPlace(shown.puzzle, shown.coming);
      showValues(parts.values, pad, view, actions);
      showTools(parts, pad);
      if (isDocked()) box.removeAttribute("style");
      else placeBox(box, page, board, view.ringOf(pad.values[0], board));
      if (opens && !isDocked()) pad.focus?.(() => box.querySelector("button")?.focus());
    },
    remove: () => box.remove(),
  };
}

function makeParts(actions: Actions) {
  const make = (id: string, click: () => void) =>
    button({ class: "button play-tool", id: `play-${id}`, click });
  const values = html("div", { class: "play-choices" });
  const notes = make("notes", actions.notes);
  setText(notes, tell("play-pad-notes"));
  notes.title = tell("play-pad-notes-title");
  const all = make("fill", actions.fill);
  const clear = make("clear", actions.clear);
  setText(clear, tell("play-pad-clear"));
  const tools = html("div", { class: "play-tools" }, notes, all, clear);
  const box = html(
    "div",
    { class: "play-values", id: "play-values", role: "group", hidden: "" },
    values,
    tools,
  );
  return { box, values, tools, notes, all, clear };
}

function showTools({ tools, notes, all, clear }: ReturnType<typeof makeParts>, pad: Pad) {
  const [hidden, pressed] = [pad.notes === null, pad.notes?.on === true];
  update(notes, { hidden, ariaPressed: String(pressed) });
  update(all, { hidden });
  setText(all, pad.notes?.all ? tell("play-pad-none") : tell("play-pad-all"));
  // An empty place can't be erased; keep the button's room where there are notes.
  setAble(clear as HTMLButtonElement, pad.written >= 0);
  update(tools, { hidden: hidden && pad.written < 0 && !isDocked() });
}

/** @param place to choose a value for, or "" */
const formatPlace = (puzzle: string, place: string) =>
  place === "" ? tell("play-bar-values-any") : tell("play-bar-values", { puzzle, place });

/** Up to five values in a row, more in a square; below the board in one or two rows. */
function columnsFor(count: number) {
  if (isDocked()) return count <= 9 ? count : Math.ceil(count / 2);
  return count <= 5 ? count : Math.ceil(Math.sqrt(count));
}

/** Place the pad below the place, or above it if there is no room, without covering the place. */
function placeBox(
  box: HTMLElement,
  page: HTMLElement,
  board: HTMLCanvasElement,
  ring: Ring | null,
) {
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

function showValues(
  box: HTMLElement,
  { values, written }: Pad,
  view: PuzzleView,
  actions: Actions,
) {
  if (box.children.length !== values.length) {
    const made = values.map(() => {
      const one = button({ class: "button play-value" }, html("i", {}), html("span", {}));
      one.addEventListener("click", () => actions.value(Number(one.dataset.choice)));
      return one;
    });
    box.replaceChildren(...made);
  }
  box.style.setProperty("--columns", String(columnsFor(values.length)));
  values.forEach((choice, index) => {
    const one = box.children[index] as HTMLElement;
    update(one, { ariaPressed: written < 0 ? null : String(choice === written) });
    if (one.dataset.choice === String(choice)) return;
    one.dataset.choice = String(choice);
    const tint = view.ghostOf(choice, 1, { width: 1000, height: 1000 })?.tint;
    const [swatch, name] = [...one.children] as HTMLElement[];
    swatch.hidden = tint === undefined;
    swatch.className = tint === undefined ? "" : `play-swatch tint-${tint}`;
    setText(name, view.brief(choice));
  });
}
