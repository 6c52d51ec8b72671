import { createView, isPending } from "../board/registry.ts";
import { continuesAfterSolution } from "../board/shared/goal.ts";
import { element, setText } from "../dom/element.ts";
import { puzzleOf, titleOf } from "../engine/catalogue/catalogue.ts";
import { trimStop } from "../engine/fragment/cite.ts";
import { fetchOpening } from "../engine/run/opening.ts";
import type { Timeline } from "../engine/run/timeline.ts";
import type { Description } from "../engine/search/types.ts";
import type { Scenario, SearchMoment } from "../engine/types/scenario.ts";
import { t } from "../language/translate.ts";
import { embedded } from "../parts/embed/embed.ts";
import { Recording } from "../parts/own/run/recording.ts";
import type { Hand } from "../parts/play/hand-source.ts";
import { NO_GAME } from "../state/game.ts";
import { readLink } from "../state/link/link.ts";
import { PLAY, WATCH, writePurpose } from "../state/link/purpose.ts";
import type { Link } from "../state/link/types.ts";
import { openQuestions } from "../state/questions.ts";
import { NEW, parseScenario } from "../state/scenario/scenario.ts";
import { countedGoal, holdsFor } from "../state/scenario/wanted.ts";
import { gameMode, isBrowsing, type Mode, withoutOptions } from "../state/state.ts";
import type { App } from "./types.ts";

/** Opens scenarios, at the beginning or at a moment, for a link, the visitor or Python. */

/**
 * Open a scenario, at its beginning or at a moment.
 *
 * @param description Python's description of it, if known
 * @param other source of the steps: the visitor's hand or program; null: our search
 * @param left an earlier run of it, to be continued
 */
export function open(
  app: App,
  next: Scenario,
  base: SearchMoment | null = null,
  description: Description | null = null,
  other: Hand | Recording | null = null,
  left: Timeline | null = null,
) {
  app.awaited = null;
  app.sources.other = other;
  const question = openQuestions(app.state.question, null, 0);
  app.change({ mode: modeOf(other, app.state.mode), question });
  app.view = makeView(app, next, description);
  app.change({ onward: app.view.onward });
  app.scenario = next;
  app.parts.stage.setView(app.view);
  handToPlayer(app, base, description, left);
  app.opened.call();
}

/** @param other source of the steps instead of our search @param mode the mode before, of the same game */
function modeOf(other: Hand | Recording | null, mode: Mode): Mode {
  if (other === null) return { kind: "watch" };
  if (other instanceof Recording) return { kind: "program" };
  return gameMode("game" in mode ? mode.game : NO_GAME, true);
}

function handToPlayer(
  app: App,
  base: SearchMoment | null,
  description: Description | null,
  left: Timeline | null,
) {
  const { scenario, view, player, solver, sources, catalogue } = app;
  const { size, length, root, exit } = description ?? {};
  const early = base === null && !sources.foreign && solver.status.name !== "loaded";
  const recorded = early ? fetchOpening(scenario.text, catalogue) : null;
  const sizes = { size, length, root, exit, ...view.task };
  const own = sources.other instanceof Recording;
  const wanted = own ? null : countedGoal(scenario);
  const holds =
    continuesAfterSolution(scenario) && wanted === null && !own ? holdsFor(scenario) : null;
  player.open({ scenario: scenario.text, ...sizes, wanted, holds, base, left, recorded });
}

/** Create a view, arranged as the link says: once only, so that it does not undo the visitor's changes later. */
function makeView(app: App, scenario: Scenario, description: Description | null) {
  const made = createView(scenario, description);
  const { scenario: text, at, position } = app.arrangement;
  if (text !== scenario.text || made.pending) return made;
  app.arrangement = { scenario: "", at: "", position: 0 };
  if (!made.arrange?.(at)) {
    app.parts.address.keep(position);
    void formatDamage(app, scenario, "options");
  }
  return made;
}

/** Apply Python's answer: the description of what to draw, or the finding that the scenario is invalid. */
export function applyDescription(app: App) {
  const { scenario, catalogue } = app;
  const { description, status } = app.player;
  // Python accepts the edits that were made before it was there.
  if (description !== null) app.edited = null;
  if (description !== null && app.awaited !== null) {
    if (description.scenario !== scenario.text) return showDescribed(app, app.awaited, description);
    app.awaited = null;
  }
  if (description !== null && isPending(app.view)) {
    app.view = makeView(app, scenario, description);
    app.parts.stage.setView(app.view);
  }
  if (status.name === "failed" && status.error.name === "ValueError") {
    if (takeEditBack(app, status.error)) return;
    const preset = puzzleOf(scenario.puzzle, catalogue).presets[0].scenario;
    if (preset === scenario.text) showProblem(status.error.message);
    else openInstead(app, parseScenario(preset, catalogue), status.error);
  }
}

/**
 * Open a scenario that Python has read, or that the page made of such a one.
 *
 * @param instead replace the present entry of the history
 */
