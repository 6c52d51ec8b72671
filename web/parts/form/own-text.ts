import { setText } from "../../dom/element.ts";
import { makeFileInput, readText, takeDrops } from "../../dom/files.ts";
import { button, html } from "../../dom/node.ts";
import { strip } from "../../engine/fragment/hidden.ts";
import { tell } from "../../language/tell.ts";

/**
 * What stands around the field for a text of the visitor's own: the way to open a file, what Python read, and what can be chosen
 * in that.
 */

/** A text, and which part of it is wanted: `knights.puzzles.facets.file` says what each is for. */
export interface Source {
  text: string;
  name: string;
  layer?: string;
  snap?: boolean;
  number?: number;
}

/** What Python made of it. */
export interface Reading {
  scenario: string | null; // null: only joined points make a map
  told: string[];
  layers?: string[];
  layer?: string;
  grids?: number;
  number?: number;
  snap: boolean;
}

/** Bytes of a file, as `MOST` in `knights.page.files`. */
const LARGEST = 4_000_000;
/** Characters of a file that are shown in the field, so that a wrong line can be mended. */
const MOST_SHOWN = 20_000;

/**
 * @param box where files may be dropped
 * @param put shows a text in the field
 * @param read has Python read it
 */
export function makeOwnText(
  box: HTMLElement,
  put: (text: string) => void,
  read: (source: Source) => void,
) {
  const note = html("small", { class: "field-note", role: "status" });
  const offers = html("div", { class: "field-own field-offers", hidden: "" });
  const file = makeFileInput("", open);
  const opener = button({ class: "button", click: () => file.click() }, tell("form-open"));
  takeDrops(box, open);

  async function open(given: File) {
    // A name that somebody else gave may hold what nobody sees.
    const name = strip(given.name);
    setText(note, tell("form-open-reading"));
    if (given.size > LARGEST) return setText(note, tell("form-open-large", { name }));
    const text = await readText(given).catch(() => null);
    if (text === null) return setText(note, tell("form-open-no-text", { name }));
    if (text.length <= MOST_SHOWN) put(text);
    read({ text, name });
  }

  /** What was read, with what can be chosen in it. */
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
  return html("label", { class: "field" }, html("span", {}, tell("form-open-layer")), select);
}

function makeNumber(grids: number, number: number, choose: (number: number) => void) {
  const input = html("input", { class: "input", inputmode: "numeric", autocomplete: "off" });
  input.value = String(number);
  input.addEventListener("change", () => choose(Number(input.value) || 0));
  const label = html("span", {}, tell("form-open-number", { grids }));
  return html("label", { class: "field" }, label, input);
}

function makeSnap(join: () => void) {
  return button({ class: "button", click: join }, tell("form-open-snap"));
}
