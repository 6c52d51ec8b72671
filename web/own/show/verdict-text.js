import * as words from "../../text/en-own.js";
import { quote } from "../run/quoted.js";

/**
 * What came of a program of one's own (`knights.programs.report.tell`), as it is told.
 *
 * @import { Problem } from "../write/program-editor.js"
 * @import { Finding, Report } from "../run/types.d.ts"
 */

/** What came of it, in one sentence; what is wrong the findings say. @param {Report} report @param {string} goal what a solution is called */
export function tellVerdict({ outcome, solutions, findings }, goal) {
  const { right, none, wrong, stopped, unknown, unseen } = words.verdict;
  if (outcome === "found") return right(solutions, goal);
  if (outcome === "none") return none(goal);
  if (outcome === "stopped") return stopped;
  if (outcome === "unknown") return findings.length > 0 ? unseen : unknown(goal);
  return wrong;
}

/** What was counted. @param {Report} report */
export function tellCounts({ watched, placed, undone, calls, settings }) {
  const counts = watched === null ? "" : words.verdict.counts(watched, placed, undone, calls);
  return settings.length === 0 ? counts : `${counts} ${words.verdict.set(settings)}`.trim();
}

/** The findings that have a line, for the editor. @param {Report | null} report @returns {Problem[]} */
export function problemsOf(report) {
  return (report?.findings ?? []).flatMap(({ line, sentence, mistake }) =>
    line === null ? [] : [{ line, sentence: quote(sentence), error: mistake !== "limit" }],
  );
}

/** Whether the step of a finding is one of the run's. @param {Finding} finding */
export const hasStep = ({ step }) => step !== null && step >= 0;
