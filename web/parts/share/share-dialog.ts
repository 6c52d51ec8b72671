import { nothing, render } from "lit-html";
import { headingOf } from "../../board/registry.ts";
import { binding } from "../../dom/binding.ts";
import { copyText } from "../../dom/clipboard.ts";
import { element } from "../../dom/element.ts";
import { lazyPart } from "../../dom/lazy-part.ts";
import { puzzleOf } from "../../engine/catalogue/catalogue.ts";
import type { Asked, Question } from "../../engine/types/python-replies.ts";
import type { LinkOptions } from "../../engine/types/scenario.ts";
import { t } from "../../language/translate.ts";
import { isLocked } from "../../state/link/link-view.ts";
import { writePurpose } from "../../state/link/purpose.ts";
import { kindsIn } from "../../state/link/question-kinds.ts";
import type { Page } from "../../state/page/page-context.ts";
import { isBrowsing } from "../../state/state.ts";
import { formatRefusals, inquire, opensWith } from "./ask-here.ts";
import { readOptionsForm } from "./options-form.ts";
import type { OpeningCard } from "./preview.ts";
import { makeCode } from "./qr-code.ts";
import { type Actions, renderShare, type Shown, type Tab } from "./share-dialog-template.ts";
import { frameAddress, makeSnippet } from "./snippet.ts";
import { readStep } from "./typed-step.ts";

/** The Share dialog: the present moment as a link, a QR code, or a frame for another page. */

interface Panel {
  name: string;
  title: string;
}

interface Share {
  page: Page;
  sight: Sight;
  dialog: HTMLDialogElement;
  shown: Shown;
  actions: Actions;
  previews: Preview[]; // of the page and of the frame, in this order
  asked: number; // number of the latest request for a link; answers to older ones are dropped
  previewed: number; // number of the latest previews, which may wait for their card
  step: number; // the step that the dialog describes
  begins: boolean; // a visitor's program is shared at its start, until the visitor asks for a step
  closed: boolean;
}

/** Other parts that the dialog reads from or opens. */
export interface Sight {
  panels: () => readonly Panel[]; // the open panels
  answer: () => { fragment: string; told: string } | null; // the gallery's puzzle, once it is answered
  bookmarks: () => string; // the bookmarks of this search, as a link holds them; "" for none
  drawBoard: (canvas: HTMLCanvasElement, asked: boolean) => void; // draws the board as it looks with a question open, or without
  drawQuestion: (question: Question, framed: boolean) => Promise<HTMLElement>; // the card of the question with which the link opens
  save: () => void;
  showAnswers: () => void;
}

interface Preview {
  take: (framed: boolean) => void;
  show: (options: LinkOptions, asked: OpeningCard | null) => void;
}

/** A page on a disk has no address that others could open, and no embed.html beside it. */
const CARRIED = location.protocol === "file:";

export function makeShare(page: Page, sight: Sight) {
  const { signal, onDispose, unbind } = binding();
  const dialog = element("share", HTMLDialogElement);
  let share: Share | null = null;

  function end() {
    if (share !== null) share.closed = true;
    share = null;
    dialog.classList.remove("share-grown");
    render(nothing, dialog);
  }

  // The event is asynchronous: the dialog may be open again by then.
  dialog.addEventListener("close", () => dialog.open || end(), { signal });
  onDispose(
    page.player.subscribe(({ aim, timeline }) => {
      // The page draws its new step only in the next frame.
      const moved = aim === null && timeline.position !== share?.step;
      if (share !== null && moved) takeWhenDrawn(share);
    }),
  );
  onDispose(end);
  return {
    open() {
      if (dialog.open) return;
      end();
      share = openShare(page, sight, dialog);
    },
    unbind,
  };
}

function openShare(page: Page, sight: Sight, dialog: HTMLDialogElement) {
  const { ask, to = "" } = page.state.options;
  const { position } = page.player.timeline;
  // The questions of a lesson are not what its reader wants to share.
  const asks = kindsIn(ask).length > 0 && !isBrowsing(page.state) && page.state.lesson === null;
  const shown: Shown = {
    tab: asks ? "question" : "link",
    title: "",
    about: "",
    browsing: isBrowsing(page.state),
    carried: CARRIED,
    asks: kindsIn(ask),
    to: Number(to) > position ? to : "",
    from: { text: "", fixed: false, wrong: false },
    untilWrong: false,
    bookmarks: sight.bookmarks() !== "",
    panels: "",
    link: "",
    frameLink: "",
    snippet: "",
    code: null,
    coded: true,
    large: false,
    notes: { ask: "", code: "", opens: "" },
  };
  const share: Share = {
    page,
    sight,
    dialog,
    shown,
    actions: {
      openTab: (tab) => openTab(share, tab),
      goFrom: (text) => goFrom(share, text),
      change: () => void showLink(share),
      copyLink: () => void copy(share, "#share-link", t("share-copied")),
      copySnippet: () => void copy(share, "#share-snippet", t("share-snippet-copied")),
      send: typeof navigator.share === "function" ? () => send(share) : null,
      enlarge: () => {
        update(share, { large: !shown.large });
        dialog.classList.toggle("share-grown", shown.large);
      },
      save: sight.save,
      showAnswers: sight.showAnswers,
      close: () => dialog.close(),
    },
    previews: [],
    asked: 0,
    previewed: 0,
    step: -1,
    begins: true,
    closed: false,
  };
  update(share);
  dialog.showModal();
  take(share);
  addPreviews(share).catch(({ message }) => page.showToast(message));
  return share;
}

