import type { Ground, Place } from "../../board/types.ts";
import { svg } from "../../dom/node.ts";
import { tell } from "../../language/tell.ts";
import { short } from "../../language/written.ts";
import { frame } from "../charts/charts.ts";
import type { Row } from "./table-run.ts";

/** How much work a search is from each place: the map of starts, coloured on a logarithmic scale. */

type Found = NonNullable<Row["found"]>;

/** The most opaque colour of a place: its number is still to be read. */
const HOTTEST = 0.75;
/** Pixels that a number needs. */
const ROOM = 28;

/** @param found by the names of the places that have been tried */
export function drawStarts(ground: Ground, found: ReadonlyMap<string, Found>) {
  const most = Math.log10(Math.max(10, ...[...found.values()].map(({ steps }) => steps)));
  const lines = (d: string | undefined) => (d ? [svg("path", { class: "rule", d })] : []);
  return frame(ground.height, tell("race-starts"), [
    ...lines(ground.beneath),
    ...ground.places.map((place) => drawPlace(place, found.get(place.name), most)),
    ...lines(ground.over),
  ]);
}

/** @param most the power of ten of what is hottest */
function drawPlace(
  { name, outline: d, x, y, room, blocked }: Place,
  found: Found | undefined,
  most: number,
) {
  const shape = { d, "fill-rule": "evenodd" };
  const steps = found?.steps ?? 0;
  const share = found === undefined ? 0 : Math.log10(Math.max(1, steps)) / most;
  const mark = svg(
    "g",
    {},
    svg("path", { ...shape, class: blocked ? "hole" : "ground" }),
    svg("path", { ...shape, class: "heat", "fill-opacity": (HOTTEST * share).toFixed(4) }),
  );
  if (found === undefined) return mark;
  const stopped = found.verdict === "stopped";
  mark.prepend(svg("title", {}, tell("race-starts-place", { name, steps, stopped })));
  if (room >= ROOM) {
    const tone = share > 0.7 ? "label label-mid label-hot" : "label label-mid";
    mark.append(
      svg("text", { class: tone, x, y: y + 4 }, stopped ? `> ${short(steps)}` : short(steps)),
    );
  }
  return mark;
}
