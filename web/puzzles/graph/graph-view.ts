import { encodeText } from "../../fragment/encode.ts";
import { readPlaces, writePlaces } from "../../fragment/places.ts";
import { tell } from "../../language/tell.ts";
import { wayOf } from "../shared/arrow.ts";
import {
  boardOf,
  frameOf,
  layOutGraph,
  placeVertices,
  vertexAt,
  vertexTowards,
} from "../shared/graph-layout.ts";
import { forgetPlaces, keepPlaces, recallPlaces } from "../shared/kept-places.ts";
import { legible } from "../shared/lettering.ts";
import { View } from "../view.ts";
import { drawGraph } from "./graph-drawing.ts";
import { pathEdges, pathVertices, plainEdges } from "./graph-picture.ts";
import { refusals } from "./told.ts";

/** How far beyond the layout's square a vertex may be put, and how far a key moves it, as shares of its side. */
const BEYOND = 0.05;
const NUDGE = 0.025;

/** Room for names above the vertices of a heat map. */
const NAMES = 16;

/**
 * A search for a path in a graph. A choice is a vertex.
 *
 * @import { State } from "../../run/search-state.ts"
 * @import { Description, GraphSketch } from "../../search/types.ts"
 * @import { Scenario } from "../../types/scenario.ts"
 * @import { Palette } from "../../view/theme.ts"
 * @import { Places } from "../shared/graph-layout.ts"
 * @import { SignName } from "../told.ts"
 * @import { Ground, Moment, Motion, Size } from "../types.ts"
 *
 * @typedef {"next" | "open" | "tried" | "top" | "last" | "undone"} Mark
 */
export class GraphView extends View {
  step = "vertex";
  refusals = refusals;
  /** Where the vertices stand until the visitor moves one. @type {Places} */
  #layout;
  #board;

  /** @param {Scenario} scenario @param {Description} description */
  constructor(scenario, description) {
    super(scenario, description);
    this.graph = /** @type {GraphSketch} */ (description.graph);
    this.#layout = layOutGraph(this.graph.neighbours, scenario.values.graph);
    this.places =
      recallPlaces(scenario.values.graph, this.graph.names, this.#layout) ?? this.#layout;
    this.edges = plainEdges(this.graph);
    this.#board = boardOf(scenario.values.graph);
  }

  /** @param {CanvasRenderingContext2D} context @param {Size} size @param {Palette} palette @param {Moment} moment */
  draw(context, size, palette, moment) {
    const layout = placeVertices(this.places, size);
    const { undone, flash, cursor } = { ...moment, undone: moment.state.undone };
    const { vertices, edges } = this.picture(moment.state, moment.next);
    return drawGraph(context, size, layout, palette, {
      vertices: moment.asked ? vertices.map((vertex) => ({ ...vertex, badge: "" })) : vertices,
      edges,
      board: this.moved ? null : this.#board,
      top: moment.state.top,
      undone,
      flash,
      cursor,
      token: moment.motion ? between(layout.centres, moment.motion) : null,
    });
  }

  /** @param {State} state @param {number | null} [next] the event that comes next, when it is known */
  picture(state, next = null) {
    const cycle = this.scenario.values.cycle === "yes";
    return {
      vertices: pathVertices(this.graph, state, this.#prunes ? next : undefined),
      edges: pathEdges(this.graph, this.edges, state, cycle),
    };
  }

  /** @param {Size} size @param {number} x @param {number} y */
  choiceAt(size, x, y) {
    const { centres, radius } = placeVertices(this.places, size);
    return vertexAt(centres, radius, x, y);
  }

  /** @param {number} vertex @param {Size} size */
  ringOf(vertex, size) {
    const { centres, radius } = placeVertices(this.places, size);
    return { ...centres[vertex], radius: radius * 1.35, centred: true };
  }

  /** Whether the search leaves out what it sees to be lost. */
  get #prunes() {
    return this.scenario.values.strategy === "pruned";
  }

  /** @param {SignName} sign @returns {string} */
  tellMark(sign) {
    if (sign === "open" && this.#prunes) return tell("graph-signs-white");
    const mark = /** @type {Mark} */ (sign);
    return tell(`graph-signs-${mark}`);
  }

  /** @param {number} vertex @param {number} number @param {Size} size */
  ghostOf(vertex, number, size) {
    const { x, y, radius } = this.ringOf(vertex, size);
    return {
      x,
      y: y + 1.25 * radius,
      size: legible(Math.max(10, 0.6 * radius), radius, size),
      text: String(number),
    };
  }

  /** @param {readonly number[]} solution */
  trailOf(solution) {
    return this.scenario.values.cycle === "yes" ? [...solution, solution[0]] : solution;
  }

  /** @param {number} width @returns {Ground} */
  ground(width) {
    const { centres: spread, radius } = placeVertices(this.places, { width, height: width });
    const top = Math.min(...spread.map(({ y }) => y)) - radius - NAMES;
    const centres = spread.map(({ x, y }) => ({ x, y: y - top }));
    const places = centres.map(({ x, y }, vertex) => ({
      name: this.name(vertex),
      outline: `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`,
      x,
      y,
      room: 2 * radius,
      above: this.name(vertex),
    }));
    const lines = this.edges.map(
      ({ tail, head }) =>
        `M${centres[tail].x} ${centres[tail].y}L${centres[head].x} ${centres[head].y}`,
    );
    return {
      title: tell("graph-heat"),
      height: Math.ceil(Math.max(...centres.map(({ y }) => y)) + radius + 2),
      places,
      placeOf: (vertex) => vertex,
      beneath: lines.join(""),
    };
  }

  /** @param {number} cursor @param {string} key */
  moveCursor(cursor, key) {
    return cursor < 0 ? (this.task.root?.[0] ?? 0) : vertexTowards(this.places, cursor, key);
  }

  /** Whether the visitor has moved a vertex. */
  get moved() {
    return this.places !== this.#layout;
  }

  /** The places of all vertices as a link holds them; "" until one is moved. */
  get at() {
    return this.moved ? writePlaces(this.places.x, this.places.y) : "";
  }

  /**
   * Puts all vertices where a link says.
   *
   * @param {string} at
   * @throws {RangeError} when those are not the places of so many vertices
   */
  arrange(at) {
    const { x, y } = readPlaces(at, this.graph.names.length);
    this.places = { x, y, pitch: this.#layout.pitch };
    keepPlaces(this.scenario.values.graph, this.graph.names, x, y);
  }

  /** Puts a vertex at a point of the canvas. @param {number} vertex @param {Size} size @param {number} x @param {number} y */
  moveTo(vertex, size, x, y) {
    const { left, top, inner } = frameOf(size);
    this.#put(vertex, (x - left) / inner, (y - top) / inner);
  }

  /** Moves a vertex a little in an arrow key's direction. @param {number} vertex @param {string} key */
  nudge(vertex, key) {
    const { right, up } = wayOf(key);
    const { x, y } = this.places;
    this.#put(vertex, x[vertex] + NUDGE * right, y[vertex] - NUDGE * up);
  }

  /** @param {number} vertex @param {number} x @param {number} y */
  #put(vertex, x, y) {
    if (!this.moved) {
      const { x, y, pitch } = this.#layout;
      this.places = { x: x.slice(), y: y.slice(), pitch };
    }
    this.places.x[vertex] = Math.min(1 + BEYOND, Math.max(-BEYOND, x));
    this.places.y[vertex] = Math.min(1 + BEYOND, Math.max(-BEYOND, y));
    keepPlaces(this.scenario.values.graph, this.graph.names, this.places.x, this.places.y);
  }

  /** Puts all vertices back to where they stood. */
  layOutAgain() {
    this.places = this.#layout;
    forgetPlaces(this.scenario.values.graph, this.graph.names);
  }

  /** @param {number} vertex */
  name(vertex) {
    return this.graph.names[vertex];
  }

  /** @param {number} vertex @param {State} state */
  cell(vertex, { numberOf }) {
    return tell("graph-cell", { name: this.name(vertex), number: numberOf[vertex] });
  }

  /** @param {Moment} moment */
  sentence({ state, before }) {
    const { last, depth } = state;
    if (last === null) {
      if (state.complete && depth > 0) return this.#solvedSentence(state);
      const begin =
        depth > 0 ? tell("graph-begin", { name: this.name(state.top) }) : tell("graph-anywhere");
      return [begin, ...(this.graph.remarks ?? [])].join(" ");
    }
    return last >= 0 ? this.#placeSentence(state, last) : this.#undoSentence(state, ~last, before);
  }

  /** @param {State} state */
  #solvedSentence(state) {
    const names = this.#names(state);
    const cycle = this.scenario.values.cycle === "yes";
    return tell("graph-solved", { path: names.join(" "), cycle, start: names[0] });
  }

  /** @param {State} state @param {number} vertex */
  #placeSentence(state, vertex) {
    const { depth, path } = state;
    if (state.complete) return this.#solvedSentence(state);
    if (depth === 1) return tell("graph-place-first", { name: this.name(vertex) });
    const from = path[depth - 2];
    const heads = this.graph.neighbours[from];
    const turn = heads.indexOf(vertex) + 1;
    return tell("graph-place", {
      number: depth,
      origin: this.name(from),
      to: this.name(vertex),
      turn,
      tries: heads.length,
    });
  }

