import { binding } from "../../dom/binding.ts";
import { html } from "../../dom/create-element.ts";
import { t } from "../../language/translate.ts";
import type { Page } from "../../state/page/page-context.ts";
import { bindRemote, type Command, quote } from "./remote.ts";

/**
 * The page in a frame of another page: small, without storage, history or an address of its own. The other page
 * controls it by messages, which docs/embed.md describes.
 */

interface Frame {
  page: Page;
  wanted: string | null; // the fragment of the link to open next
  rest: ReturnType<typeof setTimeout> | undefined; // set while the next link has to wait
}

/** True in embed.html, which the build makes from index.html with this attribute. */
export const embedded = document.documentElement.dataset.embed !== undefined;

/** Milliseconds between two links: browsers open at most 200 in ten seconds. */
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
  const { onDispose, ownParts, unbind } = binding();
  const frame: Frame = { page, wanted: null, rest: undefined };
  ownParts([
    bindRemote(page.player, () => describe(page), { open: (command) => open(frame, command) }),
  ]);
  onDispose(() => clearTimeout(frame.rest));
  const link = makeLink(page);
  document.getElementById("status")?.append(link);
  onDispose(() => link.remove());
  return { unbind };
}

async function describe({ player, state, link }: Page) {
  const { until } = state.options;
  return {
    link: player.status.name === "playing" ? null : await link(),
    until: until === undefined ? null : Number(until),
  };
}

function open(frame: Frame, { link }: Command) {
  if (typeof link !== "string") {
    throw new RangeError(`link ${quote(link)}: it must be a text, for instance #queens/8@5`);
  }
  const fragment = link.slice(link.lastIndexOf("#") + 1);
  const { longest } = frame.page.catalogue.link;
  const { length } = fragment;
  if (length > longest) throw new RangeError(t("link-long", { length, most: longest }));
  frame.wanted = `#${fragment}`;
  if (frame.rest === undefined) openWanted(frame);
}

/** Open the last requested link. Links that come faster than browsers open them are skipped. */
function openWanted(frame: Frame) {
  const { wanted } = frame;
  frame.wanted = null;
  frame.rest = wanted === null ? undefined : setTimeout(() => openWanted(frame), PAUSE);
  if (wanted !== null) location.replace(wanted);
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
