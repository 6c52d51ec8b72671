import { binding, watchSize } from "../../dom/binding.ts";
import { html } from "../../dom/create-element.ts";
import { element, setText, update } from "../../dom/element.ts";
import type { Palette } from "../../dom/theme.ts";
import { t } from "../../language/translate.ts";
import type { Drawn } from "../sentences.ts";
import { sideOf, type Way, wayOf } from "../shared/arrow.ts";
import type { Viewport } from "../shared/viewport.ts";
import type { Moment, PuzzleView } from "../types.ts";
import { bindCarrying } from "./carrying.ts";
import { bindGestures } from "./gestures.ts";
import { paint } from "./painter.ts";
import { pointOn } from "./point.ts";

/**
 * The canvas that a puzzle is drawn on: keeps it as sharp as the display, redraws it at most once a frame, and turns
 * clicks and keys on it into choices.
 */

/** Handlers for the visitor's actions. */
export interface StageHandlers {
  choose: (choice: number, side?: Way) => void; // a choice was clicked, near this side, or confirmed by key
  whyNot: (choice: number) => void; // the visitor asks about a choice, by key
  hint: (choice: number) => string | null; // says what Enter does at a place; null: the default
  type: (choice: number, key: string) => boolean; // another key was typed at a choice; false: it does nothing there
  arrowsMoveCursor: () => boolean;
  plays: () => boolean; // true: the visitor plays, so Space chooses as Enter does
  cursor: () => number | null; // the cursor of a game, which the board then shares; null: it has none
  walk: (choice: number) => void; // the cursor was moved by key
  rearranged: () => void; // a vertex was moved
  looked: () => void; // the visible part or the layout has changed
}

class Stage {
  declare canvas: HTMLCanvasElement;
  view: PuzzleView | null = null;
  palette: Palette | null = null;
  moment: Omit<Moment, "cursor"> | null = null;
  drawn: Drawn = new Set(); // the marks in the picture
  cursor = -1; // the choice under the keyboard's cursor, or -1
  last = -1; // where the cursor was, while it is not shown
  declare cells: HTMLElement[]; // two in turn: the content at the cursor, for screen readers
  zoom = element("zoom", HTMLElement); // the zoom buttons
  resetLayout = element("lay-out-again", HTMLButtonElement);
  declare handlers: StageHandlers;

  constructor(canvas: HTMLCanvasElement, handlers: StageHandlers) {
    this.canvas = canvas;
    this.cells = makeCells(canvas);
    this.handlers = handlers;
  }
}

export function bindStage(canvas: HTMLCanvasElement, handlers: StageHandlers) {
  const { signal, onDispose, ownParts, unbind } = binding();
  const stage = new Stage(canvas, handlers);
  const part = () => redrawMoved(stage);
  const gestures = bindGestures(canvas, () => stage.view?.viewport ?? null, part);
  const moved = () => drawMoved(stage);
  const carrying = bindCarrying(canvas, () => stage.view, moved);
  ownParts([gestures, carrying]);
  onDispose(watchSize(canvas, ([entry]) => fit(stage, entry.contentRect)));
  bindButtons(stage, signal);
  const choose = (event: MouseEvent) => {
    if (!gestures.dragged() && !carrying.carried()) click(stage, event);
  };
  // A click must not take the arrow keys from the transport, so only the keyboard can focus the board.
  canvas.addEventListener("mousedown", (event) => event.preventDefault(), { signal });
  canvas.addEventListener("click", choose, { signal });
  canvas.addEventListener("pointermove", (event) => name(stage, event), { signal });
  const focus = () => canvas.matches(":focus-visible") && showCursor(stage);
  canvas.addEventListener("focus", focus, { signal });
  canvas.addEventListener("blur", () => moveCursor(stage, -1), { signal });
  canvas.addEventListener("keydown", (event) => press(stage, event), { signal });

  return {
    /** Move the keyboard's cursor to a choice. */
    point(choice: number) {
      // The focus then finds the cursor there, and it is read out once.
      moveCursor(stage, choice);
      canvas.focus({ preventScroll: true });
    },
    setView: (view: PuzzleView) => setView(stage, view),
    setPalette(palette: Palette) {
      stage.palette = palette;
      draw(stage);
    },
    show(moment: Omit<Moment, "cursor">) {
      const first = stage.moment === null;
      stage.moment = moment;
      if (first) announceCursor(stage);
      const { view, cells } = stage;
      if (stage.cursor >= 0)
        moveCursor(stage, handlers.arrowsMoveCursor() ? (handlers.cursor() ?? stage.cursor) : -1);
      // The content at the cursor may have changed; the step's sentence announces that, so update the cell silently.
      if (stage.cursor >= 0 && view !== null)
        setText(cells[0], formatCell(stage.cursor, view, moment, handlers));
      draw(stage);
    },
    get drawn() {
      return stage.drawn;
    },
    /** Draw the current moment on another canvas; `asked` hides what an open question asks for. */
    drawOn(canvas: HTMLCanvasElement, asked: boolean) {
      if (stage.moment !== null) {
        draw({ ...stage, canvas, cursor: -1, moment: { ...stage.moment, asked, faint: [] } });
      }
    },
    /** Set the picture's description for screen readers. */
    describe(label: string) {
      update(canvas, { ariaLabel: label });
    },
    unbind,
  };
}

