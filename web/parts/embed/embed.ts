import { binding } from "../../dom/binding.ts";
import { html } from "../../dom/node.ts";
import { cite } from "../../engine/fragment/cite.ts";
import { tell } from "../../language/tell.ts";
import type { Page } from "../../state/lane/types.ts";

/**
 * The page inside another page: small, without storage, history or an address of its own, and told
 * what to do by messages. docs/embed.md describes them.
 */

interface Frame {
  page: Page;
  told: string; // the last message about the state
  timer: ReturnType<typeof setTimeout> | undefined;
  wanted: string | null; // the fragment of the link that is to be opened next
  rest: ReturnType<typeof setTimeout> | undefined; // until when none is
}

/** What goes with a command, if it is right. */
interface Message {
  position: number;
  link: string;
}

/** Whether this is embed.html: the build writes it from index.html, with this attribute. */
export const embedded = document.documentElement.dataset.embed !== undefined;

/** Milliseconds between two messages about the state, and between two links that are opened: browsers open no more than 200 in ten seconds. */
const PAUSE = 100;

/** Loads Python only when the frame has come into view, or is used. */
export function loadWhenSeen(load: () => void) {
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
  return { load: () => void seen.then(load), unbind };
}

/** Listens to the page around this one, and tells it what happens. */
export function bindEmbed(page: Page) {
  const { signal, also, unbind } = binding();
  const { player } = page;
  const frame: Frame = { page, told: "", timer: undefined, wanted: null, rest: undefined };
  const commands = commandsOf(frame);
  addEventListener("message", (event) => obey(commands, event), { signal });
  also(player.subscribe(() => tellSoon(frame)));
  also(() => clearTimeout(frame.timer));
  also(() => clearTimeout(frame.rest));
  const link = makeLink(page);
  document.getElementById("status")?.append(link);
  also(() => link.remove());
  post({ knights: "ready" });
  return { unbind };
}

/**
 * Nothing in a message is a secret: the page around this one chose what it shows. In a window of its own it would tell itself, and take what it says of
 * its state for the question about it.
 */
const post = (message: Record<string, unknown>) =>
  window.parent !== window && window.parent.postMessage(message, "*");

function tellSoon(frame: Frame) {
  frame.timer ??= setTimeout(() => tellState(frame), PAUSE);
}

async function tellState(frame: Frame) {
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
  if (text !== frame.told) post(told);
  frame.told = text;
}

function commandsOf(frame: Frame): Record<string, (message: Message) => void> {
  const { player } = frame.page;
  return {
    play: () => player.play(),
    pause: () => player.pause(),
    step: () => player.step(),
    stepBack: () => player.stepBack(),
    seek: ({ position }) => {
      if (!Number.isSafeInteger(position) || position < 0) {
        throw new RangeError(`position ${quote(position)}: it must be a whole number from 0`);
      }
      player.pause();
      player.seek(position);
    },
    open: ({ link }) => {
      if (typeof link !== "string") {
        throw new RangeError(`link ${quote(link)}: it must be a text, for instance #queens/8@5`);
      }
      const fragment = link.slice(link.lastIndexOf("#") + 1);
      const { longest } = frame.page.catalogue.link;
      const { length } = fragment;
      if (length > longest) throw new RangeError(tell("link-long", { length, most: longest }));
      frame.wanted = `#${fragment}`;
      if (frame.rest === undefined) openWanted(frame);
    },
    state: () => {
      frame.told = "";
      tellSoon(frame);
    },
  };
}

/** Of links that come faster than they can be opened the last one counts. */
function openWanted(frame: Frame) {
  const { wanted } = frame;
  frame.wanted = null;
  frame.rest = wanted === null ? undefined : setTimeout(() => openWanted(frame), PAUSE);
  if (wanted !== null) location.replace(wanted);
}

/** What was given, in a message; of what is neither text nor number the type. */
function quote(given: unknown) {
  if (typeof given === "string") return cite(given);
  return typeof given === "number" ? String(given) : `(${given === null ? "null" : typeof given})`;
}

function obey(commands: ReturnType<typeof commandsOf>, { source, data }: MessageEvent) {
  if (source !== window.parent) return;
  try {
    const name = data?.knights;
    if (typeof name === "string" && Object.hasOwn(commands, name)) commands[name](data);
  } catch (error) {
    post({ knights: "error", message: (error as Error).message });
  }
}

/** The way to the moment in a page of its own. */
function makeLink(page: Page) {
  const site = new URL("./", location.href);
  const link = html(
    "a",
    { class: "embed-link", target: "_blank", rel: "noopener", href: site.href },
    tell("share-embed-open"),
  );
  link.addEventListener("pointerdown", async () => {
    link.href = new URL(await page.link(), site).href;
  });
  return link;
}
