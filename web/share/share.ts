import { puzzleOf } from "../catalogue/catalogue.ts";
import { tell } from "../language/tell.ts";
import { isLocked } from "../link/link-view.ts";
import { writePurpose } from "../link/purpose.ts";
import { headingOf } from "../puzzles/registry.ts";
import { binding } from "../view/binding.ts";
import { copyText } from "../view/clipboard.ts";
import { element, setText } from "../view/element.ts";
import { latePart } from "../view/late-part.ts";
import { fillAskHere, inquire, opensWith, takeAsked, tellRefusals } from "./ask-here.ts";
import { readOptionsForm } from "./options-form.ts";
import { drawCode, makeCode } from "./qr-code.ts";
import { frameAddress, makeSnippet } from "./snippet.ts";
import { readStep } from "./stop.ts";

/**
 * The panel that sends the moment shown to others: as a link, a QR code, or a frame for a page.
 *
 * @import { Page } from "../lane/types.ts"
 * @import { Asked, Question } from "../types/answers.ts"
 * @import { OpeningCard } from "./preview.ts"
 * @import { LinkOptions } from "../types/scenario.ts"
 *
 * @typedef {{name: string, title: string}} Panel
 *
 * @typedef {object} Share
 * @property {Page} page
 * @property {Sight} sight
 * @property {ReturnType<typeof findParts>} parts
 * @property {Preview[]} previews of what the page and the frame show, each with the link to it
 * @property {Promise<void> | null} preparing them, while they are loaded
 * @property {number} asked how often the link was asked for: what comes of an older question is dropped
 * @property {number} shown the step that the panel tells of
 * @property {boolean} begins a program of one's own is handed on at its start: nobody asked for the step at which it stands
 *
 * @typedef {object} Sight what is seen beside the board, and on the first page
 * @property {() => readonly Panel[]} panels the explanations that are open
 * @property {() => {fragment: string, told: string} | null} answer of the first page, once it is there
 * @property {(canvas: HTMLCanvasElement, asked: boolean) => void} drawBoard as it is seen while a question is open, or not
 * @property {(question: Question, framed: boolean) => HTMLElement} drawQuestion the card with which it opens
 *
 * @typedef {object} Preview
 * @property {HTMLAnchorElement} link
 * @property {(framed: boolean) => void} take
 * @property {(options: LinkOptions, asked: OpeningCard | null) => void} show
 * @property {() => void} unbind
 */

/** A page on a disk has no address for others, and no file for frames beside it. */
const CARRIED = location.protocol === "file:";

/** @param {Page} page @param {Sight} sight */
export function makeShare(page, sight) {
  const { signal, also, unbind } = binding();
  const parts = findParts();
  fillAskHere(parts.form);
  /** @type {Share} */
  const share = {
    page,
    sight,
    parts,
    previews: [],
    preparing: null,
    asked: 0,
    shown: -1,
    begins: true,
  };
  /** @param {HTMLElement} target @param {string} kind @param {(event: Event) => void} act */
  const on = (target, kind, act) => target.addEventListener(kind, act, { signal });

  on(parts.close, "click", () => parts.dialog.close());
  on(parts.dialog, "close", () => grow(parts, false));
  on(parts.from, "input", () => goFrom(share));
  on(parts.form, "input", ({ target }) => {
    if (target !== parts.from) show(share);
  });
  on(parts.form, "submit", (event) => event.preventDefault());
  on(parts.copy, "click", () => copy(share, parts.link, tell("share-copied")));
  on(parts.copySnippet, "click", () => copy(share, parts.snippet, tell("share-snippet-copied")));
  on(parts.large, "click", () => grow(parts, !parts.dialog.classList.contains("share-grown")));
  parts.send.hidden = typeof navigator.share !== "function";
  on(parts.send, "click", () => {
    // A visitor who changes their mind is no error.
    navigator.share({ title: document.title, url: parts.link.value }).catch(() => {});
  });
  also(
    page.player.subscribe(({ aim, timeline }) => {
      // The page draws the step that it has gone to in its next frame.
      const moved = aim === null && timeline.position !== share.shown;
      if (!parts.dialog.open || !moved) return;
      requestAnimationFrame(() => takeDrawn(share));
    }),
  );
  also(() => {
    for (const preview of share.previews) preview.unbind();
  });
  return { open: () => open(share), unbind };
}

