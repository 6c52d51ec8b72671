// Made from language/en/recording.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, show } = forms("en");

/** @type {import("../sentences.d.ts").Room<"recording">} */
export default {
  "recording-says": (v) => `The check says: “${show(v.sentence)}”`,
  "recording-told-disorder": "Now your program takes back a choice that is not the last, or makes a choice twice. The page can't show that.",
  "recording-told-unseen": "The page saw no step of your program.",
  "recording-told-line": (v) => `Look at line ${show(v.line)}.`,
  "recording-told-nothing": "Your program begins.",
  "recording-told-placed": (v) => `Your program ${String(v.puzzle) === "tour" ? `moves to ${show(v.name)}. That is square ` : String(v.puzzle) === "queens" ? `puts a queen on ${show(v.name)}. That is queen ` : String(v.puzzle) === "graph" ? `goes to ${show(v.name)}. That is vertex ` : String(v.puzzle) === "colouring" ? `colours ${show(v.place)} ${show(v.value)}. That is region ` : String(v.puzzle) === "sudoku" ? `writes ${show(v.value)} in ${show(v.place)}. That is cell ` : `chooses ${show(v.name)}. That is choice `}${show(v.number)} of ${show(v.length)}.`,
  "recording-told-taken": (v) => `Your program takes ${String(v.puzzle) === "queens" ? `the queen on ${show(v.name)} back.` : String(v.puzzle) === "colouring" ? `the colour of ${show(v.place)} back.` : String(v.puzzle) === "sudoku" ? `${show(v.value)} back from ${show(v.place)}.` : `${show(v.name)} back.`}`,
  "recording-told-marks": (v) => `Your program marks ${show(v.name)}. Now ${show(v.number)} ${String(v.puzzle) === "tour" ? "squares are marked, but the piece can't go " : "vertices are marked, but no edge leads "}from ${show(v.before)} to ${show(v.name)}.`,
  "recording-status-found": (v) => `Your program has found ${String(v.goal) === "tour" ? `${plural(v.solutions) === "one" ? "a tour" : `${number(v.solutions)} tours`}` : String(v.goal) === "closed" ? `${plural(v.solutions) === "one" ? "a closed tour" : `${number(v.solutions)} closed tours`}` : String(v.goal) === "path" ? `${plural(v.solutions) === "one" ? "a path" : `${number(v.solutions)} paths`}` : String(v.goal) === "cycle" ? `${plural(v.solutions) === "one" ? "a cycle" : `${number(v.solutions)} cycles`}` : String(v.goal) === "colouring" ? `${plural(v.solutions) === "one" ? "a colouring" : `${number(v.solutions)} colourings`}` : `${plural(v.solutions) === "one" ? "a solution" : `${number(v.solutions)} solutions`}`}`,
  "recording-status-none": (v) => `Your program has found no ${String(v.goal) === "tour" ? "tour: " : String(v.goal) === "closed" ? "closed tour: " : String(v.goal) === "path" ? "path: " : String(v.goal) === "cycle" ? "cycle: " : String(v.goal) === "colouring" ? "colouring: " : "solution: "}there is none`,
  "recording-status-ready-title": "Ready",
  "recording-status-ready-detail": "Run starts your program. Play shows the page's own search.",
  "recording-status-linked-detail": "This program came with the link. Run starts it. Play shows the page's own search.",
  "recording-status-running-title": "Your program is running ...",
  "recording-status-running-detail": "Its steps come to the board when it has ended.",
  "recording-status-changed-title": "You changed your program",
  "recording-status-changed-detail": "The board shows the run before your change. Run it again.",
  "recording-status-wrong": "Your program is not right yet",
  "recording-status-unread": "Python can't read your program yet",
  "recording-status-right": "That's right",
  "recording-status-right-detail": "The board shows how your program works.",
  "recording-status-another": "Your program is for another puzzle",
  "recording-status-elsewhere": "Your program is right for another start",
  "recording-status-unjudged": "The page can't judge your program",
  "recording-status-secret-title": "Your program has run",
  "recording-status-secret-detail": "Find out yourself whether it is right.",
  "recording-status-stopped": "Your program was stopped",
  "recording-status-unseen": "The page could not watch your program",
  "recording-status-unknown": (v) => `Your program has found no ${String(v.goal) === "tour" ? "tour" : String(v.goal) === "closed" ? "closed tour" : String(v.goal) === "path" ? "path" : String(v.goal) === "cycle" ? "cycle" : String(v.goal) === "colouring" ? "colouring" : "solution"}`,
  "recording-status-counts": (v) => `${v.placed === 0 ? "The page saw no choice of your program." : plural(v.placed) === "one" ? `Your program made ${number(v.placed)} choice and took ${show(v.undone)} back.` : `Your program made ${number(v.placed)} choices and took ${show(v.undone)} back.`}`,
};
