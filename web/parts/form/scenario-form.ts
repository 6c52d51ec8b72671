import { entryOf, nameInvented } from "../../board/registry.ts";
import { binding } from "../../dom/binding.ts";
import { element, setText } from "../../dom/element.ts";
import { button, html } from "../../dom/node.ts";
import { puzzleOf } from "../../engine/catalogue/catalogue.ts";
import type { Preset, Puzzle } from "../../engine/catalogue/types.ts";
import type { Description } from "../../engine/search/types.ts";
import type { Scenario } from "../../engine/types/scenario.ts";
import { bring, t } from "../../language/translate.ts";
import type { Page } from "../../state/lane/types.ts";
import { makeScenario } from "../../state/scenario/scenario.ts";
import { bindNewInstance } from "./new-instance.ts";
import type { Reading, Source } from "./own-text.ts";
import { type Field, makeField } from "./scenario-fields.ts";

/**
 * The list of puzzles, the programs of the chosen one, and a field for each of its parameters, all made from the
 * catalogue. They request a scenario by its text, which the parser and Python check.
 */

bring("dialogs");

type Asked = Pick<Page, "catalogue" | "chooseScenario" | "checkScenario" | "scenario" | "solver">;

export function bindScenarioForm(page: Page) {
  const { ownParts, unbind } = binding();
  const fields = bindFields(page);
  const parts = [bindPicker(page), bindNewInstance(page), bindPresets(page), fields];
  ownParts(parts);
  return {
    show(scenario: Scenario) {
      for (const part of parts) part.show(scenario);
    },
    heed: fields.heed,
    unbind,
  };
}

function bindPicker({ catalogue, chooseScenario }: Asked) {
  const buttons = catalogue.puzzles.map(({ name, title, summary, presets }) => {
    const choose = () => void chooseScenario(presets[0].scenario);
    return button({ class: "pick", title: summary, "data-puzzle": name, click: choose }, title);
  });
  const picker = element("picker", HTMLElement);
  picker.replaceChildren(...buttons);
  return {
    show({ puzzle }: Scenario) {
      for (const button of buttons) button.ariaPressed = String(button.dataset.puzzle === puzzle);
    },
    unbind: () => picker.replaceChildren(),
  };
}

function bindPresets({ catalogue, chooseScenario }: Asked) {
  const list = element("presets", HTMLElement);
  let shown = "";

  const makePreset = ({ id, title, look, program, scenario }: Preset) =>
    button(
      {
        class: "preset",
        "data-preset": id,
        "data-scenario": scenario,
        click: () => void chooseScenario(scenario),
      },
      html("span", { class: "semibold" }, title),
      html("span", { class: "preset-note" }, look),
      ...(program === "" ? [] : [html("span", { class: "preset-note" }, program)]),
    );

  function show({ puzzle, text }: Scenario) {
    if (puzzle !== shown) {
      list.replaceChildren(...puzzleOf(puzzle, catalogue).presets.map(makePreset));
      shown = puzzle;
    }
    for (const button of list.querySelectorAll("button")) {
      button.ariaPressed = String(button.dataset.scenario === text);
    }
  }

  return { show, unbind: () => list.replaceChildren() };
}

interface Form {
  page: Asked;
  fields: Field[];
  puzzle: string; // the puzzle to which the fields belong
  submissions: number; // number of the latest submission; results of older ones are dropped
  parts: ReturnType<typeof findParts>;
}

function bindFields(page: Asked) {
  const { signal, onDispose, unbind } = binding();
  const parts = findParts();
  const form: Form = { page, fields: [], puzzle: "", submissions: 0, parts };

  function obey(event: Event) {
    event.preventDefault();
    submit(form, form.fields[0]);
  }

  parts.form.addEventListener("submit", obey, { signal });
  onDispose(() => {
    parts.basic.replaceChildren();
    parts.moreFields.replaceChildren();
  });
  return {
    show: (scenario: Scenario) => show(form, scenario),
    /** Show Python's remarks on the visitor's own text. */
    heed(description: Description | null) {
      const remarks = (description?.graph ?? description?.map)?.remarks ?? [];
      for (const { note, describe } of form.fields) {
        note?.(remarks.join(" "));
        if (description !== null) describe?.(description);
      }
    },
    unbind,
  };
}

function findParts() {
  return {
    form: element("form", HTMLFormElement),
    basic: element("form-fields", HTMLElement),
    more: element("form-more", HTMLDetailsElement),
    moreFields: element("form-more-fields", HTMLElement),
    problem: element("form-problem", HTMLElement),
  };
}

