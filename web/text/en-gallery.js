/** The sentences of the list of solutions. */

import { count } from "./en.js";

export const solutions = {
  /** @param {number} passed up to here @param {number} found @param {number} kinds @param {"searching" | "all" | "enough"} standing */
  count: (passed, found, kinds, standing) => {
    const tail = {
      searching: " so far, searching on",
      all: "",
      enough: " so far, which is enough",
    };
    const groups = kinds < found ? `, ${count(kinds)} essentially different` : "";
    return `${count(passed)} of ${count(found)} up to this step${tail[standing]}${groups}.`;
  },
  /** @param {number} number @param {number} position */
  goTo: (number, position) => `Solution ${count(number)}, at step ${count(position)}`,
};
