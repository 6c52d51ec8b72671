import { puzzleOf } from "../catalogue/catalogue.ts";
import { questionOf, readyWith, titleOf } from "../catalogue/races.ts";
import { tell } from "../language/tell.ts";
import { binding, watchSize } from "../view/binding.ts";
import { copyText } from "../view/clipboard.ts";
import { element } from "../view/element.ts";
import { takeOver } from "../view/handed-over.ts";
import { button, html } from "../view/node.ts";
import { neededByFocus } from "../workbench/keyboard.ts";
import { makeBars } from "./bars.ts";
import { makeBet } from "./bet.ts";
import { makeBoards } from "./boards.ts";
import { makeControls } from "./controls.ts";
import { makeHead } from "./head.ts";
import { readBegun } from "./kept.ts";
import { makeAdding } from "./lane-choice.ts";
import { makeList } from "./list.ts";
import { sourceOf, textOf } from "./own-lane.ts";
import { Race } from "./race.ts";
import { formatRaceLink } from "./race-link.ts";
import { namesOfLanes } from "./race-told.ts";
import { makeReport } from "./report.ts";
import { formatTableLink } from "./table-link.ts";

/**
 * A race as it is seen: bars, a bet or what came of it, boards and controls, drawn in its own frames.
 *
 * @import { Page } from "../lane/types.ts"
 * @import { Palette } from "../view/theme.ts"
 * @import { Raced } from "./own-lane.ts"
 * @import { RaceLink } from "./race-link.ts"
 * @import { Ready } from "../catalogue/races.ts"
 * @import { Bet } from "./race-told.ts"
 *
 * @typedef {object} Seen
 * @property {Page} page
 * @property {Race} race
 * @property {string[]} texts of the lanes' scenarios
 * @property {string[]} names of the lanes
 * @property {Ready | null} ready which of the ready races it is
 * @property {ReturnType<typeof makeBars>} bars
 * @property {ReturnType<typeof makeBoards>} boards
 * @property {ReturnType<typeof makeControls>} controls
 * @property {HTMLElement} middle
 * @property {HTMLElement} problem
 * @property {ReturnType<typeof makeReport> | null} report null: a bet can be placed
 * @property {Bet | null} bet that was placed
 * @property {Palette | null} palette
 * @property {number} frame
 * @property {ReturnType<typeof setTimeout> | undefined} timer
 */

/** Milliseconds after which the moment is in the address bar. */
const PAUSE = 400;
const STILL = matchMedia("(prefers-reduced-motion: reduce)");

/** @type {Record<string, (race: Race) => void>} */
const KEYS = {
  " ": (race) => race.toggle(),
  ArrowRight: (race) => race.step(),
  ArrowLeft: (race) => race.stepBack(),
  Home: (race) => race.seek(0),
  End: (race) => race.toEnd(),
  p: () => element("present", HTMLButtonElement).click(),
};

/** @param {Page} page @param {HTMLElement} box @param {RaceLink} link */
export function openRace(page, box, link) {
  const { signal, also, unbind } = binding();
  const seen = createSeen(page, link);
  const { race, boards } = seen;
  box.replaceChildren(...partsOf(seen, link.scenarios));
  race.subscribe(() => redraw(seen));
  document.addEventListener("keydown", (event) => press(seen, event), { signal });
  for (const canvas of boards.canvases) also(watchSize(canvas, () => redraw(seen)));
  also(() => cancelAnimationFrame(seen.frame));
  also(() => clearTimeout(seen.timer));
  also(() => race.close());
  // Whoever is sent to a moment is to see it.
  const kept = takeOver("race", (kept) => readBegun(kept, seen.texts));
  if (kept !== null || link.moment > 0) {
    begin(seen, kept?.bet ?? null);
    race.seek(link.moment);
  } else offerBet(seen);
  return {
    get link() {
      return seen.report === null ? location.hash : linkTo(seen);
    },
    /** The bet, once the race has begun. */
    get kept() {
      return seen.report === null ? null : { texts: seen.texts, bet: seen.bet };
    },
    /** @param {Palette | null} palette */
    setPalette(palette) {
      seen.palette = palette;
      redraw(seen);
    },
    unbind,
  };
}

