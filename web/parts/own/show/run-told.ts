import { tell } from "../../../language/tell.ts";
import type { Page } from "../../../state/lane/types.ts";
import { hides } from "../../../state/link/link-view.ts";
import { embedded } from "../../embed/embed.ts";
import { quote } from "../run/quoted.ts";
import type { Recording } from "../run/recording.ts";
import type { Finding } from "../run/types.ts";

/** What the page tells of the run of a program of one's own: its last step, and how it has ended. */

/** The tones of what is said before a run, while it is made, and after it. */
const TONES = { ready: "ready", linked: "ready", running: "busy", changed: "stopped" };

export const tellBefore = (name: keyof typeof TONES) => ({
  tone: TONES[name],
  title: tell(`recording-status-${name === "linked" ? "ready" : name}-title`),
  detail: tell(`recording-status-${name}-detail`),
});

export function sentenceOf(page: Page, recording: Recording) {
  const { position } = page.player.state;
  const { count } = recording;
  const [first] = hides("verdict") ? [] : recording.report.findings;
  // The drawer says what is wrong with it; a frame has no room for both at once.
  if (first?.mistake === "unread" && !embedded) return tell("recording-told-unread");
  // Nothing is to be seen: what is wrong is all that there is to tell.
  if (count === 0) return first ? tellFirst(first) : tell("recording-told-unseen");
  const wrong = hides("verdict") ? null : recording.findingAt(position);
  const said = tellStep(page);
  if (wrong === null)
    return position < recording.count || recording.whole
      ? said
      : `${said} ${tell("recording-told-disorder")}`;
  // A small frame has no room for what its board shows.
  return embedded ? quote(wrong.sentence) : `${said} ${quote(wrong.sentence)}`;
}

/** What is wrong, where no step shows it. */
function tellFirst({ line, sentence }: Finding) {
  const said = quote(sentence);
  return line === null ? said : `${tell("recording-told-line", { line })} ${said}`;
}

/** What the last step has done. */
function tellStep({ player: { state }, view, scenario: { puzzle } }: Page) {
  const { last, depth, path } = state;
  if (last === null) return tell("recording-told-nothing");
  if (last < 0) return tell("recording-told-taken", { puzzle, ...view.names(~last) });
  const names = view.names(last);
  const before = depth > 1 ? path[depth - 2] : null;
  // A program that does not take back what was in vain goes on from elsewhere.
  if (before !== null && !view.follows(before, last)) {
    return tell("recording-told-marks", {
      puzzle,
      ...names,
      number: depth,
      before: view.name(before),
    });
  }
  const { length } = state;
  return tell("recording-told-placed", { puzzle, ...names, number: depth, length });
}

/** How a run has ended. */
export function tellEnd({ player }: Page, { report, goal, count, right }: Recording) {
  const { outcome, placed, undone, findings, solutions } = report;
  if (hides("verdict")) {
    return {
      tone: "paused",
      title: tell("recording-status-secret-title"),
      detail: tell("recording-status-secret-detail"),
    };
  }
  // What has not come yet on the board is not told as if it had.
  if (right && player.timeline.position < count) {
    return {
      tone: "found",
      title: tell("recording-status-right"),
      detail: tell("recording-status-right-detail"),
      plays: true,
    };
  }
  const titles = {
    found: tell("recording-status-found", { goal, solutions }),
    none: tell("recording-status-none", { goal }),
    wrong: tell(`recording-status-${findings[0]?.mistake === "unread" ? "unread" : "wrong"}`),
    stopped: tell("recording-status-stopped"),
    unknown: tellUnknown(findings, count, goal),
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
    // Where nothing was seen, what is wrong is told beside it.
    detail:
      count === 0 && findings.length > 0 ? "" : tell("recording-status-counts", { placed, undone }),
  };
}

/** @param count of steps to be seen */
function tellUnknown([first]: Recording["report"]["findings"], count: number, goal: string) {
  if (!first) return tell("recording-status-unknown", { goal });
  if (first.mistake === "elsewhere") return tell("recording-status-elsewhere");
  if (first.mistake === "another") return tell("recording-status-another");
  return tell(count === 0 ? "recording-status-unseen" : "recording-status-unjudged");
}
