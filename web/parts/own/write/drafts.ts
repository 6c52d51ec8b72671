import { type Area, findAreas, put } from "../../../dom/storage.ts";
import { formatInvisible } from "../../../engine/fragment/invisible-names.ts";
import { t } from "../../../language/translate.ts";

/**
 * The named drafts of a visitor's programs for a puzzle, stored on this device: for all tabs, and once more for this
 * tab (dom/storage.ts). Without storage they last as long as the page.
 */

export type Drafts = ReturnType<typeof openDrafts>;

/** Most characters of a program: more than anybody writes, and few enough for a browser's storage. */
export const MOST = 200_000;
export const LONGEST_NAME = 40;

/** Drafts of a browser without storage; they last as long as the page. */
const kept: Map<string, string> = new Map();

/** @param areas of storage, in the order in which they are read */
export function openDrafts(puzzle: string, areas: Area[] = areasOfDrafts()) {
  const prefix = `knights.own.${puzzle}.`;

  /** Cached names, because `list` is called at every frame. */
  let listed: string[] | null = null;

  const find = () => {
    const keys = areas.flatMap(keysOf).filter((key) => key.startsWith(prefix));
    const own = keys.map((key) => key.slice(prefix.length)).filter((name) => read(name) !== null);
    listed = [...new Set(own)].sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
    return listed;
  };

  /** The names of all drafts, in alphabetical order. */
  const list = () => listed ?? find();

  function read(name: string) {
    for (const area of areas) {
      const text = area.getItem(prefix + name);
      // A longer text was not written by this page.
      if (text !== null && text.length <= MOST) return text;
    }
    return null;
  }

  /** @returns an error, or "" */
  function write(name: string, text: string) {
    if (text.length > MOST) return t("own-drafts-too-large", { length: text.length, most: MOST });
    if (!listed?.includes(name)) listed = null;
    const failed = areas.filter((area) => !put(area, prefix + name, text));
    // If only the first area failed, remove its old text: it would be read instead of the new one.
    if (failed[0] === areas[0] && failed.length < areas.length) failed[0].removeItem(prefix + name);
    return failed.length > 0 ? t("own-drafts-no-room") : "";
  }

  function remove(name: string) {
    for (const area of areas) area.removeItem(prefix + name);
    listed = null;
  }

  /** @returns an error about a new name, or "" */
  function refuse(name: string) {
    if (name.trim() === "") return t("own-drafts-no-name");
    if (name.length > LONGEST_NAME) return t("own-drafts-long-name", { most: LONGEST_NAME });
    if (formatInvisible(name) !== "")
      return t("own-drafts-hidden", { character: formatInvisible(name) });
    return find().includes(name) ? t("own-drafts-taken", { name }) : "";
  }

  /** @returns an error, or "" */
  function rename(from: string, to: string) {
    const text = read(from);
    if (from === to || text === null) return "";
    const wrong = refuse(to) || write(to, text);
    if (wrong === "") remove(from);
    return wrong;
  }

  /** This name, or else the first of "name 2", "name 3" and so on that is not taken. */
  function free(name: string) {
    const taken = new Set(find());
    let [tried, number] = [name, 1];
    while (taken.has(tried)) tried = `${name} ${++number}`;
    return tried;
  }

  return { list, read, write, rename, remove, free, refuse };
}

function areasOfDrafts() {
  const found = findAreas();
  return found.length > 0 ? found : [makeArea(kept)];
}

/** Wrap a map as an area of storage. */
export const makeArea = (map: Map<string, string>): Area => ({
  getItem: (key) => map.get(key) ?? null,
  setItem: (key, text) => void map.set(key, text),
  removeItem: (key) => void map.delete(key),
  key: (index) => [...map.keys()][index] ?? null,
  get length() {
    return map.size;
  },
});

function keysOf(area: Area) {
  return Array.from({ length: area.length }, (_, i) => area.key(i) ?? "");
}
