import { PLACES, PLACES_RIGHT, wrongPlaces } from "../fragment/places.js";
import { quote } from "../fragment/quote.js";
import { entryOf } from "../puzzles/registry.js";

/**
 * What a link tells the page besides the moment, in the order in which it stands in a link: each
 * with the pattern of its values, and what would be right.
 *
 * @typedef {Record<string, string>} LinkOptions
 */

/** The version of links that this page writes; links that name none are of version 1. */
const VERSION = "1";

/** @type {Record<string, [pattern: RegExp, right: string]>} */
const OPTIONS = {
  v: [/^1$/, `a version that is known here: ${VERSION}`],
  play: [/^yes$/, "yes"],
  until: [/^[1-9][0-9]{0,15}$/, "a step, for instance 1300"],
  speed: [/^(max|[1-9][0-9]{0,6}(\.[1-9])?)$/, "a number of steps a second, or max"],
  theme: [/^(light|dark)$/, "light or dark"],
  panels: [/^[a-z][a-z,-]{0,199}$/, "names of panels, parted by commas"],
  hide: [/^(code|tree|verdict)(,(code|tree|verdict)){0,2}$/, "some of code,tree,verdict"],
  lock: [/^steps$/, "steps"],
  at: [PLACES, PLACES_RIGHT],
};

/**
 * Read the options of a link.
 *
 * @param {string[]} parts `name=value` each
 * @param {string} puzzle that the link is about
 * @returns {LinkOptions}
 * @throws {RangeError} when a name is unknown or given twice, or a value is none of its values
 */
export function readOptions(parts, puzzle) {
  /** @type {LinkOptions} */
  const found = {};
  for (const part of parts) {
    const equals = part.indexOf("=");
    const name = equals < 0 ? part : part.slice(0, equals);
    const value = equals < 0 ? "" : part.slice(equals + 1);
    if (!Object.hasOwn(OPTIONS, name)) {
      const names = Object.keys(OPTIONS).join(", ");
      throw new RangeError(`option ${quote(name)}: it must be one of ${names}`);
    }
    if (Object.hasOwn(found, name)) {
      throw new RangeError(`option ${quote(name)}: it is given twice; leave one out`);
    }
    const [pattern, right] = OPTIONS[name];
    if (!pattern.test(value)) throw new RangeError(`${name} ${quote(value)}: it must be ${right}`);
    found[name] = name === "hide" ? [...new Set(value.split(","))].sort().join() : value;
  }
  delete found.v;
  // How many vertices there are is for Python to say, and for the view.
  if (found.at !== undefined && !entryOf(puzzle).movable) throw wrongPlaces(found.at);
  return found;
}

/**
 * The options as a link holds them: each with its `&`, in their order.
 *
 * @param {LinkOptions} options
 */
export function formatOptions(options) {
  return Object.keys(OPTIONS)
    .filter((name) => name !== "v" && Object.hasOwn(options, name))
    .map((name) => `&${name}=${options[name]}`)
    .join("");
}
