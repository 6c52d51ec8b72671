import { element, setText } from "../../dom/element.ts";
import type { Clock } from "../../engine/run/clock.ts";
import type { Playback } from "../../engine/run/playback.ts";
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
  };

  /** @param takesBack false: the search never undoes; the counters then say "discovered" and "finished" */
  return function show(
    { state, timeline, rate: measured, elapsed, playing }: Playback,
    clock: Clock,
    takesBack: boolean,
  ) {
    const visits = !takesBack;
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
