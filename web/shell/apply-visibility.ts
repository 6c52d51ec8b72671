import { binding } from "../dom/binding.ts";
import { embedded } from "../parts/embed/embed.ts";
import { visibility } from "../state/load-visibility-rules.ts";
import type { App } from "./types.ts";

/** Update the visible areas whenever the state or the window's size changes. */
export function bindVisibility({ state, subscribe }: App) {
  const { signal, onDispose, unbind } = binding();
  const queries = new Map(
    Object.values(visibility.SIZES).map((query) => [query as string, matchMedia(query)]),
  );

  function show() {
    const sizes = visibility.sizesOf((query) => queries.get(query)?.matches === true);
    visibility.showVisible(document.documentElement, { ...state, embedded, sizes });
  }

  onDispose(subscribe(show));
  for (const query of queries.values()) query.addEventListener("change", show, { signal });
  return { show, unbind };
}
