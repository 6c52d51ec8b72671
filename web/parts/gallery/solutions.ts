import { binding } from "../../dom/binding.ts";
import { element, setText } from "../../dom/element.ts";
import { button, html } from "../../dom/node.ts";
import type { Palette } from "../../dom/theme.ts";
import { bring, tell } from "../../language/tell.ts";
import type { Page } from "../../state/lane/types.ts";
import { Thumbnail } from "./thumbnail.ts";

/**
 * The card with the solutions of a search for all of them: a running count, and a small picture of each as a link to
 * it.
 */

interface Solution {
  path: number[];
  position: number; // number of events that lead to it
  kind: string; // the same for all rotations and reflections of it
}

interface Card {
  page: Page;
  parts: ReturnType<typeof findParts>;
  palette: Palette | null;
  collected: string; // the scenario whose solutions are collected; "" for none
  collection: Collection; // replaced whenever a scenario opens, so that late answers for an old one are recognized
}

interface Collection {
  found: Solution[];
  kinds: Map<string, HTMLElement | null>; // the first picture of each kind
  standing: "searching" | "all" | "enough";
  thumbnails: Thumbnail[];
}

bring("dialogs");

/** Events per request. Python answers other questions in between. */
const BATCH = 100_000;
/** Limits of collecting: nobody looks at more pictures, and more events take too long. */
const MOST_SOLUTIONS = 400;
const MOST_EVENTS = 20_000_000;
/** Milliseconds between two batches. */
const PAUSE = 30;

const emptyCollection = (): Collection => ({
  found: [],
  kinds: new Map(),
  standing: "searching",
  thumbnails: [],
});

export function bindSolutions(page: Page, palette: Palette | null) {
  const { signal, also, unbind } = binding();
  const parts = findParts();
  const card: Card = { page, parts, palette, collected: "", collection: emptyCollection() };
  parts.distinct.addEventListener("change", () => group(parts), { signal });
  also(() => open(card));
  return {
    /** Called for each new scenario. */
    open: () => open(card),
    /** Called once a frame: starts collecting when Python has loaded, and counts up to the cursor. */
    show: (wanted: boolean) => show(card, wanted),
    setPalette(palette: Palette) {
      card.palette = palette;
      for (const thumbnail of card.collection.thumbnails) thumbnail.draw(palette);
    },
    unbind,
  };
}

function findParts() {
  return {
    box: element("solutions", HTMLElement),
    told: element("solutions-count", HTMLElement),
    list: element("solutions-list", HTMLElement),
    distinct: element("solutions-distinct", HTMLInputElement),
  };
}

/** Show only the first solution of each kind, or all. */
function group({ list, distinct }: Card["parts"]) {
  list.classList.toggle("solutions-grouped", distinct.checked);
  for (const item of list.children) {
    if (item instanceof HTMLElement) item.hidden = distinct.checked && item.dataset.again === "";
  }
}

function open(card: Card) {
  card.collected = "";
  card.collection = emptyCollection();
  card.page.collected = null;
  card.parts.box.hidden = true;
  card.parts.list.replaceChildren();
}

function show(card: Card, wanted: boolean) {
  const { page, parts } = card;
  const { timeline, scenario } = page.player;
  if (card.collected === "" && wanted && scenario !== null) {
    card.collected = scenario;
    parts.box.hidden = false;
    const { collection } = card;
    collect(card, scenario).catch((error) => {
      if (collection === card.collection) page.tell(error.message);
    });
  }
  if (parts.box.hidden) return;
  const { found, kinds, standing } = card.collection;
  const passed = countUpTo(found, timeline.position);
  setText(
    parts.told,
    tell("gallery-solutions-count", {
      passed,
      found: found.length,
      kinds: kinds.size,
      standing,
      grouped: kinds.size < found.length,
    }),
  );
}

/** A state from which Python can continue the search. */
interface Standing {
  path: number[] | null;
  undone: number | null;
}

interface Batch {
  solutions: Solution[];
  events: number;
  state: Standing | null; // null: the search has ended
}

async function collect(card: Card, scenario: string) {
  const { page, collection } = card;
  let state: Standing | null = { path: null, undone: null };
  let events = 0;
  while (collection === card.collection) {
    const { path, undone } = state as Standing;
    const batch = await page.solver.insist<Batch>("solutions", scenario, path, undone, BATCH);
    if (collection !== card.collection) return;
    for (const solution of batch.solutions) {
      add(card, { ...solution, position: events + solution.position });
    }
    events += batch.events;
    state = batch.state;
    const enough = collection.found.length >= MOST_SOLUTIONS || events >= MOST_EVENTS;
    collection.standing = state === null ? "all" : enough ? "enough" : "searching";
    if (collection.standing === "all") page.collected = collection.found.length;
    page.redraw();
    if (collection.standing !== "searching") return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

function add({ page, parts, palette, collection }: Card, { path, position, kind }: Solution) {
  const { found, kinds, thumbnails } = collection;
  found.push({ path, position, kind });
  const first = kinds.get(kind);
  const again = first !== undefined;
  if (first) first.dataset.alike = String(Number(first.dataset.alike) + 1);
  else if (!again) kinds.set(kind, null);
  if (found.length > MOST_SOLUTIONS) return;
  const name = tell("gallery-solutions-go-to", { number: found.length, position });
  const canvas = html("canvas");
  const picture = button(
    {
      class: "solution",
      "aria-label": name,
      title: name,
      hidden: again && parts.distinct.checked,
      click: () => page.player.seek(position),
    },
    canvas,
  );
  if (again) picture.dataset.again = "";
  else {
    picture.dataset.alike = "1";
    kinds.set(kind, picture);
  }
  parts.list.append(picture);
  const { description } = page.player;
  const exhibit = { id: "", path, undone: null, position, events: [], description };
  const thumbnail = new Thumbnail(canvas, page.scenario, exhibit);
  thumbnails.push(thumbnail);
  if (palette) thumbnail.draw(palette);
}

/**
 * Count the solutions at or before a position.
 *
 * @param solutions sorted by position
 */
export function countUpTo(solutions: readonly { position: number }[], position: number) {
  let [low, high] = [0, solutions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (solutions[middle].position <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}
