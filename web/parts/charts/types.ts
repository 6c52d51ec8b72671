/** A search tree, laid out. */

export type Standing = "done" | "path" | "open" | "more";

/** A choice at a level. */
export interface Branch {
  choice: number;
  standing: Standing;
  last: boolean; // it has just been taken back
  entered: number | null; // the position at which it was placed
  exit: number | null; // the position at which it was taken back
  size: number | null; // placements spent on it, itself included
}

export interface TreeNode {
  level: number; // 0 is the root
  choice: number; // or -1: the root, and several choices in one
  x: number; // of its middle
  y: number;
  width: number;
  standing: Standing;
  label: string;
  size: number | null;
  entered: number | null;
  exit: number | null;
}

export type Edge = { x1: number; y1: number; x2: number; y2: number; standing: Standing };

/** What nodes are called, and how much room that takes. */
export interface Lettering {
  name: (choice: number) => string;
  brief: (choice: number) => string; // among the choices of one level, where there is no room for more
  measure: (text: string) => number; // the width of a text in pixels
}

/** A node of a row, before it has its place. */
export interface Box {
  branch: Branch | { standing: Standing; entered: null; exit: null; size: null };
  label: string;
  width: number;
}
