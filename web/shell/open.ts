import { createView, entryIn, entryOf, isPending } from "../board/registry.ts";
import { continuesAfterSolution } from "../board/shared/goal.ts";
import { element, setText } from "../dom/element.ts";
import { puzzleOf, titleOf } from "../engine/catalogue/catalogue.ts";
import { fetchOpening } from "../engine/run/opening.ts";
import type { Timeline } from "../engine/run/timeline.ts";
import type { Description } from "../engine/search/types.ts";
import type { Scenario, SearchMoment } from "../engine/types/scenario.ts";
import { tell } from "../language/tell.ts";
import { embedded } from "../parts/embed/embed.ts";
import { Recording } from "../parts/own/run/recording.ts";
import type { Hand } from "../parts/play/hand.ts";
import { readLink } from "../state/link/link.ts";
import { PLAY, WATCH, writePurpose } from "../state/link/purpose.ts";
import type { Link } from "../state/link/types.ts";
import { NEW, parseScenario } from "../state/scenario/scenario.ts";
import { holdsFor, wantedOf } from "../state/scenario/wanted.ts";
import { isBrowsing, type Mode } from "../state/state.ts";
import type { App } from "./types.ts";

/** What the page opens: a scenario, at its beginning or at a moment, as a link, the visitor or Python would have it. */

/**
 * Takes up a scenario, from its beginning or at a moment.
 *
 * @param description what Python says of it, if it has
 * @param other what is done by hand, or by a program of the visitor's; null: our program searches
 * @param left the run of it that was left for that, to be gone on with
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
  app.change({ mode: modeOf(other) });
  app.view = makeView(app, next, description);
  app.scenario = next;
  const { editor } = entryOf(next.puzzle);
  element("blocking-field", HTMLElement).hidden = !app.view.toggle;
  element("draw-open", HTMLElement).hidden = editor === null;
  showView(app);
  handToPlayer(app, base, description, left);
  app.opened.call();
}

/** @param other what is played instead of our search */
function modeOf(other: Hand | Recording | null): Mode {
  if (other === null) return { kind: "watch" };
  return other instanceof Recording ? { kind: "program" } : { kind: "play", begun: true };
}

/** Hands the scenario to the player. */
function handToPlayer(
  app: App,
  base: SearchMoment | null,
  description: Description | null,
  left: Timeline | null,
) {
  const { scenario, view, player, solver, sources, catalogue } = app;
  const { size, length, root } = description ?? {};
  const early = base === null && !sources.foreign && solver.status.name !== "loaded";
  const recorded = early ? fetchOpening(scenario.text, catalogue) : null;
  const sizes = { size, length, root, ...view.task };
  const own = sources.other instanceof Recording;
  const wanted = own ? null : wantedOf(scenario);
  const holds =
    continuesAfterSolution(scenario) && wanted === null && !own ? holdsFor(scenario) : null;
  player.open({ scenario: scenario.text, ...sizes, wanted, holds, base, left, recorded });
}

/** The view is another one. Until there is something to draw nothing can be drawn further, either. */
function showView({ parts, view }: App) {
  parts.stage.setView(view);
  element("draw-open", HTMLButtonElement).disabled = isPending(view);
}

/** A view, with everything where the link has put it. */
function makeView(app: App, scenario: Scenario, description: Description | null) {
  const made = createView(scenario, description);
  if (app.arrangement.scenario !== scenario.text || !made.arrange) return made;
  const { at, position } = app.arrangement;
  // What the visitor does from now on is not undone.
  app.arrangement = { scenario: "", at: "", position: 0 };
  try {
    made.arrange(at);
  } catch (error) {
    showProblem((error as Error).message);
    app.parts.address.keep(position);
  }
  return made;
}

/** What Python knows better than the page: what there is to draw, and that a scenario is none. */
export function heedPython(app: App) {
  const { scenario, catalogue } = app;
  const { description, status } = app.player;
  if (description !== null) app.view.applyDescription(description);
  if (description !== null && app.awaited !== null) return showInvented(app, description);
  if (description !== null && isPending(app.view)) {
    app.view = makeView(app, scenario, description);
    showView(app);
  }
  if (status.name === "failed" && status.error.name === "ValueError") {
    const preset = puzzleOf(scenario.puzzle, catalogue).presets[0].scenario;
    if (preset === scenario.text) showProblem(status.error.message);
    else openInstead(app, parseScenario(preset, catalogue), status.error);
  }
}

/**
 * A scenario that the visitor asked for, as text.
 *
 * @param instead it takes the place of the one before in the history
 * @returns what is wrong with it
 */
