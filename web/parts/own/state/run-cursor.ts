import { hides, isLocked } from "../../../state/link/link-view.ts";
import type { Recording } from "../run/recording.ts";
import type { Comparison, Finding, Moment } from "../run/types.ts";
import type { Own } from "./own.ts";
import type { OwnState } from "./state.ts";

/** The cursor in a program's run: moves it to a step, and finds the mistake and the variables of the program there. */

/** The role of the mark on the place of a finding. */
export const FINDING = "lost";

/** Mistakes of a program that begins at another place than the puzzle. */
export const AWAY = new Set(["start", "elsewhere"]);

export function goToStep({ own }: OwnState, step: number) {
  if (own.recording !== null) goToPosition(own, own.recording.positionOf(step));
}

/** Go to a position that the visitor asked for, and pause there. */
export function goToPosition({ page: { player } }: Own, position: number) {
  if (isLocked()) return;
  if (player.can.pause) player.pause();
  player.seek(position);
}

export function goToDifference({ own, result }: OwnState) {
  if (own.recording === null || !result?.comparison) return;
  goToPosition(own, differenceOf(result.comparison, own.recording));
}

/** The position after the first step that differs from our search, or the end if the program ends before it. */
export const differenceOf = ({ same }: Comparison, { count }: Recording) =>
  Math.min(same + 1, count);

export const isAtStep = ({ own: { recording, page } }: OwnState, step: number) =>
  recording !== null && recording.positionOf(step) === page.player.timeline.position;

/** The choice that a finding is about, or null if the board can't show it. */
export function placeOf({ own }: OwnState, { choice, step }: Finding) {
  const { size = 0 } = own.page.player.description ?? {};
  const seen = choice !== null && step !== null && step >= 0 && choice >= 0 && choice < size;
  return seen ? choice : null;
}

/** The place of the mistake at the cursor, or null; a link that hides the verdict hides it, too. */
export function wrongPlace(state: OwnState) {
  const { recording, page } = state.own;
  const wrong = hides("verdict") ? null : recording?.findingAt(page.player.timeline.position);
  return !wrong || AWAY.has(wrong.mistake) ? null : placeOf(state, wrong);
}

/** Ask for the line and the variables of the step at the cursor, unless the run is playing. */
export function lookAtStep(state: OwnState) {
  const { own, runner, seen } = state;
  const { player } = own.page;
  const { position } = player.timeline;
  if (own.recording === null || player.playing || state.busy) return;
  if (seen.asking || seen.position === position) return;
  const step = own.recording.stepAt(position);
  const before = step < 0 ? null : (seen.moment ?? seen.before);
  const asked = { position, moment: null as Moment | null, before, asking: step >= 0 };
  state.seen = asked;
  if (step < 0) return;
  const settle = (moment: Moment | null) => {
    Object.assign(asked, { moment, asking: false, ...(moment === null && { before: null }) });
    own.page.redraw();
  };
  runner.ask("moment", step).then(settle, () => settle(null));
}
