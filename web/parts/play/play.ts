import { binding } from "../../dom/binding.ts";
import { element } from "../../dom/element.ts";
import { type LateFocus, lateFocus } from "../../dom/late-focus.ts";
import { firstWithPath } from "../../engine/analysis/navigation.ts";
import type { Found, Offer } from "../../engine/types/python-replies.ts";
import { bring, t } from "../../language/translate.ts";
import { hides, isLocked } from "../../state/link/link-view.ts";
import { readMoves } from "../../state/link/moves.ts";
import type { Page } from "../../state/page/page-context.ts";
import { showStepToast } from "../../state/page/step-toast.ts";
import { bindMarks } from "../marks/marks.ts";
import * as be from "./be-search.ts";
import {
  Context,
  isPadOpen,
  keyOf,
  offerAt,
  placeAt,
  readRun,
  standing,
  type Tools,
  waits,
  writtenAt,
} from "./context.ts";
import { copyResult } from "./day-result.ts";
import * as games from "./game.ts";
import {
  arrival,
  choose,
  clear,
  findLoss,
  giveHint,
  goBack,
  noteAll,
  point,
  queue,
  rescue,
  retry,
  say,
  seekBetter,
  showSolution,
  takeBack,
  turnNotes,
  typeValue,
  walk,
} from "./game-actions.ts";
import {
  markMoves,
  markPlace,
  sentenceOf,
  shownOf,
  statusOf,
  waitingSentence,
  waitingStatus,
} from "./game-display.ts";
import { hasCrosses, notable, notesAt } from "./notes.ts";
import { type Actions, showBar } from "./play-controls.ts";
import { makeRuleCard } from "./rule-card.ts";
import { beginLinkedTask, beginToBe, beMore, dropLeftWish } from "./start-be-search.ts";
import { openKept, start, takeOver, toBoard } from "./start-game.ts";
import { dropGame } from "./stored-games.ts";
import { isDocked, makePad } from "./value-pad.ts";

bring("play");

/**
 * Play it yourself: the visitor places and undoes instead of the program, from the beginning or from any moment of a
 * run. The result is a run like any other, so the rest of the page shows it as one. The same module lets the visitor
 * act as the search.
 */

export type Play = ReturnType<typeof openPlay>;

/** A press that starts a game. */
export interface Press {
  pad: LateFocus; // moves the focus into the pad
  board: LateFocus | null; // moves the focus to the board; null: pressed by the pointer
}

export function openPlay(page: Page, tools: Tools) {
  const { signal, onDispose, ownParts, unbind } = binding();
  const context = new Context(page, tools);
  const marks = bindMarks(page);
  const actions = actionsOf(context);
  const [pad, rule] = [makePad(actions, signal), makeRuleCard(context)];
  ownParts([marks]);
  onDispose(() => {
    showBar(null, actions);
    pad.show(null, null, page.view);
  });
  return {
    /** Called once a frame. */
    show() {
      show(context, actions, pad, marks);
      rule.show();
    },
    /** Handle a click on a place. @returns false when the game does not use it */
    choose(place: number): boolean {
      if (context.hand === null) return waits(context);
      context.focus = lateFocus();
      void point(context, place);
      return true;
    },
    /** The first choice of the game's cursor place, or null. */
    get cursor() {
      return context.hand === null ? null : placeAt(context, offerAt(context));
    },
    /** Handle the board's cursor moved by key. */
    walk(place: number) {
      if (context.hand !== null) walk(context, place);
    },
    /** Handle a key at a place. @returns false when the game does not use it */
    type: (key: string): boolean => context.hand !== null && typed(context, key),
    /** A sentence on the notes at a place and on what Enter does there; null for the default. */
    hint: (place: number) => (context.hand === null ? null : formatPlace(context, place)),
    /** The sentence for the moment, or null. */
    get sentence() {
      return context.hand === null ? waitingSentence(context) : sentenceOf(context);
    },
    /** Status of the game, or null. */
    get status() {
      return context.hand === null ? waitingStatus(context) : statusOf(context);
    },
    begin: (press: Press, where: Where) => begin(context, press, where),
    beginToBe: ({ board }: Press) => beginToBe(context, board),
    /** Leave the game, or the task. */
    leave: () => leave(context),
    /** Handle Escape. @returns false when there is no game */
    escape: (): boolean => context.hand !== null && leaveByKey(context),
    unbind,
  };
}

