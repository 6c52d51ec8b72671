import { parseScenario } from "../scenario/scenario.js";
import { element } from "../view/element.js";
import { loadExhibits } from "./exhibits.js";
import { Thumbnail } from "./thumbnail.js";

/**
 * The front door: every program and puzzle as a card with a picture and a line on what to look for.
 *
 * @typedef {import("../scenario/catalogue.js").Catalogue} Catalogue
 * @typedef {import("../scenario/catalogue.js").Preset} Preset
 * @typedef {import("../scenario/catalogue.js").Puzzle} Puzzle
 * @typedef {import("../view/theme.js").Palette} Palette
 */

/**
 * @param {Catalogue} catalogue
 * @param {(preset: Preset, description: import("../search/messages.js").Description | null) => void} choose
 */
export function bindGallery(catalogue, choose) {
  const gallery = element("gallery", HTMLElement);
  const page = element("page", HTMLElement);
  /** @type {Map<string, {card: HTMLElement, canvas: HTMLCanvasElement, preset: Preset}>} */
  const cards = new Map();
  /** @type {Thumbnail[]} */
  let thumbnails = [];
  /** @type {Map<string, import("./exhibits.js").Exhibit>} */
  let exhibits = new Map();
  /** @type {Palette | null} */
  let palette = null;
  /** The card that was opened last, to which the visitor comes back. @type {HTMLElement | null} */
  let opened = null;

  /** @param {Puzzle} puzzle */
  function makeSection({ name, title, summary, presets }) {
    const section = document.createElement("section");
    const heading = make("h2", "gallery-title", title);
    heading.id = `gallery-${name}`;
    section.setAttribute("aria-labelledby", heading.id);
    const list = make("div", "gallery-cards", "");
    list.append(...presets.map(makeCard));
    section.append(heading, make("p", "gallery-summary", summary), list);
    return section;
  }

  /** @param {Preset} preset */
  function makeCard(preset) {
    const card = /** @type {HTMLButtonElement} */ (make("button", "gallery-card", ""));
    card.type = "button";
    card.dataset.card = preset.id;
    const canvas = document.createElement("canvas");
    canvas.className = "gallery-picture";
    canvas.ariaHidden = "true";
    const text = make("span", "gallery-text", "");
    text.append(
      make("span", "gallery-name", preset.title),
      make("span", "gallery-look", preset.look),
    );
    card.append(canvas, text);
    card.addEventListener("click", () => {
      opened = card;
      choose(preset, exhibits.get(preset.id)?.description ?? null);
    });
    cards.set(preset.id, { card, canvas, preset });
    return card;
  }

  /** The cards are made when they are first wanted, and the pictures when their data has come. */
  async function build() {
    element("gallery-puzzles", HTMLElement).replaceChildren(...catalogue.puzzles.map(makeSection));
    exhibits = await loadExhibits();
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    thumbnails = [...cards.values()].flatMap(({ card, canvas, preset }) => {
      const exhibit = exhibits.get(preset.id);
      if (!exhibit) return [];
      const thumbnail = new Thumbnail(canvas, parseScenario(preset.scenario, catalogue), exhibit);
      const play = () => still.matches || thumbnail.play();
      card.addEventListener("pointerenter", play);
      card.addEventListener("focus", play);
      card.addEventListener("pointerleave", () => thumbnail.rest());
      card.addEventListener("blur", () => thumbnail.rest());
      return [thumbnail];
    });
    draw();
  }

  function draw() {
    if (gallery.hidden || palette === null) return;
    for (const thumbnail of thumbnails) thumbnail.draw(palette);
  }
  new ResizeObserver(draw).observe(gallery);

  /**
   * Shows the one and hides the other, from its top, with the focus that was in what is hidden now.
   *
   * @param {boolean} open the gallery
   * @param {HTMLElement | null} heir
   */
  function turn(open, heir) {
    if (!open && gallery.hidden) return;
    const focused = (open ? page : gallery).contains(document.activeElement);
    gallery.hidden = !open;
    page.hidden = open;
    scrollTo(0, 0);
    if (focused) heir?.focus({ preventScroll: true });
  }

  return {
    get open() {
      return !gallery.hidden;
    },
    show() {
      if (cards.size === 0) build();
      turn(true, opened);
      draw();
    },
    hide() {
      turn(false, element("play", HTMLElement));
    },
    /** @param {Palette} colours */
    setPalette(colours) {
      palette = colours;
      draw();
    },
  };
}

/** @param {string} tag @param {string} name of its class @param {string} text */
function make(tag, name, text) {
  const made = document.createElement(tag);
  made.className = name;
  made.textContent = text;
  return made;
}
