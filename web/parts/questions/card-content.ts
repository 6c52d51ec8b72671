import { continuesAfterSolution } from "../../board/shared/goal.ts";
import { enteredAt } from "../../engine/digest/lineage.ts";
import type { Answer, Mark, Question, QuestionKind, See } from "../../engine/types/answers.ts";
import { tell } from "../../language/tell.ts";
import { rounded } from "../../language/written.ts";
import { hides as hidesEnd, isLocked } from "../../state/link/link-view.ts";
import { markMistake } from "../marks/mistake.ts";
import { countOf } from "./answer-line.ts";
import { answerUnsure, give, showEvent } from "./answering.ts";
import { askAgain, isWanted, open, openOther } from "./asking.ts";
import type { Shown, Way } from "./card.ts";
import type { Desk } from "./desk.ts";
import { close, isForClass, isLesson, isTaught, keyOf } from "./desk.ts";
import { begin, isOpen, marksOf, partOf, sentenceOf } from "./quiz.ts";
import type { Quiz } from "./types.ts";
import { askWhyNotChoice, sentenceOf as sentenceOfReason } from "./why-not.ts";

/** The content of the card, and the marks on the board: functions of the questions' state. */

/** @returns null when there is nothing to say */
export function shownOf(desk: Desk): Shown | null {
  if (desk.doubt !== null) return showDoubt(desk, desk.doubt);
  if (desk.quiz !== null) return showQuiz(desk, desk.quiz);
  if (isAwaited(desk)) return { ...PLAIN, said: tell("questions-card-soon") };
  if (desk.notice !== "") {
    const said = desk.notice.slice(desk.notice.indexOf("\n") + 1);
    return { ...PLAIN, said, ways: waysAgain(desk), tally: tallyOf(desk) };
  }
  return null;
}

/** True when a link asks here, but Python has not loaded. */
function isAwaited(desk: Desk) {
  const { page, served } = desk;
  const { player, solver } = page;
  if (!isWanted(desk) || player.playing || served.has(keyOf(desk))) return false;
  return ["idle", "loading"].includes(solver.status.name);
}

const PLAIN: Shown = {
  tone: "plain",
  get label() {
    return tell("questions-card-label");
  },
  heading: "",
  said: "",
  hint: "",
  field: null,
  ways: [],
  tally: null,
  about: null,
};

/** The marks on the board. */
export function marksShown(desk: Desk): Mark[] {
  const { doubt, quiz, chosen, place, page } = desk;
  if (doubt !== null) {
    const at = ringAround([doubt.choice ?? doubt.place], tell("why-mark-asked"));
    return [at, ...(doubt.reason?.marks ?? [])];
  }
  if (quiz === null) return [];
  const picked = isOpen(quiz) ? [...chosen, ...(place < 0 ? [] : [place])] : [];
  const mistake = mistakeOf(desk, quiz);
  const { path } = page.player.state;
  return [
    ...marksOf(quiz),
    ...(mistake === null ? [] : [markMistake(page.view, path[mistake - 1], path[mistake - 2])]),
    ...(picked.length > 0 ? [ringAround(picked, tell("why-mark-chosen"))] : []),
    ...(desk.counting && isForClass(desk) ? (desk.teacher?.lettersOf(quiz) ?? []) : []),
  ];
}

/** Number of the choice that was the mistake, once it may be shown; otherwise null. */
function mistakeOf({ page }: Desk, quiz: Quiz) {
  if (isOpen(quiz) || quiz.question.kind !== "lost") return null;
  const [since] = quiz.marked?.truth.answers ?? [];
  return typeof since === "number" && since > page.player.timeline.root.length ? since : null;
}

const ringAround = (places: number[], told: string): Mark => ({
  role: "test",
  told,
  places,
  arrows: [],
  lines: [],
});

