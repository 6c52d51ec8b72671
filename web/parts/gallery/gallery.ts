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
 * The first page: a search that gets stuck, and a card for every preset, with a picture and a line on what to look for.
 * The races of a puzzle are folded below its cards.
 */

interface Card {
  canvas: HTMLCanvasElement;
  preset: Preset;
  thumbnail: Thumbnail | null;
}

interface Doors {
  choose: (scenario: string, description: Exhibit["description"], panel: string) => void;
  change: () => void; // opens the form with all puzzles and settings
  lesson: () => number | null; // number of the lesson to continue with; null: the course has not been started
}

interface Gallery {
  page: Pick<Page, "catalogue" | "state" | "subscribe">;
  doors: Doors;
  hero: ReturnType<typeof bindHero>;
  box: HTMLElement;
  open: boolean; // true: the gallery was visible at the last update
  cards: Card[];
  exhibits: Map<string, Exhibit>;
  palette: Palette | null;
  opened: HTMLElement | null; // the last card or link that was clicked; it gets the focus when the visitor returns
}

/** Number of cards in a row, for windows of at least these widths. */
const ROWS: readonly [string, number][] = [
  ["(min-width: 1100px)", 5],
  ["(min-width: 761px)", 3],
];
/** Levels of a search, each with its greatest number of steps. */
const LEVELS: readonly ["first" | "more", number][] = [
  ["first", 1000],
  ["more", 100_000],
];

/** The order of the cards: by the idea that each preset shows best. */
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
    /** The answered puzzle of the first page, which Share can link to; null until it is answered. */
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

/** Create the cards when the gallery is first shown, and their pictures when the recordings have loaded. */
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

/** Update the link that starts or continues the course. */
function showCourse({ doors }: Gallery) {
  const lesson = doors.lesson();
  const link = element("hero-course", HTMLAnchorElement);
  link.href = `#lesson/${lesson ?? 1}`;
  if (lesson !== null) setText(link, tell("gallery-go-on", { lesson: String(lesson) }));
}

/** Update the link to today's puzzle. */
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

/** The section of a puzzle: one row of its presets; the rest and the races are folded behind a button each. */
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

/** A button that unfolds cards. */
function makeFold(id: string, name: string, cards: readonly HTMLElement[]) {
  const fold = html("summary", { class: "button" }, name);
  const box = html("div", { class: "gallery-cards" }, ...cards);
  const details = html("details", { class: "gallery-more", id }, fold, box);
  details.addEventListener("toggle", () => {
    setText(fold, details.open ? tell("gallery-fewer") : name);
  });
  return details;
}

/** A button that unfolds races. Their names are loaded when it is first opened. */
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

/** The length of a search as text; "" if it is unknown. */
function tellSize({ placed, undone }: Preset) {
  if (placed === null || undone === null) return "";
  const steps = placed + undone;
  const level = LEVELS.find(([, limit]) => steps <= limit)?.[0] ?? "hard";
  return tell("gallery-size", { level, steps });
}

/** A card. Its picture is animated while the card has the pointer or the focus. @param name of the scenario */
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

/** Open a card in the page, so that its recorded description is used. The browser follows all other links. */
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

/** Show or hide the gallery, scrolled to its top, and move the focus out of the part that is hidden. */
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
