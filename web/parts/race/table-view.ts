import { html, nothing, render } from "lit-html";
import { createView, headingOf, isPending } from "../../board/registry.ts";
import { binding } from "../../dom/binding.ts";
import { CROSS, renderIcon } from "../../dom/icon.ts";
import { isIdle, puzzleOf } from "../../engine/catalogue/catalogue.ts";
import type { Catalogue } from "../../engine/catalogue/types.ts";
import { displayText } from "../../engine/fragment/encode.ts";
import type { Scenario } from "../../engine/types/scenario.ts";
import { t } from "../../language/translate.ts";
import { count } from "../../language/written.ts";
import type { Page } from "../../state/page/page-context.ts";
import { WIDTH } from "../charts/charts.ts";
import { nameFile, saveFile } from "../export/save-file.ts";
import { renderOrder } from "../form/order-picture.ts";
import { renderHead, setWindowTitle } from "./heading.ts";
import { renderStarts } from "./starts-map.ts";
import { formatTableLink, linkToRow, readTableLink } from "./table-link.ts";
import { type Row, TableRun, writeCsv } from "./table-run.ts";

/**
 * The view of a table of searches. It can be sorted, stopped, resumed and saved, and each row links to its search. If
 * only the start changes, a map shows the starts as well.
 */

interface Seen {
  page: Page;
  box: HTMLElement;
  scenario: Scenario;
  parameters: Catalogue["puzzles"][0]["parameters"]; // of its puzzle
  offered: string[][]; // the parameters that can change together
  names: string[]; // the parameters that change
  run: TableRun;
  close: () => void;
  problem: string | null;
  order: { column: number; falling: boolean } | null; // of the rows; null: the order of the searches
  frame: number;
}

const COUNTED = ["steps", "placed", "undone"] as const;

/**
 * @param close leads back to where the table was opened
 * @throws {RangeError} with a sentence, if the link is wrong
 */
export function openTable(page: Page, box: HTMLElement, close: () => void) {
  const { onDispose, unbind } = binding();
  const link = readTableLink(location.hash, page.catalogue);
  const puzzle = puzzleOf(link.scenario.puzzle, page.catalogue);
  const { title, parameters, tables: offered = [] } = puzzle;
  const run = new TableRun(page.solver.newSearch(), () => redraw(seen));
  const seen: Seen = {
    ...link,
    page,
    box,
    parameters,
    offered,
    run,
    close,
    problem: null,
    order: null,
    frame: 0,
  };
  setWindowTitle(t("race-table-title", { puzzle: title }));
  renderTable(seen);
  onDispose(() => cancelAnimationFrame(seen.frame));
  onDispose(() => run.close());
  void begin(seen);
  return { unbind };
}

async function begin(seen: Seen) {
  const { run, scenario, names } = seen;
  try {
    await run.plan(scenario.text, names);
    await run.run();
  } catch (error) {
    seen.problem = (error as Error).message;
    redraw(seen);
  }
}

function turn(seen: Seen) {
  if (seen.run.running) seen.run.stop();
  else proceed(seen, seen.run.run());
}

/** Tell why a run of the table ended early, if it did. */
function proceed(seen: Seen, running: Promise<void>) {
  running.catch((error: Error) => {
    seen.problem = error.message;
    redraw(seen);
  });
}

function save({ page, run, scenario }: Seen) {
  saveFile(
    new Blob([writeCsv(run)], { type: "text/csv" }),
    nameFile(scenario.text, "table", "csv"),
  );
  page.showToast(t("page-saved"));
}

function redraw(seen: Seen) {
  if (seen.frame !== 0) return;
  seen.frame = requestAnimationFrame(() => {
    seen.frame = 0;
    renderTable(seen);
  });
}

function renderTable(seen: Seen) {
  const { page, box, scenario, run } = seen;
  const puzzle = puzzleOf(scenario.puzzle, page.catalogue);
  const base = headingOf(scenario, undefined, puzzle).title;
  const { done, running, rows, limit, higher } = run;
  const over = rows.length > 0 && done === rows.length;
  const map = renderMap(seen);
  const buttons = html`<div class="row wrap race-acts">
    <button type="button" class="button" ?hidden=${over && !running} @click=${() => turn(seen)}>${t(running || rows.length === 0 ? "race-table-stop" : "race-table-go-on")}</button>
    ${
      over && !running && higher !== null
        ? html`<button type="button" class="button" id="race-raise" @click=${() => proceed(seen, run.raise())}>${t("race-table-raise", { limit: higher })}</button>`
        : nothing
    }
    <button type="button" class="button" ?disabled=${!rows.some(({ found }) => found)} @click=${() => save(seen)}>${t("race-table-save")}</button>
    ${renderIcon("race-close", "", t("race-table-close"), CROSS, true, seen.close)}
  </div>`;
  const template = html`${renderHead(
    t("race-table-title", { puzzle: puzzle.title }),
    t("race-table-about", { limit, base }),
    buttons,
  )}
    <nav class="row wrap race-acts" aria-label=${t("race-table-changes")}>${renderWays(seen)}</nav>
    <p class="figures ${seen.problem === null ? "" : "problem"}" role="status">${formatProgress(seen)}</p>
    <div class="race-found">
      <div class="race-starts" ?hidden=${map === nothing}>${map}</div>
      <div class="race-scroll">
        <table class="figures race-table">${rows.length > 0 ? [renderHeading(seen), renderBody(seen)] : nothing}</table>
      </div>
    </div>`;
  render(template, box);
}

