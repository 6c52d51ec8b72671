import type { lateFocus } from "../../dom/late-focus.ts";
import { addStyle } from "../../dom/lazy-style.ts";
import { Finder } from "../../engine/analysis/finder.ts";
import type { Timeline } from "../../engine/run/timeline.ts";
import { bring, t } from "../../language/translate.ts";
import { isLocked } from "../../state/link/link-view.ts";
import type { Page } from "../../state/page/page-context.ts";
import { hasCard } from "../../state/questions.ts";
import { holdsFor } from "../../state/scenario/wanted.ts";
import { hiddenAnswer, isBrowsing } from "../../state/state.ts";
import { WIDTH } from "../charts/charts.ts";
import { bindMarks } from "../marks/marks.ts";
import { conditionOf, DEEDS, puzzleOf, type Row } from "./conditions.ts";
import { bindCard, type Shown } from "./find-card.ts";
import style from "./part.css";
import { bindSliderMarks } from "./slider-marks.ts";

/**
 * Finds all moments of the run at which the visitor's conditions hold, marks them on the slider, and goes from one to
 * the next.
 */

interface Search {
  page: Page;
  rows: Row[];
  timeline: Timeline; // of the run that is searched
  puzzle: string; // of that run
  finder: Finder | null; // null: there are no conditions
  asking: boolean; // dropped events are being read again
  broken: boolean; // the events that were read again did not fit
  from: number | null; // go to the first moment after this position, as soon as it is found
  drive: unknown; // the player's aim while it runs ahead for Find; null: it does not
}

export type Finding = ReturnType<typeof openFinding>;

bring("find");

/** Milliseconds of a frame that the search may take. */
const BUDGET = 6;

/** @param focus moves the focus into the card, for the press that opened it */
export function openFinding(page: Page, focus: ReturnType<typeof lateFocus>, leave: () => void) {
  const removeStyle = addStyle(style);
  const { timeline } = page.player;
  const search: Search = {
    page,
    rows: [],
    timeline,
    puzzle: page.scenario.puzzle,
    finder: null,
    asking: false,
    broken: false,
    from: null,
    drive: null,
  };
  const card = bindCard(page, focus, actionsOf(search, leave));
  const marks = bindMarks(page);
  const slider = bindSliderMarks(page.redraw);
  return {
    choose: (place: number) => !isAway(page) && choose(search, place),
    hint: () => (isAway(page) ? null : t("find-by-key", { puzzle: puzzleOf(page) })),
    show() {
      const away = isAway(page);
      if (page.player.timeline !== search.timeline) renew(search);
      const more = !away && look(search);
      card.show(away ? null : shownOf(search, more));
      slider.show(
        away ? null : search.finder,
        page.player.timeline.known,
        more || page.player.playing,
      );
      marks.show(away ? [] : placesOf(search), "find", t("find-mark"));
      if (more) page.redraw();
    },
    close() {
      stop(search);
      for (const part of [card, marks, slider]) part.unbind();
      removeStyle();
    },
  };
}

/** True while Find is hidden: the search is out of sight, the visitor plays or is asked, or the link is locked. */
const isAway = ({ state, player }: Page) =>
  isBrowsing(state) ||
  player.live ||
  isLocked() ||
  hiddenAnswer(state) !== null ||
  hasCard(state.question);

function actionsOf(search: Search, leave: () => void) {
  const { page } = search;
  const add = (row: Row) => {
    search.rows.push(row);
    renew(search);
  };
  return {
    leave,
    changed: () => renew(search),
    remove: (row: Row) => {
      search.rows = search.rows.filter((one) => one !== row);
      renew(search);
    },
    addDepth: () => add({ kind: "depth", is: "least", depth: page.player.state.depth }),
    addPath: () => add({ kind: "begins", path: page.player.state.snapshot().path }),
    addDeadEnd: () => add({ kind: "dead-end" }),
    addSolution: () => add({ kind: "solution" }),
    before: () => goBack(search),
    next: () => goOn(search),
    onward: () => (isDriving(search) ? stop(search) : drive(search)),
  };
}

/** Add a condition on a place; if there is one, switch it to its next kind. */
function choose(search: Search, place: number) {
  const { view, showToast: say } = search.page;
  if (isFixed(view, place)) {
    say(t("find-fixed", { puzzle: puzzleOf(search.page), place: view.placeName(place) }));
    return true;
  }
  const row = search.rows.find((one) => one.kind === "place" && one.place === place);
  if (row?.kind === "place") {
    row.deed = DEEDS[(DEEDS.indexOf(row.deed) + 1) % DEEDS.length];
  } else search.rows.push({ kind: "place", place, choice: null, deed: "on" });
  renew(search);
  return true;
}

/** True if a place is given or blocked, so that nothing ever changes there. */
function isFixed(view: Page["view"], place: number) {
  const ground = view.ground?.(WIDTH);
  const { given, blocked } = ground?.places[ground.placeOf(place)] ?? {};
  return given === true || blocked === true;
}

