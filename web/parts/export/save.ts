import { binding } from "../../dom/binding.ts";
import { element, setText } from "../../dom/element.ts";
import { latePart } from "../../dom/late-part.ts";
import { tell } from "../../language/tell.ts";
import { arrangementOf } from "../../state/lane/derived.ts";
import type { Page } from "../../state/lane/types.ts";
import { readStep } from "../share/stop.ts";
import { nameFile, saveFile } from "./file.ts";
import { MOST_STEPS, makeFilm } from "./film.ts";
import { writeGif } from "./gif.ts";
import { drawPicture } from "./picture.ts";
import { writeVideo } from "./video.ts";

/**
 * The panel that saves the moment shown as a file, or a stretch of the run as a film. What is text
 * comes from Python, so that it is what the command line prints for the same link.
 */

interface Save {
  page: Page;
  textStyle: () => string; // how the finished board is written as text
  codeForm: () => string; // the program whose code is shown, or ""
  parts: ReturnType<typeof findParts>;
  work: AbortController | null; // the film that is being made
}

const PICTURE = 1600;
const GIF = 480;
const VIDEO = 720;
const TYPES = {
  svg: "image/svg+xml",
  csv: "text/csv",
  json: "application/json",
  txt: "text/plain",
};

export function makeSave(page: Page, textStyle: Save["textStyle"], codeForm: Save["codeForm"]) {
  const { signal, also, unbind } = binding();
  const parts = findParts();
  const save: Save = { page, textStyle, codeForm, parts, work: null };
  const onClick = (id: string, act: () => void) =>
    element(id, HTMLButtonElement).addEventListener("click", act, { signal });
  const cancel = () => save.work?.abort();

  onClick("save-close", () => parts.dialog.close());
  onClick("save-cancel", cancel);
  parts.dialog.addEventListener("close", cancel, { signal });
  for (const kind of ["svg", "csv", "json", "txt"] as (keyof typeof TYPES)[]) {
    onClick(`save-${kind}`, () => attempt(save, () => saveText(save, kind)));
  }
  onClick("save-png", () => attempt(save, () => savePicture(save)));
  onClick("save-print", () => attempt(save, () => print(save)));
  parts.form.addEventListener("submit", (event) => film(save, event), { signal });
  also(cancel);
  return { open: () => open(save), unbind };
}

function findParts() {
  const form = element("save-film", HTMLFormElement);
  return {
    dialog: element("save", HTMLDialogElement),
    form,
    bar: element("save-progress", HTMLProgressElement),
    said: element("save-said", HTMLElement),
    cancel: element("save-cancel", HTMLButtonElement),
    from: form.elements.namedItem("from") as HTMLInputElement,
    to: form.elements.namedItem("to") as HTMLInputElement,
  };
}

function open({ page, parts }: Save) {
  if (parts.dialog.open) return;
  element("share", HTMLDialogElement).close();
  const { position } = page.player.timeline;
  parts.from.value = String(Math.max(0, position - 50));
  parts.to.value = String(Math.max(position, 50));
  setText(parts.said, "");
  parts.dialog.showModal();
}

/** What fails is said. */
async function attempt({ parts }: Save, job: () => Promise<void>) {
  try {
    await job();
  } catch (error) {
    const { name, message } = error as Error;
    setText(parts.said, name === "AbortError" ? tell("share-save-cancelled") : message);
  }
}

async function saveText(save: Save, kind: keyof typeof TYPES) {
  await python(save);
  const text = await write(save, kind === "txt" ? save.textStyle() : kind);
  keep(save, new Blob([String(text)], { type: TYPES[kind] }), kind);
}

async function savePicture(save: Save) {
  keep(save, await drawPicture(save.page, PICTURE), "png");
}

async function print(save: Save) {
  await python(save);
  const { prepareSheet, printSheet } = await latePart(import("./sheet.ts"));
  const text = await write(save, save.textStyle());
  const sheet = await prepareSheet(save.page, String(text), save.codeForm());
  // Only now, as what fails is said in the dialog; who has closed it wants none.
  if (!save.parts.dialog.open) return;
  save.parts.dialog.close();
  printSheet(sheet);
}

/** The moment as Python writes it. */
function write({ page }: Save, style: string) {
  const { scenario, player, solver, byHand } = page;
  const { path, undone } = player.state.snapshot();
  const at = arrangementOf(page);
  if (byHand() !== null) return solver.insist("play_text", scenario.text, path, style, at);
  return solver.insist("board_text", scenario.text, path, undone, style, at);
}

/** Waits until Python is there, and says so. */
async function python({ page: { solver }, parts: { said } }: Save) {
  if (solver.status.name !== "loaded") setText(said, tell("share-save-waiting"));
  await solver.loaded();
  setText(said, "");
}

function film(save: Save, event: SubmitEvent) {
  event.preventDefault();
  const kind = (event.submitter as HTMLButtonElement | null)?.value ?? "gif";
  attempt(save, () => makeAndSave(save, kind));
}

/** @param kind "gif" or "video" */
async function makeAndSave(save: Save, kind: string) {
  const { page, parts } = save;
  await python(save);
  const [first, last] = [readStep(parts.from.value), readStep(parts.to.value)];
  if (last <= first) throw new Error(tell("share-save-no-run"));
  if (last - first > MOST_STEPS) throw new Error(tell("share-save-too-many", { most: MOST_STEPS }));
  const speed = Math.min(page.clock.speed, 50);
  const position = page.player.timeline.position;
  save.work = new AbortController();
  showBusy(parts, true);
  try {
    const side = kind === "gif" ? GIF : VIDEO;
    const made = await makeFilm(page, first, last, side);
    parts.bar.max = made.count;
    const report = (done: number) => {
      parts.bar.value = done;
      setText(parts.said, tell("share-save-progress", { done, total: made.count - 1 }));
    };
    const make = kind === "gif" ? writeGif : writeVideo;
    const content = await make(made, speed, report, save.work.signal);
    if (content === null) throw new Error(tell("share-save-no-video"));
    const ending = content.type.replace(/^[^/]*\/|;.*$/g, "");
    saveFile(content, nameFile(page.scenario.text, `${first}-${last}`, ending));
    setText(parts.said, tell("share-save-saved"));
  } finally {
    save.work = null;
    showBusy(parts, false);
    page.player.seek(position);
  }
}

function showBusy({ bar, cancel, form }: Save["parts"], busy: boolean) {
  bar.hidden = !busy;
  cancel.hidden = !busy;
  bar.value = 0;
  for (const button of form.querySelectorAll("button")) button.disabled = busy;
}

function keep({ page, parts }: Save, content: Blob, ending: string) {
  const place = String(page.player.timeline.position);
  saveFile(content, nameFile(page.scenario.text, place, ending));
  setText(parts.said, tell("share-save-saved"));
}
