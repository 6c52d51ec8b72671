import { isTouched } from "../../dom/touch.ts";
import type {
  Found,
  Hint,
  Judged,
  Mark,
  Offer,
  Refusal,
} from "../../engine/types/python-replies.ts";
import { t } from "../../language/translate.ts";
import type { Change, Task } from "../../state/game.ts";
import { MOST_EVENTS } from "../../state/link/moves.ts";
import { markMistake } from "../marks/mark-mistake.ts";
import { dropWrong, standingAt } from "./be-search-task.ts";
import type { Context } from "./context.ts";
import {
  ask,
  Cancelled,
  chosenPlace,
  isPadOpen,
  keyOf,
  moveCursor,
  standing,
  waitForOffer,
  writtenAt,
} from "./context.ts";
import type { Act } from "./game.ts";
import * as games from "./game.ts";
import type { Hand } from "./hand-source.ts";
import { missHere, prepare } from "./judge-steps.ts";
import { hasAll, hasCrosses, notable, notesAt, toggled, withoutNotesAt } from "./notes.ts";
import { keep } from "./stored-games.ts";

/**
 * Actions in a game by hand: place, undo, get a hint, find out where the game was lost, and look for a better choice
 * there. Python judges each; they run one after the other.
 */

/** Milliseconds for which a broken rule is drawn. */
const RULE_STAYS = 2000;

/** Queue an action: a click may arrive before the one before it has been judged. */
export function queue(context: Context, act: () => Promise<unknown>) {
  context.busy++;
  const { page, hand } = context;
  const { scenario } = page;
  const key = keyOf(context);
  if (context.stand.key !== key || !context.stand.live) context.stand = { key, live: true };
  const { stand } = context;
  const run = async () => {
    // Drop the action if the visitor has left the game, or an earlier action of the same moment was refused.
    if (stand.live && (context.hand !== null || hand === null)) await act();
  };
  const settle = () => {
    context.busy--;
    page.redraw();
  };
  context.acts = context.acts.then(run).then(settle, (error) => {
    settle();
    if (error instanceof Cancelled) stand.live = false;
    else if (page.scenario === scenario) page.showToast(error.message);
  });
  return context.acts;
}

export function say(context: Context, sentence: string, marks: readonly Mark[] = []) {
  context.set(games.say(context.game, keyOf(context), sentence, marks));
}

/** Say why nothing is done, and cancel the actions queued after it. */
function refuse(context: Context, sentence: string): never {
  say(context, sentence);
  throw new Cancelled();
}

/** The last choice that can be undone, or -1. */
export function topOf({ page: { player } }: Context) {
  const { state } = player;
  return state.depth > state.rootDepth ? state.top : -1;
}

/** Handle a click on a place: the cursor moves at once, while keys typed before are still applied to the old place. */
export function point(context: Context, choice: number) {
  const open = isPadOpen(context) ? context.game.cursor?.place : undefined;
  moveCursor(context, choice, true);
  const again = open === context.game.cursor?.place;
  return queue(context, () => pointed(context, choice, again));
}

/** @param again true: the pad was open there */
async function pointed(context: Context, place: number, again: boolean) {
  const offer = await waitForOffer(context);
  const choices = context.page.view.alternatives(place);
  if (context.game.notes.on && hasCrosses(context.page.view)) {
    if (notableAt(context, offer, place).length > 0) return note(context, offer, place);
  }
  const written = writtenAt(context, choices[0]);
  const act = games.actionFor(context.game, offer, topOf(context), choices, written);
  context.set({ padAt: act.is === "pick" && !again ? keyOf(context) : "" });
  if (act.is === "back") return takeBack(context);
  if (act.is === "pick") {
    const { view, scenario } = context.page;
    const told = { puzzle: scenario.puzzle, place: view.placeName(act.place), keys: !isTouched() };
    return say(context, t("play-told-choose", told));
  }
  return judged(context, act);
}

/** The visitor has moved the cursor by key. */
export function walk(context: Context, choice: number) {
  moveCursor(context, choice, true);
  context.set({ padAt: "" });
  // A hint was about another place, but a question about a mistake still holds.
  if (context.game.phase === "own") context.set({ said: null });
}

/** Handle the choice of a value or a place. */
export async function choose(context: Context, choice: number) {
  const offer = await waitForOffer(context);
  const { phase, found } = context.game;
  const written = writtenAt(context, choice);
  if (written >= 0) return change(context, written, choice);
  if (context.game.notes.on) return note(context, offer, choice);
  return judged(context, games.judge(phase, found, offer, choice));
}

