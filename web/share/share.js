import { formatLink } from "../scenario/link.js";
import * as words from "../text/en.js";
import { copyText } from "../view/clipboard.js";
import { element } from "../view/element.js";

/**
 * Sending a moment of a search to others.
 * @param {import("../page.js").Page} page
 */
export function bindShare({ player, tell }) {
  element("copy-link", HTMLButtonElement).addEventListener("click", async () => {
    const fragment = formatLink(player.scenario ?? "", player.timeline.position);
    const link = new URL(fragment, location.href);
    tell((await copyText(link.href)) ? words.toast.linkCopied : words.toast.copyFailed);
  });
}