function formatProgress({ problem, run: { done, rows } }: Seen) {
  if (problem !== null) return problem;
  if (rows.length === 0) return t("race-table-waiting");
  return t("race-table-progress", { done, all: rows.length });
}

/** Links to tables of the same search in which other parameters change. */
function renderWays({ scenario, parameters, offered, names }: Seen) {
  const idle = (name: string) =>
    parameters.some((one) => one.name === name && isIdle(one, scenario.values));
  return offered
    .filter((way) => way.length > 1 || !idle(way[0]))
    .map((way) => {
      const changed = way.map((name) => labelOf(parameters, name));
      const current = way.join() === names.join() ? "page" : nothing;
      return html`<a class="button" href=${formatTableLink(scenario.text, way)} aria-current=${current}>${t("race-table-by", { changed })}</a>`;
    });
}

const labelOf = (parameters: Seen["parameters"], name: string) =>
  parameters.find((one) => one.name === name)?.label ?? name;

/** The rows that have run, in the chosen order. */
function sorted({ run, order }: Seen): Row[] {
  const rows = run.rows.filter(({ found }) => found !== null);
  if (order === null) return rows;
  const { column, falling } = order;
  const keyOf = ({ values, found }: Row) =>
    values[column] ?? found?.[[...COUNTED, "verdict" as const][column - values.length]];
  const collator = new Intl.Collator(undefined, { numeric: true });
  const sign = falling ? -1 : 1;
  return rows.sort(
    (one, other) => sign * collator.compare(String(keyOf(one)), String(keyOf(other))),
  );
}

function renderHeading(seen: Seen) {
  const { parameters, run, order } = seen;
  const counted = COUNTED.map((name) => t(`race-table-${name}`));
  const labels = run.names.map((name) => labelOf(parameters, name));
  const titles = [...labels, ...counted, t("race-column-end")];
  const cells = titles.map((title, column) => {
    const counts = column > labels.length && column < titles.length - 1;
    const sorts = order?.column === column;
    return html`<th scope="col" class=${counts ? "race-count" : nothing}
      aria-sort=${sorts ? (order.falling ? "descending" : "ascending") : nothing}>
      <button type="button" class="race-sort" @click=${() => sortBy(seen, column)}>${title}</button>
    </th>`;
  });
  return html`<thead><tr>${cells}</tr></thead>`;
}

function sortBy(seen: Seen, column: number) {
  seen.order = { column, falling: seen.order?.column === column && !seen.order.falling };
  redraw(seen);
}

function renderBody(seen: Seen) {
  const { parameters, run } = seen;
  const ended = run.rows.filter(({ found }) => found !== null && found.verdict !== "stopped");
  const most = Math.max(1, ...ended.map(({ found }) => found?.steps ?? 0));
  const { orders } = seen.page.catalogue;
  return html`<tbody>${sorted(seen).map((row) => renderRow(parameters, run.names, row, most, orders))}</tbody>`;
}

/** @param most the steps of the longest bar: bars are in proportion to the steps */
function renderRow(
  parameters: Seen["parameters"],
  names: readonly string[],
  row: Row,
  most: number,
  orders: Catalogue["orders"],
) {
  const { values, found } = row;
  const cells = values.map((value, index) => {
    const choices = parameters.find(({ name }) => name === names[index])?.choices ?? [];
    const choice = choices.find((one) => one.value === value);
    const label = choice?.label ?? displayText(value);
    const moves = names[index] === "order" && Object.hasOwn(orders, value) ? orders[value] : null;
    if (moves === null) return html`<td>${label}</td>`;
    return html`<td><span class="row middle spaced">${renderOrder(moves)}<span>${label}
      <small class="muted">${choice?.help}</small></span></span></td>`;
  });
  if (found === null) return html`<tr>${cells}</tr>`;
  const share = (100 * found.steps) / most;
  return html`<tr>
    ${cells}
    <td class="race-cell" data-verdict=${found.verdict} style="--share: ${share.toFixed(1)}%">
      <a href=${linkToRow(row)}>${found.verdict === "stopped" ? "> " : ""}${count(found.steps)}</a>
    </td>
    <td class="race-count">${count(found.placed)}</td>
    <td class="race-count">${count(found.undone)}</td>
    <td>${t(`race-verdict-${found.verdict}`)}</td>
  </tr>`;
}

function renderMap({ names, run, scenario }: Seen) {
  const view = createView(scenario, null);
  if (names.join() !== "start" || isPending(view) || view.ground === undefined) return nothing;
  const steps = run.rows.flatMap((row) =>
    row.found === null ? [] : [[displayText(row.values[0]), { ...row, found: row.found }] as const],
  );
  return renderStarts(view.ground(WIDTH), new Map(steps));
}
