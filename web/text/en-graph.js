/** The sentences of searches in graphs: for a path, and the general depth-first one. */

import { amount, beyond, list, purpose, verb } from "./en.js";

/** @import { Heading, Outcome, Refusals, Searched, Sign } from "./types.d.ts" */

export const graph = {
  /** @param {string} name @param {number} number on the path, or 0 */
  cell: (name, number) =>
    number > 0 ? `${name}: gray, vertex ${number} of the path` : `${name}: not on the path`,
  /** @param {string} name */
  begin: (name) => `The path begins at ${name}, which is gray: it is on the path.`,
  anywhere: "All vertices are white: none has been visited.",
  /** @param {number} number @param {string} from @param {string} to @param {string} order its place among the candidates */
  place: (number, from, to, order) => `Vertex ${number}: ${from} to ${to}${order}.`,
  /** @param {string} name */
  placeFirst: (name) => `The search tries ${name} as the vertex to start from.`,
  /** @param {string} name @param {string} back */
  deadEnd: (name, back) =>
    `Dead end: no white vertex can follow ${name}. It turns white again; back to ${back}.`,
  /** @param {string} name @param {readonly string[]} white its white neighbours @param {boolean} cycle @param {string} back */
  cut: (name, white, cycle, back) =>
    `Dead end: from ${name} the search could go to ${list([...white], "or")}, but no ${cycle ? "cycle" : "path"} goes on from there. ${name} turns white again; back to ${back}.`,
  /** @param {string} name @param {string} back @param {boolean} every paths may have been found there */
  exhausted: (name, back, every) =>
    `${beyond(name, every)}. It turns white again; back to ${back}.`,
  /** @param {string} name @param {string} back */
  solutionLeft: (name, back) =>
    `That was a path as wanted. The search goes on: ${name} turns white again; back to ${back}.`,
  /** @param {string[]} names */
  solved: (names) => `The path has its full length: ${names.join(" ")}.`,
  /** @param {number} names @param {string[]} path */
  label: (names, path) =>
    `Graph of ${amount(names, "vertex", "vertices")}. ${path.length > 0 ? `Path: ${path.join(" ")}.` : "No vertex is on the path."}`,
  nowhere: "the beginning",
};

/** How a search comes out, in words. @type {(values: Record<string, string>) => Outcome} */
export const graphOutcome = ({ cycle }) => ({
  found: cycle === "yes" ? "Cycle found" : "Path found",
  none: cycle === "yes" ? "No such cycle exists" : "No such path exists",
  noun: cycle === "yes" ? ["cycle", "cycles"] : ["path", "paths"],
  checked: "different vertices, and an edge from each to the next",
  placed: (n) => `${amount(n, "vertex", "vertices")} placed`,
});

/** What the picture shows, for the help panel. */
export const graphHelp = {
  intro:
    "A path through the graph is wanted that takes no vertex twice. The program tries the neighbours of its last vertex in a fixed order; where none is white it goes back, and the vertex turns white again. Press play, or step through it, forwards and backwards.",
  legend:
    "White vertices are not on the path, gray ones are; the numbers tell their order. Amber numbers stand beside the vertices that can come next, in the order in which they are tried. A red cross marks the vertex just taken back.",
};

