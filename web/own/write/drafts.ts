import { tellHidden } from "../../fragment/hidden.ts";
import { tell } from "../../language/tell.ts";
import { findAreas, put } from "../../view/storage.ts";

/**
 * The programs that a visitor is writing for a puzzle, several by name, kept on this device: for all tabs, and for this tab by
 * itself besides (view/storage.js). Without storage they last as long as the page.
 *
 * @import { Area } from "../../view/storage.ts"
 *
 * @typedef {object} Drafts
 * @property {() => string[]} list their names, in the order of the alphabet
 * @property {(name: string) => string | null} read
 * @property {(name: string, text: string) => string} write gives what is wrong, or ""
 * @property {(from: string, to: string) => string} rename likewise
 * @property {(name: string) => void} remove
 * @property {(name: string) => string} free a name like this one that is not taken
 * @property {(name: string) => string} refuse what is wrong with a new name, or ""
 */

/** Characters that a program may have: more than anybody writes, and fewer than a browser keeps. */
export const MOST = 200_000;
export const LONGEST_NAME = 40;

/** What lasts as long as the page. @type {Map<string, string>} */
const kept = new Map();

/**
 * @param {string} puzzle
 * @param {Area[]} areas those asked first come first
 * @returns {Drafts}
 */
export function openDrafts(puzzle, areas = areasOfDrafts()) {
  const prefix = `knights.own.${puzzle}.`;

  /** As they were when they were last looked for: it is asked at every frame. @type {string[] | null} */
  let listed = null;

  const find = () => {
    const keys = areas.flatMap(keysOf).filter((key) => key.startsWith(prefix));
    const own = keys.map((key) => key.slice(prefix.length)).filter((name) => read(name) !== null);
    listed = [...new Set(own)].sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
    return listed;
  };

  const list = () => listed ?? find();

  /** @param {string} name */
  function read(name) {
    for (const area of areas) {
      const text = area.getItem(prefix + name);
      // What is longer this page has not written.
      if (text !== null && text.length <= MOST) return text;
    }
    return null;
  }

  /** @param {string} name @param {string} text */
  function write(name, text) {
    if (text.length > MOST)
      return tell("own-drafts-too-large", { length: text.length, most: MOST });
    if (!listed?.includes(name)) listed = null;
    const failed = areas.filter((area) => !put(area, prefix + name, text));
    // What was there before would be read instead.
    if (failed[0] === areas[0] && failed.length < areas.length) failed[0].removeItem(prefix + name);
    return failed.length > 0 ? tell("own-drafts-no-room") : "";
  }

  /** @param {string} name */
  function remove(name) {
    for (const area of areas) area.removeItem(prefix + name);
    listed = null;
  }

  /** @param {string} name */
  function refuse(name) {
    if (name.trim() === "") return tell("own-drafts-no-name");
    if (name.length > LONGEST_NAME) return tell("own-drafts-long-name", { most: LONGEST_NAME });
    if (tellHidden(name) !== "") return tell("own-drafts-hidden", { character: tellHidden(name) });
    return find().includes(name) ? tell("own-drafts-taken", { name }) : "";
  }

  /** @param {string} from @param {string} to */
  function rename(from, to) {
    const text = read(from);
    if (from === to || text === null) return "";
    const wrong = refuse(to) || write(to, text);
    if (wrong === "") remove(from);
    return wrong;
  }

  /** @param {string} name */
  function free(name) {
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

/** A map as an area of storage. @param {Map<string, string>} map @returns {Area} */
export const makeArea = (map) => ({
  getItem: (key) => map.get(key) ?? null,
  setItem: (key, text) => void map.set(key, text),
  removeItem: (key) => void map.delete(key),
  key: (index) => [...map.keys()][index] ?? null,
  get length() {
    return map.size;
  },
});

/** @param {Area} area */
function keysOf(area) {
  return Array.from({ length: area.length }, (_, i) => area.key(i) ?? "");
}
