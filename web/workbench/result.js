import { tell as say } from "../language/tell.js";
import { binding } from "../view/binding.js";
import { copyText } from "../view/clipboard.js";
import { element } from "../view/element.js";

/** The finished board as text, as its program prints it, to read and to copy. @param {(message: string) => void} tell */
export function bindResult(tell) {
  const { signal, unbind } = binding();
  const card = element("result", HTMLElement);
  const text = element("board-text", HTMLElement);

  async function copy() {
    const copied = await copyText(text.textContent ?? "");
    tell(copied ? say("page-toast-board-copied") : say("page-toast-copy-failed"));
  }

  element("copy-board", HTMLButtonElement).addEventListener("click", copy, { signal });
  return {
    unbind,
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
