import type { Palette } from "../../dom/theme.ts";
import { encodeText } from "../../engine/fragment/encode.ts";
import { PLACE, readPlaces, writePlaces } from "../../engine/fragment/graph-places.ts";
import type { State } from "../../engine/run/search-state.ts";
import type { Description, GraphSketch } from "../../engine/search/types.ts";
import type { Candidate } from "../../engine/types/python-replies.ts";
import type { Scenario } from "../../engine/types/scenario.ts";
import { t } from "../../language/translate.ts";
import type { SignName } from "../sentences.ts";
import { wayOf } from "../shared/arrow.ts";
import {
  frameOf,
  type Places,
  placesOf,
  placeVertices,
  vertexAt,
  vertexTowards,
} from "../shared/graph-layout.ts";
import { forgetPlaces, keepPlaces, recallPlaces } from "../shared/kept-places.ts";
import { letterSize } from "../shared/lettering.ts";
import type { Ground, Moment, Motion, Size } from "../types.ts";
import { View } from "../view.ts";
import { drawGraph } from "./graph-drawing.ts";
import { pathEdges, pathVertices, plainEdges } from "./graph-picture.ts";

/**
 * Vertices may be moved this far outside the layout's square; an arrow key moves them by `NUDGE`. Both are shares of
 * its side.
 */
const BEYOND = 0.05;
const NUDGE = 0.025;

/** Room for names above the vertices of a heat map, in pixels. */
const NAMES = 16;

/** A search for a path in a graph. A choice is a vertex. */

type Mark = "next" | "open" | "tried" | "top" | "last" | "undone";

export class GraphView extends View {
  step = "vertex";
  /** Computed places; `places` equals it until the visitor moves a vertex. */
  #layout: Places;
  declare graph: GraphSketch;
  declare places: Places;
  declare edges;

  constructor(scenario: Scenario, description: Description) {
    super(scenario, description);
    this.graph = description.graph as GraphSketch;
    this.remarks = this.graph.remarks ?? [];
    this.#layout = placesOf(this.graph);
    this.places =
      recallPlaces(scenario.values.graph, this.graph.names, this.#layout) ?? this.#layout;
    this.edges = plainEdges(this.graph);
  }

  draw(context: CanvasRenderingContext2D, size: Size, palette: Palette, moment: Moment) {
    const layout = placeVertices(this.places, size);
    const { undone, flash, cursor } = { ...moment, undone: moment.state.undone };
    const { vertices, edges } = this.picture(moment.state, moment.asked ? [] : moment.candidates);
    return drawGraph(context, size, layout, palette, {
      vertices,
      edges,
      board: this.moved ? null : this.graph.board,
      top: moment.state.top,
      undone,
      flash,
      cursor,
      token: moment.motion ? between(layout.centres, moment.motion) : null,
    });
  }

  picture(state: State, candidates: readonly Candidate[] = []) {
    const cycle = this.scenario.values.cycle === "yes";
    return {
      vertices: pathVertices(this.graph, state, candidates),
      edges: pathEdges(this.graph, this.edges, state, cycle),
    };
  }

  choiceAt(size: Size, x: number, y: number) {
    const { centres, radius } = placeVertices(this.places, size);
    return vertexAt(centres, radius, x, y);
  }

  ringOf(vertex: number, size: Size) {
    const { centres, radius } = placeVertices(this.places, size);
    return { ...centres[vertex], radius: radius * 1.35, centred: true };
  }

  /** True when the search skips branches that it knows to be lost. */
  get #prunes() {
    return this.scenario.values.strategy === "pruned";
  }

  formatMark(sign: SignName): string {
    if (sign === "open" && this.#prunes) return t("graph-signs-white");
    const mark = sign as Mark;
    return t(`graph-signs-${mark}`);
  }

  ghostOf(vertex: number, number: number, size: Size) {
    const { x, y, radius } = this.ringOf(vertex, size);
    return {
      x,
      y: y + 1.25 * radius,
      size: letterSize(Math.max(10, 0.6 * radius), radius, size),
      text: String(number),
    };
  }

  trailOf(solution: readonly number[]) {
    return this.scenario.values.cycle === "yes" ? [...solution, solution[0]] : solution;
  }

  ground(width: number): Ground {
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
      title: t("graph-heat"),
      height: Math.ceil(Math.max(...centres.map(({ y }) => y)) + radius + 2),
      places,
      placeOf: (vertex) => vertex,
      beneath: lines.join(""),
    };
  }

  moveCursor(cursor: number, key: string) {
    return cursor < 0 ? (this.task.root?.[0] ?? 0) : vertexTowards(this.places, cursor, key);
  }

  /** True when the visitor has moved a vertex. */
  get moved() {
    return this.places !== this.#layout;
  }

  /** Places of all vertices as a link holds them; "" until one is moved. */
  get at() {
    return this.moved ? writePlaces(this.places.x, this.places.y) : "";
  }

  /** Set the places of all vertices from a link. @returns false when it does not give one to each vertex */
  arrange(at: string) {
    if (at.length !== PLACE * this.graph.names.length) return false;
    const { x, y } = readPlaces(at);
    this.places = { x, y, pitch: this.#layout.pitch };
    keepPlaces(this.scenario.values.graph, this.graph.names, x, y);
    return true;
  }

  /** Move a vertex to a point of the canvas. */
  moveTo(vertex: number, size: Size, x: number, y: number) {
    const { left, top, inner } = frameOf(size);
    this.#put(vertex, (x - left) / inner, (y - top) / inner);
  }

  /** Move a vertex a little in an arrow key's direction. */
  nudge(vertex: number, key: string) {
    const { right, up } = wayOf(key);
    const { x, y } = this.places;
    this.#put(vertex, x[vertex] + NUDGE * right, y[vertex] - NUDGE * up);
  }

  #put(vertex: number, x: number, y: number) {
    if (!this.moved) {
      const { x, y, pitch } = this.#layout;
      this.places = { x: x.slice(), y: y.slice(), pitch };
    }
    this.places.x[vertex] = Math.min(1 + BEYOND, Math.max(-BEYOND, x));
    this.places.y[vertex] = Math.min(1 + BEYOND, Math.max(-BEYOND, y));
    keepPlaces(this.scenario.values.graph, this.graph.names, this.places.x, this.places.y);
  }

  /** Reset all vertices to the computed layout. */
  resetLayout() {
    this.places = this.#layout;
    forgetPlaces(this.scenario.values.graph, this.graph.names);
  }

  name(vertex: number) {
    return this.graph.names[vertex];
  }

  cell(vertex: number, { numberOf }: State) {
    return t("graph-cell", { name: this.name(vertex), number: numberOf[vertex] });
  }

  label(state: State) {
    const path = Array.from(state.path.subarray(0, state.depth), (vertex) => this.name(vertex));
    return t("graph-label", {
      vertices: this.graph.names.length,
      depth: path.length,
      path: path.join(" "),
    });
  }

  follows(before: number, vertex: number) {
    return this.graph.neighbours[before].includes(vertex);
  }

  startAt(vertex: number) {
    if (this.task.root?.[0] === vertex) return null;
    const parts = this.scenario.text.split("/");
    parts[2] = encodeText(this.name(vertex));
    return parts.join("/");
  }
}

/** A point between two vertices during the animation of the last event, eased. */
function between(centres: { x: number; y: number }[], { from, to, done }: Motion) {
  const eased = done * done * (3 - 2 * done);
  return {
    x: centres[from].x + (centres[to].x - centres[from].x) * eased,
    y: centres[from].y + (centres[to].y - centres[from].y) * eased,
  };
}
