// Made from language/en/page.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, show } = forms("en");

/** @type {import("../sentences.d.ts").Room<"page">} */
export default {
  "page-at-most": (v) => `at most ${show(v.number)}`,
  "page-speed": (v) => `${show(v.speed)}/s`,
  "page-speed-auto": "Auto",
  "page-pending-drawing": "The picture comes with Python.",
  "page-pending-sentence": "The page draws the picture as soon as Python is loaded.",
  "page-fresh-purpose": (v) => `A random one, number ${show(v.seed)}.`,
  "page-fresh-drawing": "Python makes it up.",
  "page-fresh-sentence": "The page makes it up as soon as Python is loaded.",
  "page-notice-instead": (v) => `This link is damaged: ${show(v.problem)}. The page shows this instead: ${show(v.title)}.`,
  "page-presentation-leave": "Press P or Escape to leave. Arrows or a clicker step, the space bar plays. Move the pointer to see the buttons.",
  "page-transport-play": "Play",
  "page-transport-pause": "Pause",
  "page-transport-again": "Play again from the start",
  "page-transport-titles-play": "Play (space)",
  "page-transport-titles-pause": "Pause (space)",
  "page-transport-titles-again": "Play again from the start (space)",
  "page-position-now": (v) => `Step ${show(v.at)}`,
  "page-position-known": (v) => `of ${show(v.known)}${String(v.finished) === "true" ? "" : " so far"}`,
  "page-toast-board-copied": "Text copied.",
  "page-toast-copy-failed": "The browser doesn't let the page copy. Copy the text by hand.",
  "page-toast-start-here": (v) => `Start from ${show(v.square)} instead? The search begins again.`,
  "page-toast-start-by-key": "Press Enter to start the search here",
  "page-toast-start-here-action": (v) => `Start from ${show(v.square)}`,
  "page-fault": (v) => `The page can't start. ${show(v.why)}`,
  "page-offline-update": "A new version of this page is ready.",
  "page-offline-reload": "Reload",
  "page-speed-top": "Top speed",
  "page-fresh-of-day": (v) => `${show(v.title)}, of ${show(v.day)}`,
  "page-fresh-number": (v) => `${show(v.title)}, number ${show(v.number)}`,
  "page-seconds": (v) => `${number(v.n, 1, 1)} s`,
  "page-minutes": (v) => `${show(v.time)} min`,
  "page-hours": (v) => `${show(v.time)} h`,
  "page-thousands": (v) => `${show(v.n)} k`,
  "page-millions": (v) => `${show(v.n)} M`,
  "page-billions": (v) => `${show(v.n)} G`,
  "page-million": (v) => `${show(v.n)} million`,
};
