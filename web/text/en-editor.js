/** The sentences of the drawing boards for graphs and maps. */

import { amount } from "./en.js";

export const editor = {
  undo: "Undo",
  clear: "Clear",
  cancel: "Cancel",
  leaving: "To leave this drawing, press Cancel.",
  waiting: "Reading it as soon as Python is there ...",
  remove: "Delete",
  name: "Name",
  nameless: "A name needs at least one letter.",
  /** @param {string} name */
  badName: (name) => `The name "${name}" must have no marks such as , ; : / - > in it.`,
  /** @param {string} character */
  hiddenName: (character) => `This name holds ${character}. Nobody can see it. Leave it out.`,
  /** @param {string} name */
  nameTaken: (name) => `There is a "${name}" already: names must differ.`,
};

export const graphEditor = {
  title: "Draw a graph",
  done: "Search this graph",
  modes: { draw: "Draw", move: "Move" },
  modesLabel: "What dragging does",
  directed: "One-way edges",
  text: "The same as text: a line a vertex",
  surface: "Drawing of the graph",
  help: "Click to add a vertex; drag from one to another to join them. Click a vertex or an edge to choose it.",
  keys: "By keyboard: N adds a vertex, arrows choose one, Shift and arrows move it, E and then another one joins or parts the two, Enter renames, Delete deletes.",
  empty: "Click here to put the first vertex.",
  /** @param {number} vertices @param {number} edges */
  counts: (vertices, edges) =>
    `${amount(vertices, "vertex", "vertices")}, ${amount(edges, "edge", "edges")}.`,
  /** @param {string} name @param {string[]} heads */
  vertex: (name, heads) => `Vertex ${name}, joined to ${heads.length ? heads.join(", ") : "none"}`,
  /** @param {string} tail @param {string} head @param {boolean} directed */
  edge: (tail, head, directed) => `Edge ${tail} ${directed ? "to" : "and"} ${head}`,
  /** @param {string} name */
  joining: (name) => `From ${name} to which one? Arrows, then Enter; Escape to leave it.`,
};

export const mapEditor = {
  title: "Draw a map",
  done: "Colour this map",
  modes: { draw: "Border", name: "Name", choose: "Choose" },
  modesLabel: "What a click does",
  text: "The same as text: a line a border, points as x,y",
  surface: "Drawing of the map",
  help: "Click points to draw a border; they snap to the grid. Click the last point again to end it, or the first one to close it.",
  keys: "By keyboard: arrows move the cross, Enter sets a point, Escape ends the border, Backspace takes the last point back.",
  naming: "Click into a region to name it.",
  choosing: "Click a border or a name to choose it, then delete it.",
  empty: "Click a point of the grid to begin a border.",
  otherwise: "This map is not given by border lines. To draw one, clear it.",
  /** @param {number} regions @param {number} borders */
  counts: (regions, borders) =>
    `${amount(regions, "region", "regions")}, ${amount(borders, "common border", "common borders")}.`,
  /** @param {string} at */
  cross: (at) => `Cross at ${at}.`,
  /** @param {string} at @param {number} points */
  point: (at, points) => `Point ${points} at ${at}.`,
  ended: "Border ended.",
};
