/**
 * The element with this id, of this class: a page that lacks it is a mistake in index.html.
 * @template {HTMLElement} T
 * @param {string} id
 * @param {new () => T} type
 * @returns {T}
 */
export function element(id, type) {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`index.html has no ${type.name} #${id}`);
  return found;
}

/**
 * Writes a text only when it changed, so that nothing is laid out again for nothing.
 * @param {HTMLElement} target
 * @param {string} text
 */
export function setText(target, text) {
  if (target.textContent !== text) target.textContent = text;
}
