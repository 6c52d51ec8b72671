import { html } from "./node.ts";

/**
 * Copies a text, also where the clipboard's own interface is not allowed (plain http, old browsers).
 * @param {string} text
 * @param {HTMLElement} [within] the open dialog, if there is one: only what is in it can be selected
 * @returns {Promise<boolean>} whether it worked
 */
export async function copyText(text, within = document.body) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text, within);
  }
}

/** @param {string} text @param {HTMLElement} within */
function copyBySelection(text, within) {
  const area = html("textarea", { class: "unseen" }, text);
  within.append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  return done;
}
