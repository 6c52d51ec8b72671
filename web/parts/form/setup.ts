import { binding } from "../../dom/binding.ts";
import { watchChanges } from "../../dom/changes.ts";
import { element } from "../../dom/element.ts";
import { lateFocus } from "../../dom/late-focus.ts";
import { latePart } from "../../dom/late-part.ts";
import type { Page } from "../../state/lane/types.ts";

/**
 * The drawer for choosing a scenario: puzzles, programs and a form. It covers the panels but never the board, so that a
 * choice is visible at once, and squares can be blocked by clicks. Its content is loaded when it is first opened.
 */
export function bindSetup(page: Page) {
  const { signal, onDispose, unbind } = binding();
  let form: ReturnType<typeof import("./scenario-form.ts").bindScenarioForm> | null = null;
  const changed = watchChanges();
  const drawer = element("setup", HTMLElement);
  const opener = element("setup-open", HTMLButtonElement);

  async function open() {
    const focus = lateFocus();
    try {
      const { bindScenarioForm } = await latePart(import("./scenario-form.ts"));
      if (signal.aborted) return;
      form ??= bindScenarioForm(page);
      form.show(page.scenario);
      form.heed(page.player.description);
      turn(true);
      focus(() => element("setup-title", HTMLElement).focus({ preventScroll: true }));
    } catch (error) {
      page.showToast((error as Error).message);
    }
  }

  function turn(open: boolean) {
    if (open === !drawer.hidden) return;
    const held = drawer.contains(document.activeElement);
    drawer.hidden = !open;
    opener.ariaExpanded = String(open);
    if (open) drawer.scrollTop = 0;
    else if (held) opener.focus();
  }

  const toggle = () => (drawer.hidden ? void open() : turn(false));

  function press(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    turn(false);
  }

  opener.addEventListener("click", toggle, { signal });
  element("setup-close", HTMLButtonElement).addEventListener("click", () => turn(false), {
    signal,
  });
  drawer.addEventListener("keydown", press, { signal });
  // Close the drawer after choosing a preset, to show the panels that explain it.
  element("presets", HTMLElement).addEventListener(
    "click",
    (event) => {
      if (event.target instanceof Element && event.target.closest("button")) turn(false);
    },
    { signal },
  );
  onDispose(
    page.onOpen(() => {
      form?.show(page.scenario);
      form?.heed(page.player.description);
    }),
  );
  onDispose(
    page.player.subscribe(() => {
      if (changed(page.player.description)) form?.heed(page.player.description);
    }),
  );
  onDispose(() => form?.unbind());
  return {
    open: () => void open(),
    toggle,
    close: () => turn(false),
    unbind,
  };
}