/** Start the search again, because the conditions or the run have changed. */
function renew(search: Search) {
  const { page, timeline: before } = search;
  const { timeline } = page.player;
  stop(search);
  if (timeline !== before) {
    search.rows = isAlike(search, page) ? search.rows.map((row) => ({ ...row })) : [];
    search.timeline = timeline;
    search.puzzle = page.scenario.puzzle;
  }
  search.broken = false;
  const conditions = search.rows.map((row) => conditionOf(row, page.view));
  search.finder =
    conditions.length === 0 ? null : new Finder(timeline, conditions, holdsFor(page.scenario));
  page.redraw();
}

/** True if choices mean the same in the run that is open now, so that the conditions can stay. */
const isAlike = (
  { puzzle, timeline: { size, length } }: Search,
  { player: { timeline }, scenario }: Page,
) => scenario.puzzle === puzzle && timeline.size === size && timeline.length === length;

/** Search on for a few milliseconds. @returns true if there is more to search */
function look(search: Search): boolean {
  const { finder } = search;
  if (finder === null || search.broken) return false;
  const end = performance.now() + BUDGET;
  const found = finder.look(() => performance.now() >= end);
  if (found === "missing") void lookAgain(search);
  goOnFrom(search);
  return found === "more";
}

/** Read events again that the page has dropped. */
async function lookAgain(search: Search) {
  const { finder, page } = search;
  const missing = finder?.missing ?? null;
  if (finder === null || missing === null || search.asking) return;
  search.asking = true;
  const events = await page.player.reread(missing);
  search.asking = false;
  const other = finder !== search.finder;
  try {
    if (events !== null && !other) finder.supply(events);
  } catch {
    search.broken = true;
  }
  // If they can't be read now, the next redraw of the page tries again.
  if (events !== null || other) page.redraw();
}

function goBack({ finder, page }: Search) {
  const to = finder?.last(page.player.timeline.position) ?? null;
  if (to !== null) page.player.seek(to);
}

/** Go to the next moment, and run the search ahead until it is found. */
function goOn(search: Search) {
  const { page } = search;
  if (isDriving(search)) return stop(search);
  search.from = page.player.timeline.position;
  goOnFrom(search);
  if (search.from !== null) drive(search);
}

function goOnFrom(search: Search) {
  const { finder, from, page } = search;
  if (from === null || finder === null) return;
  const to = finder.after(from);
  const over = page.player.timeline.verdict !== null;
  if (to !== null || !canFindMore(finder, over)) stop(search);
  if (to !== null) page.player.seek(to);
}

/** Run the search ahead while the board stays where it is. */
function drive(search: Search) {
  const { player, redraw } = search.page;
  const { timeline } = player;
  if (timeline.verdict !== null) return;
  const { position } = timeline;
  player.find(() => (timeline.verdict === null ? null : { position }));
  search.drive = player.aim;
  redraw();
}

const isDriving = ({ drive, page }: Search) => drive !== null && page.player.aim === drive;

function stop(search: Search) {
  const { player } = search.page;
  search.from = null;
  if (isDriving(search)) player.seek(player.timeline.position);
  search.drive = null;
}

const placesOf = ({ rows }: Search) =>
  rows.flatMap((row) => (row.kind === "place" ? [row.choice ?? row.place] : []));

/** @param more true if there is more to search */
function shownOf(search: Search, more: boolean): Shown {
  const { rows, finder, timeline } = search;
  const { position } = timeline;
  const driving = isDriving(search);
  const over = timeline.verdict !== null;
  const settled = !more && !search.asking && !driving;
  // A run that was opened in its middle is searched from there first, so the number of earlier moments is not known
  // yet.
  const numbered = timeline.base === 0 || finder?.whole === true;
  const found = numbered && finder?.after(position - 1) === position;
  const number = found ? finder.before(position) + 1 : null;
  return {
    rows,
    found: finder === null ? "" : formatFound(search, finder),
    here: number === null ? "" : t("find-here", { number }),
    canGoBack: (finder?.before(position) ?? 0) > 0,
    canGoOn: finder !== null && (finder.after(position) !== null || canFindMore(finder, over)),
    goesOn: finder !== null && !over && !finder.full,
    driving,
    settled,
  };
}

const canFindMore = ({ full, whole }: Finder, over: boolean) => !full && !(over && whole);

function formatFound({ timeline, broken }: Search, finder: Finder) {
  if (broken) return t("find-broken");
  const { count, looked, full, whole } = finder;
  const { known: steps, verdict } = timeline;
  if (full && !whole) return t("find-full", { count, looked, steps });
  if (!whole) return t("find-looking", { count, looked, steps });
  return verdict === null ? t("find-so-far", { count, steps }) : t("find-all", { count, steps });
}
