// Made from language/en/run.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, show } = forms("en");

/** @type {import("../sentences.d.ts").Room<"run">} */
export default {
  "run-step-fast": "The search is too fast: the page can't describe every step. To read the steps, pause or slow down.",
  "run-step-comes": (v) => `The search is on its way to step ${show(v.step)}.`,
  "run-step-rest": (v) => `${show(v.title)}. Step ${show(v.at)}.`,
  "run-step-secret": "The link keeps this step secret. Find out yourself how the search ends.",
  "run-step-no-dead-end": "There is no further dead end. This is the end.",
  "run-status-loading": "Loading Python",
  "run-status-loading-detail": (v) => `${String(v.known) === "true" ? `${String(v.stage) === "start" ? "Starting Python: " : String(v.stage) === "library" ? "Adding the search: " : "Fetching Python: "}${number(v.loaded, 1, 1)} of ${number(v.total, 1, 1)} MB.` : `${String(v.stage) === "start" ? "Starting Python." : String(v.stage) === "library" ? "Adding the search." : "Fetching Python."}`}`,
  "run-status-loading-play": "The search begins when Python is loaded.",
  "run-status-ready": "Ready",
  "run-status-ready-detail": "Press Play.",
  "run-status-early": "You can watch the first steps. Python is still loading.",
  "run-status-playing": "Searching",
  "run-status-paused": "Paused",
  "run-status-paused-detail": (v) => `The page knows ${number(v.known)} ${plural(v.known) === "one" ? "step " : "steps "}of this search.`,
  "run-status-playing-detail": "Press Pause to look at one step.",
  "run-status-running-to": (v) => `Running to step ${show(v.step)}`,
  "run-status-forecast": (v) => `${v.part === 0 ? "Less than 1% " : `${number(v.part)}% `}of the ${String(v.known) === "true" ? `way, about ${show(v.seconds)} s more.` : "way."}`,
  "run-status-aims-seek": "Searching ahead",
  "run-status-aims-dead-end": "Searching for the next dead end",
  "run-status-aims-find": "Searching ahead",
  "run-status-aims-end": "Running to the end",
  "run-status-failed": "The search can't go on",
  "run-verdict-secret-title": "The search has ended",
  "run-verdict-secret-detail": "Find out yourself how it ended.",
  "run-verdict-stopped": "Stopped",
  "run-verdict-stopped-detail": "The search reached its limit. That proves nothing: a solution may still exist.",
  "run-verdict-proved-detail": "This is proved without a search.",
  "run-verdict-proved-first": "This is proved without a search: see Why. You can still watch the search.",
  "run-verdict-checked": "Checked: it keeps every rule.",
  "run-verdict-wrong": "But the check says: this is not a solution. Please report this mistake of the page.",
  "run-verdict-some": (v) => `${number(v.n)} ${String(v.goal) === "tour" ? `${plural(v.n) === "one" ? "tour " : "tours "}` : String(v.goal) === "closed" ? `closed ${plural(v.n) === "one" ? "tour " : "tours "}` : String(v.goal) === "path" ? `${plural(v.n) === "one" ? "path " : "paths "}` : String(v.goal) === "cycle" ? `${plural(v.n) === "one" ? "cycle " : "cycles "}` : String(v.goal) === "colouring" ? `${plural(v.n) === "one" ? "colouring " : "colourings "}` : `${plural(v.n) === "one" ? "solution " : "solutions "}`}found`,
  "run-verdict-unbegun": "The search has no option for its first step, so it ends at once.",
  "run-verdict-everything": "The search has tried everything",
  "run-verdict-all": (v) => `${String(v.goal) === "tour" ? `${number(v.n)} ${plural(v.n) === "one" ? "tour " : "tours "}found in all` : String(v.goal) === "closed" ? `${number(v.n)} closed ${plural(v.n) === "one" ? "tour " : "tours "}found in all` : String(v.goal) === "path" ? `${number(v.n)} ${plural(v.n) === "one" ? "path " : "paths "}found in all` : String(v.goal) === "cycle" ? `${number(v.n)} ${plural(v.n) === "one" ? "cycle " : "cycles "}found in all` : String(v.goal) === "colouring" ? `${plural(v.n) === "one" ? `${number(v.n)} colouring found, and there is no other` : `All ${number(v.n)} colourings found`}` : `${plural(v.n) === "one" ? `${number(v.n)} solution found, and there is no other` : `All ${number(v.n)} solutions found`}`}`,
};
