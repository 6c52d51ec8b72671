/** What the page says while sharing and saving. Fixed labels stand in index.html. */
import { amount, count, list } from "./en.js";
import * as be from "./en-be.js";

/** @import { LinkOptions } from "../types/scenario.d.ts" */

export const share = {
  /** @param {number} step @param {string} title */
  about: (step, title) =>
    step > 0 ? `${title}, at step ${count(step)}.` : `${title}, at its start.`,
  moment: "Share this moment",
  page: "Share this page",
  answered: "Share this answer",
  /** @param {string} told what was the mistake */
  opensAnswer: (told) => `${told} The link opens the board at that step, and tells the reason.`,
  /** Of the explanations that are open. @param {readonly string[]} titles */
  panels: (titles) => (titles.length > 0 ? `has ${list(titles)} open` : "has no explanation open"),
  gallery: "Knights, with all its puzzles and programs.",
  /** @param {number} characters */
  tooLong: (characters) =>
    `This link has ${count(characters)} characters: too many for a QR code. Copy it instead.`,
  copied: "Link copied.",
  snippetCopied: "HTML copied.",
  notCopied: "The browser did not allow copying: select the text, and copy it by hand.",
  noEnd: "The step to stop at must come after the one to start at.",
  /**
   * What happens to whoever opens the link.
   * @param {LinkOptions} options
   * @param {readonly string[]} titles of the explanations that the link opens
   */
  opens: ({ play, until, lock, ask, be: steps }, titles) => {
    if (steps !== undefined) return be.share.task(Number.parseInt(steps, 10), steps.includes(","));
    // What would tell is hidden until it has been answered.
    const opens = !ask && titles.length > 0 ? `It has ${list(titles)} open, and` : "It";
    const begins = play ? "plays at once" : "waits to be played";
    const ends = until === undefined ? "" : `, up to step ${count(Number(until))}`;
    const asks = ask ? " It asks, and hides what would give the answer away." : "";
    return `${opens} ${begins}${ends}${lock ? ", and goes by single steps only" : ""}.${asks}`;
  },
  /** What was done by hand. @param {LinkOptions} options */
  byHand: ({ be: steps, play, own }) => {
    if (own !== undefined)
      return "It shows the program that is written here; whoever opens it presses Run.";
    if (steps === undefined)
      return "It shows what was done by hand, step by step; whoever opens it can go on.";
    if (play !== undefined) return be.share.opens;
    return be.share.task(Number.parseInt(steps, 10), steps.includes(","));
  },
  longProgram:
    "The program that is written here, with its lines for input(), is too long for a link, which is without it: save it as a file (File, in Code).",
  fromDisk: "This page was opened from a disk: its links work on this machine alone.",
  frame: "A search, step by step",
};

export const sheet = {
  /** @param {string} scenario @param {number} step */
  about: (scenario, step) => `Step ${count(step)} of ${scenario}`,
  code: "The program",
  text: "The board as text",
};

export const embed = {
  open: "Open in Knights",
  sides: { choice: "What is seen", program: "Program", board: "Board" },
};

export const save = {
  /** @param {number} done @param {number} total */
  progress: (done, total) => `${count(done)} of ${amount(total, "step")}`,
  saved: "Saved.",
  cancelled: "Cancelled.",
  /** @param {number} most */
  tooMany: (most) => `That is too long: at most ${count(most)} steps.`,
  noVideo: "This browser can't make a video. Save the animation (GIF) instead.",
  noRun: "The last step must come after the first one.",
  waiting: "Python is still loading: the file is made as soon as it is there.",
  /** @param {string} text */
  noStep: (text) => `"${text}" is no step: it must be a whole number, for instance 1200.`,
};
