import { binding, watchSize } from "../../dom/binding.ts";
import { element } from "../../dom/element.ts";

/** What is told of the step, where there is no room for all of it: one tap shows it whole, the next one as it was. */
export function bindTold() {
  const { signal, also, unbind } = binding();
  const told = element("told", HTMLElement);

  function measure() {
    const open = told.dataset.open === "true";
    const more = told.scrollHeight > told.clientHeight + 2;
    told.dataset.more = String(more && !open);
    // What scrolls must be reached by keys; what does not is no stop on the way.
    if (more) told.tabIndex = 0;
    else told.removeAttribute("tabindex");
  }

  function toggle({ target }: Event) {
    if (target instanceof Element && target.closest("button, a") !== null) return;
    const opens = told.dataset.more === "true";
    told.dataset.open = String(opens);
    measure();
  }

  for (const part of [told, ...told.children]) also(watchSize(part, measure));
  told.addEventListener("click", toggle, { signal });
  return { unbind };
}
