/**
 * How large letters are on a canvas. Where the page is presented it wants all of them to be read from ten metres.
 *
 * @typedef {{letters?: string}} Lettering the style's size for all letters, in pixels of the page; "" where a picture says it
 */

/** The size that the page wants of all letters, in the canvas's own pixels; 0: any. @param {Lettering} lettering */
export const wanted = ({ letters = "" }) =>
  (Number.parseFloat(letters) || 0) * (globalThis.devicePixelRatio ?? 1);

/**
 * The size of letters in the canvas's own pixels: what a picture gives them, or what the page wants, as far as there is room.
 * @param {number} size
 * @param {number} room
 * @param {Lettering} lettering
 */
export const legible = (size, room, lettering) => Math.max(size, Math.min(wanted(lettering), room));