function findParts() {
  const dialog = element("share", HTMLDialogElement);
  const form = element("share-form", HTMLFormElement);
  return {
    dialog,
    form,
    from: /** @type {HTMLInputElement} */ (form.elements.namedItem("from")),
    until: /** @type {HTMLInputElement} */ (form.elements.namedItem("until")),
    link: element("share-link", HTMLInputElement),
    snippet: element("share-snippet", HTMLTextAreaElement),
    close: element("share-close", HTMLButtonElement),
    copy: element("share-copy", HTMLButtonElement),
    copySnippet: element("share-copy-snippet", HTMLButtonElement),
    send: element("share-send", HTMLButtonElement),
    code: /** @type {SVGElement} */ (dialog.querySelector("#share-code")),
    large: element("share-large", HTMLButtonElement),
    heading: element("share-title", HTMLElement),
    about: element("share-about", HTMLElement),
    note: element("share-note", HTMLElement),
    ask: element("share-ask", HTMLDetailsElement),
    askNote: element("share-ask-note", HTMLElement),
    opens: element("share-opens", HTMLElement),
    panels: element("share-panels", HTMLElement),
    frame: element("share-frame", HTMLElement),
    /** What tells of a moment, of which the gallery shows none. */
    ofMoment: /** @type {NodeListOf<HTMLElement>} */ (
      dialog.querySelectorAll(
        ".share-options, #share-ask, #share-frame, .preview-link, #share-opens, #share-save",
      )
    ),
  };
}

/** @param {Share} share */
function open(share) {
  const { page, parts, previews } = share;
  if (parts.dialog.open) return;
  parts.form.reset();
  share.begins = true;
  const asks = takeAsked(parts.form, page.options, page.player.timeline.position);
  // What a link can ask is in sight where there is room for it.
  parts.ask.open = asks || matchMedia("(min-width: 1000px) and (min-height: 1000px)").matches;
  parts.dialog.showModal();
  take(share);
  if (previews.length > 0) return;
  // Opened again while they are on their way it must not make them twice.
  share.preparing ??= preparePreviews(share)
    .catch(({ message }) => page.tell(message))
    .finally(() => {
      share.preparing = null;
    });
}

/** @param {Share} share */
async function preparePreviews(share) {
  const { createPreview } = await latePart(import("./preview.ts"));
  share.previews = ["preview-page", "preview-frame"].map((id) => {
    const host = element(id, HTMLSpanElement);
    const link = /** @type {HTMLAnchorElement} */ (host.parentElement);
    return { link, ...createPreview(host, share.sight.drawBoard) };
  });
  take(share);
}

/** What happens to whoever opens the link. @param {LinkOptions} options @param {readonly string[]} titles of the explanations that the link opens */
function tellOptions({ play, until, lock, ask, be }, titles) {
  if (be !== undefined) return tellTask(be);
  const told = tell("share-opens", {
    // What would tell is hidden until it has been answered.
    titles: ask ? [] : titles,
    play: play !== undefined,
    ends: until !== undefined,
    until: Number(until ?? 0),
    lock: lock !== undefined,
  });
  return ask ? `${told} ${tell("share-opens-asks")}` : told;
}

/** What was done by hand. @param {LinkOptions} options */
function tellByHand({ be, play, own }) {
  if (own !== undefined) return tell("share-by-hand-own");
  if (be === undefined) return tell("share-by-hand-done");
  return play === undefined ? tellTask(be) : tell("share-be-opens");
}

/** @param {string} be the steps to be made, as a link holds them */
function tellTask(be) {
  const [steps, quiet] = [Number.parseInt(be, 10), be.includes(",")];
  return tell("share-be-task", { steps, quiet });
}

/** Takes up the moment as soon as the page tells of it. @param {Share} share */
function takeDrawn(share) {
  const { page } = share;
  if (page.player.aim !== null) return;
  if (page.words.behind) requestAnimationFrame(() => takeDrawn(share));
  else take(share);
}

/** Takes up the moment at which the page stands. @param {Share} share */
function take(share) {
  const { page, parts, sight } = share;
  const { position } = page.player.timeline;
  share.shown = position;
  const [heading, about] = page.browsing ? tellFirstPage(sight.answer()) : tellMoment(share);
  setText(parts.heading, heading);
  setText(parts.about, about);
  setText(parts.panels, tell("share-panels", { titles: titlesOf(sight.panels()) }));
  for (const part of parts.ofMoment) {
    part.hidden = page.browsing || (CARRIED && part === parts.frame);
  }
  const written = String(stepOf(share));
  if (parts.from.value !== written) parts.from.value = written;
  // The page goes along with it.
  parts.from.disabled = isLocked() || baseOf(page) !== null;
  parts.from.ariaInvalid = "false";
  share.previews.forEach(({ take }, index) => {
    take(index > 0);
  });
  show(share);
}

/** @param {ReturnType<Sight["answer"]>} answer */
function tellFirstPage(answer) {
  if (answer === null) return [tell("share-page"), tell("share-gallery")];
  return [tell("share-answered"), tell("share-opens-answer", { told: answer.told })];
}

