import { binding } from "./binding.ts";

/**
 * A separator that resizes what is beside it, by pointer and by arrow keys.
 *
 * @typedef {object} Size in pixels
 * @property {() => number} read as it is seen
 * @property {() => [least: number, most: number]} limits
 * @property {(size: number | null) => void} set null: as the page would have it
 *
 * @typedef {object} Grip
 * @property {HTMLElement} handle with `aria-orientation`
 * @property {1 | -1} sign whether what it resizes grows when it moves down or right, or the other way
 * @property {Size} size
 * @property {{start: number, size: number} | null} held where a drag began, and with which size
 */

/** Pixels that a key moves the separator. */
const A_KEY = 24;

/** @param {HTMLElement} handle @param {1 | -1} sign @param {Size} size */
export function bindGrip(handle, sign, size) {
  const { signal, unbind } = binding();
  /** @type {Grip} */
  const grip = { handle, sign, size, held: null };
  handle.addEventListener("pointerdown", (event) => hold(grip, event), { signal });
  handle.addEventListener("pointermove", (event) => drag(grip, event), { signal });
  handle.addEventListener(
    "lostpointercapture",
    () => {
      grip.held = null;
    },
    { signal },
  );
  handle.addEventListener("dblclick", () => size.set(null), { signal });
  handle.addEventListener("keydown", (event) => press(grip, event), { signal });
  return { tell: () => tell(grip), unbind };
}

/** @param {Grip} grip */
const isUpright = ({ handle }) => handle.ariaOrientation === "vertical";

/** @param {Grip} grip @param {PointerEvent} event */
const placeOf = (grip, event) => (isUpright(grip) ? event.clientX : event.clientY);

/** @param {Grip} grip @param {PointerEvent} event */
function hold(grip, event) {
  event.preventDefault();
  grip.handle.setPointerCapture(event.pointerId);
  grip.held = { start: placeOf(grip, event), size: grip.size.read() };
}

/** @param {Grip} grip @param {PointerEvent} event */
function drag(grip, event) {
  const { held, sign } = grip;
  if (held !== null) resize(grip, held.size + sign * (placeOf(grip, event) - held.start));
}

/** @param {Grip} grip @param {KeyboardEvent} event */
function press(grip, event) {
  const { sign, size } = grip;
  const [less, more] = isUpright(grip) ? ["ArrowLeft", "ArrowRight"] : ["ArrowUp", "ArrowDown"];
  const [least, most] = size.limits();
  /** @type {Record<string, number>} */
  const wanted = {
    [less]: size.read() - sign * A_KEY,
    [more]: size.read() + sign * A_KEY,
    Home: least,
    End: most,
  };
  if (!Object.hasOwn(wanted, event.key)) return;
  event.preventDefault();
  event.stopPropagation();
  resize(grip, wanted[event.key]);
}

/** @param {Grip} grip @param {number} wanted */
function resize({ size }, wanted) {
  const [least, most] = size.limits();
  size.set(Math.max(least, Math.min(most, Math.round(wanted))));
}

/** Tells the size to those who cannot see it. @param {Grip} grip */
function tell({ handle, size }) {
  const [least, most] = size.limits();
  handle.ariaValueMin = String(least);
  handle.ariaValueMax = String(most);
  handle.ariaValueNow = String(Math.max(least, Math.min(most, Math.round(size.read()))));
}
