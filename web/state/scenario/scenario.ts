import { entryOf } from "../../board/registry.ts";
import type { Catalogue, Parameter, Puzzle } from "../../engine/catalogue/types.ts";
import { cite, cut } from "../../engine/fragment/cite.ts";
import { decodeText } from "../../engine/fragment/encode.ts";
import { written } from "../../engine/fragment/fragment-alphabet.ts";
import { checkInvisible } from "../../engine/fragment/invisible-names.ts";
import type { Scenario } from "../../engine/types/scenario.ts";
import { t } from "../../language/translate.ts";

/**
 * Scenarios: the input of a search, as plain data with one canonical text. The page parses them as `knights.scenario`
 * does, with the same error messages. It checks the rules in the catalogue and those in the puzzle's registry entry;
 * Python checks the rest.
 */

/** Prefix of a text for a new instance: `new/sudoku/4821`. */
export const NEW = "new";

/** Characters that a URL's fragment may hold unescaped, except the @ that starts the position in a link. */
const CHARACTERS = new RegExp(`^${written.scenario}`);

/**
 * Read a scenario's text, strictly.
 *
 * @throws {RangeError} when something in it is wrong; the message quotes it and says what would be right
 */
export function parseScenario(text: string, catalogue: Catalogue): Scenario {
  checkCharacters(text, catalogue.link.longest_scenario);
  const [name, ...parts] = text.split("/");
  if (name === NEW) return readNew(text, parts, catalogue);
  const puzzle = findPuzzle(name, catalogue);
  const positional = puzzle.parameters.filter((parameter) => parameter.positional);
  if (parts.length < positional.length) {
    const pattern = [puzzle.name, ...positional.map((parameter) => parameter.name)].join("/");
    throw new RangeError(
      t("link-missing", {
        scenario: cite(text),
        missing: positional[parts.length].name,
        pattern,
        example: puzzle.presets[0].scenario,
      }),
    );
  }
  const values: Map<string, string> = new Map();
  positional.forEach((parameter, place) => {
    values.set(parameter.name, parts[place]);
  });
  for (const part of parts.slice(positional.length)) {
    const equals = part.indexOf("=");
    if (equals < 0 || equals === part.length - 1) {
      throw new RangeError(t("link-part", { part: cite(part) }));
    }
    const key = part.slice(0, equals);
    if (values.has(key))
      throw new RangeError(t("link-part-twice", { part: cite(part), name: cut(key) }));
    values.set(key, part.slice(equals + 1));
  }
  return makeScenario(puzzle.name, Object.fromEntries(values), catalogue);
}

/**
 * A scenario for the new instance with this seed. Only Python can generate the instance itself.
 *
 * @throws {RangeError}
 */
function readNew(text: string, parts: string[], { puzzles, link }: Catalogue): Scenario {
  if (parts.length !== 2) throw new RangeError(t("link-new", { scenario: cite(text) }));
  const [name, seed] = parts;
  const known = puzzles.filter(({ invents }) => invents);
  const puzzle = findPuzzle(name, { puzzles: known });
  if (!/^[0-9]{1,8}$/.test(seed)) {
    const value = cite(seed);
    throw new RangeError(
      t("link-number", { name: "seed", value, low: "0", high: String(link.greatest_seed) }),
    );
  }
  const values = Object.fromEntries(puzzle.parameters.map((one) => [one.name, one.default]));
  const number = Number(seed);
  return { puzzle: name, values, text: `${NEW}/${name}/${number}`, task: null, seed: number };
}

/**
 * Make a scenario from a form's values. Values that are not given are the defaults.
 *
 * @param name of the puzzle
 * @throws {RangeError} when a value is none of the parameter's, or the values do not go together
 */