/** @param {Page} page @param {RaceLink} link @returns {Seen} */
function createSeen(page, { scenarios, measure }) {
  const { catalogue, solver } = page;
  const texts = scenarios.map(textOf);
  const names = namesOfLanes(scenarios, catalogue);
  const race = new Race(scenarios, measure, (one) =>
    one.run === undefined ? solver.another() : sourceOf(one, one.run),
  );
  return {
    page,
    race,
    texts,
    names,
    ready: readyWith(texts) ?? null,
    bars: makeBars(names),
    boards: makeBoards(race, names, catalogue),
    controls: makeControls(race),
    middle: html("div", {}),
    problem: html("p", { class: "problem", role: "alert" }),
    report: null,
    bet: null,
    palette: null,
    frame: 0,
    timer: undefined,
  };
}

/** @param {Seen} seen @param {readonly Raced[]} scenarios */
function partsOf(seen, scenarios) {
  const [{ puzzle, text }] = scenarios;
  const own = scenarios.some(({ run }) => run !== undefined);
  const { page, ready, problem, bars, middle, boards, controls } = seen;
  const { title: name } = puzzleOf(puzzle, page.catalogue);
  const title = ready === null ? tell("race-title", { puzzle: name }) : titleOf(ready);
  const about = own
    ? tell("race-about-own")
    : ready === null
      ? tell("race-about")
      : questionOf(ready);
  const copy = button({ class: "button", click: () => void copyLink(seen) }, tell("race-copy"));
  const add = makeAdding(scenarios, page.catalogue);
  const table = html("a", { class: "button", href: formatTableLink(text) }, tell("race-table"));
  return [
    makeHead(
      title,
      about,
      html(
        "div",
        { class: "race-acts" },
        // What is only on this page can't be sent, and how long it takes to watch a program is not how long it takes.
        ...(own ? [controls.speed] : controls.settings),
        ...(add ? [add] : []),
        ...(own ? [] : [copy]),
        html("a", { class: "button", href: "#race" }, tell("race-all")),
      ),
    ),
    problem,
    bars.table,
    middle,
    boards.body,
    controls.body,
    html("div", { class: "race-others" }, html("h2", {}, tell("race-others")), table),
    makeList(page.catalogue, ready),
  ];
}

/** @param {Seen} seen */
function offerBet(seen) {
  const { race, controls, middle } = seen;
  controls.body.hidden = true;
  const bet = makeBet(seen.names, race.measure, (placed) => {
    begin(seen, placed);
    // Who wants less motion sees what comes of it.
    if (STILL.matches) race.toEnd();
    else race.play();
    controls.play.focus({ preventScroll: true });
  });
  middle.replaceChildren(bet);
}

/** @param {Seen} seen @param {Bet | null} bet */
function begin(seen, bet) {
  seen.bet = bet;
  seen.report = makeReport(seen.race, seen.ready, bet);
  seen.middle.replaceChildren(seen.report.body);
  seen.controls.body.hidden = false;
}

/** @param {Seen} seen */
function redraw(seen) {
  if (seen.frame === 0) seen.frame = requestAnimationFrame((now) => draw(seen, now));
}

/** @param {Seen} seen @param {number} now */
function draw(seen, now) {
  const { race, bars, boards, controls, problem, report, palette } = seen;
  seen.frame = 0;
  race.clock.tick(now);
  const still = !race.playing;
  problem.textContent = race.problem;
  bars.show(race);
  if (palette !== null && (still || !STILL.matches)) boards.show(palette, still);
  report?.show();
  controls.show();
  seen.timer ??= setTimeout(() => note(seen), PAUSE);
  if (!still) redraw(seen);
}

/** @param {Seen} seen */
const linkTo = ({ texts, race }) => formatRaceLink(texts, race.measure, race.moment);

/** Keeps the address at the moment that is seen. @param {Seen} seen */
function note(seen) {
  seen.timer = undefined;
  const { race, report } = seen;
  if (report === null || race.runsAhead || !race.settled) return;
  const fragment = linkTo(seen);
  if (fragment !== location.hash) history.replaceState(history.state, "", fragment);
}

/** @param {Seen} seen */
async function copyLink(seen) {
  const copied = await copyText(new URL(linkTo(seen), location.href).href);
  seen.page.tell(copied ? tell("race-copied") : tell("race-not-copied"));
}

/** @param {Seen} seen @param {KeyboardEvent} event */
function press({ race, report }, event) {
  const { key, defaultPrevented, ctrlKey, metaKey, altKey } = event;
  const act = KEYS[key.length === 1 ? key.toLowerCase() : key];
  if (!act || report === null || defaultPrevented || ctrlKey || metaKey || altKey) return;
  if (document.querySelector("dialog[open]") !== null || neededByFocus(event)) return;
  event.preventDefault();
  act(race);
}
