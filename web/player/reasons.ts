import type { PuzzleView } from "../board/types.ts";
import { html } from "../dom/create-element.ts";
import { setText, update } from "../dom/element.ts";
import type { Playback } from "../engine/run/playback.ts";
import type { Scenario } from "../engine/types/scenario.ts";
import { t } from "../language/translate.ts";
import { bindMarks } from "../parts/marks/marks.ts";
import type { Recording } from "./types.ts";

/** Why a dead end is one, and since when the path was lost: worked out when the search was recorded. */

interface Shown {
  scenario: Scenario;
  player: Playback;
  view: PuzzleView;
  redraw: () => void;
}

/** @param body is filled */
export function makeReasons(shown: Shown, reasons: Recording["reasons"], body: HTMLElement) {
  const known = new Map(reasons);
  const marks = bindMarks({ ...shown, layers: new Set() });
  // Whole names: the build takes a beginning of a name for one of sentences.
  const parts = ["why-title", "why-sentence", "why-since", "why-besides"];
  const [title, sentence, since, besides] = parts.map((name) => html("p", { class: name }));
  const heading = html("h2", {}, t("panels-tab-why"));
  body.append(heading, title, sentence, since, besides);

  /** @param asked true: a question is open, whose answer a reason would give away */
  function show(asked: boolean) {
    const { timeline, state, playing } = shown.player;
    const { position } = timeline;
    const reason = known.get(position);
    const dead = !asked && isDeadEnd(shown.player);
    update(body, { hidden: !dead });
    if (!dead) return marks.clear();
    if (reason === undefined) {
      setText(title, playing ? "" : t("why-not-recorded"));
      for (const part of [sentence, since, besides]) setText(part, "");
      return marks.clear();
    }
    update(body.dataset, { tone: reason.tone });
    setText(title, reason.title);
    setText(sentence, reason.sentence);
    setText(since, reason.since);
    setText(besides, reason.besides?.sentence ?? "");
    marks.showEvidence([...reason.marks, ...(reason.besides?.marks ?? [])], null, state);
  }

  return { show };
}

/** True when the last choice is taken back next, and the path is no solution. */
function isDeadEnd({ timeline, state }: Playback) {
  const { position, known } = timeline;
  const next = position < known ? timeline.eventAt(position) : null;
  return state.last !== null && state.last >= 0 && next === ~state.last && !state.complete;
}
