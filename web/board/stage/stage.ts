import { binding, watchSize } from "../../dom/binding.ts";
import { element, setText, update } from "../../dom/element.ts";
import { html } from "../../dom/node.ts";
import type { Palette } from "../../dom/theme.ts";
import { tell } from "../../language/tell.ts";
import type { Viewport } from "../shared/viewport.ts";
import type { Drawn } from "../told.ts";
import type { Moment, PuzzleView } from "../types.ts";
import { bindCarrying } from "./carrying.ts";
import { bindGestures } from "./gestures.ts";
import { paint } from "./painter.ts";
import { pointOn } from "./point.ts";

/**
 * The canvas that a puzzle is drawn on: keeps it as sharp as the display, redraws it at most once a
 * frame, and turns clicks and keys on it into choices.
 */

/** Handlers of the visitor's acts. */
export interface Heed {
  choose: (choice: number) => void; // a choice was clicked, or entered by key
  whyNot: (choice: number) => void; // a choice is asked about, by key
  hint: (choice: number) => string | null; // what Enter does at a place; null: what it does by itself
  type: (choice: number, key: string) => void; // any other key was typed at a choice
  cursor: () => number | null; // where a game has its cursor: the board has no other; null: it has none
  walk: (choice: number) => void; // the cursor was moved by key
  rearranged: () => void; // something was put elsewhere
  looked: () => void; // another part of the picture is in sight, or it was laid out anew
}

interface Stage {
  canvas: HTMLCanvasElement;
  view: PuzzleView | null;
  palette: Palette | null;
  moment: Omit<Moment, "cursor"> | null;
  drawn: Drawn; // the marks that the picture shows
  cursor: number; // the choice under the keyboard's cursor, or -1
  cells: HTMLElement[]; // two, in turn: what is at the cursor, for those who cannot see it
  zoom: HTMLElement; // the buttons that zoom
  layOutAgain: HTMLButtonElement;
  heed: Heed;
}

export function bindStage(canvas: HTMLCanvasElement, heed: Heed) {
  const { signal, also, alsoParts, unbind } = binding();
  const stage = createStage(canvas, heed);
  const part = () => lookElsewhere(stage);
  const gestures = bindGestures(canvas, () => stage.view?.viewport ?? null, part);
  const moved = () => drawMoved(stage);
  const carrying = bindCarrying(canvas, () => stage.view, moved);
  alsoParts([gestures, carrying]);
  also(watchSize(canvas, ([entry]) => fit(stage, entry.contentRect)));
  heedButtons(stage, signal);
  const choose = (event: MouseEvent) => {
    if (!gestures.dragged() && !carrying.carried()) click(stage, event);
  };
  // A click must not take the arrow keys from the transport: only the keyboard focuses the board.
  canvas.addEventListener("mousedown", (event) => event.preventDefault(), { signal });
  canvas.addEventListener("click", choose, { signal });
  canvas.addEventListener("pointermove", (event) => name(stage, event), { signal });
  canvas.addEventListener("blur", () => moveCursor(stage, -1), { signal });
  canvas.addEventListener("keydown", (event) => press(stage, event), { signal });

  return {
    /** Put the keyboard's cursor on a choice. */
    point(choice: number) {
      canvas.focus({ preventScroll: true });
      moveCursor(stage, choice);
    },
    setView: (view: PuzzleView) => setView(stage, view),
    setPalette(palette: Palette) {
      stage.palette = palette;
      draw(stage);
    },
    show(moment: Omit<Moment, "cursor">) {
      const first = stage.moment === null;
      stage.moment = moment;
      if (first) tellCursor(stage);
      const { view, cursor, cells } = stage;
      if (cursor >= 0) moveCursor(stage, heed.cursor() ?? cursor);
      // What is there may be another thing by now; the sentence of the step tells of that.
      if (cursor >= 0 && view !== null)
        setText(cells[0], nameCell(stage.cursor, view, moment, heed));
      draw(stage);
    },
    /** The marks that the picture shows. */
    get drawn() {
      return stage.drawn;
    },
    /** Draws the moment on another canvas, as it is shown or not while a question is open. */
    drawOn(canvas: HTMLCanvasElement, asked: boolean) {
      if (stage.moment !== null) {
        draw({ ...stage, canvas, cursor: -1, moment: { ...stage.moment, asked } });
      }
    },
    /** Says what the picture shows, to those who cannot see it. */
    describe(label: string) {
      update(canvas, { ariaLabel: label });
    },
    unbind,
  };
}

function createStage(canvas: HTMLCanvasElement, heed: Heed): Stage {
  return {
    canvas,
    view: null,
    palette: null,
    moment: null,
    drawn: new Set(),
    cursor: -1,
    cells: makeCells(canvas),
    zoom: element("zoom", HTMLElement),
    layOutAgain: element("lay-out-again", HTMLButtonElement),
    heed,
  };
}

