// Made from language/en/graph.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, row, show } = forms("en");

/** @type {import("../sentences.d.ts").Room<"graph">} */
export default {
  "graph-cell": (v) => `${show(v.name)}: ${v.number === 0 ? "not on " : `gray, vertex ${number(v.number)} of `}the path`,
  "graph-begin": (v) => `The path begins at ${show(v.name)}, which is gray: it is on the path.`,
  "graph-anywhere": "All vertices are white: none has been visited.",
  "graph-place": (v) => `Vertex ${show(v.number)}: ${show(v.origin)} to ${show(v.to)} (try ${show(v.turn)} of ${show(v.tries)}).`,
  "graph-place-first": (v) => `The search tries ${show(v.name)} as the vertex to start from.`,
  "graph-dead-end": (v) => `Dead end: no white vertex can follow ${show(v.name)}. It turns white again; back to ${v.depth === 0 ? "the beginning." : `${show(v.back)}.`}`,
  "graph-cut": (v) => `Dead end: from ${show(v.name)} the search could go to ${row(v.white, "or")}, but no ${String(v.cycle) === "true" ? "cycle " : "path "}goes on from there. ${show(v.name)} turns white again; back to ${v.depth === 0 ? "the beginning." : `${show(v.back)}.`}`,
  "graph-exhausted": (v) => `${String(v.every) === "true" ? `Everything beyond ${show(v.name)} has been searched. ` : `Nothing beyond ${show(v.name)} works. `}It turns white again; back to ${v.depth === 0 ? "the beginning." : `${show(v.back)}.`}`,
  "graph-solution-left": (v) => `That was a path as wanted. The search goes on: ${show(v.name)} turns white again; back to ${v.depth === 0 ? "the beginning." : `${show(v.back)}.`}`,
  "graph-solved": (v) => `The path has its full length: ${show(v.path)}.`,
  "graph-label": (v) => `Graph of ${number(v.vertices)} ${plural(v.vertices) === "one" ? "vertex. " : "vertices. "}${v.depth === 0 ? "No vertex is on the path." : `Path: ${show(v.path)}.`}`,
  "graph-help-intro": "A path through the graph is wanted that takes no vertex twice. The program tries the neighbours of its last vertex in a fixed order; where none is white it goes back, and the vertex turns white again. Press play, or step through it, forwards and backwards.",
  "graph-help-legend": "White vertices are not on the path, gray ones are; the numbers tell their order. Amber numbers stand beside the vertices that can come next, in the order in which they are tried. A red cross marks the vertex just taken back.",
  "graph-rule": "The path follows edges. It visits no vertex twice.",
  "graph-own": "Your own graph",
  "graph-heat": "Taken back at each vertex",
  "graph-found": "Path found",
  "graph-no-solution": "No such path exists",
  "graph-checked": "Checked: different vertices, and an edge from each to the next.",
  "graph-counts": (v) => `${number(v.placed)} ${plural(v.placed) === "one" ? "vertex " : "vertices "}placed, ${show(v.undone)} taken back.`,
  "graph-tried": (v) => `Every way was tried, as far as it could go: ${number(v.placed)} ${plural(v.placed) === "one" ? "vertex " : "vertices "}placed in all.`,
  "graph-cycle-found": "Cycle found",
  "graph-cycle-none": "No such cycle exists",
  "graph-title": (v) => `${String(v.cycle) === "true" ? "Cycle " : "Path "}in a graph, from ${String(v.start) === "any" ? "any vertex" : `${show(v.start)}`}`,
  "graph-purpose": (v) => `${String(v.wanted) === "all" ? "Find every way to go along " : String(v.wanted) === "count" ? "Count the ways to go along " : String(v.wanted) === "some" ? `Find ${show(v.number)} ways to go along ` : "Find "}a ${String(v.cycle) === "true" ? "cycle" : "path"}${v.vertices === 0 ? "" : plural(v.vertices) === "one" ? ` of ${number(v.vertices)} vertex` : ` of ${number(v.vertices)} vertices`} from ${String(v.start) === "any" ? "any vertex" : `${show(v.start)}`}, each vertex once.`,
  "graph-signs-next": "the neighbour that comes next, with its place in the order",
  "graph-signs-open": "a neighbour that comes later",
  "graph-signs-white": "a white neighbour, with its place in the order",
  "graph-signs-tried": "a neighbour that has been tried",
  "graph-signs-undone": "the vertex just taken back",
  "graph-refused-visited": (v) => `${row(v.names, "and")} ${plural(v.names.length) === "one" ? "is " : "are "}on the path already`,
  "graph-refused-path": (v) => `no path goes on from ${row(v.names, "or")}`,
  "graph-refused-cycle": (v) => `no cycle goes on from ${row(v.names, "or")}`,
};
