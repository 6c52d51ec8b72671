import { nothing, render } from "lit-html";
import { headingOf } from "../../board/registry.ts";
import { binding } from "../../dom/binding.ts";
import { copyText } from "../../dom/clipboard.ts";
import { element } from "../../dom/element.ts";
import { latePart } from "../../dom/late-part.ts";
import { puzzleOf } from "../../engine/catalogue/catalogue.ts";
import type { Asked, Question } from "../../engine/types/answers.ts";
import type { LinkOptions } from "../../engine/types/scenario.ts";
import { tell } from "../../language/tell.ts";
import type { Page } from "../../state/lane/types.ts";
import { isLocked } from "../../state/link/link-view.ts";
import { writePurpose } from "../../state/link/purpose.ts";
import { kindsIn } from "../../state/link/question-kinds.ts";
import { isBrowsing } from "../../state/state.ts";
import { inquire, opensWith, tellRefusals } from "./ask-here.ts";
import { readOptionsForm } from "./options-form.ts";
import type { OpeningCard } from "./preview.ts";
import { makeCode } from "./qr-code.ts";
import { type Actions, renderShare, type Shown } from "./share-dialog.ts";
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
  dialog: HTMLDialogElement;
  shown: Shown;
  actions: Actions;
  previews: Preview[]; // of what the page and the frame show
  asked: number; // how often the link was asked for: what comes of an older question is dropped
  step: number; // that the panel tells of
  begins: boolean; // a program of one's own is handed on at its start: nobody asked for the step at which it stands
  closed: boolean;
}

/** Things seen beside the board, and on the first page; and other dialogs. */
export interface Sight {
  panels: () => readonly Panel[]; // the explanations that are open
  answer: () => { fragment: string; told: string } | null; // of the first page, once it is there
  drawBoard: (canvas: HTMLCanvasElement, asked: boolean) => void; // as it is seen while a question is open, or not
  drawQuestion: (question: Question, framed: boolean) => HTMLElement; // the card with which it opens
  save: () => void;
  showAnswers: () => void;
}

interface Preview {
  take: (framed: boolean) => void;
  show: (options: LinkOptions, asked: OpeningCard | null) => void;
}

/** A page on a disk has no address for others, and no file for frames beside it. */
const CARRIED = location.protocol === "file:";

/** What a link can ask is in sight where there is room for it. */
const ROOMY = "(min-width: 1000px) and (min-height: 1000px)";

export function makeShare(page: Page, sight: Sight) {
  const { signal, also, unbind } = binding();
  const dialog = element("share", HTMLDialogElement);
  let share: Share | null = null;

  function end() {
    if (share !== null) share.closed = true;
    share = null;
    dialog.classList.remove("share-grown");
    render(nothing, dialog);
  }

  // The event comes late: the dialog may be open again.
  dialog.addEventListener("close", () => dialog.open || end(), { signal });
  also(
    page.player.subscribe(({ aim, timeline }) => {
      // The page draws the step that it has gone to in its next frame.
      const moved = aim === null && timeline.position !== share?.step;
      if (share !== null && moved) takeWhenDrawn(share);
    }),
  );
  also(end);
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
  const shown: Shown = {
    title: "",
    about: "",
    browsing: isBrowsing(page.state),
    carried: CARRIED,
    asks: kindsIn(ask),
    asksOpen: kindsIn(ask).length > 0 || matchMedia(ROOMY).matches,
    to: Number(to) > position ? to : "",
    from: { text: "", fixed: false, wrong: false },
    untilWrong: false,
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
      goFrom: (text) => goFrom(share, text),
      change: () => void showLink(share),
      copyLink: () => void copy(share, "#share-link", tell("share-copied")),
      copySnippet: () => void copy(share, "#share-snippet", tell("share-snippet-copied")),
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
    step: -1,
    begins: true,
    closed: false,
  };
  update(share);
  dialog.showModal();
  take(share);
  addPreviews(share).catch(({ message }) => page.tell(message));
  return share;
}

/** Changes what is shown. */
function update(share: Share, changed: Partial<Shown> = {}) {
  Object.assign(share.shown, changed);
  if (!share.closed) render(renderShare(share.shown, share.actions), share.dialog);
}

