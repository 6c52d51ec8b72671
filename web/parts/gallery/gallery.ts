import { html, nothing, render } from "lit-html";
import { entryOf } from "../../board/registry.ts";
import { Thumbnail } from "../../board/stage/thumbnail.ts";
import { binding, watchSize } from "../../dom/binding.ts";
import { element, setText } from "../../dom/element.ts";
import { lazyPart } from "../../dom/lazy-part.ts";
import type { Palette } from "../../dom/theme.ts";
import { puzzleOf } from "../../engine/catalogue/catalogue.ts";
import {
  linkToRace,
  questionOf,
  type Ready,
  racesOf,
  titleOf,
} from "../../engine/catalogue/races.ts";
import type { Catalogue, Idea, Preset, Puzzle } from "../../engine/catalogue/types.ts";
import { bring, t } from "../../language/translate.ts";
import { date } from "../../language/written.ts";
import { linkToDay, puzzleOfDay, today } from "../../state/link/day.ts";
import { parseScenario } from "../../state/scenario/scenario.ts";
import { nameCards } from "./card-names.ts";
import { bindHero } from "./hero.ts";
import { loadRecordedPresets, type RecordedPreset } from "./recorded-presets.ts";

/**
 * The first page: a search that gets stuck, and a card for every preset, with a picture and a line on what to look for.
 * The races of a puzzle are folded below its cards.
 */

export interface Handlers {
  choose: (scenario: string, description: RecordedPreset["description"], panel: string) => void;
  change: () => void; // opens the form with all puzzles and settings
  course: () => { lesson: number | null; done: number }; // the lesson to continue with, or null; and lessons finished
}

interface Shown {
  catalogue: Catalogue;
  thumbnails: Map<string, Thumbnail>; // by preset
  unfolded: Set<string>; // ids of the open folds
  races: "unnamed" | "named" | Error; // their names are loaded when a fold is first opened
  update: () => void;
}

export type Gallery = ReturnType<typeof openGallery>;

/** Number of cards in a row, for windows of at least these widths. */
const ROWS: readonly [MediaQueryList, number][] = [
  [matchMedia("(min-width: 1100px)"), 5],
  [matchMedia("(min-width: 761px)"), 3],
];
/** Levels of a search, each with its greatest number of steps. */
const LEVELS: readonly ["first" | "more", number][] = [
  ["first", 1000],
  ["more", 100_000],
];

/** The order of the cards: by the idea that each preset shows best. */
const IDEAS: readonly Idea[] = ["first", "dead ends", "luck", "pruning", "impossible", "scale"];

const STILL = matchMedia("(prefers-reduced-motion: reduce)");

export function openGallery(catalogue: Catalogue, handlers: Handlers) {
  const { signal, onDispose, ownParts, unbind } = binding();
  const box = element("gallery", HTMLElement);
  const list = element("gallery-puzzles", HTMLElement);
  const hero = bindHero(catalogue);
  const update = () => render(renderGallery(shown), list);
  const shown: Shown = {
    ...{ catalogue, update },
    ...{ thumbnails: new Map(), unfolded: new Set(), races: "unnamed" as const },
  };
  let recorded = new Map<string, RecordedPreset>();
  let palette: Palette | null = null;

  /** Show the cards, and their pictures as soon as the recordings have loaded. */
  async function build() {
    update();
    recorded = await loadRecordedPresets();
    for (const canvas of list.querySelectorAll("canvas")) {
      const id = canvas.closest("a")?.dataset.card ?? "";
      const exhibit = recorded.get(id);
      const preset = presetsOf(catalogue).find((one) => one.id === id);
      if (exhibit && preset) {
        const scenario = parseScenario(preset.scenario, catalogue);
        shown.thumbnails.set(id, new Thumbnail(canvas, scenario, exhibit));
      }
    }
    draw();
  }

  function draw() {
    if (palette !== null)
      for (const thumbnail of shown.thumbnails.values()) thumbnail.draw(palette);
  }

  const click = (event: MouseEvent) => follow(event, recorded, handlers);
  box.addEventListener("click", click, { signal });
  onDispose(watchSize(box, draw));
  for (const [query] of ROWS) query.addEventListener("change", () => void build(), { signal });
  ownParts([hero]);
  onDispose(() => {
    for (const thumbnail of shown.thumbnails.values()) thumbnail.rest();
    render(nothing, list);
  });
  void build();
  return {
    get answer() {
      return hero.answer;
    },
    setPalette(next: Palette) {
      palette = next;
      hero.setPalette(next);
      draw();
    },
    show(open: boolean) {
      if (open) {
        showDay(catalogue);
        showCourse(handlers.course());
        draw();
      }
      hero.show(open);
    },
    unbind,
  };
}

/** Open a card in the page, so that its recorded description is used. The browser follows all other links. */
function follow(event: MouseEvent, recorded: Map<string, RecordedPreset>, handlers: Handlers) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const { card, change } = link.dataset;
  if (card === undefined && change === undefined) return;
  event.preventDefault();
  const [scenario, panel = ""] = decodeURIComponent(link.hash.slice(1)).split("&panels=");
  handlers.choose(scenario, recorded.get(card ?? "")?.description ?? null, panel);
  if (change !== undefined) handlers.change();
}

const presetsOf = ({ puzzles }: Catalogue) => puzzles.flatMap(({ presets }) => presets);

