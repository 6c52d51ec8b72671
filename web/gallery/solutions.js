import { solutions as words } from "../text/en-gallery.js";
import { element, setText } from "../view/element.js";
import { Thumbnail } from "./thumbnail.js";

/**
 * The card that collects the solutions of a search for all of them: a running count, and a small picture of each, to go there.
 *
 * @typedef {import("../view/theme.js").Palette} Palette
 *
 * @typedef {object} Solution
 * @property {number[]} path
 * @property {number} position events that lead to it
 * @property {string} kind shared with those that it turns or mirrors into
 */

/** Events that are searched at a time: Python answers other questions in between. */
const HELPING = 100_000;
/** Where collecting ends: more pictures would not be looked at, more events take too long. */
const MOST_SOLUTIONS = 400;
const MOST_EVENTS = 20_000_000;
/** Milliseconds between two helpings. */
const PAUSE = 30;

/** @param {import("../page/page.js").Page} page */
export function bindSolutions(page) {
  const card = element("solutions", HTMLElement);
  const told = element("solutions-count", HTMLElement);
  const list = element("solutions-list", HTMLElement);
  const distinct = element("solutions-distinct", HTMLInputElement);
  /** @type {Solution[]} */
  let found = [];
  /** The first picture of each kind. @type {Map<string, HTMLElement | null>} */
  let kinds = new Map();
  /** @type {"searching" | "all" | "enough"} */
  let standing = "searching";
  /** The scenario that is collected for; "" for none. */
  let collected = "";
  /** Counts the collections: one that is over takes no answer any more, though it be of the same scenario. */
  let collections = 0;
  /** @type {Palette | null} */
  let palette = null;
  /** @type {Thumbnail[]} */
  let thumbnails = [];

  distinct.addEventListener("change", () => {
    list.classList.toggle("solutions-grouped", distinct.checked);
    for (const item of list.children) {
      if (item instanceof HTMLElement) item.hidden = distinct.checked && item.dataset.again === "";
    }
  });

  /** @param {string} scenario */
  async function collect(scenario) {
    const round = ++collections;
    let state = { path: /** @type {number[] | null} */ (null), undone: null };
    let events = 0;
    while (round === collections) {
      const { path, undone } = state;
      const helping = await page.solver.insist("solutions", scenario, path, undone, HELPING);
      if (round !== collections) return;
      for (const solution of helping.solutions) {
        add({ ...solution, position: events + solution.position });
      }
      events += helping.events;
      state = helping.state;
      standing = state === null ? "all" : "searching";
      if (state !== null && (found.length >= MOST_SOLUTIONS || events >= MOST_EVENTS)) {
        standing = "enough";
      }
      page.redraw();
      if (standing !== "searching") return;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }

  /** @param {Solution} solution */
  function add(solution) {
    found.push(solution);
    const first = kinds.get(solution.kind);
    const again = first !== undefined;
    if (first) first.dataset.alike = String(Number(first.dataset.alike) + 1);
    else if (!again) kinds.set(solution.kind, null);
    if (found.length > MOST_SOLUTIONS) return;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "solution";
    button.ariaLabel = words.goTo(found.length, solution.position);
    button.title = button.ariaLabel;
    if (again) button.dataset.again = "";
    else {
      button.dataset.alike = "1";
      kinds.set(solution.kind, button);
    }
    button.hidden = again && distinct.checked;
    const canvas = document.createElement("canvas");
    button.append(canvas);
    button.addEventListener("click", () => page.player.seek(solution.position));
    list.append(button);
    const { path, position } = solution;
    const description = page.player.description;
    const thumbnail = new Thumbnail(canvas, page.scenario, { id: "", path, position, description });
    thumbnails.push(thumbnail);
    if (palette) thumbnail.draw(palette);
  }

  return {
    /** How many there are in all; null while that is not known. */
    get total() {
      return standing === "all" ? found.length : null;
    },
    /** On each new scenario. */
    open() {
      collected = "";
      collections++;
      found = [];
      kinds = new Map();
      thumbnails = [];
      standing = "searching";
      card.hidden = true;
      list.replaceChildren();
    },
    /** Once a frame: begins when Python is there, and counts up to the cursor. */
    show() {
      const { description, timeline, scenario } = page.player;
      const wanted = description?.every && scenario !== null && !page.browsing;
      // What there is to draw may be known before Python is there to search.
      if (collected === "" && wanted && page.solver.status.name === "loaded") {
        collected = scenario;
        card.hidden = false;
        collect(scenario).catch((error) => page.tell(error.message));
      }
      if (card.hidden) return;
      const passed = countUpTo(found, timeline.position);
      setText(told, words.count(passed, found.length, kinds.size, standing));
    },
    /** @param {Palette} colours */
    setPalette(colours) {
      palette = colours;
      for (const thumbnail of thumbnails) thumbnail.draw(colours);
    },
  };
}

/**
 * How many solutions lie at or before a position.
 *
 * @param {readonly {position: number}[]} solutions in order
 * @param {number} position
 */
export function countUpTo(solutions, position) {
  let [low, high] = [0, solutions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (solutions[middle].position <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}
