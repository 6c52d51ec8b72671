import { puzzleOf } from "../catalogue/catalogue.ts";
import { WIDTH } from "../charts/charts.ts";
import { nameFile, saveFile } from "../export/file.ts";
import { legible } from "../fragment/encode.ts";
import { tell } from "../language/tell.ts";
import { count } from "../language/written.ts";
import { createView, isPending } from "../puzzles/registry.ts";
import { binding } from "../view/binding.ts";
import { setText } from "../view/element.ts";
import { button, html } from "../view/node.ts";
import { makeHead } from "./head.ts";
import { drawStarts } from "./starts-map.ts";
import { formatTableLink, readTableLink } from "./table-link.ts";
import { LIMIT, TableRun, writeCsv } from "./table-run.ts";

/**
 * A table of searches as it is seen: it can be sorted, stopped, gone on with and saved, and each row opens as a run. Where only the start changes
 * its places are a map, too.
 *
 * @import { Page } from "../lane/types.ts"
 * @import { Scenario } from "../types/scenario.ts"
 * @import { Row } from "./table-run.ts"
 *
 * @typedef {object} Seen
 * @property {Page} page
 * @property {Scenario} scenario
 * @property {string[]} offered what can change
 * @property {string[]} names what does
 * @property {TableRun} run
 * @property {HTMLElement} told
 * @property {HTMLButtonElement} stop
 * @property {HTMLButtonElement} save
 * @property {HTMLElement} map
 * @property {HTMLTableElement} table
 * @property {{column: number, falling: boolean} | null} order by which column the rows are sorted
 * @property {number} frame
 */

const COUNTED = /** @type {const} */ (["steps", "placed", "undone"]);

/** @param {Page} page @param {HTMLElement} box @throws {RangeError} with what is wrong with the link */
export function openTable(page, box) {
  const { also, unbind } = binding();
  const seen = createSeen(page);
  box.replaceChildren(...partsOf(seen));
  also(() => cancelAnimationFrame(seen.frame));
  also(() => seen.run.close());
  begin(seen);
  return { unbind };
}

/** @param {Page} page @returns {Seen} */
function createSeen(page) {
  const link = readTableLink(location.hash, page.catalogue);
  /** @type {Seen} */
  const seen = {
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

/** @param {Seen} seen */
function partsOf({ page, scenario, offered, names, told, stop, save, map, table }) {
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

/** @param {Page} page @param {Scenario} scenario @param {readonly string[]} way @param {boolean} here */
function linkTo({ catalogue }, { puzzle, text }, way, here) {
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

/** @param {Seen} seen */
async function begin(seen) {
  const { run, scenario, names, told, table } = seen;
  try {
    await run.plan(scenario.text, names);
    table.replaceChildren(makeHeading(seen), html("tbody", {}));
    await run.run();
  } catch (error) {
    told.classList.add("problem");
    setText(told, /** @type {Error} */ (error).message);
  }
}

/** Stops, or goes on. @param {Seen} seen */
function turn({ run }) {
  if (run.running) run.stop();
  else void run.run();
}

/** @param {Seen} seen */
function save({ run, scenario }) {
  saveFile(
    new Blob([writeCsv(run)], { type: "text/csv" }),
    nameFile(scenario.text, "table", "csv"),
  );
}

/** @param {Seen} seen */
function redraw(seen) {
  if (seen.frame === 0) seen.frame = requestAnimationFrame(() => draw(seen));
}

/** @param {Seen} seen */
function draw(seen) {
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

/** @param {Seen} seen @returns {Row[]} those that have been run */
function sorted({ run, order }) {
  const rows = run.rows.filter(({ found }) => found !== null);
  if (order === null) return rows;
  const { column, falling } = order;
  const keyOf = (/** @type {Row} */ { values, found }) =>
    values[column] ??
    found?.[[...COUNTED, /** @type {const} */ ("verdict")][column - values.length]];
  const collator = new Intl.Collator(undefined, { numeric: true });
  const sign = falling ? -1 : 1;
  return rows.sort(
    (one, other) => sign * collator.compare(String(keyOf(one)), String(keyOf(other))),
  );
}

/** @param {Seen} seen */
function makeHeading(seen) {
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

/** @param {Seen} seen @param {number} column */
function sortBy(seen, column) {
  const again = seen.order?.column === column && !seen.order.falling;
  seen.order = { column, falling: again };
  for (const [index, cell] of [...(seen.table.tHead?.rows[0].cells ?? [])].entries()) {
    if (index === column) cell.setAttribute("aria-sort", again ? "descending" : "ascending");
    else cell.removeAttribute("aria-sort");
  }
  redraw(seen);
}

/** @param {Seen} seen @param {Row} row @param {number} most the power of ten of the longest bar */
function makeLine({ page, scenario, run }, { values, found, scenario: text }, most) {
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

/** @param {Seen} seen */
function drawMap({ names, run, scenario, map }) {
  const view = createView(scenario, null);
  if (names.join() !== "start" || isPending(view) || view.ground === undefined) return;
  const steps = run.rows.flatMap(({ values: [start], found }) =>
    found === null ? [] : [/** @type {const} */ ([legible(start), found])],
  );
  map.replaceChildren(drawStarts(view.ground(WIDTH), new Map(steps)));
}
