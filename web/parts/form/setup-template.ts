import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { PuzzleView } from "../../board/types.ts";
import type { Choice, Parameter, Preset, Puzzle } from "../../engine/catalogue/types.ts";
import type { Move } from "../../engine/types/scenario.ts";
import { t } from "../../language/translate.ts";
import { type Draft, hasOwnText, isFile, OWN } from "./fields.ts";
import { renderOrder } from "./order-picture.ts";

/** The drawer with the puzzles, the programs and a form for the open one. */

/** An entry of a list. */
export type Named = Pick<Choice, "value" | "label">;

export interface ShownField {
  parameter: Parameter;
  draft: Draft;
  idle: boolean; // without effect beside the other values
  kept: boolean; // it keeps its room while it is idle
  problem: string | null; // null: there is none with this field
  ownFile: TemplateResult | null; // below a text that Python reads
  regions: TemplateResult | null; // a drawing of regions: the field itself, or below the text of them
  moves: readonly Move[] | null; // of the chosen order, to be drawn
}

export interface Shown {
  puzzles: readonly Puzzle[];
  puzzle: Puzzle;
  scenario: string;
  title: string; // above the fields
  fields: ShownField[];
  more: boolean; // the settings that are folded at first are open
  blocks: PuzzleView["blocks"]; // says what clicks on the board do
  blocking: boolean | null; // clicks block squares; null: this board cannot have any blocked
  shapes: Named[]; // of the board; none: it has one only
  canDraw: "no" | "later" | "yes"; // "later": when Python has described the graph or map
}

export interface Actions {
  close: () => void;
  choose: (scenario: string) => void;
  openNew: () => void;
  submit: () => void;
  change: (parameter: Parameter) => void; // the visitor has changed its draft
  openOwn: (parameter: Parameter) => void; // the visitor wants to write a text
  fold: (open: boolean) => void;
  block: (blocking: boolean) => void;
  reshape: (shape: string) => void;
  draw: () => void;
}

export function renderSetup(shown: Shown, actions: Actions) {
  return html`<header class="setup-head">
      <h2 class="card-title" id="setup-title" tabindex="-1">${t("form-title")}</h2>
      <button type="button" class="button button-icon button-plain" id="setup-close" aria-label=${t("form-close")} title=${t("form-close-key")} @click=${actions.close}>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6.400 5 12 10.600 17.600 5 19 6.400 13.400 12 19 17.600 17.600 19 12 13.400 6.400 19 5 17.600 10.600 12 5 6.400z" /></svg>
      </button>
    </header>
    ${renderPuzzles(shown, actions)} ${renderForm(shown, actions)}
    <div class="setup-part">
      <h3>${t("form-programs")}</h3>
      <div class="presets" id="presets">${shown.puzzle.presets.map((preset) => renderPreset(preset, shown, actions))}</div>
    </div>`;
}

function renderPuzzles({ puzzles, puzzle }: Shown, { choose, openNew }: Actions) {
  return html`<div class="setup-part">
    <h3>${t("form-puzzle")}</h3>
    <div class="picker" id="picker">${puzzles.map(
      ({ name, title, summary, presets }) =>
        html`<button type="button" class="pick" title=${summary} data-puzzle=${name} aria-pressed=${String(name === puzzle.name)}
          @click=${() => choose(presets[0].scenario)}>${title}</button>`,
    )}</div>
    <button type="button" class="button below" id="new-instance" title=${t("form-new-title")} ?hidden=${!puzzle.invents} @click=${openNew}>${t("form-new")}</button>
  </div>`;
}

function renderPreset(
  { id, title, look, program, scenario }: Preset,
  shown: Shown,
  { choose, close }: Actions,
) {
  // The drawer closes, as the panels below it explain the choice.
  const press = () => {
    choose(scenario);
    close();
  };
  return html`<button type="button" class="preset" data-preset=${id} data-scenario=${scenario}
    aria-pressed=${String(scenario === shown.scenario)} @click=${press}>
    <span class="semibold">${title}</span><span class="preset-note">${look}</span>
    ${program === "" ? nothing : html`<span class="preset-note">${program}</span>`}
  </button>`;
}

