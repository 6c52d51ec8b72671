import * as words from "../text/en.js";
import { element, setText } from "./element.js";

/** Sentences a second that can be followed; above it the page says so instead of flickering. */
const READABLE = 4;

/** The sentence for the step at the cursor; gives the function that shows it. */
export function bindStory() {
  const sentence = element("sentence", HTMLElement);

  /**
   * @param {() => string} tell the sentence
   * @param {number} speed events a second; 0 while nothing plays
   */
  return function show(tell, speed) {
    setText(sentence, speed > READABLE ? words.step.fast : tell());
  };
}
