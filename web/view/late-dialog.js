import { bring } from "../language/tell.js";
import { translate } from "./language.js";
import { latePart } from "./late-part.js";

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
