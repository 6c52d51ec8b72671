import { setText } from "../../dom/element.ts";
import { LARGEST, makeFileInput, readText, takeDrops } from "../../dom/files.ts";
import { button, html } from "../../dom/node.ts";
import { strip } from "../../engine/fragment/hidden.ts";
import { t } from "../../language/translate.ts";

/**
 * The controls around a field for the visitor's own text: the button that opens a file, Python's remarks on the text, and
 * choices of what to use of it.
 */

/** A text, with the visitor's choice of what to use of it; `knights.puzzles.facets.file` explains the fields. */
export interface Source {
  text: string;
  name: string;
  layer?: string;
  snap?: boolean;
  number?: number;
}

/** Python's reading of a source. */
export interface Reading {
  scenario: string | null; // null: it becomes a map only when nearby points are joined
  told: string[];
  layers?: string[];
  layer?: string;
  grids?: number;
  number?: number;
  snap: boolean;
}

/** A file of at most this many characters is shown in the field, so that the visitor can correct it. */
const MOST_SHOWN = 20_000;

/**
 * @param box where files may be dropped
 * @param put shows a text in the field
 * @param read lets Python read a source
 */
export function makeOwnText(
  box: HTMLElement,
  put: (text: string) => void,
  read: (source: Source) => void,
) {
  const note = html("small", { class: "field-note", role: "status" });
  const offers = html("div", { class: "field-own field-offers", hidden: "" });
  const file = makeFileInput("", open);
  const opener = button({ class: "button", click: () => file.click() }, t("form-open"));
  takeDrops(box, open);

  async function open(given: File) {
    // A file's name may contain invisible characters.
    const name = strip(given.name);
    setText(note, t("form-open-reading"));
    if (given.size > LARGEST) return setText(note, t("form-open-large", { name }));
    const text = await readText(given).catch(() => null);
    if (text === null) return setText(note, t("files-no-text", { name }));
    if (text.length <= MOST_SHOWN) put(text);
    read({ text, name });
  }

  /** Show Python's remarks, and the choices. */
  function show(
    { told, layers = [], layer = "", grids = 1, number = 1, snap }: Reading,
    source: Source,
  ) {
    setText(note, told.join(" "));
    const held = offers.contains(document.activeElement);
    const choices = [
      ...(layers.length > 1
        ? [makeLayers(layers, layer, (layer) => read({ ...source, layer }))]
        : []),
      ...(grids > 1 ? [makeNumber(grids, number, (number) => read({ ...source, number }))] : []),
      ...(snap ? [makeSnap(() => read({ ...source, snap: true }))] : []),
    ];
    offers.replaceChildren(...choices);
    offers.hidden = choices.length === 0;
    if (held) (offers.querySelector("select, input, button") as HTMLElement | null)?.focus();
  }

  function clear() {
    setText(note, "");
    offers.replaceChildren();
    offers.hidden = true;
  }

  const around = html("div", { class: "field-own" }, html("div", {}, opener, file), note, offers);
  return { around, note, show, clear };
}

function makeLayers(layers: string[], layer: string, choose: (layer: string) => void) {
  const select = html("select", { class: "input" }, ...layers.map((name) => new Option(name)));
  select.value = layer;
  select.addEventListener("change", () => choose(select.value));
  return html("label", { class: "field" }, html("span", {}, t("form-open-layer")), select);
}

function makeNumber(grids: number, number: number, choose: (number: number) => void) {
  const input = html("input", { class: "input", inputmode: "numeric", autocomplete: "off" });
  input.value = String(number);
  input.addEventListener("change", () => choose(Number(input.value) || 0));
  const label = html("span", {}, t("form-open-number", { grids }));
  return html("label", { class: "field" }, label, input);
}

function makeSnap(join: () => void) {
  return button({ class: "button", click: join }, t("form-open-snap"));
}
