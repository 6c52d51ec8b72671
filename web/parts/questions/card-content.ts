import { continuesAfterSolution } from "../../board/shared/goal.ts";
import { enteredAt } from "../../engine/analysis/path-history.ts";
import type {
  Answer,
  Mark,
  Question,
  QuestionKind,
  See,
} from "../../engine/types/python-replies.ts";
import { t } from "../../language/translate.ts";
import { rounded } from "../../language/written.ts";
import { hides as hidesEnd, isLocked } from "../../state/link/link-view.ts";
import { beginQuiz, isOpen, type Notice, type Quiz, type WhyNot } from "../../state/questions.ts";
import { markMistake } from "../marks/mark-mistake.ts";
import { countOf } from "./answer-line.ts";
import { answerUnsure, give, showEvent } from "./answering.ts";
import { isWanted, open, openOther } from "./asking.ts";
import type { Shown, Way } from "./card.ts";
import type { Context } from "./context.ts";
import { argumentsFor, close, isForClass, isLesson, isTaught } from "./context.ts";
import { lettersOf } from "./lettered-answers.ts";
import { marksOf, sentenceOf } from "./quiz.ts";

/** The content of the card, and the marks on the board: functions of the questions' state. */

/** @returns null when there is nothing to say */
export function shownOf(context: Context): Shown | null {
  const { whyNot, quiz, notice, link } = context.state;
  if (whyNot !== null) return showWhyNot(context, whyNot);
  if (quiz !== null) {
    return { ...showQuiz(context, quiz, context.tools.framed), tally: tallyOf(context) };
  }
  if (notice !== null) {
    const ways = waysAgain(context, notice);
    return { ...plainCard(), said: notice.said, ways, tally: tallyOf(context) };
  }
  return link?.comes ? { ...plainCard(), said: t("questions-card-soon") } : null;
}

const plainCard = (): Shown => ({
  ...{ key: "", tone: "plain", label: t("questions-card-label"), heading: "", said: "" },
  ...{ hint: "", field: null, ways: [], tally: null },
});

/** The marks on the board. */
export function marksShown(context: Context): Mark[] {
  const { page, state } = context;
  const { whyNot, quiz } = state;
  if (whyNot !== null) {
    const at = ringAround([whyNot.choice ?? whyNot.place], t("why-mark-asked"));
    return [at, ...(reasonOf(context, whyNot)?.marks ?? [])];
  }
  if (quiz === null) return [];
  const picked = isOpen(quiz) ? [...quiz.chosen, ...(quiz.place < 0 ? [] : [quiz.place])] : [];
  const mistake = mistakeOf(context, quiz);
  const { path } = page.player.state;
  return [
    ...marksOf(quiz),
    ...(mistake === null ? [] : [markMistake(page.view, path[mistake - 1], path[mistake - 2])]),
    ...(picked.length > 0 ? [ringAround(picked, t("why-mark-chosen"))] : []),
    ...(state.counting && isForClass(context) ? lettersOf(page, quiz) : []),
  ];
}

/** Number of the choice that was the mistake, once it may be shown; otherwise null. */
function mistakeOf({ page }: Context, quiz: Quiz) {
  if (isOpen(quiz) || quiz.question.kind !== "lost") return null;
  const [since] = quiz.marked?.truth.answers ?? [];
  return typeof since === "number" && since > page.player.timeline.root.length ? since : null;
}

const ringAround = (places: readonly number[], told: string): Mark => ({
  ...{ role: "test", told, places: [...places], arrows: [], lines: [] },
});

/** @param framed as a frame shows it */
function showQuiz(context: Context, quiz: Quiz, framed: boolean): Shown {
  const { stage, question, marking, part } = quiz;
  const opened = isOpen(quiz);
  const again = stage === "wrong" ? t("questions-card-again") : "";
  const last = isLast(context, quiz)
    ? t("questions-card-last", { questions: context.state.link?.kinds.length ?? 1 })
    : "";
  const verdict = [sentenceOf(quiz), again, formatSee(context, quiz), formatEstimate(quiz), last];
  const how =
    opened && (stage === "asked" || part === "since") && !marking
      ? hintFor(context, quiz, framed)
      : "";
  return {
    ...plainCard(),
    key: String(quiz.round),
    tone: stage === "unsure" || stage === "unknown" ? "told" : stage,
    heading: question.asked,
    said: marking ? t("questions-card-waiting") : joinWords(verdictOf(quiz), ...verdict),
    hint: joinWords(opened ? question.known : "", how),
    field: opened ? fieldFor(context, quiz) : null,
    ways: opened ? answersTo(context, quiz) : waysOn(context, quiz),
  };
}

