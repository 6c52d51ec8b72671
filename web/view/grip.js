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
 * @returns {() => void} tells the size to those who cannot see it
 */
export function bindGrip(grip, sign, { read, limits, set }) {
  const upright = grip.ariaOrientation === "vertical";
  const [less, more] = upright ? ["ArrowLeft", "ArrowRight"] : ["ArrowUp", "ArrowDown"];
  const place = (/** @type {PointerEvent} */ event) => (upright ? event.clientX : event.clientY);

  /** @param {number} wanted */
  function resize(wanted) {
    const [least, most] = limits();
    set(Math.max(least, Math.min(most, Math.round(wanted))));
  }

  grip.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    grip.setPointerCapture(event.pointerId);
    const start = place(event);
    const size = read();
    const drag = (/** @type {PointerEvent} */ moved) =>
      resize(size + sign * (place(moved) - start));
    grip.addEventListener("pointermove", drag);
    grip.addEventListener(
      "lostpointercapture",
      () => grip.removeEventListener("pointermove", drag),
      { once: true },
    );
  });
  grip.addEventListener("dblclick", () => set(null));
  grip.addEventListener("keydown", (event) => {
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
  });

  return () => {
    const [least, most] = limits();
    grip.ariaValueMin = String(least);
    grip.ariaValueMax = String(most);
    grip.ariaValueNow = String(Math.max(least, Math.min(most, Math.round(read()))));
  };
}
