import { binding } from "./binding.ts";
import { element } from "./element.ts";

/** A short message at the bottom of the page, with at most one action. */
export function bindToast() {
  const { signal, also, unbind } = binding();
  const toast = element("toast", HTMLElement);
  const text = element("toast-text", HTMLElement);
  const action = element("toast-action", HTMLButtonElement);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let act: (() => void) | undefined;

  // Show it above an open dialog, too.
  toast.popover = "manual";

  function hide() {
    toast.hidden = true;
    toast.hidePopover();
    act = undefined;
  }

  function run() {
    const chosen = act;
    hide();
    chosen?.();
  }

  /** Ignore messages after the page has been unbound. */
  function show(message: string, offer?: { label: string; run: () => void }) {
    if (signal.aborted) return;
    clearTimeout(timer);
    text.textContent = message;
    action.hidden = !offer;
    action.textContent = offer?.label ?? "";
    act = offer?.run;
    toast.hidden = false;
    toast.showPopover();
    timer = setTimeout(hide, offer ? 8000 : 3000);
  }

  action.addEventListener("click", run, { signal });
  also(() => clearTimeout(timer));
  return { show, unbind };
}
