import { type Area, findAreas, put } from "../../../dom/storage.ts";
import { formatHidden } from "../../../engine/fragment/hidden.ts";
import { tell } from "../../../language/tell.ts";

/**
 * The programs that a visitor is writing for a puzzle, several by name, kept on this device: for all tabs, and for this tab by
 * itself besides (view/storage.ts). Without storage they last as long as the page.
 */

export type Drafts = ReturnType<typeof openDrafts>;

/** Characters that a program may have: more than anybody writes, and fewer than a browser keeps. */
export const MOST = 200_000;
export const LONGEST_NAME = 40;

/** What lasts as long as the page. */
const kept: Map<string, string> = new Map();

/** @param areas those asked first come first */
export function openDrafts(puzzle: string, areas: Area[] = areasOfDrafts()) {
  const prefix = `knights.own.${puzzle}.`;

  /** As they were when they were last looked for: it is asked at every frame. */
  let listed: string[] | null = null;

  const find = () => {
    const keys = areas.flatMap(keysOf).filter((key) => key.startsWith(prefix));
    const own = keys.map((key) => key.slice(prefix.length)).filter((name) => read(name) !== null);
    listed = [...new Set(own)].sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
    return listed;
  };

  /** Their names, in the order of the alphabet. */
  const list = () => listed ?? find();

  function read(name: string) {
    for (const area of areas) {
      const text = area.getItem(prefix + name);
      // What is longer this page has not written.
      if (text !== null && text.length <= MOST) return text;
    }
    return null;
  }

  /** @returns what is wrong, or "" */
  function write(name: string, text: string) {
    if (text.length > MOST)
      return tell("own-drafts-too-large", { length: text.length, most: MOST });
    if (!listed?.includes(name)) listed = null;
    const failed = areas.filter((area) => !put(area, prefix + name, text));
    // What was there before would be read instead.
    if (failed[0] === areas[0] && failed.length < areas.length) failed[0].removeItem(prefix + name);
    return failed.length > 0 ? tell("own-drafts-no-room") : "";
  }

  function remove(name: string) {
    for (const area of areas) area.removeItem(prefix + name);
    listed = null;
  }

  /** @returns what is wrong with a new name, or "" */
  function refuse(name: string) {
    if (name.trim() === "") return tell("own-drafts-no-name");
    if (name.length > LONGEST_NAME) return tell("own-drafts-long-name", { most: LONGEST_NAME });
    if (formatHidden(name) !== "")
      return tell("own-drafts-hidden", { character: formatHidden(name) });
    return find().includes(name) ? tell("own-drafts-taken", { name }) : "";
  }

  /** @returns what is wrong, or "" */
  function rename(from: string, to: string) {
    const text = read(from);
    if (from === to || text === null) return "";
    const wrong = refuse(to) || write(to, text);
    if (wrong === "") remove(from);
    return wrong;
  }

  /** A name like this one that is not taken. */
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

/** A map as an area of storage. */
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
