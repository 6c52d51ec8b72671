import { pushAddress } from "../share/address.js";
import { binding } from "../view/binding.js";
import { element } from "../view/element.js";

/** @import { Page } from "../lane/types.d.ts" */

/**
 * The page's name, which leads to the gallery.
 *
 * @param {Page} page
 * @param {() => void} show the gallery
 */
export function bindHome({ player }, show) {
  const { signal, unbind } = binding();

  /** @param {MouseEvent} event */
  function go(event) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    player.pause();
    if (location.hash !== "") pushAddress(location.pathname + location.search);
    show();
  }

  element("brand", HTMLAnchorElement).addEventListener("click", go, { signal });
  return { unbind };
}
