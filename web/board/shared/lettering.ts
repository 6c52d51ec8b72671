/** Sizes of letters on a canvas. While presenting, all letters must be readable from ten metres. */

/** CSS size of all letters; "" lets each picture decide. */
export interface Lettering {
  letters?: string;
}

/** The letter size that the page demands, in canvas pixels; 0 for none. */
export const pageLetterSize = ({ letters = "" }: Lettering) =>
  (Number.parseFloat(letters) || 0) * (globalThis.devicePixelRatio ?? 1);

/** The letter size in canvas pixels: the picture's own, or the size that the page demands as far as there is room. */
export const letterSize = (size: number, room: number, lettering: Lettering) =>
  Math.max(size, Math.min(pageLetterSize(lettering), room));

/** The smallest letters that are easy to read, in CSS pixels, whatever the picture's size. */
const READABLE = 9;

/** The same in canvas pixels. */
export const readable = () => READABLE * (globalThis.devicePixelRatio ?? 1);

/** True for digits in canvas pixels that nobody can make out any more. */
export const isIllegible = (size: number) => size < (2 / 3) * readable();
