import { entryIn } from "../../board/registry.ts";
import type { Catalogue } from "../../engine/catalogue/types.ts";
import { cite } from "../../engine/fragment/cite.ts";
import { readNumber } from "../../engine/fragment/digits.ts";
import { written } from "../../engine/fragment/fragment-alphabet.ts";
import type { LinkOptions } from "../../engine/types/scenario.ts";
import { t } from "../../language/translate.ts";
import { parseScenario } from "../scenario/scenario.ts";
import { formatOptions, readOptions } from "./check-options.ts";
import { boardOfDay, readDay } from "./day.ts";
import { readPurpose } from "./purpose.ts";
import type { Link } from "./types.ts";

/**
 * The page's link: `#` + the scenario's text, `@` + the position unless that is 0, `.` + the state
 * where the position is far from the start, and `&name=value` for each option.
 * A new instance has the link `#new/sudoku/4821`, the puzzle of a day `#today/2026-11-22` or `#today`.
 * `knights.scenario.link` reads and writes the same format.
 */

/** A parsed link that still has all of its options. */
type Text = Omit<Link, "purpose">;

/**
 * The fragment of a link, `#` included.
 *
 * @param scenario canonical text
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

const damaged = (position: number, text: string) =>
  new RangeError(t("link-state", { state: cite(text), position }));

/**
 * Read the fragment of a link. A damaged one does not throw: `problem` says what is wrong, and the link falls back to
 * the start of its scenario if that can be read, else to the first preset of the puzzle that it names, or of the first
 * puzzle.
 *
 * @param fragment with or without its `#`
 */
export function readLink(fragment: string, catalogue: Catalogue): Link {
  const text = readText(fragment, catalogue);
  return { ...text, ...readPurpose(text.scenario, text.options) };
}

function readText(fragment: string, catalogue: Catalogue): Text {
  const encoded = fragment.replace(/^#/, "");
  const first = firstPreset(encoded, catalogue).scenario;
  const link: Text = { ...EMPTY, scenario: parseScenario(first, catalogue) };
  if (encoded === "") return link;
  try {
    const [scenarioText, place] = split(decode(encoded, catalogue.link.longest));
    const day = readDay(scenarioText, catalogue);
    if (day !== null) return readToday(day, place, link, catalogue);
    const text = entryIn(scenarioText).expand(scenarioText, catalogue.link);
    link.scenario = parseScenario(text, catalogue);
    return place === null ? link : readPlace(place, link, catalogue);
  } catch (error) {
    return { ...link, problem: (error as Error).message };
  }
}

/** The puzzle of a day. Its link opens in play mode. */
function readToday(day: string, place: string | null, link: Text, catalogue: Catalogue): Text {
  link.scenario = parseScenario(boardOfDay(day, catalogue), catalogue);
  const read = readPlace(`${place ?? 0}&day=${day}`, link, catalogue);
  return { ...read, options: { play: "0", ...read.options } };
}

/** The fallback for a damaged scenario: the first preset of the same puzzle, if its name can be read. */
function firstPreset(encoded: string, { puzzles }: Catalogue) {
  const [name] = encoded.replace(/^new(\/|%2F)/i, "").split(/[/@&]|%2F/i);
  return (puzzles.find((puzzle) => puzzle.name === name) ?? puzzles[0]).presets[0];
}

const EMPTY = { position: 0, state: null, options: {}, partly: false, problem: null };

/**
 * Read the part after the `@`.
 *
 * @param link what has been read before
 * @throws {RangeError}
 */
function readPlace(place: string, link: Text, catalogue: Catalogue): Text {
  const [where, ...parts] = place.split("&");
  const dot = where.indexOf(".");
  const position = readPosition(dot < 0 ? where : where.slice(0, dot));
  const { scenario } = link;
  const read = { ...link, position, ...readOptions(parts, scenario.puzzle, catalogue) };
  if (dot < 0) return read;
  const state = where.slice(dot + 1);
  // A link with a seed holds no state: once the instance is made, its links name the instance itself.
  if (scenario.seed !== undefined || readNumber(state) === null) throw damaged(position, state);
  return { ...read, state };
}

/**
 * Decode the percent-escapes of a fragment.
 *
 * @throws {RangeError}
 */
export function decode(encoded: string, longest: number) {
  if (encoded.length > longest) {
    throw new RangeError(t("link-long", { length: encoded.length, most: longest }));
  }
  try {
    return decodeURIComponent(encoded);
  } catch {
    throw new RangeError(t("link-escape", { link: cite(encoded) }));
  }
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

/** @throws {RangeError} when the text is not a safe whole number */
function readPosition(text: string) {
  const position = Number(text);
  if (!/^[0-9]{1,16}$/.test(text) || !Number.isSafeInteger(position)) {
    throw new RangeError(t("link-position", { position: cite(text) }));
  }
  return position;
}
