import { binding, watchSize } from "../../dom/binding.ts";
import { element } from "../../dom/element.ts";

/** The text about the step. If it does not fit, one tap shows all of it, and another tap folds it again. */
export function bindTold() {
  const { signal, onDispose, unbind } = binding();
  const told = element("told", HTMLElement);
  let folded = 0; // its height in pixels before the tap

  function measure() {
    const open = told.dataset.open === "true";
    // story.css pulls the rows below back by this, so that they stay in place.
    if (open) told.style.setProperty("--over", `${folded - told.offsetHeight}px`);
    const more = told.scrollHeight > told.clientHeight + 2;
    const ends = told.scrollTop + told.clientHeight >= told.scrollHeight - 2;
    told.dataset.more = String(more && !open && !ends);
    // Only text that overflows needs a tab stop, for scrolling by keys.
    if (more) told.tabIndex = 0;
    else told.removeAttribute("tabindex");
  }

  function toggle({ target }: Event) {
    if (target instanceof Element && target.closest("button, a") !== null) return;
    const opens = told.dataset.more === "true";
    if (opens) folded = told.offsetHeight;
    told.dataset.open = String(opens);
    measure();
  }

  for (const part of [told, ...told.children]) onDispose(watchSize(part, measure));
  told.addEventListener("scroll", measure, { signal, passive: true });
  told.addEventListener("click", toggle, { signal });
  return { unbind };
}
