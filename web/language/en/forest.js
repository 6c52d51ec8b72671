// Made from language/en/forest.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, row, show } = forms("en");

/** @type {import("../sentences.d.ts").Room<"forest">} */
export default {
  "forest-begin": "All vertices are white. The general search discovers each of them once.",
  "forest-discover": (v) => `${String(v.root) === "true" ? `Time ${show(v.time)}: ${show(v.name)} is discovered as the root of a tree, and turns gray.` : `Time ${show(v.time)}: ${show(v.name)} is discovered from ${show(v.origin)}, and turns gray.`}`,
  "forest-finish": (v) => `${v.depth === 0 ? `Time ${show(v.time)}: ${show(v.name)} has no white neighbour left. It is finished and turns black.` : `Time ${show(v.time)}: ${show(v.name)} has no white neighbour left. It is finished and turns black; back to ${show(v.back)}.`}`,
  "forest-edges": (v) => `${row(v.edges, "and")}.`,
  "forest-edge": (v) => `${String(v.kind) === "back" ? `${show(v.tail)} to ${show(v.head)} is a back edge` : String(v.kind) === "forward" ? `${show(v.tail)} to ${show(v.head)} is a forward edge` : `${show(v.tail)} to ${show(v.head)} is a cross edge`}`,
  "forest-other-edges": (v) => `${String(v.kind) === "back" ? `${plural(v.edges.length) === "one" ? `Back edge: ${row(v.edges, "and", 8)}.` : `Back edges: ${row(v.edges, "and", 8)}.`}` : String(v.kind) === "forward" ? `${plural(v.edges.length) === "one" ? `Forward edge: ${row(v.edges, "and", 8)}.` : `Forward edges: ${row(v.edges, "and", 8)}.`}` : `${plural(v.edges.length) === "one" ? `Cross edge: ${row(v.edges, "and", 8)}.` : `Cross edges: ${row(v.edges, "and", 8)}.`}`}`,
  "forest-label": (v) => `${plural(v.names) === "one" ? `Graph of ${number(v.names)} vertex: ${show(v.gray)} gray, ${show(v.black)} black.` : `Graph of ${number(v.names)} vertices: ${show(v.gray)} gray, ${show(v.black)} black.`}`,
  "forest-help-intro": "The general depth-first search visits every vertex once. A white vertex has not been discovered, a gray one is on the path, and a black one is finished and stays black. Press play, or step through it, forwards and backwards.",
  "forest-help-legend": "Below each vertex stand the times of its discovery and its finish. Tree edges are thick; back edges lead to a vertex still gray, forward edges to a black descendant, cross edges to any other black vertex.",
  "forest-heat": "Retreats from each vertex",
  "forest-found": "Search complete",
  "forest-counts": (v) => `${plural(v.placed) === "one" ? `${number(v.placed)} vertex discovered, ${show(v.undone)} finished.` : `${number(v.placed)} vertices discovered, ${show(v.undone)} finished.`}`,
  "forest-tried": (v) => `${plural(v.placed) === "one" ? `${number(v.placed)} vertex discovered and finished.` : `${number(v.placed)} vertices discovered and finished.`}`,
  "forest-title": "Depth-first search of a graph",
  "forest-purpose": "Visit every vertex, and look along every edge, depth first.",
  "forest-pair": (v) => `${show(v.tail)} to ${show(v.head)}`,
};
