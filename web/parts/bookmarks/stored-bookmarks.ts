import { recallJson, remember } from "../../dom/storage.ts";
import { goodItems, isText } from "../../engine/type-guards.ts";
import { type Bookmark, readBookmarks, writeBookmarks } from "../../state/link/bookmarks.ts";

/** The visitor's bookmarks, stored on this device by the scenario's text, for the searches marked most recently. */

const KEY = "knights.bookmarks";
const MOST = 50;

const readAll = () => recallJson(KEY, (all) => goodItems(all, isKept));

const isKept = (one: unknown): one is [scenario: string, bookmarks: string] =>
  Array.isArray(one) && isText(one[0]) && isText(one[1]) && readBookmarks(one[1]) !== null;

/** @param scenario its text */
export const storedBookmarks = (scenario: string): Bookmark[] =>
  readBookmarks(readAll().find(([text]) => text === scenario)?.[1] ?? "") ?? [];

export function storeBookmarks(scenario: string, bookmarks: readonly Bookmark[]) {
  const others = readAll().filter(([text]) => text !== scenario);
  const own: typeof others = [[scenario, writeBookmarks(bookmarks)]];
  const all = bookmarks.length > 0 ? [...others, ...own] : others;
  remember(KEY, JSON.stringify(all.slice(-MOST)));
}
