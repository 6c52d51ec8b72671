import { binding } from "./binding.ts";

/** A separator that resizes its neighbour, by pointer and by arrow keys. */

/** A size in pixels. */
interface Size {
  read: () => number; // current size
  limits: () => [least: number, most: number];
  set: (size: number | null) => void; // null: the page's default
}

interface Grip {
  handle: HTMLElement; // with `aria-orientation`
  sign: 1 | -1; // 1 when the neighbour grows as the separator moves down or right, otherwise -1
  size: Size;
  held: { start: number; size: number } | null; // start of a drag, and the size at that time
}

/** Pixels per key press. */
const A_KEY = 24;

export function bindGrip(handle: HTMLElement, sign: 1 | -1, size: Size) {
  const { signal, unbind } = binding();
  const grip: Grip = { handle, sign, size, held: null };
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
  return { announceSize: () => announceSize(grip), unbind };
}

const isUpright = ({ handle }: Grip) => handle.ariaOrientation === "vertical";

const placeOf = (grip: Grip, event: PointerEvent) =>
  isUpright(grip) ? event.clientX : event.clientY;

function hold(grip: Grip, event: PointerEvent) {
  event.preventDefault();
  grip.handle.setPointerCapture(event.pointerId);
  grip.held = { start: placeOf(grip, event), size: grip.size.read() };
}

function drag(grip: Grip, event: PointerEvent) {
  const { held, sign } = grip;
  if (held !== null) resize(grip, held.size + sign * (placeOf(grip, event) - held.start));
}

function press(grip: Grip, event: KeyboardEvent) {
  const { sign, size } = grip;
  const [less, more] = isUpright(grip) ? ["ArrowLeft", "ArrowRight"] : ["ArrowUp", "ArrowDown"];
  const [least, most] = size.limits();
  const wanted: Record<string, number> = {
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

function resize({ size }: Grip, wanted: number) {
  const [least, most] = size.limits();
  size.set(Math.max(least, Math.min(most, Math.round(wanted))));
}

/** Report the size to screen readers. */
function announceSize({ handle, size }: Grip) {
  const [least, most] = size.limits();
  handle.ariaValueMin = String(least);
  handle.ariaValueMax = String(most);
  handle.ariaValueNow = String(Math.max(least, Math.min(most, Math.round(size.read()))));
}