function showQuiz(desk: Desk, quiz: Quiz): Shown {
  const { stage, question } = quiz;
  const opened = isOpen(quiz);
  const again = stage === "wrong" ? ` ${tell("questions-card-again")}` : "";
  const marking = desk.marking === quiz;
  const said = marking
    ? tell("questions-card-waiting")
    : `${verdictOf(quiz)}${sentenceOf(quiz)}${again}${formatSee(desk, quiz)}${formatEstimate(quiz)}${isLast(desk, quiz) ? ` ${tell("questions-card-last", { questions: desk.wish?.kinds.length ?? 1 })}` : ""}`;
  const how =
    opened && (stage === "asked" || desk.part === "since") && !marking
      ? hintFor(desk, question.kind)
      : "";
  const hint = [opened ? question.known : "", how].filter((text) => text !== "").join(" ");
  return {
    ...PLAIN,
    tone: stage === "unsure" || stage === "unknown" ? "told" : stage,
    heading: question.asked,
    said,
    hint,
    field: opened ? fieldFor(desk, question.kind) : null,
    ways: opened ? answersTo(desk, quiz) : waysOn(desk, quiz),
    tally: tallyOf(desk),
    about: isForClass(desk) ? classQuestion(desk, quiz) : null,
  };
}

/** Score so far; for a link's questions, only of the answers to them. */
function tallyOf(desk: Desk) {
  const { wish, page } = desk;
  const entries = desk.entries.filter(
    ({ scenario, step }) =>
      wish === null || (scenario === page.scenario.text && isWanted(desk, step)),
  );
  const { asked, right } = countOf(entries);
  return entries.length > 0 && !isTaught(desk) ? { right, asked } : null;
}

/** True when more questions follow at this step: until then nothing may reveal the state of the search. */
const asksMore = ({ queue }: Desk) => queue.length > 0;

const wayToCopy = ({ entries, tools }: Desk): Way => ({
  id: "copy",
  label: tell("questions-ways-copy", { answers: entries.length }),
  run: tools.copy,
});

/** The buttons after all questions of a link have been answered. */
function waysAgain(desk: Desk): Way[] {
  const { again } = desk;
  if (again.length === 0) return [];
  return [
    { ...wayToCopy(desk), main: true },
    { id: "again", label: tell("questions-ways-again"), run: () => askAgain(desk) },
  ];
}

/** True for the last question of a link. */
function isLast(desk: Desk, quiz: Quiz) {
  const { wish, entries } = desk;
  if (isOpen(quiz) || asksMore(desk) || wish === null || wish.to > wish.from) return false;
  return entries.length > 0 && !isLesson(desk);
}

/** The question in the form for a class. */
const classQuestion = (desk: Desk, quiz: Quiz) => ({
  kind: quiz.question.kind,
  scenario: desk.page.scenario.text,
  step: quiz.position,
  round: desk.round,
  ...(desk.teacher?.choicesOf(quiz) ?? { labels: [], right: [] }),
});

/** The verdict before the sentence; after a first wrong answer the sentence itself names the mistake. */
const verdictOf = ({ stage }: Quiz) =>
  stage === "right"
    ? `${tell("questions-card-right")} `
    : stage === "told"
      ? `${tell("questions-card-wrong")} `
      : "";

/** A question as it first appears. */
export function showAsked(desk: Desk, question: Question, framed: boolean) {
  const { tools, page } = desk;
  const fresh = { part: partOf(question), chosen: new Set<number>(), place: -1 };
  return showQuiz(
    { ...desk, ...fresh, marking: null, entries: [], tools: { ...tools, framed } },
    begin(question, "", page.player.timeline.position),
  );
}

function hintFor({ part, place, page, tools }: Desk, kind: QuestionKind) {
  const inPanels = !tools.framed && tools.answersInPanels();
  if (kind === "lost" && part === "since") {
    return tell(inPanels ? "questions-ways-since" : "questions-on-board-since");
  }
  const { puzzle } = page.scenario;
  if (kind === "next" && place >= 0)
    return tell("questions-ways-which", { place: placeName(page, place) });
  if (kind === "line") return tell("questions-how-line");
  if (kind === "next") return tell("questions-how-next", { puzzle });
  if (kind === "why") return tell("questions-how-why", { puzzle });
  if (kind !== "back") return ""; // its buttons are self-explanatory
  return tell(inPanels ? "questions-how-back" : "questions-on-board-back", { puzzle });
}

/** Name of a place and of its content. */
const placeName = ({ view, player }: Desk["page"], place: number) => view.cell(place, player.state);

function fieldFor(desk: Desk, kind: QuestionKind): Shown["field"] {
  const answer = (value: number) => void give(desk, value);
  if (kind === "steps") return { kind: "steps", label: tell("questions-ways-steps"), answer };
  if (kind !== "lost" || desk.part !== "since") return null;
  const label = tell("questions-ways-number");
  return { kind: "number", label, most: desk.page.player.state.depth, answer };
}

