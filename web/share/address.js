import { embedded } from "../embed/embed.js";
import { formatLink, formatMoment, writesState } from "../scenario/link.js";
import { wantsState } from "../scenario/moment.js";

/**
 * Keeps the address bar at the moment that the page shows, and tells the link to it. Stepping does
 * not fill the browser's history: only another scenario is a new entry in it.
 *
 * @typedef {import("../page/page.js").Page} Page
 * @typedef {import("../run/player.js").Player} Player
 * @typedef {import("../scenario/link.js").Link} Link
 * @typedef {import("../scenario/link-options.js").LinkOptions} LinkOptions
 * @typedef {import("../scenario/moment.js").Moment} Moment
 * @typedef {import("../scenario/scenario.js").Scenario} Scenario
 */

/** Milliseconds between two changes of the address; browsers refuse more than a few a second. */
const PAUSE = 400;

/**
 * The fragment that the page has written, or has taken note of. While the address bar holds another
 * one, the visitor has gone somewhere of which the page has yet to be told: that is left alone.
 */
let noted = "";

/**
 * @param {Page} page
 * @param {(link: Link, moment: Moment) => void} arrive called when Python has read a link's state
 */
export function bindAddress(page, arrive) {
  const { player, solver } = page;
  /** The link whose state Python has yet to read. @type {Link | null} */
  let waiting = null;
  /** Where the page stands instead of what a damaged link asks for, as long as that is in the bar. */
  let standIn = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /**
   * The fragment of the link to the moment shown, `#` included.
   *
   * @param {LinkOptions} [options]
   */
  async function tell(options = page.options) {
    return compose({ ...options, ...(page.at && { at: page.at }) });
  }

  /** @param {LinkOptions} options */
  async function compose(options) {
    const { scenario } = page;
    if (waiting !== null) {
      return formatLink(scenario.text, waiting.position, waiting.state ?? "", options);
    }
    const { aim } = player;
    if (aim?.kind === "seek") return formatLink(scenario.text, aim.position, "", options);
    const moment = momentOf(player);
    if (writesState(scenario)) return formatMoment(scenario, moment, options);
    const state = wantsState(scenario, moment.position) ? await askState(moment) : "";
    return formatLink(scenario.text, moment.position, state, options);
  }

  /** The text of a state that only Python can write; none when it cannot be asked. @param {Moment} moment */
  async function askState({ position, path, undone, deepest, found }) {
    const { text } = page.scenario;
    try {
      const asked = solver.ask("write_moment", text, position, path, undone, deepest, found);
      return (await asked) ?? "";
    } catch {
      return "";
    }
  }

  /** Writes the moment into the address bar. */
  async function write() {
    clearTimeout(timer);
    timer = undefined;
    if (page.browsing || !settled(player) || waiting !== null) return;
    const { scenario, options } = page;
    const { position } = player.timeline;
    if (standsIn()) return;
    standIn = "";
    const fragment = await tell();
    const same = scenario === page.scenario && options === page.options;
    const current = same && position === player.timeline.position;
    if (current && fragment !== location.hash) replaceAddress(fragment);
  }

  /** @param {number} position */
  const place = (position) => `${page.scenario.text}@${position} ${page.at}`;
  const standsIn = () => place(player.timeline.position) === standIn;

  /** The page shows something else: soon the address will tell it. */
  function note() {
    if (timer === undefined && !embedded && settled(player)) timer = setTimeout(write, PAUSE);
  }
  player.subscribe(note);

  /** See below. @param {number} [position] */
  function keep(position = 0) {
    standIn = place(position);
  }

  /** Python has been loaded: it can read the state of the link that waits for it. */
  function readWaiting() {
    const link = waiting;
    if (link === null || solver.status.name !== "loaded") return;
    solver.ask("read_moment", link.scenario.text, link.position, link.state).then(
      (answer) => {
        if (link !== waiting || answer === null) return;
        waiting = null;
        arrive(link, { position: link.position, ...answer });
      },
      (error) => {
        if (link !== waiting) return;
        waiting = null;
        keep();
        page.complain(error.message);
      },
    );
  }
  // The search has begun when the first answer comes; a question before would be dropped with it.
  player.subscribe(() => {
    if (player.description !== null) readWaiting();
  });

  return {
    tell,
    note,
    /**
     * Leaves a damaged link in the address bar, for the visitor to mend, until the page shows
     * something else than what it has opened in its place.
     *
     * @param {number} position at which that stands
     */
    keep,
    /**
     * Goes to another scenario: a new entry in the history, or one instead of the present one,
     * which else keeps the moment that is left.
     *
     * @param {Scenario} next
     * @param {boolean} instead
     */
    move(next, instead) {
      const moment = settled(player) && waiting === null && !standsIn();
      const leaves = !instead && !page.browsing && moment;
      if (leaves && writesState(page.scenario)) {
        replaceAddress(formatMoment(page.scenario, momentOf(player), page.options));
      }
      clearTimeout(timer);
      timer = undefined;
      waiting = null;
      standIn = "";
      const fragment = formatLink(next.text, 0, "", page.options);
      // A frame must not fill the history of the page around it.
      if (instead || embedded) replaceAddress(fragment);
      else pushAddress(fragment);
    },
    /** Takes note of the link in the address bar that is being opened, if it is one. @param {Link | null} link */
    follow(link) {
      noted = location.hash;
      standIn = "";
      clearTimeout(timer);
      timer = undefined;
      waiting = link === null || link.state === null ? null : link;
    },
  };
}

/** Whether the page stands at a moment that is worth an address. @param {Player} player */
function settled({ status, aim }) {
  return aim === null && ["ready", "paused", "finished"].includes(status.name);
}

/** @param {Player} player @returns {Moment} */
export function momentOf({ state, timeline }) {
  const { position, deepest } = state;
  return { position, ...state.snapshot(), deepest, found: timeline.foundAt(position) };
}

/**
 * Writes into the present entry of the history, unless the visitor has just gone elsewhere.
 *
 * @param {string} fragment
 */
export function replaceAddress(fragment) {
  if (location.hash !== noted) return;
  try {
    history.replaceState(history.state, "", fragment);
  } catch {
    // A frame without an address of its own; nothing there to keep.
  }
  noted = location.hash;
}

/** Makes a new entry in the history. @param {string} address a fragment, or the page without one */
export function pushAddress(address) {
  try {
    history.pushState(null, "", address);
  } catch {
    // as above
  }
  noted = location.hash;
}
