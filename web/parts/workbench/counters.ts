import type { View } from "../../board/view.ts";
import { element, setText, update } from "../../dom/element.ts";
import type { Clock } from "../../engine/run/clock.ts";
import type { Playback } from "../../engine/run/playback.ts";
import type { Timeline } from "../../engine/run/timeline.ts";
import type { Account } from "../../engine/types/python-replies.ts";
import { t } from "../../language/translate.ts";
import { count, duration, rate } from "../../language/written.ts";

/** Steps a second. Measuring a speed up to this one takes seconds, so the set speed is shown. */
const SLOW = 16;

/** Find the counters beside the board. @returns a function that shows new values */
export function findCounters() {
  const parts = {
    placed: element("placed", HTMLElement),
    undone: element("undone", HTMLElement),
    placedName: element("placed-name", HTMLElement),
    undoneName: element("undone-name", HTMLElement),
    depth: element("depth", HTMLElement),
    deepest: element("deepest", HTMLElement),
    rate: element("rate", HTMLElement),
    elapsed: element("elapsed", HTMLElement),
    ruledOut: element("ruled-out", HTMLElement),
    ruledOutCounter: element("ruled-out-counter", HTMLElement),
  };
  /** The run whose search is known to look ahead. */
  let looksAhead: Timeline | null = null;

  /**
   * @param view selects the names of the counters: "discovered" and "finished" of a traversal, "reached" and "steps of
   *   the walk" of searches that go only forward
   * @param account of the step, if it is known and not asked for
   */
  return function show(
    { state, timeline, rate: measured, elapsed, playing }: Playback,
    clock: Clock,
    { takesBack, onward, step }: Pick<View, "takesBack" | "onward" | "step">,
    account: Account | undefined,
  ) {
    const ruledOut = account?.ahead?.[2] ?? null;
    if (ruledOut !== null) looksAhead = timeline;
    else if (looksAhead !== timeline) looksAhead = null;
    // A run that is too fast to be described keeps its place for the number.
    update(parts.ruledOutCounter, { hidden: looksAhead !== timeline });
    setText(parts.ruledOut, ruledOut === null ? "…" : count(ruledOut));
    // Depth and deepest would repeat the number of steps, and nothing is taken back.
    for (const { parentElement } of [parts.depth, parts.deepest, parts.undone]) {
      if (parentElement) update(parentElement, { hidden: onward });
    }
    const visits = onward ? step : String(!takesBack);
    const deepest = count(state.deepest);
    const slow = playing && clock.speed <= SLOW ? clock.speed : 0;
    setText(parts.placedName, t("page-counters-placed", { visits }));
    setText(parts.undoneName, t("page-counters-undone", { visits }));
    setText(parts.placed, count(state.placed));
    setText(parts.undone, count(state.takenBack));
    setText(parts.depth, count(state.depth));
    setText(
      parts.deepest,
      timeline.knowsDeepest ? deepest : t("page-at-most", { number: deepest }),
    );
    setText(parts.rate, rate(measured || slow));
    setText(parts.elapsed, duration(elapsed));
  };
}
