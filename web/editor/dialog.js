import { editor as words } from "../text/en-editor.js";

/**
 * The frame of a drawing board: the drawing beside the same thing as text, what Python says of it, and the way out.
 *
 * @typedef {object} Board
 * @property {HTMLDialogElement} dialog
 * @property {SVGSVGElement} drawing
 * @property {HTMLElement} tools above the drawing
 * @property {HTMLElement} chosen beside it: what can be done with what is chosen
 * @property {HTMLElement} help
 * @property {HTMLTextAreaElement} text
 * @property {HTMLElement} said
 * @property {HTMLButtonElement} undo
 * @property {HTMLButtonElement} clear
 * @property {HTMLButtonElement} done
 */

const SVG = "http://www.w3.org/2000/svg";
/** Milliseconds without a key after which what was typed is read. */
const PAUSE = 300;

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string>} attributes
 * @param {...(Node | string)} inside
 */
export function make(tag, attributes, ...inside) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...inside);
  return made;
}

/**
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string | number>} attributes
 * @param {...(Node | string)} inside
 */
export function draw(tag, attributes, ...inside) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...inside);
  return made;
}

/** @param {string} text @param {Record<string, string>} [attributes] */
export function button(text, attributes = {}) {
  return make("button", { type: "button", class: "button", ...attributes }, text);
}

/**
 * @param {{title: string, done: string, text: string, surface: string, help: string, keys: string}} words of this board
 * @param {string} box the drawing's viewBox
 * @returns {Board}
 */
export function openBoard(
  { title, done: doneWord, text: textWord, surface, help: told, keys },
  box,
) {
  const drawing = draw("svg", {
    class: "drawing",
    viewBox: box,
    tabindex: 0,
    role: "group",
    "aria-label": surface,
    "aria-describedby": "editor-help",
  });
  const text = make("textarea", {
    class: "input",
    id: "editor-text",
    rows: "8",
    spellcheck: "false",
  });
  const said = make("p", { class: "editor-said", role: "status" });
  const help = make("p", { class: "editor-help", id: "editor-help" }, told);
  const tools = make("div", { class: "editor-tools" });
  const chosen = make("div", { class: "editor-chosen" });
  const undo = button(words.undo, { id: "editor-undo" });
  const clear = button(words.clear, { id: "editor-clear" });
  const cancel = button(words.cancel, { id: "editor-cancel" });
  const done = button(doneWord, { id: "editor-done", class: "button button-main" });
  const dialog = make(
    "dialog",
    { class: "editor", id: "editor", "aria-labelledby": "editor-title" },
    make("h2", { id: "editor-title" }, title),
    make("div", { class: "editor-drawing" }, tools, drawing),
    make(
      "div",
      { class: "editor-side" },
      help,
      make("p", { class: "editor-help editor-keys" }, keys),
      chosen,
      make("label", { class: "field" }, make("span", {}, textWord), text),
      said,
    ),
    make("div", { class: "dialog-actions" }, undo, clear, cancel, done),
  );
  cancel.addEventListener("click", () => dialog.close());
  // What has been drawn must not be lost by a key that was meant to end a border.
  dialog.addEventListener("cancel", (event) => {
    if (undo.disabled) return;
    event.preventDefault();
    said.textContent = words.leaving;
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  drawing.focus();
  return { dialog, drawing, tools, chosen, help, text, said, undo, clear, done };
}

/**
 * Radio buttons for what the pointer does.
 * @template {string} T
 * @param {Record<T, string>} modes
 * @param {string} label
 * @param {(mode: T) => void} chosen
 */
export function makeModes(modes, label, chosen) {
  const group = make("div", { class: "editor-modes", role: "radiogroup", "aria-label": label });
  for (const [mode, word] of Object.entries(modes)) {
    const radio = make("input", { type: "radio", name: "editor-mode", value: mode });
    radio.checked = group.childElementCount === 0;
    radio.addEventListener("change", () => chosen(/** @type {T} */ (mode)));
    group.append(make("label", { class: "editor-mode" }, radio, /** @type {string} */ (word)));
  }
  return group;
}

/** The point of the drawing's own coordinates under a pointer. @param {SVGSVGElement} drawing @param {{clientX: number, clientY: number}} event */
export function pointAt(drawing, { clientX, clientY }) {
  const matrix = drawing.getScreenCTM();
  return new DOMPoint(clientX, clientY).matrixTransform(matrix?.inverse());
}

/** @param {HTMLElement} said @param {unknown} error */
export function complain(said, error) {
  said.textContent = /** @type {Error} */ (error).message;
  said.dataset.tone = "bad";
}

/**
 * Takes over what has been drawn, and closes the board; if something is wrong, says so and stays.
 * @param {Pick<Board, "done" | "dialog" | "said">} board
 * @param {() => Promise<void>} finish rejected with what is wrong
 */
export function bindDone({ done, dialog, said }, finish) {
  done.addEventListener("click", async () => {
    try {
      await finish();
      dialog.close();
    } catch (error) {
      complain(said, error);
    }
  });
}

/**
 * Reads what is typed, once the visitor pauses; an answer to an older text is dropped.
 * @template T
 * @param {HTMLTextAreaElement} text
 * @param {(text: string) => Promise<T>} read rejected with what is wrong
 * @param {(found: T, typed: boolean) => void} heed
 * @param {HTMLElement} said
 */
export function bindText(text, read, heed, said) {
  let asked = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let pause;

  /** @param {boolean} typed by the visitor, not by the drawing */
  async function consult(typed) {
    clearTimeout(pause);
    const number = ++asked;
    try {
      const found = await read(text.value);
      if (number !== asked || found === null) return;
      text.removeAttribute("aria-invalid");
      heed(found, typed);
    } catch (error) {
      if (number !== asked) return;
      text.setAttribute("aria-invalid", "true");
      complain(said, error);
    }
  }

  text.addEventListener("input", () => {
    clearTimeout(pause);
    pause = setTimeout(consult, PAUSE, true);
  });
  return { consult };
}
