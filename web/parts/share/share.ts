import { headingOf } from "../../board/registry.ts";
import { binding } from "../../dom/binding.ts";
import { copyText } from "../../dom/clipboard.ts";
import { element, setText } from "../../dom/element.ts";
import { latePart } from "../../dom/late-part.ts";
import { puzzleOf } from "../../engine/catalogue/catalogue.ts";
import type { Asked, Question } from "../../engine/types/answers.ts";
import type { LinkOptions } from "../../engine/types/scenario.ts";
import { tell } from "../../language/tell.ts";
import type { Page } from "../../state/lane/types.ts";
import { isLocked } from "../../state/link/link-view.ts";
import { writePurpose } from "../../state/link/purpose.ts";
import { fillAskHere, inquire, opensWith, takeAsked, tellRefusals } from "./ask-here.ts";
import { readOptionsForm } from "./options-form.ts";
import type { OpeningCard } from "./preview.ts";
import { drawCode, makeCode } from "./qr-code.ts";
import { frameAddress, makeSnippet } from "./snippet.ts";
import { readStep } from "./stop.ts";

/** The panel that sends the moment shown to others: as a link, a QR code, or a frame for a page. */

interface Panel {
  name: string;
  title: string;
}

interface Share {
  page: Page;
  sight: Sight;
  parts: ReturnType<typeof findParts>;
  previews: Preview[]; // of what the page and the frame show, each with the link to it
  preparing: Promise<void> | null; // them, while they are loaded
  asked: number; // how often the link was asked for: what comes of an older question is dropped
  shown: number; // the step that the panel tells of
  begins: boolean; // a program of one's own is handed on at its start: nobody asked for the step at which it stands
}

/** Things seen beside the board, and on the first page. */
export interface Sight {
  panels: () => readonly Panel[]; // the explanations that are open
  answer: () => { fragment: string; told: string } | null; // of the first page, once it is there
  drawBoard: (canvas: HTMLCanvasElement, asked: boolean) => void; // as it is seen while a question is open, or not
  drawQuestion: (question: Question, framed: boolean) => HTMLElement; // the card with which it opens
}

interface Preview {
  link: HTMLAnchorElement;
  take: (framed: boolean) => void;
  show: (options: LinkOptions, asked: OpeningCard | null) => void;
  unbind: () => void;
}

/** A page on a disk has no address for others, and no file for frames beside it. */
const CARRIED = location.protocol === "file:";

export function makeShare(page: Page, sight: Sight) {
  const { signal, also, unbind } = binding();
  const parts = findParts();
  fillAskHere(parts.form);
  const share: Share = {
    page,
    sight,
    parts,
    previews: [],
    preparing: null,
    asked: 0,
    shown: -1,
    begins: true,
  };
  const on = (target: HTMLElement, kind: string, act: (event: Event) => void) =>
    target.addEventListener(kind, act, { signal });

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
    from: form.elements.namedItem("from") as HTMLInputElement,
    until: form.elements.namedItem("until") as HTMLInputElement,
    link: element("share-link", HTMLInputElement),
    snippet: element("share-snippet", HTMLTextAreaElement),
    close: element("share-close", HTMLButtonElement),
    copy: element("share-copy", HTMLButtonElement),
    copySnippet: element("share-copy-snippet", HTMLButtonElement),
    send: element("share-send", HTMLButtonElement),
    code: dialog.querySelector("#share-code") as SVGElement,
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
    ofMoment: dialog.querySelectorAll(
      ".share-options, #share-ask, #share-frame, .preview-link, #share-opens, #share-save",
    ) as NodeListOf<HTMLElement>,
  };
}