export function chooseScenario(app: App, text: string, instead = false): string | null {
  try {
    const next = parseScenario(text, app.catalogue);
    showProblem(null);
    if (next.text !== app.scenario.text || isBrowsing(app.state)) {
      const plays = app.state.mode.kind === "play";
      const act = plays ? PLAY : WATCH;
      leaveBoard(app);
      app.parts.address.move(next, instead, writePurpose(act));
      open(app, next);
      // Who plays goes on playing.
      app.parts.play.followLink({ purpose: act, position: 0 });
    }
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * The canonical text of a scenario whose graph, map or grid only Python can judge; as it is where Python is not there yet.
 *
 * @returns rejected with what is wrong with it
 */
export async function checkScenario({ solver }: App, text: string): Promise<string> {
  if (entryIn(text).canValidate(text) || solver.status.name !== "loaded") return text;
  const description = await solver.ask<{ scenario: string }>("describe", text);
  return description?.scenario ?? text;
}

/**
 * A preset that is chosen in the gallery.
 *
 * @param panel that shows it, or ""
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

/** Seeds that are drawn: short ones can be told to others. */
const SEEDS = 1_000_000;

/** Another instance of the puzzle that is open, in the history after this one; to be played by hand, if this one is. */
export function openNew(app: App) {
  const { catalogue, scenario, parts } = app;
  const [drawn] = crypto.getRandomValues(new Uint32Array(1));
  const next = parseScenario(`${NEW}/${scenario.puzzle}/${drawn % SEEDS}`, catalogue);
  const kind = app.awaited?.purpose.act.kind ?? app.state.mode.kind;
  const act = kind === "play" ? PLAY : WATCH;
  leaveBoard(app);
  parts.address.move(next, app.awaited !== null, writePurpose(act));
  const purpose = { kind: "invent", origin: next.text, act } as const;
  const { options } = app.state;
  showLink(app, { scenario: next, position: 0, state: null, purpose, options, problem: null });
}

/** Python has invented what was asked for: it is a scenario like any other. */
function showInvented(app: App, description: Description) {
  const { awaited, catalogue, parts } = app;
  if (awaited === null) return;
  const { origin, act } = awaited.purpose;
  const scenario = { ...parseScenario(description.scenario, catalogue), origin };
  if (awaited.problem !== null) open(app, scenario, null, description);
  else showLink(app, { ...awaited, scenario, purpose: act }, description);
  // The link with the seed stays in the bar until something is done.
  parts.address.keep(awaited.problem === null ? awaited.position : 0);
}

/** Goes back to a moment of the program's run. @param left all that is known of it */
export function openRun(app: App, moment: SearchMoment | null, left: Timeline | null) {
  const { player, catalogue, scenario } = app;
  const far = moment !== null && left === null && moment.position > catalogue.link.near;
  open(app, scenario, far ? moment : null, player.description, null, left);
  if (moment !== null && !far && moment.position > 0) player.seek(moment.position);
}

/** Opens what the address bar says; a damaged link says so, and something sensible opens instead. */
export function openLink(app: App) {
  // What is open is about what was there before.
  for (const dialog of document.querySelectorAll("dialog[open]")) {
    if (dialog instanceof HTMLDialogElement) dialog.close();
  }
  const { lesson, race, address } = app.parts;
  const races = race.wants(location.hash);
  const alone = races || lesson.begin(location.hash);
  const link = readLink(alone ? "" : location.hash, app.catalogue);
  address.follow(link);
  showLink(app, link);
  // A lesson is on its way, however slow: what it is opened by stays in the bar.
  if (alone && !races) address.keep();
  if (races) app.change({ mode: { kind: "race" } });
  else if (location.hash === "" && !embedded) app.change({ mode: { kind: "home" } });
}

/** Shows what a link says; of a new instance once more when Python has invented it. @param description of its scenario */
function showLink(app: App, link: Link, description: Description | null = null) {
  const { parts, catalogue } = app;
  const { scenario, position, purpose, problem } = link;
  const { at = "", ...options } = link.options;
  app.change({ options });
  app.arrangement = { scenario: at === "" ? "" : scenario.text, at, position };
  showProblem(null);
  try {
    if (problem !== null) openInstead(app, scenario, { message: problem });
    else open(app, scenario, null, description);
    if (purpose.kind === "invent") {
      app.awaited = { ...link, purpose };
      parts.address.keep();
    }
    if (isSought(link)) app.player.seek(position);
    app.linked.call(link);
  } catch (error) {
    parts.address.follow(null);
    openInstead(app, readLink("", catalogue).scenario, error as Error);
    app.linked.call({ ...link, purpose: WATCH });
  }
}

/** Whether the search has to be run up to a link's step: not where that counts what was done by hand, nor where the link has the state there. */
const isSought = ({ position, state, purpose: { kind } }: Link) =>
  kind !== "invent" && kind !== "play" && position > 0 && state === null;

/** Python has read the state of a link: there the search goes on. */
export function arrive(app: App, link: Link, moment: SearchMoment) {
  const { player, parts } = app;
  const { scenario, purpose } = link;
  open(app, scenario, moment, player.description);
  parts.play.followLink(link);
  parts.questions.followLink(link);
  if ("plays" in purpose && purpose.plays) player.play();
}

/** What is known of a board belongs to it, and to no other. */
function leaveBoard(app: App) {
  dropOptions(app, "ask", "to", "day", "hints");
}

/** More hints have been given. */
export function countHints(app: App, more: number) {
  if (more === 0) return;
  const { options } = app.state;
  const hints = String(Number(options.hints ?? 0) + more);
  app.change({ options: { ...options, hints } });
}

/** A lesson is left, and with it the speed of its step. */
export function forgetLesson(app: App) {
  dropOptions(app, "lesson", "speed");
  app.parts.linkView.giveSpeedBack();
  app.parts.address.note();
}

/** What a link asks belongs to its steps, and to no others. */
export const forgetAsking = (app: App) => dropOptions(app, "ask", "to");

function dropOptions(app: App, ...names: string[]) {
  const entries = Object.entries(app.state.options);
  app.change({ options: Object.fromEntries(entries.filter(([name]) => !names.includes(name))) });
}

/** Opens something else than what was asked for, and says so. */
function openInstead(app: App, next: Scenario, { message }: { message: string }) {
  open(app, next);
  app.parts.address.keep();
  showProblem(
    tell("page-notice-instead", {
      problem: message.replace(/\.$/, ""),
      title: titleOf(next.text, app.catalogue),
    }),
  );
}

export function showProblem(problem: string | null) {
  element("notice", HTMLElement).hidden = problem === null;
  setText(element("notice-text", HTMLElement), problem ?? "");
}
