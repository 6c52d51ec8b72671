import { puzzleOf } from "../catalogue/catalogue.js";
import { tell } from "../language/tell.js";
import { date } from "../language/written.js";
import { linkToDay, puzzleOfDay, today } from "../link/day.js";
import { parseScenario } from "../scenario/scenario.js";
import { binding, watchSize } from "../view/binding.js";
import { element, setText } from "../view/element.js";
import { html } from "../view/node.js";
import { loadExhibits } from "./exhibits.js";
import { bindHero } from "./hero.js";
import { Thumbnail } from "./thumbnail.js";

/**
 * The front door: a search that gets stuck, and every program and puzzle as a card with a picture and a line on what to look for.
 *
 * @import { Catalogue, Idea, Preset } from "../catalogue/types.d.ts"
 * @import { Page } from "../lane/types.d.ts"
 * @import { Palette } from "../view/theme.js"
 * @import { Exhibit } from "./exhibits.js"
 *
 * @typedef {{canvas: HTMLCanvasElement, preset: Preset, thumbnail: Thumbnail | null}} Card
 *
 * @typedef {object} Doors
 * @property {(scenario: string, description: Exhibit["description"], panel: string) => void} choose
 * @property {() => void} change opens what says what else can be searched
 *
 * @typedef {object} Gallery
 * @property {Pick<Page, "catalogue" | "browsing">} page
 * @property {Doors} doors
 * @property {ReturnType<typeof bindHero>} hero
 * @property {HTMLElement} box
 * @property {Card[]} cards
 * @property {Map<string, Exhibit>} exhibits
 * @property {Palette | null} palette
 * @property {HTMLElement | null} opened the card that was opened last, to which the visitor comes back
 */

/** What programs show best, in this order. @type {readonly Idea[]} */
const IDEAS = ["first", "dead ends", "luck", "pruning", "impossible", "scale"];

/** @param {Gallery["page"]} page @param {Doors} doors */
export function bindGallery(page, doors) {
  const { signal, also, alsoParts, unbind } = binding();
  /** @type {Gallery} */
  const gallery = {
    page,
    doors,
    hero: bindHero(page),
    box: element("gallery", HTMLElement),
    cards: [],
    exhibits: new Map(),
    palette: null,
    opened: null,
  };
  alsoParts([gallery.hero]);
  gallery.box.addEventListener("click", (event) => follow(gallery, event), { signal });
  also(watchSize(gallery.box, () => draw(gallery)));
  also(() => {
    for (const { thumbnail } of gallery.cards) thumbnail?.rest();
    element("gallery-puzzles", HTMLElement).replaceChildren();
  });
  return {
    show() {
      if (gallery.cards.length === 0) build(gallery);
      showDay(gallery.page.catalogue);
      turn(gallery, true, gallery.opened);
      draw(gallery);
    },
    hide() {
      turn(gallery, false, element("play", HTMLElement));
    },
    /** What of it is worth a link of its own; null: there is only the page. */
    get answer() {
      return gallery.hero.answer;
    },
    /** @param {Palette} palette */
    setPalette(palette) {
      gallery.palette = palette;
      gallery.hero.setPalette(palette);
      draw(gallery);
    },
    unbind,
  };
}

/** The cards are made when they are first wanted, and the pictures when their data has come. @param {Gallery} gallery */
async function build(gallery) {
  const { catalogue } = gallery.page;
  const [{ scenario }] = catalogue.puzzles[0].presets;
  element("hero-start", HTMLAnchorElement).href = `#${scenario}&play=yes&speed=auto`;
  element("hero-play", HTMLAnchorElement).href = `#${scenario}&play=0`;
  element("hero-write", HTMLAnchorElement).href = `#${scenario}&panels=code`;
  const sections = IDEAS.map((idea) => makeSection(gallery, idea));
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

/** Which board is today's. @param {Catalogue} catalogue */
function showDay(catalogue) {
  const day = today();
  const link = element("hero-today", HTMLAnchorElement);
  link.href = linkToDay(day);
  setText(
    link,
    tell("gallery-today", { puzzle: puzzleOf(puzzleOfDay(day, catalogue), catalogue).title }),
  );
  link.title = tell("gallery-today-title", { day: date(day) });
}

/** The presets that show one idea. @param {Gallery} gallery @param {Idea} idea */
function makeSection(gallery, idea) {
  const { puzzles } = gallery.page.catalogue;
  const key = idea === "dead ends" ? "dead-ends" : idea;
  const id = `gallery-${key}`;
  const cards = puzzles.flatMap(({ title, presets }) =>
    presets
      .filter((preset) => preset.idea === idea)
      .map((preset) => makeCard(gallery, preset, title)),
  );
  return html(
    "section",
    { "aria-labelledby": id },
    html("h2", { class: "gallery-title", id }, tell(`gallery-ideas-${key}-title`)),
    html("p", { class: "gallery-summary" }, tell(`gallery-ideas-${key}-about`)),
    html("div", { class: "gallery-cards" }, ...cards),
  );
}

/** A card, whose picture moves while it is pointed at. @param {Gallery} gallery @param {Preset} preset @param {string} puzzle its title */
function makeCard(gallery, preset, puzzle) {
  const canvas = html("canvas", { class: "gallery-picture", "aria-hidden": "true" });
  const text = html(
    "span",
    { class: "gallery-text" },
    html("span", { class: "gallery-name" }, preset.title),
    html("span", { class: "gallery-look" }, preset.look),
    html(
      "span",
      { class: "gallery-source" },
      preset.program === "" ? puzzle : tell("gallery-source", { puzzle, program: preset.program }),
    ),
  );
  /** @type {Card} */
  const card = { canvas, preset, thumbnail: null };
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

/**
 * A link is followed by the browser, but what is known of its search already goes along with it.
 *
 * @param {Gallery} gallery
 * @param {MouseEvent} event
 */
function follow(gallery, event) {
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

/** @param {Gallery} gallery */
function draw({ box, palette, cards }) {
  if (box.hidden || palette === null) return;
  for (const { thumbnail } of cards) thumbnail?.draw(palette);
}

/**
 * Shows the one and hides the other, from its top, with the focus that was in what is hidden now.
 *
 * @param {Gallery} gallery
 * @param {boolean} open the gallery
 * @param {HTMLElement | null} heir
 */
function turn(gallery, open, heir) {
  const { box, hero } = gallery;
  delete document.documentElement.dataset.first;
  if (!open && box.hidden) return;
  const page = element("page", HTMLElement);
  const focused = (open ? page : box).contains(document.activeElement);
  gallery.page.browsing = open;
  box.hidden = !open;
  page.hidden = open;
  if (open) document.title = tell("language-title");
  hero.show(open);
  scrollTo(0, 0);
  if (focused) heir?.focus({ preventScroll: true });
}
