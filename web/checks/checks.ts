/**
 * Checks of what comes from elsewhere, such as a server's file or what a browser has kept, before anything is read of it.
 *
 * @template T
 * @typedef {(value: unknown) => value is T} Check
 */

/** @param {unknown} value @returns {value is Record<string, unknown>} */
export const isRecord = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {unknown} value @returns {value is string} */
export const isText = (value) => typeof value === "string";

/** @param {unknown} value @returns {value is boolean} */
export const isFlag = (value) => typeof value === "boolean";

/** @param {unknown} value @returns {value is number} a whole number from 0 */
export const isCount = (value) => Number.isSafeInteger(value) && Number(value) >= 0;

/** @param {unknown} value @returns {value is number} */
export const isWhole = (value) => Number.isSafeInteger(value);

/** @template T @param {Check<T>} check @param {number} [least] items @returns {Check<T[]>} */
export const listOf =
  (check, least = 0) =>
  /** @param {unknown} value @returns {value is T[]} */
  (value) =>
    Array.isArray(value) && value.length >= least && value.every(check);

/** @template T @param {{[Key in keyof T]: Check<T[Key]>}} checks of what is looked at: there may be more @returns {Check<T>} */
export const recordOf =
  (checks) =>
  /** @param {unknown} value @returns {value is T} */
  (value) =>
    isRecord(value) &&
    Object.entries(checks).every(([key, check]) =>
      /** @type {Check<unknown>} */ (check)(value[key]),
    );

/** @template T @param {Check<T>} check @returns {Check<T | undefined>} */
export const optional =
  (check) =>
  /** @param {unknown} value @returns {value is T | undefined} */
  (value) =>
    value === undefined || check(value);

/** The good items of a list. @template T @param {unknown} value @param {Check<T>} check @returns {T[]} */
export const goodItems = (value, check) => (Array.isArray(value) ? value.filter(check) : []);

/** The good values of a record. @template T @param {unknown} value @param {Check<T>} check @returns {Record<string, T>} */
export function goodEntries(value, check) {
  /** @type {Record<string, T>} */
  const good = {};
  for (const [key, one] of isRecord(value) ? Object.entries(value) : []) {
    if (check(one))
      Object.defineProperty(good, key, {
        value: one,
        enumerable: true,
        configurable: true,
        writable: true,
      });
  }
  return good;
}
