import { entryOf } from "../../board/registry.ts";
import { binding, watchSize } from "../../dom/binding.ts";
import { element, setText } from "../../dom/element.ts";
import { latePart } from "../../dom/late-part.ts";
import { html } from "../../dom/node.ts";
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
import { bring, tell } from "../../language/tell.ts";
import { date } from "../../language/written.ts";
import type { Page } from "../../state/lane/types.ts";
import { linkToDay, puzzleOfDay, today } from "../../state/link/day.ts";
import { parseScenario } from "../../state/scenario/scenario.ts";
import { nameCards } from "./card-names.ts";
import { type Exhibit, loadExhibits } from "./exhibits.ts";
import { bindHero } from "./hero.ts";
import { Thumbnail } from "./thumbnail.ts";

/**
 * The front door: a search that gets stuck, and every program and puzzle as a card with a picture and a line on what to look for.
 * Races of a puzzle lie folded below its cards.
 */

interface Card {
  canvas: HTMLCanvasElement;
  preset: Preset;
  thumbnail: Thumbnail | null;
}

interface Doors {
  choose: (scenario: string, description: Exhibit["description"], panel: string) => void;
  change: () => void; // opens what says what else can be searched
  lesson: () => number | null; // of the course to go on with; null: it has not been begun
}

interface Gallery {
  page: Pick<Page, "catalogue" | "state" | "subscribe">;
  doors: Doors;
  hero: ReturnType<typeof bindHero>;
  box: HTMLElement;
  open: boolean; // in the last state that was shown
  cards: Card[];
  exhibits: Map<string, Exhibit>;
  palette: Palette | null;
  opened: HTMLElement | null; // the card that was opened last, to which the visitor comes back
}

/** From these widths on a row has more cards. */
const ROWS: readonly [string, number][] = [
  ["(min-width: 1100px)", 5],
  ["(min-width: 761px)", 3],
];
/** How hard it is to watch, by the steps up to which it is called so. */
const LEVELS: readonly ["first" | "more", number][] = [
  ["first", 1000],
  ["more", 100_000],
];

/** What programs show best, in this order. */
const IDEAS: readonly Idea[] = ["first", "dead ends", "luck", "pruning", "impossible", "scale"];

export function bindGallery(page: Gallery["page"], doors: Doors) {
  const { signal, also, alsoParts, unbind } = binding();
  const gallery: Gallery = {
    page,
    doors,
    hero: bindHero(page),
    box: element("gallery", HTMLElement),
    open: false,
    cards: [],
    exhibits: new Map(),
    palette: null,
    opened: null,
  };
  alsoParts([gallery.hero]);
  gallery.box.addEventListener("click", (event) => follow(gallery, event), { signal });
  also(watchSize(gallery.box, () => draw(gallery)));
  for (const [width] of ROWS) {
    const again = () => gallery.cards.length > 0 && void build(gallery);
    matchMedia(width).addEventListener("change", again, { signal });
  }
  also(() => {
    for (const { thumbnail } of gallery.cards) thumbnail?.rest();
    element("gallery-puzzles", HTMLElement).replaceChildren();
  });
  also(page.subscribe(() => show(gallery)));
  return {
    /** What of it is worth a link of its own; null: there is only the page. */
    get answer() {
      return gallery.hero.answer;
    },
    setPalette(palette: Palette) {
      gallery.palette = palette;
      gallery.hero.setPalette(palette);
      draw(gallery);
    },
    unbind,
  };
}

/** The cards are made when they are first wanted, and the pictures when their data has come. */
async function build(gallery: Gallery) {
  const { catalogue } = gallery.page;
  const [{ scenario }] = catalogue.puzzles[0].presets;
  element("hero-start", HTMLAnchorElement).href = `#${scenario}&play=yes&speed=auto`;
  element("hero-play", HTMLAnchorElement).href = `#${scenario}&play=0`;
  element("hero-write", HTMLAnchorElement).href = `#${scenario}&panels=code`;
  gallery.cards = [];
  const sections = catalogue.puzzles.map((puzzle) => makeSection(gallery, puzzle));
  element("gallery-puzzles", HTMLElement).replaceChildren(...sections);
  gallery.exhibits = await loadExhibits();
  for (const card of gallery.cards) {
    const { canvas, preset } = card;
    const exhibit = gallery.exhibits.get(preset.id);
    const scenario = parseScenario(preset.scenario, catalogue);
    if (exhibit) card.thumbnail = new Thumbnail(canvas, scenario, exhibit);
  }
  draw(gallery);
}

/** Where the course is begun, or gone on with. */
function showCourse({ doors }: Gallery) {
  const lesson = doors.lesson();
  const link = element("hero-course", HTMLAnchorElement);
  link.href = `#lesson/${lesson ?? 1}`;
  if (lesson !== null) setText(link, tell("gallery-go-on", { lesson: String(lesson) }));
}

/** Which board is today's. */
function showDay(catalogue: Catalogue) {
  const day = today();
  const link = element("hero-today", HTMLAnchorElement);
  link.href = linkToDay(day);
  setText(
    link,
    tell("gallery-today", { puzzle: puzzleOf(puzzleOfDay(day, catalogue), catalogue).title }),
  );
  link.title = tell("gallery-today-title", { day: date(day) });
}