/** What is searched, and the step: the name of a program may tell how it ends. @param {Share} share */
function tellMoment(share) {
  const { scenario, catalogue, view } = share.page;
  const puzzle = puzzleOf(scenario.puzzle, catalogue);
  const { title } = headingOf(scenario, view.task.length, puzzle);
  return [tell("share-moment"), tell("share-about", { step: stepOf(share), title })];
}

/** Where the search stands whose next steps are asked for: the link opens there, whatever was done since; else null. @param {Page} page */
function baseOf(page) {
  const { purpose, base } = page.byHand() ?? {};
  return purpose?.kind === "be" ? (base?.position ?? null) : null;
}

/** The step at which the link opens. @param {Share} share */
const stepOf = ({ page, begins }) =>
  baseOf(page) ?? (begins && page.own() ? 0 : page.player.timeline.position);

/** Shows the link that the form now asks for. @param {Share} share */
async function show(share) {
  const { page, parts } = share;
  const number = ++share.asked;
  const { options, ...problems } = readOptionsForm(
    new FormData(parts.form),
    page,
    share.sight.panels(),
  );
  parts.until.ariaInvalid = String(problems.until !== "");
  const named = options.panels?.split(",") ?? [];
  const beside = share.sight.panels().filter(({ name }) => named.includes(name));
  const byHand = page.browsing ? null : page.byHand();
  setText(
    parts.opens,
    byHand === null
      ? tellOptions(options, titlesOf(beside))
      : tellByHand(writePurpose(byHand.purpose)),
  );
  const fragment = await fragmentOf(share, options);
  if (number !== share.asked) return;
  const url = new URL(fragment, location.href.replace(/#.*/s, ""));
  showLink(share, url);
  showPreviews(share, options, null);
  let problem = "";
  const drawn = await makeCode(url.href).catch(({ message }) => {
    problem = message;
    return null;
  });
  if (number !== share.asked) return;
  const long = tell("share-too-long", { characters: url.href.length });
  const told = CARRIED ? tell("share-from-disk") : drawn === null ? problem || long : "";
  const left = page.programTooLong() ? tell("share-long-program") : "";
  const notes = [problems.until, problems.asks, left, told];
  setText(parts.note, notes.find((text) => text !== "") ?? "");
  parts.large.hidden = drawn === null;
  if (drawn !== null) drawCode(parts.code, drawn);
  const answer = await inquire(page, options);
  if (number !== share.asked) return;
  setText(parts.askNote, tellRefusals(options, answer));
  showPreviews(share, options, answer);
}

/** @param {Share} share @param {LinkOptions} options */
async function fragmentOf({ page, sight, begins }, options) {
  if (page.browsing) return sight.answer()?.fragment ?? "";
  const fragment = await page.link(options);
  return begins && page.own() ? fragment.replace(/&own=\d+\./, "&own=") : fragment;
}

/** @param {Share} share @param {URL} url */
function showLink({ parts, previews }, url) {
  parts.link.value = url.href;
  parts.snippet.value = makeSnippet(url, tell("share-frame"));
  previews.forEach(({ link }, index) => {
    link.href = index === 0 ? url.href : frameAddress(url);
  });
}

/**
 * What whoever opens the link sees.
 *
 * @param {Share} share
 * @param {LinkOptions} options
 * @param {Asked | null} answer what can be asked here; null: not known yet
 */
function showPreviews({ sight, previews }, options, answer) {
  previews.forEach(({ show }, index) => {
    const framed = index > 0;
    const asked = opensWith(options, answer, framed);
    if (asked === null) show(options, null);
    else if (asked === "soon") show(options, { kind: asked, card: null });
    else show(options, { kind: asked.kind, card: sight.drawQuestion(asked, framed) });
  });
}

/** The page goes to the step that is typed, or as far as there are steps. @param {Share} share */
function goFrom(share) {
  const { from, note } = share.parts;
  share.begins = false;
  const { player } = share.page;
  try {
    player.seek(readStep(from.value));
    from.ariaInvalid = "false";
    if (player.aim === null) take(share);
    else show(share);
  } catch (error) {
    from.ariaInvalid = "true";
    setText(note, /** @type {Error} */ (error).message);
  }
}

/** @param {Share} share @param {HTMLInputElement | HTMLTextAreaElement} field @param {string} done */
async function copy({ page, parts }, field, done) {
  const copied = await copyText(field.value, parts.dialog);
  if (!copied) field.select();
  page.tell(copied ? done : tell("share-not-copied"));
}

/** The code, large or small. @param {Share["parts"]} parts @param {boolean} grown */
function grow({ dialog, large }, grown) {
  dialog.classList.toggle("share-grown", grown);
  large.setAttribute("aria-pressed", String(grown));
}

/** @param {readonly Panel[]} panels */
const titlesOf = (panels) => panels.map(({ title }) => title);
