// Made from language/uk/page.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, show } = forms("uk");

/** @type {import("../sentences.d.ts").Room<"page">} */
export default {
  "page-at-most": (v) => `at most ${show(v.number)}`,
  "page-speed": (v) => `${show(v.speed)}/s`,
  "page-speed-auto": "Auto",
  "page-pending-drawing": "The picture comes with Python.",
  "page-pending-sentence": "What is searched will be drawn as soon as Python is there.",
  "page-fresh-purpose": (v) => `A new one, number ${show(v.seed)}.`,
  "page-fresh-drawing": "Python invents it.",
  "page-fresh-sentence": "Python invents a new one: it is here as soon as Python is.",
  "page-notice-instead": (v) => `This link is damaged: ${show(v.problem)}. Shown instead: ${show(v.title)}.`,
  "page-presentation-leave": "Press P or Escape to leave; arrows or a clicker step, the space bar plays. Move the pointer for more.",
  "page-transport-play": "Play",
  "page-transport-pause": "Pause",
  "page-transport-again": "Play again from the start",
  "page-transport-titles-play": "Play (space)",
  "page-transport-titles-pause": "Pause (space)",
  "page-transport-titles-again": "Play again from the start (space)",
  "page-position-now": (v) => `Step ${show(v.at)}`,
  "page-position-known": (v) => `of ${show(v.known)}${String(v.finished) === "true" ? "" : " so far"}`,
  "page-toast-board-copied": "Board copied.",
  "page-toast-copy-failed": "The browser did not allow copying: copy it from the address bar.",
  "page-toast-start-here": (v) => `Start from ${show(v.square)} instead? This run begins anew.`,
  "page-toast-start-by-key": "Enter: start the search here",
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
