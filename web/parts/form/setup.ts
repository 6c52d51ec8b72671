import { binding } from "../../dom/binding.ts";
import { closeByEscape } from "../../dom/close-by-escape.ts";
import { element } from "../../dom/element.ts";
import { lateFocus } from "../../dom/late-focus.ts";
import { openLazy } from "../../dom/lazy-dialog.ts";
import type { Page } from "../../state/page/page-context.ts";
import { isBrowsing } from "../../state/state.ts";

/**
 * The drawer for choosing a scenario: puzzles, programs and a form. It covers the panels but never the board, so that a
 * choice is visible at once, and squares can be blocked by clicks. Its content is loaded when it is first opened.
 *
 * @param draw opens the drawing board
 */
export function bindSetup(page: Page, draw: () => void) {
  const { signal, onDispose, unbind } = binding();
  let form: ReturnType<typeof import("./scenario-form.ts").bindScenarioForm> | null = null;
  let wanted = false; // also while the content is loading
  const drawer = element("setup", HTMLElement);
  const opener = element("setup-open", HTMLButtonElement);

  async function open() {
    wanted = true;
    const focus = lateFocus();
    await openLazy(page, import("./scenario-form.ts"), ({ bindScenarioForm }) => {
      if (signal.aborted || !wanted) return;
      form ??= bindScenarioForm(page, drawer, draw, close);
      turn(true);
      focus(() => element("setup-title", HTMLElement).focus({ preventScroll: true }));
    });
    wanted = page.state.setup.open;
  }

  function turn(open: boolean) {
    const { setup } = page.state;
    if (open === setup.open) return;
    const held = drawer.contains(document.activeElement);
    page.change({ setup: { ...setup, open } });
    opener.ariaExpanded = String(open);
    if (open) drawer.scrollTop = 0;
    else if (held) opener.focus();
  }

  const close = () => {
    wanted = false;
    turn(false);
  };
  const toggle = () => (wanted ? close() : void open());

  opener.addEventListener("click", toggle, { signal });
  closeByEscape(drawer, close, signal);
  // The next puzzle that is opened from the first page covers no panel.
  onDispose(page.subscribe(() => isBrowsing(page.state) && close()));
  onDispose(() => form?.unbind());
  return { open: () => void open(), toggle, close, unbind };
}