/** The board as a grid of named places, of which there is the one at the cursor. */
function makeCells(canvas: HTMLCanvasElement) {
  const cells = [1, 2].map((n) => html("span", { role: "gridcell", id: `cell-${n}` }));
  canvas.setAttribute("role", "grid");
  canvas.replaceChildren(html("span", { role: "row" }, ...cells));
  return cells;
}

/** Nearer, farther, and the whole board; and back to where all was. */
function heedButtons(stage: Stage, signal: AbortSignal) {
  const { canvas } = stage;
  const bind = (id: string, act: (port: Viewport) => void) =>
    element(id, HTMLButtonElement).addEventListener(
      "click",
      () => {
        if (stage.view?.viewport) act(stage.view.viewport);
        lookElsewhere(stage);
      },
      { signal },
    );
  const zoom = (factor: number) => (port: Viewport) =>
    port.zoom(canvas, factor, canvas.width / 2, canvas.height / 2);
  bind("zoom-in", zoom(2));
  bind("zoom-out", zoom(0.5));
  bind("zoom-whole", (port) => port.fit());
  stage.layOutAgain.addEventListener(
    "click",
    () => {
      stage.view?.layOutAgain?.();
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
  stage.layOutAgain.hidden = !stage.view?.moved;
  draw(stage);
  stage.heed.rearranged();
  stage.heed.looked();
}

/** The visitor has moved or zoomed a large board. */
function lookElsewhere(stage: Stage) {
  drawPart(stage);
  stage.heed.looked();
}

/** Another part of a large board. A finger scrolls the page while all of the board is in sight, and moves the board after. */
function drawPart(stage: Stage) {
  const port = stage.view?.viewport;
  stage.canvas.style.touchAction = !port ? "" : port.whole ? "pan-y" : "none";
  draw(stage);
}

function setView(stage: Stage, view: PuzzleView) {
  stage.view = view;
  stage.zoom.hidden = !view.viewport;
  stage.layOutAgain.hidden = !view.moved;
  stage.moment = null;
  stage.cursor = -1;
  drawPart(stage);
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
  stage.heed.looked();
}

function click({ canvas, view, heed }: Stage, event: MouseEvent) {
  const { x, y } = pointOn(canvas, event);
  const choice = view?.choiceAt(canvas, x, y) ?? -1;
  if (choice >= 0) heed.choose(choice);
}

/** What is pointed at has its name, where that may not stand on the picture. */
function name({ canvas, view }: Stage, event: MouseEvent) {
  const { x, y } = pointOn(canvas, event);
  const choice = view?.unwritten ? view.choiceAt(canvas, x, y) : -1;
  const title = view && choice >= 0 ? view.placeName(choice) : "";
  if (canvas.title !== title) canvas.title = title;
}

function press(stage: Stage, event: KeyboardEvent) {
  const { view, cursor, heed } = stage;
  if (event.key.startsWith("Arrow") && view) {
    event.preventDefault();
    if (event.shiftKey && cursor >= 0 && view.nudge) {
      view.nudge(cursor, event.key);
      drawMoved(stage);
    } else {
      const from = cursor >= 0 ? cursor : (heed.cursor() ?? -1);
      moveCursor(stage, view.moveCursor(from, event.key));
      heed.walk(stage.cursor);
    }
  } else if (event.key === "Enter" && cursor >= 0) {
    event.preventDefault();
    heed.choose(cursor);
  } else if (event.key.toLowerCase() === "w" && cursor >= 0 && !hasModifier(event)) {
    event.preventDefault();
    heed.whyNot(cursor);
  } else if (event.key === "Escape") {
    moveCursor(stage, -1);
  } else if (cursor >= 0 && view?.type && isTyped(event)) {
    event.preventDefault();
    heed.type(cursor, event.key);
  }
}

function moveCursor(stage: Stage, choice: number) {
  if (choice === stage.cursor) return;
  stage.cursor = choice;
  tellCursor(stage);
  draw(stage);
}

/** Another element each time: only of one that is new a screen reader tells what is in it. */
function tellCursor(stage: Stage) {
  const { canvas, cells, cursor, view, moment, heed } = stage;
  if (cursor < 0 || view === null || moment === null) {
    canvas.removeAttribute("aria-activedescendant");
    return;
  }
  cells.reverse();
  cells[0].textContent = nameCell(cursor, view, moment, heed);
  canvas.setAttribute("aria-activedescendant", cells[0].id);
}

/** What is at a place, and what Enter does there. */
function nameCell(cursor: number, view: PuzzleView, moment: Omit<Moment, "cursor">, heed: Heed) {
  const starts = view.startAt(cursor) !== null ? tell("page-toast-start-by-key") : "";
  const does = heed.hint(cursor) ?? starts;
  return view.cell(cursor, moment.state) + (does === "" ? "" : `. ${does}`);
}

/** Whether a key writes or erases, and is no shortcut. */
function isTyped(event: KeyboardEvent) {
  const writes = /^[0-9A-Za-z.]$/.test(event.key) || ["Backspace", "Delete"].includes(event.key);
  return writes && !hasModifier(event);
}

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;
