// Made from language/en/be.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, show } = forms("en");

/** @type {import("../sentences.d.ts").Room<"be">} */
export default {
  "be-bar-retry": "Try again",
  "be-bar-retry-title": "Go back to before the wrong step (Backspace)",
  "be-bar-mine": "Go on with mine",
  "be-bar-mine-title": "Play on by yourself from here",
  "be-bar-difference": "Show the difference",
  "be-bar-difference-title": "Go to the first step that is not the search's",
  "be-bar-show": "Show the step",
  "be-bar-show-title": "Show what the search does here",
  "be-bar-compare": "Compare my steps",
  "be-bar-compare-title": "Compare your steps with the search's now",
  "be-bar-more": "Go on",
  "be-bar-more-title": "Make as many steps again",
  "be-told-begin": (v) => `You are the search. Make its next ${number(v.steps)} ${plural(v.steps) === "one" ? "step." : "steps."}${String(v.quiet) === "true" ? " You see mistakes at the end, or when you press Compare my steps." : ""}`,
  "be-told-step": (v) => `Step ${show(v.step)} of ${show(v.steps)}: you ${String(v.deed) === "discovered" ? `reached ${show(v.name)}.` : String(v.deed) === "left" ? `left ${show(v.name)}.` : String(v.deed) === "taken" ? `took ${show(v.name)} back.` : `${String(v.puzzle) === "tour" ? `moved to ${show(v.name)}` : String(v.puzzle) === "queens" ? `put a queen on ${show(v.name)}` : String(v.puzzle) === "graph" ? `went to ${show(v.name)}` : String(v.puzzle) === "colouring" ? `coloured ${show(v.place)} ${show(v.value)}` : String(v.puzzle) === "sudoku" ? `wrote ${show(v.value)} in ${show(v.place)}` : `chose ${show(v.name)}`}.`}`,
  "be-told-right": "That's right.",
  "be-told-again": "Try again, or go on from here.",
  "be-told-send": "Share makes a link to these steps.",
  "be-told-after": (v) => `The search does something else at step ${show(v.step)}. The page compares the steps only up to there.`,
  "be-told-difference": (v) => `Step ${show(v.step)} is the first difference. The search ${String(v.own) === "discovered" ? `reaches ${show(v.mine)}.` : String(v.own) === "left" ? `leaves ${show(v.mine)}.` : String(v.own) === "taken" ? `takes ${show(v.mine)} back.` : String(v.own) === "placed" ? `${String(v.puzzle) === "tour" ? "moves to " : String(v.puzzle) === "queens" ? "puts a queen on " : String(v.puzzle) === "graph" ? "goes to " : "goes on with "}${show(v.mine)}.` : "ends."} This answer ${String(v.other) === "discovered" ? `reaches ${show(v.theirs)}.` : String(v.other) === "left" ? `leaves ${show(v.theirs)}.` : String(v.other) === "taken" ? `takes ${show(v.theirs)} back.` : `${String(v.puzzle) === "tour" ? "moves to " : String(v.puzzle) === "queens" ? "puts a queen on " : String(v.puzzle) === "graph" ? "goes to " : "goes on with "}${show(v.theirs)}.`}`,
  "be-told-some": (v) => `The first ${plural(v.right) === "one" ? `of ${show(v.steps)} steps is ` : `${number(v.right)} of ${show(v.steps)} steps are `}right.`,
  "be-told-all": (v) => `The search does the same ${plural(v.steps) === "one" ? "step." : `${number(v.steps)} steps.`}${String(v.known) === "true" ? ` You found ${show(v.first)} at the first try.` : ""}${String(v.over) === "true" ? " The search ends here." : ""}`,
  "be-told-full": "All steps are made. Step back to change one.",
  "be-told-before": (v) => `Your steps begin at step ${show(v.position)}. Step forward to there.`,
  "be-told-too-many": (v) => `This link holds ${number(v.steps)} ${plural(v.steps) === "one" ? "step, " : "steps, "}but asks for only ${show(v.most)}. Copy the whole link again.`,
  "be-status-title": "You are the search",
  "be-status-opened": "Steps that somebody played",
  "be-status-detail": (v) => `Step ${show(v.step)} of ${show(v.steps)}${v.missed === 0 ? "." : plural(v.missed) === "one" ? `. ${number(v.missed)} step was not right at the first try.` : `. ${number(v.missed)} steps were not right at the first try.`}`,
  "be-told-undone": (v) => `The search has just taken ${show(v.name)} back.`,
};
