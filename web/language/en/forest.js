// Made from language/en/forest.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, row, show } = forms("en");

/** @type {import("../sentences.d.ts").Room<"forest">} */
export default {
  "forest-begin": "All vertices are white. Each one turns gray once, and then black.",
  "forest-discover": (v) => `Time ${show(v.time)}: ${show(v.name)} turns gray. It is ${String(v.root) === "true" ? "the root of a tree." : `discovered from ${show(v.origin)}.`}`,
  "forest-finish": (v) => `Time ${show(v.time)}: ${show(v.name)} has no white neighbour left. It is finished and turns ${v.depth === 0 ? "black." : `black. The path goes back to ${show(v.back)}.`}`,
  "forest-edges": (v) => `${row(v.edges, "and")}.`,
  "forest-edge": (v) => `${show(v.tail)} to ${show(v.head)} is a ${String(v.kind) === "back" ? "back " : String(v.kind) === "forward" ? "forward " : "cross "}edge`,
  "forest-other-edges": (v) => `${String(v.kind) === "back" ? "Back " : String(v.kind) === "forward" ? "Forward " : "Cross "}${plural(v.edges.length) === "one" ? "edge: " : "edges: "}${row(v.edges, "and", 8)}.`,
  "forest-label": (v) => `Graph of ${number(v.names)} ${plural(v.names) === "one" ? "vertex: " : "vertices: "}${show(v.gray)} gray, ${show(v.black)} black.`,
  "forest-help-intro": "The general depth-first search visits every vertex once. A white vertex is not discovered yet. A gray vertex is on the path. A black vertex is finished and stays black. Press Play, or step forward and back.",
  "forest-signs-top": "the vertex where the search is now",
  "forest-signs-tree": "a tree edge",
  "forest-signs-back": "a back edge",
  "forest-signs-forward": "a forward edge",
  "forest-signs-cross": "a cross edge",
  "forest-signs-undone": "the vertex just finished",
  "forest-help-legend": "The two numbers below a vertex are the times of its discovery and its finish. Tree edges are thick. A back edge leads to a gray vertex. A forward edge leads to a black descendant. A cross edge leads to any other black vertex.",
  "forest-rule": "Go to a white vertex next to yours. Go back when there is none.",
  "forest-heat": "Where the search went back",
  "forest-found": "The search is complete",
  "forest-counts": (v) => `${number(v.placed)} ${plural(v.placed) === "one" ? "vertex " : "vertices "}discovered, ${show(v.undone)} finished.`,
  "forest-title": "Depth-first search of a graph",
  "forest-purpose": "Visit every vertex and look along every edge, depth first.",
  "forest-pair": (v) => `${show(v.tail)} to ${show(v.head)}`,
};
