/** A list at its button: it closes after a choice, at a click elsewhere, and by Escape. @param {HTMLDetailsElement} menu @param {AbortSignal} signal */
export function bindMenu(menu, signal) {
  /** A field in it, and the button of a form, are for typing. @param {Event} event */
  function close({ target }) {
    if (!(target instanceof Element)) return;
    const chosen = target.closest(".menu-list .button:not([type=submit])") !== null;
    if (chosen || !menu.contains(target)) menu.open = false;
  }

  /** @param {KeyboardEvent} event */
  function press(event) {
    if (event.key !== "Escape" || !menu.open) return;
    event.preventDefault();
    event.stopPropagation();
    menu.open = false;
    menu.querySelector("summary")?.focus();
  }

  document.addEventListener("click", close, { signal });
  menu.addEventListener("keydown", press, { signal });
}
