import { tell } from "../language/tell.js";
import { paint } from "../stage/painter.js";
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
export function paintMoment({ view, player }, side, palette) {
  const canvas = html("canvas", { width: side, height: side });
  paint(canvas, view, palette, { state: player.state });
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
  const canvas = paintMoment(page, side, readPalette());
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error(tell("files-no-picture")));
      else resolve(blob);
    }, "image/png");
  });
}