/** Make the board a grid for screen readers. It only contains the cell at the cursor. */
function makeCells(canvas: HTMLCanvasElement) {
  const cells = [1, 2].map((n) => html("span", { role: "gridcell", id: `cell-${n}` }));
  canvas.setAttribute("role", "grid");
  canvas.replaceChildren(html("span", { role: "row" }, ...cells));
  return cells;
}

/** Bind the buttons: zoom in, zoom out, the whole board, and reset the layout. */
function bindButtons(stage: Stage, signal: AbortSignal) {
  const { canvas } = stage;
  const bind = (id: string, act: (port: Viewport) => void) =>
    element(id, HTMLButtonElement).addEventListener(
      "click",
      () => {
        if (stage.view?.viewport) act(stage.view.viewport);
        redrawMoved(stage);
      },
      { signal },
    );
  const zoom = (factor: number) => (port: Viewport) =>
    port.zoom(canvas, factor, canvas.width / 2, canvas.height / 2);
  bind("zoom-in", zoom(2));
  bind("zoom-out", zoom(0.5));
  bind("zoom-whole", (port) => port.fit());
  stage.resetLayout.addEventListener(
    "click",
    () => {
      stage.view?.resetLayout?.();
      drawMoved(stage);
    },
    { signal },
  );
}

function draw(stage: Stage) {
  const { canvas, view, palette, moment, cursor } = stage;
  if (view && palette && moment) stage.drawn = paint(canvas, view, palette, { ...moment, cursor });
}

function drawMoved(stage: Stage) {
  stage.resetLayout.hidden = !stage.view?.moved;
  draw(stage);
  stage.handlers.rearranged();
  stage.handlers.looked();
}

/** The visitor has moved or zoomed a large board. */
function redrawMoved(stage: Stage) {
  redrawPart(stage);
  stage.handlers.looked();
}

/**
 * Redraw after a change of the visible part. While the whole board is visible a finger scrolls the page; zoomed in, it
 * moves the board.
 */
function redrawPart(stage: Stage) {
  const port = stage.view?.viewport;
  stage.canvas.style.touchAction = !port ? "" : port.whole ? "pan-y" : "none";
  draw(stage);
}

function setView(stage: Stage, view: PuzzleView) {
  stage.view = view;
  stage.zoom.hidden = !view.viewport;
  stage.resetLayout.hidden = !view.moved;
  stage.moment = null;
  stage.cursor = -1;
  stage.last = -1;
  redrawPart(stage);
}

/** @param size in CSS pixels */
function fit(stage: Stage, size: { width: number; height: number }) {
  const { canvas } = stage;
  const width = Math.round(size.width * devicePixelRatio);
  const height = Math.round(size.height * devicePixelRatio);
  if (width === canvas.width && height === canvas.height) return;
  canvas.width = width;
  canvas.height = height;
  draw(stage);
  stage.handlers.looked();
}

