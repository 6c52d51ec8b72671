import { binding, watchSize } from "../../dom/binding.ts";
import { copyText } from "../../dom/clipboard.ts";
import { element } from "../../dom/element.ts";
import { takeOver } from "../../dom/handed-over.ts";
import { button, html } from "../../dom/node.ts";
import type { Palette } from "../../dom/theme.ts";
import { puzzleOf } from "../../engine/catalogue/catalogue.ts";
import { questionOf, type Ready, readyWith, titleOf } from "../../engine/catalogue/races.ts";
import { tell } from "../../language/tell.ts";
import type { Page } from "../../state/lane/types.ts";
import { neededByFocus } from "../workbench/keyboard.ts";
import { makeBars } from "./bars.ts";
import { makeBet } from "./bet.ts";
import { makeBoards } from "./boards.ts";
import { makeControls } from "./controls.ts";
import { makeHead } from "./head.ts";
import { readBegun } from "./kept.ts";
import { makeAdding } from "./lane-choice.ts";
import { makeList } from "./list.ts";
import { type Raced, sourceOf, textOf } from "./own-lane.ts";
import { Race } from "./race.ts";
import { formatRaceLink, type RaceLink } from "./race-link.ts";
import { type Bet, namesOfLanes } from "./race-told.ts";
import { makeReport } from "./report.ts";
import { formatTableLink } from "./table-link.ts";

/** A race as it is seen: bars, a bet or what came of it, boards and controls, drawn in its own frames. */

interface Seen {
  page: Page;
  race: Race;
  texts: string[]; // of the lanes' scenarios
  names: string[]; // of the lanes
  ready: Ready | null; // which of the ready races it is
  bars: ReturnType<typeof makeBars>;
  boards: ReturnType<typeof makeBoards>;
  controls: ReturnType<typeof makeControls>;
  middle: HTMLElement;
  problem: HTMLElement;
  report: ReturnType<typeof makeReport> | null; // null: a bet can be placed
  bet: Bet | null; // that was placed
  palette: Palette | null;
  frame: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Milliseconds after which the moment is in the address bar. */
const PAUSE = 400;
const STILL = matchMedia("(prefers-reduced-motion: reduce)");

const KEYS: Record<string, (race: Race) => void> = {
  " ": (race) => race.toggle(),
  ArrowRight: (race) => race.step(),
  ArrowLeft: (race) => race.stepBack(),
  Home: (race) => race.seek(0),
  End: (race) => race.toEnd(),
  p: () => element("present", HTMLButtonElement).click(),
};

export function openRace(page: Page, box: HTMLElement, link: RaceLink) {
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
    setPalette(palette: Palette | null) {
      seen.palette = palette;
      redraw(seen);
    },
    unbind,
  };
}

function createSeen(page: Page, { scenarios, measure }: RaceLink): Seen {
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

function partsOf(seen: Seen, scenarios: readonly Raced[]) {
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

function offerBet(seen: Seen) {
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

function begin(seen: Seen, bet: Bet | null) {
  seen.bet = bet;
  seen.report = makeReport(seen.race, seen.ready, bet);
  seen.middle.replaceChildren(seen.report.body);
  seen.controls.body.hidden = false;
}

function redraw(seen: Seen) {
  if (seen.frame === 0) seen.frame = requestAnimationFrame((now) => draw(seen, now));
}

function draw(seen: Seen, now: number) {
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

const linkTo = ({ texts, race }: Seen) => formatRaceLink(texts, race.measure, race.moment);

/** Keeps the address at the moment that is seen. */
function note(seen: Seen) {
  seen.timer = undefined;
  const { race, report } = seen;
  if (report === null || race.runsAhead || !race.settled) return;
  const fragment = linkTo(seen);
  if (fragment !== location.hash) history.replaceState(history.state, "", fragment);
}

async function copyLink(seen: Seen) {
  const copied = await copyText(new URL(linkTo(seen), location.href).href);
  seen.page.tell(copied ? tell("race-copied") : tell("race-not-copied"));
}

function press({ race, report }: Seen, event: KeyboardEvent) {
  const { key, defaultPrevented, ctrlKey, metaKey, altKey } = event;
  const act = KEYS[key.length === 1 ? key.toLowerCase() : key];
  if (!act || report === null || defaultPrevented || ctrlKey || metaKey || altKey) return;
  if (document.querySelector("dialog[open]") !== null || neededByFocus(event)) return;
  event.preventDefault();
  act(race);
}
