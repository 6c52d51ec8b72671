import type * as Visibility from "./visibility.ts";

declare global {
  var pageVisibility: typeof Visibility;
}

/** The module `visibility.ts` as first-paint.js loaded it: a second copy would make the page heavier. */
export const { SIZES, hiddenPanels, showVisible, sizesOf } = globalThis.pageVisibility;
