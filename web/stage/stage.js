import { element } from "../view/element.js";
import { bindCarrying } from "./carrying.js";
import { bindGestures } from "./gestures.js";

/**
 * The canvas that a puzzle is drawn on: keeps it as sharp as the display, redraws it at most once a
 * frame, and turns clicks and keys on it into choices.
 *
 * @typedef {import("../puzzles/view.js").PuzzleView} PuzzleView
 * @typedef {import("../puzzles/view.js").Moment} Moment
 * @typedef {import("../view/theme.js").Palette} Palette
 */

/**
 * @param {HTMLCanvasElement} canvas
 * @param {(choice: number) => void} choose called with a choice that was clicked, or entered by key
 * @param {(choice: number, key: string) => void} type called with any other key that was typed at a choice
 * @param {() => void} rearranged called when something was put elsewhere
 */
export function createStage(canvas, choose, type, rearranged) {
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  /** @type {PuzzleView | null} */
  let view = null;
  /** @type {Palette | null} */
  let palette = null;
  /** @type {Omit<Moment, "cursor"> | null} */
  let moment = null;
  let cursor = -1;

  const zoomButtons = element("zoom", HTMLElement);
  const gestures = bindGestures(canvas, () => view?.viewport ?? null, drawPart);
  const carrying = bindCarrying(canvas, () => view, drawMoved);
  bindZoomButtons();
  const layOutAgain = element("lay-out-again", HTMLButtonElement);
  layOutAgain.addEventListener("click", () => {
    view?.layOutAgain?.();
    drawMoved();
  });

  function drawMoved() {
    layOutAgain.hidden = !view?.moved;
    draw();
    rearranged();
  }

  /** Another part of a large board. A finger scrolls the page while all of the board is in sight, and moves the board after. */
  function drawPart() {
    const port = view?.viewport;
    canvas.style.touchAction = !port ? "" : port.whole ? "pan-y" : "none";
    draw();
  }

  /** Nearer, farther, and the whole board. */
  function bindZoomButtons() {
    /** @param {string} id @param {(port: import("../puzzles/tour/viewport.js").Viewport) => void} act */
    const bind = (id, act) =>
      element(id, HTMLButtonElement).addEventListener("click", () => {
        if (view?.viewport) act(view.viewport);
        drawPart();
      });
    const zoom =
      (/** @type {number} */ factor) =>
      /** @param {import("../puzzles/tour/viewport.js").Viewport} port */
      (port) =>
        port.zoom(canvas, factor, canvas.width / 2, canvas.height / 2);
    bind("zoom-in", zoom(2));
    bind("zoom-out", zoom(0.5));
    bind("zoom-whole", (port) => port.fit());
  }

  function draw() {
    // Behind the gallery the canvas has no size, and nothing can be drawn on it.
    const shown = canvas.width > 0 && canvas.height > 0;
    if (shown && view && palette && moment)
      view.draw(context, canvas, palette, { ...moment, cursor });
  }

  new ResizeObserver(([entry]) => {
    const width = Math.round(entry.contentRect.width * devicePixelRatio);
    const height = Math.round(entry.contentRect.height * devicePixelRatio);
    if (width === canvas.width && height === canvas.height) return;
    canvas.width = width;
    canvas.height = height;
    draw();
  }).observe(canvas);

  // A click must not take the arrow keys from the transport: only the keyboard focuses the board.
  canvas.addEventListener("mousedown", (event) => event.preventDefault());
  canvas.addEventListener("click", (event) => {
    if (gestures.dragged() || carrying.carried()) return;
    const box = canvas.getBoundingClientRect();
    const x = ((event.clientX - box.left) * canvas.width) / box.width;
    const y = ((event.clientY - box.top) * canvas.height) / box.height;
    const choice = view?.choiceAt(canvas, x, y) ?? -1;
    if (choice >= 0) choose(choice);
  });
  canvas.addEventListener("blur", () => moveCursor(-1));
  canvas.addEventListener("keydown", (event) => {
    if (event.key.startsWith("Arrow") && view) {
      event.preventDefault();
      if (event.shiftKey && cursor >= 0 && view.nudge) {
        view.nudge(cursor, event.key);
        drawMoved();
      } else moveCursor(view.moveCursor(cursor, event.key));
    } else if (event.key === "Enter" && cursor >= 0) {
      event.preventDefault();
      choose(cursor);
    } else if (event.key === "Escape") {
      moveCursor(-1);
    } else if (cursor >= 0 && view?.type && isTyped(event)) {
      event.preventDefault();
      type(cursor, event.key);
    }
  });

  /** @param {number} choice */
  function moveCursor(choice) {
    if (choice === cursor) return;
    cursor = choice;
    draw();
  }

  return {
    /** Put the keyboard's cursor on a choice. @param {number} choice */
    point(choice) {
      canvas.focus({ preventScroll: true });
      moveCursor(choice);
    },
    /** @param {PuzzleView} next */
    setView(next) {
      view = next;
      zoomButtons.hidden = !next.viewport;
      layOutAgain.hidden = !next.moved;
      moment = null;
      cursor = -1;
      drawPart();
    },
    /** @param {Palette} colours */
    setPalette(colours) {
      palette = colours;
      draw();
    },
    /** @param {Omit<Moment, "cursor">} next */
    show(next) {
      moment = next;
      draw();
    },
    /** The choice under the keyboard's cursor, or -1. */
    get cursor() {
      return cursor;
    },
  };
}

/** Whether a key writes or erases, and is no shortcut. @param {KeyboardEvent} event */
function isTyped({ key, ctrlKey, metaKey, altKey }) {
  const writes = /^[0-9A-Za-z.]$/.test(key) || key === "Backspace" || key === "Delete";
  return writes && !ctrlKey && !metaKey && !altKey;
}
