import { tell } from "../language/tell.ts";
import { markMistake } from "../marks/mistake.ts";
import { isTouched } from "../view/touch.ts";
import * as games from "./game.ts";
import { missHere, prepare } from "./judging.ts";
import { keep } from "./kept.ts";
import { MOST_EVENTS } from "./moves-in-link.ts";
import { hasAll, notesAt, toggled } from "./notes.ts";
import {
  ask,
  chosenPlace,
  isPadOpen,
  keyOf,
  LetGo,
  moveCursor,
  standing,
  waitForOffer,
  writtenAt,
} from "./table.ts";
import { dropWrong, standingAt } from "./task.ts";

/**
 * What can be done in a game by hand: place, take back, be given a hint, be told where it was lost, and find a better choice there.
 * Python judges each; one act follows the other.
 *
 * @import { Found, Hint, Judged, Mark, Offer, Refusal } from "../types/answers.ts"
 * @import { Hand } from "./hand.ts"
 * @import { Act, Change, Table } from "./types.ts"
 */

/** Milliseconds for which a rule is drawn that somebody has broken. */
const RULE_STAYS = 2000;

/** Acts one after the other: a click may come before the one before it is judged. @param {Table} table @param {() => Promise<unknown>} act */
export function queue(table, act) {
  table.busy++;
  const { page, hand } = table;
  const { scenario } = page;
  const key = keyOf(table);
  if (table.stand.key !== key || !table.stand.live) table.stand = { key, live: true };
  const { stand } = table;
  const run = async () => {
    // Who has left the game meanwhile, or let go of what was done before there, has left this, too.
    if (stand.live && (table.hand !== null || hand === null)) await act();
  };
  const settle = () => {
    table.busy--;
    page.redraw();
  };
  table.acts = table.acts.then(run).then(settle, (error) => {
    settle();
    if (error instanceof LetGo) stand.live = false;
    else if (page.scenario === scenario) page.tell(error.message);
  });
  return table.acts;
}

/** @param {Table} table @param {string} sentence @param {readonly Mark[]} [marks] */
export function say(table, sentence, marks = []) {
  table.game = games.say(table.game, keyOf(table), sentence, marks);
  table.page.redraw();
}

/** Says why nothing is done. @param {Table} table @param {string} sentence @returns {never} */
function refuse(table, sentence) {
  say(table, sentence);
  throw new LetGo();
}

/** The last choice that can be taken back, or -1. @param {Table} table */
export function topOf({ page: { player } }) {
  const { state } = player;
  return state.depth > state.rootDepth ? state.top : -1;
}

/** A place was pointed at: the cursor goes there at once, and what was typed before is still written where it was. @param {Table} table @param {number} choice */
export function point(table, choice) {
  const open = isPadOpen(table) ? table.cursor?.place : undefined;
  moveCursor(table, choice, true);
  const again = open === table.cursor?.place;
  return queue(table, () => pointed(table, choice, again));
}

/** @param {Table} table @param {number} place @param {boolean} again the pad was open there */
async function pointed(table, place, again) {
  const offer = await waitForOffer(table);
  const choices = table.page.view.alternatives(place);
  const written = writtenAt(table, choices[0]);
  const act = games.meaning(table.game, offer, topOf(table), choices, written);
  table.padAt = act.is === "pick" && !again ? keyOf(table) : "";
  if (act.is === "back") return takeBack(table);
  if (act.is === "pick") {
    const { view, scenario } = table.page;
    const told = { puzzle: scenario.puzzle, place: view.placeName(act.place), keys: !isTouched() };
    return say(table, tell("play-told-choose", told));
  }
  return judged(table, act);
}

/** The visitor has moved the cursor by key. @param {Table} table @param {number} choice */
export function walk(table, choice) {
  const { game } = table;
  moveCursor(table, choice, true);
  table.padAt = "";
  // A hint was about another place; what was asked about a mistake still holds.
  if (game.phase === "own") table.game = { ...game, said: null };
  table.page.redraw();
}

