import { binding, watchSize } from "../view/binding.ts";
import { watchChanges } from "../view/changes.ts";
import { element } from "../view/element.ts";

/**
 * Where the moments lie that were found: marks behind the slider, the darker the more of them a pixel stands for.
 *
 * @import { Finder } from "../digest/finder.ts"
 */

/** Milliseconds between two drawings while more is found. */
const PAUSE = 120;

/** @param {() => void} redraw */
export function bindSliderMarks(redraw) {
  const { also, unbind } = binding();
  const canvas = element("find-marks", HTMLCanvasElement);
  const changed = watchChanges();
  let drawnAt = -Infinity;
  canvas.hidden = false;
  also(() => {
    canvas.hidden = true;
  });
  also(
    watchSize(canvas, ([entry]) => {
      canvas.width = Math.round(entry.contentRect.width * devicePixelRatio);
      canvas.height = Math.round(entry.contentRect.height * devicePixelRatio);
      changed();
      redraw();
    }),
  );
  return {
    /** @param {Finder | null} finder @param {number} known @param {boolean} more may be found at once */
    show(finder, known, more) {
      const now = performance.now();
      if (more && now - drawnAt < PAUSE) return;
      const theme = document.documentElement.dataset.theme;
      if (!changed(finder, finder?.count, known, theme, canvas.width)) return;
      drawnAt = now;
      const counts = finder === null ? [] : countsOf(finder, known, canvas.width);
      draw(canvas, counts);
    },
    unbind,
  };
}

/**
 * How many moments each pixel of a width stands for: the one at which the slider's thumb would be.
 *
 * @param {Pick<Finder, "before">} finder
 * @param {number} known the last position
 * @param {number} width
 */
export function countsOf(finder, known, width) {
  const each = known / Math.max(1, width - 1);
  const edges = Array.from({ length: width + 1 }, (_, x) =>
    finder.before(x < width ? Math.ceil((x - 0.5) * each) : known + 1),
  );
  return edges.slice(1).map((edge, x) => edge - edges[x]);
}

/** @param {HTMLCanvasElement} canvas @param {number[]} counts */
function draw(canvas, counts) {
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const { width, height } = canvas;
  const wide = 2 * devicePixelRatio;
  context.clearRect(0, 0, width, height);
  context.fillStyle = getComputedStyle(canvas).color;
  const most = Math.log1p(Math.max(...counts, 1));
  counts.forEach((count, x) => {
    if (count === 0) return;
    context.globalAlpha = 0.25 + (0.75 * Math.log1p(count)) / most;
    context.fillRect(Math.min(x, width - wide), 0, wide, height);
  });
}
