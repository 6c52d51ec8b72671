// Made from language/en/code.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, show } = forms("en");

/** @type {import("../sentences.d.ts").Room<"code">} */
export default {
  "code-awaits": "The program appears when Python is loaded.",
  "code-none": "This search has no program to show.",
  "code-text": "Program",
  "code-listing": "Program. Choose a line: the search runs to that line. With Shift, the search goes back to it.",
  "code-variables": "Variables",
  "code-begin": "Everything is defined. The search has not begun.",
  "code-after": "This line has just made the step that you see.",
  "code-next": "This line runs next.",
  "code-back": "Go one line back",
  "code-forward": "Go to the next line",
  "code-run": (v) => `Run to line ${show(v.line)}. With Shift, go back to it.`,
  "code-run-here": (v) => `Run to line ${show(v.line)}`,
  "code-ran": (v) => `The search ${String(v.back) === "true" ? "went back " : "ran "}to line ${show(v.line)}, at step ${show(v.step)}.`,
  "code-ran-back": (v) => `Go back to step ${show(v.step)}`,
  "code-more": "More",
  "code-copy": "Copy",
  "code-change": "Change it",
  "code-copy-all": "Copy the program",
  "code-copied": "Program copied. Save it as a .py file and run it with Python.",
  "code-not-copied": "The browser doesn't let the page copy. Select the program and copy it by hand.",
  "code-line-back": "‹ Line",
  "code-line-on": "Line ›",
  "code-last": (v) => `‹ Line ${show(v.line)}`,
  "code-following": (v) => `Line ${show(v.line)} ›`,
  "code-line": "Line to run to",
  "code-each": "Line by line",
  "code-row": (v) => `${show(v.line)}: ${show(v.text)}`,
  "code-chosen": (v) => `Line ${show(v.line)}: the arrows lead to where it last ran and where it runs next.`,
  "code-last-run": (v) => `Go back to where line ${show(v.line)} last ran`,
  "code-next-run": (v) => `Go on to where line ${show(v.line)} runs next`,
  "code-looking": (v) => `Looking for line ${show(v.line)} ...`,
  "code-never": (v) => `Line ${show(v.line)} ${String(v.ends) === "true" ? `${String(v.back) === "true" ? "has not run before." : "doesn't run any more."}` : `${String(v.back) === "true" ? "didn't run in the last " : "doesn't run in the next "}${number(v.budget)} ${plural(v.budget) === "one" ? "step." : "steps."}`}`,
};
