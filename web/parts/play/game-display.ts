import { outcomeOf } from "../../board/registry.ts";
import { puzzleOf } from "../../engine/catalogue/catalogue.ts";
import type { Mark, Offer } from "../../engine/types/answers.ts";
import { tell } from "../../language/tell.ts";
import { date } from "../../language/written.ts";
import { hides } from "../../state/link/link-view.ts";
import { lastChange, topOf } from "./acts.ts";
import * as be from "./be.ts";
import { hasResult, parOf } from "./day-result.ts";
import * as games from "./game.ts";
import { hasAll } from "./notes.ts";
import { isDocked, type Pad } from "./pad.ts";
import type { Table } from "./table.ts";
import { isPadOpen, keyOf, offerAt, placeAt, waits, writtenAt } from "./table.ts";

/** The page's view of a game: its buttons, the values of a place, the sentence and the card. */

export function shownOf(table: Table, offer: Offer | null | undefined) {
  const { page, game } = table;
  const { found, shown, phase } = game;
  return {
    phase,
    waits: table.hand === null,
    canTake: topOf(table) >= 0 || lastChange(table) !== undefined,
    leaves: !page.view.takesBack,
    hint: games.nextHint(game, keyOf(table)),
    asks: !hides("verdict") && table.task === null && !table.wish?.task,
    seeks: page.view.takesBack,
    invents: mayLeave(table, offer),
    result: hasResult(table),
    solution: (found?.completion.length ?? 0) > 0,
    shown,
    again: table.again === keyOf(table),
    puzzle: page.scenario.puzzle,
    goal: outcomeOf(page.scenario).goal,
    coming: nameOfPlace(table, offer),
    pad: padOf(table, offer),
    stuck: isStuck(table, offer),
    task: be.barOf(table),
  };
}

/** True when another instance can be opened without losing anything: before the first step, and after the solution. */
function mayLeave({ page, hand, starting, task }: Table, offer: Offer | null | undefined) {
  const { invents } = puzzleOf(page.scenario.puzzle, page.catalogue);
  // A game that starts in the middle of a search continues its choices.
  const done = hand === null ? !starting : hand.events.length === 0 || offer?.solved === true;
  return invents === true && done && task === null && page.state.options.day === undefined;
}

/** Content of the pad. Below the board it stays open for the marked place. @returns undefined while unknown */
function padOf(table: Table, offer: Offer | null | undefined): Pad | null | undefined {
  const { page, notes } = table;
  if (offer === undefined && isDocked()) return undefined;
  const opened = isPadOpen(table);
  const place = opened || isDocked() ? placeAt(table, offer) : null;
  if (place === null) return null;
  const { notes: notable } = page.view;
  const fitting = offer?.choices ?? [];
  return {
    values: page.view.alternatives(place),
    written: writtenAt(table, place),
    opened,
    focus: table.focus,
    notes: notable ? { on: notes.on, all: hasAll(notes.all, fitting) } : null,
  };
}

/** Mark the cursor's place, unless the current sentence marks it. */
export function markPlace(table: Table, offer: Offer | null | undefined): Mark[] {
  const { game, page } = table;
  const place = placeAt(table, offer);
  if (place === null) return [];
  const choices = page.view.alternatives(place);
  const said = games.saidAt(game, keyOf(table))?.marks ?? [];
  if (said.some(({ places: [one, ...more] }) => choices.includes(one) && more.length === 0))
    return [];
  return [{ role: "other", told: tell("play-told-here"), places: [place], arrows: [], lines: [] }];
}

/**
 * Mark the possible next places with dots, if choices are places. While acting as the search, the visitor has to find
 * them.
 */
export function markMoves(table: Table, offer: Offer | null | undefined): Mark[] {
  const { phase, found } = table.game;
  if (phase === "lost" || table.task !== null || placeAt(table, offer) !== null) return [];
  const lost = phase === "better" ? found?.choice : null;
  const places = (offer?.choices ?? []).filter((choice) => choice !== lost);
  return [{ role: "dot", told: "", places, arrows: [], lines: [] }];
}

