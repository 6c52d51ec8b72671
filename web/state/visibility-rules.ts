import { hasCard } from "./questions.ts";
import {
  hiddenAnswer,
  isBrowsing,
  isByHand,
  isPresented,
  isWaiting,
  type PageState,
} from "./state.ts";

type Options = PageState["options"];

/**
 * Decides in one place what is visible. `style/visibility-areas.css` maps areas to elements; no other style sheet hides a
 * part because of the page's state.
 */

/** The input of the decision. */
export interface Situation extends PageState {
  embedded: boolean; // in a frame of another page
  sizes: Sizes;
}

/** The media queries that hold now. */
export type Sizes = Record<keyof typeof SIZES, boolean>;

export const SIZES = {
  phone:
    "screen and (max-width: 599px), screen and (max-width: 999px) and (max-aspect-ratio: 3 / 5)",
  tallPhone:
    "screen and (min-height: 36rem) and (max-width: 599px), screen and (min-height: 36rem) and (max-width: 999px) and (max-aspect-ratio: 3 / 5)",
  twoColumns: "(max-width: 999px), (max-height: 499px) and (min-width: 560px)",
  low: "(max-height: 499px) and (min-width: 560px)",
  // A tablet that stands upright.
  upright:
    "(min-width: 600px) and (max-width: 999px) and (min-aspect-ratio: 3 / 5) and (max-aspect-ratio: 1 / 1)",
  roomy: "screen and (min-width: 47.5em) and (min-height: 37.5em)",
} as const;

/**
 * What each panel gives away: what a link hides (`hide=code,tree,verdict`), other steps (`lock=steps`: each entry of the
 * list of solutions jumps to its step), and answers to questions.
 */
const GIVES: Record<string, string> = {
  code: "code",
  tree: "tree answer",
  calls: "tree",
  why: "verdict answer",
  pictures: "answer",
  solutions: "verdict steps answer",
  fewest: "verdict answer",
  result: "verdict answer",
};

/** For the attribute by which the styles hide a panel and its tab. */
export const givesAway = (panel: string) => GIVES[panel] ?? "";

const isHidden = ({ hide = "" }: Options, part: "code" | "tree" | "verdict") =>
  hide.split(",").includes(part);

/** True when the link allows only single steps. */
export const isLocked = ({ lock }: Options) => lock === "steps";

/** The panels that a link hides. */
export function hiddenPanels({ hide = "", lock = "" }: Options): ReadonlySet<string> {
  const hidden = [...hide.split(","), lock];
  const gives = (name: string) => GIVES[name].split(" ").some((it) => hidden.includes(it));
  return new Set(Object.keys(GIVES).filter(gives));
}

export const sizesOf = (matches: (query: string) => boolean) =>
  Object.fromEntries(Object.entries(SIZES).map(([name, query]) => [name, matches(query)])) as Sizes;

/** The facts that the areas depend on. */
function factsOf(situation: Situation) {
  const { mode, options, presentation, lesson, question, program, sizes } = situation;
  const presented = isPresented(situation);
  return {
    ...{ ...situation, presented },
    browsing: isBrowsing(situation),
    asleep: presentation === "on",
    awake: presentation === "awake",
    byHand: isByHand(situation),
    searches: mode.kind === "be" && mode.begun, // the visitor does the search's steps
    asks: hiddenAnswer(situation) !== null,
    card: hasCard(question),
    reason: question.reason,
    locked: isLocked(options),
    code: isHidden(options, "code"),
    tree: isHidden(options, "tree"),
    verdict: isHidden(options, "verdict"),
    writes: program !== null,
    wide: program?.wide === true && sizes.roomy && !presented,
    edits: program?.editing === true && sizes.phone && !presented && !situation.embedded,
    beside: program?.beside === true && !presented,
    reads: lesson !== null,
    folded: lesson?.folded === true,
    crowded: lesson?.folded === false && sizes.twoColumns && !sizes.upright,
    // On a phone a lesson shows its text or its board.
    text: lesson?.folded === false && sizes.phone && !presented,
    board: lesson?.folded === true && sizes.phone && !presented,
    // The step of a lesson does not need the panels.
    plain: lesson?.panels === false && !lesson.folded && !sizes.upright && !presented,
  };
}

