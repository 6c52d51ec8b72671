/**
 * How many solutions a search is to find.
 *
 * @typedef {{values: Record<string, string>}} Goal a scenario, as far as it says that
 */

/** The number at which a search ends: 1 unless it says otherwise, as it does where it goes on to the last one. @param {Goal} scenario */
export const wantedCount = ({ values }) => Number(values.first ?? 1);

/** Whether a search goes on after a solution. What it takes back may then have led to one. @param {Goal} scenario */
export const goesOn = ({ values }) =>
  /^(all|count)/.test(values.goal ?? "") || wantedCount({ values }) > 1;
