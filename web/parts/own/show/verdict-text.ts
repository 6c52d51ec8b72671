import { tell } from "../../../language/tell.ts";
import { quote } from "../run/quoted.ts";
import type { Finding, Report } from "../run/types.ts";
import type { Problem } from "../write/program-editor.ts";

/** What came of a program of one's own (`knights.programs.report.tell`), as it is told. */

/** Findings that a program is made for another puzzle, size or grid than the page's. */
export const MADE_FOR = new Set(["another", "own-size", "own-grid"]);

/** What came of it, in one sentence; what is wrong the findings say. @param goal what a solution is called */
export function tellVerdict({ outcome, solutions, findings }: Report, goal: string) {
  if (outcome === "found") return tell("own-verdict-right", { solutions, goal });
  if (outcome === "none") return tell("own-verdict-none", { goal });
  if (findings[0]?.mistake === "elsewhere") return tell("own-verdict-elsewhere");
  if (findings[0]?.mistake === "another") return tell("own-verdict-another");
  if (MADE_FOR.has(findings[0]?.mistake)) return tell("own-verdict-other");
  if (findings[0]?.mistake === "unread") return tell("own-verdict-unread");
  if (outcome === "stopped") return tell("own-verdict-stopped");
  if (outcome === "unknown")
    return findings.length > 0 ? tell("own-verdict-unseen") : tell("own-verdict-unknown", { goal });
  return tell("own-verdict-wrong");
}

/** What was counted. */
export function tellCounts({ watched, placed, undone, calls, settings }: Report) {
  const counts =
    watched === null ? "" : tell("own-verdict-counts", { watched, placed, undone, calls });
  return settings.length === 0
    ? counts
    : `${counts} ${tell("own-verdict-set", { names: settings })}`.trim();
}

/** The findings that have a line, for the editor. */
export function problemsOf(report: Report | null): Problem[] {
  if (report === null) return [];
  const { outcome, findings } = report;
  return findings.flatMap(({ line, sentence, mistake, column }) => {
    const error = outcome === "wrong" && mistake !== "limit";
    return line === null ? [] : [{ line, sentence: quote(sentence), error, column }];
  });
}

/** Whether the step of a finding is one of the run's. */
export const hasStep = ({ step }: Finding) => step !== null && step >= 0;
