import type { Ground, Place } from "../../board/types.ts";
import { svg } from "../../dom/create-element.ts";
import { t } from "../../language/translate.ts";
import { short } from "../../language/written.ts";
import { LOOKS } from "./chart-styles.ts";
import { frame } from "./charts.ts";

/**
 * Heat map: how often each place of a puzzle was taken back, over a board's squares, a grid's cells, a map's regions,
 * or a graph's vertices.
 */

/** Greatest opacity of a place, so that its number can be read. */
const HOTTEST = 0.7;
/** Pixels that a number needs; with less room, names are not drawn either. */
const ROOM = 28;

/**
 * How often each place was taken back, added up over its choices.
 *
 * @param undone by choice
 */
export function heatOf(
  undone: ArrayLike<number>,
  { places, placeOf }: Pick<Ground, "places" | "placeOf">,
) {
  const heat = new Float64Array(places.length);
  for (let choice = 0; choice < undone.length; choice++) heat[placeOf(choice)] += undone[choice];
  return heat;
}

/** @param undone by choice */
export function drawHeat(undone: ArrayLike<number>, ground: Ground) {
  const heat = heatOf(undone, ground);
  const most = Math.max(1, ...heat);
  const marks = ground.places.map((place, index) => drawPlace(place, heat[index], most));
  const lines = (d: string | undefined) => (d ? [svg("path", { style: LOOKS.rule, d })] : []);
  return frame(ground.height, ground.title, [
    ...lines(ground.beneath),
    ...marks,
    ...lines(ground.over),
  ]);
}

function drawPlace(
  { name, outline: d, x, y, room, above, given, blocked }: Place,
  times: number,
  most: number,
) {
  const shape = { d, "fill-rule": "evenodd" };
  const mark = svg(
    "g",
    {},
    svg("title", {}, t("charts-place", { name, times })),
    svg("path", { ...shape, style: LOOKS[blocked ? "hole" : given ? "given" : "ground"] }),
    svg("path", {
      ...shape,
      style: LOOKS.heat,
      "fill-opacity": ((HOTTEST * times) / most).toFixed(4),
      "data-undone": times,
    }),
  );
  if (room < ROOM) return mark;
  if (above) {
    mark.append(
      svg("text", { class: "label label-mid", style: LOOKS.over, x, y: y - room / 2 - 3 }, above),
    );
  }
  if (times > 0) {
    const label = { class: "label label-mid", style: LOOKS.over };
    mark.append(svg("text", { ...label, x, y: y + 4 }, short(times)));
  }
  return mark;
}