function update(share: Share, changed: Partial<Shown> = {}) {
  Object.assign(share.shown, changed);
  if (!share.closed) render(renderShare(share.shown, share.actions), share.dialog);
}

async function addPreviews(share: Share) {
  const { createPreview } = await lazyPart(import("./preview.ts"));
  if (share.closed) return;
  share.previews = ["preview-page", "preview-frame"].map((id) =>
    createPreview(share.page, element(id, HTMLSpanElement), share.sight.drawBoard),
  );
  take(share);
}

function openTab(share: Share, tab: Tab) {
  update(share, { tab });
  // A preview that was out of sight had no size to be drawn in.
  take(share);
}

function send({ shown }: Share) {
  // Cancelling is not an error.
  navigator.share({ title: document.title, url: shown.link }).catch(() => {});
}

/** Describe to the sender what the link does when it opens. @param titles of the panels that it opens */
function formatChosenOptions(
  { play, until, lock, ask, be }: LinkOptions,
  titles: readonly string[],
) {
  if (be !== undefined) return formatImitation(be);
  const told = t("share-opens", {
    // Panels that give the answer away stay hidden until the question is answered.
    titles: ask ? [] : titles,
    play: play !== undefined,
    ends: until !== undefined,
    until: Number(until ?? 0),
    lock: lock !== undefined,
  });
  return ask ? `${told} ${t("share-opens-asks")}` : told;
}

/** Describe a link to the visitor's own steps. */
function formatByHand({ be, play, own }: LinkOptions) {
  if (own !== undefined) return t("share-by-hand-own");
  if (be === undefined) return t("share-by-hand-done");
  return play === undefined ? formatImitation(be) : t("share-be-opens");
}

/** @param be the value of the link's `be` option */
function formatImitation(be: string) {
  const [steps, quiet] = [Number.parseInt(be, 10), be.includes(",")];
  return t("share-be-task", { steps, quiet });
}

/** Read the moment as soon as the page has drawn it, including its text. */
function takeWhenDrawn(share: Share) {
  requestAnimationFrame(() => {
    const { player, words } = share.page;
    if (player.aim !== null || share.closed) return;
    if (words.behind) takeWhenDrawn(share);
    else take(share);
  });
}

/** Read the present moment of the page. */
function take(share: Share) {
  const { page, sight } = share;
  share.step = page.player.timeline.position;
  const [title, about] = isBrowsing(page.state)
    ? formatFirstPage(sight.answer())
    : formatMoment(share);
  // Changing the step moves the page, so it is fixed on a locked page and in a task by hand.
  const fixed = isLocked() || baseOf(page) !== null;
  update(share, {
    title,
    about,
    panels: t("share-panels", { titles: titlesOf(sight.panels()) }),
    from: { text: String(stepOf(share)), fixed, wrong: false },
  });
  share.previews.forEach(({ take }, index) => {
    take(index > 0);
  });
  void showLink(share);
}

function formatFirstPage(answer: ReturnType<Sight["answer"]>) {
  if (answer === null) return [t("share-page"), t("share-gallery")];
  return [t("share-answered"), t("share-opens-answer", { told: answer.told })];
}

/** Name the scenario and the step. A preset's own title is not used, as it may give away how the search ends. */
function formatMoment(share: Share) {
  const { scenario, catalogue, view, state } = share.page;
  const puzzle = puzzleOf(scenario.puzzle, catalogue);
  const { title } = headingOf(scenario, view.task.length, puzzle);
  const about = t("share-about", { step: stepOf(share), title });
  if (state.lesson === null) return [t("share-moment"), about];
  return [t("share-lesson"), t("share-about-lesson", { ...state.lesson, about })];
}

/**
 * In "be the search", the step at which the task began: the link opens there, whatever was done since. Otherwise null.
 */
