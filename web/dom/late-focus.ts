/** Keys that do nothing on their own: a screen reader is silenced with one of them. */
const MODIFIERS = ["Alt", "Control", "Meta", "Shift"];

/**
 * Move the focus later than the press that causes it: after an answer of Python's, a file, a frame or a timer. Call
 * this at the press. The returned function moves the focus once, and only if the visitor has pressed nothing since and
 * the focus is still where it was: otherwise a key meant for one element would reach another.
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
    // The pressed button may have been removed, and its focus with it.
    const stays = now === left || now === body || now === null;
    if (!signal.aborted && stays) move();
    control.abort();
  };
}

export type LateFocus = ReturnType<typeof lateFocus>;