function open(share: Share) {
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

async function preparePreviews(share: Share) {
  const { createPreview } = await latePart(import("./preview.ts"));
  share.previews = ["preview-page", "preview-frame"].map((id) => {
    const host = element(id, HTMLSpanElement);
    const link = host.parentElement as HTMLAnchorElement;
    return { link, ...createPreview(host, share.sight.drawBoard) };
  });
  take(share);
}

/** What happens to whoever opens the link. @param titles of the explanations that the link opens */
function tellOptions({ play, until, lock, ask, be }: LinkOptions, titles: readonly string[]) {
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

/** What was done by hand. */
function tellByHand({ be, play, own }: LinkOptions) {
  if (own !== undefined) return tell("share-by-hand-own");
  if (be === undefined) return tell("share-by-hand-done");
  return play === undefined ? tellTask(be) : tell("share-be-opens");
}

/** @param be the steps to be made, as a link holds them */
function tellTask(be: string) {
  const [steps, quiet] = [Number.parseInt(be, 10), be.includes(",")];
  return tell("share-be-task", { steps, quiet });
}

/** Takes up the moment as soon as the page tells of it. */
function takeDrawn(share: Share) {
  const { page } = share;
  if (page.player.aim !== null) return;
  if (page.words.behind) requestAnimationFrame(() => takeDrawn(share));
  else take(share);
}

/** Takes up the moment at which the page stands. */
function take(share: Share) {
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

function tellFirstPage(answer: ReturnType<Sight["answer"]>) {
  if (answer === null) return [tell("share-page"), tell("share-gallery")];
  return [tell("share-answered"), tell("share-opens-answer", { told: answer.told })];
}

/** What is searched, and the step: the name of a program may tell how it ends. */
function tellMoment(share: Share) {
  const { scenario, catalogue, view } = share.page;
  const puzzle = puzzleOf(scenario.puzzle, catalogue);
  const { title } = headingOf(scenario, view.task.length, puzzle);
  return [tell("share-moment"), tell("share-about", { step: stepOf(share), title })];
}

/** Where the search stands whose next steps are asked for: the link opens there, whatever was done since; else null. */
function baseOf(page: Page) {
  const { purpose, base } = page.byHand() ?? {};
  return purpose?.kind === "be" ? (base?.position ?? null) : null;
}

/** The step at which the link opens. */
const stepOf = ({ page, begins }: Share) =>
  baseOf(page) ?? (begins && page.own() ? 0 : page.player.timeline.position);

/** Shows the link that the form now asks for. */
async function show(share: Share) {
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

async function fragmentOf({ page, sight, begins }: Share, options: LinkOptions) {
  if (page.browsing) return sight.answer()?.fragment ?? "";
  const fragment = await page.link(options);
  return begins && page.own() ? fragment.replace(/&own=\d+\./, "&own=") : fragment;
}

function showLink({ parts, previews }: Share, url: URL) {
  parts.link.value = url.href;
  parts.snippet.value = makeSnippet(url, tell("share-frame"));
  previews.forEach(({ link }, index) => {
    link.href = index === 0 ? url.href : frameAddress(url);
  });
}

/**
 * What whoever opens the link sees.
 *
 * @param answer what can be asked here; null: not known yet
 */
function showPreviews({ sight, previews }: Share, options: LinkOptions, answer: Asked | null) {
  previews.forEach(({ show }, index) => {
    const framed = index > 0;
    const asked = opensWith(options, answer, framed);
    if (asked === null) show(options, null);
    else if (asked === "soon") show(options, { kind: asked, card: null });
    else show(options, { kind: asked.kind, card: sight.drawQuestion(asked, framed) });
  });
}

/** The page goes to the step that is typed, or as far as there are steps. */
function goFrom(share: Share) {
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
    setText(note, (error as Error).message);
  }
}

async function copy(
  { page, parts }: Share,
  field: HTMLInputElement | HTMLTextAreaElement,
  done: string,
) {
  const copied = await copyText(field.value, parts.dialog);
  if (!copied) field.select();
  page.tell(copied ? done : tell("share-not-copied"));
}

/** The code, large or small. */
function grow({ dialog, large }: Share["parts"], grown: boolean) {
  dialog.classList.toggle("share-grown", grown);
  large.setAttribute("aria-pressed", String(grown));
}

const titlesOf = (panels: readonly Panel[]) => panels.map(({ title }) => title);