/** One choice was made. @param {Table} table @param {number} choice */
export async function choose(table, choice) {
  const offer = await waitForOffer(table);
  const { phase, found } = table.game;
  const written = writtenAt(table, choice);
  if (written >= 0) return change(table, written, choice);
  if (table.notes.on) return note(table, offer, choice);
  return judged(table, games.judge(phase, found, offer, choice));
}

/** One of the values of the cursor's place was typed. @param {Table} table @param {number} index */
export function typeValue(table, index) {
  const chosen = chosenPlace(table);
  return queue(table, async () => {
    const place = chosen ?? (await duePlace(table));
    if (place !== undefined) return choose(table, table.page.view.alternatives(place)[index]);
  });
}

/** What is written at the cursor's place is taken back; where nothing is, the last choice. @param {Table} table */
export function clear(table) {
  const chosen = chosenPlace(table);
  return queue(table, async () => {
    const place = chosen ?? (await duePlace(table));
    const written = place === undefined ? -1 : writtenAt(table, place);
    return written < 0 ? takeBack(table) : change(table, written, -1);
  });
}

/** Where the cursor stands by itself, when what was done before is done; undefined: nothing is left to be filled. @param {Table} table */
async function duePlace(table) {
  const { places } = await waitForOffer(table);
  return table.cursor?.chosen === false ? table.cursor.place : places[0];
}

/** Something else is put in the place of a choice, or nothing. @param {Table} table @param {number} old @param {number} next -1 for none */
async function change(table, old, next) {
  const { page, cursor } = table;
  table.padAt = "";
  if (old === next) return page.redraw();
  const [path, gone] = standing(table);
  const rest = path.filter((choice) => choice !== old);
  /** @type {Offer} */
  const offer = await ask(table, "play_offer", rest, gone);
  if (next >= 0 && !offer.choices.includes(next)) {
    return showRule(table, await ask(table, "play_refusal", rest, gone, next), []);
  }
  const after = next < 0 ? rest : [...rest, next];
  const { player, scenario, view } = page;
  const since = player.timeline.position;
  await perform(table, ...games.turning(path, after));
  if (standing(table)[0].join() !== after.join()) return;
  moveCursor(table, old, cursor?.chosen === true);
  table.changes = [
    ...table.changes,
    { before: path, after: after.join(), since, done: table.hand?.events.length ?? 0 },
  ];
  if (next < 0)
    say(table, tell("play-told-taken", { puzzle: scenario.puzzle, ...view.names(old) }));
}

/** A small digit more or less. @param {Table} table @param {Offer} offer @param {number} choice */
async function note(table, offer, choice) {
  const { view } = table.page;
  if (!offer.choices.includes(choice)) {
    return showRule(table, await ask(table, "play_refusal", ...standing(table), choice), []);
  }
  const all = toggled(table.notes.all, choice);
  writeNotes(table, all);
  const values = notesAt(view, all, offer.choices, choice);
  say(table, tell("play-told-noted", { place: view.placeName(choice), values }));
}

/** Notes all that fits, or nothing where all is noted. @param {Table} table */
export async function noteAll(table) {
  const { choices } = await waitForOffer(table);
  const all = new Set(hasAll(table.notes.all, choices) ? [] : choices);
  writeNotes(table, all);
  say(table, all.size > 0 ? tell("play-told-noted-all") : tell("play-told-noted-none"));
}

/** Digits are notes from now on, or no more. @param {Table} table */
export function turnNotes(table) {
  const on = !table.notes.on;
  table.notes = { ...table.notes, on };
  say(table, tell("play-told-notes-on", { on }));
}

/** @param {Table} table @param {ReadonlySet<number>} all */
function writeNotes(table, all) {
  table.notes = { ...table.notes, all };
  keep(table);
  table.page.redraw();
}