const joinWords = (...texts: string[]) => texts.filter((text) => text !== "").join(" ");

/** Score so far; for a link's questions, only of the answers to them. */
function tallyOf(context: Context) {
  const { link, entries } = context.state;
  const { text } = context.page.scenario;
  const counted = entries.filter(
    ({ scenario, step }) => link === null || (scenario === text && isWanted(context, step)),
  );
  const { asked, right } = countOf(counted);
  return counted.length > 0 && !isTaught(context) ? { right, asked } : null;
}

const wayToCopy = ({ state, tools }: Context): Way => ({
  id: "copy",
  label: t("questions-ways-copy", { answers: state.entries.length }),
  run: tools.copy,
});

/** The buttons after all questions of a link have been answered. The first answers still count. */
function waysAgain(context: Context, { again }: Notice): Way[] {
  if (again.length === 0) return [];
  return [
    { ...wayToCopy(context), main: true },
    { id: "again", label: t("questions-ways-again"), run: () => open(context, again) },
  ];
}

/** True for the last question of a link. */
function isLast(context: Context, quiz: Quiz) {
  const { link, entries } = context.state;
  if (isOpen(quiz) || quiz.queue.length > 0 || link === null || link.to > link.from) return false;
  return entries.length > 0 && !isLesson(context);
}

/** The verdict before the sentence. When the right answer is told, the sentence is about that. */
const verdictOf = ({ stage, marked }: Quiz) =>
  stage === "told"
    ? t("questions-card-wrong")
    : stage === "right" || stage === "wrong"
      ? (marked?.verdict ?? "")
      : "";

/** A question as it first appears. */
export function showAsked(context: Context, question: Question, framed: boolean) {
  const quiz = beginQuiz(question, "", context.page.player.timeline.position);
  return showQuiz(context, quiz, framed);
}

function hintFor({ page }: Context, { question: { kind }, part, place }: Quiz, framed: boolean) {
  const inPanels = !framed && areLevelsShown();
  if (kind === "lost" && part === "since") {
    return t(inPanels ? "questions-ways-since" : "questions-on-board-since");
  }
  const { puzzle } = page.scenario;
  if (kind === "next" && place >= 0)
    return t("questions-ways-which", { place: placeName(page, place) });
  if (kind === "line") return t("questions-how-line");
  if (kind === "next") return t("questions-how-next", { puzzle });
  if (kind === "why") return t("questions-how-why", { puzzle });
  if (kind !== "back") return ""; // its buttons are self-explanatory
  return t(inPanels ? "questions-how-back" : "questions-on-board-back", { puzzle });
}

/**
 * True when a level of the path may be chosen in Stack and in Tree. On a phone, the tab of Stack is in the menu; a link
 * may hide Tree.
 */
const areLevelsShown = () =>
  ["stack", "tree"].every((name) => document.getElementById(`tab-${name}`)?.checkVisibility());

/** Name of a place and of its content. */
const placeName = ({ view, player }: Context["page"], place: number) =>
  view.cell(place, player.state);

function fieldFor(context: Context, { question: { kind }, part }: Quiz): Shown["field"] {
  const answer = (value: number) => void give(context, value);
  const most = context.page.player.state.depth;
  if (kind === "steps") return { kind, label: t("questions-ways-steps"), most, answer };
  if (kind !== "lost" || part !== "since") return null;
  return { kind: "number", label: t("questions-ways-number"), most, answer };
}

