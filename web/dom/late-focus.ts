/** Keys that do nothing by themselves: a screen reader is silenced with one. */
const MODIFIERS = ["Alt", "Control", "Meta", "Shift"];

/**
 * Moves the focus later than the press that asks for it: after an answer of Python's, a file, a frame or a timer. Call this at the press. What it
 * returns moves the focus once, and only if the visitor has pressed nothing since and the focus is still where the press left it: otherwise a key
 * that is meant for one thing would be taken by another.
 */
export function lateFocus(): (move: () => void) => void {
  const { activeElement: left } = document;
  const control = new AbortController();
  const { signal } = control;
  const end = ({ key = "", repeat = false }: Event & { key?: string; repeat?: boolean }) => {
    if (!repeat && !MODIFIERS.includes(key)) control.abort();
  };
  for (const kind of ["keydown", "pointerdown"]) {
    addEventListener(kind, end, { capture: true, signal });
  }
  return (move) => {
    const { activeElement: now, body } = document;
    // The button that was pressed may be gone by now, and with it its focus.
    const stays = now === left || now === body || now === null;
    if (!signal.aborted && stays) move();
    control.abort();
  };
}
