/**
 * A game by hand, apart from the page: what is being done, what was said, and what may be done now. Pure functions.
 *
 * @import { Found, Mark, Offer } from "../types/answers.ts"
 * @import { Act, Game, Phase } from "./types.ts"
 */

export const HINTS = 3;

/** @returns {Game} */
export const begin = () => ({
  phase: "own",
  said: null,
  hint: { key: "", step: 0 },
  found: null,
  shown: false,
});

/** Something is said of a moment. @param {Game} game @param {string} key @param {string} sentence @param {readonly Mark[]} [marks] @returns {Game} */
export const say = (game, key, sentence, marks = []) => ({
  ...game,
  said: { key, sentence, marks },
});

/** What is said at a moment. @param {Game} game @param {string} key */
export const saidAt = ({ said }, key) => (said?.key === key ? said : null);

/** The number of the next hint at a moment; the last is given again. @param {Game} game @param {string} key */
export const nextHint = ({ hint }, key) => (hint.key === key ? Math.min(HINTS, hint.step + 1) : 1);

/** @param {Game} game @param {string} key @param {number} step @returns {Game} */
export const hinted = (game, key, step) => ({ ...game, hint: { key, step } });

/** Where it was lost has been told. @param {Game} game @param {Found} found @returns {Game} */
export function told(game, found) {
  const since = found.since !== null && found.choice !== null;
  return { ...game, phase: since ? "lost" : "own", found: since ? found : null, shown: false };
}

/** Another choice is sought. @param {Game} game @returns {Game} */
export const seek = (game) => (game.phase === "lost" ? { ...game, phase: "better" } : game);

/** The visitor goes on. @param {Game} game @returns {Game} */
export const goOn = (game) => ({ ...game, phase: "own", found: null, shown: false });

/** How many choices are to be taken back before another can be sought. @param {Found} found @param {number} depth */
export const backTo = ({ since }, depth) => (since === null ? 0 : depth - (since - 1));

/**
 * What pointing at a place means.
 *
 * @param {Game} game
 * @param {Offer} offer
 * @param {number} top the last choice on the path that can be taken back, or -1
 * @param {readonly number[]} choices those that the place stands for
 * @param {number} written the choice that the visitor has written there and may change, or -1
 * @returns {Act}
 */
export function meaning({ phase, found }, offer, top, choices, written = -1) {
  const [place] = choices;
  if (written >= 0) return { is: "pick", place };
  if (choices.includes(top) && phase !== "better") return { is: "back" };
  if (choices.length === 1) return judge(phase, found, offer, place);
  return offer.places.includes(place) ? { is: "pick", place } : { is: "refused", choice: place };
}

/**
 * Which of a place's values a key means, by its short name or by its number; -1 for none, as where a place has no values.
 *
 * @param {{alternatives: (choice: number) => readonly number[], brief: (choice: number) => string}} view
 * @param {string} key
 */
export function valueMeant(view, key) {
  const values = view.alternatives(0);
  if (values.length === 1) return -1;
  const named = values.findIndex((choice) => view.brief(choice) === key.toUpperCase());
  return named >= 0
    ? named
    : /^[1-9]$/.test(key) && Number(key) <= values.length
      ? Number(key) - 1
      : -1;
}

/** What one choice means. @param {Phase} phase @param {Found | null} found @param {Offer} offer @param {number} choice @returns {Act} */
export function judge(phase, found, offer, choice) {
  if (phase === "better" && choice === found?.choice) return { is: "lost", choice };
  return { is: offer.choices.includes(choice) ? "place" : "refused", choice };
}

/** What leads from one path to another: all from their first difference on is taken back, and made anew. @param {readonly number[]} from @param {readonly number[]} to */
export function turning(from, to) {
  const same = from.findIndex((choice, at) => choice !== to[at]);
  const at = same < 0 ? from.length : same;
  const back = from.slice(at).reverse();
  return [...back.map((choice) => ~choice), ...to.slice(at)];
}

/** How many choices were made and taken back; those after one that was changed, which were only made again, do not count. @param {readonly number[]} events */
export function countOwn(events) {
  /** @type {number[]} */
  let lifted = [];
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
