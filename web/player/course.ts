import { button, html } from "../dom/create-element.ts";
import { notifyParent } from "../dom/parent-window.ts";
import { openCourse } from "./scorm.ts";
import type { BindCourse, Course, Question, Recording } from "./types.ts";

/**
 * Asks the questions of a recorded search, and reports the answers: to a course platform, and to the page around. It is
 * a script of its own, which only files with questions and packages for platforms carry. It must not import
 * translate.ts, as the player's own copy has learned the sentences.
 */

/** The data that a platform keeps from one visit to the next. */
interface Kept {
  v: 1;
  at: number; // the step
  given: number[][]; // the answers to each question, in their order
}

interface Quiz {
  course: Course;
  questions: Question[];
  platform: ReturnType<typeof openCourse>;
  given: number[][];
  shown: number; // index of the question on the card
  parts: ReturnType<typeof makeParts>;
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

const bindCourse: BindCourse = (course) => {
  const { recording, player, t, body } = course;
  const { questions } = recording;
  const platform = openCourse();
  const kept = readKept(platform?.kept ?? "", recording);
  const given = kept?.given ?? questions.map(() => []);
  const parts = makeParts();
  const quiz: Quiz = { course, questions, platform, given, shown: 0, parts };
  const next = firstOpen(quiz);
  quiz.shown = next < 0 ? questions.length - 1 : next;
  parts.next.textContent = t("record-question-next");
  parts.next.addEventListener("click", () => goOn(quiz));
  body.append(...Object.values(parts));
  player.subscribe(makeReport(quiz));
  addEventListener("keydown", (event) => stopKey(quiz, event), { capture: true });
  if (isAsking(quiz)) player.seek(questions[quiz.shown].position);
  else if (kept !== null) player.seek(kept.at);
  show(quiz);
  return { isAsking: () => isAsking(quiz) };
};

const makeParts = () => ({
  number: html("p", { class: "muted" }),
  heading: html("h3", { class: "card-title", tabindex: -1 }),
  known: html("p"),
  answers: html("div", { class: "player-answers" }),
  told: html("p", { role: "status" }),
  next: button({ class: "button button-main" }),
  score: html("p", { class: "strong" }),
});

const isDone = ({ questions, given }: Quiz, index: number) =>
  given[index].some((one) => questions[index].choices[one].right);

const firstOpen = (quiz: Quiz) => quiz.questions.findIndex((_, index) => !isDone(quiz, index));

const isAsking = (quiz: Quiz) => quiz.questions.length > 0 && !isDone(quiz, quiz.shown);

/** The number of questions answered right at the first try. */
const countRight = ({ questions, given }: Quiz) =>
  questions.filter(({ choices }, index) => choices[given[index][0]]?.right).length;

function show(quiz: Quiz) {
  const { course, questions, platform, given, shown, parts } = quiz;
  const { t, body } = course;
  const asking = isAsking(quiz);
  document.documentElement.toggleAttribute("data-asked", asking);
  body.hidden = questions.length === 0;
  if (body.hidden) return;
  const { asked, known, choices } = questions[shown];
  const of = questions.length;
  parts.number.textContent = of > 1 ? t("record-question-number", { n: shown + 1, of }) : "";
  parts.heading.textContent = asked;
  parts.known.textContent = asking ? known : "";
  parts.answers.replaceChildren(...choices.map((_, index) => makeAnswer(quiz, index)));
  const last = given[shown].at(-1);
  const said = [
    last === undefined ? "" : choices[last].told,
    last === undefined || !asking ? "" : t("questions-card-again"),
    platform?.isRefused() ? t("record-why-refused") : "",
  ];
  parts.told.textContent = said.filter((one) => one !== "").join(" ");
  const whole = firstOpen(quiz) < 0;
  parts.next.hidden = asking || whole;
  const right = countRight(quiz);
  parts.score.textContent = whole ? t("record-question-score", { right, asked: of }) : "";
}

function makeAnswer(quiz: Quiz, index: number) {
  const { questions, given, shown } = quiz;
  const { label, right } = questions[shown].choices[index];
  const chosen = given[shown].includes(index);
  const disabled = !isAsking(quiz) || chosen;
  const tone = chosen ? (right ? "yes" : "no") : false;
  const click = () => answer(quiz, index);
  return button({ class: "button", disabled, "data-tone": tone, click }, label);
}

function answer(quiz: Quiz, index: number) {
  const { course, questions, platform, given, shown, parts } = quiz;
  const { position, kind, choices } = questions[shown];
  const { right, label } = choices[index];
  given[shown].push(index);
  const first = given[shown].length === 1;
  const score = { right: countRight(quiz), asked: questions.length };
  if (first) {
    const name = `step${position}${kind}`;
    platform?.setAnswer({ name, type: "choice", answer: LETTERS[index], right });
    platform?.setScore(score.right, score.asked);
  }
  keep(quiz);
  if (firstOpen(quiz) < 0) platform?.complete();
  else platform?.commit();
  const told = { question: shown + 1, step: position, kind, answer: label, right, first };
  notifyParent({ knights: "answer", ...told });
  const answered = given.filter((one) => one.length > 0).length;
  notifyParent({ knights: "score", ...score, answered });
  show(quiz);
  course.player.redraw();
  // The button that was pressed is gone.
  if (isAsking(quiz)) parts.answers.querySelector<HTMLElement>("button:enabled")?.focus();
  else if (!parts.next.hidden) parts.next.focus();
  parts.score.scrollIntoView({ block: "nearest" });
}

function goOn(quiz: Quiz) {
  quiz.shown = firstOpen(quiz);
  quiz.course.player.seek(quiz.questions[quiz.shown].position);
  show(quiz);
  quiz.parts.heading.focus();
}

function keep({ course: { player }, platform, given }: Quiz) {
  const data: Kept = { v: 1, at: player.position(), given };
  platform?.keep(JSON.stringify(data), data.at);
}

/** @returns a listener that reports where one is; without questions the end completes the page */
function makeReport(quiz: Quiz) {
  const { platform, questions, course } = quiz;
  const { player } = course;
  let last = -1;
  return () => {
    const at = player.position();
    if (at === last || player.isPlaying()) return;
    last = at;
    keep(quiz);
    if (questions.length === 0 && at >= player.end) platform?.complete();
  };
}

/** Keys would lead on to what the question asks for. */
function stopKey(quiz: Quiz, event: KeyboardEvent) {
  if (isAsking(quiz)) event.stopImmediatePropagation();
}

/** @returns null when nothing was kept, or it is of another recording */
export function readKept(text: string, { questions, events }: Recording): Kept | null {
  try {
    const { v, at, given } = JSON.parse(text);
    const fits =
      v === 1 &&
      Number.isInteger(at) &&
      at >= 0 &&
      at <= events.known &&
      given.length === questions.length &&
      questions.every(({ choices }, index) =>
        given[index].every((one: unknown) => Number.isInteger(one) && choices[Number(one)]),
      );
    return fits ? { v, at, given } : null;
  } catch {
    return null;
  }
}

globalThis.knightsCourse = bindCourse;
