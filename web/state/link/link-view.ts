/** Applies a link's options to the page: speed, theme, hidden parts, locked controls, and playing at once. */

import type { Clock } from "../../engine/run/clock.ts";
import type { Playback } from "../../engine/run/playback.ts";
import type { State } from "../../engine/run/search-state.ts";
import type { Link } from "./types.ts";

const root = () => document.documentElement;

/** True when the open link hides this part of the page. */
export const hides = (part: "code" | "tree" | "verdict") => root().matches(`[data-hide~=${part}]`);

/** True when the link allows only single steps. */
export const isLocked = () => root().dataset.lock === "steps";

/** True when a moment gives away how the search ends: the last moment, a solution, or the step right after one. */
export const tellsEnd = (
  state: Pick<State, "complete" | "completes" | "undone" | "depth">,
  ended: boolean,
) =>
  ended || state.complete || (state.undone >= 0 && state.completes(state.undone, state.depth + 1));

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
  const { stopAt, unsubscribe } = bindStop(player);
  /** The visitor's own speed, and the link's that replaces it; null: their own speed is set. */
  let lent: { own: string; link: string } | null = null;

  /**
   * Use the link's speed. A later link without one brings the visitor's back, unless they have changed it meanwhile.
   */
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

/** Let a run that a link plays stop at a step, once. */
export function bindStop(player: Playback) {
  let until = Infinity;

  const unsubscribe = player.subscribe(() => {
    const { status, timeline } = player;
    if (status.name !== "playing" || timeline.position < until) return;
    player.pause();
    player.seek(until);
    stopAt(Infinity);
  });

  /** Tell the player to hold there too: at top speed the whole run may pass within one frame. */
  function stopAt(position: number) {
    until = position;
    player.hold("link", position);
  }

  return { stopAt, unsubscribe };
}

/** The speed as text for a link. */
export const speedOf = ({ growing, speed }: Clock) =>
  growing ? "auto" : speed === Infinity ? "max" : String(speed);

/** @param speed as a link writes it */
export function takeSpeed(clock: Clock, speed: string) {
  if (speed === "auto") clock.letSpeedGrow();
  else clock.speed = speed === "max" ? Infinity : Number(speed);
}

/** Wrap the transport's actions: a locked page ignores all that would run or jump ahead. */
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
