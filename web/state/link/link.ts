import { entryIn } from "../../board/registry.ts";
import type { Catalogue } from "../../engine/catalogue/types.ts";
import { cite } from "../../engine/fragment/cite.ts";
import { readNumber } from "../../engine/fragment/digits.ts";
import { written } from "../../engine/fragment/written.ts";
import type { LinkOptions } from "../../engine/types/scenario.ts";
import { tell } from "../../language/tell.ts";
import { parseScenario } from "../scenario/scenario.ts";
import { boardOfDay, readDay } from "./day.ts";
import { formatOptions, readOptions } from "./link-options.ts";
import { readPurpose } from "./purpose.ts";
import type { Link } from "./types.ts";

/**
 * The page's link: `#` + the scenario's text, `@` + the position unless that is 0, `.` + the state
 * where the position is far from the start, and `&name=value` for what the page is to do with it.
 * Of a new instance it is `#new/sudoku/4821`, of the board of a day `#today/2026-11-22` or `#today`.
 * `knights.scenario.link` reads and writes the same.
 */

/** A link as it is read, with all of its options. */
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
  new RangeError(tell("link-state", { state: cite(text), position }));

/**
 * Read the fragment of a link. A damaged one is no error: it says what is wrong, and falls back to
 * the start of the scenario when only the rest is wrong; else to the first preset of the puzzle that
 * it names, or of the first puzzle.
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

/** The board of a day, which is there to be played. */
function readToday(day: string, place: string | null, link: Text, catalogue: Catalogue): Text {
  link.scenario = parseScenario(boardOfDay(day, catalogue), catalogue);
  const read = readPlace(`${place ?? 0}&day=${day}`, link, catalogue);
  return { ...read, options: { play: "0", ...read.options } };
}

/** What opens where a scenario cannot: something of the same puzzle, if it can be told which. */
function firstPreset(encoded: string, { puzzles }: Catalogue) {
  const [name] = encoded.replace(/^new(\/|%2F)/i, "").split(/[/@&]|%2F/i);
  return (puzzles.find((puzzle) => puzzle.name === name) ?? puzzles[0]).presets[0];
}

const EMPTY = { position: 0, state: null, options: {}, problem: null };

/**
 * What stands behind the `@`.
 *
 * @param link what has been read before
 * @throws {RangeError}
 */
function readPlace(place: string, link: Text, catalogue: Catalogue): Text {
  const [where, ...parts] = place.split("&");
  const dot = where.indexOf(".");
  const position = readPosition(dot < 0 ? where : where.slice(0, dot));
  const { scenario } = link;
  const options = readOptions(parts, scenario.puzzle, catalogue);
  if (dot < 0) return { ...link, position, options };
  const state = where.slice(dot + 1);
  // The states of a new instance are in its own links.
  if (scenario.seed !== undefined || readNumber(state) === null) throw damaged(position, state);
  return { ...link, position, state, options };
}

/**
 * What a fragment says, without its escapes.
 *
 * @throws {RangeError}
 */
export function decode(encoded: string, longest: number) {
  if (encoded.length > longest) {
    throw new RangeError(tell("link-long", { length: encoded.length, most: longest }));
  }
  try {
    return decodeURIComponent(encoded);
  } catch {
    throw new RangeError(tell("link-escape", { link: cite(encoded) }));
  }
}

/** An option behind a scenario without a position: no scenario ends in such a text behind an &. */
const OPTION = new RegExp(`^${written.option}$`);

/**
 * A link's scenario, and what stands behind its @ or, where it has none, as if it began with
 *
 * @0.
 */
function split(text: string): [string, string | null] {
  const at = text.lastIndexOf("@");
  if (at >= 0) return [text.slice(0, at), text.slice(at + 1)];
  const parts = text.split("&");
  const last = parts.findLastIndex((part, index) => index === 0 || !OPTION.test(part));
  const options = parts.slice(last + 1);
  const place = options.length > 0 ? ["0", ...options].join("&") : null;
  return [parts.slice(0, last + 1).join("&"), place];
}

/** @throws {RangeError} when it is not a whole number that can be counted to */
function readPosition(text: string) {
  const position = Number(text);
  if (!/^[0-9]{1,16}$/.test(text) || !Number.isSafeInteger(position)) {
    throw new RangeError(tell("link-position", { position: cite(text) }));
  }
  return position;
}
