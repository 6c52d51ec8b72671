import { render } from "lit-html";
import { entryOf, isPending, nameInvented } from "../../board/registry.ts";
import { binding } from "../../dom/binding.ts";
import { makeFileInput, takeDrops } from "../../dom/files.ts";
import { lazyPart } from "../../dom/lazy-part.ts";
import { watchChanges } from "../../dom/watch-changes.ts";
import { isIdle, puzzleOf } from "../../engine/catalogue/catalogue.ts";
import type { Parameter } from "../../engine/catalogue/types.ts";
import { t } from "../../language/translate.ts";
import type { Page } from "../../state/page/page-context.ts";
import { type Draft, draftOf, isFile, OWN, valueIn } from "./fields.ts";
import {
  NOTHING_TOLD,
  type Reading,
  readSource,
  renderOwnFile,
  type Source,
  type Told,
} from "./own-file.ts";
import { createDrawing, describeRegions, renderRegions, valueDrawn } from "./regions-field.ts";
import { type Actions, type Named, renderSetup, type ShownField } from "./setup-template.ts";

/**
 * The content of the drawer: the list of puzzles, the programs of the chosen one, and a field for each of its
 * parameters, all made from the catalogue. Python makes a scenario of the values, or says what is wrong with one.
 */

interface Form {
  page: Page;
  drawer: HTMLElement;
  puzzle: string; // the puzzle to which the drafts belong
  drafts: Record<string, Draft>; // by the parameter's name
  drawing: ReturnType<typeof createDrawing>; // of the regions of a sudoku or a board
  told: Told;
  remarks: string; // Python's on the scenario
  problem: { name: string; said: string } | null; // a parameter's name, and what is wrong with its draft
  more: boolean; // the settings that are folded at first are open
  shapes: Named[];
  submissions: number; // number of the latest submission; results of older ones are dropped
  file: HTMLInputElement;
  actions: Actions;
}

/** @param draw opens the drawing board @param close closes the drawer */
export function bindScenarioForm(
  page: Page,
  drawer: HTMLElement,
  draw: () => void,
  close: () => void,
) {
  const { signal, onDispose, unbind } = binding();
  const form: Form = {
    ...{ page, drawer, puzzle: "", drafts: {}, drawing: createDrawing(), told: NOTHING_TOLD },
    ...{ remarks: "", problem: null, more: false, shapes: [], submissions: 0 },
    file: makeFileInput("", (file) => void openFile(form, file)),
    actions: {
      close,
      choose: (scenario) => void page.chooseScenario(scenario),
      openNew: page.openNew,
      submit: () => void submit(form, parametersOf(form)[0]),
      change: (parameter) => void change(form, parameter),
      openOwn: (parameter) => openOwn(form, parameter),
      fold: (open) => {
        form.more = open;
      },
      block: (blocking) => page.change({ setup: { ...page.state.setup, blocking } }),
      reshape: (shape) => void reshape(form, shape),
      draw,
    },
  };
  const changed = watchChanges();
  takeDrops(drawer, (file) => void openFile(form, file), signal);
  onDispose(page.onOpen(() => show(form)));
  onDispose(
    page.player.subscribe(() => {
      if (changed(page.player.description, page.scenario)) describe(form);
    }),
  );
  onDispose(page.subscribe(() => update(form)));
  onDispose(() => {
    form.puzzle = ""; // shapes that come later are not shown
    render(null, drawer);
  });
  show(form);
  return { unbind };
}

const parametersOf = ({ page: { scenario, catalogue } }: Form) =>
  puzzleOf(scenario.puzzle, catalogue).parameters;

