/**
 * Collects what a part of the page has bound, so that one call releases all of it. Every `bind...` returns its
 * `unbind`:
 *
 *     const { signal, onDispose, unbind } = binding();
 *     button.addEventListener("click", act, { signal });
 *     onDispose(player.subscribe(draw));
 *     return { show, unbind };
 *
 * Elements that are removed take their listeners with them, and need none of this.
 */
export function binding() {
  const control = new AbortController();
  const { signal } = control;

  /** Register another clean-up: of a subscription, an observer, or an inserted element. */
  function onDispose(undo: () => unknown) {
    signal.addEventListener("abort", () => undo(), { once: true });
  }

  /** Unbind these parts together with this one, if they have bound anything. */
  function ownParts(parts: object[]) {
    for (const part of parts) if ("unbind" in part) onDispose(part.unbind as () => void);
  }

  return { signal, onDispose, ownParts, unbind: () => control.abort() };
}

/** Watch the size of an element. @returns stops watching */
export function watchSize(element: Element, onResize: ResizeObserverCallback): () => void {
  const observer = new ResizeObserver(onResize);
  observer.observe(element);
  return () => observer.disconnect();
}
