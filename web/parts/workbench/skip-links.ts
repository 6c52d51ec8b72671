import { binding } from "../../dom/binding.ts";
import { element } from "../../dom/element.ts";

/** Buttons for keyboard users that skip the bar. Links would change the address, which holds the moment. */
export function bindSkipLinks() {
  const { signal, unbind } = binding();
  for (const button of document.querySelectorAll(".skip")) {
    if (!(button instanceof HTMLButtonElement)) continue;
    const go = () => {
      // Blur first: the target returns the focus to where it came from, and this button may be hidden by then.
      button.blur();
      const target = element(button.dataset.to ?? "", HTMLElement);
      // A disabled button takes no focus: by hand, Play leaves it to the first button beside it that can.
      const beside = target.parentElement?.querySelectorAll<HTMLElement>("button, summary") ?? [];
      for (const one of [target, ...beside]) {
        one.focus();
        if (document.activeElement === one) break;
      }
    };
    button.addEventListener("click", go, { signal });
  }
  return { unbind };
}
