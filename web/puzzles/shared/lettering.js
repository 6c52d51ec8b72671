/** @import { Palette } from "../../view/theme.js" */

/**
 * The size of letters in the canvas's own pixels: what a picture gives them, or what the page wants of all letters where it is
 * presented, as far as there is room.
 * @param {number} size
 * @param {number} room
 * @param {Palette} palette
 */
export function legible(size, room, palette) {
  const wanted = (Number.parseFloat(palette.letters) || 0) * (globalThis.devicePixelRatio ?? 1);
  return Math.max(size, Math.min(wanted, room));
}
