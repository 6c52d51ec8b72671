import { setText } from "../../dom/element.ts";
import { html } from "../../dom/node.ts";
import type { Choice, Parameter } from "../../engine/catalogue/types.ts";
import { decodeText, encodeText } from "../../engine/fragment/encode.ts";
import type { Description } from "../../engine/search/types.ts";
import { t } from "../../language/translate.ts";
import { makeOwnText, type Reading, type Source } from "./own-text.ts";
import { makeRegionsField } from "./regions-field.ts";

/**
 * The form's fields, one for each parameter, by the parameter's type. A field shows and reads a value; only the parser
 * checks it.
 */

export interface Field {
  parameter: Parameter;
  box: HTMLElement; // the element for the form
  read: () => string;
  show: (value: string, values: Record<string, string>) => void; // a value, beside those of all parameters
  describe?: (description: Description) => void; // shows what only Python knows
  note?: (told: string) => void; // shows Python's remarks on the visitor's own text
  heed?: (reading: Reading | null, source: Source) => void; // shows the reading of a new text, with its choices; null: it could not be read
}

const OWN = "own";

/** Conversions between a scenario's value and the text in a field, for types where the two differ. */
const OWN_TEXTS: Record<
  string,
  {
    rows: number;
    read: (text: string) => string;
    show: (value: string, values: Record<string, string>) => string;
  }
> = {
  order: {
    rows: 2,
    read: (text) => text.trim().replace(/[\s;]+/g, ";"),
    show: (value) => value.replaceAll(";", " "),
  },
  leaper: { rows: 1, read: (text) => text.trim(), show: (value) => value },
  graph: { rows: 6, read: readLines, show: showLines },
  map: { rows: 6, read: readLines, show: showLines },
  sudoku: {
    rows: 9,
    read: (text) =>
      encodeText(
        text
          .trim()
          .split(/\n\s*\n/)[0]
          .replace(/\s+/g, ""),
      ),
    show: (value, { regions }) => [value, regions].filter(Boolean).map(breakRows).join("\n\n"),
  },
};

export function readLines(text: string) {
  return encodeText(text.trim().replace(/[ \t]*\r?\n[ \t]*/g, "\n"));
}

/** Put each vertex of a graph on its own line, for reading. Other texts stay as they are. */
export function showLines(value: string) {
  return decodeText(value).replaceAll(";", "\n");
}

function breakRows(cells: string) {
  const side = Math.sqrt(cells.length);
  if (!Number.isInteger(side)) return cells;
  return cells.match(new RegExp(`.{${side}}`, "g"))?.join("\n") ?? cells;
}

/** Types whose own texts Python reads, as they may have another program's file format. */
const FILES = ["graph", "map", "sudoku"];

/**
 * @param changed called when the visitor has changed the value
 * @param read lets Python read the visitor's own text
 */
export function makeField(
  parameter: Parameter,
  changed: () => void,
  read: (source: Source) => void,
): Field {
  const { type } = parameter;
  if (type === "board") return makeBoardField(parameter, changed);
  if (type === "choice") return makeChoiceField(parameter, changed);
  if (type === "regions") return makeRegionsField(parameter, changed);
  if (FILES.includes(type)) return makeFileField(parameter, changed, read);
  if (type in OWN_TEXTS) return makeOwnField(parameter, changed).field;
  return makeTextField(parameter, changed);
}

function label(text: string, ...controls: HTMLElement[]) {
  return html("label", { class: "field" }, html("span", {}, text), ...controls);
}

function input(id: string, changed: () => void, number: boolean) {
  return html("input", {
    class: "input",
    id,
    autocomplete: "off",
    spellcheck: "false",
    autocapitalize: "off",
    inputmode: number && "numeric",
    change: changed,
  });
}

function makeBoardField(parameter: Parameter, changed: () => void): Field {
  const rows = input("rows", changed, true);
  const columns = input("columns", changed, true);
  const fields = [label(t("form-rows"), rows), label(t("form-columns"), columns)];
  return {
    parameter,
    box: html("div", { class: "field-pair" }, ...fields),
    read: () => `${rows.value.trim()}x${columns.value.trim()}`,
    show: (value) => {
      [rows.value, columns.value] = value.split("x");
    },
  };
}

