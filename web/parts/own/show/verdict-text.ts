import { t } from "../../../language/translate.ts";
import { quote } from "../run/quote-program.ts";
import type { Finding, Report } from "../run/types.ts";
import type { Problem } from "../write/program-editor.ts";

/** Texts for the report of a program's run (`knights.programs.report`). */

/** Mistakes of a program that is made for another puzzle, size or grid than the page's. */
export const MADE_FOR = new Set(["another", "own-size", "own-grid"]);

/** The verdict in one sentence; the findings give the details. @param goal the name of a solution */
export function formatVerdict(report: Report, goal: string) {
  const { outcome, solutions, findings, printed, cited } = report;
  const silent = cited !== null && printed === "" ? ` ${t("own-printed-nothing")}` : "";
  if (outcome === "found") return t("own-verdict-right", { solutions, goal }) + silent;
  if (outcome === "none") return t("own-verdict-none", { goal });
  if (findings[0]?.mistake === "elsewhere") return t("own-verdict-elsewhere");
  if (findings[0]?.mistake === "another") return t("own-verdict-another");
  if (MADE_FOR.has(findings[0]?.mistake)) return t("own-verdict-other");
  if (findings[0]?.mistake === "unread") return t("own-verdict-unread");
  if (outcome === "stopped") return t("own-verdict-stopped");
  if (outcome === "unknown")
    return findings.length > 0 ? t("own-verdict-unseen") : t("own-verdict-unknown", { goal });
  return t("own-verdict-wrong");
}

export function formatCounts({ watched, placed, undone, calls, settings }: Report) {
  const counts =
    watched === null || placed === null || undone === null
      ? ""
      : t("own-verdict-counts", { watched, placed, undone, calls });
  return settings.length === 0
    ? counts
    : `${counts} ${t("own-verdict-set", { names: settings })}`.trim();
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

/** True if a finding belongs to a step of the run; -1 is before the first step. */
export const hasStep = ({ step }: Finding) => step !== null && step >= 0;
