/** How large letters are on a canvas. Where the page is presented it wants all of them to be read from ten metres. */

/** The style's size for all letters, in pixels of the page; "" where a picture says it. */
export interface Lettering {
  letters?: string;
}

/** The size that the page wants of all letters, in the canvas's own pixels; 0: any. */
export const wanted = ({ letters = "" }: Lettering) =>
  (Number.parseFloat(letters) || 0) * (globalThis.devicePixelRatio ?? 1);

/** The size of letters in the canvas's own pixels: what a picture gives them, or what the page wants, as far as there is room. */
export const legible = (size: number, room: number, lettering: Lettering) =>
  Math.max(size, Math.min(wanted(lettering), room));
