// Made from language/en/be.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, show } = forms("en");

/** @type {import("../sentences.d.ts").Room<"be">} */
export default {
  "be-bar-retry": "Try again",
  "be-bar-retry-title": "Drop what the program does not do (Backspace)",
  "be-bar-difference": "Difference",
  "be-bar-difference-title": "To the first step that the program does not make",
  "be-bar-show": "Show it",
  "be-bar-show-title": "What the program does here",
  "be-bar-compare": "Compare",
  "be-bar-compare-title": "Compare with the program now",
  "be-bar-more": "Go on",
  "be-bar-more-title": "As many steps more",
  "be-told-begin": (v) => `${plural(v.steps) === "one" ? `${String(v.quiet) === "true" ? `You are the search: make its next ${number(v.steps)} step. What is wrong is told at the end, or when you compare.` : `You are the search: make its next ${number(v.steps)} step.`}` : `${String(v.quiet) === "true" ? `You are the search: make its next ${number(v.steps)} steps. What is wrong is told at the end, or when you compare.` : `You are the search: make its next ${number(v.steps)} steps.`}`}`,
  "be-told-step": (v) => `${String(v.deed) === "discovered" ? `Step ${show(v.step)} of ${show(v.steps)}: you discovered ${show(v.name)}.` : String(v.deed) === "left" ? `Step ${show(v.step)} of ${show(v.steps)}: you left ${show(v.name)}.` : String(v.deed) === "taken" ? `Step ${show(v.step)} of ${show(v.steps)}: you took ${show(v.name)} back.` : `Step ${show(v.step)} of ${show(v.steps)}: you placed ${show(v.name)}.`}`,
  "be-told-right": "Right.",
  "be-told-wrong": (v) => `Not so. ${show(v.mistake)}`,
  "be-told-again": "Try again, or leave it so.",
  "be-told-send": "Share makes a link to it.",
  "be-told-after": (v) => `Not compared: since step ${show(v.step)} it is another search.`,
  "be-told-difference": (v) => `${String(v.own) === "discovered" ? `${String(v.other) === "left" ? `First difference, step ${show(v.step)}: the program discovers ${show(v.mine)}, here ${show(v.theirs)} was left.` : String(v.other) === "taken" ? `First difference, step ${show(v.step)}: the program discovers ${show(v.mine)}, here ${show(v.theirs)} was taken back.` : `First difference, step ${show(v.step)}: the program discovers ${show(v.mine)}, here it was ${show(v.theirs)}.`}` : String(v.own) === "left" ? `${String(v.other) === "left" ? `First difference, step ${show(v.step)}: the program leaves ${show(v.mine)}, here ${show(v.theirs)} was left.` : String(v.other) === "taken" ? `First difference, step ${show(v.step)}: the program leaves ${show(v.mine)}, here ${show(v.theirs)} was taken back.` : `First difference, step ${show(v.step)}: the program leaves ${show(v.mine)}, here it was ${show(v.theirs)}.`}` : String(v.own) === "taken" ? `${String(v.other) === "left" ? `First difference, step ${show(v.step)}: the program takes ${show(v.mine)} back, here ${show(v.theirs)} was left.` : String(v.other) === "taken" ? `First difference, step ${show(v.step)}: the program takes ${show(v.mine)} back, here ${show(v.theirs)} was taken back.` : `First difference, step ${show(v.step)}: the program takes ${show(v.mine)} back, here it was ${show(v.theirs)}.`}` : String(v.own) === "placed" ? `${String(v.other) === "left" ? `First difference, step ${show(v.step)}: the program places ${show(v.mine)}, here ${show(v.theirs)} was left.` : String(v.other) === "taken" ? `First difference, step ${show(v.step)}: the program places ${show(v.mine)}, here ${show(v.theirs)} was taken back.` : `First difference, step ${show(v.step)}: the program places ${show(v.mine)}, here it was ${show(v.theirs)}.`}` : `${String(v.other) === "left" ? `First difference, step ${show(v.step)}: the search has ended, here ${show(v.theirs)} was left.` : String(v.other) === "taken" ? `First difference, step ${show(v.step)}: the search has ended, here ${show(v.theirs)} was taken back.` : `First difference, step ${show(v.step)}: the search has ended, here it was ${show(v.theirs)}.`}`}`,
  "be-told-some": (v) => `${plural(v.right) === "one" ? `The first of ${show(v.steps)} steps is the program's.` : `The first ${number(v.right)} of ${show(v.steps)} steps are the program's.`}`,
  "be-told-all": (v) => `${plural(v.steps) === "one" ? `${String(v.known) === "true" ? `${String(v.over) === "true" ? `This step is the program's, ${show(v.first)} at the first try. The search ends here.` : `This step is the program's, ${show(v.first)} at the first try.`}` : `${String(v.over) === "true" ? "This step is the program's. The search ends here." : "This step is the program's."}`}` : `${String(v.known) === "true" ? `${String(v.over) === "true" ? `All ${number(v.steps)} steps are the program's, ${show(v.first)} at the first try. The search ends here.` : `All ${number(v.steps)} steps are the program's, ${show(v.first)} at the first try.`}` : `${String(v.over) === "true" ? `All ${number(v.steps)} steps are the program's. The search ends here.` : `All ${number(v.steps)} steps are the program's.`}`}`}`,
  "be-told-full": "All steps are done: step back to change one.",
  "be-told-before": (v) => `It begins at step ${show(v.position)} of the run: step on to there.`,
  "be-told-too-many": (v) => `${plural(v.steps) === "one" ? `play: ${number(v.steps)} step are done, and ${show(v.most)} asked for` : `play: ${number(v.steps)} steps are done, and ${show(v.most)} asked for`}`,
  "be-status-title": "You are the search",
  "be-status-opened": "Done as the search",
  "be-status-detail": (v) => `${v.missed === 0 ? `Step ${show(v.step)} of ${show(v.steps)}.` : `Step ${show(v.step)} of ${show(v.steps)}. Not right at the first try: ${number(v.missed)}.`}`,
  "be-share-opens": "It shows what was done as the search, step by step, and where it first differs, if it does. What was tried again is not in it.",
  "be-share-task": (v) => `${plural(v.steps) === "one" ? `${String(v.quiet) === "true" ? `Whoever opens it is the search for the next ${number(v.steps)} step, and is told at the end what is wrong.` : `Whoever opens it is the search for the next ${number(v.steps)} step, and is told at once what is wrong.`}` : `${String(v.quiet) === "true" ? `Whoever opens it is the search for the next ${number(v.steps)} steps, and is told at the end what is wrong.` : `Whoever opens it is the search for the next ${number(v.steps)} steps, and is told at once what is wrong.`}`}`,
  "be-share-number": (v) => `The steps to be made must be a number from 1 to ${show(v.most)}.`,
  "be-told-undone": (v) => `${show(v.name)} has just been taken back.`,
};
