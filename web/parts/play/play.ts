import { binding } from "../../dom/binding.ts";
import { element, update } from "../../dom/element.ts";
import { lateFocus } from "../../dom/late-focus.ts";
import { firstWithPath } from "../../engine/digest/landmarks.ts";
import type { Found, Offer } from "../../engine/types/answers.ts";
import { tell } from "../../language/tell.ts";
import type { ByHand, Page } from "../../state/lane/types.ts";
import { hides, isLocked } from "../../state/link/link-view.ts";
import type { Act, Link } from "../../state/link/types.ts";
import { isBrowsing, isByHand } from "../../state/state.ts";
import { bindMarks } from "../marks/marks.ts";
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
  seekBetter,
  showSolution,
  takeBack,
  turnNotes,
  typeValue,
  walk,
} from "./acts.ts";
import { makeBar } from "./bar.ts";
import * as be from "./be.ts";
import { beginLinkedTask, beginToBe, beMore, dropLeftWish } from "./be-start.ts";
import { copyResult } from "./day-result.ts";
import * as games from "./game.ts";
import {
  markMoves,
  markPlace,
  sentenceOf,
  shownOf,
  statusOf,
  waitingSentence,
  waitingStatus,
} from "./game-display.ts";
import { Hand } from "./hand.ts";
import { dropGame } from "./kept.ts";
import { readMoves, writeMoves } from "./moves-in-link.ts";
import { notesAt } from "./notes.ts";
import { makeRuleCard } from "./rule-card.ts";
import { openKept, start, takeOver, toBoard } from "./start.ts";
import { keyOf, offerAt, placeAt, readRun, standing, Table, waits, writtenAt } from "./table.ts";
import type { Tools, Wish } from "./types.ts";

/**
 * Play it yourself: the visitor places and undoes instead of the program, from the beginning or from any moment of a
 * run. The result is a run like any other, so the rest of the page shows it as one. The same module lets the visitor
 * act as the search.
 */

export function bindPlay(page: Page, tools: Tools) {
  const { signal, also, alsoParts, unbind } = binding();
  const table = new Table(page, tools);
  const marks = bindMarks(page);
  const bar = makeBar(actionsOf(table));
  const [rule, ways] = [makeRuleCard(table), makeWays(page)];
  alsoParts([marks]);
  also(page.onOpen(() => take(table, page.played instanceof Hand ? page.played : null)));
  const followLink = (link: Pick<Link, "purpose" | "position">) => wish(table, link);
  also(page.onLink(followLink));
  for (const one of [rule, ways, bar]) also(() => one.remove());
  bindWays(table, signal);

  return {
    /** Called once a frame. */
    show() {
      ways.show();
      show(table, bar, marks);
      rule.show();
    },
    /** Handle a click on a place. @returns false when the game does not use it */
    choose(place: number): boolean {
      if (table.hand === null) return waits(table);
      table.focus = lateFocus();
      void point(table, place);
      return true;
    },
    /** The first choice of the game's cursor place, or null. */
    get cursor() {
      return table.hand === null ? null : placeAt(table, offerAt(table));
    },
    /** Handle the board's cursor moved by key. */
    walk(place: number) {
      if (table.hand !== null) walk(table, place);
    },
    /** Handle a key at a place. @returns false when the game does not use it */
    type: (key: string): boolean => table.hand !== null && typed(table, key),
    /** The visitor's notes, to be drawn small, or null. */
    get notes() {
      return table.hand === null || !page.view.notes ? null : table.notes.all;
    },
    /** The program's run that was left for the game, or null. */
    get left() {
      return table.hand && { moment: table.left, run: table.run };
    },
    /** A sentence on the notes at a place and on what Enter does there; null for the default. */
    hint: (place: number) => (table.hand === null ? null : formatPlace(table, place)),
    /** The sentence for the moment, or null. */
    get sentence() {
      return table.hand === null ? waitingSentence(table) : sentenceOf(table);
    },
    /** Status of the game, or null. */
    get status() {
      return table.hand === null ? waitingStatus(table) : statusOf(table);
    },
    /** True while a link's task has yet to begin, so that nothing may give it away. */
    get awaits() {
      return table.wish !== null && table.wish.task !== null;
    },
    /**
     * The steps made, as a link holds them, and the moment of the run at which they start, if not the beginning; null:
     * the program searches.
     */
    get link() {
      return linkOf(table);
    },
    /** Look for a choice better than the mistake on the way to the current step. */
    better: () => begin(table, false, { better: true }),
    /** Start the game or task of a link. */
    followLink,
    unbind,
  };
}

