import { html, nothing, svg } from "lit-html";
import type { Ground, Place } from "../../board/types.ts";
import { tell } from "../../language/tell.ts";
import { short } from "../../language/written.ts";
import { WIDTH } from "../charts/charts.ts";
import type { Row } from "./table-run.ts";

/** How much work a search is from each place: the map of starts, coloured on a logarithmic scale. */

type Found = NonNullable<Row["found"]>;

/** The most opaque colour of a place: its number is still to be read. */
const HOTTEST = 0.75;
/** Pixels that a number needs. */
const ROOM = 28;

/** @param found by the names of the places that have been tried */
export function renderStarts(ground: Ground, found: ReadonlyMap<string, Found>) {
  const { height, beneath, places, over } = ground;
  const most = Math.log10(Math.max(10, ...[...found.values()].map(({ steps }) => steps)));
  const renderLines = (d: string | undefined) => (d ? svg`<path class="rule" d=${d} />` : nothing);
  return html`<svg class="chart" viewBox="0 0 ${WIDTH} ${height}" width=${WIDTH} height=${height}
    role="img" aria-label=${tell("race-starts")}>
    ${renderLines(beneath)}${places.map((place) => renderPlace(place, found.get(place.name), most))}${renderLines(over)}
  </svg>`;
}

/** @param most the power of ten of what is hottest */
function renderPlace(
  { name, outline, x, y, room, blocked }: Place,
  found: Found | undefined,
  most: number,
) {
  const steps = found?.steps ?? 0;
  const stopped = found?.verdict === "stopped";
  const share = found === undefined ? 0 : Math.log10(Math.max(1, steps)) / most;
  const title = found && svg`<title>${tell("race-starts-place", { name, steps, stopped })}</title>`;
  const tone = share > 0.7 ? "label label-mid label-hot" : "label label-mid";
  const number =
    found && room >= ROOM
      ? svg`<text class=${tone} x=${x} y=${y + 4}>${stopped ? `> ${short(steps)}` : short(steps)}</text>`
      : nothing;
  return svg`<g>
    ${title}
    <path d=${outline} fill-rule="evenodd" class=${blocked ? "hole" : "ground"} />
    <path d=${outline} fill-rule="evenodd" class="heat" fill-opacity=${(HOTTEST * share).toFixed(4)} />
    ${number}
  </g>`;
}