function show(form: Form, { puzzle, values, origin }: Scenario) {
  const entry = puzzleOf(puzzle, form.page.catalogue);
  if (puzzle !== form.puzzle) build(form, entry);
  const invented = origin && nameInvented(entry.title, origin);
  setText(element("form-title", HTMLElement), invented ?? entryOf(puzzle).ownLabel());
  let set = false;
  for (const { parameter, box, show: showValue } of form.fields) {
    showValue(values[parameter.name], values);
    box.hidden = isIdle(parameter, values);
    set ||= !parameter.positional && values[parameter.name] !== parameter.default;
  }
  if (set) form.parts.more.open = true;
  setText(form.parts.problem, "");
}

function build(form: Form, puzzle: Puzzle) {
  const { basic, more, moreFields, problem } = form.parts;
  form.fields = puzzle.parameters.map((parameter) => {
    const field: Field = makeField(
      parameter,
      () => submit(form, field),
      (source) => readOwn(form, field, source),
    );
    return field;
  });
  more.before(problem);
  basic.replaceChildren(...boxesOf(form, true));
  moreFields.replaceChildren(...boxesOf(form, false));
  more.hidden = moreFields.childElementCount === 0;
  more.open = false;
  form.puzzle = puzzle.name;
}

function boxesOf({ fields }: Form, positional: boolean) {
  return fields
    .filter(({ parameter }) => parameter.positional === positional)
    .map(({ box }) => box);
}

/** True when a parameter has no effect beside the other values. */
function isIdle({ needs }: Field["parameter"], values: Record<string, string>) {
  return Object.entries(needs).some(([name, allowed]) => !allowed.includes(values[name]));
}

/** The form's values, with the default for parameters that have no effect. */
function readFields({ fields }: Form) {
  const values: Record<string, string> = {};
  for (const { parameter, read } of fields) {
    const idle = isIdle(parameter, values);
    values[parameter.name] = idle ? parameter.default : read() || parameter.default;
  }
  return values;
}

/** @param changed the field that the visitor has changed */
async function submit(form: Form, changed: Field) {
  const { chooseScenario, checkScenario, catalogue } = form.page;
  const submission = ++form.submissions;
  const values = readFields(form);
  // Regions belong to their grid: another one comes with its own.
  if (values.givens !== form.page.scenario.values.givens && "regions" in values)
    values.regions = "";
  if (changed === form.fields[0]) fitSquares(form, values);
  let said: string | null;
  try {
    const { text } = makeScenario(form.puzzle, values, catalogue);
    const canonical = await checkScenario(text);
    said = submission === form.submissions ? chooseScenario(canonical) : null;
  } catch (error) {
    said = (error as Error).message;
  }
  if (submission === form.submissions) showProblem(form, said, changed);
}

/** Let Python read the text of a field, and open the scenario in it. */
async function readOwn(form: Form, field: Field, source: Source) {
  const { solver, scenario, chooseScenario } = form.page;
  const { text, ...wish } = source;
  const submission = ++form.submissions;
  let said: string | null = null;
  try {
    await solver.loaded();
    const asked = [scenario.text, text, JSON.stringify(wish)];
    const reading = await solver.insist<Reading>("read_own", ...asked);
    if (submission !== form.submissions) return;
    if (reading.scenario !== null) said = chooseScenario(reading.scenario);
    field.heed?.(reading, source);
  } catch (error) {
    field.heed?.(null, source);
    said = (error as Error).message;
    if (source.name !== "") said = t("form-open-failed", { name: source.name, said });
  }
  if (submission === form.submissions) showProblem(form, said, field);
}

function showProblem({ fields, parts: { problem } }: Form, said: string | null, field: Field) {
  for (const { box } of fields) {
    box.querySelector("[aria-invalid]")?.removeAttribute("aria-invalid");
  }
  setText(problem, said ?? "");
  if (said === null) return;
  field.box.after(problem);
  const control = field.box.querySelector("textarea:not([hidden]), input, select");
  control?.setAttribute("aria-invalid", "true");
}

/** When the first field shrinks the board, drop holes and an end outside it, and move a start outside it to a1. */
function fitSquares(
  { page, puzzle, fields: [{ parameter }] }: Form,
  values: Record<string, string>,
) {
  const { start, holes, end } = values;
  if (holes === undefined) return;
  const size = { [parameter.name]: values[parameter.name] };
  const anywhere = start === undefined ? size : { ...size, start: "any" };
  const fits = (given: Record<string, string>) => {
    try {
      return Boolean(makeScenario(puzzle, given, page.catalogue));
    } catch {
      return false;
    }
  };
  values.holes = holes
    .split(",")
    .filter((hole) => hole !== "" && fits({ ...anywhere, holes: hole }))
    .join(",");
  if (start !== undefined && !fits({ ...size, start })) values.start = "a1";
  if (end && !fits({ ...anywhere, end })) values.end = "";
}
