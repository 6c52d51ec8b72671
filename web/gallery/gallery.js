import { parseScenario } from "../scenario/scenario.js";
import { binding, watchSize } from "../view/binding.js";
import { element } from "../view/element.js";
import { button, html } from "../view/node.js";
import { loadExhibits } from "./exhibits.js";
import { Thumbnail } from "./thumbnail.js";

/**
 * The front door: every program and puzzle as a card with a picture and a line on what to look for.
 *
 * @typedef {import("../scenario/catalogue.js").Catalogue} Catalogue
 * @typedef {import("../scenario/catalogue.js").Preset} Preset
 * @typedef {import("../scenario/catalogue.js").Puzzle} Puzzle
 * @typedef {import("../view/theme.js").Palette} Palette
 * @typedef {import("./exhibits.js").Exhibit} Exhibit
 *
 * @typedef {{canvas: HTMLCanvasElement, preset: Preset, thumbnail: Thumbnail | null}} Card
 *
 * @typedef {object} Gallery
 * @property {Pick<import("../page/page.js").Page, "catalogue" | "browsing">} page
 * @property {(preset: Preset, description: Exhibit["description"]) => void} choose
 * @property {HTMLElement} box
 * @property {Card[]} cards
 * @property {Map<string, Exhibit>} exhibits
 * @property {Palette | null} palette
 * @property {HTMLElement | null} opened the card that was opened last, to which the visitor comes back
 */

/** The window's title, as index.html has it. */
const TITLE = document.title;

/** @param {Gallery["page"]} page @param {Gallery["choose"]} choose */
export function bindGallery(page, choose) {
  const { also, unbind } = binding();
  /** @type {Gallery} */
  const gallery = {
    page,
    choose,
    box: element("gallery", HTMLElement),
    cards: [],
    exhibits: new Map(),
    palette: null,
    opened: null,
  };
  also(watchSize(gallery.box, () => draw(gallery)));
  also(() => {
    for (const { thumbnail } of gallery.cards) thumbnail?.rest();
    element("gallery-puzzles", HTMLElement).replaceChildren();
  });
  return {
    show() {
      if (gallery.cards.length === 0) build(gallery);
      turn(gallery, true, gallery.opened);
      draw(gallery);
    },
    hide() {
      turn(gallery, false, element("play", HTMLElement));
    },
    /** @param {Palette} palette */
    setPalette(palette) {
      gallery.palette = palette;
      draw(gallery);
    },
    unbind,
  };
}

/** The cards are made when they are first wanted, and the pictures when their data has come. @param {Gallery} gallery */
async function build(gallery) {
  const { catalogue } = gallery.page;
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

/** @param {Gallery} gallery @param {Puzzle} puzzle */
function makeSection(gallery, { name, title, summary, presets }) {
  const id = `gallery-${name}`;
  const cards = presets.map((preset) => makeCard(gallery, preset));
  return html(
    "section",
    { "aria-labelledby": id },
    html("h2", { class: "gallery-title", id }, title),
    html("p", { class: "gallery-summary" }, summary),
    html("div", { class: "gallery-cards" }, ...cards),
  );
}

/** A card, whose picture moves while it is pointed at. @param {Gallery} gallery @param {Preset} preset */
function makeCard(gallery, preset) {
  const canvas = html("canvas", { class: "gallery-picture", "aria-hidden": "true" });
  const text = html(
    "span",
    { class: "gallery-text" },
    html("span", { class: "gallery-name" }, preset.title),
    html("span", { class: "gallery-look" }, preset.look),
  );
  /** @type {Card} */
  const card = { canvas, preset, thumbnail: null };
  gallery.cards.push(card);
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const play = () => still.matches || card.thumbnail?.play();
  const rest = () => card.thumbnail?.rest();
  const opener = button({ class: "gallery-card", "data-card": preset.id }, canvas, text);
  opener.addEventListener("pointerenter", play);
  opener.addEventListener("focus", play);
  opener.addEventListener("pointerleave", rest);
  opener.addEventListener("blur", rest);
  opener.addEventListener("click", () => {
    gallery.opened = opener;
    gallery.choose(preset, gallery.exhibits.get(preset.id)?.description ?? null);
  });
  return opener;
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
  const { box } = gallery;
  if (!open && box.hidden) return;
  const page = element("page", HTMLElement);
  const focused = (open ? page : box).contains(document.activeElement);
  gallery.page.browsing = open;
  box.hidden = !open;
  page.hidden = open;
  if (open) document.title = TITLE;
  scrollTo(0, 0);
  if (focused) heir?.focus({ preventScroll: true });
}
