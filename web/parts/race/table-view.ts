import { createView, isPending } from "../../board/registry.ts";
import { binding } from "../../dom/binding.ts";
import { setText } from "../../dom/element.ts";
import { button, html } from "../../dom/node.ts";
import { puzzleOf } from "../../engine/catalogue/catalogue.ts";
import { legible } from "../../engine/fragment/encode.ts";
import type { Scenario } from "../../engine/types/scenario.ts";
import { tell } from "../../language/tell.ts";
import { count } from "../../language/written.ts";
import type { Page } from "../../state/lane/types.ts";
import { WIDTH } from "../charts/charts.ts";
import { nameFile, saveFile } from "../export/file.ts";
import { makeHead } from "./head.ts";
import { drawStarts } from "./starts-map.ts";
import { formatTableLink, readTableLink } from "./table-link.ts";
import { LIMIT, type Row, TableRun, writeCsv } from "./table-run.ts";

/**
 * A table of searches as it is seen: it can be sorted, stopped, gone on with and saved, and each row opens as a run. Where only the start changes
 * its places are a map, too.
 */

interface Seen {
  page: Page;
  scenario: Scenario;
  offered: string[]; // what can change
  names: string[]; // what does
  run: TableRun;
  told: HTMLElement;
  stop: HTMLButtonElement;
  save: HTMLButtonElement;
  map: HTMLElement;
  table: HTMLTableElement;
  order: { column: number; falling: boolean } | null; // by which column the rows are sorted
  frame: number;
}

const COUNTED = ["steps", "placed", "undone"] as const;

/** @throws {RangeError} with what is wrong with the link */
export function openTable(page: Page, box: HTMLElement) {
  const { also, unbind } = binding();
  const seen = createSeen(page);
  box.replaceChildren(...partsOf(seen));
  also(() => cancelAnimationFrame(seen.frame));
  also(() => seen.run.close());
  begin(seen);
  return { unbind };
}

function createSeen(page: Page): Seen {
  const link = readTableLink(location.hash, page.catalogue);
  const seen: Seen = {
    ...link,
    page,
    run: new TableRun(page.solver.another(), () => redraw(seen)),
    told: html("p", { class: "race-progress", role: "status" }, tell("race-table-waiting")),
    stop: button({ class: "button", click: () => turn(seen) }, tell("race-table-stop")),
    save: button({ class: "button", click: () => save(seen) }, tell("race-table-save")),
    map: html("div", { class: "race-starts" }),
    table: html("table", { class: "race-table" }),
    order: null,
    frame: 0,
  };
  return seen;
}

function partsOf({ page, scenario, offered, names, told, stop, save, map, table }: Seen) {
  const { title } = puzzleOf(scenario.puzzle, page.catalogue);
  const unstarted = offered.filter((name) => name !== "start");
  const ways = [unstarted, ["start"], ...(unstarted.length < offered.length ? [offered] : [])];
  const links = ways
    .filter((way) => way.length > 0 && way.every((name) => offered.includes(name)))
    .map((way) => linkTo(page, scenario, way, way.join() === names.join()));
  return [
    makeHead(
      tell("race-table-title", { puzzle: title }),
      tell("race-table-about", { limit: LIMIT, scenario: legible(scenario.text) }),
      html("div", { class: "race-acts" }, stop, save),
    ),
    html("nav", { class: "race-acts", "aria-label": tell("race-table-changes") }, ...links),
    told,
    html("div", { class: "race-found" }, map, html("div", { class: "race-scroll" }, table)),
  ];
}

function linkTo(
  { catalogue }: Page,
  { puzzle, text }: Scenario,
  way: readonly string[],
  here: boolean,
) {
  const labels = puzzleOf(puzzle, catalogue).parameters;
  const changed = way.map((name) => labels.find((one) => one.name === name)?.label ?? name);
  return html(
    "a",
    {
      class: "button",
      href: formatTableLink(text, way),
      "aria-current": here && "page",
    },
    tell("race-table-by", { changed }),
  );
}