function baseOf(page: Page) {
  const { purpose, base } = page.byHand() ?? {};
  return purpose?.kind === "be" ? (base?.position ?? null) : null;
}

/** The step at which the link opens. */
const stepOf = ({ page, begins }: Share) =>
  baseOf(page) ??
  (begins && page.state.mode.kind === "program" ? 0 : page.player.timeline.position);

/** Show the link that matches the form. */
async function showLink(share: Share) {
  const { page, dialog, shown } = share;
  const number = ++share.asked;
  const form = dialog.querySelector("form") as HTMLFormElement;
  const panels = share.sight.panels();
  const { options, until, asks } = readOptionsForm(
    new FormData(form),
    page,
    panels,
    share.sight.bookmarks(),
  );
  const opens = formatOpening(share, options);
  update(share, { untilWrong: until !== "", notes: { ...shown.notes, opens } });
  const fragment = await fragmentOf(share, options);
  if (share.closed || number !== share.asked) return;
  const url = new URL(fragment, location.href.replace(/#.*/s, ""));
  const snippet = makeSnippet(url, t("share-frame"));
  update(share, { link: url.href, frameLink: frameAddress(url), snippet });
  void showPreviews(share, options, null);
  let problem = "";
  const code = await makeCode(url.href).catch(({ message }) => {
    problem = message;
    return null;
  });
  if (share.closed || number !== share.asked) return;
  const long = t("share-too-long", { characters: url.href.length });
  const told = CARRIED ? t("share-from-disk") : code === null ? problem || long : "";
  const left = page.state.program?.tooLong ? t("share-long-program") : "";
  const note = [until, asks, left, told].find((text) => text !== "") ?? "";
  update(share, {
    code: code ?? shown.code,
    coded: code !== null,
    notes: { ...shown.notes, code: note },
  });
  const answer = await inquire(page, options);
  if (share.closed || number !== share.asked) return;
  update(share, { notes: { ...shown.notes, ask: formatRefusals(options, answer) } });
  void showPreviews(share, options, answer);
}

/** Describe the link: its options, or the visitor's own steps in it. */
function formatOpening({ page, sight, shown }: Share, options: LinkOptions) {
  const byHand = isBrowsing(page.state) ? null : page.byHand();
  if (byHand !== null) return formatByHand(writePurpose(byHand.purpose));
  // A frame has no panels but those of a program.
  const bare = shown.tab === "embed" && page.state.program === null;
  const named = bare ? [] : (options.panels?.split(",") ?? []);
  return formatChosenOptions(
    options,
    titlesOf(sight.panels().filter(({ name }) => named.includes(name))),
  );
}

async function fragmentOf({ page, sight, begins }: Share, options: LinkOptions) {
  if (isBrowsing(page.state)) return sight.answer()?.fragment ?? "";
  const fragment = await page.link(options);
  return begins && page.state.mode.kind === "program"
    ? fragment.replace(/&own=\d+\./, "&own=")
    : fragment;
}

/**
 * Show pictures of what the link opens.
 *
 * @param answer the questions possible at this step; null: not known yet
 */
async function showPreviews(share: Share, options: LinkOptions, answer: Asked | null) {
  const { sight, previews } = share;
  const number = ++share.previewed;
  const asked = previews.map((_, index) => opensWith(options, answer, index > 0));
  const cards = await Promise.all(
    asked.map((one, index) =>
      one === null || one === "soon" ? null : sight.drawQuestion(one, index > 0),
    ),
  );
  if (number !== share.previewed) return;
  previews.forEach(({ show }, index) => {
    const one = asked[index];
    show(options, one && { question: one === "soon" ? null : one, card: cards[index] });
  });
}

/** Move the page to the typed step, or as far as the run goes. */
function goFrom(share: Share, text: string) {
  const { page, shown } = share;
  const { player } = page;
  share.begins = false;
  try {
    player.seek(readStep(text));
    update(share, { from: { ...shown.from, text, wrong: false } });
    if (player.aim === null) take(share);
    else void showLink(share);
  } catch (error) {
    const notes = { ...shown.notes, code: (error as Error).message };
    update(share, { from: { ...shown.from, text, wrong: true }, notes });
  }
}

/** @param selector of the field to copy from */
async function copy({ page, dialog }: Share, selector: string, done: string) {
  const field = dialog.querySelector(selector) as HTMLInputElement | HTMLTextAreaElement;
  const copied = await copyText(field.value, dialog);
  if (!copied) field.select();
  page.showToast(copied ? done : t("share-not-copied"));
}

const titlesOf = (panels: readonly Panel[]) => panels.map(({ title }) => title);
