/** A game by hand, apart from the page: what is being done, what was said, and what may be done now. Pure functions. */

import type { Found, Mark, Offer } from "../../engine/types/answers.ts";
import type { Act, Game, Phase } from "./types.ts";

export const HINTS = 3;

export const begin = (): Game => ({
  phase: "own",
  said: null,
  hint: { key: "", step: 0 },
  found: null,
  shown: false,
});

/** Something is said of a moment. */
export const say = (
  game: Game,
  key: string,
  sentence: string,
  marks: readonly Mark[] = [],
): Game => ({
  ...game,
  said: { key, sentence, marks },
});

/** What is said at a moment. */
export const saidAt = ({ said }: Game, key: string) => (said?.key === key ? said : null);

/** The number of the next hint at a moment; the last is given again. */
export const nextHint = ({ hint }: Game, key: string) =>
  hint.key === key ? Math.min(HINTS, hint.step + 1) : 1;

export const hinted = (game: Game, key: string, step: number): Game => ({
  ...game,
  hint: { key, step },
});

/** Where it was lost has been told. */
export function told(game: Game, found: Found): Game {
  const since = found.since !== null && found.choice !== null;
  return { ...game, phase: since ? "lost" : "own", found: since ? found : null, shown: false };
}

/** Another choice is sought. */
export const seek = (game: Game): Game =>
  game.phase === "lost" ? { ...game, phase: "better" } : game;

/** The visitor goes on. */
export const goOn = (game: Game): Game => ({ ...game, phase: "own", found: null, shown: false });

/** How many choices are to be taken back before another can be sought. */
export const backTo = ({ since }: Found, depth: number) =>
  since === null ? 0 : depth - (since - 1);

/**
 * What pointing at a place means.
 *
 * @param top the last choice on the path that can be taken back, or -1
 * @param choices those that the place stands for
 * @param written the choice that the visitor has written there and may change, or -1
 */
export function meaning(
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

/** Which of a place's values a key means, by its short name or by its number; -1 for none, as where a place has no values. */
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

/** What one choice means. */
export function judge(phase: Phase, found: Found | null, offer: Offer, choice: number): Act {
  if (phase === "better" && choice === found?.choice) return { is: "lost", choice };
  return { is: offer.choices.includes(choice) ? "place" : "refused", choice };
}

/** What leads from one path to another: all from their first difference on is taken back, and made anew. */
export function turning(from: readonly number[], to: readonly number[]) {
  const same = from.findIndex((choice, at) => choice !== to[at]);
  const at = same < 0 ? from.length : same;
  const back = from.slice(at).reverse();
  return [...back.map((choice) => ~choice), ...to.slice(at)];
}

/** How many choices were made and taken back; those after one that was changed, which were only made again, do not count. */
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
