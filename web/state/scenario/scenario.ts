import { entryOf } from "../../board/registry.ts";
import { puzzleOf } from "../../engine/catalogue/catalogue.ts";
import type { Catalogue, Parameter, Puzzle } from "../../engine/catalogue/types.ts";
import { written } from "../../engine/fragment/fragment-alphabet.ts";
import type { Scenario } from "../../engine/types/scenario.ts";

/**
 * Scenarios: the input of a search, as plain data with one text. The page reads as much of a text as the catalogue tells,
 * for the first picture. Python reads it strictly: it says what is wrong with it, and what its canonical text is.
 */

/** Prefix of a text for a new instance: `new/sudoku/4821`. */
export const NEW = "new";

const CHARACTERS = new RegExp(`^${written.scenario}$`);

/** Read a scenario's text. One that the catalogue does not allow is `unread`: Python will refuse it with a sentence. */
export function parseScenario(text: string, catalogue: Catalogue): Scenario {
  const [name, ...parts] = text.split("/");
  if (name === NEW) return readNew(text, parts, catalogue);
  const puzzle = findPuzzle(name, catalogue);
  const values = puzzle && CHARACTERS.test(text) ? readValues(puzzle.parameters, parts) : null;
  return values ? makeScenario(name, values, catalogue) : unread(text, name, catalogue);
}

const findPuzzle = (name: string, { puzzles }: Catalogue) =>
  puzzles.find((puzzle) => puzzle.name === name);

/** The values of a text, by the names of their parameters; null when one is missing, unknown, repeated or not allowed. */
function readValues(parameters: Parameter[], parts: string[]) {
  const positional = parameters.filter((parameter) => parameter.positional);
  const values: Map<string, string> = new Map();
  for (const [place, part] of parts.entries()) {
    const equals = place < positional.length ? -1 : part.indexOf("=");
    const name = positional[place]?.name ?? part.slice(0, Math.max(0, equals));
    const value = part.slice(equals + 1);
    const parameter = parameters.find((one) => one.name === name);
    const wrong = !parameter || values.has(name) || !isAllowed(parameter, value);
    if (wrong || (value === "" && place >= positional.length)) return null;
    values.set(name, value);
  }
  return values.size < positional.length ? null : Object.fromEntries(values);
}

/** True unless a value is none of the parameter's choices, or a number or side of a board out of its range. */
function isAllowed({ type, choices, default: usual, low, high }: Parameter, value: string) {
  if (value === usual) return true;
  if (type === "choice") return choices.some((choice) => choice.value === value);
  const numbers = type === "integer" ? [value] : type === "board" ? value.split("x") : [];
  return numbers.every(
    (text) =>
      /^[0-9]{1,9}$/.test(text) && Number(text) >= (low ?? 0) && Number(text) <= (high ?? Infinity),
  );
}

/** A scenario with the values of the puzzle's first preset, or of the first puzzle's, and a text that only Python reads. */
function unread(text: string, name: string, catalogue: Catalogue): Scenario {
  const { presets } = findPuzzle(name, catalogue) ?? catalogue.puzzles[0];
  const preset = parseScenario(presets[0].scenario, catalogue);
  return { ...preset, text, task: null, unread: true };
}

/** A scenario for the new instance with this seed. Only Python can generate the instance itself. */
function readNew(text: string, parts: string[], catalogue: Catalogue): Scenario {
  const [name, seed] = parts;
  const puzzle = findPuzzle(name, catalogue);
  if (parts.length !== 2 || !puzzle?.invents || !/^[0-9]{1,8}$/.test(seed))
    return unread(text, name, catalogue);
  const { values } = makeScenario(name, {}, catalogue);
  const number = Number(seed);
  return { puzzle: name, values, text: `${NEW}/${name}/${number}`, task: null, seed: number };
}

/**
 * Make a scenario of values. Those that are not given are the defaults.
 *
 * @param name of the puzzle
 */
export function makeScenario(
  name: string,
  given: Record<string, string>,
  catalogue: Catalogue,
): Scenario {
  const puzzle = puzzleOf(name, catalogue);
  const values = Object.fromEntries(
    puzzle.parameters.map((one) => [one.name, given[one.name] ?? one.default]),
  );
  const task = entryOf(name).readTask(values, catalogue);
  return { puzzle: name, values, text: formatScenario(puzzle, values), task };
}

/** The text of a puzzle with these values. */
function formatScenario(puzzle: Puzzle, values: Record<string, string>) {
  const parts = [puzzle.name];
  for (const { name, positional, default: usual } of puzzle.parameters) {
    if (positional) parts.push(values[name]);
    else if (values[name] !== usual) parts.push(`${name}=${values[name]}`);
  }
  return parts.join("/");
}
