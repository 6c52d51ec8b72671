import { binding } from "../../dom/binding.ts";
import { button, html, svg } from "../../dom/create-element.ts";
import { setAble } from "../../dom/element.ts";
import { LARGEST, makeFileInput, readText, takeDrops } from "../../dom/files.ts";
import { strip } from "../../engine/fragment/invisible.ts";
import { t } from "../../language/translate.ts";

/**
 * The frame of an editor: the drawing beside the same content as text, Python's findings, and the buttons to finish.
 */

/** An open editor; `signal` is aborted when it closes. */
export type Board = ReturnType<typeof makeParts> & {
  dialog: HTMLDialogElement;
  signal: AbortSignal;
};

/** Texts of one editor. */
interface Words {
  title: string;
  done: string;
  text: string;
  surface: string;
  help: string;
  keys: string;
}

/** Milliseconds without a key before typed text is read. */
const PAUSE = 300;

/** @param said texts of this editor @param box the drawing's viewBox */
export function openBoard(said: Words, box: string): Board {
  const { signal, unbind } = binding();
  const parts = makeParts(said, box);
  const dialog = makeDialog(said, parts);
  takeFiles(parts, dialog);
  parts.cancel.addEventListener("click", () => dialog.close(), { signal });
  // Escape may be meant to end a border, so don't lose a drawing by it.
  dialog.addEventListener(
    "cancel",
    (event) => {
      if (parts.undo.disabled) return;
      event.preventDefault();
      parts.said.textContent = t("editor-leaving");
    },
    { signal },
  );
  dialog.addEventListener(
    "close",
    () => {
      dialog.remove();
      unbind();
    },
    { signal },
  );
  document.body.append(dialog);
  dialog.showModal();
  parts.drawing.focus();
  return { ...parts, dialog, signal };
}

/** A file that is opened or dropped is read as if its text had been typed. */
function takeFiles({ text, said, opener }: ReturnType<typeof makeParts>, dialog: HTMLElement) {
  async function open(file: File) {
    const name = strip(file.name);
    if (file.size > LARGEST) return complain(said, new Error(t("form-open-large", { name })));
    const read = await readText(file).catch(() => null);
    if (read === null) return complain(said, new Error(t("files-no-text", { name })));
    text.value = read;
    text.dispatchEvent(new Event("opened"));
    text.dispatchEvent(new Event("input"));
  }
  const input = makeFileInput("", open);
  opener.addEventListener("click", () => input.click());
  opener.after(input);
  takeDrops(dialog, open);
}

function makeParts({ done, surface, help }: Words, box: string) {
  return {
    drawing: svg("svg", {
      class: "drawing",
      viewBox: box,
      tabindex: 0,
      role: "group",
      "aria-label": surface,
      "aria-describedby": "editor-help",
    }),
    /** Above the drawing. */
    tools: html("div", { class: "editor-tools" }),
    /** Beside the drawing: actions on the selection. */
    chosen: html("div", { class: "editor-chosen" }),
    help: html("p", { class: "editor-help", id: "editor-help" }, help),
    text: html("textarea", { class: "input", id: "editor-text", rows: 8, spellcheck: "false" }),
    opener: button({ class: "button", id: "editor-open" }, t("form-open")),
    said: html("p", { class: "editor-said", role: "status" }),
    undo: button({ class: "button", id: "editor-undo" }, t("editor-undo")),
    clear: button({ class: "button", id: "editor-clear" }, t("editor-clear")),
    cancel: button({ class: "button", id: "editor-cancel" }, t("editor-cancel")),
    done: button({ id: "editor-done", class: "button button-main" }, done),
  };
}

