import { html, nothing, render } from "lit-html";
import { binding, watchSize } from "../../dom/binding.ts";
import { copyText } from "../../dom/clipboard.ts";
import { element } from "../../dom/element.ts";
import { takeOver } from "../../dom/kept-over-reload.ts";
import type { Palette } from "../../dom/theme.ts";
import { puzzleOf } from "../../engine/catalogue/catalogue.ts";
import { questionOf, type Ready, readyWith, titleOf } from "../../engine/catalogue/races.ts";
import { t } from "../../language/translate.ts";
import type { Page } from "../../state/page/page-context.ts";
import { neededByFocus } from "../workbench/keyboard-shortcuts.ts";
import { type Draft, newDraft, renderBet } from "./bet.ts";
import { renderControls, renderMeasure, renderSpeed } from "./controls.ts";
import { watchParting } from "./first-difference.ts";
import { renderHead, setWindowTitle } from "./heading.ts";
import { readBegun } from "./kept-over-reload.ts";
import { renderAdding } from "./lane-choice.ts";
import { type Raced, sourceOf, textOf } from "./own-lane.ts";
import { renderBars } from "./progress-bars.ts";
import { Race } from "./race.ts";
import {
  type Board,
  createBoards,
  describeBoard,
  paintBoard,
  renderBoards,
} from "./race-boards.ts";
import { formatRaceLink, type RaceLink } from "./race-link.ts";
import { type Bet, namesOfLanes } from "./race-sentences.ts";
import { renderList } from "./ready-races.ts";
import { renderReport, renderRoom } from "./report.ts";
import { formatTableLink } from "./table-link.ts";

/** The view of a race: bars, bet or result, boards and controls. It redraws in its own animation frames. */

interface Seen {
  page: Page;
  box: HTMLElement;
  race: Race;
  scenarios: readonly Raced[]; // of the lanes
  texts: string[]; // of the scenarios, as in the link
  names: string[]; // of the lanes
  ready: Ready | null; // the ready-made race with these lanes, if any
  boards: Board[];
  title: string;
  about: string;
  adding: unknown; // the rendered button that adds a lane
  list: unknown; // the rendered list of the other races
  draft: Draft; // the bet before it is placed
  begun: boolean; // false: a bet can still be placed
  bet: Bet | null; // the bet that was placed
  parting: () => number | null; // returns the step at which the searches part
  palette: Palette | null;
  frame: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Milliseconds between updates of the moment in the address bar. */
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
  const { signal, onDispose, unbind } = binding();
  const seen: Seen = createSeen(page, box, link, () => redraw(seen));
  const { race } = seen;
  setWindowTitle(seen.title);
  race.subscribe(() => redraw(seen));
  document.addEventListener("keydown", (event) => press(seen, event), { signal });
  // An answer that comes later must not draw the race again.
  onDispose(() => {
    cancelAnimationFrame(seen.frame);
    seen.frame = -1;
  });
  onDispose(() => clearTimeout(seen.timer));
  onDispose(() => race.close());
  // A link to a moment skips the bet and shows that moment.
  const kept = takeOver("race", (kept) => readBegun(kept, seen.texts));
  if (kept !== null || link.moment > 0) {
    seen.begun = true;
    seen.bet = kept?.bet ?? null;
    race.seek(link.moment);
  }
  renderRace(seen);
  for (const canvas of box.querySelectorAll("canvas"))
    onDispose(watchSize(canvas, () => redraw(seen)));
  return {
    get link() {
      return seen.begun ? linkTo(seen) : location.hash;
    },
    /** The lanes and the bet of a race that has begun, to keep while the page reloads itself. */
    get kept() {
      return seen.begun ? { texts: seen.texts, bet: seen.bet } : null;
    },
    setPalette(palette: Palette | null) {
      seen.palette = palette;
      redraw(seen);
    },
    unbind,
  };
}

function createSeen(
  page: Page,
  box: HTMLElement,
  { scenarios, measure }: RaceLink,
  show: () => void,
): Seen {
  const { catalogue, solver } = page;
  const texts = scenarios.map(textOf);
  const names = namesOfLanes(scenarios, catalogue);
  const race = new Race(scenarios, measure, (one) =>
    one.run === undefined ? solver.newSearch() : sourceOf(one, one.run),
  );
  const ready = readyWith(texts) ?? null;
  const puzzle = puzzleOf(scenarios[0].puzzle, catalogue).title;
  return {
    page,
    box,
    race,
    scenarios,
    texts,
    names,
    ready,
    title: ready === null ? t("race-title", { puzzle }) : titleOf(ready),
    about: aboutFor(scenarios, ready),
    adding: renderAdding(scenarios, catalogue),
    list: renderList(catalogue, ready),
    boards: createBoards(race, names, page, show),
    draft: newDraft(),
    begun: false,
    bet: null,
    parting: watchParting(() => race.runners.map(({ player }) => player.timeline)),
    palette: null,
    frame: 0,
    timer: undefined,
  };
}

