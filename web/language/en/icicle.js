// Made from language/en/icicle.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, show } = forms("en");

/** @type {import("../sentences.d.ts").Room<"icicle">} */
export default {
  "icicle-title": "The whole search",
  "icicle-label": "The whole search, a bar for each choice. Arrow keys go from bar to bar, Enter goes to a step, plus and minus zoom.",
  "icicle-about": "Each row is one depth. The wider a bar, the more steps the search spent there. Double-click a bar to see it larger.",
  "icicle-all": "Show all",
  "icicle-steps": (v) => `${number(v.steps)} ${plural(v.steps) === "one" ? `${String(v.open) === "true" ? "step so far" : "step"}` : `${String(v.open) === "true" ? "steps so far" : "steps"}`}`,
  "icicle-share": (v) => `${String(v.kind) === "all" ? `all ${String(v.whole) === "true" ? "steps" : "steps in this picture"}` : String(v.kind) === "less" ? `less than 1% of ${String(v.whole) === "true" ? "all steps" : "the steps in this picture"}` : String(v.kind) === "over" ? `more than 99% of ${String(v.whole) === "true" ? "all steps" : "the steps in this picture"}` : `${show(v.part)}% of ${String(v.whole) === "true" ? "all steps" : "the steps in this picture"}`}`,
  "icicle-at": (v) => `${show(v.names)}: depth ${show(v.depth)}, ${show(v.steps)}, ${show(v.share)}.`,
  "icicle-costliest": (v) => `${show(v.name)} at depth ${show(v.depth)} took ${show(v.share)}. No choice that the search is done with took more.`,
  "icicle-middle": (v) => `This search was opened at step ${show(v.base)}. The picture does not have the steps before it.`,
  "icicle-ended": (v) => `The picture ends at step ${show(v.read)}. It has no room for the steps after it.`,
};