function click({ canvas, view, handlers }: Stage, event: MouseEvent) {
  const { x, y } = pointOn(canvas, event);
  const choice = view?.choiceAt(canvas, x, y) ?? -1;
  if (choice < 0) return;
  const middle = view?.ringOf(choice, canvas) ?? { x, y };
  handlers.choose(choice, sideOf(middle, x, y));
}

/** Show the name under the pointer as a tooltip, if the picture may lack it. */
function name({ canvas, view }: Stage, event: MouseEvent) {
  const { x, y } = pointOn(canvas, event);
  const choice = view?.unwritten ? view.choiceAt(canvas, x, y) : -1;
  const title = view && choice >= 0 ? view.placeName(choice) : "";
  if (canvas.title !== title) canvas.title = title;
}

function press(stage: Stage, event: KeyboardEvent) {
  const { view, cursor, handlers } = stage;
  if (event.key.startsWith("Arrow") && view && handlers.arrowsMoveCursor()) {
    event.preventDefault();
    if (event.shiftKey && cursor >= 0 && view.nudge) {
      view.nudge(cursor, event.key);
      drawMoved(stage);
    } else if (event.shiftKey && cursor >= 0 && view.sided) {
      handlers.choose(cursor, wayOf(event.key));
    } else {
      showCursor(stage);
      moveCursor(stage, view.moveCursor(stage.cursor, event.key));
      handlers.walk(stage.cursor);
    }
  } else if (cursor >= 0 && (event.key === "Enter" || (event.key === " " && handlers.plays()))) {
    event.preventDefault();
    handlers.choose(cursor);
  } else if (event.key.toLowerCase() === "w" && cursor >= 0 && !hasModifier(event)) {
    event.preventDefault();
    handlers.whyNot(cursor);
  } else if (event.key === "Escape") {
    // The same key closes what is open: the cursor lies on nothing.
    moveCursor(stage, -1);
  } else if (cursor >= 0 && view?.type && isTyped(event) && handlers.type(cursor, event.key)) {
    event.preventDefault();
  }
}

/** Show the cursor where it was, or first, so that an arrow key always moves it. */
function showCursor(stage: Stage) {
  const { view, cursor, last, handlers } = stage;
  if (cursor >= 0 || view === null || !handlers.arrowsMoveCursor()) return;
  moveCursor(stage, handlers.cursor() ?? (last >= 0 ? last : view.moveCursor(-1, "")));
}

function moveCursor(stage: Stage, choice: number) {
  if (choice === stage.cursor) return;
  if (stage.cursor >= 0) stage.last = stage.cursor;
  stage.cursor = choice;
  announceCursor(stage);
  draw(stage);
}

/** Use another element each time: screen readers only announce the content of a new one. */
function announceCursor(stage: Stage) {
  const { canvas, cells, cursor, view, moment, handlers } = stage;
  if (cursor < 0 || view === null || moment === null) {
    canvas.removeAttribute("aria-activedescendant");
    return;
  }
  cells.reverse();
  cells[0].textContent = formatCell(cursor, view, moment, handlers);
  canvas.setAttribute("aria-activedescendant", cells[0].id);
}

/** The content at a place, and what Enter does there. */
function formatCell(
  cursor: number,
  view: PuzzleView,
  moment: Omit<Moment, "cursor">,
  handlers: StageHandlers,
) {
  const starts = view.startAt(cursor) !== null ? t("page-toast-start-by-key") : "";
  const does = handlers.hint(cursor) ?? starts;
  return view.cell(cursor, moment.state) + (does === "" ? "" : `. ${does}`);
}

/** True for a key that writes or erases, without a modifier. */
function isTyped(event: KeyboardEvent) {
  const writes = /^[0-9A-Za-z.]$/.test(event.key) || ["Backspace", "Delete"].includes(event.key);
  return writes && !hasModifier(event);
}

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;
