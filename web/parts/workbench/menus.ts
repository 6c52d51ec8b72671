import { binding } from "../../dom/binding.ts";
import { bindMenu } from "../../dom/menu.ts";

/** Bind the menus in index.html. */
export function bindMenus() {
  const { signal, unbind } = binding();
  const menus = document.querySelectorAll("details.menu") as NodeListOf<HTMLDetailsElement>;
  for (const menu of menus) bindMenu(menu, signal);
  return { unbind };
}
