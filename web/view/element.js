import { tell } from "../language/tell.js";

/**
 * The element with this id, of this class. A page that lacks it is another version's, as a browser may keep one of the two files longer.
 * @template {HTMLElement} T
 * @param {string} id
 * @param {new () => T} type
 */
export function element(id, type) {
  const found = document.getElementById(id);
  if (!(found instanceof type)) {
    throw new Error(tell("page-mixed"), { cause: `index.html has no ${type.name} #${id}` });
  }
  return found;
}

/** Writes a text only when it changed, so that nothing is laid out again for nothing. @param {HTMLElement} target @param {string} text */
export function setText(target, text) {
  if (target.textContent !== text) target.textContent = text;
}

/**
 * Whether a button can be pressed now. One that has the focus keeps it: were it disabled, a visitor
 * who goes by keyboard would be back at the top of the page.
 * @param {HTMLButtonElement} button
 * @param {boolean} able
 */
export function setAble(button, able) {
  const held = document.activeElement === button;
  button.disabled = !able && !held;
  button.ariaDisabled = able ? null : "true";
}
