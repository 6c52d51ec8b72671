// Made from language/en/size.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, show } = forms("en");

/** @type {import("../sentences.d.ts").Room<"size">} */
export default {
  "size-done": "Done so far",
  "size-fraction": (v) => `${String(v.kind) === "about" ? `about ${show(v.part)}% ` : String(v.kind) === "over" ? `over ${show(v.part)}% ` : String(v.kind) === "none" ? "hardly any " : `${show(v.part)}% `}of the search tree`,
  "size-estimate": "The whole tree",
  "size-looking": "estimating ...",
  "size-counted": "The page counted them exactly.",
  "size-placements": (v) => `${String(v.exact) === "true" ? `${number(v.mean)}` : `about ${show(v.told)}`} ${plural(v.mean) === "one" ? "choice" : "choices"}`,
  "size-probes": (v) => `The page estimates this from ${number(v.probes)} random ${plural(v.probes) === "one" ? "try " : "tries "}(Knuth 1975). It is usually off by ${String(v.kind) === "below" ? "less than 1%." : String(v.kind) === "about" ? `about ${show(v.part)}%.` : `${show(v.part)}%.`}`,
  "size-wide": "The guesses differ widely, so the tree may be far larger.",
  "size-time": "Time for all of it",
  "size-duration": (v) => `${String(v.unit) === "moment" ? "less than a second " : String(v.unit) === "second" ? `about ${show(v.told)} ${plural(v.n) === "one" ? "second " : "seconds "}` : String(v.unit) === "minute" ? `about ${show(v.told)} ${plural(v.n) === "one" ? "minute " : "minutes "}` : String(v.unit) === "hour" ? `about ${show(v.told)} ${plural(v.n) === "one" ? "hour " : "hours "}` : String(v.unit) === "day" ? `about ${show(v.told)} ${plural(v.n) === "one" ? "day " : "days "}` : `about ${show(v.told)} ${plural(v.n) === "one" ? "year " : "years "}`}at ${show(v.rate)} steps a second`,
  "size-measured": "The page measured this speed here today.",
  "size-assumed": "Play at top speed to measure your own machine.",
  "size-ruled": "Your rule ran at this speed here.",
  "size-too-short": "The run was too short to measure its speed.",
  "size-narrows": "This tree leaves out what your rule rules out.",
  "size-problem": (v) => `Your rule failed on a random try: ${show(v.problem)}`,
  "size-not-known": "not known",
  "size-first-only": "This is for the whole tree. The first solution may come far earlier.",
};