/** The presets of a puzzle: a row of them, and the rest and its races behind a button each. */
function makeSection(gallery: Gallery, puzzle: Puzzle) {
  const { name, title, presets } = puzzle;
  const id = `gallery-${name}`;
  const { lesson } = entryOf(name);
  const sorted = IDEAS.flatMap((idea) => presets.filter((preset) => preset.idea === idea));
  const scenarios = sorted.map(({ scenario }) => parseScenario(scenario, gallery.page.catalogue));
  const names = nameCards(scenarios, puzzle);
  const cards = sorted.map((preset, at) => makeCard(gallery, preset, names[at]));
  const open = cards.slice(0, ROWS.find(([width]) => matchMedia(width).matches)?.[1] ?? 1);
  const rest = cards.slice(open.length);
  const href = `#lesson/${lesson}`;
  const races = racesOf(name);
  return html(
    "section",
    { "aria-labelledby": id },
    html(
      "header",
      { class: "gallery-head" },
      html("h2", { class: "gallery-title", id }, title),
      ...(lesson === null
        ? []
        : [html("a", { href }, tell("gallery-lesson", { lesson: String(lesson) }))]),
    ),
    html("div", { class: "gallery-cards" }, ...open),
    ...(rest.length === 0
      ? []
      : [makeFold(`${id}-more`, tell("gallery-more", { number: rest.length }), rest)]),
    ...(races.length === 0 ? [] : [makeRaces(`${id}-races`, races)]),
  );
}

/** Cards behind a button. */
function makeFold(id: string, name: string, cards: readonly HTMLElement[]) {
  const fold = html("summary", { class: "button" }, name);
  const box = html("div", { class: "gallery-cards" }, ...cards);
  const details = html("details", { class: "gallery-more", id }, fold, box);
  details.addEventListener("toggle", () => {
    setText(fold, details.open ? tell("gallery-fewer") : name);
  });
  return details;
}

/** Races behind a button. What they are called comes when they are looked at. */
function makeRaces(id: string, races: readonly Ready[]) {
  const fold = makeFold(id, tell("gallery-races", { number: races.length }), []);
  fold.addEventListener("toggle", async () => {
    const cards = fold.lastElementChild as Element;
    if (!fold.open || cards.childElementCount > 0) return;
    const named = latePart(bring("race")).then(() => races.map(makeRace));
    const problem = ({ message }: Error) => [html("p", { class: "problem" }, message)];
    cards.replaceChildren(...(await named.catch(problem)));
  });
  return fold;
}

/** A card without a picture. */
const makeRace = (race: Ready) =>
  html(
    "a",
    { class: "gallery-race gallery-text", href: linkToRace(race) },
    html("span", { class: "gallery-name" }, titleOf(race)),
    html("span", { class: "gallery-look" }, questionOf(race)),
  );

/** How much there is to watch, where it is known. */
function tellSize({ placed, undone }: Preset) {
  if (placed === null || undone === null) return "";
  const steps = placed + undone;
  const level = LEVELS.find(([, limit]) => steps <= limit)?.[0] ?? "hard";
  return tell("gallery-size", { level, steps });
}

/** A card, whose picture moves while it is pointed at. @param name of what is searched */
function makeCard(gallery: Gallery, preset: Preset, name: string) {
  const canvas = html("canvas", { class: "gallery-picture", "aria-hidden": "true" });
  const text = html(
    "span",
    { class: "gallery-text" },
    html("span", { class: "gallery-name" }, name),
    html("span", { class: "gallery-look" }, preset.title),
    html("span", { class: "gallery-source" }, tellSize(preset)),
  );
  const card: Card = { canvas, preset, thumbnail: null };
  gallery.cards.push(card);
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const play = () => still.matches || card.thumbnail?.play();
  const rest = () => card.thumbnail?.rest();
  return html(
    "a",
    {
      class: "gallery-card",
      href: `#${preset.scenario}&panels=${preset.panel}`,
      "data-card": preset.id,
      pointerenter: play,
      focus: play,
      pointerleave: rest,
      blur: rest,
    },
    canvas,
    text,
  );
}

/** A link is followed by the browser, but what is known of its search already goes along with it. */
function follow(gallery: Gallery, event: MouseEvent) {
  const { doors, exhibits } = gallery;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  gallery.opened = link;
  const { card, change } = link.dataset;
  if (card === undefined && change === undefined) return;
  event.preventDefault();
  const [scenario, panel = ""] = decodeURIComponent(link.hash.slice(1)).split("&panels=");
  doors.choose(scenario, exhibits.get(card ?? "")?.description ?? null, panel);
  if (change !== undefined) doors.change();
}

function draw({ open, palette, cards }: Gallery) {
  if (!open || palette === null) return;
  for (const { thumbnail } of cards) thumbnail?.draw(palette);
}

/** Comes from its top, and goes, with the focus that was in what is hidden now. */
function show(gallery: Gallery) {
  const { box, hero, page, opened } = gallery;
  const open = page.state.mode.kind === "home";
  if (open === gallery.open) return;
  gallery.open = open;
  const left = open ? element("page", HTMLElement) : box;
  const focused = left.contains(document.activeElement);
  if (open) {
    if (gallery.cards.length === 0) build(gallery);
    showDay(page.catalogue);
    showCourse(gallery);
    document.title = tell("language-title");
  }
  hero.show(open);
  scrollTo(0, 0);
  if (focused) (open ? opened : element("play", HTMLElement))?.focus({ preventScroll: true });
  draw(gallery);
}
