/**
 * What a part of the page has bound, and how it lets go of all of it at once. Every `bind...` gives its `unbind`:
 *
 *     const { signal, also, unbind } = binding();
 *     button.addEventListener("click", act, { signal });
 *     also(player.subscribe(draw));
 *     return { show, unbind };
 *
 * Elements that are thrown away take their listeners with them, and need none of this.
 */
export function binding() {
  const control = new AbortController();
  const { signal } = control;

  /** Something else to undo: a subscription, an observer, what was put into the page. */
  function also(undo: () => unknown) {
    signal.addEventListener("abort", () => undo(), { once: true });
  }

  /** Parts of this part: those that have bound something. */
  function alsoParts(parts: object[]) {
    for (const part of parts) if ("unbind" in part) also(part.unbind as () => void);
  }

  return { signal, also, alsoParts, unbind: () => control.abort() };
}

/** Watches the size of an element. @returns ends that */
export function watchSize(element: Element, heed: ResizeObserverCallback): () => void {
  const observer = new ResizeObserver(heed);
  observer.observe(element);
  return () => observer.disconnect();
}
