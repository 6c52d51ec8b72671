/**
 * A short message at the foot of the page, with at most one thing to do about it.
 * @param {{toast: HTMLElement, text: HTMLElement, action: HTMLButtonElement}} parts
 */
export function createToast({ toast, text, action }) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {(() => void) | undefined} */
  let act;

  function hide() {
    toast.hidden = true;
    act = undefined;
  }

  action.addEventListener("click", () => {
    const run = act;
    hide();
    run?.();
  });

  /**
   * @param {string} message
   * @param {{label: string, run: () => void}} [offer]
   */
  return function show(message, offer) {
    clearTimeout(timer);
    text.textContent = message;
    action.hidden = !offer;
    action.textContent = offer?.label ?? "";
    act = offer?.run;
    toast.hidden = false;
    timer = setTimeout(hide, offer ? 8000 : 3000);
  };
}