/** The buttons that answer the question. */
function answersTo(context: Context, quiz: Quiz): Way[] {
  const { stuck, kind } = quiz.question;
  const taught = isTaught(context);
  const unsure = taught ? t("crowd-show-answer") : t("questions-ways-unsure");
  const label = stuck ? t("questions-ways-show-mistake") : unsure;
  const other = { id: "other", label: t("questions-ways-other") };
  const offered = quiz.others.length > 1 && quiz.stage === "asked";
  return [
    ...answersOf(context, quiz)[kind](),
    { id: "unsure", label, run: () => answerUnsure(context) },
    ...(offered ? [{ ...other, run: () => openOther(context) }] : []),
  ];
}

function answersOf(context: Context, quiz: Quiz): Record<QuestionKind, () => Way[]> {
  const { view, player } = context.page;
  const { state, timeline } = player;
  const { place, chosen, part, question } = quiz;
  const way = (id: string, label: string, answer: Answer) => ({
    ...{ id, label, run: () => void give(context, answer) },
  });
  const none = () => [];
  const back = view.takesBack ? "questions-ways-take-back" : "questions-ways-leave";
  const isSince = part === "since";
  return {
    next: () => {
      if (place >= 0)
        return view
          .alternatives(place)
          .map((choice) => way(`choice-${choice}`, view.brief(choice), choice));
      // With nothing placed, nothing can be taken back.
      return state.depth > timeline.root.length ? [way("back", t(back), null)] : [];
    },
    back: () => [
      ...(timeline.root.length === 0 ? [way("start", t("questions-ways-to-start"), 0)] : []),
      way("end", t("questions-ways-ends"), null),
    ],
    lost: () =>
      question.stuck
        ? []
        : [
            way("alive", t("questions-ways-alive"), null),
            {
              ...{ id: "lost", label: t("questions-ways-lost"), done: isSince },
              run: () => context.setQuiz({ part: "since" }),
            },
          ],
    why: () => [way("done", t("questions-ways-done", { chosen: chosen.length }), [...chosen])],
    line: none,
    steps: none,
  };
}

/** The buttons that lead on from an answer. */
function waysOn(context: Context, quiz: Quiz): Way[] {
  const { page, state, tools } = context;
  const { queue } = quiz;
  const copy = wayToCopy(context);
  const last = isLast(context, quiz);
  const along = state.on || (state.link !== null && state.link.to > state.link.from);
  const ways: Way[] = [];
  const next = t("questions-ways-next");
  if (queue.length > 0)
    return [{ id: "next", label: next, run: () => open(context, queue), main: true }];
  if (last) ways.push(copy);
  if (page.player.can.step) {
    ways.push({ id: "show", label: t("questions-ways-show"), run: () => showEvent(context) });
  }
  // The mistake is told, so this is no other try at the question.
  if (mistakeOf(context, quiz) !== null && !isLocked())
    ways.push({ id: "better", label: t("questions-ways-better"), run: tools.better });
  if (along && !isLocked() && page.player.can.play)
    ways.push({ id: "play", label: next, run: () => playOn(context) });
  if (state.entries.length > 0 && !last) ways.push(copy);
  ways.push(...goThere(context, quiz));
  return ways.map((way, index) => ({ ...way, main: index === 0 }));
}

/** Play to the next good question without a pause. */
function playOn(context: Context) {
  close(context);
  context.watched = -Infinity;
  context.page.player.play();
}

/** Buttons that go to the subject of the answer: the losing choice, or an earlier branch. */
function goThere(context: Context, { question, marked, stage }: Quiz): Way[] {
  const { player } = context.page;
  if (isLocked()) return [];
  const [answer] = marked?.truth.answers ?? [];
  const lost = question.kind === "lost" && typeof answer === "number";
  const { depthRanges } = context.tools.analysis;
  const steps = [
    lost ? enteredAt(player.timeline, depthRanges, answer) : null,
    stage === "right" ? (branchOf(context, marked?.see ?? null)?.step ?? null) : null,
  ];
  return steps
    .filter((step) => step !== null)
    .filter((step) => step !== player.timeline.position)
    .map((step) => wayTo(context, `go-${step}`, step));
}