/** Update the link that starts or continues the course. */
function showCourse({ lesson, done }: ReturnType<Handlers["course"]>) {
  const link = element("hero-course", HTMLAnchorElement);
  const [name, line] = link.querySelectorAll<HTMLElement>("b, span");
  link.href = `#lesson/${lesson ?? 0}`;
  if (lesson !== null) setText(name, t("gallery-go-on", { lesson: String(lesson) }));
  if (done > 0) setText(line, t("gallery-course-done", { done }));
}

/** Update the link to today's puzzle. */
function showDay(catalogue: Catalogue) {
  const day = today();
  const puzzle = puzzleOf(puzzleOfDay(day, catalogue), catalogue).title;
  const link = element("hero-today", HTMLAnchorElement);
  link.href = linkToDay(day);
  setText(link, t("gallery-today", { puzzle }));
  link.title = t("gallery-today-title", { day: date(day) });
}

/** The sections. Those with few cards follow one another, as they share a row. */
function renderGallery(shown: Shown) {
  const { puzzles } = shown.catalogue;
  const isShort = ({ presets }: Puzzle) => presets.length < cardsInRow();
  const first = puzzles.findIndex(isShort);
  const sorted = [
    ...puzzles.slice(0, Math.max(0, first)),
    ...puzzles.filter(isShort),
    ...puzzles.slice(Math.max(0, first)).filter((puzzle) => !isShort(puzzle)),
  ];
  return sorted.map((puzzle) => renderPuzzle(shown, puzzle));
}

const cardsInRow = () => ROWS.find(([query]) => query.matches)?.[1] ?? 1;

/** The section of a puzzle: one row of its presets; the rest and the races are folded behind a button each. */
function renderPuzzle(shown: Shown, puzzle: Puzzle) {
  const { name, title, presets } = puzzle;
  const id = `gallery-${name}`;
  const { lesson } = entryOf(name);
  const sorted = IDEAS.flatMap((idea) => presets.filter((preset) => preset.idea === idea));
  const scenarios = sorted.map(({ scenario }) => parseScenario(scenario, shown.catalogue));
  const names = nameCards(scenarios, puzzle);
  const cards = sorted.map((preset, at) => renderCard(shown, preset, names[at]));
  const row = cardsInRow();
  const width = Math.min(row, cards.length);
  const more = cards.length - row;
  const races = racesOf(name);
  const folds = [
    more > 0
      ? renderFold(shown, `${id}-more`, t("gallery-more", { number: more }), cards.slice(row))
      : nothing,
    races.length > 0 ? renderRaces(shown, `${id}-races`, races) : nothing,
  ];
  return html`<section aria-labelledby=${id} style="--cards: ${width}; --row: ${row}">
    <header class="gallery-head">
      <h2 class="gallery-title" id=${id}>${title}</h2>
      ${lesson !== null ? html`<a href="#lesson/${lesson}">${t("gallery-lesson", { lesson: String(lesson) })}</a>` : nothing}
    </header>
    <div class="gallery-cards">${cards.slice(0, row)}</div>
    ${folds}
  </section>`;
}

/** A button that unfolds cards. @param open is called when it does */
function renderFold(shown: Shown, id: string, name: string, content: unknown, open = () => {}) {
  const toggle = ({ currentTarget }: Event) => {
    if (!(currentTarget as HTMLDetailsElement).open) shown.unfolded.delete(id);
    else {
      shown.unfolded.add(id);
      open();
    }
    shown.update();
  };
  return html`<details class="gallery-more below" id=${id} @toggle=${toggle}>
    <summary class="button">${shown.unfolded.has(id) ? t("gallery-fewer") : name}</summary>
    <div class="gallery-cards">${content}</div>
  </details>`;
}

function renderRaces(shown: Shown, id: string, races: readonly Ready[]) {
  const name = async () => {
    if (shown.races === "named") return;
    shown.races = await lazyPart(bring("race")).then(
      () => "named" as const,
      (error: Error) => error,
    );
    shown.update();
  };
  const content = {
    unnamed: () => nothing,
    named: () => races.map(renderRace),
    failed: () => html`<p class="problem">${(shown.races as Error).message}</p>`,
  }[typeof shown.races === "string" ? shown.races : "failed"];
  return renderFold(shown, id, t("gallery-races", { number: races.length }), content(), name);
}

/** A card without a picture. */
const renderRace = (race: Ready) =>
  html`<a class="gallery-race gallery-text" href=${linkToRace(race)}>
    <span class="gallery-name strong">${titleOf(race)}</span>
    <span class="gallery-look muted small">${questionOf(race)}</span>
  </a>`;

/** The length of a search as text; "" if it is unknown. */
function formatSize({ placed, undone }: Preset) {
  if (placed === null || undone === null) return "";
  const steps = placed + undone;
  const level = LEVELS.find(([, limit]) => steps <= limit)?.[0] ?? "hard";
  return t("gallery-size", { level, steps });
}

/** A card. Its picture is animated while the card has the pointer or the focus. @param name of the scenario */
function renderCard({ thumbnails }: Shown, preset: Preset, name: string) {
  const { id, scenario, panel, title } = preset;
  const play = () => STILL.matches || thumbnails.get(id)?.play();
  const rest = () => thumbnails.get(id)?.rest();
  return html`<a class="gallery-card" href="#${scenario}&panels=${panel}" data-card=${id}
    @pointerenter=${play} @focus=${play} @pointerleave=${rest} @blur=${rest}>
    <canvas class="gallery-picture" aria-hidden="true"></canvas>
    <span class="gallery-text">
      <span class="gallery-name strong">${name}</span>
      <span class="gallery-look muted small">${title}</span>
      <span class="gallery-source">${formatSize(preset)}</span>
    </span>
  </a>`;
}
