import { isTouched } from "../../dom/touch.ts";
import type { Found, Hint, Judged, Mark, Offer, Refusal } from "../../engine/types/answers.ts";
import { tell } from "../../language/tell.ts";
import { markMistake } from "../marks/mistake.ts";
import * as games from "./game.ts";
import type { Hand } from "./hand.ts";
import { missHere, prepare } from "./judging.ts";
import { keep } from "./kept.ts";
import { MOST_EVENTS } from "./moves-in-link.ts";
import { hasAll, notesAt, toggled } from "./notes.ts";
import type { Table } from "./table.ts";
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
} from "./table.ts";
import { dropWrong, standingAt } from "./task.ts";
import type { Act, Change } from "./types.ts";

/**
 * Actions in a game by hand: place, undo, get a hint, find out where the game was lost, and look for a better choice
 * there. Python judges each; they run one after the other.
 */

/** Milliseconds for which a broken rule is drawn. */
const RULE_STAYS = 2000;

/** Queue an action: a click may arrive before the one before it has been judged. */
export function queue(table: Table, act: () => Promise<unknown>) {
  table.busy++;
  const { page, hand } = table;
  const { scenario } = page;
  const key = keyOf(table);
  if (table.stand.key !== key || !table.stand.live) table.stand = { key, live: true };
  const { stand } = table;
  const run = async () => {
    // Drop the action if the visitor has left the game, or an earlier action of the same moment was refused.
    if (stand.live && (table.hand !== null || hand === null)) await act();
  };
  const settle = () => {
    table.busy--;
    page.redraw();
  };
  table.acts = table.acts.then(run).then(settle, (error) => {
    settle();
    if (error instanceof Cancelled) stand.live = false;
    else if (page.scenario === scenario) page.tell(error.message);
  });
  return table.acts;
}

export function say(table: Table, sentence: string, marks: readonly Mark[] = []) {
  table.game = games.say(table.game, keyOf(table), sentence, marks);
  table.page.redraw();
}

/** Say why nothing is done, and cancel the actions queued after it. */
function refuse(table: Table, sentence: string): never {
  say(table, sentence);
  throw new Cancelled();
}

/** The last choice that can be undone, or -1. */
export function topOf({ page: { player } }: Table) {
  const { state } = player;
  return state.depth > state.rootDepth ? state.top : -1;
}

/** Handle a click on a place: the cursor moves at once, while keys typed before are still applied to the old place. */
export function point(table: Table, choice: number) {
  const open = isPadOpen(table) ? table.cursor?.place : undefined;
  moveCursor(table, choice, true);
  const again = open === table.cursor?.place;
  return queue(table, () => pointed(table, choice, again));
}

/** @param again true: the pad was open there */
async function pointed(table: Table, place: number, again: boolean) {
  const offer = await waitForOffer(table);
  const choices = table.page.view.alternatives(place);
  const written = writtenAt(table, choices[0]);
  const act = games.actionFor(table.game, offer, topOf(table), choices, written);
  table.padAt = act.is === "pick" && !again ? keyOf(table) : "";
  if (act.is === "back") return takeBack(table);
  if (act.is === "pick") {
    const { view, scenario } = table.page;
    const told = { puzzle: scenario.puzzle, place: view.placeName(act.place), keys: !isTouched() };
    return say(table, tell("play-told-choose", told));
  }
  return judged(table, act);
}

/** The visitor has moved the cursor by key. */
export function walk(table: Table, choice: number) {
  const { game } = table;
  moveCursor(table, choice, true);
  table.padAt = "";
  // A hint was about another place, but a question about a mistake still holds.
  if (game.phase === "own") table.game = { ...game, said: null };
  table.page.redraw();
}

/** Handle the choice of a value or a place. */
export async function choose(table: Table, choice: number) {
  const offer = await waitForOffer(table);
  const { phase, found } = table.game;
  const written = writtenAt(table, choice);
  if (written >= 0) return change(table, written, choice);
  if (table.notes.on) return note(table, offer, choice);
  return judged(table, games.judge(phase, found, offer, choice));
}

