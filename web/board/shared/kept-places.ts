import { recallInTab, rememberInTab } from "../../dom/storage.ts";
import { goodEntries, isRecord } from "../../engine/type-guards.ts";
import type { Places } from "./graph-layout.ts";

/**
 * Vertex places chosen by the visitor: kept by name while the tab is open, so that another start, another order or one
 * more edge does not undo the arrangement.
 */

/** Places in the unit square, y downwards. */
type NamedPlaces = Record<string, [x: number, y: number]>;

const KEY = "knights.places";
/** Number of graphs kept; the oldest is dropped first. */
const MOST_KEPT = 12;

const read = () => recallInTab(KEY, (all) => goodEntries(all, isPlaces));

const isPlaces = (places: unknown): places is NamedPlaces =>
  isRecord(places) && Object.values(places).every(isPlace);

/** Accept places in or near the unit square. */
const isPlace = (place: unknown) =>
  Array.isArray(place) &&
  place.length === 2 &&
  place.every((share) => Number.isFinite(share) && Math.abs(share) < 2);

/** Key of a graph: the library's name, or the names of its vertices. */
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
 * The layout with the visitor's places, or null when none are kept for all of its vertices.
 *
 * @param layout supplies the size of the vertices
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
