import { binding } from "../../dom/binding.ts";
import { element } from "../../dom/element.ts";
import { latePart } from "../../dom/late-part.ts";
import type { Page } from "../../state/lane/types.ts";

/** The button that opens the editor, which is loaded when first needed. */
export function bindEditorButton(page: Page) {
  const { signal, onDispose, unbind } = binding();
  let close = () => {};

  async function open() {
    try {
      const { openEditor } = await latePart(import("./open-editor.ts"));
      page.player.pause();
      close = openEditor(page);
    } catch (error) {
      page.showToast((error as Error).message);
    }
  }

  onDispose(() => close());
  element("draw-open", HTMLButtonElement).addEventListener("click", open, { signal });
  return { unbind };
}
