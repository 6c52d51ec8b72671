import { tell } from "../language/tell.ts";
import { paint } from "../stage/painter.ts";
import { html } from "../view/node.ts";
import { readPalette } from "../view/theme.ts";

/**
 * The moment shown, drawn once more, larger than any screen's board.
 *
 * @import { Page } from "../lane/types.ts"
 * @import { Palette } from "../view/theme.ts"
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
