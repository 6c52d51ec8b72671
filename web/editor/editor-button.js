import { binding } from "../view/binding.js";
import { element } from "../view/element.js";

/** Opens the drawing board, which is loaded when it is first wanted. @param {import("../page/page.js").Page} page */
export function bindEditorButton(page) {
  const { signal, unbind } = binding();

  async function open() {
    const { openEditor } = await import("./open-editor.js");
    page.player.pause();
    openEditor(page);
  }

  element("draw-open", HTMLButtonElement).addEventListener("click", open, { signal });
  return { unbind };
}
