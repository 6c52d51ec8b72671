/**
 * What a link asks of the page besides its moment: speed, theme, what to hide, what to leave out of
 * the controls, and whether to play.
 */

import type { Clock } from "../../engine/run/clock.ts";
import type { Playback } from "../../engine/run/playback.ts";
import type { State } from "../../engine/run/search-state.ts";
import type { LinkOptions } from "../../engine/types/scenario.ts";

/** The panels that give away what a link hides. */
const TELLING: Record<string, string[]> = {
  code: ["code"],
  tree: ["tree", "calls"],
  verdict: ["why", "solutions", "fewest", "result"],
};

/** The panels to do without where something is hidden. */
export const tellingPanels = (hidden: readonly string[]) =>
  new Set(hidden.flatMap((part) => TELLING[part] ?? []));

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
  { player, clock }: { player: Playback; clock: Clock },
  {
    setTheme,
    present,
    place,
  }: {
    setTheme: (theme: string) => void;
    present: (on: boolean) => void;
    place: () => {
      restore: (text: string) => void;
      recall: () => void;
      hide: (names: Set<string>) => void;
    };
  },
) {
  /** The step at which a run that was opened to be played stops, once. */
  let until = Infinity;

  /** The visitor's own speed, and the one that a link has put in its place; null: it is theirs. */
  let lent: { own: string; link: string } | null = null;

  const unbind = player.subscribe(() => {
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

  /** Does what a link says. @param plays whether the search begins at once */
  function show(options: LinkOptions, plays: boolean) {
    setSpeed(options.speed);
    if (options.theme !== undefined) setTheme(options.theme);
    const hidden = (options.hide ?? "").split(",");
    root().dataset.hide = hidden.join(" ");
    if (options.panels !== undefined) place().restore(options.panels);
    else place().recall();
    // A list of solutions leads to each of them.
    const leading = options.lock === undefined ? [] : ["solutions"];
    place().hide(new Set([...tellingPanels(hidden), ...leading]));
    root().dataset.lock = options.lock ?? "";
    present(options.present !== undefined);
    stopAt(options.until === undefined ? Infinity : Number(options.until));
    if (plays) player.play();
  }

  return { show, giveSpeedBack: () => setSpeed(undefined), unbind };
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
