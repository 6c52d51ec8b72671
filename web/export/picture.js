import { readPalette } from "../view/theme.js";

/**
 * The moment shown as a PNG, larger than any screen's board.
 *
 * @param {import("../page.js").Page} page
 * @param {number} side in pixels
 * @returns {Promise<Blob>}
 */
export function drawPicture({ view, player }, side) {
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  view.draw(context, canvas, readPalette(), {
    state: player.state,
    before: null,
    motion: null,
    flash: 0,
    cursor: -1,
  });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error("the browser made no picture"));
      else resolve(blob);
    }, "image/png");
  });
}
