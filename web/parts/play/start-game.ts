import { t } from "../../language/translate.ts";
import { type GameState, NO_GAME } from "../../state/game.ts";
import { readMoves } from "../../state/link/moves.ts";
import { gameMode } from "../../state/state.ts";
import type { Context } from "./context.ts";
import { keyOf, offerAt, placeAt } from "./context.ts";
import { arrival, queue, say, topOf } from "./game-actions.ts";
import { Hand } from "./hand-source.ts";
import { keep, readGame } from "./stored-games.ts";

/** Starts games and tasks by hand. */

/** Resolves when Python has loaded and described the search, or has failed. */
function described({ player, solver }: Context["page"]): Promise<void> {
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
export function takeOver(context: Context, act: (stays: () => boolean) => Promise<unknown>) {
  const { page } = context;
  const { player, scenario } = page;
  if (context.hand !== null || context.game.starting) return;
  player.pause();
  context.set({ starting: true });
  const stays = () => page.scenario === scenario && context.hand === null;
  queue(context, async () => {
    await described(page);
    if (stays()) await act(stays);
  }).then(() => {
    context.set({ starting: false });
  });
}

/** Begin a game with these events, or continue it with others. @param given what is known of it */
export function start(context: Context, events: readonly number[], given: Partial<GameState> = {}) {
  const { page, tools, game } = context;
  const { solver, player, scenario } = page;
  const known = player.description;
  const { text } = scenario;
  const hand = new Hand(events, async () => known ?? solver.insist("describe", text));
  const kept = keptOf(context);
  const old = kept === null ? [] : (readMoves(kept.moves) ?? []);
  // A game with other steps must not replace a stored one that could be resumed.
  const same = events.every((event, at) => at >= old.length || event === old[at]);
  // Notes of a restarted grid would belong to other digits.
  const notes = { ...game.notes, all: new Set(same && events.length > 0 ? kept?.notes : []) };
  const begun = {
    ...{ ...NO_GAME, taken: events.length, left: game.left, notes, ...given },
    run: player.foreign ? game.run : player.timeline,
    keeps: same && page.state.options.lesson === undefined,
  };
  page.change({ mode: gameMode(begun, true) });
  tools.open(hand);
}

/** The stored game to resume; a lesson sets up its own board. */
const keptOf = ({ page: { scenario, state } }: Context) =>
  state.options.lesson === undefined ? readGame(scenario.text) : null;

/**
 * Resume the last game of this puzzle.
 *
 * @param stays returns false when something else has been opened meanwhile
 * @returns false when there is none
 */
export async function openKept(context: Context, stays: () => boolean): Promise<boolean> {
  const { page } = context;
  const { text } = page.scenario;
  const kept = keptOf(context);
  const events = readMoves(kept?.moves ?? "") ?? [];
  // Crosses may come before the first queen.
  if (kept === null || events.length + kept.notes.length === 0) return false;
  const fits = await page.solver.insist("play_check", text, events).then(
    () => true,
    () => false,
  );
  if (!fits || !stays()) return false;
  const notes = { ...context.game.notes, all: new Set(kept.notes) };
  start(context, events, { taken: kept.taken, notes });
  page.countHints(Math.max(0, kept.hints - Number(page.state.options.hints ?? 0)));
  keep(context);
  await arrival(context);
  context.set({ again: keyOf(context) });
  say(context, t("play-told-again"));
  return true;
}

/** Focus the board for keyboard users. */
export function toBoard(context: Context) {
  const [place, top] = [placeAt(context, offerAt(context)), topOf(context)];
  context.tools.point(place ?? (top >= 0 ? top : context.page.view.moveCursor(-1, "")));
}
