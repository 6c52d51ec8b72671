/** A menu that closes after a choice, at a click or the focus elsewhere, and by Escape. */
export function bindMenu(menu: HTMLDetailsElement, signal: AbortSignal) {
  /** Fields and submit buttons in it do not close it. */
  function close({ target }: Event) {
    if (!(target instanceof Element)) return;
    const chosen = target.closest(".menu-list .button:not([type=submit])") !== null;
    if (chosen || !menu.contains(target)) menu.open = false;
  }

  function press(event: KeyboardEvent) {
    if (event.key !== "Escape" || !menu.open) return;
    event.preventDefault();
    event.stopPropagation();
    menu.open = false;
    menu.querySelector("summary")?.focus();
  }

  function leave({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
  }

  document.addEventListener("click", close, { signal });
  // Before anything below it takes the key.
  document.addEventListener("keydown", press, { capture: true, signal });
  menu.addEventListener("focusout", leave, { signal });
}
