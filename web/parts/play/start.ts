import { tell } from "../../language/tell.ts";
import { arrival, queue, say, topOf } from "./acts.ts";
import * as games from "./game.ts";
import { Hand } from "./hand.ts";
import { keep, readGame } from "./kept.ts";
import { readMoves } from "./moves-in-link.ts";
import { keyOf, offerAt, placeAt } from "./table.ts";
import type { Table } from "./types.ts";

/** How what is done by hand begins, be it a game or a task. */

/** Python is there, and has said what is searched. */
function described({ player, solver }: Table["page"]): Promise<void> {
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
 * @param act `stays`: nothing else has been opened meanwhile
 */
export function takeOver(table: Table, act: (stays: () => boolean) => Promise<unknown>) {
  const { page } = table;
  const { player, scenario } = page;
  if (table.hand !== null || table.starting) return;
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

export function start(table: Table, events: readonly number[]) {
  const { page } = table;
  const { solver, player, scenario } = page;
  const known = player.description;
  const { text } = scenario;
  table.hand = new Hand(events, async () => known ?? solver.insist("describe", text));
  if (!player.foreign) table.run = player.timeline;
  table.game = games.begin();
  table.taken = events.length;
  table.wish = null;
  table.changes = [];
  table.again = null;
  table.cursor = null;
  table.padAt = "";
  const kept = keptOf(table);
  const old = kept === null ? [] : (readMoves(kept.moves) ?? []);
  // One that begins elsewhere does not take the place of one that can be gone on with.
  const same = events.every((event, at) => at >= old.length || event === old[at]);
  table.keeps = same && page.options.lesson === undefined;
  // What was noted for a grid that is begun anew fitted other digits.
  table.notes = { ...table.notes, all: new Set(same && events.length > 0 ? kept?.notes : []) };
  table.tools.open(table.hand);
}

/** What can be gone on with; a lesson says itself what is on its board. */
const keptOf = ({ page: { scenario, options } }: Table) =>
  options.lesson === undefined ? readGame(scenario.text) : null;

/**
 * Goes on with the last game of this puzzle, as it was left.
 *
 * @param stays nothing else has been opened meanwhile
 * @returns whether there is one
 */
export async function openKept(table: Table, stays: () => boolean): Promise<boolean> {
  const { page } = table;
  const { text } = page.scenario;
  const kept = keptOf(table);
  const events = readMoves(kept?.moves ?? "") ?? [];
  if (kept === null || events.length === 0) return false;
  const fits = await page.solver.insist("play_check", text, events).then(
    () => true,
    () => false,
  );
  if (!fits || !stays()) return false;
  start(table, events);
  table.taken = kept.taken;
  page.countHints(Math.max(0, kept.hints - Number(page.options.hints ?? 0)));
  keep(table);
  await arrival(table);
  table.again = keyOf(table);
  say(table, tell("play-told-again"));
  return true;
}

/** Who goes by keyboard is on the board. */
export function toBoard(table: Table) {
  const [place, top] = [placeAt(table, offerAt(table)), topOf(table)];
  table.tools.point(place ?? (top >= 0 ? top : table.page.view.moveCursor(-1, "")));
}