const wayTo = ({ page }: Context, id: string, step: number): Way => ({
  ...{ id, label: t("questions-ways-go", { step }), run: () => page.player.seek(step) },
});

const branchOf = ({ past, page, tools }: Context, see: See | null) =>
  past.find(see, page.player.timeline, tools.analysis.depthRanges);

/** The sentence on when the mentioned branch was tried. */
const formatSee = (context: Context, { marked, stage }: Quiz) =>
  stage === "wrong" || stage === "right" ? seeSentence(context, marked?.see ?? null) : "";

/** Knuth's estimate, beside the right answer. */
function formatEstimate(quiz: Quiz) {
  const estimate = isOpen(quiz) ? null : quiz.marked?.truth.estimate;
  if (!estimate) return "";
  const { steps, error, probes } = estimate;
  return t("questions-estimate", { steps: rounded(steps, error / steps), probes });
}

function seeSentence(context: Context, see: See | null) {
  const branch = branchOf(context, see);
  const every = continuesAfterSolution(context.page.scenario);
  return branch === null ? "" : t("questions-see-tried", { ...branch, every });
}

/** Python's reason; undefined until it has answered. */
const reasonOf = (context: Context, { key, choice, length }: WhyNot) =>
  choice === null
    ? undefined
    : context.reasons.answerFor(`${key} ${choice} ${length}`, () =>
        argumentsFor(context, context.page.player.state.snapshot(), choice, length),
      );

function showWhyNot(context: Context, asked: WhyNot): Shown {
  const { page } = context;
  const { view } = page;
  const { place, length, choice } = asked;
  const reason = reasonOf(context, asked);
  const choices = length === null ? view.alternatives(place) : [place];
  const heading =
    choice === null
      ? t("questions-why-not-which", { place: placeName(page, place) })
      : isChosen(page, asked, reason?.key)
        ? view.name(choice)
        : t("questions-why-not-heading", { place: view.name(choice) });
  const lost = !hidesEnd("verdict") && reason?.besides?.completable === false;
  const said = reason
    ? joinWords(
        reason.sentence,
        lost ? (reason.besides?.sentence ?? "") : "",
        seeSentence(context, reason.see),
      )
    : reason === null
      ? t("questions-why-not-nothing")
      : choice === null
        ? ""
        : t("questions-card-waiting");
  const branch = isLocked() ? null : branchOf(context, reason?.see ?? null);
  const wayFor = (one: number): Way => ({
    ...{ id: `choice-${one}`, label: view.brief(one), main: one === choice },
    run: () => context.set({ whyNot: { ...asked, choice: one } }),
  });
  const ways = [
    ...(choices.length > 1 ? choices.map(wayFor) : []),
    ...(branch === null ? [] : [wayTo(context, "go", branch.step)]),
    ...startHere(page, place),
  ];
  return { ...plainCard(), label: t("questions-card-why-not"), heading, said, ways };
}

/**
 * True when the choice asked about is on the path. Until Python has answered the page decides by itself, so that the
 * heading does not change.
 *
 * @param key of Python's reason
 */
function isChosen(
  { player }: Context["page"],
  { choice, length }: WhyNot,
  key: string | undefined,
) {
  if (key !== undefined) return key === "chosen";
  const { path, depth } = player.state;
  const seen = length === null ? depth : Math.min(depth, length + 1);
  return choice !== null && path.subarray(0, seen).includes(choice);
}

/** A button that starts a search at this place, if possible. */
function startHere(page: Context["page"], place: number): Way[] {
  const text = page.view.startAt(place);
  if (text === null) return [];
  const label = t("questions-ways-start", { name: page.view.name(place) });
  return [{ id: "start-here", label, run: () => void page.tryScenario(() => text) }];
}

/** The text shown in place of hidden panels: says what they wait for. */
export function coverOf({ page, state }: Context) {
  const solver = page.solver.status.name;
  if (page.state.mode.kind === "be") return t("questions-card-hidden-be", { solver });
  if (state.quiz === null) return t("questions-card-hidden-soon", { solver });
  return t(state.quiz.queue.length > 0 ? "questions-card-hidden-more" : "questions-card-hidden");
}
