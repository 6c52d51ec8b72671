import { bring } from "../language/tell.ts";
import { binding } from "./binding.ts";
import { element } from "./element.ts";
import { translate } from "./language.ts";
import { latePart } from "./late-part.ts";

/**
 * Dialogs come late: all that they say with the first that is opened, and what makes one with that one.
 *
 * @template T
 * @param {{tell: (message: string) => void}} page where it is said that something did not come
 * @param {Promise<T>} coming the module that makes it
 * @param {(part: T) => void} open
 */
export async function openLate(page, coming, open) {
  try {
    const [part] = await latePart(Promise.all([coming, bring("dialogs")]));
    for (const dialog of document.querySelectorAll("dialog[data-late]")) {
      translate(dialog);
      dialog.removeAttribute("data-late");
    }
    open(part);
  } catch (error) {
    page.tell(/** @type {Error} */ (error).message);
  }
}

/**
 * A dialog that is made when it is first opened, and the buttons that open it.
 *
 * @template Part
 * @template {{open(): void, unbind(): void}} Dialog
 * @param {{tell: (message: string) => void}} page
 * @param {readonly string[]} buttons
 * @param {() => Promise<Part>} load
 * @param {(part: Part) => Dialog} make
 */
export function bindLateDialog(page, buttons, load, make) {
  const { signal, also, unbind } = binding();
  /** @type {Dialog | null} */
  let dialog = null;
  /** @param {(dialog: Dialog) => void} [then] what is done in it */
  const open = (then) =>
    openLate(page, load(), (part) => {
      if (signal.aborted) return;
      dialog ??= make(part);
      dialog.open();
      then?.(dialog);
    });
  for (const id of buttons) {
    element(id, HTMLButtonElement).addEventListener("click", () => open(), { signal });
  }
  also(() => dialog?.unbind());
  return { open, unbind };
}
