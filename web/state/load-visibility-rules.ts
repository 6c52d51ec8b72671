import type * as Visibility from "./visibility-rules.ts";

declare global {
  var pageVisibility: typeof Visibility | undefined;
}

/** The module `visibility-rules.ts` as first-paint.js loaded it: a second copy would make the page heavier. */
export let visibility = globalThis.pageVisibility as typeof Visibility;

/** Load the module if first-paint.js did not: the page works without that file. */
export async function loadVisibility() {
  visibility ??= await import("./visibility-rules.ts");
}