/** A key for one of the values of the cursor's place. */
export function typeValue(table: Table, index: number) {
  const chosen = chosenPlace(table);
  return queue(table, async () => {
    const place = chosen ?? (await duePlace(table));
    if (place !== undefined) return choose(table, table.page.view.alternatives(place)[index]);
  });
}

/** Erase the cursor's place; if it is empty, undo the last choice. */
export function clear(table: Table) {
  const chosen = chosenPlace(table);
  return queue(table, async () => {
    const place = chosen ?? (await duePlace(table));
    const written = place === undefined ? -1 : writtenAt(table, place);
    return written < 0 ? takeBack(table) : change(table, written, -1);
  });
}

/** The cursor's default place, once earlier actions are done; undefined when nothing is left to fill. */
async function duePlace(table: Table) {
  const { places } = await waitForOffer(table);
  return table.cursor?.chosen === false ? table.cursor.place : places[0];
}

/** Replace a choice on the path, or remove it. @param next -1 to remove it */
async function change(table: Table, old: number, next: number) {
  const { page, cursor } = table;
  table.padAt = "";
  if (old === next) return page.redraw();
  const [path, gone] = standing(table);
  const rest = path.filter((choice) => choice !== old);
  const offer = await ask<Offer>(table, "play_offer", rest, gone);
  if (next >= 0 && !offer.choices.includes(next)) {
    return showRule(table, await ask<Refusal>(table, "play_refusal", rest, gone, next), []);
  }
  const after = next < 0 ? rest : [...rest, next];
  const { player, scenario, view } = page;
  const since = player.timeline.position;
  await perform(table, ...games.eventsBetween(path, after));
  if (standing(table)[0].join() !== after.join()) return;
  moveCursor(table, old, cursor?.chosen === true);
  table.changes = [
    ...table.changes,
    { before: path, after: after.join(), since, done: table.hand?.events.length ?? 0 },
  ];
  if (next < 0)
    say(table, tell("play-told-taken", { puzzle: scenario.puzzle, ...view.names(old) }));
}

/** Toggle a small digit. */
async function note(table: Table, offer: Offer, choice: number) {
  const { view } = table.page;
  if (!offer.choices.includes(choice)) {
    return showRule(
      table,
      await ask<Refusal>(table, "play_refusal", ...standing(table), choice),
      [],
    );
  }
  const all = toggled(table.notes.all, choice);
  writeNotes(table, all);
  const values = notesAt(view, all, offer.choices, choice);
  say(table, tell("play-told-noted", { place: view.placeName(choice), values }));
}

/** Note everything that fits, or clear all notes if everything is noted. */
export async function noteAll(table: Table) {
  const { choices } = await waitForOffer(table);
  const all = new Set(hasAll(table.notes.all, choices) ? [] : choices);
  writeNotes(table, all);
  say(table, all.size > 0 ? tell("play-told-noted-all") : tell("play-told-noted-none"));
}

/** Toggle whether digits become notes. */
export function turnNotes(table: Table) {
  const on = !table.notes.on;
  table.notes = { ...table.notes, on };
  say(table, tell("play-told-notes-on", { on }));
}

function writeNotes(table: Table, all: ReadonlySet<number>) {
  table.notes = { ...table.notes, all };
  keep(table);
  table.page.redraw();
}

async function judged(table: Table, act: Act) {
  if (!("choice" in act)) return;
  const { page, game } = table;
  const { choice } = act;
  if (act.is === "lost")
    return say(table, tell("play-told-same", { name: page.view.name(choice) }), losing(table));
  if (act.is === "refused") {
    missHere(table);
    const refusal = await ask<Refusal>(table, "play_refusal", ...standing(table), choice);
    return showRule(table, refusal, game.phase === "better" ? losing(table) : []);
  }
  return game.phase === "better" ? tryBetter(table, choice) : perform(table, choice);
}

/** Refuse a choice, and draw the rule for a while. */
function showRule(table: Table, { sentence, marks }: Refusal, stays: readonly Mark[]) {
  say(table, sentence, [...marks, ...stays]);
  const { said } = table.game;
  setTimeout(() => {
    if (said === null || table.game.said !== said) return;
    table.game = games.say(table.game, said.key, sentence, stays);
    table.page.redraw();
  }, RULE_STAYS);
}

