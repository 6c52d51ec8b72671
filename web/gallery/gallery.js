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
 * @typedef {{card: HTMLElement, canvas: HTMLCanvasElement, preset: Preset}} Card
 *
 * @typedef {object} Gallery
 * @property {Pick<import("../page/page.js").Page, "catalogue" | "browsing">} page
 * @property {(preset: Preset, description: Exhibit["description"]) => void} choose
 * @property {HTMLElement} box
 * @property {Card[]} cards
 * @property {Thumbnail[]} thumbnails
 * @property {Map<string, Exhibit>} exhibits
 * @property {Palette | null} palette
 * @property {HTMLElement | null} opened the card that was opened last, to which the visitor comes back
 */

/** @param {Gallery["page"]} page @param {Gallery["choose"]} choose */
export function bindGallery(page, choose) {
  const { also, unbind } = binding();
  /** @type {Gallery} */
  const gallery = {
    page,
    choose,
    box: element("gallery", HTMLElement),
    cards: [],
    thumbnails: [],
    exhibits: new Map(),
    palette: null,
    opened: null,
  };
  also(watchSize(gallery.box, () => draw(gallery)));
  also(() => {
    for (const thumbnail of gallery.thumbnails) thumbnail.rest();
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
  gallery.thumbnails = gallery.cards.flatMap((card) => {
    const exhibit = gallery.exhibits.get(card.preset.id);
    return exhibit ? [makeThumbnail(card, exhibit, catalogue)] : [];
  });
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

/** @param {Gallery} gallery @param {Preset} preset */
function makeCard(gallery, preset) {
  const canvas = html("canvas", { class: "gallery-picture", "aria-hidden": "true" });
  const text = html(
    "span",
    { class: "gallery-text" },
    html("span", { class: "gallery-name" }, preset.title),
    html("span", { class: "gallery-look" }, preset.look),
  );
  const card = button({ class: "gallery-card", "data-card": preset.id }, canvas, text);
  card.addEventListener("click", () => {
    gallery.opened = card;
    gallery.choose(preset, gallery.exhibits.get(preset.id)?.description ?? null);
  });
  gallery.cards.push({ card, canvas, preset });
  return card;
}

/** The picture on a card; it moves while it is pointed at. @param {Card} card @param {Exhibit} exhibit @param {Catalogue} catalogue */
function makeThumbnail({ card, canvas, preset }, exhibit, catalogue) {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const thumbnail = new Thumbnail(canvas, parseScenario(preset.scenario, catalogue), exhibit);
  const play = () => still.matches || thumbnail.play();
  const rest = () => thumbnail.rest();
  card.addEventListener("pointerenter", play);
  card.addEventListener("focus", play);
  card.addEventListener("pointerleave", rest);
  card.addEventListener("blur", rest);
  return thumbnail;
}

/** @param {Gallery} gallery */
function draw({ box, palette, thumbnails }) {
  if (box.hidden || palette === null) return;
  for (const thumbnail of thumbnails) thumbnail.draw(palette);
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
  scrollTo(0, 0);
  if (focused) heir?.focus({ preventScroll: true });
}
