import { html } from "../../dom/create-element.ts";
import { lazyPart } from "../../dom/lazy-part.ts";
import type { Page } from "../../state/page/page-context.ts";
import { makeBody } from "./panel-helpers.ts";
import type { Panel, PanelContent } from "./types.ts";

/** A panel whose content is loaded when it is first shown. */

/** @param load imports the module that creates the content */
export function createLazyPanel<Part>(
  page: Pick<Page, "redraw">,
  named: Pick<Panel, "name" | "title">,
  load: () => Promise<Part>,
  make: (part: Part, body: HTMLElement) => PanelContent,
): Panel {
  const body = makeBody();
  let content: PanelContent | null = null;
  let asked = false;
  let gone = false;

  async function come() {
    asked = true;
    try {
      const part = await lazyPart(load());
      if (gone) return;
      content = make(part, body);
      body.replaceChildren(...content.parts);
      page.redraw();
    } catch (error) {
      body.replaceChildren(html("p", { class: "problem" }, (error as Error).message));
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
    leave: () => content?.leave?.(),
    unbind() {
      gone = true;
      content?.unbind?.();
    },
  };
}
