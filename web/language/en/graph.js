// Made from language/en/graph.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, row, show } = forms("en");

/** @type {import("../sentences.d.ts").Room<"graph">} */
export default {
  "graph-cell": (v) => `${show(v.name)}: ${v.number === 0 ? "not on " : `gray, vertex ${number(v.number)} of `}the path`,
  "graph-begin": (v) => `The path begins at ${show(v.name)}. A vertex on the path is gray.`,
  "graph-anywhere": "All vertices are white: the path has visited none.",
  "graph-place": (v) => `Vertex ${show(v.number)}: the path goes from ${show(v.origin)} to ${show(v.to)}. It is neighbour ${show(v.turn)} of ${show(v.tries)} on the search's list.`,
  "graph-place-first": (v) => `The search tries ${show(v.name)} as the first vertex.`,
  "graph-dead-end": (v) => `Dead end: no white vertex can follow ${show(v.name)}. ${show(v.name)} turns white again. The search goes back to ${v.depth === 0 ? "the beginning." : `${show(v.back)}.`}`,
  "graph-cut": (v) => `Dead end: from ${show(v.name)} the path could go to ${row(v.white, "or")}, but no ${String(v.cycle) === "true" ? "cycle " : "path "}goes on from there. ${show(v.name)} turns white again. The search goes back to ${v.depth === 0 ? "the beginning." : `${show(v.back)}.`}`,
  "graph-exhausted": (v) => `The search has tried everything after ${show(v.name)}${String(v.every) === "true" ? "." : " and found nothing."} ${show(v.name)} turns white again. The search goes back to ${v.depth === 0 ? "the beginning." : `${show(v.back)}.`}`,
  "graph-solution-left": (v) => `That was a solution. The search looks for more: ${show(v.name)} turns white again. The search goes back to ${v.depth === 0 ? "the beginning." : `${show(v.back)}.`}`,
  "graph-solved": (v) => `The ${String(v.cycle) === "true" ? `cycle is complete: ${show(v.path)}. An edge leads back to ${show(v.start)}` : `path has its full length: ${show(v.path)}`}.`,
  "graph-label": (v) => `Graph of ${number(v.vertices)} ${plural(v.vertices) === "one" ? "vertex" : "vertices"}. ${v.depth === 0 ? "No vertex is on the path." : `Path: ${show(v.path)}.`}`,
  "graph-help-intro": "The search looks for a path or a cycle in the graph that visits no vertex twice. It tries the neighbours of the last vertex one after another. When none of them is white, it goes back, and the vertex turns white again. Press Play, or take one step at a time, forwards or backwards.",
  "graph-help-legend": "Gray vertices are on the path, white ones are not. The numbers in them give their order. Amber numbers stand beside the vertices that can come next, with their place on the search's list. A red cross marks the vertex just taken back.",
  "graph-rule": "The path follows edges. It visits no vertex twice. A cycle also comes back to its start.",
  "graph-own": "Your own graph",
  "graph-heat": "Taken back at each vertex",
  "graph-found": "Path found",
  "graph-no-solution": "No such path exists",
  "graph-counts": (v) => `${number(v.placed)} ${plural(v.placed) === "one" ? "choice " : "choices "}made, ${show(v.undone)} taken back.`,
  "graph-cycle-found": "Cycle found",
  "graph-cycle-none": "No such cycle exists",
  "graph-title": (v) => `${String(v.cycle) === "true" ? "Cycle " : "Path "}in a graph, from ${String(v.start) === "any" ? "any vertex" : `${show(v.start)}`}`,
  "graph-purpose": (v) => `${String(v.wanted) === "all" ? "Find every way to go along " : String(v.wanted) === "count" ? "Count the ways to go along " : String(v.wanted) === "some" ? `Find ${show(v.number)} ways to go along ` : "Find "}a ${String(v.cycle) === "true" ? "cycle" : "path"}${v.vertices === 0 ? "" : plural(v.vertices) === "one" ? ` of ${number(v.vertices)} vertex` : ` of ${number(v.vertices)} vertices`} from ${String(v.start) === "any" ? "any vertex" : `${show(v.start)}`}, and visit no vertex twice.`,
  "graph-signs-next": "the neighbour that comes next, with its place on the search's list",
  "graph-signs-open": "a neighbour that comes later",
  "graph-signs-white": "a white neighbour, with its place on the search's list",
  "graph-signs-tried": "a neighbour that was tried",
  "graph-signs-top": "the end of the path",
  "graph-signs-last": "the edge of the last step",
  "graph-signs-undone": "the vertex just taken back",
  "graph-refused-visited": (v) => `${row(v.names, "and")} ${plural(v.names.length) === "one" ? "is " : "are "}already on the path.`,
  "graph-refused-path": (v) => `No path goes on from ${row(v.names, "or")}.`,
  "graph-refused-cycle": (v) => `No cycle goes on from ${row(v.names, "or")}.`,
};
