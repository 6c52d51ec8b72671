// Made from language/uk/recording.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, show } = forms("uk");

/** @type {import("../sentences.d.ts").Room<"recording">} */
export default {
  "recording-says": (v) => `Python says: “${show(v.sentence)}”`,
  "recording-told-disorder": "Next it takes back something else than the last, or fills a place twice, which is not shown.",
  "recording-told-unseen": "The page saw no step of your program.",
  "recording-told-nothing": "Nothing is placed yet: your program begins.",
  "recording-told-placed": (v) => `Your program places ${show(v.name)}: ${String(v.step) === "square" ? "square " : String(v.step) === "queen" ? "queen " : String(v.step) === "vertex" ? "vertex " : "choice "}${show(v.number)} of ${show(v.length)}.`,
  "recording-told-taken": (v) => `Your program takes ${show(v.name)} back: ${v.left === 0 ? "nothing is " : plural(v.left) === "one" ? `${number(v.left)} is ` : `${number(v.left)} are `}left.`,
  "recording-status-found": (v) => `Your program has found ${String(v.goal) === "tour" ? `${plural(v.solutions) === "one" ? "a tour" : `${number(v.solutions)} tours`}` : String(v.goal) === "closed" ? `${plural(v.solutions) === "one" ? "a closed tour" : `${number(v.solutions)} closed tours`}` : String(v.goal) === "path" ? `${plural(v.solutions) === "one" ? "a path" : `${number(v.solutions)} paths`}` : String(v.goal) === "cycle" ? `${plural(v.solutions) === "one" ? "a cycle" : `${number(v.solutions)} cycles`}` : String(v.goal) === "colouring" ? `${plural(v.solutions) === "one" ? "a colouring" : `${number(v.solutions)} colourings`}` : `${plural(v.solutions) === "one" ? "a solution" : `${number(v.solutions)} solutions`}`}`,
  "recording-status-none": (v) => `Your program has found no ${String(v.goal) === "tour" ? "tour, " : String(v.goal) === "closed" ? "closed tour, " : String(v.goal) === "path" ? "path, " : String(v.goal) === "cycle" ? "cycle, " : String(v.goal) === "colouring" ? "colouring, " : "solution, "}and there is none`,
  "recording-status-ready-title": "Ready",
  "recording-status-ready-detail": "Run starts the program that is written here; play shows our own search.",
  "recording-status-wrong": "Your program is not right yet",
  "recording-status-secret-title": "Your program has run",
  "recording-status-secret-detail": "Whether it is right is for you to find out.",
  "recording-status-stopped": "Your program was stopped",
  "recording-status-unseen": "The page could not watch your program",
  "recording-status-unknown": (v) => `Your program has found no ${String(v.goal) === "tour" ? "tour" : String(v.goal) === "closed" ? "closed tour" : String(v.goal) === "path" ? "path" : String(v.goal) === "cycle" ? "cycle" : String(v.goal) === "colouring" ? "colouring" : "solution"}`,
  "recording-status-counts": (v) => `${show(v.placed)} placed, ${show(v.undone)} taken back.`,
};
