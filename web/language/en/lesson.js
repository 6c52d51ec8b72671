// Made from language/en/lesson.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, show } = forms("en");

/** @type {import("../sentences.d.ts").Room<"lesson">} */
export default {
  "lesson-hint": "Hint",
  "lesson-answer": "Your answer",
  "lesson-check": "Check",
  "lesson-title": (v) => `${show(v.number)}. ${show(v.title)}`,
  "lesson-place": (v) => `Step ${show(v.step)} of ${show(v.steps)} · ${number(v.minutes)} ${plural(v.minutes) === "one" ? "minute" : "minutes"}`,
  "lesson-step": (v) => `Step ${show(v.step)}: ${show(v.title)}`,
  "lesson-next": "Next",
  "lesson-skip": "Skip the question",
  "lesson-next-lesson": (v) => `Go to the next lesson: ${show(v.title)}`,
  "lesson-fold": "Hide the text",
  "lesson-unfold": "Show the text",
  "lesson-narrow": "On a small screen, hide the text to see the explanation or the program.",
  "lesson-race": "Open the race",
  "lesson-end": "This was the last lesson.",
  "lesson-answered": (v) => `You have answered this question before. Your answer was ${String(v.right) === "true" ? "right." : "wrong."}`,
  "lesson-own-damaged": "The lesson in this link is damaged. Copy the whole link again.",
  "lesson-own-long": (v) => `The lesson is too long for a link: ${show(v.characters)} characters of at most ${show(v.most)}. Make two lessons of it.`,
  "lesson-own-line": (v) => `Line ${show(v.line)}: ${show(v.told)}`,
  "lesson-drop": "Drop a lesson here: a file whose name ends in .md.",
  "lesson-printing": "The pages are being made.",
};
