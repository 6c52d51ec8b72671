import * as words from "../text/en-share.js";

/**
 * The page inside another page: small, without storage, history or an address of its own, and told
 * what to do by messages. docs/embed.md describes them.
 *
 * @typedef {import("../page/page.js").Page} Page
 * @typedef {import("../run/player.js").Source} Source
 * @typedef {import("../search/solver.js").Solver} Solver
 */

/** Whether this is embed.html: the build writes it from index.html, with this attribute. */
export const embedded = document.documentElement.dataset.embed !== undefined;

/** Milliseconds between two messages about the state. */
const PAUSE = 100;

/**
 * A source of events that loads Python only when the frame has come into view, or is used.
 *
 * @param {Solver} solver
 * @returns {Source}
 */
export function loadWhenSeen(solver) {
  const seen = new Promise((resolve) => {
    const root = document.documentElement;
    new IntersectionObserver((entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve(null);
    }).observe(root);
    for (const kind of ["pointerdown", "keydown", "message"]) {
      addEventListener(kind, resolve, { once: true });
    }
  });
  return {
    get status() {
      return solver.status;
    },
    subscribe: (listener) => solver.subscribe(listener),
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
  const { player } = page;
  const around = window.parent;
  let last = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {Record<string, unknown>} message */
  // Nothing in a message is a secret: whoever frames the page chose what it shows.
  const tell = (message) => around.postMessage(message, "*");

  async function tellState() {
    clearTimeout(timer);
    timer = undefined;
    const { state, status, timeline, scenario } = player;
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
    if (text !== last) tell(told);
    last = text;
  }

  /** @type {Record<string, (message: any) => void>} */
  const commands = {
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
      last = "";
      tellState();
    },
  };

  addEventListener("message", ({ source, data }) => {
    if (source !== around || typeof data?.knights !== "string") return;
    if (!Object.hasOwn(commands, data.knights)) return;
    try {
      commands[data.knights](data);
    } catch (error) {
      tell({ knights: "error", message: /** @type {Error} */ (error).message });
    }
  });
  player.subscribe(() => {
    timer ??= setTimeout(tellState, PAUSE);
  });

  const link = document.createElement("a");
  link.className = "embed-link";
  link.textContent = words.embed.open;
  link.target = "_blank";
  link.rel = "noopener";
  link.href = new URL("./", location.href).href;
  link.addEventListener("pointerdown", async () => {
    link.href = new URL(await page.link(), new URL("./", location.href)).href;
  });
  document.getElementById("status")?.append(link);
  tell({ knights: "ready" });
}
