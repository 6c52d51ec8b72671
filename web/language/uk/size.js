// Made from language/uk/size.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, show } = forms("uk");

/** @type {import("../sentences.d.ts").Room<"size">} */
export default {
  "size-done": "Done so far",
  "size-fraction": (v) => `${String(v.kind) === "about" ? `about ${show(v.part)}% ` : String(v.kind) === "over" ? `over ${show(v.part)}% ` : String(v.kind) === "none" ? "hardly any " : `${show(v.part)}% `}of the search tree`,
  "size-estimate": "The whole tree",
  "size-looking": "being estimated",
  "size-counted": "Counted exactly.",
  "size-placements": (v) => `${String(v.exact) === "true" ? `${number(v.mean)}` : `about ${show(v.told)}`} ${plural(v.mean) === "one" ? "placement" : "placements"}`,
  "size-probes": (v) => `${number(v.probes)} random ${plural(v.probes) === "one" ? "descent " : "descents "}(Knuth 1975); standard error ${String(v.kind) === "below" ? "below 1%." : String(v.kind) === "about" ? `about ${show(v.part)}%.` : `${show(v.part)}%.`}`,
  "size-wide": "The guesses spread so widely that the tree may be far larger.",
  "size-time": "To search all of it",
  "size-duration": (v) => `${String(v.unit) === "moment" ? "less than a second " : String(v.unit) === "second" ? `about ${show(v.told)} ${plural(v.n) === "one" ? "second " : "seconds "}` : String(v.unit) === "minute" ? `about ${show(v.told)} ${plural(v.n) === "one" ? "minute " : "minutes "}` : String(v.unit) === "hour" ? `about ${show(v.told)} ${plural(v.n) === "one" ? "hour " : "hours "}` : String(v.unit) === "day" ? `about ${show(v.told)} ${plural(v.n) === "one" ? "day " : "days "}` : `about ${show(v.told)} ${plural(v.n) === "one" ? "year " : "years "}`}at ${show(v.rate)} steps a second`,
  "size-measured": "As measured here today.",
  "size-assumed": "Play at top speed to measure this machine.",
  "size-ruled": "As your rule ran here.",
  "size-too-short": "The run was too short to tell how fast it is.",
  "size-narrows": "What your rule refuses is no part of this tree.",
  "size-problem": (v) => `Random descents come where your rule fails: ${show(v.problem)}`,
  "size-not-known": "not known",
  "size-first-only": "The first solution may come far earlier: this is for the whole tree.",
};
