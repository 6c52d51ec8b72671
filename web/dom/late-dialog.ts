import { bring } from "../language/tell.ts";
import { binding } from "./binding.ts";
import { element } from "./element.ts";
import { translate } from "./language.ts";
import { latePart } from "./late-part.ts";

/**
 * Dialogs come late: all that they say with the first that is opened, and what makes one with that one.
 *
 * @param page where it is said that something did not come
 * @param coming the module that makes it
 */
export async function openLate<T>(
  page: { tell: (message: string) => void },
  coming: Promise<T>,
  open: (part: T) => void,
) {
  try {
    const [part] = await latePart(Promise.all([coming, bring("dialogs")]));
    for (const dialog of document.querySelectorAll("dialog[data-late]")) {
      translate(dialog);
      dialog.removeAttribute("data-late");
    }
    open(part);
  } catch (error) {
    page.tell((error as Error).message);
  }
}

/** A dialog that is made when it is first opened, and the buttons that open it. */
export function bindLateDialog<Part, Dialog extends { open(): void; unbind(): void }>(
  page: { tell: (message: string) => void },
  buttons: readonly string[],
  load: () => Promise<Part>,
  make: (part: Part) => Dialog,
) {
  const { signal, also, unbind } = binding();
  let dialog: Dialog | null = null;
  /** @param then what is done in it */
  const open = (then?: (dialog: Dialog) => void) =>
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