export function makeScenario(
  name: string,
  given: Record<string, string>,
  catalogue: Catalogue,
): Scenario {
  const puzzle = findPuzzle(name, catalogue);
  const { parameters } = puzzle;
  for (const key of Object.keys(given)) {
    if (parameters.some((parameter) => parameter.name === key)) continue;
    const known = parameters.map((parameter) => parameter.name);
    throw new RangeError(t("link-no-parameter", { name: cite(key), puzzle: puzzle.name, known }));
  }
  const texts: Record<string, string> = {};
  for (const parameter of parameters) {
    const text = Object.hasOwn(given, parameter.name) ? given[parameter.name] : parameter.default;
    texts[parameter.name] = checkValue(parameter, text);
  }
  const { task, values } = entryOf(name).read(texts, catalogue);
  checkNeeds(parameters, values);
  return { puzzle: puzzle.name, values, text: formatScenario(puzzle, values), task };
}

/**
 * The canonical text of a puzzle with these values.
 *
 * @param values canonical ones
 */
function formatScenario(puzzle: Puzzle, values: Record<string, string>) {
  const parts = [puzzle.name];
  for (const parameter of puzzle.parameters) {
    const value = values[parameter.name];
    if (parameter.positional) parts.push(value);
    else if (value !== parameter.default) parts.push(`${parameter.name}=${value}`);
  }
  return parts.join("/");
}

function checkCharacters(text: string, longest: number) {
  if (text.length > longest)
    throw new RangeError(t("link-long-scenario", { length: text.length, most: longest }));
  const good = (CHARACTERS.exec(text) as RegExpExecArray)[0].length;
  if (good === text.length) return;
  const [character] = text.slice(good);
  throw new RangeError(t("link-character", { character: cite(character) }));
}

function findPuzzle(name: string, { puzzles }: Pick<Catalogue, "puzzles">) {
  const found = puzzles.find((puzzle) => puzzle.name === name);
  if (found !== undefined) return found;
  const known = puzzles.map((puzzle) => puzzle.name);
  throw new RangeError(t("link-choice", { name: "puzzle", value: cite(name), known }));
}

/** Parameter types that take a library name or a written-out text. */
const OWN_TEXTS = ["graph", "map"];
/** Parameter types whose values contain names. */
const NAMED = [...OWN_TEXTS, "vertex"];
/** A name is one word; non-ASCII letters are written as %XX. */
const WORD = new RegExp(`^${written.word}$`);

const list = (choices: readonly { value: string }[]) => choices.map(({ value }) => value);

/**
 * True when a text is a single name that the library does not know. Written out, it would be a graph of one vertex; it
 * is more likely a misspelt name.
 */
function isUnknownName(text: string, choices: readonly { value: string }[]) {
  const known = choices.some(({ value }) => value === text);
  return !known && WORD.test(text) && !text.includes("--");
}

/** Check a value that does not depend on others, and return its text. The puzzle checks the rest. */
function checkValue(parameter: Parameter, text: string) {
  const { name, type, choices } = parameter;
  const [low, high] = [parameter.low ?? 0, parameter.high ?? Infinity];
  const value = cite(text);
  if (type === "choice" && !choices.some((choice) => choice.value === text)) {
    throw new RangeError(t("link-choice", { name, value, known: list(choices) }));
  }
  if (OWN_TEXTS.includes(type) && isUnknownName(text, choices)) {
    throw new RangeError(
      t("link-name-or-text", { name, value: cite(decodeText(text)), known: list(choices) }),
    );
  }
  // A file may begin with a byte order mark.
  if (NAMED.includes(type)) checkInvisible(decodeText(text).replace(/^\ufeff/, ""));
  if (type === "integer" && text !== parameter.default) {
    const number = /^[0-9]{1,9}$/.test(text) ? Number(text) : -1;
    if (number < low || number > high)
      throw new RangeError(t("link-number", { name, value, low: String(low), high: String(high) }));
    return String(number);
  }
  return text;
}

/** @throws {RangeError} for a value that has no effect beside the other values */
function checkNeeds(parameters: Parameter[], values: Record<string, string>) {
  for (const parameter of parameters) {
    const value = values[parameter.name];
    if (value === parameter.default) continue;
    for (const [name, allowed] of Object.entries(parameter.needs)) {
      if (allowed.includes(values[name])) continue;
      throw new RangeError(
        t("link-needs", {
          name: parameter.name,
          value: cite(value),
          other: name,
          allowed,
          given: values[name],
        }),
      );
    }
  }
}
