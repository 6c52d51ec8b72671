import { html } from "lit-html";
import { t } from "../../language/translate.ts";
import { short } from "../../language/written.ts";
import { renderLaneName } from "./heading.ts";
import type { Race } from "./race.ts";
import { amount, formatVerdict } from "./race-sentences.ts";

/** The table of the lanes' progress. Its bars share one logarithmic scale. */

/** The fewest powers of ten on the scale. */
const LEAST = 2;
/** Microseconds at the first line of a scale of time. */
const FIRST_TIME = 100;

export function renderBars(race: Race, names: readonly string[]) {
  const first = race.measure === "time" ? FIRST_TIME : 1;
  const most = Math.max(...race.lanes.map((runner) => reached(race, runner)));
  const powers = Math.max(LEAST, Math.ceil(powerOf(most / first)));
  return html`<div class="race-room"><table class="figures race-bars" style="--powers: ${powers}">
    <caption class="unseen">${t("race-bars")}</caption>
    <thead class="unseen">
      <tr>
        <th scope="col">${t("race-column-lane")}</th>
        <th scope="col">${t("race-column-bar")}</th>
        <th scope="col">${t("race-column-steps")}</th>
        <th scope="col">${t("race-column-end")}</th>
      </tr>
    </thead>
    <tbody>${names.map((name, index) => renderRow(race, index, name, first, powers))}</tbody>
    <tfoot aria-hidden="true">
      <tr>
        <td></td>
        <td><div class="race-scale">${renderMarks(race.measure, powers, first)}</div></td>
        <td></td>
        <td></td>
      </tr>
      <tr>
        <td></td>
        <td class="muted race-scale-told">${t("race-scale")}</td>
      </tr>
    </tfoot>
  </table></div>`;
}

/** The power of ten of a value; 0 below the first line of the scale. */
const powerOf = (value: number) => Math.log10(Math.max(1, value));

const reached = (race: Race, runner: Race["lanes"][0]) =>
  runner.ended ? (race.endOf(runner) ?? 0) : Math.min(race.moment, race.endOf(runner) ?? Infinity);

const renderMarks = (measure: Race["measure"], powers: number, first: number) =>
  Array.from({ length: powers + 1 }, (_, power) => {
    const value = first * 10 ** power;
    return html`<span>${measure === "time" ? amount(measure, value) : short(value)}</span>`;
  });

function renderRow(race: Race, index: number, name: string, first: number, powers: number) {
  const runner = race.lanes[index];
  const value = reached(race, runner);
  const share = (100 * powerOf(value / first)) / powers;
  return html`<tr style="--lane: var(--lane-${index + 1})" ?data-ended=${runner.ended}>
    <th scope="row"><div class="row middle race-title">${renderLaneName(index + 1, name)}</div></th>
    <td class="race-track">
      <div class="race-bar" style="--share: ${share.toFixed(2)}%" ?hidden=${value === 0}></div>
    </td>
    <td class="race-number">${amount(race.measure, value)}</td>
    <td class="muted small race-end">${formatVerdict(runner)}</td>
  </tr>`;
}
