/**
 * What no link can hold, and the page hands itself over a reload, as where another language is chosen: in this tab only, for the very
 * place that was left, and each thing is taken once.
 */

const KEY = "knights.reload";

/** @type {Record<string, unknown> | null} */
let handed = null;

/** @param {string} fragment of the place that the page is loaded anew at @param {Record<string, unknown>} things by their names, as JSON holds them */
export function handOver(fragment, things) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ fragment, things }));
  } catch {
    // Where nothing can be kept the page begins as its link says.
  }
}

/** What was handed over by a name; null: nothing was, or it has been taken. @param {string} name @returns {any} */
export function takeOver(name) {
  handed ??= receive();
  const thing = handed[name] ?? null;
  delete handed[name];
  return thing;
}

/** @returns {Record<string, unknown>} */
function receive() {
  try {
    const { fragment, things } = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    sessionStorage.removeItem(KEY);
    return fragment === location.hash ? { ...things } : {};
  } catch {
    return {};
  }
}
