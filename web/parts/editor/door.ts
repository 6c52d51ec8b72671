import { binding } from "../../dom/binding.ts";
import { latePart } from "../../dom/late-part.ts";
import type { Page } from "../../state/lane/page.ts";

/** Opens the editor, which is loaded when first needed. */
export function bindEditor(page: Page) {
  const { signal, onDispose, unbind } = binding();
  let close = () => {};

  async function open() {
    try {
      const { openEditor } = await latePart(import("./open-editor.ts"));
      if (signal.aborted) return;
      page.player.pause();
      close = openEditor(page);
    } catch (error) {
      page.showToast((error as Error).message);
    }
  }

  onDispose(() => close());
  return { open: () => void open(), unbind };
}