function makeDialog({ title, text: textWord, keys }: Words, parts: ReturnType<typeof makeParts>) {
  const { tools, drawing, help, chosen, text, opener, said, undo, clear, cancel, done } = parts;
  return html(
    "dialog",
    { class: "editor", id: "editor", "aria-labelledby": "editor-title" },
    html("h2", { id: "editor-title", class: "flush" }, title),
    html("div", { class: "editor-drawing" }, tools, drawing),
    html(
      "div",
      { class: "editor-side" },
      help,
      html("p", { class: "editor-help editor-keys" }, keys),
      chosen,
      html("label", { class: "field" }, html("span", {}, textWord), text),
      html("div", {}, opener),
      said,
    ),
    html("div", { class: "dialog-actions" }, undo, clear, cancel, done),
  );
}

/** Radio buttons for the pointer's mode. */
export function makeModes<T extends string>(
  modes: Record<T, string>,
  label: string,
  chosen: (mode: T) => void,
) {
  const group = html("div", {
    class: "editor-modes row-tight",
    role: "radiogroup",
    "aria-label": label,
  });
  for (const [mode, word] of Object.entries(modes)) {
    const radio = html("input", { type: "radio", name: "editor-mode", value: mode });
    radio.checked = group.childElementCount === 0;
    radio.addEventListener("change", () => chosen(mode as T));
    group.append(html("label", { class: "editor-mode" }, radio, word as string));
  }
  return group;
}

/** A name field, and the button that deletes its owner. */
export function makeNaming() {
  const name = html("input", { class: "input", id: "editor-name", autocomplete: "off" });
  return {
    name,
    nameField: html("label", { class: "field grow" }, html("span", {}, t("editor-name")), name),
    remove: button({ class: "button", id: "editor-remove" }, t("editor-remove")),
  };
}

/** The point under a pointer, in the drawing's own coordinates. */
export function pointAt(
  drawing: SVGSVGElement,
  { clientX, clientY }: { clientX: number; clientY: number },
) {
  const matrix = drawing.getScreenCTM();
  return new DOMPoint(clientX, clientY).matrixTransform(matrix?.inverse());
}

export function complain(said: HTMLElement, error: unknown) {
  said.textContent = (error as Error).message;
  said.dataset.tone = "bad";
}

/** Mark the text as a graph or a map, or as none. What the drawing does not show can't be searched. */
export function markText(
  { text, done }: Pick<Board, "text" | "done">,
  good: boolean,
  drawn = true,
) {
  text.ariaInvalid = String(!good);
  setAble(done, drawn);
}

/**
 * Accept the drawing and close the editor; if something is wrong, say so and stay open.
 *
 * @param finish resolves to what accepts it; rejected with an error sentence
 */
export function finishWith(
  { done, dialog, said, signal }: Board,
  finish: () => Promise<() => void>,
) {
  async function attempt() {
    try {
      const takeOver = await finish();
      // The editor may have been closed meanwhile.
      if (!dialog.open) return;
      takeOver();
      dialog.close();
    } catch (error) {
      complain(said, error);
    }
  }
  done.addEventListener("click", attempt, { signal });
}

/**
 * Read typed text once the visitor pauses; an answer to an older text is dropped.
 *
 * @param read rejected with an error sentence
 * @returns reads the text now; `typed` is true when the visitor typed it, false when the drawing changed it
 */
export function readWhileTyped<T>(
  { text, said, done, signal }: Board,
  read: (text: string) => Promise<T>,
  heed: (found: T, typed: boolean) => void,
): (typed: boolean) => void {
  let asked = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  async function consult(typed: boolean) {
    clearTimeout(pause);
    const number = ++asked;
    try {
      const found = await read(text.value);
      if (number !== asked || found === null) return;
      markText({ text, done }, true);
      heed(found, typed);
    } catch (error) {
      if (number !== asked) return;
      markText({ text, done }, false, !typed);
      complain(said, error);
    }
  }

  function wait() {
    clearTimeout(pause);
    pause = setTimeout(consult, PAUSE, true);
  }
  text.addEventListener("input", wait, { signal });
  signal.addEventListener("abort", () => clearTimeout(pause), { once: true });
  return consult;
}
