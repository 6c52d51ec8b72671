import { entryIn } from "../../board/registry.ts";
import type { Catalogue } from "../../engine/catalogue/types.ts";
import { decodeText, encodeText } from "../../engine/fragment/encode.ts";
import { written } from "../../engine/fragment/fragment-alphabet.ts";
import type { LinkOptions } from "../../engine/types/scenario.ts";
import { parseScenario } from "../scenario/scenario.ts";
import { readBookmarks } from "./bookmarks.ts";
import { boardOfDay, isDay, readDay } from "./day.ts";
import { readPurpose } from "./purpose.ts";
import type { Link } from "./types.ts";

/**
 * The page's link: `#` + the scenario's text, `@` + the position unless that is 0, `.` + the state
 * where the position is far from the start, and `&name=value` for each option.
 * A new instance has the link `#new/sudoku/4821`, the puzzle of a day `#today/2026-11-22` or `#today`.
 * `knights.scenario.link` reads and writes the same format, and says what is wrong with a link.
 */

/** A parsed link that still has all of its options. */
type Text = Omit<Link, "purpose">;

/**
 * The fragment of a link, `#` included.
 *
 * @param state its text
 */
export function formatLink(
  scenario: string,
  catalogue: Catalogue,
  position = 0,
  state = "",
  options: LinkOptions = {},
) {
  const more = `${state && `.${state}`}${formatOptions(options, catalogue)}`;
  const place = position > 0 || more !== "" ? `@${position}${more}` : "";
  // A scenario's characters may stand in a fragment as they are, but a % would be taken for an
  // escape.
  return `#${entryIn(scenario).contract(scenario).replaceAll("%", "%25")}${place}`;
}

/** The options as text for a link: each with its `&`, in the catalogue's order. */
function formatOptions(options: LinkOptions, { link }: Catalogue) {
  return Object.keys(link.options)
    .filter((name) => Object.hasOwn(options, name))
    .map((name) => `&${name}=${encodeText(options[name])}`)
    .join("");
}

/**
 * Read the fragment of a link as far as the page can. Wrong options are left out. Of a link that is damaged elsewhere
 * remains the start of its scenario, or of the first preset of the puzzle that it names.
 *
 * @param fragment with or without its `#`
 */
export function readLink(fragment: string, catalogue: Catalogue): Link {
  const text = readText(fragment.replace(/^#/, ""), catalogue);
  return { ...text, ...readPurpose(text.scenario, text.options) };
}

function readText(encoded: string, catalogue: Catalogue): Text {
  const decoded = decodeText(encoded);
  // A text with broken escapes comes back as it is.
  const escaped = decoded !== encoded || !encoded.includes("%");
  const readable = escaped && encoded.length <= catalogue.link.longest;
  const [name, place] = split(decoded);
  const day = readDay(name);
  if (day !== null && isDay(day, catalogue)) {
    const link = startOf(boardOfDay(day, catalogue), catalogue);
    const read = readPlace(`${place ?? 0}&day=${day}`, link, catalogue);
    // A day's link opens in play mode.
    return read.damage === "link" ? read : { ...read, options: { play: "0", ...read.options } };
  }
  const text = day === null && readable ? entryIn(name).expand(name) : null;
  if (encoded === "" || text === null)
    return { ...startOf(firstPreset(name, catalogue), catalogue), damage: encoded && "link" };
  const link = startOf(text, catalogue);
  return place === null ? link : readPlace(place, link, catalogue);
}

/** A link to the start of a scenario. */
const startOf = (text: string, catalogue: Catalogue): Text => ({
  scenario: parseScenario(text, catalogue),
  ...{ position: 0, state: null, options: {}, damage: "" },
});

/** The first preset of the puzzle that a text begins with, else of the first puzzle. */
function firstPreset(text: string, { puzzles }: Catalogue) {
  const [name] = text.replace(/^new\//, "").split("/");
  return (puzzles.find((puzzle) => puzzle.name === name) ?? puzzles[0]).presets[0].scenario;
}

/** Read the part after the `@`. @param link to the start */
function readPlace(place: string, link: Text, catalogue: Catalogue): Text {
  const [, number, state = null, parts] = PLACE.exec(place) ?? [];
  const position = Number(number);
  // A link with a seed holds no state: once the instance is made, its links name the instance itself.
  const wrong = state !== null && link.scenario.seed !== undefined;
  if (wrong || !Number.isSafeInteger(position)) return { ...link, damage: "link" };
  return { ...link, position, state, ...readOptions(parts.split("&").slice(1), catalogue) };
}

const PLACE = /^([0-9]{1,16})(?:\.([^&]+))?(&.*|)$/s;

function readOptions(parts: string[], catalogue: Catalogue): Pick<Text, "options" | "damage"> {
  const options: LinkOptions = {};
  for (const part of parts) {
    const [name, ...rest] = part.split("=");
    const value = rest.join("=");
    if (!Object.hasOwn(options, name) && isOption(name, value, catalogue)) options[name] = value;
  }
  const damage = Object.keys(options).length < parts.length ? "options" : "";
  delete options.v;
  return { options, damage };
}

function isOption(name: string, value: string, catalogue: Catalogue) {
  const { options } = catalogue.link;
  const known = Object.hasOwn(options, name) && new RegExp(`^(?:${options[name]})$`).test(value);
  if (!known) return false;
  if (name === "mark") return readBookmarks(value) !== null;
  return name !== "day" || isDay(value, catalogue);
}

/** An option after a scenario without a position. No scenario ends in `&` and such a text. */
const OPTION = new RegExp(`^${written.option}$`);

/** Split a link into its scenario and the part after the `@`. Options without a position are read as if after `@0`. */
function split(text: string): [string, string | null] {
  const at = text.lastIndexOf("@");
  if (at >= 0) return [text.slice(0, at), text.slice(at + 1)];
  const parts = text.split("&");
  const last = parts.findLastIndex((part, index) => index === 0 || !OPTION.test(part));
  const options = parts.slice(last + 1);
  const place = options.length > 0 ? ["0", ...options].join("&") : null;
  return [parts.slice(0, last + 1).join("&"), place];
}