function show(form: Form) {
  const { puzzle, values } = form.page.scenario;
  const parameters = parametersOf(form);
  if (puzzle !== form.puzzle) {
    Object.assign(form, { puzzle, drafts: {}, told: NOTHING_TOLD, more: false, shapes: [] });
    void loadShapes(form);
  }
  const drafts = parameters.map((one) => [one.name, draftOf(one, values, form.drafts[one.name])]);
  form.drafts = Object.fromEntries(drafts);
  form.drawing.shown = values.regions ?? "";
  form.problem = null;
  form.more ||= parameters.some((one) => !one.positional && values[one.name] !== one.default);
  const own = parameters.find(isFile);
  if (own && values[own.name] !== form.told.value) form.told = NOTHING_TOLD;
  describe(form);
}

/** Show what only Python knows. */
function describe(form: Form) {
  const { description } = form.page.player;
  form.remarks = ((description?.graph ?? description?.map)?.remarks ?? []).join(" ");
  if (description !== null) describeRegions(form.drawing, description);
  update(form);
}

function update(form: Form) {
  const { page, drawer, more, shapes, actions } = form;
  const { scenario, view, catalogue, state } = page;
  // While another puzzle is opened, the state changes before the drafts do.
  if (scenario.puzzle !== form.puzzle) return;
  const puzzle = puzzleOf(scenario.puzzle, catalogue);
  const { editor, ownLabel } = entryOf(scenario.puzzle);
  const title = scenario.origin && nameInvented(puzzle.title, scenario.origin);
  const shown = {
    ...{ puzzles: catalogue.puzzles, puzzle, scenario: scenario.text, more, shapes },
    title: title || ownLabel(),
    fields: puzzle.parameters.map((parameter) => shownField(form, parameter)),
    blocking: view.toggle ? state.setup.blocking : null,
    blocks: view.blocks,
    canDraw: editor === null ? "no" : isPending(view) ? "later" : "yes",
  } as const;
  render(renderSetup(shown, actions), drawer);
}

function shownField(form: Form, parameter: Parameter): ShownField {
  const { drafts, drawing, problem, told, remarks } = form;
  const { name, type, label } = parameter;
  const idle = isIdle(parameter, form.page.scenario.values);
  const parameters = parametersOf(form);
  // Above the field that it depends on it would move that one, which the visitor has just used.
  const kept = parameters
    .slice(parameters.indexOf(parameter))
    .some((later) => later.name in parameter.needs);
  const note = told.note || (told.value === null ? remarks : "");
  const file = { ...told, note };
  const commit = () => {
    // The form reads the text, so the drawing is written there; a sudoku's regions have no text.
    if (type !== "regions")
      drafts[name] = { named: OWN, text: valueDrawn(drawing).replaceAll(".", "\n") };
    void submit(form, parameter);
  };
  return {
    ...{ parameter, draft: drafts[name], idle, kept },
    problem: problem?.name === name ? problem.said : null,
    ownFile: isFile(parameter)
      ? renderOwnFile(file, form.file, (source) => void readOwn(form, parameter, source))
      : null,
    regions:
      type === "regions" || type === "areas"
        ? renderRegions(drawing, label, { update: () => update(form), commit })
        : null,
    moves: type === "order" ? movesDrawn(form, drafts[name]) : null,
  };
}

/** The moves of a named order; null: those of another piece than the knight, or in an own order, are not drawn. */
function movesDrawn(form: Form, { named }: Draft) {
  const { catalogue, scenario } = form.page;
  const piece = parametersOf(form).find(({ type }) => type === "leaper");
  const knight = piece === undefined || scenario.values[piece.name] === piece.default;
  return knight && Object.hasOwn(catalogue.orders, named) ? catalogue.orders[named] : null;
}

/** The form's values, with the default for parameters that have no effect. */
function readDrafts(form: Form) {
  const parameters = parametersOf(form);
  const read = parameters.map((parameter) => {
    const draft = form.drafts[parameter.name];
    const drawn = parameter.type === "regions";
    const value = drawn ? valueDrawn(form.drawing) : valueIn(parameter, draft);
    return [parameter.name, value || parameter.default];
  });
  const values: Record<string, string> = Object.fromEntries(read);
  // A parameter may depend on one that comes after it.
  for (const parameter of parameters) {
    if (isIdle(parameter, values)) values[parameter.name] = parameter.default;
  }
  return values;
}

