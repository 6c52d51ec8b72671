/**
 * What a link asks of the page besides its moment: speed, theme, what to hide, what to leave out of
 * the controls, and whether to play.
 */

import type { Clock } from "../../engine/run/clock.ts";
import type { Playback } from "../../engine/run/playback.ts";
import type { State } from "../../engine/run/search-state.ts";
import type { Link } from "./types.ts";

const root = () => document.documentElement;

/** Whether the link that is open hides a part of the page. */
export const hides = (part: "code" | "tree" | "verdict") => root().matches(`[data-hide~=${part}]`);

/** Whether only single steps can be taken. */
export const isLocked = () => root().dataset.lock === "steps";

/** Whether a moment tells how the search ends: its last one, a solution, and what comes right after one. */
export const tellsEnd = (
  { complete, undone, depth, length }: Pick<State, "complete" | "undone" | "depth" | "length">,
  ended: boolean,
) => ended || complete || (undone >= 0 && depth + 1 === length);

export function bindLinkView(
  {
    player,
    clock,
    onLink,
  }: { player: Playback; clock: Clock; onLink: (listener: (link: Link) => void) => () => void },
  {
    setTheme,
    present,
    place,
  }: {
    setTheme: (theme: string) => void;
    present: (on: boolean) => void;
    place: { restore: (text: string) => void; recall: () => void };
  },
) {
  /** The step at which a run that was opened to be played stops, once. */
  let until = Infinity;

  /** The visitor's own speed, and the one that a link has put in its place; null: it is theirs. */
  let lent: { own: string; link: string } | null = null;

  const unsubscribe = player.subscribe(() => {
    const { status, timeline } = player;
    if (status.name !== "playing" || timeline.position < until) return;
    player.pause();
    player.seek(until);
    stopAt(Infinity);
  });

  /** At top speed the whole run may be over in one frame. */
  function stopAt(position: number) {
    until = position;
    player.hold("link", position);
  }

  /** A link has its own speed; after it the visitor's is back, unless they have chosen another one meanwhile. */
  function setSpeed(asked: string | undefined) {
    const now = speedOf(clock);
    const own = lent?.link === now ? lent.own : now;
    const speed = asked ?? own;
    if (asked !== undefined || speed !== now) takeSpeed(clock, speed);
    lent = asked === undefined ? null : { own, link: speedOf(clock) };
  }

  function show({ options, state, purpose }: Link) {
    setSpeed(options.speed);
    if (options.theme !== undefined) setTheme(options.theme);
    if (options.panels !== undefined) place.restore(options.panels);
    else place.recall();
    present(options.present !== undefined);
    stopAt(options.until === undefined ? Infinity : Number(options.until));
    if (state === null && "plays" in purpose && purpose.plays) player.play();
  }

  const unlink = onLink(show);
  return {
    giveSpeedBack: () => setSpeed(undefined),
    unbind() {
      unlink();
      unsubscribe();
    },
  };
}

/** The speed, as a link writes it. */
export const speedOf = ({ growing, speed }: Clock) =>
  growing ? "auto" : speed === Infinity ? "max" : String(speed);

/** @param speed as a link writes it */
function takeSpeed(clock: Clock, speed: string) {
  if (speed === "auto") clock.letSpeedGrow();
  else clock.speed = speed === "max" ? Infinity : Number(speed);
}

/** The transport's actions, of which a locked page obeys only the single steps. */
export function obeyLock<Actions extends Record<string, (...args: never[]) => void>>(
  actions: Actions,
): Actions {
  const free = new Set(["step", "stepBack", "toStart", "setSpeed", "letSpeedGrow"]);
  const entries = Object.entries(actions).map(([name, act]) => [
    name,
    (...args: never[]) => {
      if (free.has(name) || !isLocked()) act(...args);
    },
  ]);
  return Object.fromEntries(entries);
}
