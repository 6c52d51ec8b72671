import { html } from "./create-element.ts";

/**
 * Copy a text, also where the clipboard API is not allowed (plain http, old browsers).
 *
 * @param within the open dialog, if there is one: only its content can be selected
 * @returns false when copying failed
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
