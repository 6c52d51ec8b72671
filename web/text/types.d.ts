/** What sentences are formed from. */

/** Something that the picture shows now. */
export interface Sign {
  sign:
    | "next"
    | "open"
    | "tried"
    | "undone"
    | "given-up"
    | "attacked"
    | "blocked"
    | "frame"
    | "small"; // how it looks
  told: string; // what it means
}
