import { readStep } from "../share/stop.js";
import * as words from "../text/en-share.js";
import { element, setText } from "../view/element.js";
import { nameFile, saveFile } from "./file.js";
import { MOST_STEPS, makeFilm } from "./film.js";
import { writeGif } from "./gif.js";
import { drawPicture } from "./picture.js";
import { offersVideo, writeVideo } from "./video.js";

/**
 * The panel that saves the moment shown as a file, or a stretch of the run as a film. What is text
 * comes from Python, so that it is what the command line prints for the same link.
 *
 * @typedef {import("../page/page.js").Page} Page
 */

const PICTURE = 1600;
const GIF = 480;
const VIDEO = 720;
const TYPES = {
  svg: "image/svg+xml",
  csv: "text/csv",
  json: "application/json",
  txt: "text/plain",
};

/**
 * @param {Page} page
 * @param {() => string} textStyle how the finished board is written as text
 * @param {() => string} codeForm the teaching form whose code is shown, or ""
 */
export function bindSave(page, textStyle, codeForm) {
  const dialog = element("save", HTMLDialogElement);
  const form = element("save-film", HTMLFormElement);
  const bar = element("save-progress", HTMLProgressElement);
  const said = element("save-said", HTMLElement);
  const cancel = element("save-cancel", HTMLButtonElement);
  const from = /** @type {HTMLInputElement} */ (form.elements.namedItem("from"));
  const to = /** @type {HTMLInputElement} */ (form.elements.namedItem("to"));
  /** @type {AbortController | null} */
  let work = null;

  element("save-open", HTMLButtonElement).addEventListener("click", () => {
    element("share", HTMLDialogElement).close();
    const { position } = page.player.timeline;
    element("save-video", HTMLElement).hidden = !offersVideo();
    from.value = String(Math.max(0, position - 50));
    to.value = String(Math.max(position, 50));
    setText(said, "");
    dialog.showModal();
  });
  element("save-close", HTMLButtonElement).addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => work?.abort());
  cancel.addEventListener("click", () => work?.abort());

  for (const kind of /** @type {(keyof typeof TYPES)[]} */ (["svg", "csv", "json", "txt"])) {
    element(`save-${kind}`, HTMLElement).addEventListener("click", () =>
      attempt(async () => {
        await python();
        const text = await write(kind === "txt" ? textStyle() : kind);
        keep(new Blob([String(text)], { type: TYPES[kind] }), kind);
      }),
    );
  }
  element("save-png", HTMLElement).addEventListener("click", () =>
    attempt(async () => keep(await drawPicture(page, PICTURE), "png")),
  );
  element("save-print", HTMLElement).addEventListener("click", () =>
    attempt(async () => {
      await python();
      const { printSheet } = await import("./sheet.js");
      const text = await write(textStyle());
      dialog.close();
      await printSheet(page, String(text), codeForm());
    }),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const kind = /** @type {HTMLButtonElement | null} */ (event.submitter)?.value ?? "gif";
    attempt(() => film(kind));
  });

  /** The moment as Python writes it. @param {string} style */
  function write(style) {
    const { path, undone } = page.player.state.snapshot();
    return page.solver.insist("board_text", page.scenario.text, path, undone, style, page.at);
  }

  /** Waits until Python is there, and says so. */
  function python() {
    const { solver } = page;
    if (solver.status.name === "loaded") return Promise.resolve();
    setText(said, words.save.waiting);
    return new Promise((resolve, reject) => {
      const end = solver.subscribe((status) => {
        if (status.name === "loading") return;
        end();
        setText(said, "");
        if (status.name === "failed") reject(new Error(status.error.message));
        else resolve(undefined);
      });
    });
  }

  /** @param {string} kind "gif" or "video" */
  async function film(kind) {
    await python();
    const [first, last] = [readStep(from.value), readStep(to.value)];
    if (last <= first) throw new Error(words.save.noRun);
    if (last - first > MOST_STEPS) throw new Error(words.save.tooMany(MOST_STEPS));
    const speed = Math.min(page.player.speed, 50);
    const position = page.player.timeline.position;
    work = new AbortController();
    show(true);
    try {
      const side = kind === "gif" ? GIF : VIDEO;
      const made = await makeFilm(page, first, last, side);
      bar.max = made.count;
      const tell = (/** @type {number} */ done) => {
        bar.value = done;
        setText(said, words.save.progress(done, made.count - 1));
      };
      const video = kind === "video" ? await writeVideo(made, speed, tell, work.signal) : null;
      const content = video ?? (await writeGif(made, speed, tell, work.signal));
      const ending = content.type.replace(/^[^/]*\/|;.*$/g, "");
      saveFile(content, nameFile(page.scenario.text, `${first}-${last}`, ending));
      setText(said, words.save.saved);
    } finally {
      work = null;
      show(false);
      page.player.seek(position);
    }
  }

  /** @param {boolean} busy */
  function show(busy) {
    bar.hidden = !busy;
    cancel.hidden = !busy;
    bar.value = 0;
    for (const button of form.querySelectorAll("button")) button.disabled = busy;
  }

  /** @param {Blob} content @param {string} ending */
  function keep(content, ending) {
    const place = String(page.player.timeline.position);
    saveFile(content, nameFile(page.scenario.text, place, ending));
    setText(said, words.save.saved);
  }

  /** @param {() => Promise<void>} job */
  async function attempt(job) {
    try {
      await job();
    } catch (error) {
      const { name, message } = /** @type {Error} */ (error);
      setText(said, name === "AbortError" ? words.save.cancelled : message);
    }
  }
}
