import type { LinkOptions } from "../engine/types/scenario.ts";
import type { GameState } from "./game.ts";
import { hiddenKind, isOpen, NO_QUESTION, type QuestionState } from "./questions.ts";

/** The state that all parts share, as plain data. The comment of each field names the module that changes it. */
export interface PageState {
  mode: Mode; // shell/open-scenario.ts, and play.ts for the visitor's moves
  options: LinkOptions; // shell/open-scenario.ts: the link's options that are not part of its purpose
  presentation: "off" | "on" | "awake"; // presentation.ts; "awake": its buttons are shown for a while
  lesson: LessonState | null; // lesson.ts; null: none is open
  question: QuestionState; // parts/questions, and shell/open-scenario.ts for those of a link
  program: ProgramState | null; // parts/own; null: no program of the visitor's is open
  setup: SetupState; // parts/form
  onward: boolean; // shell/open-scenario.ts: the search goes only forward, so there is nothing to ask or to play
}

/** The activity that the page shows. */
export type Mode =
  | { kind: "home" } // the gallery of all puzzles
  | { kind: "race" }
  | { kind: "watch" } // our search
  | { kind: "play" | "be"; begun: boolean; game: GameState } // by hand, or the visitor does the search's steps; `begun` is false until Python has loaded
  | { kind: "program" }; // the run of a program of the visitor's own

export interface LessonState {
  title: string; // with its number
  step: number; // from 1
  panels: boolean; // the current step needs the panels
  wide: boolean; // at least one step of the lesson needs them
  folded: boolean; // its text is hidden
}

export interface ProgramState {
  wide: boolean; // the workspace takes up most of the window
  tooLong: boolean; // the program does not fit into a link
  editing: boolean; // on a phone it fills the screen above the keyboard
  beside: boolean; // our own search is shown on a second board
}

export interface SetupState {
  open: boolean; // the drawer with puzzles, programs and settings
  blocking: boolean; // clicks block squares of the board
}

/** The state before anything is opened. */
export const createState = (): PageState => ({
  mode: { kind: "watch" },
  options: {},
  presentation: "off",
  lesson: null,
  question: NO_QUESTION,
  program: null,
  setup: { open: false, blocking: false },
  onward: false,
});

/**
 * The mode of a game: to play by hand or to do the search's steps, from the moment when it is asked for.
 *
 * @param begun true: the visitor's steps are shown
 */
export function gameMode(game: GameState, begun: boolean): Mode {
  const kind = game.task === null && !game.wish?.task ? "play" : "be";
  const waits = game.starting || game.expected || game.wish !== null;
  return begun || waits ? { kind, begun, game } : { kind: "watch" };
}

/** True when the gallery or a race covers the search. */
export const isBrowsing = ({ mode: { kind } }: Pick<PageState, "mode">) =>
  kind === "home" || kind === "race";

/** True when the visitor plays or does the search's steps, or is about to. */
export const isByHand = ({ mode: { kind } }: Pick<PageState, "mode">) =>
  kind === "play" || kind === "be";

/** True while a game waits for Python. */
export const isWaiting = ({ mode }: Pick<PageState, "mode">) => "begun" in mode && !mode.begun;

/** True when the page shows anything but our own search. */
export const isForeign = (state: Pick<PageState, "mode">) =>
  isByHand(state) || state.mode.kind === "program";

export const isPresented = ({ presentation }: Pick<PageState, "presentation">) =>
  presentation !== "off";

/** True when the arrow keys make steps, whatever has the focus: in a presentation, unless they choose a square. */
export const areArrowsSteps = (state: Pick<PageState, "mode" | "presentation" | "question">) =>
  isPresented(state) && !isByHand(state) && !isOpen(state.question.quiz);

/**
 * The kind of question whose answer must stay hidden, or "soon"; null: nothing is hidden. Before a visitor does the
 * search's steps, nothing may give these away, either.
 */
export const hiddenAnswer = ({ mode, question }: Pick<PageState, "mode" | "question">) =>
  hiddenKind(question) ?? (mode.kind === "be" && !mode.begun ? "soon" : null);

/** The options but these. */
export const withoutOptions = (options: LinkOptions, ...names: string[]): LinkOptions =>
  Object.fromEntries(Object.entries(options).filter(([name]) => !names.includes(name)));

/** Create the store of the state. Only `change` changes it, and then calls the listeners. */
export function createStore() {
  const state = createState();
  const listeners = createListeners();
  return {
    state: state as Readonly<PageState>,
    change(patch: Partial<PageState>) {
      const names = Object.keys(patch) as (keyof PageState)[];
      if (names.every((name) => isSame(state[name], patch[name]))) return;
      Object.assign(state, patch);
      listeners.call();
    },
    subscribe: listeners.add,
  };
}

/** Change the state of the visitor's program, if one is open. */
export function changeProgram(
  { state, change }: Pick<ReturnType<typeof createStore>, "state" | "change">,
  patch: Partial<ProgramState>,
) {
  if (state.program !== null) change({ program: { ...state.program, ...patch } });
}

/** Compare plain values one level deep, so that parts may set their state in every frame at no cost. */
function isSame(one: unknown, other: unknown) {
  if (!(one instanceof Object && other instanceof Object)) return one === other;
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => Reflect.get(one, name) === Reflect.get(other, name));
}

export function createListeners<Given extends unknown[] = []>() {
  type Listener = (...given: Given) => void;
  const listeners = new Set<Listener>();
  return {
    /** @returns a function that removes the listener */
    add(listener: Listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    call(...given: Given) {
      for (const listener of listeners) listener(...given);
    },
  };
}