/** The buttons that answer the question. */
function answersTo(desk: Desk, { question: { kind, stuck }, stage }: Quiz): Way[] {
  const sure = isTaught(desk) && desk.teacher?.showAnswer;
  const label = stuck ? tell("questions-ways-show-mistake") : sure || tell("questions-ways-unsure");
  const unsure = { id: "unsure", label, run: () => answerUnsure(desk) };
  const other = { id: "other", label: tell("questions-ways-other"), run: () => openOther(desk) };
  const offered = desk.others.length > 1 && stage === "asked";
  return [...answersOf(desk)[kind](), unsure, ...(offered ? [other] : [])];
}

function answersOf(desk: Desk): Record<QuestionKind, () => Way[]> {
  const { page, chosen } = desk;
  const way = (id: string, label: string, answer: Answer) => ({
    id,
    label,
    run: () => void give(desk, answer),
  });
  const none = () => [];
  const { state, timeline } = page.player;
  /** With nothing placed, nothing can be taken back. */
  const backWays = () =>
    state.depth > timeline.root.length
      ? [
          way(
            "back",
            tell(page.view.takesBack ? "questions-ways-take-back" : "questions-ways-leave"),
            null,
          ),
        ]
      : [];
  return {
    next: () =>
      desk.place < 0
        ? backWays()
        : page.view
            .alternatives(desk.place)
            .map((choice) => way(`choice-${choice}`, page.view.brief(choice), choice)),
    back: () => [
      ...(page.player.timeline.root.length === 0
        ? [way("start", tell("questions-ways-to-start"), 0)]
        : []),
      way("end", tell("questions-ways-ends"), null),
    ],
    lost: () => [
      ...(desk.quiz?.question.stuck ? [] : [way("alive", tell("questions-ways-alive"), null)]),
      ...(desk.part === "since"
        ? []
        : [{ id: "lost", label: tell("questions-ways-lost"), run: () => askSince(desk) }]),
    ],
    why: () => [way("done", tell("questions-ways-done", { chosen: chosen.size }), [...chosen])],
    line: none,
    steps: none,
  };
}

function askSince(desk: Desk) {
  desk.part = "since";
  desk.page.redraw();
}

/** The buttons that lead on from an answer. */
function waysOn(desk: Desk, quiz: Quiz): Way[] {
  const { page, queue, entries } = desk;
  const copy = wayToCopy(desk);
  const last = isLast(desk, quiz);
  const plays =
    !isLocked() &&
    (desk.on || (desk.wish !== null && desk.wish.to > desk.wish.from)) &&
    page.player.can.play;
  const ways: Way[] = [];
  if (asksMore(desk))
    return [
      { id: "next", label: tell("questions-ways-next"), run: () => open(desk, queue), main: true },
    ];
  if (last) ways.push(copy);
  if (mistakeOf(desk, quiz) !== null && !isLocked()) {
    const { puzzle } = page.scenario;
    ways.push({ id: "better", label: tell("play-bar-better", { puzzle }), run: desk.tools.better });
  }
  if (page.player.can.step) {
    ways.push({ id: "show", label: tell("questions-ways-show"), run: () => showEvent(desk) });
  }
  if (plays) ways.push({ id: "play", label: tell("questions-ways-next"), run: () => playOn(desk) });
  if (entries.length > 0 && !last) ways.push(copy);
  ways.push(...goThere(desk, quiz));
  return ways.map((way, index) => ({ ...way, main: index === 0 }));
}

/** Play to the next good question without a pause. */
function playOn(desk: Desk) {
  close(desk);
  desk.watched = -Infinity;
  desk.page.player.play();
}

/** Buttons that go to the subject of the answer: the losing choice, or an earlier branch. */
function goThere(desk: Desk, { question, marked, stage }: Quiz): Way[] {
  const { player } = desk.page;
  if (isLocked()) return [];
  const [answer] = marked?.truth.answers ?? [];
  const steps = [];
  if (question.kind === "lost" && typeof answer === "number") {
    steps.push(enteredAt(player.timeline, desk.tools.digest.relief, answer));
  }
  if (stage === "wrong" || stage === "right") {
    steps.push(branchOf(desk, marked?.see ?? null)?.step ?? null);
  }
  return steps
    .filter((step) => step !== null)
    .filter((step) => step !== player.timeline.position)
    .map((step) => ({
      id: `go-${step}`,
      label: tell("questions-ways-go", { step }),
      run: () => player.seek(step),
    }));
}

