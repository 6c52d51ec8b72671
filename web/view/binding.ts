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

  /** Something else to undo: a subscription, an observer, what was put into the page. @param {() => unknown} undo */
  function also(undo) {
    signal.addEventListener("abort", () => undo(), { once: true });
  }

  /** Parts of this part: those that have bound something. @param {object[]} parts */
  function alsoParts(parts) {
    for (const part of parts) if ("unbind" in part) also(/** @type {() => void} */ (part.unbind));
  }

  return { signal, also, alsoParts, unbind: () => control.abort() };
}

/** Watches the size of an element. @param {Element} element @param {ResizeObserverCallback} heed @returns {() => void} ends that */
export function watchSize(element, heed) {
  const observer = new ResizeObserver(heed);
  observer.observe(element);
  return () => observer.disconnect();
}
