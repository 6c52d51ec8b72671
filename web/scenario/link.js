import { quote } from "./quote.js";
import { parseScenario } from "./scenario.js";

/**
 * The page's link: `#` + the scenario's text, and `@` + the position unless that is 0.
 *
 * @typedef {import("./catalogue.js").Catalogue} Catalogue
 * @typedef {import("./scenario.js").Scenario} Scenario
 *
 * @typedef {object} Link
 * @property {Scenario} scenario
 * @property {number} position events applied
 * @property {string | null} problem what is wrong with the link, in a sentence; the rest is then
 *   what could be saved of it
 */

/**
 * The fragment of a link, `#` included.
 *
 * @param {string} scenario canonical text
 * @param {number} [position]
 */
export function formatLink(scenario, position = 0) {
  // A scenario's characters may stand in a fragment as they are, but a % would be taken for an
  // escape.
  const text = scenario.replaceAll("%", "%25");
  return `#${text}${position > 0 ? `@${position}` : ""}`;
}

/**
 * Read the fragment of a link. A damaged one is no error: it says what is wrong, and falls back to
 * the first puzzle's first preset, or to the start of the scenario when only the position is wrong.
 *
 * @param {string} fragment with or without its `#`
 * @param {Catalogue} catalogue
 * @returns {Link}
 */
export function readLink(fragment, catalogue) {
  const fallback = parseScenario(catalogue.puzzles[0].presets[0].scenario, catalogue);
  const encoded = fragment.replace(/^#/, "");
  if (encoded === "") return { scenario: fallback, position: 0, problem: null };
  let text;
  try {
    text = decodeURIComponent(encoded);
  } catch {
    const problem = `link ${quote(encoded)}: a % must be followed by two hexadecimal digits`;
    return { scenario: fallback, position: 0, problem };
  }
  const [scenarioText, positionText] = split(text);
  let scenario;
  try {
    scenario = parseScenario(scenarioText, catalogue);
  } catch (error) {
    return { scenario: fallback, position: 0, problem: /** @type {Error} */ (error).message };
  }
  if (positionText === null) return { scenario, position: 0, problem: null };
  try {
    return { scenario, position: readPosition(positionText), problem: null };
  } catch (error) {
    return { scenario, position: 0, problem: /** @type {Error} */ (error).message };
  }
}

/**
 * @param {string} text
 * @returns {[string, string | null]}
 */
function split(text) {
  const at = text.lastIndexOf("@");
  return at < 0 ? [text, null] : [text.slice(0, at), text.slice(at + 1)];
}

/**
 * @param {string} text
 * @throws {RangeError} when it is not a whole number that can be counted to
 */
function readPosition(text) {
  const position = Number(text);
  if (!/^[0-9]{1,16}$/.test(text) || !Number.isSafeInteger(position)) {
    throw new RangeError(
      `position ${quote(text)}: it must be a whole number of events, for instance 1200`,
    );
  }
  return position;
}