/** @param {Table} table @param {Act} act */
async function judged(table, act) {
  if (!("choice" in act)) return;
  const { page, game } = table;
  const { choice } = act;
  if (act.is === "lost")
    return say(table, tell("play-told-same", { name: page.view.name(choice) }), losing(table));
  if (act.is === "refused") {
    missHere(table);
    const refusal = await ask(table, "play_refusal", ...standing(table), choice);
    return showRule(table, refusal, game.phase === "better" ? losing(table) : []);
  }
  return game.phase === "better" ? tryBetter(table, choice) : perform(table, choice);
}

/** A choice is refused: the rule is drawn for a while. @param {Table} table @param {Refusal} refusal @param {readonly Mark[]} stays */
function showRule(table, { sentence, marks }, stays) {
  say(table, sentence, [...marks, ...stays]);
  const { said } = table.game;
  setTimeout(() => {
    if (said === null || table.game.said !== said) return;
    table.game = games.say(table.game, said.key, sentence, stays);
    table.page.redraw();
  }, RULE_STAYS);
}

/** Does something, from the moment that is shown on. @param {Table} table @param {...number} events */
export async function perform(table, ...events) {
  const { page, hand, tools } = table;
  if (hand === null) return;
  const { position } = page.player.timeline;
  const back = position < hand.events.length;
  if (back && page.options.day !== undefined) refuse(table, tell("play-told-counts"));
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
  // The cursor stays at a place that was chosen; what is taken back leaves its own to be filled.
  const last = events.at(-1) ?? 0;
  if (last < 0) moveCursor(table, ~last, false);
  else if (chosenPlace(table) === null) table.cursor = null;
  keep(table);
  await arrival(table);
}

/** What was dropped is there again. @param {Table} table @param {Hand} hand @param {Table["task"]} task @param {number} taken */
function restore(table, hand, task, taken) {
  if (table.hand === null) return;
  table.hand = hand;
  table.task = task;
  table.taken = taken;
  table.tools.open(hand);
  keep(table);
}

/** All that has been done is shown, if it is not left before. @param {Table} table @returns {Promise<void>} */
export function arrival(table) {
  const { hand, page } = table;
  const { player } = page;
  return new Promise((resolve, reject) => {
    const here = () => {
      const there = player.aim === null && player.timeline.position === hand?.events.length;
      if (table.hand !== hand) reject(new LetGo());
      else if (there || player.status.name === "failed") resolve();
      else return;
      end();
    };
    const end = player.subscribe(here);
    here();
  });
}

