import { t } from "../../../language/translate.ts";
import { hides } from "../../../state/link/link-view.ts";
import type { Page } from "../../../state/page/page-context.ts";
import { embedded } from "../../embed/embed.ts";
import { quote } from "../run/quote-program.ts";
import type { Recording } from "../run/recording.ts";
import type { Finding } from "../run/types.ts";

/** Sentences and status of a program's run: its last step, its mistake and its end. */

/** The tone of each status: before a run, during it, and after the program was changed. */
const TONES = { ready: "ready", linked: "ready", running: "busy", changed: "stopped" };

export const formatBefore = (name: keyof typeof TONES) => ({
  tone: TONES[name],
  title: t(`recording-status-${name === "linked" ? "ready" : name}-title`),
  detail: t(`recording-status-${name}-detail`),
});

export function sentenceOf(page: Page, recording: Recording) {
  const { position } = page.player.state;
  const { count } = recording;
  const [first] = hides("verdict") ? [] : recording.report.findings;
  // The drawer shows the mistake. An embedded page never shows both at once, so there the sentence has to do it.
  if (first?.mistake === "unread" && !embedded) return t("recording-told-unread");
  // There are no steps to show, so the first mistake is all that can be said.
  if (count === 0) return first ? formatFirst(first) : t("recording-told-unseen");
  const wrong = hides("verdict") ? null : recording.findingAt(position);
  const said = formatStep(page);
  if (wrong === null)
    return position < recording.count || recording.whole
      ? said
      : `${said} ${t("recording-told-disorder")}`;
  // An embedded page has room for one sentence only; its board shows the step.
  return embedded ? quote(wrong.sentence) : `${said} ${quote(wrong.sentence)}`;
}

/** The first mistake, with its line, if there is no step that shows it. */
function formatFirst({ line, sentence }: Finding) {
  const said = quote(sentence);
  return line === null ? said : `${t("recording-told-line", { line })} ${said}`;
}

/** The sentence of the last step. */
function formatStep({ player: { state }, view, scenario: { puzzle } }: Page) {
  const { last, depth, path } = state;
  if (last === null) return t("recording-told-nothing");
  if (last < 0) return t("recording-told-taken", { puzzle, ...view.names(~last) });
  const names = view.names(last);
  const before = depth > 1 ? path[depth - 2] : null;
  // A program that does not undo a dead end may continue elsewhere on the board.
  if (before !== null && !view.follows(before, last)) {
    return t("recording-told-marks", {
      puzzle,
      ...names,
      number: depth,
      before: view.name(before),
    });
  }
  const { length } = state;
  return t("recording-told-placed", { puzzle, ...names, number: depth, length });
}

/** The status at the end of a run. */
export function formatEnd({ player }: Page, { report, goal, count, right }: Recording) {
  const { outcome, placed, undone, findings, solutions } = report;
  if (hides("verdict")) {
    return {
      tone: "paused",
      title: t("recording-status-secret-title"),
      detail: t("recording-status-secret-detail"),
    };
  }
  // Before the end of the replay, don't speak of solutions that the board has not shown yet.
  if (right && player.timeline.position < count) {
    return {
      tone: "found",
      title: t("recording-status-right"),
      detail: t("recording-status-right-detail"),
      plays: true,
    };
  }
  const titles = {
    found: t("recording-status-found", { goal, solutions }),
    none: t("recording-status-none", { goal }),
    wrong: t(`recording-status-${findings[0]?.mistake === "unread" ? "unread" : "wrong"}`),
    stopped: t("recording-status-stopped"),
    unknown: formatUnknown(findings, count, goal),
  };
  const tones = {
    found: "found",
    none: "proved",
    wrong: "exhausted",
    stopped: "stopped",
    unknown: "stopped",
  };
  return {
    tone: tones[outcome],
    title: titles[outcome],
    // Without steps there are no counts; the sentence beside it tells the mistake.
    detail:
      (count === 0 && findings.length > 0) || placed === null || undone === null
        ? ""
        : t("recording-status-counts", { placed, undone }),
  };
}

/** @param count of steps that can be played */
function formatUnknown([first]: Recording["report"]["findings"], count: number, goal: string) {
  if (!first) return t("recording-status-unknown", { goal });
  if (first.mistake === "elsewhere") return t("recording-status-elsewhere");
  if (first.mistake === "another") return t("recording-status-another");
  return t(count === 0 ? "recording-status-unseen" : "recording-status-unjudged");
}