/** @param hand of the opened game, or null */
function take(table: Table, hand: Hand | null) {
  if (hand === table.hand && hand !== null) return;
  table.hand = hand;
  table.game = games.begin();
  table.wish = null;
  table.expected = false;
  table.task = null;
  if (hand === null) [table.left, table.run] = [null, null];
}

/** Remember a link's game until Python is there. */
function wish(table: Table, { purpose, position }: Pick<Link, "purpose" | "position">) {
  table.expected = purpose.kind === "invent" && purpose.act.kind === "play";
  if (purpose.kind !== "play" && purpose.kind !== "be") return;
  const task = purpose.kind === "be" ? purpose.steps : null;
  table.wish = { text: purpose.done, position, task, arrived: false };
  table.tools.keep(task === null ? 0 : position);
  updateMode(table);
}

/** The notes at a place, and what Enter does there. */
function formatPlace(table: Table, place: number) {
  const offer = offerAt(table);
  const values = notesAt(table.page.view, table.notes.all, offer?.choices ?? [], place);
  const noted = values.length === 0 ? "" : tell("play-told-notes", { values });
  return `${noted} ${formatEnter(table, offer, place)}`.trim();
}

function formatEnter(table: Table, offer: Offer | null | undefined, place: number) {
  const choices = table.page.view.alternatives(place);
  // A given place can't be changed.
  const fixed = choices.length > 1 && writtenAt(table, place) < 0;
  if (fixed && offer?.places.includes(choices[0]) === false) return "";
  const dotted = markMoves(table, offer).some(({ places }) => places.includes(place));
  return dotted ? tell("play-told-enter-dot") : tell("play-told-enter");
}

/** Bind the buttons that start a game. */
function bindWays(table: Table, signal: AbortSignal) {
  const bind = (id: string, act: (byKey: boolean) => void) =>
    element(id, HTMLButtonElement).addEventListener("click", (event) => act(event.detail === 0), {
      signal,
    });
  bind("play-yourself", (byKey) => begin(table, byKey));
  bind("play-start", (byKey) => begin(table, byKey, { anew: true }));
  bind("be-search", (byKey) => beginToBe(table, byKey));
  document.addEventListener("keydown", (event) => press(table, event), { signal });
}

function show(table: Table, bar: ReturnType<typeof makeBar>, marks: ReturnType<typeof bindMarks>) {
  const { page } = table;
  dropLeftWish(table);
  beginLinkedGame(table);
  const live = table.hand !== null;
  updateMode(table);
  const offer = offerAt(table);
  follow(table);
  if (offer?.solved && table.keeps) dropGame(page.scenario.text);
  bar.show(live || waits(table) ? shownOf(table, offer) : null, page.view);
  const { depth } = page.player.state;
  const { found, shown, phase } = table.game;
  const ghost = shown && phase === "better" && found !== null ? found.completion : [];
  const said = live ? games.saidAt(table.game, keyOf(table)) : null;
  const evidence = said?.marks ?? (table.task && be.marksOf(table, table.task)) ?? [];
  const place = live ? [...markPlace(table, offer), ...markMoves(table, offer)] : [];
  if (live) page.view.applyEvents?.(table.hand?.events ?? []);
  marks.showEvidence(
    [...place, ...evidence],
    ghost.length > depth ? { solution: ghost, depth, told: "" } : null,
    page.player.state,
  );
}

/** Update the page's mode. Called in each frame, because a waiting game also depends on Python's status. */
function updateMode(table: Table) {
  const { page, hand, task, wish } = table;
  const kind = task === null && !wish?.task ? "play" : "be";
  if (isBrowsing(page.state)) return;
  if (hand !== null || waits(table)) page.change({ mode: { kind, begun: hand !== null } });
  else if (isByHand(page.state)) {
    page.change({ mode: { kind: page.player.foreign ? "program" : "watch" } });
  }
}

