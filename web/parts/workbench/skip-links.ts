import { binding } from "../../dom/binding.ts";
import { element } from "../../dom/element.ts";

/** For those who go by keyboard: past the bar, to what they want. A link would change the address, which tells the moment. */
export function bindSkipLinks() {
  const { signal, unbind } = binding();
  for (const button of document.querySelectorAll(".skip")) {
    if (!(button instanceof HTMLButtonElement)) continue;
    const go = () => {
      // What is left gives the focus back to where it came from, and this button may be gone by then.
      button.blur();
      element(button.dataset.to ?? "", HTMLElement).focus();
    };
    button.addEventListener("click", go, { signal });
  }
  return { unbind };
}
