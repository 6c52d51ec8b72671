// Made from language/en/forest.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, row, show } = forms("en");

/** @type {import("../sentences.d.ts").Room<"forest">} */
export default {
  "forest-begin": "All vertices are white. The general search discovers each of them once.",
  "forest-discover": (v) => `Time ${show(v.time)}: ${show(v.name)} is discovered ${String(v.root) === "true" ? "as the root of a tree, " : `from ${show(v.origin)}, `}and turns gray.`,
  "forest-finish": (v) => `Time ${show(v.time)}: ${show(v.name)} has no white neighbour left. It is finished and turns ${v.depth === 0 ? "black." : `black; back to ${show(v.back)}.`}`,
  "forest-edges": (v) => `${row(v.edges, "and")}.`,
  "forest-edge": (v) => `${show(v.tail)} to ${show(v.head)} is a ${String(v.kind) === "back" ? "back " : String(v.kind) === "forward" ? "forward " : "cross "}edge`,
  "forest-other-edges": (v) => `${String(v.kind) === "back" ? "Back " : String(v.kind) === "forward" ? "Forward " : "Cross "}${plural(v.edges.length) === "one" ? "edge: " : "edges: "}${row(v.edges, "and", 8)}.`,
  "forest-label": (v) => `Graph of ${number(v.names)} ${plural(v.names) === "one" ? "vertex: " : "vertices: "}${show(v.gray)} gray, ${show(v.black)} black.`,
  "forest-help-intro": "The general depth-first search visits every vertex once. A white vertex has not been discovered, a gray one is on the path, and a black one is finished and stays black. Press play, or step through it, forwards and backwards.",
  "forest-help-legend": "Below each vertex stand the times of its discovery and its finish. Tree edges are thick; back edges lead to a vertex still gray, forward edges to a black descendant, cross edges to any other black vertex.",
  "forest-rule": "Go to a white vertex next to yours. Go back when there is none.",
  "forest-heat": "Retreats from each vertex",
  "forest-found": "Search complete",
  "forest-counts": (v) => `${number(v.placed)} ${plural(v.placed) === "one" ? "vertex " : "vertices "}discovered, ${show(v.undone)} finished.`,
  "forest-tried": (v) => `${number(v.placed)} ${plural(v.placed) === "one" ? "vertex " : "vertices "}discovered and finished.`,
  "forest-title": "Depth-first search of a graph",
  "forest-purpose": "Visit every vertex, and look along every edge, depth first.",
  "forest-pair": (v) => `${show(v.tail)} to ${show(v.head)}`,
};
