import { binding } from "../view/binding.js";
import { bindMenu } from "../view/menu.js";

/** The menus that stand in index.html. */
export function bindMenus() {
  const { signal, unbind } = binding();
  const menus = /** @type {NodeListOf<HTMLDetailsElement>} */ (
    document.querySelectorAll("details.menu")
  );
  for (const menu of menus) bindMenu(menu, signal);
  return { unbind };
}
