import { entryOf, outcomeOf } from "../board/registry.ts";
import { continuesAfterSolution } from "../board/shared/goal.ts";
import type { Moment } from "../board/types.ts";
import { update } from "../dom/element.ts";
import { tell } from "../language/tell.ts";
import { isLed } from "../parts/workbench/onward.ts";
import { FAR } from "../parts/workbench/status-card.ts";
import { solutionsOf } from "../state/lane/derived.ts";
import { lead, standing } from "../state/lane/lane.ts";
import { hides, tellsEnd } from "../state/link/link-view.ts";
import { showEnd } from "./ending.ts";
import type { State } from "./types.ts";

/**
 * A frame: the clock goes on, and all parts show the moment at which it stands. There is one whenever something has
 * changed, and as long as something moves.
 */

type BoardMoment = Omit<Moment, "cursor">;

/** Steps a second that take seconds to be measured. */
const SLOW = 16;

export function requestFrame(state: State) {
  if (state.frame === 0) state.frame = requestAnimationFrame((now) => onFrame(state, now));
}

/** No more frames. */
export function stopFrames(state: State) {
  cancelAnimationFrame(state.frame);
  state.frame = -1;
}

function onFrame(state: State, now: number) {
  const { player, lanes, clock, motion } = state;
  state.frame = 0;
  clock.tick(now);
  lead(lanes);
  const { timeline } = player;
  const words = state.words.isDue(timeline, timeline.position, now);
  draw(state, now, words);
  if (player.playing || motion.busy(now) || !words) requestFrame(state);
}

/** @param words whether those beside the board are written, too */
function draw(state: State, now: number, words: boolean) {
  const { player, clock, parts, view } = state;
  const { playing } = player;
  const speed = playing ? clock.speed : 0;
  noticeMotion(state, speed, now);
  parts.play.show();
  parts.own.show();
  parts.questions.show();
  const moment = momentAt(state, now);
  // Where the ghost of a solution has its numbers, those of the next choices would be over them.
  parts.stage.show({ ...moment, asked: moment.asked || parts.panels.ghost });
  parts.find.show();
  if (!words) {
    parts.panels.digest.follow(player.timeline);
    return;
  }
  showStory(state, moment, speed);
  parts.panels.show({ ...moment, cursor: -1 });
  showCounters(state);
  showStatus(state);
  if (!parts.lesson.comes) parts.announcements.show(player);
  // Last, when every part has drawn its marks.
  parts.panels.showLegend(parts.stage.drawn, moment.motion !== null);
  parts.transport.show(player, clock);
  parts.solutions.show();
  parts.lesson.show();
  parts.onward.show();
  showEnd(state);
  update(document.documentElement.dataset, { status: player.status.name });
  if (!playing) parts.stage.describe(view.label(player.state));
}

function noticeMotion({ player, motion, stillness }: State, speed: number, now: number) {
  const { timeline, state } = player;
  const change = {
    position: timeline.position,
    last: state.last,
    top: state.top,
    below: state.depth > 1 ? state.path[state.depth - 2] : -1,
    speed,
    still: stillness.matches,
  };
  motion.notice(change, now);
}

function momentAt({ lanes: [first], motion, parts }: State, now: number): BoardMoment {
  return {
    ...standing(first),
    motion: motion.motion(now),
    flash: motion.flash(now),
    asked: parts.play.on || parts.own.on || parts.questions.hides,
    byHand: parts.play.on || parts.own.on,
    notes: parts.play.notes,
  };
}

function showStory({ parts, player, view }: State, moment: BoardMoment, speed: number) {
  const telling =
    !parts.play.on && !parts.own.on && tellsEnd(player.state, player.status.name === "finished");
  const { aim, timeline } = player;
  const comes = aim?.kind === "seek" && aim.position > timeline.known;
  const told = () =>
    parts.play.sentence ??
    parts.own.sentence ??
    (comes
      ? tell("run-step-comes", { step: aim.position })
      : view.sentence({ ...moment, cursor: -1 }));
  parts.showStory(told, speed, telling, hides("verdict"));
}

function showCounters({ parts, player, view, clock }: State) {
  const { state, timeline, rate, elapsed, playing } = player;
  // What is slow is known before it can be measured.
  const slow = playing && clock.speed <= SLOW ? clock.speed : 0;
  parts.showCounters({
    visits: !view.takesBack,
    placed: state.placed,
    undone: state.takenBack,
    depth: state.depth,
    deepest: state.deepest,
    deepestKnown: timeline.knowsDeepest,
    rate: rate || slow,
    elapsed,
  });
}

function showStatus(page: State) {
  const { parts, player, solver, scenario, ending } = page;
  const { status, timeline, state, aim } = player;
  parts.statusCard.show(status, {
    known: timeline.known,
    placed: state.placed,
    takenBack: state.takenBack,
    checked: ending.checked,
    compared: parts.ofPuzzles.map((part) => part.compared?.() ?? "").join(""),
    loading: solver.status.name === "loading" ? solver.status : null,
    every: continuesAfterSolution(scenario),
    solutions: solutionsOf(page),
    outcome: outcomeOf(scenario),
    theory: player.description?.theory ?? null,
    target: aim?.kind === "seek" ? aim.position : null,
    goal:
      aim === null
        ? null
        : tell(`run-status-aims-${aim.kind === "deadEnd" ? "dead-end" : aim.kind}`),
    shorter: timeline.known < FAR || isLed() ? null : entryOf(scenario.puzzle).shorter(scenario),
    secret: hides("verdict"),
    byHand: parts.play.status ?? parts.own.status,
  });
}
