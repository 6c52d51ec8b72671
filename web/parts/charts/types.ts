/** Types of a search tree's layout. */

export type Standing = "done" | "path" | "open" | "more";

/** A choice at a level. */
export interface Branch {
  choice: number;
  standing: Standing;
  last: boolean; // true: it has just been undone
  entered: number | null; // the position at which it was placed
  exit: number | null; // the position at which it was taken back
  size: number | null; // placements spent on it, itself included
  cut: number; // options below it that looking ahead ruled out, as far as it is known
  joined?: Joined;
}

/** The choices that one mark stands for, in order, and the sentence of the reason for which each of them failed. */
export interface Joined {
  choices: number[];
  sentence: string;
}

export interface TreeNode {
  level: number; // 0 is the root
  choice: number; // -1 for the root, and for several choices in one node
  x: number; // of its centre
  y: number;
  width: number;
  standing: Standing;
  label: string;
  size: number | null;
  entered: number | null;
  exit: number | null;
  cut: number; // options below it that looking ahead ruled out
  joined?: Joined | undefined;
}

export type Edge = { x1: number; y1: number; x2: number; y2: number; standing: Standing };

/** Names of nodes, and the room that they take. */
export interface Lettering {
  name: (choice: number) => string;
  brief: (choice: number) => string; // a shorter name, unique among the choices of one level
  measure: (text: string) => number; // width of a text in pixels
}

/** A node of a row without its place. */
export interface Box {
  branch:
    | Branch
    | { standing: Standing; entered: null; exit: null; size: null; cut: 0; joined?: undefined };
  label: string;
  width: number;
}
