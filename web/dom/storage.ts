/**
 * Storage that outlives the page: for the next visit, and also for this tab, because Chromium may not find what a page
 * opened from a disk has just stored for the device after a reload. Storage may be forbidden (a sandboxed frame): then
 * values last as long as the page. Other pages of the origin, or older versions of this one, may have written anything,
 * so JSON is read with a check that keeps the valid part.
 */
export type Area = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const tab = (): Area => sessionStorage;
const device = (): Area => localStorage;

/** The usable areas, in the order of reading. */
export function findAreas(wanted: readonly (() => Area)[] = [tab, device]): Area[] {
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

/** @returns false when it could not be stored */
export function put(area: Area, key: string, text: string): boolean {
  try {
    area.setItem(key, text);
    return true;
  } catch {
    return false; // storage is full
  }
}

export function recall(key: string) {
  for (const area of findAreas()) {
    const text = area.getItem(key);
    if (text !== null) return text;
  }
  return null;
}

export function remember(key: string, text: string) {
  for (const area of findAreas()) {
    // An older value must not be read in its place.
    if (!put(area, key, text)) area.removeItem(key);
  }
}

/**
 * Read the valid part of a value stored as JSON.
 *
 * @param check gets undefined when nothing is stored, or it is not JSON
 */
export function recallJson<T>(
  key: string,
  check: (value: unknown) => T,
  areas: readonly Area[] = findAreas(),
) {
  const values = areas.map((area) => parse(area.getItem(key)));
  return check(values.find((value) => value !== undefined));
}

/** Like `recallJson`, for values of this tab only. */
export const recallInTab = <T>(key: string, check: (value: unknown) => T) =>
  recallJson(key, check, findAreas([tab]));

/** @param value JSON-compatible; undefined deletes the value */
export function rememberInTab(key: string, value: unknown) {
  for (const area of findAreas([tab])) {
    if (value === undefined || !put(area, key, JSON.stringify(value))) area.removeItem(key);
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}
