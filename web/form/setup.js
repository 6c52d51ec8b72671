import { binding } from "../view/binding.js";
import { element } from "../view/element.js";

/**
 * The drawer with all that can be searched: puzzles, programs, a form. It lies over the explanation, never over the board: what
 * is chosen is seen at once, and squares can be blocked by clicking them.
 */
export function bindSetup() {
  const { signal, unbind } = binding();
  const drawer = element("setup", HTMLElement);
  const opener = element("setup-open", HTMLButtonElement);

  /** @param {boolean} open */
  function turn(open) {
    if (open === !drawer.hidden) return;
    const held = drawer.contains(document.activeElement);
    drawer.hidden = !open;
    opener.ariaExpanded = String(open);
    if (open) {
      drawer.scrollTop = 0;
      element("setup-title", HTMLElement).focus({ preventScroll: true });
    } else if (held) opener.focus();
  }

  /** @param {KeyboardEvent} event */
  function press(event) {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    turn(false);
  }

  opener.addEventListener("click", () => turn(Boolean(drawer.hidden)), { signal });
  element("setup-close", HTMLButtonElement).addEventListener("click", () => turn(false), {
    signal,
  });
  drawer.addEventListener("keydown", press, { signal });
  // What is chosen there by its name is to be seen with its explanation.
  element("presets", HTMLElement).addEventListener(
    "click",
    (event) => {
      if (event.target instanceof Element && event.target.closest("button")) turn(false);
    },
    { signal },
  );
  return {
    open: () => turn(true),
    toggle: () => turn(Boolean(drawer.hidden)),
    close: () => turn(false),
    unbind,
  };
}
