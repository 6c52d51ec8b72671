// Made from language/en/plain.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, show } = forms("en");

/** @type {import("../sentences.d.ts").Room<"plain">} */
export default {
  "plain-own": "Your own",
  "plain-help-intro": "The search tries the options in a fixed order. Where no option is left, it takes its last choice back and tries the next one. Press Play, or step forward and back.",
  "plain-begin": "The search has chosen nothing yet.",
  "plain-place": (v) => `The search chooses ${show(v.name)}.`,
  "plain-dead-end": (v) => `Dead end: nothing can follow ${show(v.name)}. The search takes it back.`,
  "plain-exhausted": (v) => `${String(v.every) === "true" ? `The search has tried everything after ${show(v.name)}. It takes ${show(v.name)} ` : `Nothing after ${show(v.name)} works. The search takes it `}back.`,
  "plain-solution-left": (v) => `That was a solution. The search goes on and takes ${show(v.name)} back.`,
  "plain-solved": "Every choice is made. That's a solution!",
  "plain-cell": (v) => `${show(v.name)}: ${v.number === 0 ? "not chosen" : `choice ${number(v.number)}`}`,
  "plain-label": (v) => `${show(v.depth)} of ${number(v.length)} ${plural(v.length) === "one" ? "choice " : "choices "}made.`,
  "plain-found": "Solution found",
  "plain-no-solution": "No solution exists",
  "plain-counts": (v) => `${number(v.placed)} ${plural(v.placed) === "one" ? "choice " : "choices "}made, ${show(v.undone)} taken back.`,
};
