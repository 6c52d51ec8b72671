/** The number of solutions that a search looks for. */

/** The part of a scenario that gives the goal. */
interface Goal {
  values: Record<string, string>;
}

/** The number of solutions at which a search stops. A search for all of them does not use it. */
export const solutionLimit = ({ values }: Goal) => Number(values.first ?? 1);

/** The number wanted, in the form that sentences need. */
export function goalValues({ goal = "", first = "1" }: Record<string, string>) {
  const number = Number(first);
  if (goal.startsWith("all")) return { wanted: "all", number };
  if (goal.startsWith("count")) return { wanted: "count", number };
  return { wanted: number === 1 ? "one" : "some", number };
}

/** True when a search continues after a solution. An undone choice may then have led to a solution. */
export const continuesAfterSolution = ({ values }: Goal) =>
  /^(all|count)/.test(values.goal ?? "") || solutionLimit({ values }) > 1;