export function chooseScenario(app: App, text: string, instead = false) {
  const next = parseScenario(text, app.catalogue);
  showProblem(null);
  if (next.text === app.scenario.text && !isBrowsing(app.state)) return;
  const purpose = app.state.mode.kind === "play" ? PLAY : WATCH;
  leaveBoard(app);
  app.parts.address.move(next, instead, writePurpose(purpose));
  open(app, next);
  // Stay in play mode.
  followGame(app, { purpose, position: 0 });
}

/**
 * Open a scenario that the visitor has made on the board, or show why Python refuses it. Until Python has loaded, open it
 * as it is.
 *
 * @param make called after earlier attempts, so that it sees their scenario; nothing is opened for null
 */
export function tryScenario(app: App, make: () => string | null | undefined, instead = false) {
  const attempt = async () => {
    const text = make();
    if (!text) return;
    const loaded = app.solver.status.name === "loaded";
    const description = loaded ? await app.solver.ask<Description>("describe", text) : null;
    const before = app.edited?.text === app.scenario.text ? app.edited.before : app.scenario.text;
    chooseScenario(app, description?.scenario ?? text, instead);
    app.edited = loaded ? null : { before, text: app.scenario.text };
  };
  app.tried = app.tried.then(attempt).catch((error) => void app.showToast(error.message));
  return app.tried;
}

/** Return to the scenario before edits that Python, once loaded, refuses. @returns false if there are no such edits */
function takeEditBack(app: App, { message }: Error) {
  const { edited } = app;
  if (edited?.text !== app.scenario.text) return false;
  app.edited = null;
  chooseScenario(app, edited.before, true);
  showProblem(message);
  return true;
}

/**
 * Open a preset that was chosen in the gallery.
 *
 * @param panel the panel that explains it best, or ""
 */
export function openPreset(app: App, text: string, description: Description | null, panel: string) {
  const next = parseScenario(text, app.catalogue);
  leaveBoard(app);
  if (panel !== "") {
    dropOptions(app, "panels");
    app.parts.panels.place.suggest(panel);
  }
  app.parts.address.move(next, false);
  open(app, next, null, description);
}

/** Random seeds stay below this, so that they are short enough to pass on. */
const SEEDS = 1_000_000;

/** Open another instance of the same puzzle as a new history entry. Stay in play mode if this one is played. */
export function openNew(app: App) {
  const { catalogue, scenario, parts } = app;
  const [drawn] = crypto.getRandomValues(new Uint32Array(1));
  const next = parseScenario(`${NEW}/${scenario.puzzle}/${drawn % SEEDS}`, catalogue);
  const expected = app.awaited?.purpose;
  const { kind } = expected?.kind === "invent" ? expected.act : app.state.mode;
  const act = kind === "play" ? PLAY : WATCH;
  leaveBoard(app);
  parts.address.move(next, scenario.seed !== undefined, writePurpose(act));
  const purpose = { kind: "invent", origin: next.text, act } as const;
  const { options } = app.state;
  showLink(app, { scenario: next, position: 0, state: null, purpose, options, damage: "" });
}

/** Show a link once more, with the instance that Python has generated, or the scenario as Python writes it. */
function showDescribed(app: App, link: Link, description: Description) {
  const { purpose } = link;
  const invents = purpose.kind === "invent";
  const read = parseScenario(description.scenario, app.catalogue);
  const scenario = {
    ...{ ...read, text: description.scenario },
    ...(invents && { origin: purpose.origin }),
  };
  const next = { ...link, scenario, purpose: invents ? purpose.act : purpose };
  if (link.state !== null) app.parts.address.follow(next);
  showLink(app, next, description);
  // Keep the link with the seed in the address bar until the visitor does something.
  if (invents) app.parts.address.keep(link.position);
}

/**
 * Return to a moment of our program's run.
 *
 * @param left the steps of that run known so far
 */
export function openRun(app: App, moment: SearchMoment | null, left: Timeline | null) {
  const { player, catalogue, scenario } = app;
  const far = moment !== null && left === null && moment.position > catalogue.link.near;
  open(app, scenario, far ? moment : null, player.description, null, left);
  if (moment !== null && !far && moment.position > 0) player.seek(moment.position);
}

/** Open the link in the address bar. For a damaged one, open something near it instead; Python says what is wrong. */
export function openLink(app: App) {
  // Open dialogs belong to the previous scenario.
  for (const dialog of document.querySelectorAll("dialog[open]")) {
    if (dialog instanceof HTMLDialogElement) dialog.close();
  }
  const { lesson, race, address } = app.parts;
  const races = race.wants(location.hash);
  const alone = races || lesson.begin(location.hash);
  const link = readLink(alone ? "" : location.hash, app.catalogue);
  address.follow(link);
  showLink(app, link);
  // Keep the lesson's link in the bar, however long the lesson takes to load.
  if (alone && !races) address.keep();
  if (races) app.change({ mode: { kind: "race" } });
  else if (location.hash === "" && !embedded) app.change({ mode: { kind: "home" } });
}

