// Made from language/en/recording.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, show } = forms("en");

/** @type {import("../sentences.d.ts").Room<"recording">} */
export default {
  "recording-says": (v) => `Python says: “${show(v.sentence)}”`,
  "recording-told-disorder": "Next it takes back something else than the last, or fills a place twice, which is not shown.",
  "recording-told-nothing": "Nothing is placed yet: your program begins.",
  "recording-told-placed": (v) => `${String(v.step) === "square" ? `Your program places ${show(v.name)}: square ${show(v.number)} of ${show(v.length)}.` : String(v.step) === "queen" ? `Your program places ${show(v.name)}: queen ${show(v.number)} of ${show(v.length)}.` : String(v.step) === "vertex" ? `Your program places ${show(v.name)}: vertex ${show(v.number)} of ${show(v.length)}.` : `Your program places ${show(v.name)}: choice ${show(v.number)} of ${show(v.length)}.`}`,
  "recording-told-taken": (v) => `${v.left === 0 ? `Your program takes ${show(v.name)} back: nothing is left.` : plural(v.left) === "one" ? `Your program takes ${show(v.name)} back: ${number(v.left)} is left.` : `Your program takes ${show(v.name)} back: ${number(v.left)} are left.`}`,
  "recording-status-found": (v) => `${String(v.goal) === "tour" ? `${plural(v.solutions) === "one" ? "Your program has found a tour" : `Your program has found ${number(v.solutions)} tours`}` : String(v.goal) === "closed" ? `${plural(v.solutions) === "one" ? "Your program has found a closed tour" : `Your program has found ${number(v.solutions)} closed tours`}` : String(v.goal) === "path" ? `${plural(v.solutions) === "one" ? "Your program has found a path" : `Your program has found ${number(v.solutions)} paths`}` : String(v.goal) === "cycle" ? `${plural(v.solutions) === "one" ? "Your program has found a cycle" : `Your program has found ${number(v.solutions)} cycles`}` : String(v.goal) === "colouring" ? `${plural(v.solutions) === "one" ? "Your program has found a colouring" : `Your program has found ${number(v.solutions)} colourings`}` : `${plural(v.solutions) === "one" ? "Your program has found a solution" : `Your program has found ${number(v.solutions)} solutions`}`}`,
  "recording-status-none": (v) => `${String(v.goal) === "tour" ? "Your program has found no tour, and there is none" : String(v.goal) === "closed" ? "Your program has found no closed tour, and there is none" : String(v.goal) === "path" ? "Your program has found no path, and there is none" : String(v.goal) === "cycle" ? "Your program has found no cycle, and there is none" : String(v.goal) === "colouring" ? "Your program has found no colouring, and there is none" : "Your program has found no solution, and there is none"}`,
  "recording-status-ready-title": "Ready",
  "recording-status-ready-detail": "Run starts the program that is written here; play shows our own search.",
  "recording-status-wrong": "Your program is not right yet",
  "recording-status-secret-title": "Your program has run",
  "recording-status-secret-detail": "Whether it is right is for you to find out.",
  "recording-status-stopped": "Your program was stopped",
  "recording-status-unseen": "The page could not watch your program",
  "recording-status-unknown": (v) => `${String(v.goal) === "tour" ? "Your program has found no tour" : String(v.goal) === "closed" ? "Your program has found no closed tour" : String(v.goal) === "path" ? "Your program has found no path" : String(v.goal) === "cycle" ? "Your program has found no cycle" : String(v.goal) === "colouring" ? "Your program has found no colouring" : "Your program has found no solution"}`,
  "recording-status-counts": (v) => `${show(v.placed)} placed, ${show(v.undone)} taken back.`,
};
