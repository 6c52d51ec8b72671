import { binding } from "../../dom/binding.ts";
import { copyText } from "../../dom/clipboard.ts";
import { element } from "../../dom/element.ts";
import { t } from "../../language/translate.ts";

/** The finished board as the program prints it, with a button to copy it. */
export function bindResult(toast: (message: string) => void) {
  const { signal, unbind } = binding();
  const card = element("result", HTMLElement);
  const text = element("board-text", HTMLElement);

  async function copy() {
    const copied = await copyText(text.textContent ?? "");
    toast(copied ? t("page-toast-board-copied") : t("page-toast-copy-failed"));
  }

  element("copy-board", HTMLButtonElement).addEventListener("click", copy, { signal });
  return {
    unbind,
    show(board: string) {
      text.textContent = board;
      card.hidden = false;
    },
    hide() {
      card.hidden = true;
    },
  };
}
