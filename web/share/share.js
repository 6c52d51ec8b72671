import * as words from "../text/en-share.js";
import { copyText } from "../view/clipboard.js";
import { element, setText } from "../view/element.js";
import { drawCode, makeCode } from "./qr-code.js";
import { makeSnippet } from "./snippet.js";

/**
 * The panel that sends the moment shown to others: as a link, a QR code, or a frame for a page.
 *
 * @typedef {import("../page.js").Page} Page
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
  const note = element("share-note", HTMLElement);

  /** Shows the link that the form now asks for. */
  async function show() {
    const options = readForm(form, page);
    const { position } = page.player.timeline;
    const late = Number(options.until ?? Infinity) > position;
    if (!late) delete options.until;
    const fragment = await page.link(options);
    const url = new URL(fragment, location.href.replace(/#.*/s, ""));
    link.value = url.href;
    snippet.value = makeSnippet(url, words.share.frame);
    const drawn = await makeCode(url.href);
    const long = words.share.tooLong(url.href.length);
    setText(note, drawn === null ? long : late ? "" : words.share.noEnd);
    large.hidden = drawn === null;
    if (drawn !== null) drawCode(code, drawn);
  }

  /** @param {HTMLInputElement | HTMLTextAreaElement} field @param {string} done */
  async function copy(field, done) {
    const copied = await copyText(field.value, dialog);
    if (!copied) field.select();
    page.tell(copied ? done : words.share.notCopied);
  }

  element("share-open", HTMLButtonElement).addEventListener("click", () => {
    page.player.pause();
    const { text } = page.scenario;
    const presets = page.catalogue.puzzles.flatMap(({ presets }) => presets);
    const title = presets.find(({ scenario }) => scenario === text)?.title ?? text;
    setText(
      element("share-about", HTMLElement),
      words.share.about(page.player.timeline.position, title),
    );
    form.reset();
    show();
    dialog.showModal();
  });
  form.addEventListener("input", show);
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
function readForm(form, { player, options }) {
  const given = new FormData(form);
  /** @type {LinkOptions} */
  const asked = {};
  if (options.theme !== undefined) asked.theme = options.theme;
  if (given.get("play") === "yes") {
    asked.play = "yes";
    asked.speed = player.speed === Infinity ? "max" : String(player.speed);
  }
  const until = Number(given.get("until"));
  if (Number.isSafeInteger(until) && until > 0) asked.until = String(until);
  const hidden = given.getAll("hide");
  if (hidden.length > 0) asked.hide = hidden.sort().join();
  if (given.get("lock") === "steps") asked.lock = "steps";
  return asked;
}
