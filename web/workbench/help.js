import { binding } from "../view/binding.js";
import { element } from "../view/element.js";

/** The help, and the button that opens it. */
export function bindHelp() {
  const { signal, unbind } = binding();
  const dialog = element("help", HTMLDialogElement);
  const licences = element("help-licences", HTMLAnchorElement);

  /** Opens it at its top: left to itself the dialog would scroll to its only button, at its end. */
  function open() {
    dialog.showModal();
    element("help-title", HTMLElement).focus();
    dialog.scrollTop = 0;
    // The page in one file has no file beside it: it carries the licences at its end.
    const carried = document.getElementById("licences");
    if (carried !== null && licences.protocol !== "blob:") {
      const type = "text/plain;charset=utf-8";
      licences.href = URL.createObjectURL(new Blob([carried.textContent ?? ""], { type }));
    }
  }

  element("help-open", HTMLButtonElement).addEventListener("click", open, { signal });
  return { open, unbind };
}
