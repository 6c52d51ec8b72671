import { binding } from "../../dom/binding.ts";
import { element } from "../../dom/element.ts";
import type { Page } from "../../state/page/page-context.ts";

/**
 * The page's name and the menu's entry, which open the gallery.
 *
 * @param push adds an entry to the history
 * @param show shows the gallery
 */
export function bindHome({ player }: Page, push: (url: string) => void, show: () => void) {
  const { signal, unbind } = binding();

  function go(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    player.pause();
    if (location.hash !== "") push(location.pathname + location.search);
    show();
    // "All puzzles" scrolls past the top of the gallery, to the puzzles.
    const all = event.currentTarget instanceof Element && event.currentTarget.id === "menu-all";
    if (all) element("gallery-puzzles", HTMLElement).scrollIntoView();
  }

  for (const id of ["brand", "menu-all"])
    element(id, HTMLAnchorElement).addEventListener("click", go, { signal });
  return { unbind };
}
