import { INVISIBLE, strip } from "../../engine/fragment/invisible.ts";

/**
 * Bookmarks as a link holds them: steps of a search, each with a note or without one. `knights.scenario.bookmarks`
 * reads and writes the same format.
 *
 *     1204:here it goes wrong;1300
 */

/** A marked step. */
export interface Bookmark {
  step: number;
  note: string; // "": none
}

/** Most bookmarks in a link, and most units of UTF-16 in a note; the same as in Python. */
export const MOST_BOOKMARKS = 20;
export const LONGEST_NOTE = 80;

/** The note as it is kept: without what nobody sees, in one line, and no longer than it may be. */
export const cleanNote = (text: string) =>
  inOneLine(strip(text).replace(/\p{Cc}|\p{Surrogate}/gu, " "))
    .slice(0, LONGEST_NOTE)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();

const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/**
 * @param text matches the pattern of a link's `mark`
 * @returns the bookmarks in the order of their steps; null when Python would refuse them
 */
export function readBookmarks(text: string): Bookmark[] | null {
  const bookmarks = text.split(";").map((part) => {
    const [step, ...note] = part.split(":");
    return {
      step: step === "" ? Number.NaN : Number(step),
      note: inOneLine(readSigns(note.join(":"))),
    };
  });
  bookmarks.sort((one, other) => one.step - other.step);
  return bookmarks.length <= MOST_BOOKMARKS && bookmarks.every(isGood) ? bookmarks : null;
}

const isGood = ({ step, note }: Bookmark, index: number, all: readonly Bookmark[]) =>
  Number.isSafeInteger(step) &&
  step !== all[index - 1]?.step &&
  note.length <= LONGEST_NOTE &&
  !INVISIBLE.test(note) &&
  !/\p{Surrogate}/u.test(note);

/** @param bookmarks in the order of their steps */
export const writeBookmarks = (bookmarks: readonly Bookmark[]) =>
  bookmarks
    .map(({ step, note }) => (note === "" ? step : `${step}:${escapeSigns(note)}`))
    .join(";");

const escapeSigns = (note: string) =>
  note.replace(/[~;&@/%#]/g, (sign) => `~${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const readSigns = (note: string) =>
  note.replace(/~(..)/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
