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
import { Hand } from "../parts/play/hand.ts";
import { readLink } from "../state/link/link.ts";
import { PLAY, WATCH, writePurpose } from "../state/link/purpose.ts";
import type { Link, Purpose } from "../state/link/types.ts";
import { NEW, parseScenario } from "../state/scenario/scenario.ts";
import { holdsFor, wantedOf } from "../state/scenario/wanted.ts";
import type { State } from "./types.ts";

/** What the page opens: a scenario, at its beginning or at a moment, as a link, the visitor or Python would have it. */

/**
 * Takes up a scenario, from its beginning or at a moment.
 *
 * @param description what Python says of it, if it has
 * @param other what is done by hand, or by a program of the visitor's; null: our program searches
 * @param left the run of it that was left for that, to be gone on with
 */
export function open(
  state: State,
  next: Scenario,
  base: SearchMoment | null = null,
  description: Description | null = null,
  other: Hand | Recording | null = null,
  left: Timeline | null = null,
) {
  const { parts } = state;
  state.awaited = null;
  state.sources.other = other;
  parts.play.open(other instanceof Hand ? other : null);
  state.view = makeView(state, next, description);
  state.scenario = next;
  parts.own.open(other instanceof Recording ? other : null);
  parts.questions.open();
  parts.gallery.hide();
  parts.race.hide();
  const { editor } = entryOf(next.puzzle);
  element("blocking-field", HTMLElement).hidden = !state.view.toggle;
  element("draw-open", HTMLElement).hidden = editor === null;
  showView(state);
  parts.titleLine.show(next, state.view.task.length);
  parts.setup.show(next);
  parts.setup.heed(description);
  parts.result.hide();
  handToPlayer(state, base, description, left);
  parts.panels.open();
  parts.solutions.open();
  for (const part of parts.ofPuzzles) part.open?.();
}

