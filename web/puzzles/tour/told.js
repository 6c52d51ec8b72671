import { tell } from "../../language/tell.js";
import { wantedIn } from "../shared/goal.js";
import { isKnight } from "./move-orders.js";

/**
 * What is told of tours besides its steps.
 *
 * @import { Heading, Outcome, Refusals, Searched, Sign } from "../told.d.ts"
 */

/** How a search comes out, in words. @type {(values: Record<string, string>) => Outcome} */
export const outcome = ({ goal }) => {
  const closed = goal.includes("closed");
  return {
    goal: closed ? "closed" : "tour",
    found: tell(closed ? "tour-closed-found" : "tour-found"),
    none: tell(closed ? "tour-closed-none" : "tour-no-solution"),
    checked: tell("tour-checked"),
    counts: (counts) => tell("tour-counts", counts),
    tried: (counts) => tell("tour-tried", counts),
  };
};

/** What the picture shows, for the help panel. */
export const help = (/** @type {Record<string, string>} */ values) => ({
  intro: tell("tour-help-intro", { knight: isKnight(values) }),
  legend: tell("tour-help-legend"),
  rule: tell("tour-rule"),
});

/** The choice of an own one among the presets. */
export const own = () => tell("tour-own");

/** How candidates were refused. @type {Refusals} */
export const refusals = {
  "tour-off-board": (_, number) => tell("tour-refused-off", { number }),
  "tour-on-path": (names) => tell("tour-refused-visited", { names }),
  "tour-blocked": (names) => tell("tour-refused-blocked", { names }),
  "tour-kept": (names) => tell("tour-refused-kept", { names }),
  "tour-dead": (names) => tell("tour-refused-lost", { names }),
  "tour-dead-closed": (names) => tell("tour-refused-lost-closed", { names }),
};

/** The title line. @type {(searched: Searched) => Heading} */
export function heading({ values, chosen, length }) {
  const { board, start, end, leaper, order, goal } = values;
  const piece = /[0-9]/.test(order) ? "own" : (chosen.leaper?.name ?? leaper);
  const last = /closed/.test(goal) ? "closed" : end === "" ? "open" : "given";
  return {
    title: tell("tour-title", { piece, board, start }),
    purpose: tell("tour-purpose", {
      ...wantedIn(values),
      ...{ squares: length ?? 0, start, last, end },
    }),
  };
}

/**
 * What the board shows of the moves that can come next, and of the one taken back.
 *
 * @param {ReadonlySet<string>} standings of the squares within reach
 * @param {string} strategy
 * @param {boolean} undone
 */
export function signs(standings, strategy, undone) {
  const degrees = strategy === "warnsdorff";
  const refuses = ["pruned", "warnsdorff"].includes(strategy);
  /** @type {Sign[]} */
  const all = [
    { sign: "next", told: tell("tour-signs-next", { degrees }) },
    { sign: "open", told: tell("tour-signs-open", { degrees }) },
    { sign: "tried", told: tell("tour-signs-tried", { refuses }) },
    { sign: "undone", told: tell("tour-signs-undone") },
  ];
  return all.filter(({ sign }) => (sign === "undone" ? undone : standings.has(sign)));
}
