/**
 * How many solutions a search is to find.
 *
 * @typedef {{values: Record<string, string>}} Goal a scenario, as far as it says that
 */

/** The number at which a search ends: 1 unless it says otherwise, as it does where it goes on to the last one. @param {Goal} scenario */
export const wantedCount = ({ values }) => Number(values.first ?? 1);

/** How many solutions it is to find, as sentences choose by it. @param {Record<string, string>} values */
export function wantedIn({ goal = "", first = "1" }) {
  const number = Number(first);
  if (goal.startsWith("all")) return { wanted: "all", number };
  if (goal.startsWith("count")) return { wanted: "count", number };
  return { wanted: number === 1 ? "one" : "some", number };
}

/** Whether a search goes on after a solution. What it takes back may then have led to one. @param {Goal} scenario */
export const goesOn = ({ values }) =>
  /^(all|count)/.test(values.goal ?? "") || wantedCount({ values }) > 1;
