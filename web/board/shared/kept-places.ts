import { recallInTab, rememberInTab } from "../../dom/storage.ts";
import { goodEntries, isRecord } from "../../engine/checks.ts";
import type { Places } from "./graph-layout.ts";

/**
 * Where the visitor has put a graph's vertices: kept by name as long as the tab is open, so that another start, another order
 * or one edge more does not undo the arrangement.
 */

/** Places in the unit square, y downwards. */
type NamedPlaces = Record<string, [x: number, y: number]>;

const KEY = "knights.places";
/** Graphs whose arrangement is kept; the oldest one goes first. */
const MOST_KEPT = 12;

const read = () => recallInTab(KEY, (all) => goodEntries(all, isPlaces));

const isPlaces = (places: unknown): places is NamedPlaces =>
  isRecord(places) && Object.values(places).every(isPlace);

/** @param place in or near the unit square */
const isPlace = (place: unknown) =>
  Array.isArray(place) &&
  place.length === 2 &&
  place.every((share) => Number.isFinite(share) && Math.abs(share) < 2);

/** A graph of the library's by its name, any other by the names of its vertices. */
function keyOf(graph: string, names: readonly string[]) {
  return /[:;%]/.test(graph) || !graph ? `own ${[...names].sort().join(" ")}` : graph;
}

/** @param graph the scenario's value */
export function keepPlaces(
  graph: string,
  names: readonly string[],
  x: ArrayLike<number>,
  y: ArrayLike<number>,
) {
  const key = keyOf(graph, names);
  const { [key]: _, ...others } = read();
  const kept = Object.entries(others).slice(1 - MOST_KEPT);
  const places = names.map((name, i) => [name, [round(x[i]), round(y[i])]]);
  rememberInTab(KEY, { ...Object.fromEntries(kept), [key]: Object.fromEntries(places) });
}

export function forgetPlaces(graph: string, names: readonly string[]) {
  const { [keyOf(graph, names)]: _, ...others } = read();
  rememberInTab(KEY, others);
}

/**
 * The layout with the vertices where the visitor put them, or null where nothing was kept.
 *
 * @param layout gives the size of the vertices
 */
export function recallPlaces(
  graph: string,
  names: readonly string[],
  { pitch }: Places,
): Places | null {
  const kept = read()[keyOf(graph, names)];
  if (!kept || !names.every((name) => Object.hasOwn(kept, name))) return null;
  return {
    x: Float64Array.from(names, (name) => kept[name][0]),
    y: Float64Array.from(names, (name) => kept[name][1]),
    pitch,
  };
}

const round = (share: number) => Math.round(share * 1000) / 1000;
