import { isCount, isFlag, isText, recordOf } from "../checks/checks.ts";

/**
 * What the page hands itself over of a program of the visitor's, when it loads itself anew.
 *
 * @typedef {object} Held
 * @property {string} scenario
 * @property {string} name of the program
 * @property {string} whole it, with its lines for input
 * @property {boolean} ran it has run, and is seen
 * @property {number} position at which its run is seen
 * @property {string} watch
 * @property {number} limit
 */

/** @type {import("../checks/checks.ts").Check<Held>} */
const isHeld = recordOf({
  ...{ scenario: isText, name: isText, whole: isText, watch: isText },
  ...{ ran: isFlag, position: isCount, limit: isCount },
});

/** @param {unknown} held */
export const readHeld = (held) => (isHeld(held) ? held : null);
