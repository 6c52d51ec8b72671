import { binding } from "./binding.ts";
import { element } from "./element.ts";

/** A short message at the bottom of the page, with at most one action. */
export function bindToast() {
  const { signal, onDispose, unbind } = binding();
  const toast = element("toast", HTMLElement);
  const text = element("toast-text", HTMLElement);
  const action = element("toast-action", HTMLButtonElement);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let act: (() => void) | undefined;
  /** Number of the message shown. */
  let number = 0;

  // Show it above an open dialog, too.
  toast.popover = "manual";

  function hide() {
    if (toast.hidden) return;
    toast.hidden = true;
    toast.hidePopover();
    act = undefined;
  }

  function run() {
    const chosen = act;
    hide();
    chosen?.();
  }

  /** Ignore messages after the page has been unbound. @returns hides this message, as it has become pointless */
  function show(message: string, offer?: { label: string; run: () => void }) {
    const own = ++number;
    const drop = () => {
      if (own === number) hide();
    };
    if (signal.aborted) return drop;
    clearTimeout(timer);
    text.textContent = message;
    action.hidden = !offer;
    action.textContent = offer?.label ?? "";
    act = offer?.run;
    toast.hidden = false;
    toast.showPopover();
    timer = setTimeout(hide, offer ? 8000 : 3000);
    return drop;
  }

  action.addEventListener("click", run, { signal });
  onDispose(() => clearTimeout(timer));
  return { show, hide, unbind };
}