function renderForm(shown: Shown, actions: Actions) {
  const { title, fields, more, blocking, blocks, shapes, canDraw } = shown;
  const obey = (event: Event) => {
    event.preventDefault();
    actions.submit();
  };
  const basic = fields.filter(({ parameter }) => parameter.positional);
  const others = fields.filter(({ parameter }) => !parameter.positional);
  return html`<form class="setup-part" id="form" novalidate @submit=${obey}>
    <h3 id="form-title">${title}</h3>
    <div class="form" id="form-fields">${basic.map((field) => renderField(field, actions))}</div>
    <button type="button" class="button draw-open" id="draw-open" ?hidden=${canDraw === "no"} ?disabled=${canDraw === "later"} @click=${actions.draw}>${t("form-draw")}</button>
    <details class="more" id="form-more" ?hidden=${others.length === 0} .open=${live(more)}
      @toggle=${(event: Event) => actions.fold((event.target as HTMLDetailsElement).open)}>
      <summary>${t("form-more")}</summary>
      <div class="form" id="form-more-fields">${others.map((field) => renderField(field, actions))}</div>
    </details>
    <div id="blocking-field" ?hidden=${blocking === null}>
      <label class="switch">
        <input type="checkbox" id="blocking" .checked=${live(blocking === true)} @change=${(event: Event) => actions.block((event.target as HTMLInputElement).checked)} />
        <span>${t(blocks)}</span>
      </label>
      ${shapes.length === 0 ? nothing : renderShapes(shapes, actions)}
    </div>
  </form>`;
}

function renderShapes(shapes: Named[], { reshape }: Actions) {
  const take = ({ target }: Event) => {
    const select = target as HTMLSelectElement;
    reshape(select.value);
    select.value = "";
  };
  return html`<label class="field template"><span>${t("form-shape")}</span>
    <select class="input" id="template" @change=${take}>
      <option value="">${t("form-shape-choose")}</option>
      ${shapes.map(({ value, label }) => html`<option value=${value}>${label}</option>`)}
    </select></label>`;
}

function renderField(field: ShownField, actions: Actions) {
  const { parameter, problem, regions, idle, kept } = field;
  const drawn = regions !== null && parameter.type === "regions";
  return html`<div class="form" ?hidden=${idle && !kept} ?inert=${idle}>
    ${drawn ? nothing : RENDER[kindOf(parameter)](field, actions)} ${regions}
    ${problem === null ? nothing : html`<p class="problem" id="form-problem" role="alert">${problem}</p>`}
  </div>`;
}

function kindOf(parameter: Parameter): keyof typeof RENDER {
  if (hasOwnText(parameter)) return "own";
  const { type } = parameter;
  return type === "board" || type === "choice" ? type : "text";
}

const RENDER = { board: renderBoard, choice: renderChoice, own: renderOwn, text: renderText };

const textOf = (event: Event) => (event.target as HTMLInputElement).value;

/** @param put writes what is typed into the draft */
function renderInput(
  { parameter, problem }: ShownField,
  { id, text, number }: { id: string; text: string; number: boolean },
  put: (text: string) => void,
  { change }: Actions,
) {
  return html`<input class="input" id=${id} autocomplete="off" spellcheck="false" autocapitalize="off" list=${parameter.choices.length > 0 ? `${id}-choices` : nothing}
    inputmode=${number ? "numeric" : "text"} aria-invalid=${problem === null ? nothing : "true"} .value=${live(text)}
    @input=${(event: Event) => put(textOf(event))} @change=${() => change(parameter)} />`;
}

function renderBoard(field: ShownField, actions: Actions) {
  const { draft } = field;
  const renderSide = (at: number, id: string, label: string) => {
    const put = (text: string) => {
      draft.text = draft.text.split("x").with(at, text.trim()).join("x");
    };
    const text = draft.text.split("x")[at];
    return html`<label class="field"><span>${label}</span>${renderInput(field, { id, text, number: true }, put, actions)}</label>`;
  };
  return html`<div class="field-pair">
    ${renderSide(0, "rows", t("form-rows"))} ${renderSide(1, "columns", t("form-columns"))}
  </div>`;
}

