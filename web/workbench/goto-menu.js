import { binding } from "../view/binding.js";
import { element } from "../view/element.js";

/** The list of what can be gone to, which closes after a choice, at a click elsewhere, and by Escape. */
export function bindGotoMenu() {
  const { signal, unbind } = binding();
  const menu = element("goto", HTMLDetailsElement);
  const opener = /** @type {HTMLElement} */ (menu.querySelector("summary"));

  /** @param {Event} event */
  function close({ target }) {
    if (menu.open && target instanceof Node && !opener.contains(target)) menu.open = false;
  }

  /** @param {KeyboardEvent} event */
  function press(event) {
    if (event.key !== "Escape" || !menu.open) return;
    event.preventDefault();
    menu.open = false;
    opener.focus();
  }

  document.addEventListener("click", close, { signal });
  menu.addEventListener("keydown", press, { signal });
  return { unbind };
}
