import races from "../../src/knights/data/races.json" with { type: "json" };
import { tell } from "../language/tell.ts";

/**
 * Races that are there to be opened, each of which makes a point. Their figures stand with them, and are held to the library's (`test_races.py`).
 *
 * @typedef {object} Ready
 * @property {string} id
 * @property {string[]} lanes the scenarios' texts
 * @property {(number | null)[]} steps that each takes; null: more than anybody has waited for
 */

/** @type {readonly Ready[]} */
export const READY = races;

/** @param {string} id */
export const readyRace = (id) => READY.find((race) => race.id === id);

/** Those of a puzzle. @param {string} puzzle its name */
export const racesOf = (puzzle) => READY.filter(({ lanes }) => lanes[0].startsWith(`${puzzle}/`));

/** The ready race with these lanes. @param {readonly string[]} texts */
export const readyWith = (texts) => READY.find(({ lanes }) => lanes.join() === texts.join());

/** What it is called. @param {Ready} race */
export const titleOf = ({ id }) => say(`race-ready-${id}`);

/** What is asked before it. @param {Ready} race */
export const questionOf = ({ id }) => say(`race-ready-${id}-ask`);

/** What is to be learnt from it, once it has been seen; it is told in the room of races. @param {Ready} race */
export const pointOf = ({ id }) => say(`race-ready-${id}-point`);

/** The link to it. @param {Ready} race */
export const linkToRace = ({ id }) => `#race/${id}`;

/** @param {string} key of a sentence without values: each race has its own */
const say = (key) => tell(/** @type {"race-list"} */ (key));
