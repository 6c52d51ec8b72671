import { tell } from "../../language/tell.ts";
import type { Heading, Outcome, Searched } from "../sentences.ts";
import { goalValues } from "../shared/goal.ts";
import { isKnight } from "./move-orders.ts";

/** Sentences about tours, except those on steps. */

export const outcome: (values: Record<string, string>) => Outcome = ({ goal, start, end }) => {
  const closed = goal.includes("closed");
  const open = end === "" ? "open" : "given";
  return {
    goal: goalOf(closed, end !== ""),
    end,
    found: tell(closed ? "tour-closed-found" : "tour-found"),
    none: tell("tour-no-solution", {
      ...{ start, end },
      last: closed ? (end === "" ? "closed" : "both") : open,
    }),
    counts: (counts) => tell("tour-counts", counts),
  };
};

/** The goal, in the form that sentences need. @param ends true: on a given square */
export const goalOf = (closed: boolean, ends: boolean) =>
  ends ? "ending" : closed ? "closed" : "tour";

/** Sentences about the picture, for the help panel. */
export const help = (values: Record<string, string>) => ({
  intro: tell("tour-help-intro", { knight: isKnight(values) }),
  legend: tell("tour-help-legend"),
});

/** Caption of the rule's picture. */
export const ruleCaption = () => tell("tour-rule");

/** Label of the entry for an own board among the presets. */
export const ownLabel = () => tell("tour-own");

export function heading({ values, chosen, length }: Searched): Heading {
  const { board, start, end, leaper, order, goal } = values;
  const piece = /[0-9]/.test(order) ? "own" : (chosen.leaper?.name ?? leaper);
  const last = /closed/.test(goal) ? "closed" : end === "" ? "open" : "given";
  return {
    title: tell("tour-title", { piece, board, start }),
    purpose: tell("tour-purpose", {
      ...goalValues(values),
      ...{ squares: length ?? 0, start, last, end },
    }),
  };
}
