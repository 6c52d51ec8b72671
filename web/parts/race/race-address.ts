/** Recognises links to a race or to a table of searches, and removes their prefix. */

const START = /^#(?:race(?:\/|$|(?=&))|(table)\/)/;

/** True for a link to a race, to a table or to the list of races. */
export const isRace = (fragment: string) => START.test(fragment);

/** True for a link to a table. */
export const isTable = (fragment: string) => START.exec(fragment)?.[1] !== undefined;

/** The link without its prefix and its language. */
export const bodyOf = (fragment: string) =>
  fragment.replace(START, "").replace(/&lang=[a-z]+$/, "");
