import { binding, watchSize } from "../../dom/binding.ts";
import { element } from "../../dom/element.ts";
import { watchChanges } from "../../dom/watch-changes.ts";
import type { Finder } from "../../engine/analysis/finder.ts";

/** Marks behind the slider at the moments that were found, the darker the more moments fall on a pixel. */

/** Milliseconds between two drawings while the search goes on. */
const PAUSE = 120;

export function bindSliderMarks(redraw: () => void) {
  const { onDispose, unbind } = binding();
  const canvas = element("find-marks", HTMLCanvasElement);
  const changed = watchChanges();
  let drawnAt = -Infinity;
  canvas.hidden = false;
  onDispose(() => {
    canvas.hidden = true;
  });
  onDispose(
    watchSize(canvas, ([entry]) => {
      canvas.width = Math.round(entry.contentRect.width * devicePixelRatio);
      canvas.height = Math.round(entry.contentRect.height * devicePixelRatio);
      changed();
      redraw();
    }),
  );
  return {
    /** @param more true while the number of moments keeps changing, so that it is not drawn at every frame */
    show(finder: Finder | null, known: number, more: boolean) {
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
 * The number of moments at each pixel, where the slider's thumb would be for that moment.
 *
 * @param known the last position
 */
export function countsOf(finder: Pick<Finder, "before">, known: number, width: number) {
  const each = known / Math.max(1, width - 1);
  const edges = Array.from({ length: width + 1 }, (_, x) =>
    finder.before(x < width ? Math.ceil((x - 0.5) * each) : known + 1),
  );
  return edges.slice(1).map((edge, x) => edge - edges[x]);
}

function draw(canvas: HTMLCanvasElement, counts: number[]) {
  const context = canvas.getContext("2d") as CanvasRenderingContext2D;
  const { width, height } = canvas;
  const wide = 2 * devicePixelRatio;
  context.clearRect(0, 0, width, height);
  context.fillStyle = getComputedStyle(canvas).color;
  const most = Math.log1p(Math.max(...counts, 1));
  counts.forEach((count, x) => {
    if (count === 0) return;
    context.globalAlpha = 0.65 + (0.35 * Math.log1p(count)) / most;
    context.fillRect(Math.min(x, width - wide), 0, wide, height);
  });
}
