import { layOutBoard, squareAt } from "./board-layout.js";
import { drawBoard } from "./board-view.js";

/**
 * The canvas that the board is drawn on: keeps it as sharp as the display, redraws it at most once a
 * frame, and turns clicks and keys on it into squares.
 *
 * @typedef {import("./board-view.js").BoardPicture} BoardPicture
 * @typedef {import("./theme.js").Palette} Palette
 */

/**
 * @param {HTMLCanvasElement} canvas
 * @param {(square: number) => void} choose called with a square that was clicked, or entered by key
 */
export function createBoardStage(canvas, choose) {
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  let shape = { rows: 8, columns: 8 };
  let layout = layOutBoard(8, 8, 1, 1);
  /** @type {Palette | null} */
  let palette = null;
  /** @type {BoardPicture | null} */
  let picture = null;
  let cursor = -1;
  let stale = true;

  function refit() {
    layout = layOutBoard(shape.rows, shape.columns, canvas.width, canvas.height);
    stale = true;
    draw();
  }

  function draw() {
    if (!stale || !palette || !picture) return;
    stale = false;
    drawBoard(context, layout, palette, { ...picture, cursor });
  }

  new ResizeObserver(([entry]) => {
    const box = entry.devicePixelContentBoxSize?.[0];
    const density = devicePixelRatio;
    const width = Math.round(box?.inlineSize ?? entry.contentRect.width * density);
    const height = Math.round(box?.blockSize ?? entry.contentRect.height * density);
    if (width === canvas.width && height === canvas.height) return;
    canvas.width = width;
    canvas.height = height;
    refit();
  }).observe(canvas);

  canvas.addEventListener("click", (event) => {
    const box = canvas.getBoundingClientRect();
    const x = ((event.clientX - box.left) * canvas.width) / box.width;
    const y = ((event.clientY - box.top) * canvas.height) / box.height;
    const square = squareAt(layout, x, y);
    if (square >= 0) choose(square);
  });

  // A click must not take the arrow keys from the transport: only the keyboard focuses the board.
  canvas.addEventListener("mousedown", (event) => event.preventDefault());
  canvas.addEventListener("blur", () => moveCursor(-1));

  canvas.addEventListener("keydown", (event) => {
    const step = {
      ArrowUp: shape.columns,
      ArrowDown: -shape.columns,
      ArrowLeft: -1,
      ArrowRight: 1,
    }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      moveCursor(cursor < 0 ? 0 : neighbour(cursor, step));
    } else if (event.key === "Enter" && cursor >= 0) {
      event.preventDefault();
      choose(cursor);
    } else if (event.key === "Escape") {
      moveCursor(-1);
    }
  });

  /** @param {number} square @param {number} step */
  function neighbour(square, step) {
    const { rows, columns } = shape;
    const sideways = Math.abs(step) === 1;
    const next = square + step;
    const left = sideways && Math.floor(next / columns) !== Math.floor(square / columns);
    return next < 0 || next >= rows * columns || left ? square : next;
  }

  /** @param {number} square */
  function moveCursor(square) {
    if (square === cursor) return;
    cursor = square;
    stale = true;
    requestAnimationFrame(draw);
  }

  return {
    /** @param {number} rows @param {number} columns */
    setShape(rows, columns) {
      shape = { rows, columns };
      cursor = -1;
      refit();
    },
    /** @param {Palette} colours */
    setPalette(colours) {
      palette = colours;
      stale = true;
      draw();
    },
    /** Shows a picture at once. @param {BoardPicture} next */
    show(next) {
      picture = next;
      stale = true;
      draw();
    },
    /** The square under the keyboard's cursor, or -1. */
    get cursor() {
      return cursor;
    },
  };
}
