import { entryOf, outcomeOf } from "../board/registry.ts";
import { continuesAfterSolution } from "../board/shared/goal.ts";
import type { Moment } from "../board/types.ts";
import { update } from "../dom/element.ts";
import type { Account } from "../engine/types/python-replies.ts";
import { t } from "../language/translate.ts";
import { isLed } from "../parts/workbench/next-suggestions.ts";
import { FAR } from "../parts/workbench/status-card.ts";
import { hides, tellsEnd } from "../state/link/link-view.ts";
import { solutionsOf } from "../state/page/derived-values.ts";
import { lead } from "../state/page/recorded-lane.ts";
import { storyOf } from "../state/page/step-accounts.ts";
import { hiddenAnswer, isForeign } from "../state/state.ts";
import { showEnd } from "./check-solution.ts";
import type { App } from "./types.ts";

/**
 * A frame advances the clock and lets all parts show the present moment. Frames run after each change, and as long as
 * something moves.
 */

type BoardMoment = Omit<Moment, "cursor">;

export function requestFrame(app: App) {
  if (app.frame === 0) app.frame = requestAnimationFrame((now) => onFrame(app, now));
}

/** Cancel the frame that is due, and refuse others. */
export function stopFrames(app: App) {
  cancelAnimationFrame(app.frame);
  app.frame = -1;
}

function onFrame(app: App, now: number) {
  const { player, lanes, clock, motion } = app;
  app.frame = 0;
  clock.tick(now);
  lead(lanes);
  const { timeline } = player;
  const words = app.words.isDue(timeline, timeline.position, now);
  draw(app, now, words);
  app.words.behind ||= app.accounts.late;
  if (player.playing || motion.busy(now) || app.words.behind) requestFrame(app);
}

/** @param words true: also update the text beside the board */
function draw(app: App, now: number, words: boolean) {
  const { player, clock, parts, view, motion, stillness } = app;
  const { playing } = player;
  const speed = playing ? clock.speed : 0;
  motion.notice(player.state, speed, stillness.matches, now);
  parts.play.show();
  parts.own.show();
  parts.questions.show();
  const { accounts } = app;
  const account = accounts.at(player, speed);
  const moment = { ...momentAt(app, now), candidates: account?.candidates, ahead: account?.ahead };
  // While the ghost of a solution is shown, hide the numbers of the next choices: they would cover the ghost's.
  const { ghost } = parts.panels;
  parts.stage.show({ ...moment, asked: moment.asked || ghost !== null, faint: ghost ?? [] });
  parts.find.show();
  parts.bookmarks.show();
  if (!words) {
    parts.panels.analysis.follow(player.timeline);
    return;
  }
  if (!accounts.late) showStory(app, account, speed);
  parts.panels.show({ ...moment, cursor: -1 }, account);
  parts.showCounters(player, clock, view, moment.asked ? undefined : account);
  showStatus(app);
  if (!parts.lesson.comes) parts.announcements.show(player);
  // The legend comes after every part that draws marks.
  parts.panels.showLegend(parts.stage.drawn, moment.motion !== null);
  parts.transport.show(player, clock);
  parts.solutions.show();
  parts.lesson.show();
  parts.onward.show();
  showEnd(app);
  update(document.documentElement.dataset, { status: player.status.name });
  if (!playing) parts.stage.describe(view.label(player.state));
}

function momentAt({ lanes: [first], motion, state }: App, now: number): BoardMoment {
  const foreign = isForeign(state);
  const { mode } = state;
  return {
    state: first.player.state,
    motion: motion.motion(now),
    flash: motion.flash(now),
    asked: foreign || hiddenAnswer(state) !== null,
    byHand: foreign,
    notes: "game" in mode && mode.begun && first.view.notes ? mode.game.notes.all : null,
  };
}

function showStory(
  { parts, player, view, state }: App,
  account: Account | undefined,
  speed: number,
) {
  const telling = !isForeign(state) && tellsEnd(player.state, player.status.name === "finished");
  const { aim, timeline } = player;
  const comes = aim?.kind === "seek" && aim.position > timeline.known;
  const told = () =>
    parts.play.game?.sentence ??
    parts.own.sentence ??
    (comes ? t("run-step-comes", { step: aim.position }) : storyOf(view, player.state, account));
  parts.showStory(told, speed, telling, hides("verdict"));
}

function showStatus(app: App) {
  const { parts, player, solver, scenario, ending } = app;
  const { status, timeline, state, aim } = player;
  parts.statusCard.show(status, {
    known: timeline.known,
    placed: state.placed,
    takenBack: state.takenBack,
    checked: ending.checked,
    compared: parts.ofPuzzles.map((part) => part.compared?.() ?? "").join(""),
    loading: solver.status.name === "loading" ? solver.status : null,
    every: continuesAfterSolution(scenario),
    solutions: solutionsOf(app),
    outcome: outcomeOf(app),
    theory: player.description?.theory ?? null,
    target: aim?.kind === "seek" ? aim.position : null,
    goal:
      aim === null ? null : t(`run-status-aims-${aim.kind === "deadEnd" ? "dead-end" : aim.kind}`),
    shorter:
      timeline.known < FAR || isLed(app.state) ? null : entryOf(scenario.puzzle).shorter(scenario),
    secret: hides("verdict"),
    byHand: parts.play.game?.status ?? parts.own.status,
  });
}
