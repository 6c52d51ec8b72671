import { binding } from "../view/binding.ts";
import { bindMenu } from "../view/menu.ts";

/** The menus that stand in index.html. */
export function bindMenus() {
  const { signal, unbind } = binding();
  const menus = document.querySelectorAll("details.menu") as NodeListOf<HTMLDetailsElement>;
  for (const menu of menus) bindMenu(menu, signal);
  return { unbind };
}
