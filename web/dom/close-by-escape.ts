/** Fields that use Escape themselves. Menus also do, and handle the key earlier. */
const TYPED =
  "input:not([type=range], [type=checkbox], [type=radio]), select, textarea, [contenteditable]";

/** All parts that Escape closes. */
const parts = new Set<HTMLElement>();

/**
 * Let Escape close a part of the page, wherever the focus is, unless a field, a dialog or another such part has it. Of
 * two such parts without the focus the one bound first is closed. A program and a lesson are no such parts, since a
 * key would end what the visitor has done; nor is a game, which Escape leaves only if nothing has been done in it.
 */
export function closeByEscape(box: HTMLElement, close: () => void, signal: AbortSignal) {
  parts.add(box);
  const press = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (key !== "Escape" || event.defaultPrevented || !box.checkVisibility()) return;
    if (!(target instanceof Element) || document.querySelector("dialog[open]") !== null) return;
    const others = [...parts].some((part) => part.contains(target));
    if (!box.contains(target) && (others || target.matches(TYPED))) return;
    event.preventDefault();
    close();
  };
  document.addEventListener("keydown", press, { signal });
}
