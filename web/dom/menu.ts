import { binding } from "./binding.ts";

/** The menus of the page: each is a `<details class="menu">` with its items in a `.menu-list`. */

/** What can be chosen in a menu. */
const ITEMS = ".menu-list :is(a[href], button:not(:disabled), input)";

/**
 * Bind all menus, also those that are added later. A menu closes after a choice, when a click or the focus is elsewhere,
 * and by Escape. The arrow keys, Home and End move among its items, as in the menu button of WAI-ARIA. Bind them before
 * the page's keys, which then leave an open menu's keys alone.
 */
export function bindMenus() {
  const { signal, unbind } = binding();

  /** Fields and submit buttons in a menu do not close it. */
  function close({ target }: Event) {
    const menu = openMenu();
    if (menu === null || !(target instanceof Element)) return;
    const chosen = target.closest(".menu-list .button:not([type=submit])") !== null;
    if (!chosen && menu.contains(target)) return;
    // What the choice has opened may have the focus; otherwise it would be lost with the item.
    const back = chosen && menu.contains(document.activeElement);
    menu.open = false;
    if (back) menu.querySelector("summary")?.focus();
  }

  function press(event: KeyboardEvent) {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
    const menu = openMenu() ?? menuOpenedBy(key, target);
    if (menu === null) return;
    if (key === "Escape") {
      menu.open = false;
      menu.querySelector("summary")?.focus();
    } else {
      const items = [...menu.querySelectorAll<HTMLElement>(ITEMS)].filter((it) =>
        it.checkVisibility({ visibilityProperty: true }),
      );
      const next = itemAfterKey(key, items.length, items.indexOf(target as HTMLElement));
      if (next === null || (target.matches("input") && !/^Arrow(Up|Down)$/.test(key))) return;
      items[next]?.focus();
    }
    event.preventDefault();
    // Before anything below it takes the key.
    event.stopImmediatePropagation();
  }

  function leave({ target, relatedTarget }: FocusEvent) {
    const menu = openMenu();
    if (menu === null || !(target instanceof Node && relatedTarget instanceof Node)) return;
    if (menu.contains(target) && !menu.contains(relatedTarget)) menu.open = false;
  }

  document.addEventListener("click", close, { signal });
  document.addEventListener("keydown", press, { capture: true, signal });
  document.addEventListener("focusout", leave, { signal });
  return { unbind };
}

const openMenu = () => document.querySelector<HTMLDetailsElement>("details.menu[open]");

/** The closed menu that Down or Up opens on its button, now open; or null. */
function menuOpenedBy(key: string, target: Element) {
  if (!/^Arrow(Up|Down)$/.test(key)) return null;
  const menu = target.closest<HTMLDetailsElement>("details.menu:has(> summary:focus)");
  if (menu !== null) menu.open = true;
  return menu;
}

/**
 * The item that a key leads to from another; Left and Right stay there.
 *
 * @param at -1: no item has the focus
 * @returns null if the key leads nowhere
 */
export function itemAfterKey(key: string, count: number, at: number): number | null {
  const next: Record<string, number> = {
    ArrowDown: (at + 1) % count,
    ArrowUp: at > 0 ? at - 1 : count - 1,
    ArrowLeft: at,
    ArrowRight: at,
    Home: 0,
    End: count - 1,
  };
  return Object.hasOwn(next, key) ? next[key] : null;
}
