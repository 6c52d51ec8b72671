import { setText } from "../../dom/element.ts";
import { html } from "../../dom/node.ts";
import { tell } from "../../language/tell.ts";
import { short } from "../../language/written.ts";
import { nameLane } from "./name.ts";
import type { Race } from "./race.ts";
import { amount, tellVerdict } from "./race-told.ts";

/** How far each lane has come: a table whose bars share one logarithmic scale. */

/** Powers of ten that the scale has at least. */
const LEAST = 2;
/** Microseconds that are the first line of a scale of time. */
const FIRST_TIME = 100;

export function makeBars(names: readonly string[]) {
  const rows = names.map((name, lane) => makeRow(name, lane + 1));
  const scale = html("div", { class: "race-scale", "aria-hidden": "true" });
  const head = ["race-column-lane", "race-column-bar", "race-column-steps", "race-column-end"];
  const table = html(
    "table",
    { class: "race-bars" },
    html("caption", { class: "unseen" }, tell("race-bars")),
    html(
      "thead",
      { class: "unseen" },
      html(
        "tr",
        {},
        ...head.map((key) => html("th", { scope: "col" }, tell(key as "race-column-lane"))),
      ),
    ),
    html("tbody", {}, ...rows.map(({ line }) => line)),
    html(
      "tfoot",
      { "aria-hidden": "true" },
      html("tr", {}, html("td", {}), html("td", {}, scale), html("td", {}), html("td", {})),
      html("tr", {}, html("td", {}), html("td", { class: "race-scale-told" }, tell("race-scale"))),
    ),
  );
  let drawn = "";

  return {
    table,
    show(race: Race) {
      const first = race.measure === "time" ? FIRST_TIME : 1;
      const values = race.lanes.map((runner) => reached(race, runner));
      const powers = Math.max(LEAST, Math.ceil(powerOf(Math.max(...values) / first)));
      for (const [lane, { bar, number, end, line }] of rows.entries()) {
        const runner = race.lanes[lane];
        const share = powerOf(values[lane] / first) / powers;
        bar.style.setProperty("--share", `${(100 * share).toFixed(2)}%`);
        bar.hidden = values[lane] === 0;
        setText(number, amount(race.measure, values[lane]));
        setText(end, tellVerdict(runner));
        line.toggleAttribute("data-ended", runner.ended);
      }
      const wanted = `${race.measure} ${powers}`;
      if (wanted === drawn) return;
      drawn = wanted;
      table.style.setProperty("--powers", String(powers));
      scale.replaceChildren(...marksOf(race.measure, powers, first));
    },
  };
}

/** @param value what is less than the first line has no length */
const powerOf = (value: number) => Math.log10(Math.max(1, value));

const reached = (race: Race, runner: Race["lanes"][0]) =>
  runner.ended ? (race.endOf(runner) ?? 0) : Math.min(race.moment, race.endOf(runner) ?? Infinity);

const marksOf = (measure: Race["measure"], powers: number, first: number) =>
  Array.from({ length: powers + 1 }, (_, power) => {
    const value = first * 10 ** power;
    return html("span", {}, measure === "time" ? amount(measure, value) : short(value));
  });

function makeRow(name: string, lane: number) {
  const bar = html("div", { class: "race-bar" });
  const number = html("td", { class: "race-number" });
  const end = html("td", { class: "race-end" });
  const line = html(
    "tr",
    { "data-lane": String(lane) },
    html("th", { scope: "row" }, html("div", { class: "race-title" }, ...nameLane(lane, name))),
    html("td", { class: "race-track" }, bar),
    number,
    end,
  );
  return { line, bar, number, end };
}
