import { entryOf } from "../../board/registry.ts";
import { showRule } from "../../board/rule.ts";
import { binding } from "../../dom/binding.ts";
import { element, setText } from "../../dom/element.ts";
import { openLate } from "../../dom/late-dialog.ts";
import type { Page } from "../../state/lane/types.ts";

/** The help, and the button that opens it. */
export function bindHelp(page: Pick<Page, "tell" | "scenario">) {
  const { signal, unbind } = binding();
  const dialog = element("help", HTMLDialogElement);
  const licences = element("help-licences", HTMLAnchorElement);

  /** Opens it at its top: left to itself the dialog would scroll to its only button, at its end. */
  function show() {
    if (dialog.open) return;
    const { puzzle, values } = page.scenario;
    const { intro, legend } = entryOf(puzzle).help(values);
    setText(element("help-intro", HTMLElement), intro);
    setText(element("help-legend", HTMLElement), legend);
    void showRule(element("help-rule", HTMLElement), page.scenario);
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

  const open = () => void openLate(page, Promise.resolve(null), show);
  element("help-open", HTMLButtonElement).addEventListener("click", open, { signal });
  return { open, unbind };
}