export const forest = {
  begin: "All vertices are white. The general search discovers each of them once.",
  /** @param {string} name @param {number} time @param {string | null} from */
  discover: (name, time, from) =>
    from === null
      ? `Time ${time}: ${name} is discovered as the root of a tree, and turns gray.`
      : `Time ${time}: ${name} is discovered from ${from}, and turns gray.`,
  /** @param {string} name @param {number} time @param {string} back */
  finish: (name, time, back) =>
    `Time ${time}: ${name} has no white neighbour left. It is finished and turns black${back ? `; back to ${back}` : ""}.`,
  /** @param {string[]} edges each "A to B is a back edge" */
  edges: (edges) => (edges.length === 0 ? "" : ` ${list(edges)}.`),
  /** @param {string} tail @param {string} head @param {string} kind */
  edge: (tail, head, kind) => `${tail} to ${head} is a ${kind} edge`,
  /** @param {string} kind @param {string[][]} edges the names of their ends */
  otherEdges: (kind, edges) => {
    const named = edges.slice(0, 6).map(([tail, head]) => `${tail} to ${head}`);
    const more = edges.length > 6 ? [`${edges.length - 6} more`] : [];
    const what = edges.length === 1 ? "edge" : "edges";
    return `${kind[0].toUpperCase()}${kind.slice(1)} ${what}: ${list([...named, ...more])}.`;
  },
  /** @param {number} names @param {number} gray @param {number} black */
  label: (names, gray, black) =>
    `Graph of ${amount(names, "vertex", "vertices")}: ${gray} gray, ${black} black.`,
};

/** How a search comes out, in words. @type {(values: Record<string, string>) => Outcome} */
export const forestOutcome = () => ({
  found: "Search complete",
  none: "Search complete",
  noun: ["vertex", "vertices"],
  checked: "",
  placed: (n) => `${amount(n, "vertex", "vertices")} discovered`,
});

/** What the picture shows, for the help panel. */
export const forestHelp = {
  intro:
    "The general depth-first search visits every vertex once. A white vertex has not been discovered, a gray one is on the path, and a black one is finished and stays black. Press play, or step through it, forwards and backwards.",
  legend:
    "Below each vertex stand the times of its discovery and its finish. Tree edges are thick; back edges lead to a vertex still gray, forward edges to a black descendant, cross edges to any other black vertex.",
};

/** The choice of an own one among the presets. */
export const own = "Your own graph";
/** The titles of heat maps. */
export const graphHeat = "Taken back at each vertex";
export const forestHeat = "Retreats from each vertex";

/** How candidates were refused. @type {Refusals} */
export const refusals = {
  "graph-on-path": (names) => `${verb(names, "is", "are")} on the path already`,
  "graph-no-path": (names) => `no path goes on from ${list(names, "or")}`,
  "graph-no-cycle": (names) => `no cycle goes on from ${list(names, "or")}`,
};

/** @param {Record<string, string>} values */
const from = ({ start }) => (start === "any" ? "any vertex" : start);

/** The title line of a search for a path. @type {(searched: Searched) => Heading} */
export const graphHeading = ({ values, length }) => ({
  title: `${values.cycle === "yes" ? "Cycle" : "Path"} in a graph, from ${from(values)}`,
  purpose: purpose(
    `find a ${values.cycle === "yes" ? "cycle" : "path"}${length === undefined ? "" : ` of ${amount(length, "vertex", "vertices")}`} from ${from(values)}, each vertex once`,
    values,
  ).replace(/ to find a/, " to go along a"),
});

/** The title line of the general search. @type {(searched: Searched) => Heading} */
export const forestHeading = () => ({
  title: "Depth-first search of a graph",
  purpose: "Visit every vertex, and look along every edge, depth first.",
});

const IN_ORDER = "a white neighbour, with its place in the order";

/**
 * What the graph shows of the vertices that can come next, and of the one taken back.
 *
 * @param {boolean} next
 * @param {boolean} open
 * @param {boolean} tried
 * @param {boolean} undone
 * @param {boolean} prunes the search may leave white neighbours out
 */
export function signs(next, open, tried, undone, prunes) {
  /** @type {[boolean, Sign][]} */
  const all = [
    [next, { sign: "next", told: "the neighbour that comes next, with its place in the order" }],
    [open, { sign: "open", told: prunes ? IN_ORDER : "a neighbour that comes later" }],
    [tried, { sign: "tried", told: "a neighbour that has been tried" }],
    [undone, { sign: "undone", told: "the vertex just taken back" }],
  ];
  return all.filter(([shown]) => shown).map(([, sign]) => sign);
}