/** Name of the place to fill next: the cursor's, unless it is filled. */
function nameOfComing(table: Table, offer: Offer | null | undefined) {
  const place = placeAt(table, offer);
  return place === null || offer?.places.includes(place) ? nameOfPlace(table, offer) : "";
}

/** Name of the cursor's place, or of the place that a search would fill. */
function nameOfPlace(table: Table, offer: Offer | null | undefined) {
  const place = placeAt(table, offer);
  return place === null ? (offer?.coming ?? "") : table.page.view.placeName(place);
}

export function sentenceOf(table: Table) {
  const { page, game } = table;
  const said = games.saidAt(game, keyOf(table));
  if (said !== null) return said.sentence;
  const { state } = page.player;
  const offer = offerAt(table);
  if (table.task !== null) return be.sentenceOf(table, table.task, offer?.coming ?? "");
  if (!page.view.takesBack) return null;
  const { last, depth, length } = state;
  const { puzzle } = page.scenario;
  const stuck = isStuck(table, offer);
  const coming = nameOfComing(table, offer);
  const back = topOf(table) >= 0;
  if (stuck) return tell("play-told-stuck", { puzzle, back });
  if (last === null) {
    if (page.view.moves && depth === 0) return tell("play-told-anywhere", { puzzle });
    if (coming === "") return tell("play-told-begin-any", { puzzle });
    return tell("play-told-begin", { puzzle, coming });
  }
  const names = page.view.names(last >= 0 ? last : ~last);
  const told =
    last >= 0
      ? tell("play-told-placed", { puzzle, ...names, number: depth, length })
      : tell("play-told-taken", { puzzle, ...names });
  return coming === "" ? told : `${told} ${tell("play-told-next", { puzzle, coming })}`;
}

/** The sentence while a game waits for Python. */
export const waitingSentence = (table: Table) =>
  waits(table) && isLoading(table) ? tell("play-told-not-loaded") : null;

export function waitingStatus(table: Table) {
  if (!waits(table)) return null;
  return isLoading(table)
    ? { tone: "busy", title: tell("run-status-loading"), detail: "" }
    : { tone: "ready", title: tell("play-status-title"), detail: "" };
}

const isLoading = ({ page: { solver } }: Table) => solver.status.name !== "loaded";

/** True when nothing can come next, and this is no solution. */
const isStuck = ({ page, task }: Table, offer: Offer | null | undefined) =>
  task === null && page.view.takesBack && offer?.choices.length === 0 && !offer.solved;

export function statusOf(table: Table) {
  const { page, hand, task } = table;
  if (task !== null) return be.statusOf(table, task);
  const { state, description } = page.player;
  const over = Math.min(table.taken, state.position);
  const own = games.countOwn((hand?.events ?? []).slice(over, state.position));
  const visits = tell("play-status-visits", { discovered: state.placed, left: state.takenBack });
  if (!page.view.takesBack) {
    const done = offerAt(table)?.solved === true;
    const title = done ? tell("play-status-visited") : tell("play-status-title");
    return { tone: done ? "found" : "ready", title, detail: visits };
  }
  const yours = [
    tell("play-status-yours", own),
    ...(over > 0 ? [tell("play-status-over", { over })] : []),
  ];
  const { day } = page.state.options;
  const par = formatPar(table);
  const stuck = isStuck(table, offerAt(table));
  if (!offerAt(table)?.solved) {
    return {
      tone: stuck && games.saidAt(table.game, keyOf(table)) === null ? "stuck" : "ready",
      title:
        day === undefined ? tell("play-status-title") : tell("play-day-title", { day: date(day) }),
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
    tell("play-status-checked"),
    ...yours,
    ...(program === null ? [] : [tell("play-status-program", program)]),
  ].join(" ");
  const title =
    day === undefined ? tell("play-status-solved") : tell("play-day-solved", { day: date(day) });
  return { tone: "found", title, detail: detail + par };
}

/** On a puzzle of the day, the steps that the program needs. */
function formatPar(table: Table) {
  const par = parOf(table);
  if (!par || hides("verdict")) return "";
  const hints = Number(table.page.state.options.hints ?? 0);
  const told = tell("play-day-par", { ...par, named: par.program !== "" });
  return hints === 0 ? ` ${told}` : ` ${tell("play-day-hints", { hints })} ${told}`;
}
