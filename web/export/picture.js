import { html } from "../view/node.js";
import { readPalette } from "../view/theme.js";

/**
 * The moment shown, drawn once more, larger than any screen's board.
 *
 * @import { Page } from "../lane/types.d.ts"
 * @import { Palette } from "../view/theme.js"
 *
 * @param {Page} page
 * @param {number} side in pixels
 * @param {Palette} palette
 */
export function paint({ view, player }, side, palette) {
  const canvas = html("canvas", { width: side, height: side });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  view.draw(context, canvas, palette, {
    state: player.state,
    before: null,
    motion: null,
    flash: 0,
    cursor: -1,
  });
  return canvas;
}

/**
 * The moment shown as a PNG.
 *
 * @param {Page} page
 * @param {number} side in pixels
 * @returns {Promise<Blob>}
 */
export function drawPicture(page, side) {
  const canvas = paint(page, side, readPalette());
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error("the browser made no picture"));
      else resolve(blob);
    }, "image/png");
  });
}
