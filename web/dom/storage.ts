/** Keeps and reads what lasts longer than the page: for the next visit, and for this tab by itself besides, because after a reload a page from a disk does not always find in Chromium what it has just kept for all. Storage may be forbidden (a sandboxed frame): what is kept then lasts as long as the page. Another page of the origin, or an older version of this one, may have written anything: JSON is read with a check that takes what is good of it. */
export type Area = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const tab = (): Area => sessionStorage;
const device = (): Area => localStorage;

/** The areas that may be used, the first to be read first. */
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

/** @returns whether it is kept there */
export function put(area: Area, key: string, text: string): boolean {
  try {
    area.setItem(key, text);
    return true;
  } catch {
    return false; // it is full
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
    // What was there before would be read instead.
    if (!put(area, key, text)) area.removeItem(key);
  }
}

/**
 * What of a value that was kept as JSON is good.
 *
 * @param check is given undefined where nothing is kept, or no JSON
 */
export function recallJson<T>(
  key: string,
  check: (value: unknown) => T,
  areas: readonly Area[] = findAreas(),
) {
  const values = areas.map((area) => parse(area.getItem(key)));
  return check(values.find((value) => value !== undefined));
}

/** `recallJson` of what is kept for this tab only. */
export const recallInTab = <T>(key: string, check: (value: unknown) => T) =>
  recallJson(key, check, findAreas([tab]));

/** @param value as JSON holds it; undefined: nothing is kept any more */
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