/** At the start there is one button to play; later, one for here and one for the start. */
function makeWays({ player }: Page) {
  const name = element("play-yourself", HTMLElement).firstChild as Text;
  const further = name.data;
  return {
    show() {
      const first = player.timeline.position === 0;
      update(element("play-start", HTMLElement), { hidden: first });
      const told = first ? `${tell("play-bar-label")} ` : further;
      if (name.data !== told) name.data = told;
    },
    remove() {
      name.data = further;
    },
  };
}

/** The game as a link holds it. */
function linkOf(table: Table): ByHand | null {
  const { wish, task, hand, page } = table;
  if (wish !== null) return { purpose: asked(wish), base: null };
  if (task !== null) return { purpose: be.actOf(table, task), base: task.base };
  if (hand === null) return null;
  const done = writeMoves(hand.events, page.player.timeline.size);
  return { purpose: { kind: "play", done, asks: null }, base: null };
}

const asked = ({ text: done, task }: Wish): Act =>
  task === null ? { kind: "play", done, asks: null } : { kind: "be", steps: task, done };

/** Queue an action that may open the pad. */
function opensPad(table: Table, act: () => Promise<void>) {
  table.focus = lateFocus();
  void queue(table, act);
}

const actionsOf = (table: Table) => ({
  back: () => void queue(table, () => takeBack(table)),
  hint: () => void queue(table, () => giveHint(table)),
  lost: () => void queue(table, () => findLoss(table)),
  rescue: () => opensPad(table, () => rescue(table)),
  better: () => opensPad(table, () => goBack(table)),
  retry: () => void queue(table, () => retry(table)),
  mine: () => {
    table.task = null;
    table.page.redraw();
  },
  difference: () => be.toDifference(table),
  show: () => void queue(table, () => be.show(table)),
  more: () => beMore(table),
  value: (choice: number) => void queue(table, () => choose(table, choice)),
  notes: () => turnNotes(table),
  fill: () => void queue(table, () => noteAll(table)),
  clear: () => void clear(table),
  close: () => {
    table.padAt = "";
    toBoard(table);
    table.page.redraw();
  },
  done: () => leave(table),
  anew: () =>
    void queue(table, async () => {
      start(table, []);
      await arrival(table);
    }),
  solution: () => void queue(table, () => showSolution(table)),
  another: (event: Event) => {
    table.toBoard = event instanceof MouseEvent && event.detail === 0 ? lateFocus() : null;
    table.page.openNew();
  },
  result: () => void copyResult(table),
});

/**
 * Start a game at the current moment; at the start, resume the stored game if there is one.
 *
 * @param where `better`: look for something better than the losing step; `anew`: from the start
 */
function begin(
  table: Table,
  byKey: boolean,
  { better = false, anew = false }: { better?: boolean; anew?: boolean } = {},
) {
  const { page, tools } = table;
  const { player, solver } = page;
  const focus = byKey ? lateFocus() : null;
  table.focus = lateFocus();
  takeOver(table, async (stays) => {
    const left = tools.moment();
    const first = anew || (left.position === 0 && !better);
    table.left = left;
    if (first && (await openKept(table, stays))) return focus?.(() => toBoard(table));
    const { takesBack } = page.view;
    const path = () => (takesBack ? left.path.slice(player.timeline.root.length) : readRun(page));
    const events = first ? [] : path();
    await solver.insist("play_check", page.scenario.text, events);
    const found = better
      ? await solver.insist<Found>("play_loss", page.scenario.text, left.path)
      : null;
    const kept = found === null ? 0 : games.backTo(found, left.path.length);
    if (!stays()) return;
    start(table, kept === 0 ? events : events.slice(0, -kept));
    await arrival(table);
    if (found !== null) seekBetter(table, found);
    focus?.(() => toBoard(table));
  });
}

