/**
 * What a link to a race, or to a table of searches, begins with, and what is left without that.
 */

const START = /^#(?:race(?:\/|$|(?=&))|(table)\/)/;

/** Whether a fragment is about a race, or about a table. */
export const isRace = (fragment: string) => START.test(fragment);

/** Whether it is about a table. */
export const isTable = (fragment: string) => START.exec(fragment)?.[1] !== undefined;

/** What stands after the beginning, without the language. */
export const bodyOf = (fragment: string) =>
  fragment.replace(START, "").replace(/&lang=[a-z]+$/, "");