async function begin(seen: Seen) {
  const { run, scenario, names, told, table } = seen;
  try {
    await run.plan(scenario.text, names);
    table.replaceChildren(makeHeading(seen), html("tbody", {}));
    await run.run();
  } catch (error) {
    told.classList.add("problem");
    setText(told, (error as Error).message);
  }
}

/** Stops, or goes on. */
function turn({ run }: Seen) {
  if (run.running) run.stop();
  else void run.run();
}

function save({ run, scenario }: Seen) {
  saveFile(
    new Blob([writeCsv(run)], { type: "text/csv" }),
    nameFile(scenario.text, "table", "csv"),
  );
}

function redraw(seen: Seen) {
  if (seen.frame === 0) seen.frame = requestAnimationFrame(() => draw(seen));
}

function draw(seen: Seen) {
  seen.frame = 0;
  const { run, told, stop, save, table } = seen;
  const { done, running, rows } = run;
  setText(told, tell("race-table-progress", { done, all: rows.length }));
  setText(stop, running ? tell("race-table-stop") : tell("race-table-go-on"));
  stop.hidden = done === rows.length;
  save.disabled = done === 0;
  const most = Math.log10(Math.max(10, ...rows.map(({ found }) => found?.steps ?? 0)));
  const lines = sorted(seen).map((row) => makeLine(seen, row, most));
  table.tBodies[0].replaceChildren(...lines);
  drawMap(seen);
}

/** @returns those that have been run */
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

function makeHeading(seen: Seen) {
  const { page, scenario, run } = seen;
  const { parameters } = puzzleOf(scenario.puzzle, page.catalogue);
  const labels = run.names.map(
    (name) => parameters.find((one) => one.name === name)?.label ?? name,
  );
  const titles = [
    ...labels,
    ...COUNTED.map((name) => tell(`race-table-${name}`)),
    tell("race-column-end"),
  ];
  const cells = titles.map((title, column) =>
    html(
      "th",
      { scope: "col", class: column > labels.length && column < titles.length - 1 && "race-count" },
      button({ class: "race-sort", click: () => sortBy(seen, column) }, title),
    ),
  );
  return html("thead", {}, html("tr", {}, ...cells));
}

function sortBy(seen: Seen, column: number) {
  const again = seen.order?.column === column && !seen.order.falling;
  seen.order = { column, falling: again };
  for (const [index, cell] of [...(seen.table.tHead?.rows[0].cells ?? [])].entries()) {
    if (index === column) cell.setAttribute("aria-sort", again ? "descending" : "ascending");
    else cell.removeAttribute("aria-sort");
  }
  redraw(seen);
}

/** @param most the power of ten of the longest bar */
function makeLine(
  { page, scenario, run }: Seen,
  { values, found, scenario: text }: Row,
  most: number,
) {
  const { parameters } = puzzleOf(scenario.puzzle, page.catalogue);
  const names = values.map((value, index) => {
    const choices = parameters.find(({ name }) => name === run.names[index])?.choices ?? [];
    return html("td", {}, choices.find((one) => one.value === value)?.label ?? legible(value));
  });
  if (found === null) return html("tr", {}, ...names);
  const share = Math.log10(Math.max(1, found.steps)) / most;
  const style = `--share: ${(100 * share).toFixed(1)}%`;
  return html(
    "tr",
    {},
    ...names,
    html(
      "td",
      { class: "race-cell", style },
      html("a", { href: `#${text.replaceAll("%", "%25")}` }, count(found.steps)),
    ),
    html("td", { class: "race-count" }, count(found.placed)),
    html("td", { class: "race-count" }, count(found.undone)),
    html("td", {}, tell(`race-verdict-${found.verdict}`)),
  );
}

function drawMap({ names, run, scenario, map }: Seen) {
  const view = createView(scenario, null);
  if (names.join() !== "start" || isPending(view) || view.ground === undefined) return;
  const steps = run.rows.flatMap(({ values: [start], found }) =>
    found === null ? [] : [[legible(start), found] as const],
  );
  map.replaceChildren(drawStarts(view.ground(WIDTH), new Map(steps)));
}
