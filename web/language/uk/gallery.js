// Made from language/uk/gallery.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, show } = forms("uk");

/** @type {import("../sentences.d.ts").Room<"gallery">} */
export default {
  "gallery-stuck-playing": "A program is looking for a tour ...",
  "gallery-stuck-ask": "Stuck. Which move was the mistake?",
  "gallery-stuck-how": (v) => `${show(v.end)} Choose the square to which the bad move led.`,
  "gallery-stuck-moves": "The squares of the path, first to last",
  "gallery-stuck-move": (v) => `Square ${show(v.number)}: ${show(v.origin)} to ${show(v.to)}`,
  "gallery-stuck-start": (v) => `Square 1: ${show(v.start)}, the start`,
  "gallery-stuck-tried-start": (v) => `${show(v.move)}. Not the mistake: from there a tour was possible.`,
  "gallery-stuck-tried-early": (v) => `${show(v.move)}. Not the mistake: after it a tour was still possible.`,
  "gallery-stuck-tried-late": (v) => `${show(v.move)}. Too late: with the knight still on ${show(v.origin)} no tour was possible, either. From there the program tries everything, in ${number(v.steps)} ${plural(v.steps) === "one" ? "step, " : "steps, "}and finds none.`,
  "gallery-stuck-answer": (v) => `${show(v.origin)} to ${show(v.to)} was the mistake.`,
  "gallery-stuck-why": (v) => `From square ${show(v.number)} on, ${show(v.reason)} The program takes ${number(v.steps)} ${plural(v.steps) === "one" ? "step " : "steps "}to find out. Before that move there was a tour.`,
  "gallery-stuck-off": (v) => `The path has not come to ${show(v.square)}. Click a square of the path.`,
  "gallery-stuck-ways-watch": "Watch it recover",
  "gallery-stuck-ways-step": "Step on from the mistake",
  "gallery-stuck-ways-change": "Change what is searched",
  "gallery-stuck-whole": (v) => `A tour: ${show(v.path)}.`,
  "gallery-stuck-tour": (v) => `A tour with the same first ${number(v.squares)} ${plural(v.squares) === "one" ? "square" : "squares"}`,
  "gallery-stuck-mistake": "the move that was the mistake",
  "gallery-today": (v) => `Today: ${show(v.puzzle)}`,
  "gallery-today-title": (v) => `The board of ${show(v.day)} (UTC), the same for all`,
  "gallery-ideas-first-title": "One method, many puzzles",
  "gallery-ideas-first-about": "Each is shown at work, where its program has just gone back a step.",
  "gallery-ideas-dead-ends-title": "Dead ends",
  "gallery-ideas-dead-ends-about": "Most of what a search tries is taken back.",
  "gallery-ideas-luck-title": "The luck of the order",
  "gallery-ideas-luck-about": "What is tried first decides how long it takes.",
  "gallery-ideas-pruning-title": "Pruning",
  "gallery-ideas-pruning-about": "A program that sees early what is lost need not try it.",
  "gallery-ideas-impossible-title": "Impossible, and proved",
  "gallery-ideas-impossible-about": "Where everything has been tried in vain, nothing is left to be found.",
  "gallery-ideas-scale-title": "Scale",
  "gallery-ideas-scale-about": "From a handful of steps to millions, and to boards that no search would finish.",
  "gallery-source": (v) => `${show(v.puzzle)} · ${show(v.program)}`,
  "gallery-solutions-count": (v) => `${show(v.passed)} of ${show(v.found)} up to this ${String(v.standing) === "searching" ? `step so far, searching ${String(v.grouped) === "true" ? `on, ${show(v.kinds)} essentially different.` : "on."}` : String(v.standing) === "enough" ? `step so far, which is ${String(v.grouped) === "true" ? `enough, ${show(v.kinds)} essentially different.` : "enough."}` : `${String(v.grouped) === "true" ? `step, ${show(v.kinds)} essentially different.` : "step."}`}`,
  "gallery-solutions-go-to": (v) => `Solution ${show(v.number)}, at step ${show(v.position)}`,
};
