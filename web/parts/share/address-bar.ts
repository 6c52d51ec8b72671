import { binding } from "../../dom/binding.ts";
import type { Playback } from "../../engine/run/playback.ts";
import type { LinkOptions, Scenario, SearchMoment } from "../../engine/types/scenario.ts";
import { TODAY } from "../../state/link/day.ts";
import { formatLink } from "../../state/link/link.ts";
import { writePurpose } from "../../state/link/purpose.ts";
import type { Link } from "../../state/link/types.ts";
import { arrangementOf } from "../../state/page/derived-values.ts";
import type { Page } from "../../state/page/page-context.ts";
import { isBrowsing } from "../../state/state.ts";
import { embedded } from "../embed/embed.ts";

/**
 * Keeps the link to the present moment in the address bar, and makes such links. Only a new scenario adds an entry to
 * the browser's history; steps do not fill it.
 */

interface Address {
  page: Page;
  arrive: (link: Link, moment: SearchMoment) => void; // called when Python has read a link's state
  waiting: Link | null; // a link whose state Python still has to decode
  standIn: string; // link to the place shown instead of a damaged link; while the page stays there, the damaged one stays in the bar
  timer: ReturnType<typeof setTimeout> | undefined;
  noted: string; // the last fragment that the page wrote or read; if the bar holds another one, the visitor has just navigated, and it must not be overwritten
  signal: AbortSignal; // aborted when the page is unbound; then it must not write to the address bar
}

/** Milliseconds between two changes of the address. Browsers refuse more than a few a second. */
const PAUSE = 400;

export function bindAddress(page: Page, arrive: Address["arrive"]) {
  const { signal, onDispose, unbind } = binding();
  const { player } = page;
  const rest = { waiting: null, standIn: "", timer: undefined, noted: "" };
  const address: Address = { page, arrive, ...rest, signal };
  onDispose(player.subscribe(() => note(address)));
  onDispose(page.subscribe(() => note(address)));
  // Wait for the description: Python drops questions that come before the search has started.
  onDispose(
    player.subscribe(() => {
      if (player.description !== null) readWaiting(address);
    }),
  );
  onDispose(() => stopTimer(address));
  return {
    /** The fragment of the link to the moment shown, `#` included. */
    linkToMoment: (options?: LinkOptions) => linkToMoment(address, options),
    /** Update the address soon, as the page shows something else. */
    note: () => note(address),
    /**
     * Keep the present link in the address bar, such as a damaged one that the visitor may correct, until the page moves
     * away from this position.
     *
     * @param position at which the bar must stay as it is
     */
    keep: (position = 0) => keep(address, position),
    /**
     * Write the address of another scenario, as a new entry of the history or instead of the present one. With a new
     * entry, the old one keeps the moment that the visitor leaves.
     *
     * @param more options of the new link
     */
    move: (next: Scenario, instead: boolean, more: LinkOptions = {}) =>
      move(address, next, instead, more),
    /** Register the link in the address bar as the one being opened; null: it is not a link. */
    follow: (link: Link | null) => follow(address, link),
    /** Add an entry to the history. @param url a fragment, or the page's address without one */
    push: (url: string) => push(address, url),
    unbind,
  };
}

async function linkToMoment(address: Address, options: LinkOptions = address.page.state.options) {
  const all = { ...options, ...ownOptions(address.page) };
  return untouched(address, all) ?? compose(address, all);
}

/** The short link to a generated instance while it is untouched, else null. */
function untouched({ page, waiting }: Address, { day, play, ...options }: LinkOptions) {
  const { scenario, player, catalogue } = page;
  const { origin } = scenario;
  const begun = waiting !== null || player.aim !== null || player.timeline.position > 0;
  const done = options.at !== undefined || !["0", "yes", undefined].includes(play);
  if (origin === undefined || begun || done) return null;
  // A link to the puzzle of a day opens in play mode by itself.
  const plays = play === "yes" || (play === "0" && !origin.startsWith(TODAY));
  return formatLink(origin, catalogue, 0, "", { ...(plays && { play }), ...options });
}

/** Options for the visitor's own changes: vertices moved, and steps made by hand. */
function ownOptions(page: Page): LinkOptions {
  const at = arrangementOf(page);
  const purpose = page.byHand()?.purpose;
  return { ...(at && { at }), ...(purpose && writePurpose(purpose)) };
}

async function compose({ page, waiting }: Address, options: LinkOptions) {
  const { catalogue, scenario, player } = page;
  if (waiting !== null) {
    return formatLink(scenario.text, catalogue, waiting.position, waiting.state ?? "", options);
  }
  const { aim } = player;
  const base = page.byHand()?.base ?? null;
  if (aim?.kind === "seek" && base === null)
    return formatLink(scenario.text, catalogue, aim.position, "", options);
  const moment = base ?? momentOf(player);
  // Near the start, a link needs no state: the search gets there at once.
  const state = moment.position > catalogue.link.near ? await askState(page, moment) : "";
  return formatLink(scenario.text, catalogue, moment.position, state, options);
}

