/** Type guards for untrusted data, such as a server's file or the browser's storage. */
export type Check<T> = (value: unknown) => value is T;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isText = (value: unknown): value is string => typeof value === "string";

export const isFlag = (value: unknown): value is boolean => typeof value === "boolean";

/** True for a whole number from 0 to the largest safe integer. */
export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

/** Match an array with at least `least` items, each of which passes `check`. */
export const listOf =
  <T>(check: Check<T>, least = 0): Check<T[]> =>
  (value: unknown): value is T[] =>
    Array.isArray(value) && value.length >= least && value.every(check);

/** Match a record that has at least these fields; extra fields are allowed. */
export const recordOf =
  <T>(checks: { [Key in keyof T]: Check<T[Key]> }): Check<T> =>
  (value: unknown): value is T =>
    isRecord(value) &&
    Object.entries(checks).every(([key, check]) => (check as Check<unknown>)(value[key]));

export const optional =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value: unknown): value is T | undefined =>
    value === undefined || check(value);

/** The items of a list that pass `check`; empty when `value` is no list. */
export const goodItems = <T>(value: unknown, check: Check<T>): T[] =>
  Array.isArray(value) ? value.filter(check) : [];

/**
 * The entries of a record that pass `check`. They are defined as own properties, so that a key such as `__proto__` does
 * no harm.
 */
export function goodEntries<T>(value: unknown, check: Check<T>): Record<string, T> {
  const good: Record<string, T> = {};
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
