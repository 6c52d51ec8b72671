import { tell } from "../language/tell.js";
import { queue, topOf } from "./acts.js";
import * as games from "./game.js";
import { Hand } from "./hand.js";
import { notesOf, writeNotes } from "./table.js";

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
  table.game = games.begin();
  table.taken = events.length;
  table.wish = null;
  // What was noted for a grid that is begun anew fitted other digits.
  if (events.length === 0 && notesOf(table).size > 0) writeNotes(table, new Set());
  table.tools.open(table.hand);
}

/** Who goes by keyboard is on the board. @param {Table} table */
export function toBoard(table) {
  const top = topOf(table);
  table.tools.point(top >= 0 ? top : table.page.view.moveCursor(-1, ""));
}