/** The encoded text of a state, or "" when Python cannot answer. */
async function askState(
  { scenario, solver }: Page,
  { position, path, undone, deepest, found }: SearchMoment,
) {
  try {
    const { text } = scenario;
    const asked = solver.ask<string>("write_moment", text, position, path, undone, deepest, found);
    return (await asked) ?? "";
  } catch {
    return "";
  }
}

/** Write the present moment into the address bar. */
async function write(address: Address) {
  stopTimer(address);
  const { page, waiting } = address;
  const { player, scenario } = page;
  const { options } = page.state;
  if (isBrowsing(page.state) || !isWorthWriting(player) || waiting !== null) return;
  const { position } = player.timeline;
  if (standsIn(address)) return;
  address.standIn = "";
  const fragment = await linkToMoment(address);
  const same = scenario === page.scenario && options === page.state.options;
  const stands = position === player.timeline.position || isMoving(player);
  if (same && stands && !address.signal.aborted && fragment !== location.hash)
    replace(address, fragment);
}

function stopTimer(address: Address) {
  clearTimeout(address.timer);
  address.timer = undefined;
}

/** A key for a position: its link without the state and without most options. */
function place(page: Page, position: number) {
  const { hints } = page.state.options;
  const options = { ...(hints && { hints }), ...ownOptions(page) };
  return formatLink(page.scenario.text, page.catalogue, position, "", options);
}

const standsIn = ({ page, standIn }: Address) =>
  place(page, page.player.timeline.position) === standIn;

function note(address: Address) {
  if (address.timer === undefined && !embedded && isWorthWriting(address.page.player)) {
    address.timer = setTimeout(() => write(address), PAUSE);
  }
}

function keep(address: Address, position: number) {
  address.standIn = place(address.page, position);
}

/** Ask Python, once it has loaded, to decode the state of the waiting link. */
function readWaiting(address: Address) {
  const { waiting: link, page } = address;
  const { solver } = page;
  if (link === null || solver.status.name !== "loaded") return;
  solver
    .ask<Omit<SearchMoment, "position">>(
      "read_moment",
      link.scenario.text,
      link.position,
      link.state,
    )
    .then(
      (answer) => {
        if (link !== address.waiting || answer === null) return;
        address.waiting = null;
        address.arrive(link, { position: link.position, ...answer });
      },
      (error) => {
        // A lost worker restarts, and then this is asked again.
        if (link !== address.waiting || error.name === "WorkerLost") return;
        address.waiting = null;
        keep(address, 0);
        page.complain(error.message);
      },
    );
}

function move(address: Address, next: Scenario, instead: boolean, more: LinkOptions) {
  const { page, waiting } = address;
  const moment = settled(page.player) && waiting === null && !standsIn(address);
  const leaves = !instead && !isBrowsing(page.state) && moment;
  const { position } = page.byHand()?.base ?? page.player.timeline;
  if (leaves && position <= page.catalogue.link.near) {
    const options = { ...page.state.options, ...ownOptions(page) };
    replace(address, formatLink(page.scenario.text, page.catalogue, position, "", options));
  }
  stopTimer(address);
  address.waiting = null;
  address.standIn = "";
  const fragment = formatLink(next.text, page.catalogue, 0, "", { ...page.state.options, ...more });
  // A frame must not add to the history of the page around it.
  if (instead || embedded) replace(address, fragment);
  else push(address, fragment);
}

function follow(address: Address, link: Link | null) {
  address.noted = location.hash;
  address.standIn = "";
  stopTimer(address);
  address.waiting = link === null || link.state === null ? null : link;
}

/** True when the page rests at a moment. */
function settled({ status, aim }: Playback) {
  return aim === null && ["ready", "paused", "finished"].includes(status.name);
}

/**
 * True while the page moves through the run. The address follows, so that a sudden reload returns nearly to this place.
 */
const isMoving = ({ status, aim }: Playback) =>
  status.name === "playing" || (aim !== null && aim.kind !== "seek");

const isWorthWriting = (player: Playback) => settled(player) || isMoving(player);

export function momentOf({ state, timeline }: Playback): SearchMoment {
  const { position, deepest } = state;
  return { position, ...state.snapshot(), deepest, found: timeline.foundAt(position) };
}

/** Replace the present entry of the history, unless the visitor has just navigated elsewhere. */
function replace(address: Address, fragment: string) {
  if (location.hash !== address.noted) return;
  try {
    history.replaceState(history.state, "", fragment);
  } catch {
    // A frame without an origin may not change its address.
  }
  address.noted = location.hash;
}

function push(address: Address, url: string) {
  try {
    history.pushState(null, "", url);
  } catch {
    // as above
  }
  address.noted = location.hash;
}