async function addPreviews(share: Share) {
  const { createPreview } = await latePart(import("./preview.ts"));
  if (share.closed) return;
  share.previews = ["preview-page", "preview-frame"].map((id) =>
    createPreview(share.page, element(id, HTMLSpanElement), share.sight.drawBoard),
  );
  take(share);
}

function send({ shown }: Share) {
  // A visitor who changes their mind is no error.
  navigator.share({ title: document.title, url: shown.link }).catch(() => {});
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
function takeWhenDrawn(share: Share) {
  requestAnimationFrame(() => {
    const { player, words } = share.page;
    if (player.aim !== null || share.closed) return;
    if (words.behind) takeWhenDrawn(share);
    else take(share);
  });
}

/** Takes up the moment at which the page stands. */
function take(share: Share) {
  const { page, sight } = share;
  share.step = page.player.timeline.position;
  const [title, about] = isBrowsing(page.state) ? tellFirstPage(sight.answer()) : tellMoment(share);
  // The page goes along with the step.
  const fixed = isLocked() || baseOf(page) !== null;
  update(share, {
    title,
    about,
    panels: tell("share-panels", { titles: titlesOf(sight.panels()) }),
    from: { text: String(stepOf(share)), fixed, wrong: false },
  });
  share.previews.forEach(({ take }, index) => {
    take(index > 0);
  });
  void showLink(share);
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
  baseOf(page) ??
  (begins && page.state.mode.kind === "program" ? 0 : page.player.timeline.position);

/** Shows the link that the form now asks for. */
async function showLink(share: Share) {
  const { page, dialog, shown } = share;
  const number = ++share.asked;
  const form = dialog.querySelector("form") as HTMLFormElement;
  const panels = share.sight.panels();
  const { options, until, asks } = readOptionsForm(new FormData(form), page, panels);
  const opens = tellOpening(share, options);
  update(share, { untilWrong: until !== "", notes: { ...shown.notes, opens } });
  const fragment = await fragmentOf(share, options);
  if (share.closed || number !== share.asked) return;
  const url = new URL(fragment, location.href.replace(/#.*/s, ""));
  const snippet = makeSnippet(url, tell("share-frame"));
  update(share, { link: url.href, frameLink: frameAddress(url), snippet });
  showPreviews(share, options, null);
  let problem = "";
  const code = await makeCode(url.href).catch(({ message }) => {
    problem = message;
    return null;
  });
  if (share.closed || number !== share.asked) return;
  const long = tell("share-too-long", { characters: url.href.length });
  const told = CARRIED ? tell("share-from-disk") : code === null ? problem || long : "";
  const left = page.state.program?.tooLong ? tell("share-long-program") : "";
  const note = [until, asks, left, told].find((text) => text !== "") ?? "";
  update(share, {
    code: code ?? shown.code,
    coded: code !== null,
    notes: { ...shown.notes, code: note },
  });
  const answer = await inquire(page, options);
  if (share.closed || number !== share.asked) return;
  update(share, { notes: { ...shown.notes, ask: tellRefusals(options, answer) } });
  showPreviews(share, options, answer);
}

/** What happens to whoever opens the link, or what was done by hand. */
function tellOpening({ page, sight }: Share, options: LinkOptions) {
  const byHand = isBrowsing(page.state) ? null : page.byHand();
  if (byHand !== null) return tellByHand(writePurpose(byHand.purpose));
  const named = options.panels?.split(",") ?? [];
  return tellOptions(options, titlesOf(sight.panels().filter(({ name }) => named.includes(name))));
}

async function fragmentOf({ page, sight, begins }: Share, options: LinkOptions) {
  if (isBrowsing(page.state)) return sight.answer()?.fragment ?? "";
  const fragment = await page.link(options);
  return begins && page.state.mode.kind === "program"
    ? fragment.replace(/&own=\d+\./, "&own=")
    : fragment;
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

/** @param selector of the field */
async function copy({ page, dialog }: Share, selector: string, done: string) {
  const field = dialog.querySelector(selector) as HTMLInputElement | HTMLTextAreaElement;
  const copied = await copyText(field.value, dialog);
  if (!copied) field.select();
  page.tell(copied ? done : tell("share-not-copied"));
}

const titlesOf = (panels: readonly Panel[]) => panels.map(({ title }) => title);
