// Made from language/en/share.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, row, show } = forms("en");

/** @type {import("../sentences.d.ts").Room<"share">} */
export default {
  "share-about": (v) => `${show(v.title)}, at ${v.step === 0 ? "its start." : `step ${number(v.step)}.`}`,
  "share-moment": "Share this moment",
  "share-page": "Share this page",
  "share-answered": "Share this answer",
  "share-opens-answer": (v) => `${show(v.told)} The link opens the board at that step, and tells the reason.`,
  "share-panels": (v) => `sees ${v.titles.length === 0 ? "no explanation" : `${row(v.titles, "and")}`}`,
  "share-gallery": "Knights, with all its puzzles and programs.",
  "share-too-long": (v) => `This link is too long for a QR code: ${show(v.characters)} characters. Copy it instead.`,
  "share-copied": "The link is copied.",
  "share-snippet-copied": "The HTML is copied.",
  "share-not-copied": "The browser didn't let the page copy. Select the text and copy it yourself.",
  "share-no-end": "The step to stop at must come after the step to start at.",
  "share-opens": (v) => `${v.titles.length === 0 ? "" : `The link shows ${row(v.titles, "and")}. `}The search ${String(v.play) === "true" ? "plays at once" : "waits for Play"}${String(v.ends) === "true" ? `, and stops at step ${show(v.until)}` : ""}.${String(v.lock) === "true" ? " It goes by single steps only." : ""}`,
  "share-long-program": "Your program is too long for a link, so the link leaves it out. Save it as a file: File, in Code.",
  "share-from-disk": "You opened this page from a disk. Its links work only on this computer.",
  "share-frame": "A search, step by step",
  "share-sheet-about": (v) => `Step ${show(v.step)} of ${show(v.scenario)}`,
  "share-sheet-code": "The program",
  "share-sheet-text": "As text",
  "share-embed-open": "Open in Knights",
  "share-embed-sides-choice": "Program or board",
  "share-embed-sides-program": "Program",
  "share-embed-sides-board": "Board",
  "share-save-progress": (v) => `${show(v.done)} of ${number(v.total)} ${plural(v.total) === "one" ? "step" : "steps"}`,
  "share-save-saved": "The file is saved.",
  "share-save-cancelled": "You cancelled it.",
  "share-save-too-many": (v) => `These are too many steps. Choose at most ${show(v.most)}.`,
  "share-save-no-video": "This browser can't make a video. Save the animation (GIF) instead.",
  "share-save-no-run": "The last step must come after the first one.",
  "share-save-waiting": "Python is still loading. The page makes the file as soon as it is here.",
  "share-save-no-step": (v) => `"${show(v.text)}" is not a step. Type a whole number, such as 1200.`,
  "share-opens-asks": "The link asks a question, and hides what would give the answer away.",
  "share-by-hand-own": "The link shows your program. Whoever opens it presses Run.",
  "share-by-hand-done": "The link shows your steps one by one. Whoever opens it can go on.",
};
