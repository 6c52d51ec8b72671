/**
 * What the visitor prefers, kept for the next visit, and for this tab by itself besides:
 * after a reload a page from a disk does not always find in Chromium what it has just kept for all.
 *
 * Storage may be forbidden (a sandboxed frame): a preference then lasts as long as the page.
 */

/** @param {string} key */
export function recall(key) {
  try {
    return sessionStorage.getItem(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param {string} key @param {string} text */
export function remember(key, text) {
  try {
    sessionStorage.setItem(key, text);
    localStorage.setItem(key, text);
  } catch {
    // nothing to do: see above
  }
}