function change(form: Form, parameter: Parameter) {
  const { named, text } = form.drafts[parameter.name];
  if (isFile(parameter) && named === OWN) return readOwn(form, parameter, { text, name: "" });
  return submit(form, parameter);
}

function openOwn(form: Form, { name }: Parameter) {
  update(form);
  form.drawer.querySelector<HTMLElement>(`#own-${name}`)?.focus();
}

/** @param changed the parameter that the visitor has changed */
async function submit(form: Form, changed: Parameter) {
  const { chooseScenario, solver, scenario } = form.page;
  const submission = ++form.submissions;
  const values = readDrafts(form);
  // Regions belong to their grid: another one comes with its own.
  if (values.givens !== scenario.values.givens && "regions" in values) values.regions = "";
  let said: string | null = null;
  try {
    await solver.loaded();
    const parts = Object.entries(values).map((part) => part.join("="));
    const text = await solver.insist<string>("write_scenario", form.puzzle, parts, changed.name);
    if (submission === form.submissions) chooseScenario(text);
  } catch (error) {
    said = (error as Error).message;
  }
  if (submission === form.submissions) showProblem(form, changed, said);
}

async function openFile(form: Form, file: File) {
  const parameter = parametersOf(form).find(isFile);
  if (parameter === undefined) return;
  const { value } = form.told;
  form.told = { ...NOTHING_TOLD, note: t("form-open-reading"), value };
  update(form);
  const source = await readSource(file);
  if (typeof source === "string") {
    form.told = { ...NOTHING_TOLD, note: source, value };
    return update(form);
  }
  // The visitor can correct the text of a small file.
  if (source.text.length <= MOST_SHOWN)
    form.drafts[parameter.name] = { named: OWN, text: source.text };
  return readOwn(form, parameter, source);
}

/** A file of at most this many characters is shown in the field. */
const MOST_SHOWN = 20_000;

/** Let Python read a text, and open the scenario in it. */
async function readOwn(form: Form, parameter: Parameter, source: Source) {
  const { solver, scenario, chooseScenario } = form.page;
  const { text, ...wish } = source;
  const submission = ++form.submissions;
  let said: string | null = null;
  let told = NOTHING_TOLD;
  try {
    await solver.loaded();
    const asked = [scenario.text, text, JSON.stringify(wish)];
    const reading = await solver.insist<Reading>("read_own", ...asked);
    if (submission !== form.submissions) return;
    if (reading.scenario !== null) chooseScenario(reading.scenario);
    const value = form.page.scenario.values[parameter.name];
    told = { note: reading.told.join(" "), reading, source, value };
  } catch (error) {
    said = (error as Error).message;
    if (source.name !== "") said = t("form-open-failed", { name: source.name, said });
  }
  if (submission !== form.submissions) return;
  form.told = told;
  showProblem(form, parameter, said);
}

function showProblem(form: Form, { name }: Parameter, said: string | null) {
  form.problem = said === null ? null : { name, said };
  update(form);
}

/** Load the shapes that a board can have. */
async function loadShapes(form: Form) {
  const { page, puzzle } = form;
  try {
    const shapes = await lazyPart(entryOf(puzzle).shapes?.load() ?? Promise.resolve(null));
    if (form.puzzle !== puzzle) return;
    form.shapes = shapes?.listShapes() ?? [];
    update(form);
  } catch (error) {
    page.showToast((error as Error).message);
  }
}

async function reshape({ page, puzzle }: Form, shape: string) {
  const shapes = await entryOf(puzzle).shapes?.load();
  if (shapes === undefined || page.scenario.puzzle !== puzzle) return;
  await page.tryScenario(() => shapes.reshape(page.scenario, shape));
}
