import { tell } from "../language/tell.js";
import { arrival, queue, topOf } from "./acts.js";
import * as games from "./game.js";
import { Hand } from "./hand.js";
import { keep, readGame } from "./kept.js";
import { readMoves, writeMoves } from "./moves-in-link.js";
import { ask } from "./table.js";

/**
 * How what is done by hand begins, be it a game or a task.
 *
 * @import { Table } from "./types.d.ts"
 */

/** Python is there, and has said what is searched. @param {Table["page"]} page @returns {Promise<void>} */
function described({ player, solver }) {
  return new Promise((resolve) => {
    const look = () => {
      const there = player.description !== null && solver.status.name === "loaded";
      if (!there && player.status.name !== "failed") return;
      end();
      resolve();
    };
    const end = player.subscribe(look);
    look();
  });
}

/**
 * Lets the visitor take over from the program, as soon as Python is there, unless something else is open by then.
 *
 * @param {Table} table
 * @param {(stays: () => boolean) => Promise<unknown>} act `stays`: nothing else has been opened meanwhile
 */
export function takeOver(table, act) {
  const { page } = table;
  const { player, solver, scenario } = page;
  if (table.hand !== null || table.starting) return;
  if (solver.status.name !== "loaded") page.tell(tell("play-told-not-loaded"));
  player.pause();
  table.starting = true;
  const stays = () => page.scenario === scenario && table.hand === null;
  queue(table, async () => {
    await described(page);
    if (stays()) await act(stays);
  }).then(() => {
    table.starting = false;
  });
}

/** @param {Table} table @param {readonly number[]} events */
export function start(table, events) {
  const { solver, player, scenario } = table.page;
  const known = player.description;
  const { text } = scenario;
  table.hand = new Hand(events, async () => known ?? solver.insist("describe", text));
  if (!player.foreign) table.run = player.timeline;
  table.game = games.begin();
  table.taken = events.length;
  table.wish = null;
  table.changes = [];
  table.replaced = null;
  const kept = readGame(text);
  const begun = events.length > 0;
  table.kept = begun && kept?.moves === writeMoves(events, player.timeline.size) ? null : kept;
  // What was noted for a grid that is begun anew fitted other digits.
  table.notes = { ...table.notes, all: new Set(begun ? kept?.notes : []) };
  table.tools.open(table.hand);
}

/** The last game takes the place of the one that has been begun. @param {Table} table */
export async function openKept(table) {
  const { kept, page } = table;
  const events = kept && readMoves(kept.moves);
  if (!kept || !events) return;
  await ask(table, "play_check", events);
  start(table, events);
  table.taken = kept.taken;
  table.notes = { ...table.notes, all: new Set(kept.notes) };
  page.countHints(Math.max(0, kept.hints - Number(page.options.hints ?? 0)));
  keep(table);
  table.kept = null;
  await arrival(table);
}

/** Who goes by keyboard is on the board. @param {Table} table */
export function toBoard(table) {
  const top = topOf(table);
  table.tools.point(top >= 0 ? top : table.page.view.moveCursor(-1, ""));
}
