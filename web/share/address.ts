import { embedded } from "../embed/embed.ts";
import { arrangementOf } from "../lane/derived.ts";
import { TODAY } from "../link/day.ts";
import { formatLink } from "../link/link.ts";
import { writePurpose } from "../link/purpose.ts";
import { binding } from "../view/binding.ts";

/**
 * Keeps the address bar at the moment that the page shows, and tells the link to it. Stepping does
 * not fill the browser's history: only another scenario is a new entry in it.
 *
 * @import { Page } from "../lane/types.ts"
 * @import { Link } from "../link/types.ts"
 * @import { Playback } from "../run/playback.ts"
 * @import { LinkOptions, Scenario, SearchMoment } from "../types/scenario.ts"
 *
 * @typedef {object} Address
 * @property {Page} page
 * @property {(link: Link, moment: SearchMoment) => void} arrive called when Python has read a link's state
 * @property {Link | null} waiting the link whose state Python has yet to read
 * @property {string} standIn where the page stands instead of what a damaged link asks for, as long as that is in the bar
 * @property {ReturnType<typeof setTimeout> | undefined} timer
 * @property {string} noted the fragment that the page has written, or has taken note of: while the bar holds another one, the
 *   visitor has gone somewhere of which the page has yet to be told, and that is left alone
 * @property {AbortSignal} signal given when the page has ended: the address bar is no longer its own
 */

/** Milliseconds between two changes of the address; browsers refuse more than a few a second. */
const PAUSE = 400;

/** @param {Page} page @param {Address["arrive"]} arrive */
export function bindAddress(page, arrive) {
  const { signal, also, unbind } = binding();
  const { player } = page;
  const rest = { waiting: null, standIn: "", timer: undefined, noted: "" };
  /** @type {Address} */
  const address = { page, arrive, ...rest, signal };
  also(player.subscribe(() => note(address)));
  // The search has begun when the first answer comes; a question before would be dropped with it.
  also(
    player.subscribe(() => {
      if (player.description !== null) readWaiting(address);
    }),
  );
  also(() => stopTimer(address));
  return {
    /** The fragment of the link to the moment shown, `#` included. @param {LinkOptions} [options] */
    tell: (options) => tell(address, options),
    /** The page shows something else: soon the address will tell it. */
    note: () => note(address),
    /**
     * Leaves a damaged link in the address bar, for the visitor to mend, until the page shows
     * something else than what it has opened in its place.
     *
     * @param {number} [position] at which that stands
     */
    keep: (position = 0) => keep(address, position),
    /**
     * Goes to another scenario: a new entry in the history, or one instead of the present one,
     * which else keeps the moment that is left.
     *
     * @param {Scenario} next
     * @param {boolean} instead
     * @param {LinkOptions} [more] options of its link
     */
    move: (next, instead, more = {}) => move(address, next, instead, more),
    /** Takes note of the link in the address bar that is being opened, if it is one. @param {Link | null} link */
    follow: (link) => follow(address, link),
    /** Makes a new entry in the history. @param {string} url a fragment, or the page without one */
    push: (url) => push(address, url),
    unbind,
  };
}

/** @param {Address} address @param {LinkOptions} [options] */
async function tell(address, options = address.page.options) {
  const all = { ...options, ...ownOptions(address.page) };
  return untouched(address, all) ?? compose(address, all);
}

/**
 * The short link to an invented scenario, as long as nothing has been done there; else null.
 * @param {Address} address @param {LinkOptions} options
 */
function untouched({ page, waiting }, { day, play, ...options }) {
  const { scenario, player, catalogue } = page;
  const { origin } = scenario;
  const begun = waiting !== null || player.aim !== null || player.timeline.position > 0;
  const done = options.at !== undefined || !["0", "yes", undefined].includes(play);
  if (origin === undefined || begun || done) return null;
  // Whoever opens the board of a day plays it.
  const plays = play === "yes" || (play === "0" && !origin.startsWith(TODAY));
  return formatLink(origin, catalogue, 0, "", { ...(plays && { play }), ...options });
}

/** What the visitor has moved, and done. @param {Page} page @returns {LinkOptions} */
function ownOptions(page) {
  const at = arrangementOf(page);
  const purpose = page.byHand()?.purpose;
  return { ...(at && { at }), ...(purpose && writePurpose(purpose)) };
}

