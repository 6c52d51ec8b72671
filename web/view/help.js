import { binding } from "./binding.js";
import { element } from "./element.js";

/** The help, and the button that opens it. */
export function bindHelp() {
  const { signal, unbind } = binding();
  const dialog = element("help", HTMLDialogElement);

  /** Opens it at its top: left to itself the dialog would scroll to its only button, at its end. */
  function open() {
    dialog.showModal();
    element("help-title", HTMLElement).focus();
    dialog.scrollTop = 0;
  }

  element("help-open", HTMLButtonElement).addEventListener("click", open, { signal });
  return { open, unbind };
}
