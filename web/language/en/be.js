// Made from language/en/be.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, show } = forms("en");

/** @type {import("../sentences.d.ts").Room<"be">} */
export default {
  "be-bar-retry": "Try again",
  "be-bar-retry-title": "Drop what the program does not do (Backspace)",
  "be-bar-mine": "Go on with mine",
  "be-bar-mine-title": "Play on by yourself from here",
  "be-bar-difference": "Difference",
  "be-bar-difference-title": "To the first step that the program does not make",
  "be-bar-show": "Show it",
  "be-bar-show-title": "What the program does here",
  "be-bar-compare": "Compare",
  "be-bar-compare-title": "Compare with the program now",
  "be-bar-more": "Go on",
  "be-bar-more-title": "As many steps more",
  "be-told-begin": (v) => `You are the search: make its next ${number(v.steps)} ${plural(v.steps) === "one" ? `${String(v.quiet) === "true" ? "step. What is wrong is told at the end, or when you compare." : "step."}` : `${String(v.quiet) === "true" ? "steps. What is wrong is told at the end, or when you compare." : "steps."}`}`,
  "be-told-step": (v) => `Step ${show(v.step)} of ${show(v.steps)}: you ${String(v.deed) === "discovered" ? `discovered ${show(v.name)}.` : String(v.deed) === "left" ? `left ${show(v.name)}.` : String(v.deed) === "taken" ? `took ${show(v.name)} back.` : `placed ${show(v.name)}.`}`,
  "be-told-right": "Right.",
  "be-told-wrong": (v) => `Not so. ${show(v.mistake)}`,
  "be-told-again": "Try again, or leave it so.",
  "be-told-send": "Share makes a link to it.",
  "be-told-after": (v) => `Not compared: since step ${show(v.step)} it is another search.`,
  "be-told-difference": (v) => `First difference, step ${show(v.step)}: the ${String(v.own) === "discovered" ? `program discovers ${show(v.mine)}, ` : String(v.own) === "left" ? `program leaves ${show(v.mine)}, ` : String(v.own) === "taken" ? `program takes ${show(v.mine)} back, ` : String(v.own) === "placed" ? `program places ${show(v.mine)}, ` : "search has ended, "}here ${String(v.other) === "left" ? `${show(v.theirs)} was left.` : String(v.other) === "taken" ? `${show(v.theirs)} was taken back.` : `it was ${show(v.theirs)}.`}`,
  "be-told-some": (v) => `The first ${plural(v.right) === "one" ? `of ${show(v.steps)} steps is ` : `${number(v.right)} of ${show(v.steps)} steps are `}the program's.`,
  "be-told-all": (v) => `${plural(v.steps) === "one" ? "This step is " : `All ${number(v.steps)} steps are `}the ${String(v.known) === "true" ? `program's, ${show(v.first)} at the first ${String(v.over) === "true" ? "try. The search ends here." : "try."}` : `${String(v.over) === "true" ? "program's. The search ends here." : "program's."}`}`,
  "be-told-full": "All steps are done: step back to change one.",
  "be-told-before": (v) => `It begins at step ${show(v.position)} of the run: step on to there.`,
  "be-told-too-many": (v) => `play: ${number(v.steps)} ${plural(v.steps) === "one" ? "step " : "steps "}are done, and ${show(v.most)} asked for`,
  "be-status-title": "You are the search",
  "be-status-opened": "Done as the search",
  "be-status-detail": (v) => `Step ${show(v.step)} of ${show(v.steps)}${v.missed === 0 ? "" : `. Not right at the first try: ${number(v.missed)}`}.`,
  "be-share-opens": "It shows what was done as the search, step by step, and where it first differs, if it does. What was tried again is not in it.",
  "be-share-task": (v) => `Whoever opens it is the search for the next ${number(v.steps)} ${plural(v.steps) === "one" ? "step, " : "steps, "}and is told at ${String(v.quiet) === "true" ? "the end " : "once "}what is wrong.`,
  "be-share-number": (v) => `The steps to be made must be a number from 1 to ${show(v.most)}.`,
  "be-told-undone": (v) => `${show(v.name)} has just been taken back.`,
};
