/**
 * The variables of a listing as they are read: plain values first, a choice with its name.
 *
 * @typedef {object} Variable
 * @property {string} name
 * @property {string} value as Python writes it
 * @property {string} meaning what the choice is called; "" for other values
 * @property {number | null} choice
 * @property {boolean} tested it is the candidate that is looked at
 */

/** The listings' names for a choice, those for the candidate first. */
const TESTED = new Set(["square", "neighbour", "candidate"]);
const CHOICES = new Set([...TESTED, "here", "vertex"]);

/** Items of a list that are written out. */
const MOST_ITEMS = 64;

/**
 * @param {Record<string, unknown>} variables
 * @param {(choice: number) => string} name of a choice
 * @returns {Variable[]}
 */
export function tellVariables(variables, name) {
  const entries = Object.entries(variables);
  const short = entries.filter(([, value]) => !Array.isArray(value));
  const lists = entries.filter(([, value]) => Array.isArray(value));
  return [...short, ...lists].map(([variable, value]) => {
    const choice = CHOICES.has(variable) && typeof value === "number" ? value : null;
    return {
      name: variable,
      value: write(value),
      meaning: choice !== null && choice >= 0 ? name(choice) : "",
      choice,
      tested: TESTED.has(variable),
    };
  });
}

/** @param {unknown} value @returns {string} */
function write(value) {
  if (value === null) return "None";
  if (value === true) return "True";
  if (value === false) return "False";
  if (typeof value === "string") return `'${value}'`;
  if (!Array.isArray(value)) return String(value);
  const items = value.slice(0, MOST_ITEMS).map(write);
  if (value.length > MOST_ITEMS) items.push("...");
  return `[${items.join(", ")}]`;
}
