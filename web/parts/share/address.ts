import { binding } from "../../dom/binding.ts";
import type { Playback } from "../../engine/run/playback.ts";
import type { LinkOptions, Scenario, SearchMoment } from "../../engine/types/scenario.ts";
import { arrangementOf } from "../../state/lane/derived.ts";
import type { Page } from "../../state/lane/types.ts";
import { TODAY } from "../../state/link/day.ts";
import { formatLink } from "../../state/link/link.ts";
import { writePurpose } from "../../state/link/purpose.ts";
import type { Link } from "../../state/link/types.ts";
import { isBrowsing } from "../../state/state.ts";
import { embedded } from "../embed/embed.ts";

/**
 * Keeps the address bar at the moment that the page shows, and tells the link to it. Stepping does
 * not fill the browser's history: only another scenario is a new entry in it.
 */

interface Address {
  page: Page;
  arrive: (link: Link, moment: SearchMoment) => void; // called when Python has read a link's state
  waiting: Link | null; // the link whose state Python has yet to read
  standIn: string; // where the page stands instead of what a damaged link asks for, as long as that is in the bar
  timer: ReturnType<typeof setTimeout> | undefined;
  noted: string; // the fragment that the page has written, or has taken note of: while the bar holds another one, the visitor has gone somewhere of which the page has yet to be told, and that is left alone
  signal: AbortSignal; // given when the page has ended: the address bar is no longer its own
}

/** Milliseconds between two changes of the address; browsers refuse more than a few a second. */
const PAUSE = 400;

export function bindAddress(page: Page, arrive: Address["arrive"]) {
  const { signal, also, unbind } = binding();
  const { player } = page;
  const rest = { waiting: null, standIn: "", timer: undefined, noted: "" };
  const address: Address = { page, arrive, ...rest, signal };
  also(player.subscribe(() => note(address)));
  // The search has begun when the first answer comes; a question before would be dropped with it.
  also(
    player.subscribe(() => {
      if (player.description !== null) readWaiting(address);
    }),
  );
  also(() => stopTimer(address));
  return {
    /** The fragment of the link to the moment shown, `#` included. */
    tell: (options?: LinkOptions) => tell(address, options),
    /** The page shows something else: soon the address will tell it. */
    note: () => note(address),
    /**
     * Leaves a damaged link in the address bar, for the visitor to mend, until the page shows
     * something else than what it has opened in its place.
     *
     * @param position at which that stands
     */
    keep: (position = 0) => keep(address, position),
    /**
     * Goes to another scenario: a new entry in the history, or one instead of the present one,
     * which else keeps the moment that is left.
     *
     * @param more options of its link
     */
    move: (next: Scenario, instead: boolean, more: LinkOptions = {}) =>
      move(address, next, instead, more),
    /** Takes note of the link in the address bar that is being opened, if it is one. */
    follow: (link: Link | null) => follow(address, link),
    /** Makes a new entry in the history. @param url a fragment, or the page without one */
    push: (url: string) => push(address, url),
    unbind,
  };
}

async function tell(address: Address, options: LinkOptions = address.page.state.options) {
  const all = { ...options, ...ownOptions(address.page) };
  return untouched(address, all) ?? compose(address, all);
}

/** The short link to an invented scenario, as long as nothing has been done there; else null. */
function untouched({ page, waiting }: Address, { day, play, ...options }: LinkOptions) {
  const { scenario, player, catalogue } = page;
  const { origin } = scenario;
  const begun = waiting !== null || player.aim !== null || player.timeline.position > 0;
  const done = options.at !== undefined || !["0", "yes", undefined].includes(play);
  if (origin === undefined || begun || done) return null;
  // Whoever opens the board of a day plays it.
  const plays = play === "yes" || (play === "0" && !origin.startsWith(TODAY));
  return formatLink(origin, catalogue, 0, "", { ...(plays && { play }), ...options });
}

/** What the visitor has moved, and done. */
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
  // Near the start a link holds no state: the search is there in no time.
  const state = moment.position > catalogue.link.near ? await askState(page, moment) : "";
  return formatLink(scenario.text, catalogue, moment.position, state, options);
}

/** The text of a state; none when Python cannot be asked for it. */
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

/** Writes the moment into the address bar. */
async function write(address: Address) {
  stopTimer(address);
  const { page, waiting } = address;
  const { player, scenario } = page;
  const { options } = page.state;
  if (isBrowsing(page.state) || !isWorthWriting(player) || waiting !== null) return;
  const { position } = player.timeline;
  if (standsIn(address)) return;
  address.standIn = "";
  const fragment = await tell(address);
  const same = scenario === page.scenario && options === page.state.options;
  const stands = position === player.timeline.position || isMoving(player);
  if (same && stands && !address.signal.aborted && fragment !== location.hash)
    replace(address, fragment);
}

function stopTimer(address: Address) {
  clearTimeout(address.timer);
  address.timer = undefined;
}

/** The link to a position but for the state there, and what it asks of the page. */
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

/** Python has been loaded: it can read the state of the link that waits for it. */
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
        // A worker that was lost comes back, and is asked again.
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
  // A frame must not fill the history of the page around it.
  if (instead || embedded) replace(address, fragment);
  else push(address, fragment);
}

function follow(address: Address, link: Link | null) {
  address.noted = location.hash;
  address.standIn = "";
  stopTimer(address);
  address.waiting = link === null || link.state === null ? null : link;
}

/** Whether the page stands at a moment that is worth an address. */
function settled({ status, aim }: Playback) {
  return aim === null && ["ready", "paused", "finished"].includes(status.name);
}

/** Whether it is on its way through the run: a reload, of which nothing is told in time, comes back to nearly there. */
const isMoving = ({ status, aim }: Playback) =>
  status.name === "playing" || (aim !== null && aim.kind !== "seek");

const isWorthWriting = (player: Playback) => settled(player) || isMoving(player);

export function momentOf({ state, timeline }: Playback): SearchMoment {
  const { position, deepest } = state;
  return { position, ...state.snapshot(), deepest, found: timeline.foundAt(position) };
}

/** Writes into the present entry of the history, unless the visitor has just gone elsewhere. */
function replace(address: Address, fragment: string) {
  if (location.hash !== address.noted) return;
  try {
    history.replaceState(history.state, "", fragment);
  } catch {
    // A frame without an address of its own; nothing there to keep.
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
