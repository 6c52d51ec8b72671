import { html, render } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { Thumbnail } from "../../board/stage/thumbnail.ts";
import { binding } from "../../dom/binding.ts";
import { element } from "../../dom/element.ts";
import type { Palette } from "../../dom/theme.ts";
import { bring, t } from "../../language/translate.ts";
import type { Page } from "../../state/page/page-context.ts";

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
  box: HTMLElement;
  palette: Palette | null;
  distinct: boolean; // show only the first solution of each kind
  collected: string; // the scenario whose solutions are collected; "" for none
  collection: Collection; // replaced whenever a scenario opens, so that late answers for an old one are recognized
}

interface Collection {
  found: Solution[];
  kinds: Map<string, number>; // how many solutions are of each kind
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
  const { onDispose, unbind } = binding();
  const box = element("solutions", HTMLElement);
  const empty = { distinct: false, collected: "", collection: emptyCollection() };
  const card: Card = { page, box, palette, ...empty };
  onDispose(() => open(card));
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

function open(card: Card) {
  card.collected = "";
  card.collection = emptyCollection();
  card.page.collected = null;
  card.box.hidden = true;
}

function show(card: Card, wanted: boolean) {
  const { page, box } = card;
  const { scenario } = page.player;
  if (card.collected === "" && wanted && scenario !== null) {
    card.collected = scenario;
    box.hidden = false;
    const { collection } = card;
    collect(card, scenario).catch((error) => {
      if (collection === card.collection) page.showToast(error.message);
    });
  }
  if (!box.hidden) update(card);
}

function update(card: Card) {
  render(renderCard(card), card.box);
  drawNew(card);
}

function renderCard(card: Card) {
  const { page, distinct, collection } = card;
  const { found, kinds, standing } = collection;
  const grouped = kinds.size < found.length;
  const passed = countUpTo(found, page.player.timeline.position);
  const counts = { passed, found: found.length, kinds: kinds.size, standing, grouped };
  const choose = ({ currentTarget }: Event) => {
    card.distinct = (currentTarget as HTMLInputElement).checked;
    update(card);
  };
  const list = () =>
    found.slice(0, MOST_SOLUTIONS).map((one, index) => renderSolution(card, one, index));
  return html`<p class="figures" id="solutions-count">${t("gallery-solutions-count", counts)}</p>
    <label class="switch">
      <input type="checkbox" id="solutions-distinct" ?checked=${distinct} @change=${choose} />
      <span>${t("gallery-solutions-distinct")}</span>
    </label>
    <div class="solutions-list ${distinct ? "solutions-grouped" : ""}" id="solutions-list">${guard([collection, found.length, distinct], list)}</div>`;
}

/** A small picture of a solution, as a link to it. */
function renderSolution(
  { page, distinct, collection: { found, kinds } }: Card,
  { position, kind }: Solution,
  index: number,
) {
  const name = t("gallery-solutions-go-to", { number: index + 1, position });
  const again = found.findIndex((other) => other.kind === kind) < index;
  return html`<button type="button" class="solution" aria-label=${name} title=${name}
    data-alike=${String(kinds.get(kind))} ?hidden=${distinct && again}
    @click=${() => page.player.seek(position)}><canvas class="picture"></canvas></button>`;
}

/** Draw the pictures that have just been added. */
function drawNew({ page, box, palette, collection: { found, thumbnails } }: Card) {
  const canvases = box.querySelectorAll("canvas");
  const { description } = page.player;
  for (let i = thumbnails.length; i < canvases.length; i++) {
    const exhibit = { ...found[i], undone: null, candidates: [], events: [], description };
    thumbnails[i] = new Thumbnail(canvases[i], page.scenario, exhibit);
    if (palette) thumbnails[i].draw(palette);
  }
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
      collection.found.push({ ...solution, position: events + solution.position });
      const { kinds } = collection;
      kinds.set(solution.kind, (kinds.get(solution.kind) ?? 0) + 1);
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
