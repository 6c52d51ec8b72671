// Made from language/en/lesson.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { show } = forms("en");

/** @type {import("../sentences.d.ts").Room<"lesson">} */
export default {
  "lesson-hint": "Hint",
  "lesson-answer": "Your answer",
  "lesson-check": "Check",
  "lesson-title": (v) => `${show(v.number)}. ${show(v.title)}`,
  "lesson-place": (v) => `Step ${show(v.step)} of ${show(v.steps)} · ${show(v.minutes)} minutes`,
  "lesson-step": (v) => `Step ${show(v.step)}: ${show(v.title)}`,
  "lesson-next": "Next",
  "lesson-next-lesson": (v) => `Go to the next lesson: ${show(v.title)}`,
  "lesson-fold": "Hide the text",
  "lesson-unfold": "Show the text",
  "lesson-narrow": "On a small screen, hide the text to see the explanation or the program.",
  "lesson-race": "Open the race",
  "lesson-end": "This was the last lesson.",
  "lesson-answered": (v) => `You have answered this question before. Your answer was ${String(v.right) === "true" ? "right." : "wrong."}`,
};