/** The notes at a place, and what Enter does there. */
function formatPlace(context: Context, place: number) {
  const offer = offerAt(context);
  const { view, scenario } = context.page;
  const fitting = notable(view, offer?.choices ?? [], standing(context)[0], place);
  const values = notesAt(view, context.game.notes.all, fitting, place);
  const noted =
    values.length === 0 ? "" : t("play-told-notes", { puzzle: scenario.puzzle, values });
  return `${noted} ${formatEnter(context, offer, place)}`.trim();
}

function formatEnter(context: Context, offer: Offer | null | undefined, place: number) {
  const choices = context.page.view.alternatives(place);
  // A given place can't be changed.
  const fixed = choices.length > 1 && writtenAt(context, place) < 0;
  if (fixed && offer?.places.includes(choices[0]) === false) return "";
  if (context.game.notes.on && hasCrosses(context.page.view)) return t("play-told-enter-cross");
  const dotted = markMoves(context, offer).some(({ places }) => places.includes(place));
  return dotted ? t("play-told-enter-dot") : t("play-told-enter");
}

function show(
  context: Context,
  actions: Actions,
  pad: ReturnType<typeof makePad>,
  marks: ReturnType<typeof bindMarks>,
) {
  const { page } = context;
  dropLeftWish(context);
  beginLinkedGame(context);
  const live = context.hand !== null;
  const offer = offerAt(context);
  follow(context);
  if (offer?.solved && context.game.keeps) dropGame(page.scenario.text);
  const drawn = live || waits(context) ? shownOf(context, offer) : null;
  showBar(drawn, actions);
  pad.show(drawn === null ? null : drawn.pad, drawn, page.view);
  const { depth } = page.player.state;
  const { found, shown, phase } = context.game;
  const ghost = shown && phase === "better" && found !== null ? found.completion : [];
  const said = live ? games.saidAt(context.game, keyOf(context)) : null;
  const evidence =
    said?.marks ?? (context.game.task && be.marksOf(context, context.game.task)) ?? [];
  const place = live ? [...markPlace(context, offer), ...markMoves(context, offer)] : [];
  if (live) page.view.applyEvents?.(context.hand?.events ?? []);
  marks.showEvidence(
    [...place, ...evidence],
    ghost.length > depth ? { solution: ghost, depth, told: "" } : null,
    page.player.state,
  );
}

/** Queue an action that may open the pad. */
function opensPad(context: Context, act: () => Promise<void>) {
  context.focus = lateFocus();
  void queue(context, act);
}

const actionsOf = (context: Context) => ({
  back: () => void queue(context, () => takeBack(context)),
  hint: () => void queue(context, () => giveHint(context)),
  lost: () => void queue(context, () => findLoss(context)),
  rescue: () => opensPad(context, () => rescue(context)),
  better: () => opensPad(context, () => goBack(context)),
  retry: () => void queue(context, () => retry(context)),
  mine: () => context.set({ task: null }),
  difference: () => be.toDifference(context),
  show: () => void queue(context, () => be.show(context)),
  more: () => beMore(context),
  value: (choice: number) => void queue(context, () => choose(context, choice)),
  notes: () => turnNotes(context),
  fill: () => void queue(context, () => noteAll(context)),
  clear: () => void clear(context, placeAt(context, offerAt(context))),
  close: () => {
    const { game, page } = context;
    if (isPadOpen(context) && game.cursor !== null && !isDocked()) {
      const place = page.view.placeName(game.cursor.place);
      say(context, t("play-told-closed", { puzzle: page.scenario.puzzle, place }));
    }
    context.set({ padAt: "" });
    toBoard(context);
    context.page.redraw();
  },
  done: () => leave(context),
  anew: () =>
    void queue(context, async () => {
      start(context, []);
      await arrival(context);
    }),
  solution: () => void queue(context, () => showSolution(context)),
  another: (event: Event) => {
    context.toBoard = event instanceof MouseEvent && event.detail === 0 ? lateFocus() : null;
    context.page.openNew();
  },
  result: () => void copyResult(context),
});

/** `better`: look for something better than the losing step; `anew`: from the start. */
export type Where = "here" | "anew" | "better";

/** Start a game at the current moment; at the start, resume the stored game if there is one. */
function begin(context: Context, press: Press, where: Where) {
  const { page, tools } = context;
  const { player, solver } = page;
  const focus = () => press.board?.(() => toBoard(context));
  const better = where === "better";
  context.focus = press.pad;
  takeOver(context, async (stays) => {
    const left = tools.moment();
    const first = where === "anew" || (left.position === 0 && !better);
    context.set({ left });
    if (first && (await openKept(context, stays))) return focus();
    const { takesBack } = page.view;
    const path = () => (takesBack ? left.path.slice(player.timeline.root.length) : readRun(page));
    const events = first ? [] : path();
    await solver.insist("play_check", page.scenario.text, events);
    const found = better
      ? await solver.insist<Found>("play_loss", page.scenario.text, left.path)
      : null;
    const kept = found === null ? 0 : games.backTo(found, left.path.length);
    if (!stays()) return;
    start(context, kept === 0 ? events : events.slice(0, -kept), { left });
    await arrival(context);
    if (found !== null) seekBetter(context, found);
    focus();
  });
}

