import { html } from "./create-element.ts";

/** Adds the rules of a part that comes late. @returns removes them */
export function addStyle(rules: string) {
  const style = html("style", {}, rules);
  document.head.append(style);
  return () => style.remove();
}