type Facts = ReturnType<typeof factsOf>;
type Areas = Record<string, (facts: Facts) => boolean>;

/** Conditions on which an area is removed from the layout. */
export const GONE = {
  // Each of these groups everything that one situation alone removes.
  "all-in-frame": ({ embedded }) => embedded,
  "all-presented": ({ presented }) => presented,
  "all-locked": ({ locked }) => locked,
  "all-by-hand": ({ byHand }) => byHand,
  "all-in-task": ({ searches }) => searches,
  "all-onward": ({ onward }) => onward,
  ending: ({ verdict }) => verdict,
  "all-while-editing": ({ edits }) => edits,
  "beside-program": ({ wide }) => wide,

  gallery: ({ mode }) => mode.kind !== "home",
  race: ({ mode }) => mode.kind !== "race",
  page: ({ browsing }) => browsing,
  setup: ({ embedded, presented, setup }) => embedded || presented || !setup.open,

  "search-menu": ({ browsing }) => browsing,
  skips: ({ embedded, browsing }) => embedded || browsing,
  "skip-to-question": ({ card }) => !card,
  share: ({ mode }) => mode.kind === "race",
  present: ({ mode }) => mode.kind === "home",
  "leave-presentation": ({ awake }) => !awake,

  lesson: ({ reads }) => !reads,
  "lesson-text": ({ folded }) => folded,
  "lesson-foot": ({ board }) => board,
  question: ({ text }) => text,
  // On a phone the question's own words come first. Share has the answers of a class, too.
  "class-doors": ({ sizes, presented }) => sizes.phone && !presented,
  "lesson-steps": ({ folded, sizes }) => folded || sizes.low,

  controls: ({ asleep, text, board, card }) => asleep || text || (board && card),
  position: ({ awake }) => awake,
  // The menu has these buttons, but a frame has no menu and a locked page hides the menu's steps.
  "to-start": ({ awake, embedded, locked }) => awake || !(embedded || locked),
  "to-end": ({ embedded, locked }) => locked || !embedded,
  "to-dead-end": ({ locked, byHand }) => locked || byHand,
  // A search that goes only forward has nothing in this menu but comparing.
  "your-turn": ({ locked, byHand, mode, onward, embedded, verdict }) =>
    locked || byHand || mode.kind === "program" || (onward && (embedded || verdict)),
  // The menu's name says what is in it.
  "turn-both": ({ onward, embedded, verdict }) => onward || embedded || verdict,
  "turn-only-try": ({ embedded, verdict }) => !(embedded || verdict),
  "turn-only-compare": ({ onward }) => !onward,
  speed: ({ embedded, locked, byHand, awake }) => embedded || locked || byHand || awake,
  "transport-in-little-room": ({ byHand }) => byHand,
  "menu-steps": ({ locked, browsing }) => locked || browsing,
  "write-own": ({ embedded, code, writes }) => embedded || code || writes,

  // In a presented lesson with panels, the lesson's text replaces the sentence about the step, except for a question or
  // a task.
  told: ({ presented, lesson, card, searches, text }) =>
    text || (presented && lesson?.panels === true && !card && !searches),
  "refused-step": ({ reason }) => reason,
  "status-exhausted": ({ writes, sizes, presented, embedded, reads, folded }) =>
    writes && sizes.tallPhone && !presented && !embedded && (!reads || folded),
  // A tablet that stands upright has the legend beside the board.
  "told-legend": ({ embedded, presented, reads, sizes }) =>
    embedded || presented || reads || !sizes.upright,
  "why-legend": ({ embedded, presented, reads, sizes }) =>
    !(embedded || presented || reads || !sizes.upright),
  counters: ({ embedded, presented, lesson, folded, sizes }) =>
    embedded ||
    presented ||
    sizes.low ||
    (lesson !== null && (!lesson.panels || folded || sizes.twoColumns)),
  "counters-less": ({ reads, wide, sizes }) => reads || wide || sizes.phone,
  "rule-card": ({ embedded, crowded, plain }) => embedded || crowded || plain,

  "story-grip": ({ embedded, presented, reads, wide }) => embedded || presented || reads || wide,
  panels: ({ embedded, writes, presented, lesson, crowded, plain, board, card, wide }) =>
    (embedded && !writes) ||
    (presented
      ? lesson?.panels === false
      : (crowded || plain || (board && card && lesson?.panels === false)) && !wide),
  "panels-head": ({ embedded, writes, asleep }) => (embedded && writes) || asleep,
  "second-pane": ({ embedded, writes, presented, reads }) =>
    (embedded && writes) || presented || reads,
  "phone-tabs": ({ sizes, presented, embedded }) => sizes.phone && !presented && !embedded,
  "gives-code": ({ code }) => code,
  "gives-tree": ({ tree }) => tree,
  // The whole search tree, including steps still ahead.
  "whole-search": ({ tree, verdict }) => tree || verdict,

  "own-done": ({ edits }) => !edits,
  "own-wide": ({ sizes }) => !sizes.roomy,
  "second-board": ({ beside }) => !beside,
  "told-beside-board": ({ beside }) => beside,
  "code-sheet": ({ writes }) => writes,
  // Hidden where the visitor has to name the line that runs.
  "code-told": ({ searches, asks, reads }) => searches || (asks && reads),
  "code-told-in-little-room": ({ asks }) => asks,
  "code-tools": ({ presented, asks, reads }) => presented || (asks && reads),
} satisfies Areas;

