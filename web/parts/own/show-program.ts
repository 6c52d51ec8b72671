import { recall, remember } from "../../dom/storage.ts";
import { tell } from "../../language/tell.ts";
import { hides, isLocked } from "../../state/link/link-view.ts";
import { embedded } from "../embed/embed.ts";
import { READABLE } from "../workbench/speeds.ts";
import type { Desk } from "./desk.ts";
import type { Own } from "./door.ts";
import type { Finding, Moment } from "./run/types.ts";
import { tellComparison, tellDifference } from "./show/beside.ts";
import { AWAY, FINDING } from "./show/report-view.ts";
import { differenceOf, markOf } from "./show/second-board.ts";
import type { Problem } from "./write/program-editor.ts";

/** What is seen in the studio, and where one looks at it. */

/** Where it is kept how much room the program has. */
const ROOM = "knights.own-room";
const WIDE = "wide";
/** Windows in which there is more to be had, for the size of the text: as the style has it. */
const GAINS = "(min-width: 47.5em) and (min-height: 37.5em)";

/** Whether the program had most of the window last. */
export const isWide = () => !embedded && recall(ROOM) === WIDE;

const NONE: Problem[] = [];

export function go({ own }: Desk, step: number) {
  if (own.recording !== null) stopAt(own, own.recording.positionOf(step));
}

/** To a step that is asked for: nothing plays on from there. */
function stopAt({ page: { player } }: Own, position: number) {
  if (isLocked()) return;
  if (player.can.pause) player.pause();
  player.seek(position);
}

/** Whether the program is another than the one that has run. */
export const isChanged = ({ result, text, input }: Desk) =>
  result !== null && (result.text !== text || result.input !== input);

/** To the first step that is not the same, or to the end where the program ends before. */
export function goToDifference({ own, result }: Desk) {
  if (own.recording === null || !result?.comparison) return;
  stopAt(own, differenceOf(result.comparison, own.recording));
}

export function widen(desk: Desk) {
  if (embedded || !matchMedia(GAINS).matches) return;
  desk.wide = !desk.wide;
  remember(ROOM, desk.wide ? WIDE : "");
  desk.own.page.redraw();
}

function stateOf({ busy, stopped, runner, result }: Desk) {
  if (busy) return runner.starting ? "starting" : "running";
  return stopped ? "stopped" : result === null ? "idle" : "done";
}

/** Called once a frame. */
export function show(desk: Desk) {
  look(desk);
  const { name, drafts, result, checks, round, input, watch, seen, limit, warning, text, runner } =
    desk;
  desk.workspace.show({
    name,
    names: drafts.list(),
    state: stateOf(desk),
    report: result?.report ?? null,
    goal: result?.goal ?? "",
    // Marks at its lines would give it away; and those of a text that was changed meanwhile are elsewhere.
    ...((hides("verdict") || result?.other === true) && { problems: NONE }),
    checks,
    checkNote: desk.checkNote,
    round,
    input,
    watch,
    line: text === result?.text ? (seen.moment?.[0][1] ?? null) : null,
    limit,
    warning: runner.interfered ? tell("own-runs-interfered") : warning,
    beside: isCompared(desk) ? desk.compared : null,
    wide: desk.wide,
    placeOf: (finding) => namePlace(desk, finding),
    puzzle: desk.own.page.scenario.puzzle,
    changed: isChanged(desk),
    isAt: (step) => isAt(desk, step),
  });
  showBeside(desk);
  if (!desk.own.page.player.playing) desk.workspace.stay();
  showBoards(desk);
  showCalls(desk);
}

/** Whether our own search can be seen beside what is played, or is on its way. */
const isCompared = ({ own, result }: Desk) =>
  own.recording !== null && result !== null && (result.comparing || result.comparison !== null);

/** The choice that a finding is about, where one can see it. */
function placeOf({ own }: Desk, { choice, step }: Finding) {
  const { size = 0 } = own.page.player.description ?? {};
  const seen = choice !== null && step !== null && step >= 0 && choice >= 0 && choice < size;
  return seen ? choice : null;
}

function namePlace(desk: Desk, finding: Finding) {
  const place = placeOf(desk, finding);
  return place === null ? "" : desk.own.page.view.name(place);
}

/** Whether one is at a step of the program already. */
const isAt = ({ own: { recording, page } }: Desk, step: number) =>
  recording !== null && recording.positionOf(step) === page.player.timeline.position;

/** What is marked on the board, and what stands on the second one. */
function showBoards(desk: Desk) {
  const { own, result, second, marks, compared } = desk;
  const { recording, palette, page } = own;
  if (recording === null || palette === null || result === null) {
    second.show(null);
    return marks.clear();
  }
  const { comparison, ours } = result;
  const name = (choice: number) => page.view.name(choice);
  const said = comparison === null ? "" : tellDifference(comparison, name, recording.right);
  const shown = compared && isCompared(desk);
  const parting = second.show(shown ? { recording, comparison, ours, said, palette } : null);
  const wrong = hides("verdict") ? null : recording.findingAt(page.player.timeline.position);
  const place = wrong === null || AWAY.has(wrong.mistake) ? null : placeOf(desk, wrong);
  const wrongly = place === null ? [] : [markOf(FINDING, tell("own-mark-wrong"), place)];
  // One frame is enough for a place.
  const apart = parting.filter(({ places }) => place === null || !places.includes(place));
  marks.showEvidence([...apart, ...wrongly], null, page.player.state);
}

function showCalls({ own: { recording, page }, calls, busy }: Desk) {
  const { playing, timeline } = page.player;
  calls.show(recording?.rule === null ? recording : null, {
    position: timeline.position,
    calm: !playing || page.clock.speed <= READABLE,
    free: !busy,
  });
}

function showBeside(desk: Desk) {
  const { own, beside, result, seen, text } = desk;
  const ran = own.recording !== null && text === result?.text;
  beside.showMoment(ran ? seen.moment : null, seen.asking);
  const comparison = ran ? result.comparison : null;
  const { view } = own.page;
  const goal = result?.goal ?? "";
  const { right, count } = own.recording ?? { right: false, count: 0 };
  const said =
    comparison === null || desk.compared
      ? ""
      : tellComparison(comparison, goal, (choice) => view.name(choice), right);
  const races = ran && !embedded && right && count > 0;
  beside.showComparison(said, (comparison?.differs ?? null) !== null, races);
}

/** Asks for the line and the variables of the step at the cursor, while it stands. */
function look(desk: Desk) {
  const { own, runner, seen } = desk;
  const { player } = own.page;
  const { position } = player.timeline;
  if (own.recording === null || player.playing || desk.busy) return;
  if (seen.asking || seen.position === position) return;
  const step = own.recording.stepAt(position);
  desk.seen = { position, moment: null, asking: step >= 0 };
  if (step < 0) return;
  const asked = desk.seen;
  const settle = (moment: Moment | null) => {
    asked.moment = moment;
    asked.asking = false;
    own.page.redraw();
  };
  runner.moment(step).then(settle, () => settle(null));
}