/** A key for one of the values of the cursor's place. */
export function typeValue(context: Context, index: number) {
  const chosen = chosenPlace(context);
  return queue(context, async () => {
    const place = chosen ?? (await duePlace(context));
    if (place !== undefined) return choose(context, context.page.view.alternatives(place)[index]);
  });
}

/**
 * Erase the value or the notes of a place; if it is empty, undo the last choice.
 *
 * @param chosen null: the place to fill next, of which only a value is erased
 */
export function clear(context: Context, chosen = chosenPlace(context)) {
  return queue(context, async () => {
    const place = chosen ?? (await duePlace(context));
    const written = place === undefined ? -1 : writtenAt(context, place);
    if (written >= 0) return change(context, written, -1);
    const offer = await waitForOffer(context);
    return chosen !== null && notesOf(context, offer, chosen).length > 0
      ? clearNotes(context, offer, chosen)
      : takeBack(context);
  });
}

/** The cursor's default place, once earlier actions are done; undefined when nothing is left to fill. */
async function duePlace(context: Context) {
  const { places } = await waitForOffer(context);
  return context.game.cursor?.chosen === false ? context.game.cursor.place : places[0];
}

/** Replace a choice on the path, or remove it. @param next -1 to remove it */
async function change(context: Context, old: number, next: number) {
  const {
    game: { cursor },
    page,
  } = context;
  context.set({ padAt: "" });
  if (old === next) return page.redraw();
  const [path, gone] = standing(context);
  const rest = path.filter((choice) => choice !== old);
  const offer = await ask<Offer>(context, "play_offer", rest, gone);
  if (next >= 0 && !offer.choices.includes(next)) {
    return showRule(context, await ask<Refusal>(context, "play_refusal", rest, gone, next), []);
  }
  const after = next < 0 ? rest : [...rest, next];
  const { player, scenario, view } = page;
  const since = player.timeline.position;
  await perform(context, ...games.eventsBetween(path, after));
  if (standing(context)[0].join() !== after.join()) return;
  moveCursor(context, old, cursor?.chosen === true);
  context.set({
    changes: [
      ...context.game.changes,
      { before: path, after: after.join(), since, done: context.hand?.events.length ?? 0 },
    ],
  });
  if (next < 0) say(context, t("play-told-taken", { puzzle: scenario.puzzle, ...view.names(old) }));
}

const notableAt = (context: Context, { choices }: Offer, place: number) =>
  notable(context.page.view, choices, standing(context)[0], place);

/** Toggle a small digit, or a cross. */
async function note(context: Context, offer: Offer, choice: number) {
  if (!notableAt(context, offer, choice).includes(choice)) {
    return showRule(
      context,
      await ask<Refusal>(context, "play_refusal", ...standing(context), choice),
      [],
    );
  }
  writeNotes(context, toggled(context.game.notes.all, choice));
  sayNotes(context, offer, choice);
}

function clearNotes(context: Context, offer: Offer, place: number) {
  writeNotes(context, withoutNotesAt(context.page.view, context.game.notes.all, place));
  sayNotes(context, offer, place);
}

/** The visible notes at a place. */
const notesOf = (context: Context, offer: Offer, place: number) =>
  notesAt(context.page.view, context.game.notes.all, notableAt(context, offer, place), place);

function sayNotes(context: Context, offer: Offer, choice: number) {
  const { view, scenario } = context.page;
  const values = notesOf(context, offer, choice);
  const told = { puzzle: scenario.puzzle, place: view.placeName(choice), values };
  say(context, t("play-told-noted", told));
}

/** Note everything that fits, or clear all notes if everything is noted. */
export async function noteAll(context: Context) {
  const { choices } = await waitForOffer(context);
  const all = new Set(hasAll(context.game.notes.all, choices) ? [] : choices);
  writeNotes(context, all);
  say(context, all.size > 0 ? t("play-told-noted-all") : t("play-told-noted-none"));
}

/** Toggle whether choices become notes. */
export function turnNotes(context: Context) {
  const on = !context.game.notes.on;
  context.set({ notes: { ...context.game.notes, on } });
  say(context, t("play-told-notes-on", { puzzle: context.page.scenario.puzzle, on }));
}

function writeNotes(context: Context, all: ReadonlySet<number>) {
  context.set({ notes: { ...context.game.notes, all } });
  keep(context);
}

async function judged(context: Context, act: Act) {
  if (!("choice" in act)) return;
  const { page, game } = context;
  const { choice } = act;
  if (act.is === "lost")
    return say(context, t("play-told-same", { name: page.view.name(choice) }), losing(context));
  if (act.is === "refused") {
    missHere(context);
    const refusal = await ask<Refusal>(context, "play_refusal", ...standing(context), choice);
    await leaveWrongPlace(context, choice);
    return showRule(context, refusal, game.phase === "better" ? losing(context) : []);
  }
  return game.phase === "better" ? tryBetter(context, choice) : perform(context, choice);
}

