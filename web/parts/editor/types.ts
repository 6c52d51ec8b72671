/** Types of the editors. */

import type { Board, makeNaming } from "./editor-dialog.ts";
import type { Chosen, Press } from "./graph-painting.ts";
import type { History } from "./history.ts";
import type { Draft, Chosen as MapPaintingChosen } from "./map-painting.ts";

/** A vertex in the unit square, y downwards. */
export interface DrawnVertex {
  name: string;
  x: number;
  y: number;
}

export interface DrawnGraph {
  vertices: readonly DrawnVertex[];
  neighbours: readonly (readonly number[])[]; // of each vertex, in the order of trying
  directed: boolean;
}

export type Point = [x: number, y: number]; // x to the right, y up

export interface DrawnMap {
  lines: readonly (readonly Point[])[];
  labels: readonly { x: number; y: number; name: string }[];
  open: readonly Point[]; // the unfinished border
}

export interface Grid {
  left: number;
  bottom: number;
  right: number;
  top: number;
  step: number; // between its points
}

export interface GraphBoard {
  history: History<DrawnGraph>;
  board: Board;
  directed: HTMLInputElement;
  naming: ReturnType<typeof makeNaming>;
  mode: "draw" | "move";
  chosen: Chosen;
  remembered: Map<string, DrawnVertex>; // former places of vertices, so that one whose name is typed again returns there
  joining: number; // the vertex that the keyboard is joining, or -1
  press: Press | null; // the current press
  consult: (typed: boolean) => void; // asks Python about the text
}

export interface MapBoard {
  history: History<DrawnMap>;
  board: Board;
  naming: ReturnType<typeof makeNaming>;
  grid: Grid;
  mode: "draw" | "name" | "choose";
  chosen: MapPaintingChosen;
  draft: Draft | null;
  cross: Point | null; // place of the next point
  consult: (typed: boolean) => void; // asks Python about the text
}
