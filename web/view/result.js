import * as words from "../text/en.js";
import { copyText } from "./clipboard.js";
import { element } from "./element.js";

/**
 * The finished board as text, as its program prints it, to read and to copy.
 * @param {(message: string) => void} tell
 */
export function bindResult(tell) {
  const card = element("result", HTMLElement);
  const text = element("board-text", HTMLElement);
  element("copy-board", HTMLButtonElement).addEventListener("click", async () => {
    const copied = await copyText(text.textContent ?? "");
    tell(copied ? words.toast.boardCopied : words.toast.copyFailed);
  });

  return {
    /** @param {string} board */
    show(board) {
      text.textContent = board;
      card.hidden = false;
    },
    hide() {
      card.hidden = true;
    },
  };
}
