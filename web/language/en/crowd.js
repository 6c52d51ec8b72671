// Made from language/en/crowd.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, row, show } = forms("en");

/** @type {import("../sentences.d.ts").Room<"crowd">} */
export default {
  "crowd-paste": "Paste your pupils' lines here, one below the other",
  "crowd-none": "No line answers this question.",
  "crowd-again": "Set all counts to 0",
  "crowd-total": (v) => `${number(v.n)} ${plural(v.n) === "one" ? "hand" : "hands"}`,
  "crowd-hands": (v) => `Hands for ${show(v.letter)}`,
  "crowd-more": (v) => `One more for ${show(v.letter)}`,
  "crowd-fewer": (v) => `One fewer for ${show(v.letter)}`,
  "crowd-why": "Show why",
  "crowd-ask": "Ask the class",
  "crowd-show-answer": "Show the answer",
  "crowd-line-problem": (v) => `Line ${show(v.number)}: ${show(v.problem)}`,
  "crowd-line-no-line": (v) => `${show(v.text)} is no line of answers: it must begin with "${show(v.begin)}".`,
  "crowd-line-version": (v) => `this page doesn't know version ${show(v.version)}. It reads version 1.`,
  "crowd-line-no-name": "the line is cut off. Ask for the whole line again.",
  "crowd-line-no-scenario": (v) => `${show(v.text)} comes too early. A line must name the puzzle before the answers.`,
  "crowd-line-no-answer": (v) => `${show(v.text)} is neither a puzzle nor an answer, such as next@17=d4-,b3+.`,
  "crowd-line-no-kind": (v) => `${show(v.kind)} is no kind of question: it must be one of ${show(v.known)}.`,
  "crowd-line-twice": (v) => `${show(v.name)} is there twice. Only the later line counts.`,
  "crowd-line-same": "this line is there twice. It counts once.",
  "crowd-read": (v) => `The page read ${number(v.people)} ${plural(v.people) === "one" ? "line. " : "lines. "}Choose a bar to see who gave that answer, and what they tried next.`,
  "crowd-summary": (v) => `${show(v.right)} of ${show(v.n)} right at the first ${v.left === 0 ? "try" : `try; ${number(v.left)} gave no answer`}`,
  "crowd-unsure": "not sure",
  "crowd-right": "right",
  "crowd-question": (v) => `Step ${show(v.step)}. ${show(v.question)}`,
  "crowd-answer-back": (v) => `back to ${v.n === 0 ? "the start" : `number ${number(v.n)}`}`,
  "crowd-answer-lost": (v) => `lost ${v.n === 0 ? "from the start" : `since number ${number(v.n)}`}`,
  "crowd-answer-word": (v) => `${String(v.kind) === "next" ? "take back" : String(v.kind) === "back" ? "the search ends" : "still possible"}`,
  "crowd-answer-line": (v) => `line ${show(v.n)}`,
  "crowd-answer-steps": (v) => `${number(v.n)} ${plural(v.n) === "one" ? "step" : "steps"}`,
  "crowd-nameless": (v) => `${show(v.n)} without a name`,
  "crowd-people": (v) => `${row(v.people, "and")}`,
  "crowd-then": (v) => `then ${show(v.next)}${String(v.right) === "true" ? ", right: " : ": "}${row(v.people, "and")}`,
};
