import { watchChanges } from "../../dom/watch-changes.ts";
import type { Size } from "../types.ts";

/**
 * Parts of a picture that repeat in every frame: each is drawn once on a canvas of its own and copied from there, which
 * takes a fraction of the time. A picture drawn only once, such as a card's, needs no cache, and no canvas is created
 * for it.
 */

type Context = CanvasRenderingContext2D;

/** A box in whole pixels. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export class PictureCache {
  #changed = watchChanges();
  #source: Context | null = null;
  /** Cached parts; null until the same picture is drawn a second time. */
  #drawn: Set<number> | null = null;

  /** Begin a frame. @param size of the picture @param key everything its parts depend on */
  begin({ width, height }: Size, ...key: readonly unknown[]) {
    // Redraw letters when their font has loaded.
    const page = globalThis.document;
    const changed = this.#changed(width, height, page?.fonts.status, ...key);
    if (changed || page === undefined) {
      this.#drawn = null;
      return;
    }
    if (this.#drawn !== null) return;
    this.#drawn = new Set();
    this.#source ??= page.createElement("canvas").getContext("2d");
    if (this.#source !== null) Object.assign(this.#source.canvas, { width, height });
  }

  /**
   * Draw one part, from the cache if possible.
   *
   * @param part its number
   * @param home its box on the cache's canvas
   * @param at its place in the picture
   * @param paint draws it into a box of that size
   */
  draw(
    context: Context,
    part: number,
    home: Box,
    at: { left: number; top: number },
    paint: (context: Context, box: { left: number; top: number }) => void,
  ) {
    const { left, top, width, height } = home;
    if (this.#drawn === null || this.#source === null) return paint(context, at);
    if (!this.#drawn.has(part)) paint(this.#source, home);
    this.#drawn.add(part);
    const { canvas } = this.#source;
    context.drawImage(canvas, left, top, width, height, at.left, at.top, width, height);
  }
}
