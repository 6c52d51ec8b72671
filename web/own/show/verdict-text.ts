import { tell } from "../../language/tell.ts";
import { quote } from "../run/quoted.ts";

/**
 * What came of a program of one's own (`knights.programs.report.tell`), as it is told.
 *
 * @import { Problem } from "../write/program-editor.ts"
 * @import { Finding, Report } from "../run/types.ts"
 */

/** What came of it, in one sentence; what is wrong the findings say. @param {Report} report @param {string} goal what a solution is called */
export function tellVerdict({ outcome, solutions, findings }, goal) {
  if (outcome === "found") return tell("own-verdict-right", { solutions, goal });
  if (outcome === "none") return tell("own-verdict-none", { goal });
  if (findings[0]?.mistake === "elsewhere") return tell("own-verdict-elsewhere");
  if (findings[0]?.mistake === "another") return tell("own-verdict-another");
  if (findings[0]?.mistake === "unread") return tell("own-verdict-unread");
  if (outcome === "stopped") return tell("own-verdict-stopped");
  if (outcome === "unknown")
    return findings.length > 0 ? tell("own-verdict-unseen") : tell("own-verdict-unknown", { goal });
  return tell("own-verdict-wrong");
}

/** What was counted. @param {Report} report */
export function tellCounts({ watched, placed, undone, calls, settings }) {
  const counts =
    watched === null ? "" : tell("own-verdict-counts", { watched, placed, undone, calls });
  return settings.length === 0
    ? counts
    : `${counts} ${tell("own-verdict-set", { names: settings })}`.trim();
}

/** The findings that have a line, for the editor. @param {Report | null} report @returns {Problem[]} */
export function problemsOf(report) {
  if (report === null) return [];
  const { outcome, findings } = report;
  return findings.flatMap(({ line, sentence, mistake, column }) => {
    const error = outcome === "wrong" && mistake !== "limit";
    return line === null ? [] : [{ line, sentence: quote(sentence), error, column }];
  });
}

/** Whether the step of a finding is one of the run's. @param {Finding} finding */
export const hasStep = ({ step }) => step !== null && step >= 0;