/** Conditions on which an area is invisible but keeps its space. */
export const INVISIBLE = {
  "transport-unused": ({ byHand }) => byHand,
  transport: (situation) => isWaiting(situation),
  "counters-run": ({ byHand }) => byHand,
  // It shows the depths of steps still ahead.
  "depth-chart": ({ asks, verdict }) => asks || verdict,
  "answers-in-panels": ({ asks }) => asks,
  "reason-in-panel": ({ reason }) => reason,
  marks: ({ card, reason }) => card || reason,
  told: ({ card }) => card,
  "find-marks": ({ asks, byHand }) => asks || byHand,
  // They are about steps of our search, and a note may give an answer away.
  bookmarks: ({ asks, byHand, mode }) => asks || byHand || mode.kind === "program",
  "race-controls": ({ asleep }) => asleep,
} satisfies Areas;

/** The names of the areas that are removed, and of those that are invisible. */
export function visibility(situation: Situation) {
  const facts = factsOf(situation);
  const namesOf = (areas: Areas) => Object.keys(areas).filter((name) => areas[name](facts));
  return { gone: namesOf(GONE), invisible: namesOf(INVISIBLE) };
}

/** The state that the layout's CSS depends on, as data attributes of the root. */
function layoutOf(situation: Situation): Record<string, string | undefined> {
  const { mode, options, presentation, lesson, question, program, embedded } = situation;
  const mark = (on: boolean | undefined) => (on ? "" : undefined);
  return {
    mode: mode.kind,
    embed: mark(embedded),
    present: isPresented(situation) ? "yes" : undefined,
    awake: presentation === "awake" ? "yes" : undefined,
    lesson: lesson === null ? undefined : lesson.panels ? "panels" : "text",
    lessonWide: mark(lesson?.wide),
    lessonFolded: mark(lesson?.folded),
    asking: hiddenAnswer(situation) ?? undefined,
    question: mark(hasCard(question)),
    byHand: "begun" in mode ? (mode.begun ? "" : "waits") : undefined,
    own: mark(program !== null),
    ownRun: mark(mode.kind === "program"),
    ownWide: mark(program?.wide),
    ownEditing: mark(program?.editing),
    ownBeside: mark(program?.beside),
    hide: options.hide?.replaceAll(",", " "),
    lock: options.lock,
  };
}

/** Write the attributes that make areas visible or not, on the page or on a copy of it. */
export function showVisible(root: HTMLElement, situation: Situation) {
  const { gone, invisible } = visibility(situation);
  const areas = { gone: gone.join(" "), invisible: invisible.join(" ") };
  for (const [name, value] of Object.entries({ ...layoutOf(situation), ...areas })) {
    if (value === undefined) delete root.dataset[name];
    else if (root.dataset[name] !== value) root.dataset[name] = value;
  }
}