/** Hands the scenario to the player. */
function handToPlayer(
  state: State,
  base: SearchMoment | null,
  description: Description | null,
  left: Timeline | null,
) {
  const { scenario, view, player, solver, sources, catalogue } = state;
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
function showView({ parts, view }: State) {
  parts.stage.setView(view);
  element("draw-open", HTMLButtonElement).disabled = isPending(view);
}

/** A view, with everything where the link has put it. */
function makeView(state: State, scenario: Scenario, description: Description | null) {
  const made = createView(scenario, description);
  if (state.arrangement.scenario !== scenario.text || !made.arrange) return made;
  const { at, position } = state.arrangement;
  // What the visitor does from now on is not undone.
  state.arrangement = { scenario: "", at: "", position: 0 };
  try {
    made.arrange(at);
  } catch (error) {
    showProblem((error as Error).message);
    state.parts.address.keep(position);
  }
  return made;
}

/** What Python knows better than the page: what there is to draw, and that a scenario is none. */
export function heedPython(state: State) {
  const { scenario, catalogue } = state;
  const { description, status } = state.player;
  if (description !== null) state.view.applyDescription(description);
  if (description !== null && state.awaited !== null) return showInvented(state, description);
  if (description !== null && isPending(state.view)) {
    state.view = makeView(state, scenario, description);
    showView(state);
    state.parts.titleLine.show(scenario, description.length);
    state.parts.setup.heed(description);
  }
  if (status.name === "failed" && status.error.name === "ValueError") {
    const preset = puzzleOf(scenario.puzzle, catalogue).presets[0].scenario;
    if (preset === scenario.text) showProblem(status.error.message);
    else openInstead(state, parseScenario(preset, catalogue), status.error);
  }
}

/**
 * A scenario that the visitor asked for, as text.
 *
 * @param instead it takes the place of the one before in the history
 * @returns what is wrong with it
 */
export function chooseScenario(state: State, text: string, instead = false): string | null {
  try {
    const next = parseScenario(text, state.catalogue);
    showProblem(null);
    if (next.text !== state.scenario.text || state.browsing) {
      const plays = !state.browsing && state.byHand()?.purpose.kind === "play";
      const act = plays ? PLAY : WATCH;
      leaveBoard(state);
      state.parts.address.move(next, instead, writePurpose(act));
      open(state, next);
      // Who plays goes on playing.
      state.parts.play.heed(act, 0);
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
export async function checkScenario({ solver }: State, text: string): Promise<string> {
  if (entryIn(text).canValidate(text) || solver.status.name !== "loaded") return text;
  const description = await solver.ask<{ scenario: string }>("describe", text);
  return description?.scenario ?? text;
}

/**
 * A preset that is chosen in the gallery.
 *
 * @param panel that shows it, or ""
 */
export function openPreset(
  state: State,
  text: string,
  description: Description | null,
  panel: string,
) {
  const next = parseScenario(text, state.catalogue);
  leaveBoard(state);
  if (panel !== "") {
    const { panels: _, ...rest } = state.options;
    state.options = rest;
    state.parts.panels.place.suggest(panel);
  }
  state.parts.address.move(next, false);
  open(state, next, null, description);
}

/** Seeds that are drawn: short ones can be told to others. */
const SEEDS = 1_000_000;

/** Another instance of the puzzle that is open, in the history after this one; to be played by hand, if this one is. */
export function openNew(state: State) {
  const { catalogue, scenario, parts } = state;
  const [drawn] = crypto.getRandomValues(new Uint32Array(1));
  const next = parseScenario(`${NEW}/${scenario.puzzle}/${drawn % SEEDS}`, catalogue);
  const done = state.awaited?.purpose.act ?? state.byHand()?.purpose;
  const act = done?.kind === "play" ? PLAY : WATCH;
  leaveBoard(state);
  parts.address.move(next, state.awaited !== null, writePurpose(act));
  const purpose = { kind: "invent", origin: next.text, act } as const;
  const { options } = state;
  showLink(state, { scenario: next, position: 0, state: null, purpose, options, problem: null });
}

/** Python has invented what was asked for: it is a scenario like any other. */
function showInvented(state: State, description: Description) {
  const { awaited, catalogue, parts } = state;
  if (awaited === null) return;
  const { origin, act } = awaited.purpose;
  const scenario = { ...parseScenario(description.scenario, catalogue), origin };
  if (awaited.problem !== null) open(state, scenario, null, description);
  else showLink(state, { ...awaited, scenario, purpose: act }, description);
  // The link with the seed stays in the bar until something is done.
  parts.address.keep(awaited.problem === null ? awaited.position : 0);
}

/** Goes back to a moment of the program's run. @param left all that is known of it */
export function openRun(state: State, moment: SearchMoment | null, left: Timeline | null) {
  const { player, catalogue, scenario } = state;
  const far = moment !== null && left === null && moment.position > catalogue.link.near;
  open(state, scenario, far ? moment : null, player.description, null, left);
  if (moment !== null && !far && moment.position > 0) player.seek(moment.position);
}

/** Opens what the address bar says; a damaged link says so, and something sensible opens instead. */
export function openLink(state: State) {
  // What is open is about what was there before.
  for (const dialog of document.querySelectorAll("dialog[open]")) {
    if (dialog instanceof HTMLDialogElement) dialog.close();
  }
  const { lesson, race, address, gallery } = state.parts;
  const races = race.wants(location.hash);
  const alone = races || lesson.begin(location.hash);
  const link = readLink(alone ? "" : location.hash, state.catalogue);
  address.follow(link);
  showLink(state, link);
  // A lesson is on its way, however slow: what it is opened by stays in the bar.
  if (alone && !races) address.keep();
  if (races) race.show();
  else if (location.hash === "" && !embedded) gallery.show();
}

/** Shows what a link says; of a new instance once more when Python has invented it. @param description of its scenario */
function showLink(state: State, link: Link, description: Description | null = null) {
  const { parts, catalogue } = state;
  const { scenario, position, purpose, problem } = link;
  const { at = "", ...options } = link.options;
  state.options = options;
  state.arrangement = { scenario: at === "" ? "" : scenario.text, at, position };
  showProblem(null);
  try {
    if (problem !== null) openInstead(state, scenario, { message: problem });
    else open(state, scenario, null, description);
    if (purpose.kind === "invent") {
      state.awaited = { ...link, purpose };
      parts.address.keep();
    }
    parts.play.heed(purpose, position);
    parts.own.heed(purpose);
    if (isSought(link)) state.player.seek(position);
  } catch (error) {
    parts.address.follow(null);
    openInstead(state, readLink("", catalogue).scenario, error as Error);
  }
  parts.lesson.openFromLink(options.lesson);
  parts.linkView.show(options, link.state === null && playsAtOnce(purpose));
  parts.questions.heed("asks" in purpose ? purpose.asks : null, position);
}

/** Whether the search has to be run up to a link's step: not where that counts what was done by hand, nor where the link has the state there. */
const isSought = ({ position, state, purpose: { kind } }: Link) =>
  kind !== "invent" && kind !== "play" && position > 0 && state === null;

const playsAtOnce = (purpose: Purpose) => "plays" in purpose && purpose.plays;

/** Python has read the state of a link: there the search goes on. */
export function arrive(state: State, { scenario, position, purpose }: Link, moment: SearchMoment) {
  const { player, parts } = state;
  open(state, scenario, moment, player.description);
  parts.play.heed(purpose, position);
  if (playsAtOnce(purpose)) player.play();
}

/** What is known of a board belongs to it, and to no other. */
function leaveBoard(state: State) {
  forgetAsking(state);
  const { day: _, hints: __, ...rest } = state.options;
  state.options = rest;
}

/** More hints have been given. */
export function countHints(state: State, more: number) {
  if (more === 0) return;
  const hints = String(Number(state.options.hints ?? 0) + more);
  state.options = { ...state.options, hints };
}

/** A lesson is left, and with it the speed of its step. */
export function forgetLesson(state: State) {
  const { lesson: _, speed: __, ...rest } = state.options;
  state.options = rest;
  state.parts.linkView.giveSpeedBack();
  state.parts.address.note();
}

/** What a link asks belongs to its steps, and to no others. */
export function forgetAsking(state: State) {
  const { ask: _, to: __, ...rest } = state.options;
  state.options = rest;
}

/** Opens something else than what was asked for, and says so. */
function openInstead(state: State, next: Scenario, { message }: { message: string }) {
  open(state, next);
  state.parts.address.keep();
  showProblem(
    tell("page-notice-instead", {
      problem: message.replace(/\.$/, ""),
      title: titleOf(next.text, state.catalogue),
    }),
  );
}

export function showProblem(problem: string | null) {
  element("notice", HTMLElement).hidden = problem === null;
  setText(element("notice-text", HTMLElement), problem ?? "");
}