/** @param {Table} table */
export async function takeBack(table) {
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

/** The change by which the path came to be as it is, if it was one. @param {Table} table */
export function lastChange(table) {
  if (table.changes.length === 0 || table.task !== null) return undefined;
  const now = standing(table)[0].join();
  return table.changes.findLast(({ after }) => after === now);
}

/** The path is again as it was before something was changed on it. @param {Table} table @param {Change} change */
async function takeChangeBack(table, change) {
  const { page, hand } = table;
  const [path] = standing(table);
  const again = change.before.find((choice) => !path.includes(choice)) ?? -1;
  // Where nothing was done since then, it never was.
  const last = [page.player.timeline.position, hand?.events.length].every(
    (at) => at === change.done,
  );
  if (last && hand !== null) await goOnFrom(table, hand.upTo(change.since));
  else await perform(table, ...games.turning(path, change.before));
  if (standing(table)[0].join() !== change.before.join()) return;
  table.changes = table.changes.slice(0, table.changes.indexOf(change));
  moveCursor(table, again, table.cursor?.chosen === true);
  const { depth, length } = page.player.state;
  const { puzzle } = page.scenario;
  const told = { puzzle, ...page.view.names(again), number: depth, length };
  say(table, tell("play-told-placed", told));
}

/** The step that the program does not make, and all since then, never was. @param {Table} table */
export async function retry(table) {
  const { task, hand } = table;
  if (task === null || hand === null) return;
  table.task = dropWrong(task);
  await goOnFrom(table, hand.upTo(task.taken + table.task.done));
}

/** What was done is less than it was. @param {Table} table @param {Hand} hand */
async function goOnFrom(table, hand) {
  table.hand = hand;
  table.tools.open(hand);
  keep(table);
  await arrival(table);
}

/** @param {Table} table */
export async function giveHint(table) {
  const key = keyOf(table);
  const step = games.nextHint(table.game, key);
  // Where it was lost has been told here: no hint says more.
  if (table.game.phase === "lost") return sayLoss(table);
  if (step === games.HINTS) say(table, tell("play-told-looking"));
  /** @type {Hint} */
  const hint = await ask(table, "play_hint", ...standing(table), step);
  if (hint.lost && step === games.HINTS) return findLoss(table);
  help(table);
  table.game = games.hinted(table.game, key, step);
  const number = tell("play-told-hint", { step, most: games.HINTS });
  say(table, `${number} ${hint.sentence}`, hint.marks);
  if (hint.place !== null) speakOf(table, hint.place);
}

/** What is said is about the place of a choice. @param {Table} table @param {number} choice */
function speakOf(table, choice) {
  moveCursor(table, choice, false);
  table.padAt = "";
}

/** On the board of a day hints are counted, and so is being told where it was lost. @param {Table} table */
function help({ page }) {
  if (page.options.day !== undefined) page.countHints(1);
}

/** Where was it lost? @param {Table} table */
export async function findLoss(table) {
  say(table, tell("play-told-looking"));
  const [path] = standing(table);
  /** @type {Found} */
  const found = await ask(table, "play_loss", path);
  help(table);
  table.game = games.told(table.game, found);
  sayLoss(table, found);
}

/** @param {Table} table @param {Found | null} [found] */
function sayLoss(table, found = table.game.found) {
  if (found === null) return;
  say(table, found.sentence, [...found.marks, ...losing(table)]);
  if (found.choice !== null) speakOf(table, found.choice);
}

/** The choice that lost it, in red. @param {Table} table @returns {Mark[]} */
function losing({ game: { found }, page: { player, view } }) {
  if (found === null || found.choice === null || found.since === null) return [];
  const { choice, since } = found;
  return [markMistake(view, choice, player.state.path[since - 2])];
}

/** Out of a dead end: back to where it is still possible, as far as that is known. @param {Table} table */
export async function rescue(table) {
  await findLoss(table);
  if (table.game.phase === "lost") await goBack(table);
}

/** Goes back to just before the choice that lost it, to find a better one. @param {Table} table */
export async function goBack(table) {
  const { game, page } = table;
  const { found } = game;
  if (found === null || found.choice === null) return;
  const { path, depth } = page.player.state;
  const count = games.backTo(found, depth);
  const events = Array.from(path.subarray(depth - count, depth), (choice) => ~choice).reverse();
  await perform(table, ...events);
  seekBetter(table, found);
}

/** Just before the choice that lost it another is sought. @param {Table} table @param {Found} found */
export function seekBetter(table, found) {
  const { view } = table.page;
  table.game = games.seek(games.told(table.game, found));
  if (found.choice === null || table.game.phase !== "better") return say(table, found.sentence);
  moveCursor(table, found.choice, true);
  table.padAt = keyOf(table);
  say(table, tell("play-told-find-better", { name: view.name(found.choice) }), losing(table));
}

/** Shows the solution that there was, or hides it: it begins before the choice that lost it. @param {Table} table */
export async function showSolution(table) {
  if (table.game.phase === "lost") await goBack(table);
  table.game = { ...table.game, shown: !table.game.shown };
  table.page.redraw();
}

/** @param {Table} table @param {number} choice */
async function tryBetter(table, choice) {
  const marks = losing(table);
  say(table, tell("play-told-looking"), marks);
  const [path] = standing(table);
  /** @type {Judged} */
  const found = await ask(table, "play_judge", path, choice);
  if (found.alive === false) return say(table, found.sentence, [...found.marks, ...marks]);
  await perform(table, choice);
  table.game = games.goOn(table.game);
  const more = found.alive === null ? ` ${tell("play-told-stands")}` : "";
  say(table, found.sentence + more);
}
