import * as words from "../text/en.js";
import { element, setText } from "./element.js";
import { sentenceOf } from "./sentence.js";

/** Sentences a second that can be followed; above it the page says so instead of flickering. */
const READABLE = 4;

/** The sentence for the step at the cursor; gives the function that shows it. */
export function bindStory() {
  const sentence = element("sentence", HTMLElement);

  /**
   * @param {import("../run/state.js").State} state
   * @param {number | null} before the event before the last
   * @param {number} speed events a second; 0 while nothing plays
   * @param {import("./sentence.js").SquareBoard} board
   */
  return function show(state, before, speed, board) {
    setText(sentence, speed > READABLE ? words.step.fast : sentenceOf(state, before, board));
  };
}
