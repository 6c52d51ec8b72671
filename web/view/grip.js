import { binding } from "./binding.js";

/**
 * A separator that resizes what is beside it, by pointer and by arrow keys.
 *
 * @typedef {object} Size in pixels
 * @property {() => number} read as it is seen
 * @property {() => [least: number, most: number]} limits
 * @property {(size: number | null) => void} set null: as the page would have it
 */

/** Pixels that a key moves the separator. */
const A_KEY = 24;

/**
 * @param {HTMLElement} grip with `aria-orientation`
 * @param {1 | -1} sign whether what it resizes grows when it moves down or right, or the other way
 * @param {Size} size
 */
export function bindGrip(grip, sign, { read, limits, set }) {
  const { signal, unbind } = binding();
  const upright = grip.ariaOrientation === "vertical";
  const [less, more] = upright ? ["ArrowLeft", "ArrowRight"] : ["ArrowUp", "ArrowDown"];
  const place = (/** @type {PointerEvent} */ event) => (upright ? event.clientX : event.clientY);
  /** Where a drag began, and with which size. @type {{start: number, size: number} | null} */
  let held = null;

  /** @param {number} wanted */
  function resize(wanted) {
    const [least, most] = limits();
    set(Math.max(least, Math.min(most, Math.round(wanted))));
  }

  /** @param {PointerEvent} event */
  function hold(event) {
    event.preventDefault();
    grip.setPointerCapture(event.pointerId);
    held = { start: place(event), size: read() };
  }

  /** @param {PointerEvent} event */
  function drag(event) {
    if (held !== null) resize(held.size + sign * (place(event) - held.start));
  }

  function release() {
    held = null;
  }

  /** @param {KeyboardEvent} event */
  function press(event) {
    const [least, most] = limits();
    /** @type {Record<string, number>} */
    const wanted = {
      [less]: read() - sign * A_KEY,
      [more]: read() + sign * A_KEY,
      Home: least,
      End: most,
    };
    if (!Object.hasOwn(wanted, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    resize(wanted[event.key]);
  }

  /** Tells the size to those who cannot see it. */
  function tell() {
    const [least, most] = limits();
    grip.ariaValueMin = String(least);
    grip.ariaValueMax = String(most);
    grip.ariaValueNow = String(Math.max(least, Math.min(most, Math.round(read()))));
  }

  grip.addEventListener("pointerdown", hold, { signal });
  grip.addEventListener("pointermove", drag, { signal });
  grip.addEventListener("lostpointercapture", release, { signal });
  grip.addEventListener("dblclick", () => set(null), { signal });
  grip.addEventListener("keydown", press, { signal });
  return { tell, unbind };
}