/** Make events after the current moment; later ones are dropped. */
export async function perform(table: Table, ...events: number[]) {
  const { page, hand, tools } = table;
  if (hand === null) return;
  const { position } = page.player.timeline;
  const back = position < hand.events.length;
  if (back && page.state.options.day !== undefined) refuse(table, tell("play-told-counts"));
  if (position + events.length > MOST_EVENTS)
    refuse(table, tell("play-told-full", { most: MOST_EVENTS }));
  const { task, taken } = table;
  const refused = await prepare(table, hand.events.slice(0, position), events);
  if (refused !== null) refuse(table, refused);
  if (back) {
    table.hand = hand.upTo(position);
    table.hand.add(...events);
    table.taken = Math.min(table.taken, position);
    tools.open(table.hand);
    const run = () => restore(table, hand, task, taken);
    const dropped = tell("play-told-dropped", { steps: hand.events.length - position });
    page.tell(dropped, { label: tell("play-told-restore"), run });
  } else hand.add(...events);
  // The cursor stays at a place that the visitor chose; otherwise it moves to an emptied place, or to the next one to
  // fill.
  const last = events.at(-1) ?? 0;
  if (last < 0) moveCursor(table, ~last, false);
  else if (chosenPlace(table) === null) table.cursor = null;
  keep(table);
  await arrival(table);
}

/** Bring dropped steps back. */
function restore(table: Table, hand: Hand, task: Table["task"], taken: number) {
  if (table.hand === null) return;
  table.hand = hand;
  table.task = task;
  table.taken = taken;
  table.tools.open(hand);
  keep(table);
}

/** Resolves when everything done is shown; rejected if the game is left before. */
export function arrival(table: Table): Promise<void> {
  const { hand, page } = table;
  const { player } = page;
  return new Promise((resolve, reject) => {
    const here = () => {
      const there = player.aim === null && player.timeline.position === hand?.events.length;
      if (table.hand !== hand) reject(new Cancelled());
      else if (there || player.status.name === "failed") resolve();
      else return;
      end();
    };
    const end = player.subscribe(here);
    here();
  });
}

export async function takeBack(table: Table) {
  const { task, page } = table;
  if (task !== null && standingAt(task, page.player.timeline.position) === "wrong") {
    return retry(table);
  }
  const change = lastChange(table);
  if (change !== undefined) return takeChangeBack(table, change);
  const { held } = await waitForOffer(table);
  const top = topOf(table);
  if (top < 0) return say(table, tell("play-told-nothing"));
  if (held !== null) {
    missHere(table);
    return say(table, held);
  }
  return perform(table, ~top);
}

/** The change that led to the current path, if a change did. */
export function lastChange(table: Table) {
  if (table.changes.length === 0 || table.task !== null) return undefined;
  const now = standing(table)[0].join();
  return table.changes.findLast(({ after }) => after === now);
}

/** Undo a change of a choice: the path becomes what it was before. */
async function takeChangeBack(table: Table, change: Change) {
  const { page, hand } = table;
  const [path] = standing(table);
  const again = change.before.find((choice) => !path.includes(choice)) ?? -1;
  // If nothing was done since, drop the change entirely; otherwise undo it by more steps.
  const last = [page.player.timeline.position, hand?.events.length].every(
    (at) => at === change.done,
  );
  if (last && hand !== null) await goOnFrom(table, hand.upTo(change.since));
  else await perform(table, ...games.eventsBetween(path, change.before));
  if (standing(table)[0].join() !== change.before.join()) return;
  table.changes = table.changes.slice(0, table.changes.indexOf(change));
  moveCursor(table, again, table.cursor?.chosen === true);
  const { depth, length } = page.player.state;
  const { puzzle } = page.scenario;
  const told = { puzzle, ...page.view.names(again), number: depth, length };
  say(table, tell("play-told-placed", told));
}

