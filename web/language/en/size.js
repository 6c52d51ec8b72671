// Made from language/en/size.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, show } = forms("en");

/** @type {import("../sentences.d.ts").Room<"size">} */
export default {
  "size-done": "Done so far",
  "size-fraction": (v) => `${String(v.kind) === "about" ? `about ${show(v.part)}% of the search tree` : String(v.kind) === "over" ? `over ${show(v.part)}% of the search tree` : String(v.kind) === "none" ? "hardly any of the search tree" : `${show(v.part)}% of the search tree`}`,
  "size-estimate": "The whole tree",
  "size-looking": "being estimated",
  "size-counted": "Counted exactly.",
  "size-placements": (v) => `${String(v.exact) === "true" ? `${plural(v.mean) === "one" ? `${number(v.mean)} placement` : `${number(v.mean)} placements`}` : `${plural(v.mean) === "one" ? `about ${show(v.told)} placement` : `about ${show(v.told)} placements`}`}`,
  "size-probes": (v) => `${plural(v.probes) === "one" ? `${String(v.kind) === "below" ? `${number(v.probes)} random descent (Knuth 1975); standard error below 1%.` : String(v.kind) === "about" ? `${number(v.probes)} random descent (Knuth 1975); standard error about ${show(v.part)}%.` : `${number(v.probes)} random descent (Knuth 1975); standard error ${show(v.part)}%.`}` : `${String(v.kind) === "below" ? `${number(v.probes)} random descents (Knuth 1975); standard error below 1%.` : String(v.kind) === "about" ? `${number(v.probes)} random descents (Knuth 1975); standard error about ${show(v.part)}%.` : `${number(v.probes)} random descents (Knuth 1975); standard error ${show(v.part)}%.`}`}`,
  "size-wide": "The guesses spread so widely that the tree may be far larger.",
  "size-time": "To search all of it",
  "size-duration": (v) => `${String(v.unit) === "moment" ? `less than a second at ${show(v.rate)} steps a second` : String(v.unit) === "second" ? `${plural(v.n) === "one" ? `about ${show(v.told)} second at ${show(v.rate)} steps a second` : `about ${show(v.told)} seconds at ${show(v.rate)} steps a second`}` : String(v.unit) === "minute" ? `${plural(v.n) === "one" ? `about ${show(v.told)} minute at ${show(v.rate)} steps a second` : `about ${show(v.told)} minutes at ${show(v.rate)} steps a second`}` : String(v.unit) === "hour" ? `${plural(v.n) === "one" ? `about ${show(v.told)} hour at ${show(v.rate)} steps a second` : `about ${show(v.told)} hours at ${show(v.rate)} steps a second`}` : String(v.unit) === "day" ? `${plural(v.n) === "one" ? `about ${show(v.told)} day at ${show(v.rate)} steps a second` : `about ${show(v.told)} days at ${show(v.rate)} steps a second`}` : `${plural(v.n) === "one" ? `about ${show(v.told)} year at ${show(v.rate)} steps a second` : `about ${show(v.told)} years at ${show(v.rate)} steps a second`}`}`,
  "size-measured": "As measured here today.",
  "size-assumed": "Play at top speed to measure this machine.",
  "size-ruled": "As your rule ran here.",
  "size-too-short": "The run was too short to tell how fast it is.",
  "size-narrows": "What your rule refuses is no part of this tree.",
  "size-problem": (v) => `Random descents come where your rule fails: ${show(v.problem)}`,
  "size-not-known": "not known",
  "size-first-only": "The first solution may come far earlier: this is for the whole tree.",
};
