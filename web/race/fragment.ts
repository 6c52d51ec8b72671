/**
 * What a link to a race, or to a table of searches, begins with, and what is left without that.
 */

const START = /^#(?:race(?:\/|$|(?=&))|(table)\/)/;

/** Whether a fragment is about a race, or about a table. @param {string} fragment */
export const isRace = (fragment) => START.test(fragment);

/** Whether it is about a table. @param {string} fragment */
export const isTable = (fragment) => START.exec(fragment)?.[1] !== undefined;

/** What stands after the beginning, without the language. @param {string} fragment */
export const bodyOf = (fragment) => fragment.replace(START, "").replace(/&lang=[a-z]+$/, "");