function makeChoiceField(parameter: Parameter, changed: () => void): Field {
  const choices = parameter.choices.map(option);
  const select = html("select", { class: "input", id: parameter.name }, ...choices);
  const note = html("small", { class: "field-note" });
  const explain = () => {
    const choice = parameter.choices.find(({ value }) => value === select.value);
    note.textContent = choice?.help || parameter.help;
  };
  select.addEventListener("change", () => {
    explain();
    changed();
  });
  return {
    parameter,
    box: label(parameter.label, select, note),
    read: () => select.value,
    show: (value) => {
      select.value = value;
      explain();
    },
  };
}

function option({ value, label: text }: Choice) {
  return new Option(text, value);
}

/** A text field of one line that suggests the named values. */
function makeTextField(parameter: Parameter, changed: () => void): Field {
  const { name, type, choices } = parameter;
  const field = input(name, changed, type === "integer");
  const note = html("small", { class: "field-note" }, parameter.help);
  const box = label(parameter.label, field, note);
  if (choices.length > 0) {
    const list = html("datalist", { id: `${name}-choices` }, ...choices.map(option));
    field.setAttribute("list", list.id);
    box.append(list);
  }
  const coded = type === "vertex";
  return {
    parameter,
    box,
    read: () => (coded ? encodeText(field.value.trim()) : field.value.replace(/\s+/g, "")),
    show: (value) => {
      field.value = coded ? decodeText(value) : value;
    },
  };
}

/** Examples of own texts, shown as placeholders. */
const EXAMPLES = {
  order: "1,2 2,1 2,-1 1,-2 -1,-2 -2,-1 -2,1 -1,2",
  leaper: "1,4",
  graph: "A: B D\nB: C D\nC -> A",
  map: "North: East West\nEast: South\nWest: South",
  sudoku:
    "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79",
};

/** A list of the named values, with a text field for the visitor's own. */
function makeOwnField(parameter: Parameter, changed: () => void, typed = changed) {
  const { name, type, choices } = parameter;
  const { rows, read, show } = OWN_TEXTS[type];
  const kind = type as keyof typeof EXAMPLES;
  const options = [...choices.map(option), new Option(t(`form-own-${kind}`), OWN)];
  const select = html("select", { class: "input", id: name }, ...options);
  const text = html("textarea", {
    class: "input",
    id: `own-${name}`,
    rows,
    spellcheck: "false",
    placeholder: EXAMPLES[kind],
    autocapitalize: "off",
    change: typed,
  });
  const ownBox = label(t(`form-own-help-${kind}`), text);
  select.addEventListener("change", () => {
    ownBox.hidden = select.value !== OWN;
    if (select.value === OWN) text.focus();
    else changed();
  });
  const field: Field = {
    parameter,
    box: html("div", { class: "field-own" }, label(parameter.label, select), ownBox),
    read: () => (select.value === OWN ? read(text.value) : select.value),
    show: (value, values) => {
      const named = choices.some((choice) => choice.value === value);
      select.value = named ? value : OWN;
      ownBox.hidden = named;
      if (!named) text.value = show(value, values);
    },
  };
  const put = (own: string) => {
    select.value = OWN;
    ownBox.hidden = false;
    text.value = own;
  };
  return { field, text, put };
}

/** The same, which also takes a file, or text pasted from one. */
function makeFileField(
  parameter: Parameter,
  changed: () => void,
  read: (source: Source) => void,
): Field {
  const { field, text, put } = makeOwnField(parameter, changed, () =>
    read({ text: text.value, name: "" }),
  );
  const own = makeOwnText(field.box, put, read);
  let shown = "";
  let told = ""; // the value with remarks about its file, which a link's text cannot give
  text.addEventListener("input", own.clear);
  field.box.append(own.around);
  return {
    ...field,
    show: (value, values) => {
      field.show(value, values);
      if (value !== told) own.clear();
      shown = value;
    },
    note: (remarks) => {
      if (shown !== told) setText(own.note, remarks);
    },
    heed: (reading, source) => {
      told = reading === null ? "" : shown;
      if (reading === null) own.clear();
      else own.show(reading, source);
    },
  };
}
