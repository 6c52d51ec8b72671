import { binding } from "../view/binding.js";

/** The menus of the page: each closes after a choice, at a click elsewhere, and by Escape. */
export function bindMenus() {
  const { signal, unbind } = binding();
  const menus = /** @type {NodeListOf<HTMLDetailsElement>} */ (
    document.querySelectorAll("details.menu")
  );

  /** What is chosen closes a menu; a field in it is for typing. @param {Event} event */
  function close({ target }) {
    if (!(target instanceof Element)) return;
    const chosen = target.closest(".menu-list .button:not([type=submit])") !== null;
    for (const menu of menus) if (chosen || !menu.contains(target)) menu.open = false;
  }

  document.addEventListener("click", close, { signal });
  for (const menu of menus) {
    menu.addEventListener("keydown", (event) => closeByKey(menu, event), { signal });
  }
  return { unbind };
}

/** The opener of the menu in which an element is: what the focus goes back to. @param {HTMLElement} element @returns {HTMLElement} */
export const openerOf = (element) =>
  /** @type {HTMLElement | null} */ (element.closest("details.menu")?.querySelector("summary")) ??
  element;

/** @param {HTMLDetailsElement} menu @param {KeyboardEvent} event */
function closeByKey(menu, event) {
  if (event.key !== "Escape" || !menu.open) return;
  event.preventDefault();
  menu.open = false;
  menu.querySelector("summary")?.focus();
}
