import type { LateFocus } from "../../dom/late-focus.ts";
import type { Timeline } from "../../engine/run/timeline.ts";
import { Inquiry } from "../../engine/search/inquiry.ts";
import type { Offer, Par } from "../../engine/types/python-replies.ts";
import type { SearchMoment } from "../../engine/types/scenario.ts";
import { type GameState, NO_GAME } from "../../state/game.ts";
import type { Page } from "../../state/page/page-context.ts";
import { gameMode, isBrowsing, isWaiting } from "../../state/state.ts";
import { Hand } from "./hand-source.ts";

/** Things of other parts that a game uses. */
export interface Tools {
  open: (hand: Hand) => void; // shows a run by hand
  resume: (moment: SearchMoment | null, run: Timeline | null) => void; // returns to the program's run, with everything known about it
  point: (choice: number) => void; // moves the keyboard's cursor to a choice
  moment: () => SearchMoment; // the current moment of the program's run
  keep: (position: number) => void; // keeps the link in the address bar until something is done at this step
}

/**
 * The context of the functions of this folder. The game itself is in the page's state, as part of its mode; what is
 * here serves only to do one thing after the other.
 */
export class Context {
  declare page: Page;
  declare tools: Tools;
  declare offers: Inquiry<Offer>;
  declare steps: Inquiry<string>; // what each step did, of a search that forgets nothing
  acts: Promise<unknown> = Promise.resolve(); // the queue of actions
  busy = 0; // number of queued actions
  stand = { key: "", live: false }; // the moment of the last action; not live once an action there was dropped
  focus: LateFocus | null = null; // set by the press that opens the pad
  toBoard: LateFocus | null = null; // set by the key that requested another instance, so that the board gets the focus
  par: { key: string; told: Par | null | undefined } = { key: "", told: null }; // the program's steps for a puzzle of the day (day-result.ts)

  constructor(page: Page, tools: Tools) {
    this.page = page;
    this.tools = tools;
    this.offers = new Inquiry(page.solver, "play_offer", page.redraw);
    this.steps = new Inquiry(page.solver, "play_step", page.redraw);
  }

  get game(): GameState {
    const { mode } = this.page.state;
    return "game" in mode ? mode.game : NO_GAME;
  }

  set(patch: Partial<GameState>) {
    const { state, change } = this.page;
    if (isBrowsing(state)) return;
    const mode = gameMode({ ...this.game, ...patch }, this.hand !== null);
    if ("game" in mode || "game" in state.mode) change({ mode });
  }

  /** The steps made; null: the program searches. */
  get hand() {
    const { played } = this.page;
    return played instanceof Hand ? played : null;
  }
}

/** Identifies the moment, including all steps that led to it. */
export function keyOf({ page: { scenario, player }, hand }: Context) {
  const { position } = player.timeline;
  const done = hand?.events.slice(0, position).join() ?? "none";
  return `${scenario.text}@${position} ${done}`;
}

/** The path and, for a search that never forgets, the choices that have been left. */
export function standing({
  page: { player, view },
  hand,
}: Context): [path: number[], gone: number[]] {
  const { path } = player.state.snapshot();
  if (view.takesBack) return [path, []];
  const done = hand?.events.slice(0, player.timeline.position) ?? [];
  return [path, done.filter((event) => event < 0).map((event) => ~event)];
}

/** True while a game waits for Python. */
export const waits = ({ page: { state, solver } }: Context) =>
  isWaiting(state) && solver.status.name !== "failed";

/** The choices that may come next; undefined while unknown. */
export function offerAt(context: Context) {
  const { page, hand } = context;
  const { player, scenario } = page;
  if (hand === null || player.description === null || page.view.pending) return undefined;
  if (player.timeline.known < hand.events.length) return undefined;
  return context.offers.answerFor(keyOf(context), () => [scenario.text, ...standing(context)]);
}

/** Python's sentence about the last step, of a search that forgets nothing; undefined until it is there. */
export function stepAt(context: Context) {
  const { hand, page } = context;
  return context.steps.answerFor(keyOf(context), () => [
    page.scenario.text,
    hand?.events.slice(0, page.player.timeline.position),
  ]);
}

/** Like `offerAt`, but wait until it is known. */
export const waitForOffer = async (context: Context): Promise<Offer> =>
  context.offers.known(keyOf(context)) ?? ask(context, "play_offer", ...standing(context));

/** Thrown when an action has become pointless: the visitor has moved on, or has been told why. */
export class Cancelled extends Error {}

/** Ask Python about the moment. @throws {Cancelled} when the moment has changed meanwhile */
export async function ask<T>(context: Context, question: string, ...given: unknown[]): Promise<T> {
  const key = keyOf(context);
  const { solver, scenario } = context.page;
  const answer = await solver.insist<T>(question, scenario.text, ...given);
  if (key === keyOf(context)) return answer;
  // Nobody looks for the answer any more.
  context.set({ said: null });
  throw new Cancelled();
}

/** The cursor's place; null when choices are places. */
export function placeAt({ game: { cursor }, page }: Context, offer: Offer | null | undefined) {
  const place = cursor?.place ?? offer?.places[0];
  return place === undefined || page.view.alternatives(place).length === 1 ? null : place;
}

/** Move the cursor to a choice's place. @param chosen true: by the visitor */
export function moveCursor(context: Context, choice: number, chosen: boolean) {
  context.set({ cursor: { place: context.page.view.alternatives(choice)[0], chosen } });
}

/** The place that the visitor has chosen, or null. */
export const chosenPlace = ({ game: { cursor } }: Context) =>
  cursor?.chosen ? cursor.place : null;

export const isPadOpen = (context: Context) => context.game.padAt === keyOf(context);

/**
 * The visitor's choice at a place if it may be changed, or -1. While acting as the search, only the last choice can be
 * undone.
 */
export function writtenAt({ page, game: { task, phase } }: Context, place: number) {
  const choices = page.view.alternatives(place);
  if (choices.length === 1 || task !== null || phase === "better") return -1;
  const { path, depth, rootDepth } = page.player.state;
  const own = path.subarray(rootDepth, depth);
  return own.find((choice) => choices.includes(choice)) ?? -1;
}

/** The run up to the cursor; for a search that never forgets, every event counts. */
export function readRun({ player: { timeline } }: Context["page"]) {
  return Array.from({ length: timeline.position }, (_, at) => timeline.eventAt(at)).filter(
    (event) => event !== null,
  );
}