/**
 * Show a link. It is shown twice where Python writes its scenario in another way: the instance of a seed, or a text that
 * is not canonical.
 *
 * @param description of its scenario
 */
function showLink(app: App, link: Link, description: Description | null = null) {
  const { parts, catalogue } = app;
  const { scenario, position, purpose, damage } = link;
  const { at = "", ...options } = link.options;
  app.change({ options });
  app.arrangement = { scenario: at === "" ? "" : scenario.text, at, position };
  showProblem(null);
  try {
    open(app, scenario, null, description);
    app.awaited = link;
    if (damage !== "") {
      parts.address.keep(position);
      void formatDamage(app, scenario, damage);
    }
    if (purpose.kind === "invent") parts.address.keep();
    if (isSought(link)) app.player.seek(position);
    followGame(app, link);
    followQuestions(app, link);
    app.linked.call(link);
  } catch (error) {
    parts.address.follow(null);
    openInstead(app, readLink("", catalogue).scenario, error as Error);
    app.linked.call({ ...link, purpose: WATCH });
  }
}

/**
 * True when the search must run to the link's step: its step does not count hand-made moves, and the link has no state.
 */
const isSought = ({ position, state, purpose: { kind } }: Link) =>
  kind !== "invent" && kind !== "play" && position > 0 && state === null;

/** Python has decoded the state of a link: continue the search from there. */
export function arrive(app: App, link: Link, moment: SearchMoment) {
  const { player } = app;
  const { scenario, purpose } = link;
  open(app, scenario, moment, player.description);
  followGame(app, link);
  followQuestions(app, link);
  if ("plays" in purpose && purpose.plays) player.play();
}

/** Wait for Python with the game or the task of a link. */
function followGame(app: App, { purpose, position }: Pick<Link, "purpose" | "position">) {
  const expected = purpose.kind === "invent" && purpose.act.kind === "play";
  const steps = purpose.kind === "be" ? purpose.steps : null;
  const linked = purpose.kind === "play" || purpose.kind === "be";
  const wish = linked ? { text: purpose.done, position, arrived: false, task: steps } : null;
  if (wish === null && !expected) return;
  if (app.state.onward) return void showProblem(t("page-notice-onward"));
  app.change({ mode: gameMode({ ...NO_GAME, wish, expected }, false) });
  if (linked) app.parts.address.keep(steps === null ? 0 : position);
}

/** Begin to ask the questions of a link. */
function followQuestions(app: App, { purpose, position }: Link) {
  const asks = "asks" in purpose && !app.state.onward ? purpose.asks : null;
  if ("asks" in purpose && purpose.asks !== null && app.state.onward) {
    showProblem(t("page-notice-onward"));
  }
  app.change({ question: openQuestions(app.state.question, asks, position) });
}

/** Drop the options that are about the present board. */
function leaveBoard(app: App) {
  dropOptions(app, "ask", "to", "day", "hints", "mark");
}

export function countHints(app: App, more: number) {
  if (more === 0) return;
  const { options } = app.state;
  const hints = String(Number(options.hints ?? 0) + more);
  app.change({ options: { ...options, hints } });
}

/** Leave the lesson, and restore the visitor's speed. */
export function forgetLesson(app: App) {
  dropOptions(app, "lesson", "speed");
  app.parts.linkView.giveSpeedBack();
  app.parts.address.note();
}

const dropOptions = (app: App, ...names: string[]) =>
  app.change({ options: withoutOptions(app.state.options, ...names) });

/** Open a scenario instead of the requested one, and say why. */
function openInstead(app: App, next: Scenario, { message }: { message: string }) {
  open(app, next);
  app.parts.address.keep();
  showProblem(formatInstead(app, message));
}

function formatInstead({ scenario, catalogue }: App, problem: string) {
  const title = titleOf(scenario.text, catalogue);
  return t("page-notice-instead", { problem: trimStop(problem), title });
}

/**
 * Let Python say what is wrong with the link in the address bar.
 *
 * @param opened for the link: nothing is said once another one is open
 */
async function formatDamage(app: App, opened: Scenario, damage: "options" | "link") {
  const { hash } = location;
  let problem: string | null;
  try {
    await app.solver.loaded();
    [problem] = await app.solver.insist<(string | null)[]>("check_links", [hash]);
  } catch {
    return; // The status says why Python is not there.
  }
  if (problem === null || app.scenario !== opened || location.hash !== hash) return;
  showProblem(
    damage === "link"
      ? formatInstead(app, problem)
      : t("page-notice-option", { problem: trimStop(problem) }),
  );
}

export function showProblem(problem: string | null) {
  element("notice", HTMLElement).hidden = problem === null;
  setText(element("notice-text", HTMLElement), problem ?? "");
}