/** Return to the program's run. If that run reaches the visitor's path, offer to run it to there. */
function leave(table: Table) {
  const { left, run, task, tools, page } = table;
  const [path] = standing(table);
  const held = document.activeElement?.id.startsWith("play-");
  tools.resume(left, run);
  if (held) element("your-turn-open", HTMLElement).focus();
  if (task !== null) {
    // Continue after the last correct step.
    page.player.seek(be.reached(task));
    return page.tell(tell("play-told-left", { position: be.reached(task) }));
  }
  const told = tell("play-told-left", { position: left?.position ?? 0 });
  // If the path matches the program's so far, the search has been here already.
  const same = left === null || path.every((choice, at) => left.path[at] === choice);
  if (same || isLocked() || !page.view.takesBack) return page.tell(told);
  const { scenario } = page;
  const offer = { label: tell("play-told-come"), run: () => page.player.find(firstWithPath(path)) };
  const late = (way: typeof offer | undefined) => {
    if (page.scenario === scenario && table.hand === null) page.tell(told, way);
  };
  // Python refuses a path that the search never reaches.
  page.solver.ask("progress", scenario.text, path, null).then(
    () => late(offer),
    () => late(undefined),
  );
}

/** Start a link's game as soon as Python can check it. */
function beginLinkedGame(table: Table) {
  const { wish, page } = table;
  const { solver, player, scenario } = page;
  if (wish === null || table.busy > 0 || player.description === null) return;
  if (solver.status.name !== "loaded" || page.view.pending) return;
  if (wish.task !== null) return beginLinkedTask(table, wish, wish.task);
  queue(table, async () => {
    const events = readMoves(wish.text);
    const problem =
      events === null
        ? tell("play-told-damaged")
        : await solver.insist("play_check", scenario.text, events).then(
            () => null,
            (error: Error) => tell("play-told-problem", { reason: error.message }),
          );
    if (table.wish !== wish) return;
    if (events?.length === 0 && (await openKept(table, () => table.wish === wish))) {
      return arriveOnBoard(table);
    }
    if (table.wish !== wish) return;
    table.wish = null;
    if (events === null || problem !== null) {
      // Keep the link in the address bar, so that it can be corrected.
      table.tools.keep(player.timeline.position);
      return page.complain(problem);
    }
    start(table, events);
    table.taken = 0;
    await arrival(table);
    if (wish.position < events.length) page.player.seek(wish.position);
    arriveOnBoard(table);
  });
}

/** Move the focus to the board of an instance that was requested by key. */
function arriveOnBoard(table: Table) {
  table.toBoard?.(() => toBoard(table));
  table.toBoard = null;
}

/** Moving to another step ends what was being asked. */
function follow(table: Table) {
  const { game, busy } = table;
  if (busy > 0 || game.phase === "own") return;
  if (games.saidAt(game, keyOf(table)) === null) table.game = games.goOn(game);
}

function press(table: Table, event: KeyboardEvent) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const { state } = table.page;
  if (isBrowsing(state) || state.mode.kind === "program") return;
  if (document.querySelector("dialog[open]")) return;
  const { target } = event;
  if (target instanceof HTMLElement && target.matches("input:not([type=range]), textarea, select"))
    return;
  const key = event.key.toLowerCase();
  if (key === "y") {
    event.preventDefault();
    if (table.hand === null) begin(table, true);
    else leave(table);
  } else if (key === "b" && (table.hand === null || table.task !== null)) {
    event.preventDefault();
    if (table.hand === null) beginToBe(table, true);
    else leave(table);
  } else if (table.hand !== null && typed(table, event.key)) event.preventDefault();
}

/** @returns false when the key has no meaning here */
function typed(table: Table, key: string): boolean {
  const actions = actionsOf(table);
  if (key === "Backspace" || (key === "Delete" && table.page.view.notes)) {
    actions.clear();
    return true;
  }
  if (key.toLowerCase() === "n" && table.page.view.notes) {
    actions.notes();
    return true;
  }
  if (key.toLowerCase() === "h" && !hides("verdict") && table.task === null) {
    actions.hint();
    return true;
  }
  const index = games.valueMeant(table.page.view, key);
  if (index >= 0) void typeValue(table, index);
  return index >= 0;
}
