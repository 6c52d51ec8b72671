import { html, nothing, svg } from "lit-html";
import type { Ground, Place } from "../../board/types.ts";
import { t } from "../../language/translate.ts";
import { short } from "../../language/written.ts";
import { LOOKS } from "../charts/chart-styles.ts";
import { WIDTH } from "../charts/charts.ts";
import { linkToRow } from "./table-link.ts";
import type { Row } from "./table-run.ts";

/** The map of starts: each place is coloured by the steps of the search from there, on a logarithmic scale. */

type Found = Row & { found: NonNullable<Row["found"]> };

/** The opacity of the costliest place, on which its number can still be read. */
const HOTTEST = 0.75;
/** Pixels of a place that has room for its number, and for its name as well. */
const ROOM = 28;
const WIDE = 44;

/** @param found results of the searches so far, by the name of the start */
export function renderStarts(ground: Ground, found: ReadonlyMap<string, Found>) {
  const { height, beneath, places, over } = ground;
  const most = Math.log10(
    Math.max(10, ...[...found.values()].map(({ found: { steps } }) => steps)),
  );
  const renderLines = (d: string | undefined) =>
    d ? svg`<path style=${LOOKS.rule} d=${d} />` : nothing;
  return html`<svg class="chart" viewBox="0 0 ${WIDTH} ${height}" width=${WIDTH} height=${height}
    role="group" aria-label=${t("race-starts")}>
    <pattern id="race-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="1.500" height="6" style="fill: var(--bad)" />
    </pattern>
    ${renderLines(beneath)}${places.map((place) => renderPlace(place, found.get(place.name), most))}${renderLines(over)}
  </svg>`;
}

/** @param most the power of ten of the costliest place */
function renderPlace(
  { name, outline, x, y, room, blocked }: Place,
  row: Found | undefined,
  most: number,
) {
  const found = row?.found;
  const steps = found?.steps ?? 0;
  const stopped = found?.verdict === "stopped";
  const share = found === undefined ? 0 : Math.log10(Math.max(1, steps)) / most;
  const title = found && svg`<title>${t("race-starts-place", { name, steps, stopped })}</title>`;
  const number =
    found && room >= ROOM
      ? svg`<text class="label label-mid" style=${share > 0 ? LOOKS.over : nothing} x=${x} y=${y + 4}>${stopped ? `> ${short(steps)}` : short(steps)}</text>`
      : nothing;
  const drawn = svg`${title}
    <path d=${outline} fill-rule="evenodd" style=${LOOKS[blocked ? "hole" : "ground"]} />
    <path d=${outline} fill-rule="evenodd" style=${LOOKS.heat} fill-opacity=${(HOTTEST * share).toFixed(4)} />
    ${stopped ? svg`<path d=${outline} fill="url(#race-hatch)" />` : nothing}
    ${number}
    ${room >= WIDE ? svg`<text class="label" style=${LOOKS.over} x=${x - room / 2 + 3} y=${y - room / 2 + 12}>${name}</text>` : nothing}`;
  return row === undefined ? svg`<g>${drawn}</g>` : svg`<a href=${linkToRow(row)}>${drawn}</a>`;
}