const branchOf = ({ past, page, tools }: Desk, see: See | null) =>
  past.find(see, page.player.timeline, tools.digest.relief);

/** The sentence on when the mentioned branch was tried. */
function formatSee(desk: Desk, { marked, stage }: Quiz) {
  if (stage !== "wrong" && stage !== "right") return "";
  return seeSentence(desk, marked?.see ?? null);
}

/** Knuth's estimate, beside the right answer. */
function formatEstimate(quiz: Quiz) {
  const estimate = isOpen(quiz) ? null : quiz.marked?.truth.estimate;
  if (!estimate) return "";
  const { steps, error, probes } = estimate;
  return ` ${tell("questions-estimate", { steps: rounded(steps, error / steps), probes })}`;
}

function seeSentence(desk: Desk, see: See | null) {
  const branch = branchOf(desk, see);
  if (branch === null) return "";
  return ` ${tell("questions-see-tried", { step: branch.step, steps: branch.steps, every: continuesAfterSolution(desk.page.scenario) })}`;
}

function showDoubt(
  desk: Desk,
  { place, length, choice, reason }: NonNullable<Desk["doubt"]>,
): Shown {
  const { page } = desk;
  const { view, player } = page;
  const choices = length === null ? view.alternatives(place) : [place];
  const several = choices.length > 1;
  const heading =
    choice === null
      ? tell("questions-why-not-which", { place: placeName(page, place) })
      : isChosen(player.state, { choice, length, reason })
        ? view.name(choice)
        : tell("questions-why-not-heading", { place: view.name(choice) });
  const nothing = reason === null ? tell("questions-why-not-nothing") : "";
  const waits = choice !== null && reason === undefined ? tell("questions-card-waiting") : "";
  const said = reason
    ? `${sentenceOfReason(reason, hidesEnd("verdict"))}${seeSentence(desk, reason.see)}`
    : nothing + waits;
  const ways: Way[] = several
    ? choices.map((one) => ({
        id: `choice-${one}`,
        label: view.brief(one),
        run: () => void askWhyNotChoice(desk, one),
        main: one === choice,
      }))
    : [];
  const branch = branchOf(desk, reason?.see ?? null);
  if (branch !== null && !isLocked()) {
    const { step } = branch;
    ways.push({
      id: "go",
      label: tell("questions-ways-go", { step }),
      run: () => player.seek(step),
    });
  }
  ways.push(...startHere(page, place));
  return { ...PLAIN, label: tell("questions-card-why-not"), heading, said, ways };
}

/**
 * True when the choice asked about is on the path. Until Python has answered the page decides by itself, so that the
 * heading does not change.
 */
function isChosen(
  { path, depth }: Desk["page"]["player"]["state"],
  { choice, length, reason }: Pick<NonNullable<Desk["doubt"]>, "choice" | "length" | "reason">,
) {
  if (reason) return reason.key === "chosen";
  const seen = length === null ? depth : Math.min(depth, length + 1);
  return choice !== null && path.subarray(0, seen).includes(choice);
}

/** A button that starts a search at this place, if possible. */
function startHere(page: Desk["page"], place: number): Way[] {
  const text = page.view.startAt(place);
  if (text === null) return [];
  const label = tell("questions-ways-start", { name: page.view.name(place) });
  return [{ id: "start-here", label, run: () => void page.chooseScenario(text) }];
}

/** The text shown in place of hidden panels: says what they wait for. */
export function coverOf(desk: Desk) {
  const { quiz, page, tools } = desk;
  const solver = page.solver.status.name;
  if (tools.awaits()) return tell("questions-card-hidden-be", { solver });
  if (quiz === null) return tell("questions-card-hidden-soon", { solver });
  return asksMore(desk) ? tell("questions-card-hidden-more") : tell("questions-card-hidden");
}

/** True while anything that could give an answer away is hidden: a question is open, or about to come. */
export function hides(desk: Desk, key: string) {
  if (desk.tools.awaits() || desk.press !== null) return true;
  if (desk.quiz !== null) return isOpen(desk.quiz) || asksMore(desk);
  const asksYet = desk.page.player.playing || !desk.served.has(key);
  return isWanted(desk) && asksYet && desk.notice === "";
}
