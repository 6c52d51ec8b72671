// Made from language/uk/share.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, row, show } = forms("uk");

/** @type {import("../sentences.d.ts").Room<"share">} */
export default {
  "share-about": (v) => `${show(v.title)}, at ${v.step === 0 ? "its start." : `step ${number(v.step)}.`}`,
  "share-moment": "Share this moment",
  "share-page": "Share this page",
  "share-answered": "Share this answer",
  "share-opens-answer": (v) => `${show(v.told)} The link opens the board at that step, and tells the reason.`,
  "share-panels": (v) => `has ${v.titles.length === 0 ? "no explanation " : `${row(v.titles, "and")} `}open`,
  "share-gallery": "Knights, with all its puzzles and programs.",
  "share-too-long": (v) => `This link has ${show(v.characters)} characters: too many for a QR code. Copy it instead.`,
  "share-copied": "Link copied.",
  "share-snippet-copied": "HTML copied.",
  "share-not-copied": "The browser did not allow copying: select the text, and copy it by hand.",
  "share-no-end": "The step to stop at must come after the one to start at.",
  "share-opens": (v) => `It ${v.titles.length === 0 ? "" : `has ${row(v.titles, "and")} open, and `}${String(v.play) === "true" ? `plays at ${String(v.ends) === "true" ? `once, up to step ${show(v.until)}${String(v.lock) === "true" ? ", and goes by single steps only." : "."}` : `${String(v.lock) === "true" ? "once, and goes by single steps only." : "once."}`}` : `waits to be ${String(v.ends) === "true" ? `played, up to step ${show(v.until)}${String(v.lock) === "true" ? ", and goes by single steps only." : "."}` : `${String(v.lock) === "true" ? "played, and goes by single steps only." : "played."}`}`}`,
  "share-long-program": "The program that is written here, with its lines for input(), is too long for a link, which is without it: save it as a file (File, in Code).",
  "share-from-disk": "This page was opened from a disk: its links work on this machine alone.",
  "share-frame": "A search, step by step",
  "share-sheet-about": (v) => `Step ${show(v.step)} of ${show(v.scenario)}`,
  "share-sheet-code": "The program",
  "share-sheet-text": "The board as text",
  "share-embed-open": "Open in Knights",
  "share-embed-sides-choice": "What is seen",
  "share-embed-sides-program": "Program",
  "share-embed-sides-board": "Board",
  "share-save-progress": (v) => `${show(v.done)} of ${number(v.total)} ${plural(v.total) === "one" ? "step" : "steps"}`,
  "share-save-saved": "Saved.",
  "share-save-cancelled": "Cancelled.",
  "share-save-too-many": (v) => `That is too long: at most ${show(v.most)} steps.`,
  "share-save-no-video": "This browser can't make a video. Save the animation (GIF) instead.",
  "share-save-no-run": "The last step must come after the first one.",
  "share-save-waiting": "Python is still loading: the file is made as soon as it is there.",
  "share-save-no-step": (v) => `"${show(v.text)}" is no step: it must be a whole number, for instance 1200.`,
  "share-opens-asks": "It asks, and hides what would give the answer away.",
  "share-by-hand-own": "It shows the program that is written here; whoever opens it presses Run.",
  "share-by-hand-done": "It shows what was done by hand, step by step; whoever opens it can go on.",
};
