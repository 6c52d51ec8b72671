import { watchChanges } from "../../dom/changes.ts";
import type { Size } from "../types.ts";

/**
 * Parts of a picture that are the same in frame after frame: each is drawn once on a canvas of its own, and copied from there, which
 * takes a fraction of the time. A picture that is drawn only once, such as a card's, is drawn as it is, and no canvas is made.
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
  /** The parts that are there; null: what is drawn has not been asked for twice. */
  #drawn: Set<number> | null = null;

  /** Begins a frame. @param size of the picture @param key what its parts are made of */
  begin({ width, height }: Size, ...key: readonly unknown[]) {
    // Letters are drawn anew once their font has come.
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
   * @param part its number
   * @param home where it is kept
   * @param at where it is seen
   * @param paint draws it within a box of that size
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
