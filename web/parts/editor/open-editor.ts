import { entryOf } from "../../board/registry.ts";
import type { Places } from "../../board/shared/graph-layout.ts";
import { keepPlaces } from "../../board/shared/kept-places.ts";
import type { PuzzleView } from "../../board/types.ts";
import { puzzleOf } from "../../engine/catalogue/catalogue.ts";
import { decodeText, encodeText } from "../../engine/fragment/encode.ts";
import type { Description, GraphSketch } from "../../engine/search/types.ts";
import { bring } from "../../language/translate.ts";
import type { Page } from "../../state/page/page-context.ts";
import { makeScenario } from "../../state/scenario/scenario.ts";
import { readLines, showLines } from "../form/fields.ts";
import { EMPTY } from "./drawn-graph.ts";
import { editGraph } from "./graph-editor.ts";
import { editMap } from "./map-editor.ts";

/** The view of a graph, whose vertices can be moved. */
type DrawnView = PuzzleView & { graph: GraphSketch; places: Places };

/** Python's description of a scenario, with its canonical text and values. */
type Accepted = Description & { scenario: string; values: Record<string, string> };

/** Opens the editor for the current scenario, and takes the result over. */

bring("editor");
bring("dialogs");

/** Largest graph that can sensibly be drawn by hand, in vertices. */
const MOST_DRAWN = 60;

/** @returns closes it */
export function openEditor(page: Page): () => void {
  return entryOf(page.scenario.puzzle).editor === "map" ? openMap(page) : openGraph(page);
}

function openMap(page: Page) {
  const { scenario, solver, catalogue } = page;
  const { map } = scenario.values;
  const [parameter] = puzzleOf(scenario.puzzle, catalogue).parameters;
  const own = !parameter.choices.some(({ value }) => value === map);
  return editMap({
    text: own ? showLines(map) : "",
    read: (text) => solver.insist("draft_map", text),
    finish: async (text) => {
      const values = { ...scenario.values, map: readLines(text) };
      const parts = Object.entries(values).map((part) => part.join("="));
      const made = await solver.insist<string>("write_scenario", scenario.puzzle, parts, "map");
      return () => page.chooseScenario(made);
    },
  });
}

function openGraph(page: Page) {
  const { scenario, solver, view } = page;
  const { places, graph: sketch } = view as DrawnView;
  const drawable = sketch.names.length <= MOST_DRAWN;
  const vertices = drawable
    ? sketch.names.map((name, i) => ({ name, x: places.x[i], y: places.y[i] }))
    : [];
  return editGraph({
    graph: drawable ? { ...sketch, vertices } : EMPTY,
    read: (text, directed) => solver.insist("draft_graph", text, directed),
    finish: async ({ vertices, directed }, text) => {
      const { names } = await solver.insist<{ names: string[] }>("draft_graph", text, directed);
      const said = { graph: readLines(text), directed: directed ? "yes" : "no" };
      const given: Record<string, string> = { ...scenario.values, ...said };
      const start = decodeText(given.start);
      if (start !== "any" && !names.includes(start)) given.start = encodeText(names[0]);
      if (Number(given.limit) > names.length) given.limit = "";
      const made = makeScenario(scenario.puzzle, given, page.catalogue);
      const told = await solver.insist<Accepted>("describe", made.text);
      const [x, y] = [vertices.map(({ x }) => x), vertices.map(({ y }) => y)];
      const drawn = vertices.map(({ name }) => name);
      return () => {
        if (drawn.length === names.length) keepPlaces(told.values.graph, drawn, x, y);
        page.chooseScenario(told.scenario);
      };
    },
  });
}
