/** A lesson as the build writes it (tools/build/lessons.py). */

/** Text, or an element: its tag and content; a link's address comes before its content. */
export type Node = string | [string, ...Node[]] | ["choose", Choice] | ["task", Task];

/** A question in the text. */
export interface Choice {
  asked: Node[];
  answers: { right: boolean; text: Node[]; told: Node[] }[];
  other?: Node[]; // reply to any other answer: if given, the answer is typed, otherwise chosen
  hint?: Node[];
}

/** A block of the Markdown that asks for something on the board; a compiled lesson has it in its link. */
export interface Task {
  kind: string; // ask, play, be, program, race
  words: string; // after the kind
  text: string; // its lines, each with its end
}

export const isChoice = (node: Node): node is ["choose", Choice] => node[0] === "choose";

export const isTask = (node: Node): node is ["task", Task] => node[0] === "task";

export interface Step {
  title: string;
  link: string; // fragment of its moment, with `#`
  body: Node[];
}

export interface Lesson {
  number: number | "own"; // in the course, or the visitor's own
  title: string;
  minutes: number;
  steps: Step[];
  next: string | null; // title of the next lesson
}

/** A problem of a visitor's lesson, with its line. */
export interface Problem {
  line: number; // from 1
  told: string;
}

/** The stored state of a lesson. */
export interface Kept {
  step: number; // from 1
  answers: Record<string, string>; // by `step.question`; on the board by `step.board`
  next?: number; // the next lesson, once the last step has been seen
}
