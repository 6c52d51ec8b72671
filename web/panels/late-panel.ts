import { latePart } from "../view/late-part.ts";
import { html } from "../view/node.ts";
import { makeBody } from "./panel.ts";

/**
 * A panel that comes when it is first seen.
 *
 * @import { Page } from "../lane/types.ts"
 * @import { Panel, PanelContent } from "./types.ts"
 */

/**
 * @template Part
 * @param {Pick<Page, "redraw">} page
 * @param {Pick<Panel, "name" | "title">} named
 * @param {() => Promise<Part>} load the module that makes what is in it
 * @param {(part: Part, body: HTMLElement) => PanelContent} make
 * @returns {Panel}
 */
export function createLatePanel(page, named, load, make) {
  const body = makeBody();
  /** @type {PanelContent | null} */
  let content = null;
  let asked = false;
  let gone = false;

  async function come() {
    asked = true;
    try {
      const part = await latePart(load());
      if (gone) return;
      content = make(part, body);
      body.replaceChildren(...content.parts);
      page.redraw();
    } catch (error) {
      body.replaceChildren(html("p", { class: "problem" }, /** @type {Error} */ (error).message));
    }
  }

  return {
    ...named,
    body,
    show: (scene) => {
      if (!asked) void come();
      content?.show(scene);
    },
    open: () => content?.open?.(),
    unbind() {
      gone = true;
      content?.unbind?.();
    },
  };
}
