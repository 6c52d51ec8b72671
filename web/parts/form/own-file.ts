import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { LARGEST, readText } from "../../dom/files.ts";
import { strip } from "../../engine/fragment/invisible.ts";
import { t } from "../../language/translate.ts";

/** The visitor's own text or file: Python's remarks on it, and the choices of what to use of it. */

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

/** The remarks and choices below the field. */
export interface Told {
  note: string;
  reading: Reading | null;
  source: Source | null;
  value: string | null; // the scenario's value that they are about; null: none yet
}

export const NOTHING_TOLD: Told = { note: "", reading: null, source: null, value: null };

/**
 * Read a file.
 *
 * @returns its source, or a sentence that says why it can't be read
 */
export async function readSource(file: File): Promise<Source | string> {
  // A file's name may contain invisible characters.
  const name = strip(file.name);
  if (file.size > LARGEST) return t("form-open-large", { name });
  const text = await readText(file).catch(() => null);
  return text === null ? t("files-no-text", { name }) : { text, name };
}

/**
 * @param file the hidden field that opens a file
 * @param read lets Python read the source with another choice
 */
export function renderOwnFile(
  { note, reading, source }: Told,
  file: HTMLInputElement,
  read: (source: Source) => void,
) {
  return html`<div class="field-own">
    <div><button type="button" class="button" @click=${() => file.click()}>${t("form-open")}</button>${file}</div>
    <small class="field-note" role="status">${note}</small>
    ${reading === null || source === null ? nothing : renderChoices(reading, (choice) => read({ ...source, ...choice }))}
  </div>`;
}

function renderChoices(
  { layers = [], layer = "", grids = 1, number = 1, snap }: Reading,
  choose: (choice: Partial<Source>) => void,
) {
  const textOf = (event: Event) => (event.target as HTMLInputElement).value;
  return html`<div class="field-own field-offers">${
    layers.length > 1
      ? html`<label class="field"><span>${t("form-open-layer")}</span>
          <select class="input" @change=${(event: Event) => choose({ layer: textOf(event) })}>
            ${layers.map((name) => html`<option .selected=${live(name === layer)}>${name}</option>`)}
          </select></label>`
      : nothing
  }${
    grids > 1
      ? html`<label class="field"><span>${t("form-open-number", { grids })}</span>
          <input class="input" inputmode="numeric" autocomplete="off" .value=${live(String(number))}
            @change=${(event: Event) => choose({ number: Number(textOf(event)) || 0 })} /></label>`
      : nothing
  }${
    snap
      ? html`<button type="button" class="button" @click=${() => choose({ snap: true })}>${t("form-open-snap")}</button>`
      : nothing
  }</div>`;
}
