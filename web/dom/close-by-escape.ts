/**
 * Let Escape close a part of the page: while the focus is in it, on the board or nowhere, and nothing within it needs the
 * key itself. Of two such parts the one bound first is closed. A game, a program and a lesson are no such parts, since a
 * key would end what the visitor has done.
 */
export function closeByEscape(box: HTMLElement, close: () => void, signal: AbortSignal) {
  const press = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (key !== "Escape" || event.defaultPrevented || !box.checkVisibility()) return;
    if (!(target instanceof Element) || document.querySelector("dialog[open]") !== null) return;
    if (target !== document.body && target.id !== "board" && !box.contains(target)) return;
    event.preventDefault();
    close();
  };
  document.addEventListener("keydown", press, { signal });
}
