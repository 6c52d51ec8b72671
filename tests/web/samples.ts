/** Small graphs and maps, and the rules of a scenario, parsed from its text independently of the page. */
import { State } from "../../web/engine/run/search-state.ts";
import type { EdgeKind } from "../../web/engine/search/types.ts";
import {
  colouringRules,
  graphRules,
  queensRules,
  type Rules,
  SUTCLIFFE,
  sudokuRules,
  TEXTBOOK,
  tourRules,
} from "./small-searches.ts";

/** Places of vertices on a circle, as Python sends them to the page. */
export function placed(count: number) {
  const places = Array.from({ length: count }, (_, i): [number, number] => {
    const angle = (2 * Math.PI * i) / count;
    return [0.5 + Math.sin(angle) / 2, 0.5 - Math.cos(angle) / 2];
  });
  return { places, pitch: Math.sin(Math.PI / count), board: null };
}

/** A to B and D, B to C and D, D to E, E to B and F, F to C. */
export const EXAMPLE = {
  names: [..."ABCDEF"],
  neighbours: [[1, 3], [2, 3], [], [4], [1, 5], [2]],
  directed: true,
  ...placed(6),
};

/** Depth-first search in it, by hand: A 1/12, B 2/11, C 3/4, D 5/10, E 6/9, F 7/8. */
export const FOREST = {
  discovered: [1, 2, 3, 5, 6, 7],
  finished: [12, 11, 4, 10, 9, 8],
  edges: [
    [0, 1, "tree", 1],
    [1, 2, "tree", 2],
    [1, 3, "tree", 4],
    [3, 4, "tree", 5],
    [4, 1, "back", 6],
    [4, 5, "tree", 6],
    [5, 2, "cross", 7],
    [0, 3, "forward", 11],
  ] as [number, number, EdgeKind, number][],
};

/** The state of a search after some events. */
export function stateAfter(size: number, length: number, root: number[], events: number[]) {
  const state = new State({ size, length, root });
  state.applyAll(events, 0, events.length);
  return state;
}

const PETERSEN = {
  names: [..."abcdefghij"],
  neighbours: Array.from({ length: 10 }, (_, v) =>
    v < 5 ? [(v + 1) % 5, (v + 4) % 5, v + 5] : [5 + ((v + 2) % 5), 5 + ((v + 3) % 5), v - 5],
  ),
  directed: false,
  ...placed(10),
};

export const AUSTRALIA = {
  names: ["WA", "NT", "SA", "Q", "NSW", "V", "T"],
  borders: ["01", "02", "12", "13", "23", "24", "25", "34", "45"].map((pair) => [
    +pair[0],
    +pair[1],
  ]),
};

/** The names that links use on a map of four colours, none of them given. */
const written = (names: string[]) => ({
  givens: [],
  written: [names, ["red", "blue", "yellow", "green"]],
});

export const pointsOf = (text: string): [number, number][] =>
  text.split(" ").map((point) => point.split(",").map(Number) as [number, number]);

/** Outline of a square. */
export const squareAt = (x: number, y: number, side = 1) =>
  pointsOf(`${x},${y} ${x + side},${y} ${x + side},${y + side} ${x},${y + side}`);

/** West and East side by side, each a square, on a sheet. */
export const WEST_EAST = {
  names: ["West", "East"],
  borders: [[0, 1]],
  outlines: [[squareAt(18, 18, 282)], [squareAt(300, 18, 282)]],
  edges: [],
  labels: [
    [159, 159, 282],
    [441, 159, 282],
  ],
  size: [600, 318],
  ...written(["West", "East"]),
};

/** Number of a square, from its name, on a board with a number of columns. */
const squareOf = (name: string, columns: number) =>
  "abcdefgh".indexOf(name[0]) + (Number(name[1]) - 1) * columns;

/** The rules of a scenario's search, and Python's description of the graph, map or grid. */
export function rulesFor(scenario: string): { rules: Rules; sketch?: object } {
  const [puzzle, first, second, third] = scenario.split("/");
  const told: Record<string, string> = Object.fromEntries(
    scenario.split("/").flatMap((part) => (part.includes("=") ? [part.split("=")] : [])),
  );
  const { end, goal, strategy, holes, limit, cycle } = told;
  if (puzzle === "tour") {
    const [rows, columns] = first.split("x").map(Number);
    const moves = third === "textbook" ? TEXTBOOK : SUTCLIFFE;
    const [from, to] = [second, end ?? "any"].map((name) =>
      name === "any" ? null : squareOf(name, columns),
    );
    const how = { closed: goal === "closed", end: to, naive: strategy === "naive" };
    return { rules: tourRules({ rows, columns, start: from, moves, ...how }) };
  }
  if (puzzle === "queens") {
    const n = Number(first);
    // A choice is column * n + row.
    const blocked = (holes?.split(",") ?? []).map(
      (name) => squareOf(name[0] + 1, n) * n + Number(name[1]) - 1,
    );
    return { rules: queensRules(n, blocked) };
  }
  if (puzzle === "graph") {
    const graph = first === "petersen" ? PETERSEN : EXAMPLE;
    const start = second === "any" ? null : graph.names.indexOf(second);
    const length = Number(limit ?? graph.names.length);
    return {
      rules: graphRules(graph.neighbours, start, length, cycle === "yes"),
      sketch: { graph },
    };
  }
  if (puzzle === "colouring") {
    const colours = Number(second);
    const outlines = AUSTRALIA.names.map((_, i) => [squareAt(100 * i, 0, 100)]);
    const labels = AUSTRALIA.names.map((_, i) => [100 * i + 50, 50, 100]);
    const map = {
      ...AUSTRALIA,
      outlines,
      edges: [],
      labels,
      size: [700, 100],
      ...written(AUSTRALIA.names),
      remarks: [],
      colours,
    };
    return { rules: colouringRules(7, AUSTRALIA.borders, colours), sketch: { map } };
  }
  return {
    rules: sudokuRules(first),
    sketch: { grid: { n: 4, givens: first, regions: "", boxes: "" } },
  };
}
