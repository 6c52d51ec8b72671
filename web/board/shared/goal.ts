/** How many solutions a search is to find. */

/** The part of a scenario that says the goal. */
interface Goal {
  values: Record<string, string>;
}

/** The number at which a search ends: 1 unless it says otherwise, as it does where it goes on to the last one. */
export const wantedCount = ({ values }: Goal) => Number(values.first ?? 1);

/** How many solutions it is to find, as sentences choose by it. */
export function wantedIn({ goal = "", first = "1" }: Record<string, string>) {
  const number = Number(first);
  if (goal.startsWith("all")) return { wanted: "all", number };
  if (goal.startsWith("count")) return { wanted: "count", number };
  return { wanted: number === 1 ? "one" : "some", number };
}

/** Whether a search goes on after a solution. What it takes back may then have led to one. */
export const goesOn = ({ values }: Goal) =>
  /^(all|count)/.test(values.goal ?? "") || wantedCount({ values }) > 1;
