import { binding } from "../../dom/binding.ts";
import { element } from "../../dom/element.ts";
import type { Page } from "../../state/lane/types.ts";

/**
 * The page's name, which leads to the gallery.
 *
 * @param push makes a new entry in the history
 * @param show the gallery
 */
export function bindHome({ player }: Page, push: (url: string) => void, show: () => void) {
  const { signal, unbind } = binding();

  function go(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    player.pause();
    if (location.hash !== "") push(location.pathname + location.search);
    show();
    // Who asks for all puzzles is brought to them.
    const all = event.currentTarget instanceof Element && event.currentTarget.id === "menu-all";
    if (all) element("gallery-puzzles", HTMLElement).scrollIntoView();
  }

  for (const id of ["brand", "menu-all"])
    element(id, HTMLAnchorElement).addEventListener("click", go, { signal });
  return { unbind };
}