/** Move the cursor off a wrong place if only one can come next: each value would be refused there. */
async function leaveWrongPlace(context: Context, choice: number) {
  const { places } = await waitForOffer(context);
  const values = context.page.view.alternatives(choice);
  if (values.length > 1 && places.length === 1 && places[0] !== values[0])
    context.set({ cursor: null });
}

/** Refuse a choice, and draw the rule for a while. */
function showRule(context: Context, { sentence, marks }: Refusal, stays: readonly Mark[]) {
  say(context, sentence, [...marks, ...stays]);
  const { said } = context.game;
  setTimeout(() => {
    if (said === null || context.game.said !== said) return;
    context.set(games.say(context.game, said.key, sentence, stays));
  }, RULE_STAYS);
}

/** Make events after the current moment; later ones are dropped. */
export async function perform(context: Context, ...events: number[]) {
  const { page, hand, tools } = context;
  if (hand === null) return;
  const { position } = page.player.timeline;
  const back = position < hand.events.length;
  if (back && page.state.options.day !== undefined) refuse(context, t("play-told-counts"));
  if (position + events.length > MOST_EVENTS)
    refuse(context, t("play-told-full", { most: MOST_EVENTS }));
  const {
    game: { task, taken },
  } = context;
  const refused = await prepare(context, hand.events.slice(0, position), events);
  if (refused !== null) refuse(context, refused);
  if (back) {
    const other = hand.upTo(position);
    other.add(...events);
    context.set({ taken: Math.min(context.game.taken, position) });
    tools.open(other);
    const run = () => restore(context, hand, task, taken);
    const dropped = t("play-told-dropped", { steps: hand.events.length - position });
    page.showToast(dropped, { label: t("play-told-restore"), run });
  } else hand.add(...events);
  // The cursor stays at a place that the visitor chose; otherwise it moves to an emptied place, or to the next one to
  // fill.
  const last = events.at(-1) ?? 0;
  if (last < 0) moveCursor(context, ~last, false);
  else if (chosenPlace(context) === null) context.set({ cursor: null });
  keep(context);
  await arrival(context);
}

/** Bring dropped steps back. */
function restore(context: Context, hand: Hand, task: Task | null, taken: number) {
  if (context.hand === null) return;
  context.set({ task, taken });
  context.tools.open(hand);
  keep(context);
}

/** Resolves when everything done is shown; rejected if the game is left before. */
export function arrival(context: Context): Promise<void> {
  const { hand, page } = context;
  const { player } = page;
  return new Promise((resolve, reject) => {
    const here = () => {
      const there = player.aim === null && player.timeline.position === hand?.events.length;
      if (context.hand !== hand) reject(new Cancelled());
      else if (there || player.status.name === "failed") resolve();
      else return;
      end();
    };
    const end = player.subscribe(here);
    here();
  });
}

export async function takeBack(context: Context) {
  const {
    game: { task },
    page,
  } = context;
  if (task !== null && standingAt(task, page.player.timeline.position) === "wrong") {
    return retry(context);
  }
  const change = lastChange(context);
  if (change !== undefined) return takeChangeBack(context, change);
  const { held } = await waitForOffer(context);
  const top = topOf(context);
  if (top < 0) return say(context, t("play-told-nothing"));
  if (held !== null) {
    missHere(context);
    return say(context, held);
  }
  return perform(context, ~top);
}

/** The change that led to the current path, if a change did. */
export function lastChange(context: Context) {
  if (context.game.changes.length === 0 || context.game.task !== null) return undefined;
  const now = standing(context)[0].join();
  return context.game.changes.findLast(({ after }) => after === now);
}

/** Undo a change of a choice: the path becomes what it was before. */
async function takeChangeBack(context: Context, change: Change) {
  const { page, hand } = context;
  const [path] = standing(context);
  const again = change.before.find((choice) => !path.includes(choice)) ?? -1;
  // If nothing was done since, drop the change entirely; otherwise undo it by more steps.
  const last = [page.player.timeline.position, hand?.events.length].every(
    (at) => at === change.done,
  );
  if (last && hand !== null) await goOnFrom(context, hand.upTo(change.since));
  else await perform(context, ...games.eventsBetween(path, change.before));
  if (standing(context)[0].join() !== change.before.join()) return;
  context.set({ changes: context.game.changes.slice(0, context.game.changes.indexOf(change)) });
  moveCursor(context, again, context.game.cursor?.chosen === true);
  const { depth, length } = page.player.state;
  const { puzzle } = page.scenario;
  const told = { puzzle, ...page.view.names(again), number: depth, length };
  say(context, t("play-told-placed", told));
}

