import { puzzleOf } from "../catalogue/catalogue.ts";
import { readLines, showLines } from "../form/scenario-fields.ts";
import { decodeText, encodeText } from "../fragment/encode.ts";
import { bring } from "../language/tell.ts";
import { entryOf } from "../puzzles/registry.ts";
import { keepPlaces } from "../puzzles/shared/kept-places.ts";
import { makeScenario } from "../scenario/scenario.ts";
import { EMPTY } from "./drawn-graph.ts";
import { editGraph } from "./graph-editor.ts";
import { editMap } from "./map-editor.ts";

/**
 * Opens the drawing board for what the page shows, and takes what was drawn there over.
 *
 * @import { Page } from "../lane/types.ts"
 * @import { GraphView } from "../puzzles/graph/graph-view.ts"
 * @import { Description } from "../search/types.ts"
 */

bring("editor");

/** Vertices of a graph that can sensibly be drawn by hand. */
const MOST_DRAWN = 60;

/** @param {Page} page @returns {() => void} closes it */
export function openEditor(page) {
  return entryOf(page.scenario.puzzle).editor === "map" ? openMap(page) : openGraph(page);
}

/** @param {Page} page */
function openMap(page) {
  const { scenario, solver, catalogue } = page;
  const { map } = scenario.values;
  const [parameter] = puzzleOf(scenario.puzzle, catalogue).parameters;
  const own = !parameter.choices.some(({ value }) => value === map);
  return editMap({
    text: own ? showLines(map) : "",
    read: (text) => solver.insist("draft_map", text),
    finish: async (text) => {
      const made = makeScenario(
        scenario.puzzle,
        { ...scenario.values, map: readLines(text) },
        catalogue,
      );
      const told = await solver.insist("describe", made.text);
      return () => accept(page, told);
    },
  });
}

/** @param {Page} page */
function openGraph(page) {
  const { scenario, solver, view } = page;
  const { places, graph: sketch } = /** @type {GraphView} */ (view);
  const drawable = sketch.names.length <= MOST_DRAWN;
  const vertices = drawable
    ? sketch.names.map((name, i) => ({ name, x: places.x[i], y: places.y[i] }))
    : [];
  return editGraph({
    graph: drawable ? { ...sketch, vertices } : EMPTY,
    read: (text, directed) => solver.insist("draft_graph", text, directed),
    finish: async ({ vertices, directed }, text) => {
      const { names } = await solver.insist("draft_graph", text, directed);
      const said = { graph: readLines(text), directed: directed ? "yes" : "no" };
      /** @type {Record<string, string>} */
      const given = { ...scenario.values, ...said };
      const start = decodeText(given.start);
      if (start !== "any" && !names.includes(start)) given.start = encodeText(names[0]);
      if (Number(given.limit) > names.length) given.limit = "";
      const made = makeScenario(scenario.puzzle, given, page.catalogue);
      const told = await solver.insist("describe", made.text);
      const [x, y] = [vertices.map(({ x }) => x), vertices.map(({ y }) => y)];
      const drawn = vertices.map(({ name }) => name);
      return () => {
        if (drawn.length === names.length) keepPlaces(told.values.graph, drawn, x, y);
        accept(page, told);
      };
    },
  });
}

/** @param {Page} page @param {Description & {scenario: string}} told */
function accept(page, told) {
  const problem = page.chooseScenario(told.scenario);
  if (problem !== null) throw new RangeError(problem);
}