function aboutFor(scenarios: readonly Raced[], ready: Ready | null) {
  if (isOwn(scenarios)) return t("race-about-own");
  return ready === null ? t("race-about") : questionOf(ready);
}

/** True if a lane is the run of the visitor's program. */
const isOwn = (scenarios: readonly Raced[]) => scenarios.some(({ run }) => run !== undefined);

function renderRace(seen: Seen) {
  const { race, scenarios, names, ready, boards, begun, bet, draft } = seen;
  const { title, about, list } = seen;
  const template = html`${renderHead(title, about, renderActions(seen))}
    <p class="problem" role="alert">${race.problem}</p>
    ${renderBars(race, names)}
    <div class="race-told">
      ${begun ? renderReport(race, ready, bet, seen.parting(), () => betAgain(seen)) : nothing}
      <div ?inert=${begun}>${renderBet(
        names,
        race.measure,
        draft,
        (next) => changeDraft(seen, next),
        (placed) => begin(seen, placed),
      )}</div>
      <div inert>${renderRoom(race, ready)}</div>
    </div>
    ${renderBoards(boards)} ${renderControls(race, begun)}
    <div class="row wrap middle apart spaced below race-others">
      <h2>${t("race-others")}</h2>
      <a class="button" href=${formatTableLink(scenarios[0].text)}>${t("race-table")}</a>
    </div>
    ${list}`;
  render(template, seen.box);
}

function renderActions(seen: Seen) {
  const { race, scenarios, adding } = seen;
  const copy = () => void copyLink(seen);
  // A race with the visitor's program offers no link, which could not hold the run, and no clock by time, since
  // watching a program slows it down.
  return html`<div class="row wrap race-acts">${
    isOwn(scenarios)
      ? [renderSpeed(race), adding]
      : [
          renderMeasure(race),
          renderSpeed(race),
          adding,
          html`<button type="button" class="button" @click=${copy}>${t("race-copy")}</button>`,
        ]
  }<a class="button" href="#race">${t("race-all")}</a></div>`;
}

function changeDraft(seen: Seen, draft: Draft) {
  seen.draft = draft;
  redraw(seen);
}

function begin(seen: Seen, bet: Bet | null) {
  const { race, box } = seen;
  seen.bet = bet;
  seen.begun = true;
  // With reduced motion, show the result at once.
  if (STILL.matches) race.toEnd();
  else race.play();
  renderRace(seen);
  box.querySelector<HTMLElement>(".race-controls .button-main")?.focus({ preventScroll: true });
}

/** Go back to the start, where the next class can bet. */
function betAgain(seen: Seen) {
  const { race, box } = seen;
  Object.assign(seen, { begun: false, bet: null, draft: newDraft() });
  race.seek(0);
  renderRace(seen);
  box.querySelector<HTMLElement>(".race-bet input")?.focus({ preventScroll: true });
}

function redraw(seen: Seen) {
  if (seen.frame === 0) seen.frame = requestAnimationFrame((now) => draw(seen, now));
}

function draw(seen: Seen, now: number) {
  const { page, box, race, boards, palette } = seen;
  seen.frame = 0;
  race.clock.tick(now);
  const still = !race.playing;
  for (const board of boards) {
    if (still || board.runner.ended) describeBoard(board, page.catalogue);
    // The sentence of an earlier step would be false beside the moving board.
    else board.said = "";
  }
  renderRace(seen);
  if (palette !== null && (still || !STILL.matches)) {
    const canvases = box.querySelectorAll("canvas");
    const speed = still ? 0 : race.clock.speed;
    for (const [index, board] of boards.entries())
      paintBoard(board, canvases[index], palette, speed);
  }
  seen.timer ??= setTimeout(() => note(seen), PAUSE);
  if (!still) redraw(seen);
}

const linkTo = ({ texts, race }: Seen) => formatRaceLink(texts, race.measure, race.moment);

/** Write the current moment into the address bar. */
function note(seen: Seen) {
  seen.timer = undefined;
  const { race, begun } = seen;
  if (!begun || race.runsAhead || !race.settled) return;
  const fragment = linkTo(seen);
  if (fragment !== location.hash) history.replaceState(history.state, "", fragment);
}

async function copyLink(seen: Seen) {
  const copied = await copyText(new URL(linkTo(seen), location.href).href);
  seen.page.showToast(copied ? t("race-copied") : t("race-not-copied"));
}

function press({ race, begun }: Seen, event: KeyboardEvent) {
  const { key, defaultPrevented, ctrlKey, metaKey, altKey } = event;
  const act = KEYS[key.length === 1 ? key.toLowerCase() : key];
  if (!act || !begun || defaultPrevented || ctrlKey || metaKey || altKey) return;
  if (document.querySelector("dialog[open]") !== null || neededByFocus(event)) return;
  event.preventDefault();
  act(race);
}
