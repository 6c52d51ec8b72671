import {
  type Bookmark,
  cleanNote,
  MOST_BOOKMARKS,
  readBookmarks,
  writeBookmarks,
} from "../../state/link/bookmarks.ts";
import type { Page } from "../../state/page/page-context.ts";
import { withoutOptions } from "../../state/state.ts";
import { storeBookmarks, storedBookmarks } from "./stored-bookmarks.ts";

/**
 * The bookmarks of the open search: the visitor's own, kept on the device, and those of the open link, which stay in the
 * link.
 */

/** A marked step on the slider: the visitor's note, the link's, or both. */
export interface Mark {
  step: number;
  notes: string[];
  own: boolean; // at least one of them is the visitor's
}

export class BookmarkModel {
  #page;
  #keeps;
  #scenario = "";
  #own: readonly Bookmark[] = [];

  /** @param keeps false: in a frame of another page, where the visitor has no bookmarks */
  constructor(page: Page, keeps: boolean) {
    this.#page = page;
    this.#keeps = keeps;
  }

  get own() {
    if (this.#scenario !== this.#page.scenario.text) this.read();
    return this.#own;
  }

  /** The link's bookmarks that the visitor does not have. */
  get linked() {
    const { mark } = this.#page.state.options;
    const linked = mark === undefined ? [] : (readBookmarks(mark) ?? []);
    return linked.filter((one) => !this.own.some((other) => isSame(one, other)));
  }

  /** All of them, as a link holds them: of one step the visitor's own note. */
  get text() {
    return writeBookmarks(joinLists(this.own, this.linked).slice(0, MOST_BOOKMARKS));
  }

  /** Read the visitor's own again: another tab may have changed them. */
  read() {
    this.#scenario = this.#page.scenario.text;
    this.#own = this.#keeps ? storedBookmarks(this.#scenario) : [];
  }

  /** Mark a step, or change its note. @returns false when there are too many already */
  put(step: number, note: string) {
    this.read();
    const others = this.#own.filter((one) => one.step !== step);
    if (others.length >= MOST_BOOKMARKS) return false;
    this.#store(joinLists([{ step, note: cleanNote(note) }], others));
    return true;
  }

  remove(step: number) {
    this.read();
    this.#store(this.#own.filter((one) => one.step !== step));
  }

  /** Make the link's bookmarks the visitor's own, as far as there is room. The visitor's own notes stay. */
  adopt() {
    this.read();
    const { own, linked } = this;
    const more = linked.filter(({ step }) => own.every((one) => one.step !== step));
    this.#store(joinLists(own, more.slice(0, MOST_BOOKMARKS - own.length)));
    this.#page.change({ options: withoutOptions(this.#page.state.options, "mark") });
  }

  #store(own: readonly Bookmark[]) {
    this.#own = own;
    storeBookmarks(this.#scenario, own);
    this.#page.redraw();
  }
}

const isSame = (one: Bookmark, other: Bookmark) =>
  one.step === other.step && one.note === other.note;

/** One bookmark for each step, in order: those of the first list before those of the second. */
function joinLists(first: readonly Bookmark[], second: readonly Bookmark[]) {
  const more = second.filter(({ step }) => first.every((one) => one.step !== step));
  return [...first, ...more].sort((one, other) => one.step - other.step);
}

/** One mark for each step, in order; the visitor's note comes first. */
export function joinMarks(own: readonly Bookmark[], linked: readonly Bookmark[]): Mark[] {
  const notesAt = (bookmarks: readonly Bookmark[], at: number) =>
    bookmarks.flatMap(({ step, note }) => (step === at && note !== "" ? [note] : []));
  return joinLists(own, linked).map(({ step }) => ({
    step,
    notes: [...notesAt(own, step), ...notesAt(linked, step)],
    own: own.some((one) => one.step === step),
  }));
}