/** Drop the step that the program would not make, and all later steps. */
export async function retry(context: Context) {
  const {
    game: { task },
    hand,
  } = context;
  if (task === null || hand === null) return;
  const right = dropWrong(task);
  context.set({ task: right });
  await goOnFrom(context, hand.upTo(right.taken + right.done));
}

/** Continue from a shorter game. */
async function goOnFrom(context: Context, hand: Hand) {
  context.tools.open(hand);
  keep(context);
  await arrival(context);
}

export async function giveHint(context: Context) {
  const key = keyOf(context);
  const step = games.nextHint(context.game, key);
  if (context.game.phase === "lost") return sayNoHint(context);
  if (step === games.HINTS) say(context, t("play-told-looking"));
  const hint = await ask<Hint>(context, "play_hint", ...standing(context), step);
  if (hint.lost && step === games.HINTS) return findLoss(context);
  help(context);
  context.set(games.hinted(context.game, key, step));
  const number = t("play-told-hint", { step, most: games.HINTS });
  say(context, `${number} ${hint.sentence}`, hint.marks);
  if (hint.place !== null) speakOf(context, hint.place);
}

/** Move the cursor to the place that a sentence is about. */
function speakOf(context: Context, choice: number) {
  moveCursor(context, choice, false);
  context.set({ padAt: "" });
}

/** On the puzzle of the day, count a hint; asking for the losing step counts as one. */
function help({ page }: Context) {
  if (page.state.options.day !== undefined) page.countHints(1);
}

/** Find the losing step. */
export async function findLoss(context: Context) {
  say(context, t("play-told-looking"));
  const [path] = standing(context);
  const found = await ask<Found>(context, "play_loss", path);
  help(context);
  context.set(games.withLoss(context.game, found));
  sayLoss(context, found);
}

function sayLoss(context: Context, found: Found | null = context.game.found) {
  if (found === null) return;
  say(context, found.sentence, [...found.marks, ...losing(context)]);
  if (found.choice !== null) speakOf(context, found.choice);
}

/** The losing step has been named, and no hint says more. */
function sayNoHint(context: Context) {
  const choice = context.game.found?.choice ?? -1;
  say(context, t("play-told-no-hint", { name: context.page.view.name(choice) }), losing(context));
}

/** The losing choice, in red. */
function losing({ game: { found }, page: { player, view } }: Context): Mark[] {
  if (found === null || found.choice === null || found.since === null) return [];
  const { choice, since } = found;
  return [markMistake(view, choice, player.state.path[since - 2])];
}

/** Leave a dead end: go back to where a solution is still possible, if that is known. */
export async function rescue(context: Context) {
  await findLoss(context);
  if (context.game.phase === "lost") await goBack(context);
}

/** Go back to just before the losing choice, to find a better one. */
export async function goBack(context: Context) {
  const { game, page } = context;
  const { found } = game;
  if (found === null || found.choice === null) return;
  const { path, depth } = page.player.state;
  const count = games.backTo(found, depth);
  const events = Array.from(path.subarray(depth - count, depth), (choice) => ~choice).reverse();
  await perform(context, ...events);
  seekBetter(context, found);
}

/** Ask for a better choice just before the losing one. */
export function seekBetter(context: Context, found: Found) {
  const { view } = context.page;
  context.set(games.lookForBetter(games.withLoss(context.game, found)));
  if (found.choice === null || context.game.phase !== "better") return say(context, found.sentence);
  moveCursor(context, found.choice, true);
  context.set({ padAt: keyOf(context) });
  say(context, t("play-told-find-better", { name: view.name(found.choice) }), losing(context));
}

/** Toggle the solution that was possible; it branches off before the losing choice. */
export async function showSolution(context: Context) {
  if (context.game.phase === "lost") await goBack(context);
  const { shown, found } = context.game;
  const name = context.page.view.name(found?.choice ?? -1);
  context.set({ shown: !shown });
  const told = shown ? t("play-told-find-better", { name }) : t("play-told-solution", { name });
  say(context, told, losing(context));
}

async function tryBetter(context: Context, choice: number) {
  const marks = losing(context);
  say(context, t("play-told-looking"), marks);
  const [path] = standing(context);
  const found = await ask<Judged>(context, "play_judge", path, choice);
  if (found.alive === false) return say(context, found.sentence, [...found.marks, ...marks]);
  await perform(context, choice);
  context.set(games.goOn(context.game));
  const more = found.alive === null ? ` ${t("play-told-stands")}` : "";
  say(context, found.sentence + more);
}
