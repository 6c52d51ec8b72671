/** A lesson as the build writes it (tools/build/lessons.py). */

/** Text, or an element: its tag and what is in it; of a link the address comes first. */
export type Node = string | [string, ...Node[]] | ["choose", Choice];

/** A question in the text. */
export interface Choice {
  asked: Node[];
  answers: { right: boolean; text: Node[]; told: Node[] }[];
  other?: Node[]; // to any other answer: then it is typed; else one is chosen
  hint?: Node[];
}

export interface Step {
  title: string;
  link: string; // the fragment of its moment, `#` included
  body: Node[];
}

export interface Lesson {
  number: number | "own"; // of the course, or the visitor's own
  title: string;
  minutes: number;
  steps: Step[];
  next: string | null; // the title of the lesson after it
}

/** What is wrong with a lesson of the visitor's, and in which line of it. */
export interface Problem {
  line: number; // from 1
  told: string;
}

/** What is kept of a lesson on the device. */
export interface Kept {
  step: number; // from 1
  answers: Record<string, string>; // by the question's place, `step.question`; on the board `step.board`
  next?: number; // the lesson that comes next, once the last step was seen
}
