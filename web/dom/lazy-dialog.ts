import { bring } from "../language/translate.ts";
import { binding } from "./binding.ts";
import { element } from "./element.ts";
import { lazyPart } from "./lazy-part.ts";

/**
 * Dialogs are loaded late: their sentences with the first one that is opened, and each one's module with that dialog.
 *
 * @param page shows a message when something fails to load
 * @param coming the module that creates the dialog
 */
export async function openLazy<T>(
  page: { showToast: (message: string) => void },
  coming: Promise<T>,
  open: (part: T) => void,
) {
  try {
    const [part] = await lazyPart(Promise.all([coming, bring("dialogs")]));
    open(part);
  } catch (error) {
    page.showToast((error as Error).message);
  }
}

/** Bind the buttons of a dialog that is created when it is first opened. */
export function bindLazyDialog<Part, Dialog extends { open(): void; unbind(): void }>(
  page: { showToast: (message: string) => void },
  buttons: readonly string[],
  load: () => Promise<Part>,
  make: (part: Part) => Dialog,
) {
  const { signal, onDispose, unbind } = binding();
  let dialog: Dialog | null = null;
  /** @param then is called with the open dialog */
  const open = (then?: (dialog: Dialog) => void) =>
    openLazy(page, load(), (part) => {
      if (signal.aborted) return;
      dialog ??= make(part);
      dialog.open();
      then?.(dialog);
    });
  for (const id of buttons) {
    element(id, HTMLButtonElement).addEventListener("click", () => open(), { signal });
  }
  onDispose(() => dialog?.unbind());
  return { open, unbind };
}

/** One dialog at a time. */
export function closeDialogs() {
  const open: NodeListOf<HTMLDialogElement> = document.querySelectorAll("dialog[open]");
  for (const dialog of open) dialog.close();
}
