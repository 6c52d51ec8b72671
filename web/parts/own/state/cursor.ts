import { hides, isLocked } from "../../../state/link/link-view.ts";
import type { Recording } from "../run/recording.ts";
import type { Comparison, Finding, Moment } from "../run/types.ts";
import type { Own } from "./own.ts";
import type { OwnState } from "./state.ts";

/** The step of a run that is looked at: the ways there, what is wrong there, and how the program stood there. */

/** How the place of a finding is marked on the board. */
export const FINDING = "lost";

/** Findings that a program begins elsewhere than the puzzle does. */
export const AWAY = new Set(["start", "elsewhere"]);

export function goToStep({ own }: OwnState, step: number) {
  if (own.recording !== null) goToPosition(own, own.recording.positionOf(step));
}

/** To a position that is asked for: nothing plays on from there. */
export function goToPosition({ page: { player } }: Own, position: number) {
  if (isLocked()) return;
  if (player.can.pause) player.pause();
  player.seek(position);
}

/** To the first step that is not the same as ours, or to the end where the program ends before. */
export function goToDifference({ own, result }: OwnState) {
  if (own.recording === null || !result?.comparison) return;
  goToPosition(own, differenceOf(result.comparison, own.recording));
}

/** The position of the first difference: of the first step that is not the same, or of the end where the program ends before. */
export const differenceOf = ({ same }: Comparison, { count }: Recording) =>
  Math.min(same + 1, count);

export const isAtStep = ({ own: { recording, page } }: OwnState, step: number) =>
  recording !== null && recording.positionOf(step) === page.player.timeline.position;

/** The choice that a finding is about, where the board shows it. */
export function placeOf({ own }: OwnState, { choice, step }: Finding) {
  const { size = 0 } = own.page.player.description ?? {};
  const seen = choice !== null && step !== null && step >= 0 && choice >= 0 && choice < size;
  return seen ? choice : null;
}

/** The place at the cursor that is wrong, as far as the link doesn't keep that back. */
export function wrongPlace(state: OwnState) {
  const { recording, page } = state.own;
  const wrong = hides("verdict") ? null : recording?.findingAt(page.player.timeline.position);
  return !wrong || AWAY.has(wrong.mistake) ? null : placeOf(state, wrong);
}

/** Asks for the line and the variables of the step at the cursor, while it stands. */
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
  runner.moment(step).then(settle, () => settle(null));
}
