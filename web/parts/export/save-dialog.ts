import { html, nothing, render } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { binding } from "../../dom/binding.ts";
import { element } from "../../dom/element.ts";
import { closeDialogs } from "../../dom/lazy-dialog.ts";
import { lazyPart } from "../../dom/lazy-part.ts";
import { ROOT } from "../../engine/root.ts";
import { fetchFile } from "../../engine/search/error-sentence.ts";
import type { LinkOptions } from "../../engine/types/scenario.ts";
import { t } from "../../language/translate.ts";
import { arrangementOf } from "../../state/page/derived-values.ts";
import type { Page } from "../../state/page/page-context.ts";
import { readStep } from "../share/typed-step.ts";
import { captionDrawing } from "./captioned-picture.ts";
import { MOST_STEPS, makeFilm } from "./film.ts";
import { writeGif } from "./gif.ts";
import { drawPicture } from "./picture.ts";
import { type CourseForm, renderCourse } from "./save-course.ts";
import { nameFile, saveFile } from "./save-file.ts";
import { writeVideo } from "./video.ts";

/**
 * The Save dialog: the present moment as a file, or a part of the run as a film. Python writes the text formats, so that
 * they equal the output of the command line for the same link; a drawing gets a caption beside it.
 */

interface Save {
  page: Page;
  textStyle: () => string; // returns the style of the printed board
  codeForm: () => string; // returns the program shown in panel Code, or ""
  dialog: HTMLDialogElement;
  said: string; // message about the result
  stretch: { from: string; to: string }; // the steps as typed
  height: (typeof FILMS)[number]; // of films
  work: { control: AbortController; done: number; count: number } | null; // progress of the film in the making; null: none
}

/** Heights in pixels; pictures are 16 to 9. */
const PICTURE = 1440;
const FILMS = [720, 1080] as const;
/** A page on a disk has no files beside it: the player is one. */
const CARRIED = location.protocol === "file:";

const TYPES = {
  svg: "image/svg+xml",
  csv: "text/csv",
  json: "application/json",
  txt: "text/plain",
};

export function makeSave(page: Page, textStyle: Save["textStyle"], codeForm: Save["codeForm"]) {
  const { signal, onDispose, unbind } = binding();
  const dialog = element("save", HTMLDialogElement);
  const stretch = { from: "", to: "" };
  const save: Save = {
    page,
    textStyle,
    codeForm,
    dialog,
    said: "",
    stretch,
    height: 720,
    work: null,
  };
  const cancel = () => save.work?.control.abort();
  dialog.addEventListener("close", cancel, { signal });
  onDispose(cancel);
  onDispose(() => render(nothing, dialog));
  return { open: () => open(save), unbind };
}

function open(save: Save) {
  const { page, dialog } = save;
  if (dialog.open) return;
  closeDialogs();
  const { position } = page.player.timeline;
  save.stretch = { from: String(Math.max(0, position - 50)), to: String(Math.max(position, 50)) };
  say(save, "");
  dialog.showModal();
}

function say(save: Save, said: string) {
  save.said = said;
  render(renderSave(save), save.dialog);
}

function renderSave(save: Save) {
  const { dialog, work, said } = save;
  return html`<h2 id="save-title">${t("share-save-title")}</h2>
    <h3>${t("share-save-moment")}</h3>
    <div class="save-kinds">
      ${renderButton(save, "png", () => savePicture(save))}
      ${(["svg", "txt", "csv", "json"] as const).map((kind) => renderButton(save, kind, () => saveText(save, kind)))}
      ${renderButton(save, "print", () => print(save))}
      ${save.page.byHand() === null && !CARRIED ? renderButton(save, "page", () => savePage(save)) : nothing}
    </div>
    ${save.page.byHand() === null && !CARRIED ? renderCourse(save.page.state.options, save.page.state.onward, (form, given) => attempt(save, () => saveCourse(save, form, given))) : nothing}
    <h3 class="save-stretch">${t("share-save-stretch")}</h3>
    ${renderFilm(save)}
    <div class="save-work">
      <progress id="save-progress" ?hidden=${work === null} max=${work?.count ?? 1} .value=${work?.done ?? 0}></progress>
      <button type="button" class="button" id="save-cancel" ?hidden=${work === null} @click=${() => work?.control.abort()}>${t("share-save-cancel")}</button>
      <p id="save-said" role="status">${said}</p>
    </div>
    <div class="dialog-actions">
      <button type="button" class="button" id="save-close" @click=${() => dialog.close()}>${t("share-close")}</button>
    </div>`;
}

const renderButton = (
  save: Save,
  kind: keyof typeof TYPES | "png" | "print" | "page",
  job: () => Promise<void>,
) =>
  html`<button type="button" class="button" id="save-${kind}" @click=${() => attempt(save, job)}>${t(`share-save-${kind}`)}</button>`;