const renderOptions = (choices: readonly Named[], chosen: string) =>
  choices.map(
    ({ value, label }) =>
      html`<option value=${value} .selected=${live(value === chosen)}>${label}</option>`,
  );

function renderChoice({ parameter, draft, problem }: ShownField, { change }: Actions) {
  const { name, label, choices, help } = parameter;
  const choose = (event: Event) => {
    draft.named = textOf(event);
    change(parameter);
  };
  return html`<label class="field"><span>${label}</span>
    <select class="input" id=${name} aria-invalid=${problem === null ? nothing : "true"} @change=${choose}>${renderOptions(choices, draft.named)}</select>
    <small class="field-note">${choices.find(({ value }) => value === draft.named)?.help || help}</small>
  </label>`;
}

/** A text field of one line that suggests the named values. */
function renderText(field: ShownField, actions: Actions) {
  const { parameter, draft } = field;
  const { name, type, label, choices, help } = parameter;
  const put = (text: string) => {
    draft.text = text;
  };
  return html`<label class="field"><span>${label}</span>
    ${renderInput(field, { id: name, text: draft.text, number: type === "integer" }, put, actions)}
    <small class="field-note">${help}</small>
    ${choices.length === 0 ? nothing : html`<datalist id="${name}-choices">${renderOptions(choices, "")}</datalist>`}
  </label>`;
}

/** Most rows of the field, which is as long as its text. */
const MOST_ROWS = 24;
/** Rows of the field for the visitor's own text, and an example of one. */
const OWN_FIELDS = {
  areas: { rows: 8, example: "AABBB\nAABBB\nACDBB\nDDDDE\nDDDDE" },
  maze: { rows: 9, example: "+--+--+--+\n|S    |  |\n+--+  +  +\n|       E|\n+--+--+--+" },
  order: { rows: 2, example: "1,2 2,1 2,-1 1,-2 -1,-2 -2,-1 -2,1 -1,2" },
  leaper: { rows: 1, example: "1,4" },
  graph: { rows: 6, example: "A: B D\nB: C D\nC -> A" },
  map: { rows: 6, example: "North: East West\nEast: South\nWest: South" },
  sudoku: {
    rows: 9,
    example:
      "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79",
  },
};

/** A list of the named values, with a text field for the visitor's own. */
function renderOwn(field: ShownField, { change, openOwn }: Actions) {
  const { parameter, draft, problem, ownFile, moves } = field;
  const { name, label, choices } = parameter;
  const help = choices.find(({ value }) => value === draft.named)?.help;
  const kind = parameter.type as keyof typeof OWN_FIELDS;
  const { rows, example } = OWN_FIELDS[kind];
  // A text that is seen whole leaves the wheel to the drawer.
  const lines = Math.min(MOST_ROWS, Math.max(rows, draft.text.split("\n").length));
  const choose = (event: Event) => {
    draft.named = textOf(event);
    if (draft.named === OWN) openOwn(parameter);
    else change(parameter);
  };
  const put = (event: Event) => {
    draft.text = textOf(event);
  };
  const own = { value: OWN, label: t(`form-own-${kind}`) };
  return html`<div class="field-own">
    <label class="field"><span>${label}</span>
      <select class="input" id=${name} @change=${choose}>${renderOptions([...choices, own], draft.named)}</select>
    </label>
    ${
      moves === null
        ? nothing
        : html`<span class="row middle spaced">${renderOrder(moves)}<small class="field-note">${help}</small></span>`
    }
    <label class="field" ?hidden=${draft.named !== OWN}><span>${t(`form-own-help-${kind}`)}</span>
      <textarea class="input" id="own-${name}" rows=${lines} spellcheck="false" autocapitalize="off" placeholder=${example}
        aria-invalid=${problem === null ? nothing : "true"} .value=${live(draft.text)} @input=${put} @change=${() => change(parameter)}></textarea>
    </label>
    <div ?hidden=${draft.named !== OWN}><button type="button" class="button" id="own-${name}-use" @click=${() => change(parameter)}>${t("form-own-use")}</button></div>
    ${isFile(parameter) ? ownFile : nothing}
  </div>`;
}
