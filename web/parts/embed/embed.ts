import { binding } from "../../dom/binding.ts";
import { html } from "../../dom/node.ts";
import { cite } from "../../engine/fragment/cite.ts";
import { t } from "../../language/translate.ts";
import type { Page } from "../../state/lane/types.ts";

/**
 * The page in a frame of another page: small, without storage, history or an address of its own. The other page
 * controls it by messages, which docs/embed.md describes.
 */

interface Frame {
  page: Page;
  told: string; // the last message about the state
  timer: ReturnType<typeof setTimeout> | undefined;
  wanted: string | null; // the fragment of the link to open next
  rest: ReturnType<typeof setTimeout> | undefined; // set while the next link has to wait
}

/** The fields of a valid command. */
interface Message {
  position: number;
  link: string;
}

/** True in embed.html, which the build makes from index.html with this attribute. */
export const embedded = document.documentElement.dataset.embed !== undefined;

/**
 * Milliseconds between two messages about the state, and between two links: browsers open at most 200 in ten seconds.
 */
const PAUSE = 100;

/** Load Python only when the frame has come into view, or is used. */
export function loadWhenSeen(load: () => void) {
  const { signal, onDispose, unbind } = binding();
  const seen = new Promise((resolve) => {
    const see = () => {
      unbind();
      resolve(null);
    };
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) see();
    });
    observer.observe(document.documentElement);
    onDispose(() => observer.disconnect());
    for (const kind of ["pointerdown", "keydown", "message"]) {
      addEventListener(kind, see, { signal });
    }
  });
  return { load: () => void seen.then(load), unbind };
}

/** Obey the messages of the page around this one, and report the state to it. */
export function bindEmbed(page: Page) {
  const { signal, onDispose, unbind } = binding();
  const { player } = page;
  const frame: Frame = { page, told: "", timer: undefined, wanted: null, rest: undefined };
  const commands = commandsOf(frame);
  addEventListener("message", (event) => obey(commands, event), { signal });
  onDispose(player.subscribe(() => tellSoon(frame)));
  onDispose(() => clearTimeout(frame.timer));
  onDispose(() => clearTimeout(frame.rest));
  const link = makeLink(page);
  document.getElementById("status")?.append(link);
  onDispose(() => link.remove());
  post({ knights: "ready" });
  return { unbind };
}

/**
 * Post a message to any origin: nothing in it is secret, as the page around this one chose what it shows. In a window of
 * its own, this page would be its own parent, and would take its report of the state for a request.
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
      if (length > longest) throw new RangeError(t("link-long", { length, most: longest }));
      frame.wanted = `#${fragment}`;
      if (frame.rest === undefined) openWanted(frame);
    },
    state: () => {
      frame.told = "";
      tellSoon(frame);
    },
  };
}

/** Open the last requested link. Links that come faster than browsers open them are skipped. */
function openWanted(frame: Frame) {
  const { wanted } = frame;
  frame.wanted = null;
  frame.rest = wanted === null ? undefined : setTimeout(() => openWanted(frame), PAUSE);
  if (wanted !== null) location.replace(wanted);
}

/** Quote a value for an error message. For values other than texts and numbers, only the type is given. */
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

/** A link to the same moment in the full page. */
function makeLink(page: Page) {
  const site = new URL("./", location.href);
  const link = html(
    "a",
    { class: "small", target: "_blank", rel: "noopener", href: site.href },
    t("share-embed-open"),
  );
  link.addEventListener("pointerdown", async () => {
    link.href = new URL(await page.link(), site).href;
  });
  return link;
}
