import { html } from "./node.ts";

/**
 * Copies a text, also where the clipboard's own interface is not allowed (plain http, old browsers).
 *
 * @param within the open dialog, if there is one: only what is in it can be selected
 * @returns whether it worked
 */
export async function copyText(
  text: string,
  within: HTMLElement = document.body,
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text, within);
  }
}

function copyBySelection(text: string, within: HTMLElement) {
  const area = html("textarea", { class: "unseen" }, text);
  within.append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  return done;
}
