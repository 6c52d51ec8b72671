import { svg } from "../../dom/create-element.ts";
import type { Counts } from "../../engine/analysis/choice-counts.ts";
import { t } from "../../language/translate.ts";
import { count, short } from "../../language/written.ts";
import { LOOKS } from "./chart-styles.ts";

/** Charts of a whole run as SVG: the same in the page and in an exported file. */

export const WIDTH = 360;

/** Most rows; several depths share a row if there are more. */
const MOST_ROWS = 100;

/**
 * The placements at each depth; several depths are added up if there are very many.
 *
 * @param placed by depth
 */
export function levelsOf(placed: ArrayLike<number>, first: number) {
  const together = Math.ceil((placed.length - first) / MOST_ROWS);
  const rows: { depth: number; value: number }[] = [];
  for (let depth = first; depth < placed.length; depth++) {
    const row = rows[Math.floor((depth - first) / together)];
    if (row === undefined) rows.push({ depth, value: placed[depth] });
    else row.value += placed[depth];
  }
  return rows;
}

/**
 * Chart of placements, one row per depth.
 *
 * @param first the depth of the first row
 */
export function drawLevels({ placed }: Counts, first: number) {
  const rows = levelsOf(placed, first);
  const most = Math.max(1, ...rows.map(({ value }) => value));
  const step = rows.length > 80 ? 4 : rows.length > 40 ? 7 : 12;
  const marks = rows.map(({ depth, value }, index) =>
    svg(
      "g",
      {},
      svg("title", {}, t("charts-level", { depth, placed: value })),
      svg("rect", {
        style: LOOKS.amount,
        x: 30,
        y: 4 + index * step,
        width: (value / most) * (WIDTH - 100),
        height: step - 1,
        "data-placed": value,
      }),
    ),
  );
  const every = Math.max(1, Math.ceil(12 / step));
  const labels = rows
    .filter((_, index) => index % every === 0)
    .map(({ depth }, index) =>
      svg(
        "text",
        { class: "label label-end", x: 25, y: 4 + index * every * step + step - 1 },
        count(depth),
      ),
    );
  const widest = rows.findIndex(({ value }) => value === most);
  const note =
    widest < 0
      ? []
      : [
          svg(
            "text",
            { class: "label", x: WIDTH - 66, y: 4 + widest * step + step - 1 },
            short(most),
          ),
        ];
  const height = rows.length * step + 8;
  return frame(height, t("charts-levels"), [...marks, ...labels, ...note]);
}

export function frame(height: number, title: string, children: SVGElement[]) {
  return svg(
    "svg",
    {
      class: "chart",
      viewBox: `0 0 ${WIDTH} ${height}`,
      width: WIDTH,
      height,
      role: "img",
      "aria-label": title,
    },
    ...children,
  );
}
