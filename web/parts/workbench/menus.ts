import { binding } from "../../dom/binding.ts";
import { bindMenu } from "../../dom/menu.ts";

/** The menus that stand in index.html. */
export function bindMenus() {
  const { signal, unbind } = binding();
  const menus = document.querySelectorAll("details.menu") as NodeListOf<HTMLDetailsElement>;
  for (const menu of menus) bindMenu(menu, signal);
  return { unbind };
}
