import { goodEntries, isRecord } from "../../checks/checks.ts";
import { recallInTab, rememberInTab } from "../../view/storage.ts";

/**
 * Where the visitor has put a graph's vertices: kept by name as long as the tab is open, so that another start, another order
 * or one edge more does not undo the arrangement.
 *
 * @import { Places } from "./graph-layout.ts"
 * @typedef {Record<string, [x: number, y: number]>} NamedPlaces in the unit square, y downwards
 */

const KEY = "knights.places";
/** Graphs whose arrangement is kept; the oldest one goes first. */
const MOST_KEPT = 12;

const read = () => recallInTab(KEY, (all) => goodEntries(all, isPlaces));

/** @param {unknown} places @returns {places is NamedPlaces} */
const isPlaces = (places) => isRecord(places) && Object.values(places).every(isPlace);

/** @param {unknown} place in or near the unit square */
const isPlace = (place) =>
  Array.isArray(place) &&
  place.length === 2 &&
  place.every((share) => Number.isFinite(share) && Math.abs(share) < 2);

/** A graph of the library's by its name, any other by the names of its vertices. @param {string} graph @param {readonly string[]} names */
function keyOf(graph, names) {
  return /[:;%]/.test(graph) || !graph ? `own ${[...names].sort().join(" ")}` : graph;
}

/**
 * @param {string} graph the scenario's value
 * @param {readonly string[]} names
 * @param {ArrayLike<number>} x
 * @param {ArrayLike<number>} y
 */
export function keepPlaces(graph, names, x, y) {
  const key = keyOf(graph, names);
  const { [key]: _, ...others } = read();
  const kept = Object.entries(others).slice(1 - MOST_KEPT);
  const places = names.map((name, i) => [name, [round(x[i]), round(y[i])]]);
  rememberInTab(KEY, { ...Object.fromEntries(kept), [key]: Object.fromEntries(places) });
}

/** @param {string} graph @param {readonly string[]} names */
export function forgetPlaces(graph, names) {
  const { [keyOf(graph, names)]: _, ...others } = read();
  rememberInTab(KEY, others);
}

/**
 * The layout with the vertices where the visitor put them, or null where nothing was kept.
 * @param {string} graph
 * @param {readonly string[]} names
 * @param {Places} layout gives the size of the vertices
 * @returns {Places | null}
 */
export function recallPlaces(graph, names, { pitch }) {
  const kept = read()[keyOf(graph, names)];
  if (!kept || !names.every((name) => Object.hasOwn(kept, name))) return null;
  return {
    x: Float64Array.from(names, (name) => kept[name][0]),
    y: Float64Array.from(names, (name) => kept[name][1]),
    pitch,
  };
}

/** @param {number} share */
const round = (share) => Math.round(share * 1000) / 1000;
