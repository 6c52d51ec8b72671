import { tell } from "../../language/tell.ts";
import { arrival, queue, say, topOf } from "./acts.ts";
import * as games from "./game.ts";
import { Hand } from "./hand.ts";
import { keep, readGame } from "./kept.ts";
import { readMoves } from "./moves-in-link.ts";
import type { Table } from "./table.ts";
import { keyOf, offerAt, placeAt } from "./table.ts";

/** Starts games and tasks by hand. */

/** Resolves when Python has loaded and described the search, or has failed. */
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
 * Let the visitor take over from the program as soon as Python is there, unless something else has been opened by then.
 *
 * @param act `stays` returns false when something else has been opened meanwhile
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
  // A game with other steps must not replace a stored one that could be resumed.
  const same = events.every((event, at) => at >= old.length || event === old[at]);
  table.keeps = same && page.state.options.lesson === undefined;
  // Notes of a restarted grid would belong to other digits.
  table.notes = { ...table.notes, all: new Set(same && events.length > 0 ? kept?.notes : []) };
  table.tools.open(table.hand);
}

/** The stored game to resume; a lesson sets up its own board. */
const keptOf = ({ page: { scenario, state } }: Table) =>
  state.options.lesson === undefined ? readGame(scenario.text) : null;

/**
 * Resume the last game of this puzzle.
 *
 * @param stays returns false when something else has been opened meanwhile
 * @returns false when there is none
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
  page.countHints(Math.max(0, kept.hints - Number(page.state.options.hints ?? 0)));
  keep(table);
  await arrival(table);
  table.again = keyOf(table);
  say(table, tell("play-told-again"));
  return true;
}

/** Focus the board for keyboard users. */
export function toBoard(table: Table) {
  const [place, top] = [placeAt(table, offerAt(table)), topOf(table)];
  table.tools.point(place ?? (top >= 0 ? top : table.page.view.moveCursor(-1, "")));
}