/** Return to the program's run. If that run reaches the visitor's path, offer to run it to there. */
function leave(context: Context) {
  const {
    game: { left, run, task },
    tools,
    page,
  } = context;
  const [path] = standing(context);
  const held = document.activeElement?.id.startsWith("play-");
  tools.resume(left, run);
  if (held) element("your-turn-open", HTMLElement).focus();
  if (task !== null) {
    // Continue after the last correct step.
    page.player.seek(be.reached(task));
    return void showStepToast(page, t("play-told-left", { position: be.reached(task) }));
  }
  const told = t("play-told-left", { position: left?.position ?? 0 });
  // If the path matches the program's so far, the search has been here already.
  const same = left === null || path.every((choice, at) => left.path[at] === choice);
  if (same || isLocked() || !page.view.takesBack) return void showStepToast(page, told);
  const { scenario } = page;
  const offer = { label: t("play-told-come"), run: () => page.player.find(firstWithPath(path)) };
  const late = (way: typeof offer | undefined) => {
    if (page.scenario === scenario && context.hand === null) showStepToast(page, told, way);
  };
  // Python refuses a path that the search never reaches.
  page.solver.ask("progress", scenario.text, path, null).then(
    () => late(offer),
    () => late(undefined),
  );
}

/** Leave a game in which nothing has been done. Otherwise only offer to leave it, as a key must not end it. */
function leaveByKey(context: Context) {
  const { hand, game, page } = context;
  const done = (hand?.events.length ?? 0) > game.taken || game.notes.all.size > 0;
  const run = () => leave(context);
  if (done) page.showToast(t("play-told-stays"), { label: t("play-bar-done"), run });
  else run();
  return true;
}

/** Start a link's game as soon as Python can check it. */
function beginLinkedGame(context: Context) {
  const {
    game: { wish },
    page,
  } = context;
  const { solver, player, scenario } = page;
  if (wish === null || context.busy > 0 || player.description === null) return;
  if (solver.status.name !== "loaded" || page.view.pending) return;
  if (wish.task !== null) return beginLinkedTask(context, wish, wish.task);
  queue(context, async () => {
    const events = readMoves(wish.text);
    const problem =
      events === null
        ? t("play-told-damaged")
        : await solver.insist("play_check", scenario.text, events).then(
            () => null,
            (error: Error) => t("play-told-problem", { reason: error.message }),
          );
    if (context.game.wish !== wish) return;
    if (events?.length === 0 && (await openKept(context, () => context.game.wish === wish))) {
      return arriveOnBoard(context);
    }
    if (context.game.wish !== wish) return;
    context.set({ wish: null });
    if (events === null || problem !== null) {
      // Keep the link in the address bar, so that it can be corrected.
      context.tools.keep(player.timeline.position);
      return page.complain(problem);
    }
    start(context, events);
    context.set({ taken: 0 });
    await arrival(context);
    if (wish.position < events.length) page.player.seek(wish.position);
    arriveOnBoard(context);
  });
}

/** Move the focus to the board of an instance that was requested by key. */
function arriveOnBoard(context: Context) {
  context.toBoard?.(() => toBoard(context));
  context.toBoard = null;
}

/** Moving to another step ends what was being asked. */
function follow(context: Context) {
  const { game, busy } = context;
  if (busy > 0 || game.phase === "own") return;
  if (games.saidAt(game, keyOf(context)) === null) context.set(games.goOn(game));
}

/** @returns false when the key has no meaning here */
function typed(context: Context, key: string): boolean {
  const actions = actionsOf(context);
  if (key === "Backspace" || (key === "Delete" && context.page.view.notes)) {
    void clear(context);
    return true;
  }
  if (key.toLowerCase() === "n" && context.page.view.notes) {
    actions.notes();
    return true;
  }
  if (key.toLowerCase() === "h" && !hides("verdict") && context.game.task === null) {
    actions.hint();
    return true;
  }
  const index = games.valueMeant(context.page.view, key);
  if (index >= 0) void typeValue(context, index);
  return index >= 0;
}
