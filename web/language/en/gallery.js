// Made from language/en/gallery.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, show } = forms("en");

/** @type {import("../sentences.d.ts").Room<"gallery">} */
export default {
  "gallery-stuck-playing": "The search is looking for a tour ...",
  "gallery-stuck-ask": "The knight is stuck. Which move was the mistake?",
  "gallery-stuck-how": (v) => `${show(v.end)} Choose the square that the wrong move went to.`,
  "gallery-stuck-moves": "The squares of the path, first to last",
  "gallery-stuck-move": (v) => `Square ${show(v.number)}: ${show(v.origin)} to ${show(v.to)}`,
  "gallery-stuck-start": (v) => `Square 1: ${show(v.start)}, the start`,
  "gallery-stuck-tried-start": (v) => `${show(v.move)}. That was not the mistake: a tour starts there.`,
  "gallery-stuck-tried-early": (v) => `${show(v.move)}. That was not the mistake: a tour was still possible after it.`,
  "gallery-stuck-tried-late": (v) => `${show(v.move)}. The mistake came earlier. No tour was possible from ${show(v.origin)} any more. The search tries everything from there, in ${number(v.steps)} ${plural(v.steps) === "one" ? "step, " : "steps, "}and finds none.`,
  "gallery-stuck-answer": (v) => `The move from ${show(v.origin)} to ${show(v.to)} was the mistake.`,
  "gallery-stuck-why": (v) => `Since square ${show(v.number)} no tour is possible: ${show(v.reason)} The search needs ${number(v.steps)} ${plural(v.steps) === "one" ? "step " : "steps "}to find out. Before that move, a tour was still possible.`,
  "gallery-stuck-off": (v) => `${show(v.square)} is not on the path. Choose a square of the path.`,
  "gallery-stuck-ways-watch": "Watch the search recover",
  "gallery-stuck-ways-step": "Step on from the mistake",
  "gallery-stuck-ways-change": "Change the search",
  "gallery-stuck-whole": (v) => `A tour: ${show(v.path)}.`,
  "gallery-stuck-tour": (v) => `A tour with the same first ${number(v.squares)} ${plural(v.squares) === "one" ? "square" : "squares"}`,
  "gallery-stuck-mistake": "the move that was the mistake",
  "gallery-today": (v) => `Play today's puzzle: ${show(v.puzzle)}`,
  "gallery-today-title": (v) => `Everyone gets the same puzzle on ${show(v.day)} (UTC).`,
  "gallery-more": (v) => `Show ${number(v.number)} more`,
  "gallery-fewer": "Show fewer",
  "gallery-lesson": (v) => `Take lesson ${show(v.lesson)}`,
  "gallery-go-on": (v) => `Go on with lesson ${show(v.lesson)}`,
  "gallery-size": (v) => `${String(v.level) === "first" ? "First steps" : String(v.level) === "more" ? "Longer" : "Hard"} · ${number(v.steps)} ${plural(v.steps) === "one" ? "step" : "steps"}`,
  "gallery-races": (v) => `Show ${number(v.number)} ${plural(v.number) === "one" ? "race" : "races"}`,
};
