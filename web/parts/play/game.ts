/**
 * State of a game by hand, without the page: its phase, the last sentence, and the actions that are possible. Pure
 * functions.
 */

import type { Found, Mark, Offer } from "../../engine/types/python-replies.ts";
import type { GameState, Phase } from "../../state/game.ts";

export const HINTS = 3;

type Game = Pick<GameState, "phase" | "said" | "hint" | "found" | "shown">;

/**
 * The meaning of a click. "pick": a value is still to be chosen, `place` is the place's first choice; "lost": the
 * losing choice again.
 */
export type Act =
  | { is: "place"; choice: number }
  | { is: "back" }
  | { is: "pick"; place: number }
  | { is: "refused"; choice: number }
  | { is: "lost"; choice: number };

/** Attach a sentence to a moment. */
export const say = (
  game: Game,
  key: string,
  sentence: string,
  marks: readonly Mark[] = [],
): Game => ({
  ...game,
  said: { key, sentence, marks },
});

/** The sentence attached to a moment, or null. */
export const saidAt = ({ said }: Game, key: string) => (said?.key === key ? said : null);

/** The number of the next hint at a moment; the last one is repeated. */
export const nextHint = ({ hint }: Game, key: string) =>
  hint.key === key ? Math.min(HINTS, hint.step + 1) : 1;

export const hinted = (game: Game, key: string, step: number): Game => ({
  ...game,
  hint: { key, step },
});

/** The losing step has been named. */
export function withLoss(game: Game, found: Found): Game {
  const since = found.since !== null && found.choice !== null;
  return { ...game, phase: since ? "lost" : "own", found: since ? found : null, shown: false };
}

/** Start looking for a better choice. */
export const lookForBetter = (game: Game): Game =>
  game.phase === "lost" ? { ...game, phase: "better" } : game;

/** Return to normal play. */
export const goOn = (game: Game): Game => ({ ...game, phase: "own", found: null, shown: false });

/** Number of choices to undo before a better one can be tried. */
export const backTo = ({ since }: Found, depth: number) =>
  since === null ? 0 : depth - (since - 1);

/**
 * The action for a click on a place.
 *
 * @param top the last choice on the path that can be undone, or -1
 * @param choices of the place
 * @param written the visitor's choice at this place, which may be changed, or -1
 */
export function actionFor(
  { phase, found }: Game,
  offer: Offer,
  top: number,
  choices: readonly number[],
  written: number = -1,
): Act {
  const [place] = choices;
  if (written >= 0) return { is: "pick", place };
  if (choices.includes(top) && phase !== "better") return { is: "back" };
  if (choices.length === 1) return judge(phase, found, offer, place);
  return offer.places.includes(place) ? { is: "pick", place } : { is: "refused", choice: place };
}

/**
 * Index of the value that a key stands for, by short name or number; -1 for none, or when places have a single value.
 */
export function valueMeant(
  view: { alternatives: (choice: number) => readonly number[]; brief: (choice: number) => string },
  key: string,
) {
  const values = view.alternatives(0);
  if (values.length === 1) return -1;
  const named = values.findIndex((choice) => view.brief(choice) === key.toUpperCase());
  return named >= 0
    ? named
    : /^[1-9]$/.test(key) && Number(key) <= values.length
      ? Number(key) - 1
      : -1;
}

/** The action for a choice. */
export function judge(phase: Phase, found: Found | null, offer: Offer, choice: number): Act {
  if (phase === "better" && choice === found?.choice) return { is: "lost", choice };
  return { is: offer.choices.includes(choice) ? "place" : "refused", choice };
}

/** The events that lead from one path to another: undo to the first difference, then place the rest. */
export function eventsBetween(from: readonly number[], to: readonly number[]) {
  const same = from.findIndex((choice, at) => choice !== to[at]);
  const at = same < 0 ? from.length : same;
  const back = from.slice(at).reverse();
  return [...back.map((choice) => ~choice), ...to.slice(at)];
}

/** Count placements and undos. After a change of a choice, the later choices are placed again; these do not count. */
export function countOwn(events: readonly number[]) {
  let lifted: number[] = [];
  const count = { placed: 0, undone: 0 };
  for (const event of events) {
    if (event < 0) {
      count.undone++;
      lifted.push(~event);
    } else if (lifted.at(-2) === event) {
      count.undone--;
      lifted.splice(-2, 1);
    } else {
      count.placed++;
      lifted = [];
    }
  }
  return count;
}