function renderFilm(save: Save) {
  const { stretch, work } = save;
  const renderStep = (name: "from" | "to") => html`<label class="field">
    <span>${t(`share-save-${name}`)}</span>
    <input class="input" name=${name} inputmode="numeric" autocomplete="off" .value=${live(stretch[name])}
      @input=${({ currentTarget }: Event) => {
        stretch[name] = (currentTarget as HTMLInputElement).value;
      }} />
  </label>`;
  const renderMake = (kind: "gif" | "video") =>
    html`<button type="submit" class="button" value=${kind} id="save-${kind}" ?disabled=${work !== null}>${t(`share-save-${kind}`)}</button>`;
  return html`<form id="save-film" class="save-film" @submit=${(event: SubmitEvent) => film(save, event)}>
    ${renderStep("from")}${renderStep("to")}
    <label class="field"><span>${t("share-save-height")}</span>
      <select class="input" name="height" @change=${({ currentTarget }: Event) => {
        save.height = FILMS[(currentTarget as HTMLSelectElement).selectedIndex];
      }}>${FILMS.map((height) => html`<option ?selected=${height === save.height}>${height}p</option>`)}</select></label>
    ${renderMake("gif")}${renderMake("video")}
  </form>`;
}

/** Run a job, and show its error in the dialog. */
async function attempt(save: Save, job: () => Promise<void>) {
  try {
    await job();
  } catch (error) {
    const { name, message } = error as Error;
    say(save, name === "AbortError" ? t("share-save-cancelled") : message);
  }
}

async function saveText(save: Save, kind: keyof typeof TYPES) {
  await python(save);
  const text = String(await write(save, kind === "txt" ? save.textStyle() : kind));
  const content = kind === "svg" ? await captionDrawing(save.page, text, sentenceShown()) : text;
  keep(save, new Blob([content], { type: TYPES[kind] }), kind);
}

const sentenceShown = () => element("sentence", HTMLElement).textContent ?? "";

async function savePicture(save: Save) {
  keep(save, await drawPicture(save.page, PICTURE, sentenceShown()), "png");
}

/** Save the page that plays the search, without the questions of the page's own link. */
function savePage(save: Save) {
  const { ask, to, ...options } = save.page.state.options;
  return saveRecording(save, options, "html");
}

/** @param asked the questions, as a link asks them */
function saveCourse(save: Save, form: CourseForm, asked: LinkOptions) {
  const { ask, to, ...options } = save.page.state.options;
  return saveRecording(save, { ...options, ...asked }, form);
}

/** Have Python record the search in a file of its own; the player is the site's. */
async function saveRecording(save: Save, options: LinkOptions, form: CourseForm) {
  const { page } = save;
  await python(save);
  const player = await fetchFile(new URL(`player/${page.scenario.puzzle}.json`, ROOT));
  const link = await page.link(options);
  const text = new TextDecoder().decode(player);
  const made = await page.solver.insist("record_page", link, text, form);
  const content = Uint8Array.from(atob(String(made)), (one) => one.charCodeAt(0));
  const ending = form === "html" ? "html" : form === "moodle" ? "xml" : "zip";
  const type = { html: "text/html", xml: "text/xml", zip: "application/zip" }[ending];
  keep(save, new Blob([content], { type }), ending);
}

async function print(save: Save) {
  await python(save);
  const { prepareSheet, printSheet } = await lazyPart(import("./printed-sheet.ts"));
  const text = await write(save, save.textStyle());
  const sheet = await prepareSheet(save.page, String(text), save.codeForm());
  // Keep the dialog open until here, as it shows errors. Closing it earlier cancels the print.
  if (!save.dialog.open) return;
  save.dialog.close();
  printSheet(sheet);
}

/** Have Python write the present moment. */
function write({ page }: Save, style: string) {
  const { scenario, player, solver, byHand } = page;
  const { path, undone } = player.state.snapshot();
  const at = arrangementOf(page);
  if (byHand() !== null) return solver.insist("play_text", scenario.text, path, style, at);
  return solver.insist("board_text", scenario.text, path, undone, style, at);
}

/** Wait until Python has loaded, with a message. */
async function python(save: Save) {
  const { solver } = save.page;
  if (solver.status.name !== "loaded") say(save, t("share-save-waiting"));
  await solver.loaded();
  say(save, "");
}

function film(save: Save, event: SubmitEvent) {
  event.preventDefault();
  const kind = (event.submitter as HTMLButtonElement | null)?.value ?? "gif";
  attempt(save, () => makeAndSave(save, kind));
}

/** @param kind "gif" or "video" */
async function makeAndSave(save: Save, kind: string) {
  const { page } = save;
  await python(save);
  const [first, last] = [readStep(save.stretch.from), readStep(save.stretch.to)];
  if (last <= first) throw new Error(t("share-save-no-run"));
  if (last - first > MOST_STEPS) throw new Error(t("share-save-too-many", { most: MOST_STEPS }));
  const speed = Math.min(page.clock.speed, 50);
  const work = { control: new AbortController(), done: 0, count: 1 };
  save.work = work;
  say(save, "");
  try {
    const made = await makeFilm(page, first, last, save.height);
    work.count = made.count;
    const report = (done: number) => {
      work.done = done;
      say(save, t("share-save-progress", { done, total: made.count - 1 }));
    };
    const make = kind === "gif" ? writeGif : writeVideo;
    const content = await make(made, speed, report, work.control.signal);
    if (content === null) throw new Error(t("share-save-no-video"));
    const ending = content.type.replace(/^[^/]*\/|;.*$/g, "");
    saveFile(content, nameFile(page.scenario.text, `${first}-${last}`, ending));
    save.said = t("page-saved");
  } finally {
    save.work = null;
    say(save, save.said);
  }
}

function keep(save: Save, content: Blob, ending: string) {
  const { page } = save;
  const place = String(page.player.timeline.position);
  saveFile(content, nameFile(page.scenario.text, place, ending));
  say(save, t("page-saved"));
}