/** Drop the step that the program would not make, and all later steps. */
export async function retry(table: Table) {
  const { task, hand } = table;
  if (task === null || hand === null) return;
  table.task = dropWrong(task);
  await goOnFrom(table, hand.upTo(task.taken + table.task.done));
}

/** Continue from a shorter game. */
async function goOnFrom(table: Table, hand: Hand) {
  table.hand = hand;
  table.tools.open(hand);
  keep(table);
  await arrival(table);
}

export async function giveHint(table: Table) {
  const key = keyOf(table);
  const step = games.nextHint(table.game, key);
  // The losing step has been named, and no hint says more.
  if (table.game.phase === "lost") return sayLoss(table);
  if (step === games.HINTS) say(table, tell("play-told-looking"));
  const hint = await ask<Hint>(table, "play_hint", ...standing(table), step);
  if (hint.lost && step === games.HINTS) return findLoss(table);
  help(table);
  table.game = games.hinted(table.game, key, step);
  const number = tell("play-told-hint", { step, most: games.HINTS });
  say(table, `${number} ${hint.sentence}`, hint.marks);
  if (hint.place !== null) speakOf(table, hint.place);
}

/** Move the cursor to the place that a sentence is about. */
function speakOf(table: Table, choice: number) {
  moveCursor(table, choice, false);
  table.padAt = "";
}

/** On the puzzle of the day, count a hint; asking for the losing step counts as one. */
function help({ page }: Table) {
  if (page.state.options.day !== undefined) page.countHints(1);
}

/** Find the losing step. */
export async function findLoss(table: Table) {
  say(table, tell("play-told-looking"));
  const [path] = standing(table);
  const found = await ask<Found>(table, "play_loss", path);
  help(table);
  table.game = games.withLoss(table.game, found);
  sayLoss(table, found);
}

function sayLoss(table: Table, found: Found | null = table.game.found) {
  if (found === null) return;
  say(table, found.sentence, [...found.marks, ...losing(table)]);
  if (found.choice !== null) speakOf(table, found.choice);
}

/** The losing choice, in red. */
function losing({ game: { found }, page: { player, view } }: Table): Mark[] {
  if (found === null || found.choice === null || found.since === null) return [];
  const { choice, since } = found;
  return [markMistake(view, choice, player.state.path[since - 2])];
}

/** Leave a dead end: go back to where a solution is still possible, if that is known. */
export async function rescue(table: Table) {
  await findLoss(table);
  if (table.game.phase === "lost") await goBack(table);
}

/** Go back to just before the losing choice, to find a better one. */
export async function goBack(table: Table) {
  const { game, page } = table;
  const { found } = game;
  if (found === null || found.choice === null) return;
  const { path, depth } = page.player.state;
  const count = games.backTo(found, depth);
  const events = Array.from(path.subarray(depth - count, depth), (choice) => ~choice).reverse();
  await perform(table, ...events);
  seekBetter(table, found);
}

/** Ask for a better choice just before the losing one. */
export function seekBetter(table: Table, found: Found) {
  const { view } = table.page;
  table.game = games.lookForBetter(games.withLoss(table.game, found));
  if (found.choice === null || table.game.phase !== "better") return say(table, found.sentence);
  moveCursor(table, found.choice, true);
  table.padAt = keyOf(table);
  say(table, tell("play-told-find-better", { name: view.name(found.choice) }), losing(table));
}

/** Toggle the solution that was possible; it branches off before the losing choice. */
export async function showSolution(table: Table) {
  if (table.game.phase === "lost") await goBack(table);
  table.game = { ...table.game, shown: !table.game.shown };
  table.page.redraw();
}

async function tryBetter(table: Table, choice: number) {
  const marks = losing(table);
  say(table, tell("play-told-looking"), marks);
  const [path] = standing(table);
  const found = await ask<Judged>(table, "play_judge", path, choice);
  if (found.alive === false) return say(table, found.sentence, [...found.marks, ...marks]);
  await perform(table, choice);
  table.game = games.goOn(table.game);
  const more = found.alive === null ? ` ${tell("play-told-stands")}` : "";
  say(table, found.sentence + more);
}
