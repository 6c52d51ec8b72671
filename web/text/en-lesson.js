/** What is said around a lesson; its own text is in its file. */

export const hint = "Hint";
export const answer = "Your answer";
export const check = "Check";

/** @param {number} number @param {string} title */
export const title = (number, title) => `${number}. ${title}`;

/** @param {number} step @param {number} steps @param {number} minutes of the whole lesson */
export const place = (step, steps, minutes) =>
  `Step ${step} of ${steps} · ${minutes} minutes in all`;

/** @param {number} step @param {string} title */
export const stepTitle = (step, title) => `Step ${step}: ${title}`;

export const next = "Next";
/** @param {string} title */
export const nextLesson = (title) => `Next lesson: ${title}`;
export const fold = "Hide the text";
export const unfold = "Show the text";
export const narrow = "On a small screen, hide the text to see the explanation or the program.";
export const end = "This was the last lesson.";
