import { lazyPart } from "../../dom/lazy-part.ts";
import type { makeFilm } from "./film.ts";

/** Writes a film as an animated GIF, one picture at a time so that the page stays responsive. */

export type Film = Awaited<ReturnType<typeof makeFilm>>;

/** Size of the palette: a board has few colours, and fewer make a smaller file. */
const COLOURS = 64;
/** Least time between pictures in milliseconds. Viewers ignore shorter ones. */
const FASTEST = 20;
/** Milliseconds for which the last picture stays. */
const REST = 2000;

/** @param speed steps a second */
export async function writeGif(
  film: Film,
  speed: number,
  onProgress: (done: number) => void,
  signal: AbortSignal,
) {
  const { GIFEncoder, applyPalette, quantize } = await lazyPart(import("gifenc"));
  const encoder = GIFEncoder();
  const { canvas, context, count } = film;
  for (let index = 0; index < count; index++) {
    signal.throwIfAborted();
    film.draw(index);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const palette = quantize(data, COLOURS);
    const delay = index === count - 1 ? REST : Math.max(FASTEST, 1000 / speed);
    encoder.writeFrame(applyPalette(data, palette), canvas.width, canvas.height, {
      palette,
      delay,
    });
    onProgress(index);
    await new Promise((resolve) => setTimeout(resolve));
  }
  encoder.finish();
  return new Blob([encoder.bytes()], { type: "image/gif" });
}
