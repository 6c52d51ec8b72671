// Made from language/uk/code.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, show } = forms("uk");

/** @type {import("../sentences.d.ts").Room<"code">} */
export default {
  "code-awaits": "The program is shown as soon as Python is there.",
  "code-none": "There is no program here for this search.",
  "code-choice": "Program",
  "code-text": "Program",
  "code-listing": "Program. Choose a line to run to it; with Shift, back to it",
  "code-variables": "Variables",
  "code-begin": "All is defined, and the search has not begun.",
  "code-after": "This line has just made the step that the board shows.",
  "code-next": "This line is about to run.",
  "code-back": "One line back",
  "code-forward": "To the next line",
  "code-run": "Run to this line; with Shift, back to it",
  "code-copy": "Copy",
  "code-change": "Change it",
  "code-copy-all": "Copy the program",
  "code-copied": "Program copied. It runs as it stands: save it as a .py file, change it, and run it with Python.",
  "code-not-copied": "The browser did not allow copying: select the program, and copy it by hand.",
  "code-line-back": "‹ Line",
  "code-line-on": "Line ›",
  "code-last": (v) => `‹ Line ${show(v.line)}`,
  "code-following": (v) => `Line ${show(v.line)} ›`,
  "code-line": "Line to run to",
  "code-each": "Line by line",
  "code-row": (v) => `${show(v.line)}: ${show(v.text)}`,
  "code-chosen": (v) => `Line ${show(v.line)}: the arrows lead to where it ran last, and runs next.`,
  "code-last-run": (v) => `Back to when line ${show(v.line)} ran last`,
  "code-next-run": (v) => `On to when line ${show(v.line)} runs next`,
  "code-looking": (v) => `Looking for line ${show(v.line)} ...`,
  "code-never": (v) => `Line ${show(v.line)} ${String(v.ends) === "true" ? `${String(v.back) === "true" ? "has not run before." : "does not run any more."}` : `${String(v.back) === "true" ? "did not run within the last " : "does not run within the next "}${number(v.budget)} ${plural(v.budget) === "one" ? "step." : "steps."}`}`,
};
