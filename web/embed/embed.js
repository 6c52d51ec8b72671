import * as words from "../text/en-share.js";
import { binding } from "../view/binding.js";
import { html } from "../view/node.js";

/**
 * The page inside another page: small, without storage, history or an address of its own, and told
 * what to do by messages. docs/embed.md describes them.
 *
 * @typedef {import("../page/page.js").Page} Page
 * @typedef {import("../run/player.js").Source} Source
 * @typedef {import("../search/solver.js").Solver} Solver
 *
 * @typedef {object} Frame
 * @property {Page} page
 * @property {string} told the last message about the state
 * @property {ReturnType<typeof setTimeout> | undefined} timer
 */

/** Whether this is embed.html: the build writes it from index.html, with this attribute. */
export const embedded = document.documentElement.dataset.embed !== undefined;

/** Milliseconds between two messages about the state. */
const PAUSE = 100;

/**
 * A source of events that loads Python only when the frame has come into view, or is used.
 *
 * @param {Solver} solver
 * @returns {Source & {unbind: () => void}}
 */
export function loadWhenSeen(solver) {
  const { signal, also, unbind } = binding();
  const seen = new Promise((resolve) => {
    const see = () => {
      unbind();
      resolve(null);
    };
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) see();
    });
    observer.observe(document.documentElement);
    also(() => observer.disconnect());
    for (const kind of ["pointerdown", "keydown", "message"]) {
      addEventListener(kind, see, { signal });
    }
  });
  return {
    get status() {
      return solver.status;
    },
    subscribe: (listener) => solver.subscribe(listener),
    unbind,
    load: () => void seen.then(() => solver.load()),
    start: (scenario, state) => solver.start(scenario, state),
    more: (count) => solver.more(count),
    replay: (state, count) => solver.replay(state, count),
    rewind: (state, count) => solver.rewind(state, count),
  };
}

/**
 * Listens to the page around this one, and tells it what happens.
 *
 * @param {Page} page
 */
export function bindEmbed(page) {
  const { signal, also, unbind } = binding();
  const { player } = page;
  /** @type {Frame} */
  const frame = { page, told: "", timer: undefined };
  const commands = commandsOf(frame);
  addEventListener("message", (event) => obey(commands, event), { signal });
  also(
    player.subscribe(() => {
      frame.timer ??= setTimeout(() => tellState(frame), PAUSE);
    }),
  );
  also(() => clearTimeout(frame.timer));
  const link = makeLink(page);
  document.getElementById("status")?.append(link);
  also(() => link.remove());
  tell({ knights: "ready" });
  return { unbind };
}

/**
 * Nothing in a message is a secret: the page around this one chose what it shows. In a window of its own it would tell itself, and take what it says of
 * its state for the question about it.
 *
 * @param {Record<string, unknown>} message
 */
const tell = (message) => window.parent !== window && window.parent.postMessage(message, "*");

/** @param {Frame} frame */
async function tellState(frame) {
  clearTimeout(frame.timer);
  frame.timer = undefined;
  const { page } = frame;
  const { state, status, timeline, scenario } = page.player;
  const told = {
    knights: "state",
    status: status.name,
    verdict: status.name === "finished" ? status.verdict : null,
    scenario,
    position: timeline.position,
    known: timeline.known,
    placed: state.placed,
    undone: state.takenBack,
    depth: state.depth,
    link: status.name === "playing" ? null : await page.link(),
  };
  const text = JSON.stringify(told);
  if (text !== frame.told) tell(told);
  frame.told = text;
}

/** @param {Frame} frame @returns {Record<string, (message: any) => void>} */
function commandsOf(frame) {
  const { player } = frame.page;
  return {
    play: () => player.play(),
    pause: () => player.pause(),
    step: () => player.step(),
    stepBack: () => player.stepBack(),
    seek: ({ position }) => {
      if (!Number.isSafeInteger(position) || position < 0) {
        throw new RangeError(`position ${position}: it must be a whole number from 0`);
      }
      player.pause();
      player.seek(position);
    },
    open: ({ link }) => location.replace(`#${String(link).replace(/^.*#/s, "")}`),
    state: () => {
      frame.told = "";
      tellState(frame);
    },
  };
}

/** @param {ReturnType<typeof commandsOf>} commands @param {MessageEvent} event */
function obey(commands, { source, data }) {
  if (source !== window.parent || typeof data?.knights !== "string") return;
  if (!Object.hasOwn(commands, data.knights)) return;
  try {
    commands[data.knights](data);
  } catch (error) {
    tell({ knights: "error", message: /** @type {Error} */ (error).message });
  }
}

/** The way to the moment in a page of its own. @param {Page} page */
function makeLink(page) {
  const site = new URL("./", location.href);
  const link = html(
    "a",
    { class: "embed-link", target: "_blank", rel: "noopener", href: site.href },
    words.embed.open,
  );
  link.addEventListener("pointerdown", async () => {
    link.href = new URL(await page.link(), site).href;
  });
  return link;
}
