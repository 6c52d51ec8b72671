// Made from language/uk/plain.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, show } = forms("uk");

/** @type {import("../sentences.d.ts").Room<"plain">} */
export default {
  "plain-own": "Your own",
  "plain-help-intro": "The program tries the choices in a fixed order; where none is left it takes its last one back and tries the next. Press play, or step through it, forwards and backwards.",
  "plain-help-legend": "",
  "plain-begin": "Nothing has been chosen yet.",
  "plain-place": (v) => `${show(v.name)} is chosen.`,
  "plain-dead-end": (v) => `Dead end after ${show(v.name)}: nothing can follow. It is taken back.`,
  "plain-exhausted": (v) => `${String(v.every) === "true" ? `Everything beyond ${show(v.name)} has been searched. ` : `Nothing beyond ${show(v.name)} works. `}It is taken back.`,
  "plain-solution-left": (v) => `That was a solution. The search goes on: ${show(v.name)} is taken back.`,
  "plain-solved": "Everything is in place: a solution.",
  "plain-cell": (v) => `${show(v.name)}: ${v.number === 0 ? "not chosen" : `chosen as number ${number(v.number)}`}`,
  "plain-label": (v) => `${show(v.depth)} of ${number(v.length)} ${plural(v.length) === "one" ? "choice " : "choices "}made.`,
  "plain-found": "Solution found",
  "plain-no-solution": "No solution exists",
  "plain-checked": "Checked: the rules hold.",
  "plain-counts": (v) => `${number(v.placed)} ${plural(v.placed) === "one" ? "choice " : "choices "}placed, ${show(v.undone)} taken back.`,
  "plain-tried": (v) => `Every way was tried, as far as it could go: ${number(v.placed)} ${plural(v.placed) === "one" ? "choice " : "choices "}placed in all.`,
};
