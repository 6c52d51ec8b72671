import { outcomeOf } from "../../board/registry.ts";
import { puzzleOf } from "../../engine/catalogue/catalogue.ts";
import type { Mark, Offer } from "../../engine/types/python-replies.ts";
import { t } from "../../language/translate.ts";
import { date } from "../../language/written.ts";
import { hides } from "../../state/link/link-view.ts";
import * as be from "./be-search.ts";
import type { Context } from "./context.ts";
import { isPadOpen, keyOf, offerAt, placeAt, stepAt, waits, writtenAt } from "./context.ts";
import { hasResult, parOf } from "./day-result.ts";
import * as games from "./game.ts";
import { lastChange, topOf } from "./game-actions.ts";
import { hasAll, hasCrosses, notesAt } from "./notes.ts";
import { isDocked, type Pad } from "./value-pad.ts";

/** The page's view of a game: its buttons, the values of a place, the sentence and the card. */

export function shownOf(context: Context, offer: Offer | null | undefined) {
  const { page, game } = context;
  const { found, shown, phase } = game;
  return {
    phase,
    waits: context.hand === null,
    canTake: topOf(context) >= 0 || lastChange(context) !== undefined,
    leaves: !page.view.takesBack,
    hint: games.nextHint(game, keyOf(context)),
    asks: !hides("verdict") && context.game.task === null && !context.game.wish?.task,
    seeks: page.view.takesBack,
    invents: mayLeave(context),
    result: hasResult(context),
    solution: (found?.completion.length ?? 0) > 0,
    shown,
    again: context.game.again === keyOf(context),
    puzzle: page.scenario.puzzle,
    goal: outcomeOf(page).goal,
    coming: nameOfPlace(context, offer),
    crosses: hasCrosses(page.view) && offer?.solved !== true ? game.notes.on : null,
    pad: padOf(context, offer),
    stuck: isStuck(context, offer),
    task: be.barOf(context),
  };
}

/** True when another instance can be opened, from which Back leads to this game again; null: there are none. */
function mayLeave({ page, hand, game }: Context) {
  const { invents } = puzzleOf(page.scenario.puzzle, page.catalogue);
  if (!invents || game.task !== null || page.state.options.day !== undefined) return null;
  return hand !== null || !game.starting;
}

/** Content of the pad. Below the board it stays open for the marked place. @returns undefined while unknown */
export function padOf(context: Context, offer: Offer | null | undefined): Pad | null | undefined {
  const {
    game: { notes },
    page,
  } = context;
  if (offer === undefined && isDocked()) return undefined;
  const opened = isPadOpen(context);
  const place = opened || isDocked() ? placeAt(context, offer) : null;
  if (place === null) return null;
  const { notes: notable } = page.view;
  const fitting = offer?.choices ?? [];
  const written = writtenAt(context, place);
  return {
    values: page.view.alternatives(place),
    written,
    clears: written >= 0 || notesAt(page.view, notes.all, fitting, place).length > 0,
    opened,
    focus: context.focus,
    notes: notable ? { on: notes.on, all: hasAll(notes.all, fitting) } : null,
  };
}

/** Mark the cursor's place, unless the current sentence marks it. */
export function markPlace(context: Context, offer: Offer | null | undefined): Mark[] {
  const { game, page } = context;
  const place = placeAt(context, offer);
  if (place === null) return [];
  const choices = page.view.alternatives(place);
  const said = games.saidAt(game, keyOf(context))?.marks ?? [];
  if (said.some(({ places: [one, ...more] }) => choices.includes(one) && more.length === 0))
    return [];
  return [{ role: "other", told: t("play-told-here"), places: [place], arrows: [], lines: [] }];
}

/**
 * Mark the possible next places with dots, if choices are places, unless they have the visitor's cross. While acting as
 * the search, the visitor has to find them.
 */
export function markMoves(context: Context, offer: Offer | null | undefined): Mark[] {
  const { phase, found, notes } = context.game;
  if (phase === "lost" || context.game.task !== null || placeAt(context, offer) !== null) return [];
  const lost = phase === "better" ? found?.choice : null;
  const places = (offer?.choices ?? []).filter(
    (choice) => choice !== lost && !notes.all.has(choice),
  );
  return [{ role: "dot", told: "", places, arrows: [], lines: [] }];
}

/** Name of the place to fill next: the cursor's, unless it is filled. */
function nameOfComing(context: Context, offer: Offer | null | undefined) {
  const place = placeAt(context, offer);
  return place === null || offer?.places.includes(place) ? nameOfPlace(context, offer) : "";
}

