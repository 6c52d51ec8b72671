/**
 * Keeps and reads what lasts longer than the page: for the next visit, and for this tab by itself besides, because
 * after a reload a page from a disk does not always find in Chromium what it has just kept for all.
 *
 * Storage may be forbidden (a sandboxed frame): what is kept then lasts as long as the page. Another page of the origin, or an older
 * version of this one, may have written anything: JSON is read with a check that takes what is good of it.
 *
 * @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">} Area
 */

/** @returns {Area} */
const tab = () => sessionStorage;
/** @returns {Area} */
const device = () => localStorage;

/** The areas that may be used, the first to be read first. @param {readonly (() => Area)[]} [wanted] @returns {Area[]} */
export function findAreas(wanted = [tab, device]) {
  return wanted.flatMap((find) => {
    try {
      const area = find();
      area.getItem("knights");
      return [area];
    } catch {
      return [];
    }
  });
}

/** @param {Area} area @param {string} key @param {string} text @returns {boolean} whether it is kept there */
export function put(area, key, text) {
  try {
    area.setItem(key, text);
    return true;
  } catch {
    return false; // it is full
  }
}

/** @param {string} key */
export function recall(key) {
  for (const area of findAreas()) {
    const text = area.getItem(key);
    if (text !== null) return text;
  }
  return null;
}

/** @param {string} key @param {string} text */
export function remember(key, text) {
  for (const area of findAreas()) {
    // What was there before would be read instead.
    if (!put(area, key, text)) area.removeItem(key);
  }
}

/**
 * What of a value that was kept as JSON is good.
 *
 * @template T
 * @param {string} key
 * @param {(value: unknown) => T} check is given undefined where nothing is kept, or no JSON
 * @param {readonly Area[]} [areas]
 */
export function recallJson(key, check, areas = findAreas()) {
  const values = areas.map((area) => parse(area.getItem(key)));
  return check(values.find((value) => value !== undefined));
}

/** `recallJson` of what is kept for this tab only. @template T @param {string} key @param {(value: unknown) => T} check */
export const recallInTab = (key, check) => recallJson(key, check, findAreas([tab]));

/** @param {string} key @param {unknown} value as JSON holds it; undefined: nothing is kept any more */
export function rememberInTab(key, value) {
  for (const area of findAreas([tab])) {
    if (value === undefined || !put(area, key, JSON.stringify(value))) area.removeItem(key);
  }
}

/** @param {string | null} text @returns {unknown} */
function parse(text) {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}
