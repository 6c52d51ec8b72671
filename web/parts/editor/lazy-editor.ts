import { binding } from "../../dom/binding.ts";
import { lazyPart } from "../../dom/lazy-part.ts";
import type { Page } from "../../state/page/page-context.ts";

/** Opens the editor, which is loaded when first needed. */
export function bindEditor(page: Page) {
  const { signal, onDispose, unbind } = binding();
  let close = () => {};

  async function open() {
    try {
      const { openEditor } = await lazyPart(import("./open-editor.ts"));
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
