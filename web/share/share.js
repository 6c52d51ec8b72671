import { titleOf } from "../scenario/catalogue.js";
import * as words from "../text/en-share.js";
import { copyText } from "../view/clipboard.js";
import { element, setText } from "../view/element.js";
import { hides } from "./link-view.js";
import { drawCode, makeCode } from "./qr-code.js";
import { frameAddress, makeSnippet } from "./snippet.js";
import { readStep, readStop } from "./stop.js";

/**
 * The panel that sends the moment shown to others: as a link, a QR code, or a frame for a page.
 *
 * @typedef {import("../page/page.js").Page} Page
 * @typedef {import("../scenario/link-options.js").LinkOptions} LinkOptions
 */

/** @param {Page} page */
export function bindShare(page) {
  const dialog = element("share", HTMLDialogElement);
  const form = element("share-form", HTMLFormElement);
  const link = element("share-link", HTMLInputElement);
  const snippet = element("share-snippet", HTMLTextAreaElement);
  const send = element("share-send", HTMLButtonElement);
  const code = /** @type {SVGElement} */ (dialog.querySelector("#share-code"));
  const large = element("share-large", HTMLButtonElement);
  const heading = element("share-title", HTMLElement);
  const note = element("share-note", HTMLElement);
  const opens = element("share-opens", HTMLElement);
  /** Pictures of what the page and the frame show, each with the link to it. @type {{link: HTMLAnchorElement, take: (framed: boolean) => void, show: (options: LinkOptions) => void}[]} */
  let previews = [];
  const from = /** @type {HTMLInputElement} */ (form.elements.namedItem("from"));
  const until = /** @type {HTMLInputElement} */ (form.elements.namedItem("until"));
  /** What tells of a moment, of which the gallery shows none. */
  const ofMoment = /** @type {NodeListOf<HTMLElement>} */ (
    dialog.querySelectorAll(".share-options, #share-frame, .preview-link, #share-opens, #save-open")
  );
  /** A page on a disk has no address for others, and no file for frames beside it. */
  const carried = location.protocol === "file:";
  const frame = element("share-frame", HTMLElement);

  /** How often the link was asked for: what comes of an older question is dropped. */
  let asked = 0;

  /** Shows the link that the form now asks for. */
  async function show() {
    const number = ++asked;
    const options = readForm(form, page);
    const stop = readStop(until.value, page.player.timeline.position);
    if (stop.until !== null) options.until = String(stop.until);
    until.ariaInvalid = String(stop.problem !== "");
    setText(opens, words.share.opens(options));
    const fragment = page.browsing ? "" : await page.link(options);
    if (number !== asked) return;
    const url = new URL(fragment, location.href.replace(/#.*/s, ""));
    link.value = url.href;
    snippet.value = makeSnippet(url, words.share.frame);
    previews.forEach(({ link, show }, index) => {
      link.href = index === 0 ? url.href : frameAddress(url);
      show(options);
    });
    const drawn = await makeCode(url.href);
    if (number !== asked) return;
    const long = words.share.tooLong(url.href.length);
    const told = carried ? words.share.fromDisk : drawn === null ? long : "";
    setText(note, [stop.problem, told].find((text) => text !== "") ?? "");
    large.hidden = drawn === null;
    if (drawn !== null) drawCode(code, drawn);
  }

  /** @param {HTMLInputElement | HTMLTextAreaElement} field @param {string} done */
  async function copy(field, done) {
    const copied = await copyText(field.value, dialog);
    if (!copied) field.select();
    page.tell(copied ? done : words.share.notCopied);
  }

  /** The step that the panel tells of. */
  let shown = -1;

  /** Takes up the moment at which the page stands. */
  function take() {
    const { position } = page.player.timeline;
    shown = position;
    const { text } = page.scenario;
    // The title of a program may tell how it ends.
    const title = hides("verdict") ? text : titleOf(text, page.catalogue);
    const about = page.browsing ? words.share.gallery : words.share.about(position, title);
    setText(element("share-about", HTMLElement), about);
    setText(heading, page.browsing ? words.share.page : words.share.moment);
    for (const part of ofMoment) part.hidden = page.browsing || (carried && part === frame);
    from.value = String(position);
    from.ariaInvalid = "false";
    previews.forEach(({ take }, index) => {
      take(index > 0);
    });
    show();
  }

  async function preparePreviews() {
    const { createPreview } = await import("./preview.js");
    previews = ["preview-page", "preview-frame"].map((id) => {
      const host = element(id, HTMLSpanElement);
      const link = /** @type {HTMLAnchorElement} */ (host.parentElement);
      return { link, ...createPreview(host) };
    });
    take();
  }

  element("share-open", HTMLButtonElement).addEventListener("click", () => {
    page.player.pause();
    form.reset();
    dialog.showModal();
    take();
    if (previews.length === 0) preparePreviews();
  });
  from.addEventListener("change", () => {
    try {
      page.player.seek(readStep(from.value));
      from.ariaInvalid = "false";
      show();
    } catch (error) {
      from.ariaInvalid = "true";
      setText(note, /** @type {Error} */ (error).message);
    }
  });
  page.player.subscribe(({ aim, timeline }) => {
    // The page draws the step that it has gone to in its next frame.
    if (dialog.open && aim === null && timeline.position !== shown) requestAnimationFrame(take);
  });
  form.addEventListener("input", ({ target }) => {
    if (target !== from) show();
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  element("share-copy", HTMLButtonElement).addEventListener("click", () =>
    copy(link, words.share.copied),
  );
  element("share-copy-snippet", HTMLButtonElement).addEventListener("click", () =>
    copy(snippet, words.share.snippetCopied),
  );
  large.addEventListener("click", () => {
    const grown = dialog.classList.toggle("share-grown");
    large.setAttribute("aria-pressed", String(grown));
  });
  dialog.addEventListener("close", () => {
    dialog.classList.remove("share-grown");
    large.setAttribute("aria-pressed", "false");
  });
  element("share-close", HTMLButtonElement).addEventListener("click", () => dialog.close());
  send.hidden = typeof navigator.share !== "function";
  send.addEventListener("click", () => {
    // A visitor who changes their mind is no error.
    navigator.share({ title: document.title, url: link.value }).catch(() => {});
  });
}

/** @param {HTMLFormElement} form @param {Page} page @returns {LinkOptions} */
function readForm(form, { player, options, panel }) {
  const given = new FormData(form);
  /** @type {LinkOptions} */
  const asked = {};
  if (options.theme !== undefined) asked.theme = options.theme;
  if (given.get("play") === "yes") {
    asked.play = "yes";
    asked.speed = player.speed === Infinity ? "max" : String(player.speed);
  }
  if (given.get("panels") === "here") asked.panels = panel;
  const hidden = given.getAll("hide");
  if (hidden.length > 0) asked.hide = hidden.sort().join();
  if (given.get("lock") === "steps") asked.lock = "steps";
  return asked;
}