/** @param {Address} address @param {LinkOptions} options */
async function compose({ page, waiting }, options) {
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

/** The text of a state; none when Python cannot be asked for it. @param {Page} page @param {SearchMoment} moment */
async function askState({ scenario, solver }, { position, path, undone, deepest, found }) {
  try {
    const { text } = scenario;
    const asked = solver.ask("write_moment", text, position, path, undone, deepest, found);
    return (await asked) ?? "";
  } catch {
    return "";
  }
}

/** Writes the moment into the address bar. @param {Address} address */
async function write(address) {
  stopTimer(address);
  const { page, waiting } = address;
  const { player, scenario, options } = page;
  if (page.browsing || !isWorthWriting(player) || waiting !== null) return;
  const { position } = player.timeline;
  if (standsIn(address)) return;
  address.standIn = "";
  const fragment = await tell(address);
  const same = scenario === page.scenario && options === page.options;
  const stands = position === player.timeline.position || isMoving(player);
  if (same && stands && !address.signal.aborted && fragment !== location.hash)
    replace(address, fragment);
}

/** @param {Address} address */
function stopTimer(address) {
  clearTimeout(address.timer);
  address.timer = undefined;
}

/** The link to a position but for the state there, and what it asks of the page. @param {Page} page @param {number} position */
function place(page, position) {
  const { hints } = page.options;
  const options = { ...(hints && { hints }), ...ownOptions(page) };
  return formatLink(page.scenario.text, page.catalogue, position, "", options);
}

/** @param {Address} address */
const standsIn = ({ page, standIn }) => place(page, page.player.timeline.position) === standIn;

/** @param {Address} address */
function note(address) {
  if (address.timer === undefined && !embedded && isWorthWriting(address.page.player)) {
    address.timer = setTimeout(() => write(address), PAUSE);
  }
}

/** @param {Address} address @param {number} position */
function keep(address, position) {
  address.standIn = place(address.page, position);
}

/** Python has been loaded: it can read the state of the link that waits for it. @param {Address} address */
function readWaiting(address) {
  const { waiting: link, page } = address;
  const { solver } = page;
  if (link === null || solver.status.name !== "loaded") return;
  solver.ask("read_moment", link.scenario.text, link.position, link.state).then(
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

/** @param {Address} address @param {Scenario} next @param {boolean} instead @param {LinkOptions} more */
function move(address, next, instead, more) {
  const { page, waiting } = address;
  const moment = settled(page.player) && waiting === null && !standsIn(address);
  const leaves = !instead && !page.browsing && moment;
  const { position } = page.byHand()?.base ?? page.player.timeline;
  if (leaves && position <= page.catalogue.link.near) {
    const options = { ...page.options, ...ownOptions(page) };
    replace(address, formatLink(page.scenario.text, page.catalogue, position, "", options));
  }
  stopTimer(address);
  address.waiting = null;
  address.standIn = "";
  const fragment = formatLink(next.text, page.catalogue, 0, "", { ...page.options, ...more });
  // A frame must not fill the history of the page around it.
  if (instead || embedded) replace(address, fragment);
  else push(address, fragment);
}

/** @param {Address} address @param {Link | null} link */
function follow(address, link) {
  address.noted = location.hash;
  address.standIn = "";
  stopTimer(address);
  address.waiting = link === null || link.state === null ? null : link;
}

/** Whether the page stands at a moment that is worth an address. @param {Playback} player */
function settled({ status, aim }) {
  return aim === null && ["ready", "paused", "finished"].includes(status.name);
}

/** Whether it is on its way through the run: a reload, of which nothing is told in time, comes back to nearly there. @param {Playback} player */
const isMoving = ({ status, aim }) =>
  status.name === "playing" || (aim !== null && aim.kind !== "seek");

/** @param {Playback} player */
const isWorthWriting = (player) => settled(player) || isMoving(player);

/** @param {Playback} player @returns {SearchMoment} */
export function momentOf({ state, timeline }) {
  const { position, deepest } = state;
  return { position, ...state.snapshot(), deepest, found: timeline.foundAt(position) };
}

/** Writes into the present entry of the history, unless the visitor has just gone elsewhere. @param {Address} address @param {string} fragment */
function replace(address, fragment) {
  if (location.hash !== address.noted) return;
  try {
    history.replaceState(history.state, "", fragment);
  } catch {
    // A frame without an address of its own; nothing there to keep.
  }
  address.noted = location.hash;
}

/** @param {Address} address @param {string} url */
function push(address, url) {
  try {
    history.pushState(null, "", url);
  } catch {
    // as above
  }
  address.noted = location.hash;
}
