/** The sentences of the colouring of maps. */

import { amount, beyond, count, list, purpose } from "./en.js";

/** @import { Heading, Outcome, Refusals, Searched, Sign } from "./types.d.ts" */

const COLOURS = ["red", "blue", "yellow", "green", "orange", "purple", "brown", "pink"];

/** The name of a colour counted from 0, as the library has it. @param {number} colour */
export const colourName = (colour) => COLOURS[colour] ?? `colour ${colour + 1}`;

export const colouring = {
  /** @param {string} region @param {string | null} colour */
  cell: (region, colour) => `${region}: ${colour ?? "no colour yet"}`,
  /** @param {number} regions @param {number} colours */
  begin: (regions, colours) =>
    `${amount(regions, "region", "regions")} and ${amount(colours, "colour", "colours")}. Neighbours must differ.`,
  /** @param {string} region @param {string} colour @param {string} order its place among the candidates */
  place: (region, colour, order) => `${region} is coloured ${colour}${order}.`,
  easy: "It is an easy region: a colour is always left for it.",
  /** @param {string} stuck @param {string} region @param {string} colour */
  deadEnd: (stuck, region, colour) =>
    `Dead end: ${stuck} touches all colours. ${region} gives up ${colour}.`,
  /** @param {string} region @param {string} colour @param {boolean} every colourings may have been found there */
  exhausted: (region, colour, every) =>
    `${beyond(`${region} in ${colour}`, every)}. It gives up that colour.`,
  /** @param {string} region @param {string} colour */
  solutionLeft: (region, colour) =>
    `That was a colouring. The search goes on: ${region} gives up ${colour}.`,
  /** @param {number} used */
  solved: (used) =>
    `Every region has a colour, and no two neighbours the same: ${amount(used, "colour", "colours")} in use.`,
  /** @param {number} regions @param {number} coloured @param {number} colours */
  label: (regions, coloured, colours) =>
    `Map of ${amount(regions, "region", "regions")}, ${coloured} of them coloured with up to ${amount(colours, "colour")}.`,
};

export const fewest = {
  /** @param {number} colours */
  colours: (colours) => amount(colours, "colour", "colours"),
  searching: "searching ...",
  /** @param {number} placed @param {number} undone */
  found: (placed, undone) => `found: ${count(placed)} placed, ${count(undone)} taken back`,
  /** @param {number} placed */
  exhausted: (placed) => `impossible: every way tried, in ${amount(placed, "placement")}`,
  /** @param {string[]} clique */
  clique: (clique) => ` (${list(clique)} all touch one another)`,
  /** @param {number} events */
  stopped: (events) => `not known: stopped at ${amount(events, "step")}`,
  /** @param {number} colours */
  least: (colours) => `${amount(colours, "colour is", "colours are")} the least.`,
};

/** How a search comes out, in words. @type {(values: Record<string, string>) => Outcome} */
export const outcome = ({ colours }) => ({
  found: `Coloured with ${colours === "1" ? "1 colour" : `up to ${colours} colours`}`,
  none: `${amount(Number(colours), "colour is", "colours are")} not enough`,
  noun: ["colouring", "colourings"],
  checked: "the two sides of every border differ",
  placed: (n) => amount(n, "placement"),
});

/** What the picture shows, for the help panel. */
export const help = {
  intro:
    "Every region gets one of the colours so that neighbours differ. The program takes the regions in some order and tries the colours in turn. Where each colour touches a neighbour it goes back and recolours. Press play, or step through it, forwards and backwards.",
  legend:
    "Each colour has its own pattern as well. The framed region is the next one; a red frame marks the region that just gave up its colour.",
};

/** The choice of an own one among the presets. */
export const own = "Your own map";
/** The title of a heat map. */
export const heat = "Taken back from each region";

/** How candidates were refused. @type {Refusals} */
export const refusals = {
  "colouring-touches": (names, _, { region }) => `not ${list(names)}: ${region}`,
  "colouring-as-new": (_, __, { colour, other }) => `not ${colour}: as new as ${other}`,
};

/** The title line. @type {(searched: Searched) => Heading} */
export function heading({ values, labels, length }) {
  const { colours } = values;
  const regions = length === undefined ? "the map" : amount(length, "region");
  const number = amount(Number(colours), "colour");
  return {
    title: `${capital(labels.map ?? "a map")} in ${number}`,
    purpose: purpose(`colour ${regions} with ${number}, no two neighbours alike`, values),
  };
}

/** @param {string} text */
const capital = (text) => text[0].toUpperCase() + text.slice(1);

/** What the map shows besides the colours that stand. @param {boolean} next @param {boolean} undone */
export function signs(next, undone) {
  /** @type {[boolean, Sign][]} */
  const all = [
    [next, { sign: "frame", told: "the region that comes next" }],
    [undone, { sign: "given-up", told: "the region that just gave up its colour" }],
  ];
  return all.filter(([shown]) => shown).map(([, sign]) => sign);
}