/** Name of the cursor's place, or of the place that a search would fill. */
function nameOfPlace(context: Context, offer: Offer | null | undefined) {
  const place = placeAt(context, offer);
  return place === null ? (offer?.coming ?? "") : context.page.view.placeName(place);
}

export function sentenceOf(context: Context) {
  const { page, game } = context;
  const said = games.saidAt(game, keyOf(context));
  if (said !== null) return said.sentence;
  const { state } = page.player;
  const offer = offerAt(context);
  if (context.game.task !== null)
    return be.sentenceOf(context, context.game.task, offer?.coming ?? "");
  if (!page.view.takesBack) return stepAt(context) ?? null;
  const { depth, length } = state;
  // The sentence is about the visitor's steps, not about those of the search.
  const last = state.position > game.taken ? state.last : null;
  const { puzzle } = page.scenario;
  if (offer === undefined && last === null) return t("play-told-moment");
  const stuck = isStuck(context, offer);
  const coming = nameOfComing(context, offer);
  const back = topOf(context) >= 0;
  if (stuck) return t("play-told-stuck", { puzzle, back });
  if (last === null) {
    if (page.view.moves && depth === 0) return t("play-told-anywhere", { puzzle });
    if (coming === "") return t("play-told-begin-any", { puzzle });
    return t("play-told-begin", { puzzle, coming });
  }
  const names = page.view.names(last >= 0 ? last : ~last);
  const told =
    last >= 0
      ? t("play-told-placed", { puzzle, ...names, number: depth, length })
      : t("play-told-taken", { puzzle, ...names });
  return coming === "" ? told : `${told} ${t("play-told-next", { puzzle, coming })}`;
}

/** The sentence while a game waits for Python. */
export const waitingSentence = (context: Context) =>
  waits(context) ? t(isLoading(context) ? "play-told-not-loaded" : "play-told-moment") : null;

export function waitingStatus(context: Context) {
  if (!waits(context)) return null;
  const title = isLoading(context) ? t("run-status-loading") : t("play-status-waits");
  return { tone: "busy", title, detail: "" };
}

const isLoading = ({ page: { solver } }: Context) => solver.status.name !== "loaded";

/** True when nothing can come next, and this is no solution. */
const isStuck = ({ game: { task }, page }: Context, offer: Offer | null | undefined) =>
  task === null && page.view.takesBack && offer?.choices.length === 0 && !offer.solved;

export function statusOf(context: Context) {
  const {
    game: { task },
    page,
    hand,
  } = context;
  if (task !== null) return be.statusOf(context, task);
  const { state, description } = page.player;
  const over = Math.min(context.game.taken, state.position);
  const own = games.countOwn((hand?.events ?? []).slice(over, state.position));
  const visits = t("play-status-visits", { discovered: state.placed, left: state.takenBack });
  if (!page.view.takesBack) {
    const done = offerAt(context)?.solved === true;
    const title = done ? t("play-status-visited") : t("play-status-title");
    return { tone: done ? "found" : "ready", title, detail: visits };
  }
  const yours = [
    t("play-status-yours", own),
    ...(over > 0 ? [t("play-status-over", { over })] : []),
  ];
  const { day } = page.state.options;
  const par = formatPar(context);
  const stuck = isStuck(context, offerAt(context));
  if (!offerAt(context)?.solved) {
    return {
      tone: stuck && games.saidAt(context.game, keyOf(context)) === null ? "stuck" : "ready",
      title: day === undefined ? t("play-status-title") : t("play-day-title", { day: date(day) }),
      detail: yours.join(" ") + par,
    };
  }
  const counts = description?.counts ?? null;
  const first = description?.every !== true && counts?.verdict === "found";
  const program =
    first && counts.placed !== null && counts.undone !== null
      ? { placed: counts.placed, undone: counts.undone }
      : null;
  const detail = [
    t("play-status-checked"),
    ...yours,
    ...(program === null ? [] : [t("play-status-program", program)]),
  ].join(" ");
  const title =
    day === undefined ? t("play-status-solved") : t("play-day-solved", { day: date(day) });
  return { tone: "found", title, detail: detail + par };
}

/** On a puzzle of the day, the steps that the program needs. */
function formatPar(context: Context) {
  const par = parOf(context);
  if (!par || hides("verdict")) return "";
  const hints = Number(context.page.state.options.hints ?? 0);
  const told = t("play-day-par", { ...par, named: par.program !== "" });
  return hints === 0 ? ` ${told}` : ` ${t("play-day-hints", { hints })} ${told}`;
}
