import { openCourse } from "./scorm.ts";

/**
 * The page of a package that frames Knights itself: for a lesson, or a task for a program. It reports to the course
 * platform what the frame tells (docs/embed.md).
 */

/** The data that a platform keeps from one visit to the next. */
interface Kept {
  v: 1;
  link: string;
  done: boolean;
}

interface Told {
  knights?: string;
  v?: number;
  right: boolean & number;
  outcome: string;
  lesson: string;
  step: number;
  steps: number;
  asked: number;
  kind: string;
  answer: string | null;
  first: boolean;
}

const { page, link } = JSON.parse(document.getElementById("course")?.textContent ?? "{}");
const frame = document.getElementById("page") as HTMLIFrameElement;
const platform = openCourse();
const kept = readKept(platform?.kept ?? "");
frame.src = `${page}#${kept.link}`;
addEventListener("message", ({ source, data }) => {
  if (source === frame.contentWindow && data?.v === 1) report(data);
});

function report(told: Told) {
  const { right, step } = told;
  if (told.knights === "lesson") {
    // A lesson of one's own has no link but its text.
    if (told.lesson !== "own") kept.link = `lesson/${told.lesson}.${step}`;
    finish(step === told.steps, step);
  } else if (told.knights === "verdict") {
    platform?.setAnswer({ name: "program", type: "fill-in", answer: told.outcome, right });
    // A program that was right stays so.
    if (!kept.done) platform?.setScore(Number(right), 1);
    finish(right, 1);
  } else if (told.knights === "answer" && told.first) {
    const answer = (told.answer ?? "").slice(0, 250);
    platform?.setAnswer({ name: `step${step}${told.kind}`, type: "fill-in", answer, right });
  } else if (told.knights === "score") platform?.setScore(told.right, told.asked);
}

function finish(done: boolean, step: number) {
  kept.done ||= done;
  platform?.keep(JSON.stringify(kept), step);
  if (kept.done) platform?.complete();
  else platform?.commit();
}

/** @returns the package's own link when nothing fitting was kept */
function readKept(text: string): Kept {
  try {
    const { v, link: last, done } = JSON.parse(text);
    if (v === 1 && typeof last === "string" && done === Boolean(done))
      return { v, link: last, done };
  } catch {
    // Nothing was kept yet.
  }
  return { v: 1, link, done: false };
}