  /** @param {State} state @param {number} vertex @param {number | null} before */
  #undoSentence({ depth, top, length, numberOf }, vertex, before) {
    const name = this.name(vertex);
    const back = depth > 0 ? this.name(top) : "";
    if (depth + 1 === length) return tell("graph-solution-left", { name, depth, back });
    if (before !== vertex) return tell("graph-exhausted", { name, depth, back, every: this.every });
    const white = this.graph.neighbours[vertex].filter(
      (head) => head !== vertex && numberOf[head] === 0,
    );
    if (!this.#prunes || white.length === 0) return tell("graph-dead-end", { name, depth, back });
    return tell("graph-cut", {
      name,
      white: white.map((head) => this.name(head)),
      cycle: this.scenario.values.cycle === "yes",
      depth,
      back,
    });
  }

  /** @param {State} state */
  #names({ path, depth }) {
    const vertices = Array.from(path.subarray(0, depth));
    if (this.scenario.values.cycle === "yes") vertices.push(path[0]);
    return vertices.map((vertex) => this.name(vertex));
  }

  /** @param {State} state */
  label(state) {
    const path = Array.from(state.path.subarray(0, state.depth), (vertex) => this.name(vertex));
    return tell("graph-label", {
      vertices: this.graph.names.length,
      depth: path.length,
      path: path.join(" "),
    });
  }

  /** @param {number} before @param {number} vertex */
  follows(before, vertex) {
    return this.graph.neighbours[before].includes(vertex);
  }

  /** @param {number} vertex */
  startAt(vertex) {
    if (this.task.root?.[0] === vertex) return null;
    const parts = this.scenario.text.split("/");
    parts[2] = encodeText(this.name(vertex));
    return parts.join("/");
  }
}

/** A point on the way of the last event. @param {{x: number, y: number}[]} centres @param {Motion} motion */
function between(centres, { from, to, done }) {
  const eased = done * done * (3 - 2 * done);
  return {
    x: centres[from].x + (centres[to].x - centres[from].x) * eased,
    y: centres[from].y + (centres[to].y - centres[from].y) * eased,
  };
}
