import { nothing, render, html as template } from "lit-html";
import { html } from "../../dom/node.ts";
import type { Parameter } from "../../engine/catalogue/types.ts";
import type { Description } from "../../engine/search/types.ts";
import { t } from "../../language/translate.ts";

/** The field for a sudoku's regions: a small grid on which they are drawn. */

const STEPS: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Drawing {
  n: number; // 0 until Python has read the grid
  regions: string[]; // the sign of each cell's region
  boxes: string; // these signs for boxes, or "" if the grid has none
  brush: string | null; // the region that is being drawn
  focus: number; // the cell that the keys change
  shown: string; // the scenario's value
}

interface Form {
  drawing: Drawing;
  box: HTMLElement;
  label: string;
  changed: () => void;
}

/** Signs of the regions that have too many cells or too few. */
export function listUnfinished({ n, regions }: Pick<Drawing, "n" | "regions">) {
  const signs = [...new Set(regions)].sort();
  return signs.filter((sign) => regions.filter((other) => other === sign).length !== n);
}

/** The value of what is drawn; while a region is unfinished, that of the scenario. */
export function valueDrawn(drawing: Drawing) {
  if (drawing.n === 0 || listUnfinished(drawing).length > 0) return drawing.shown;
  const text = drawing.regions.join("");
  return text === drawing.boxes ? "" : text;
}

/** @param changed called when each region has as many cells as it needs */
export function makeRegionsField(parameter: Parameter, changed: () => void) {
  const drawing: Drawing = { n: 0, regions: [], boxes: "", brush: null, focus: 0, shown: "" };
  const box = html("div", { class: "field regions-field" });
  const form: Form = { drawing, box, label: parameter.label, changed };
  return {
    parameter,
    box,
    read: () => valueDrawn(drawing),
    show(value: string) {
      drawing.shown = value;
    },
    /** Show the grid that Python has read. */
    describe({ grid }: Description) {
      if (!grid) return;
      const { n, regions, boxes } = grid;
      Object.assign(drawing, { n, boxes, regions: Array.from(regions || boxes), brush: null });
      drawing.focus = Math.min(drawing.focus, n * n - 1);
      update(form);
    },
  };
}

function put({ drawing, ...form }: Form, cell: number, sign: string) {
  // A region keeps a cell, so that it can be drawn on.
  const own = drawing.regions[cell];
  if (own === sign || drawing.regions.filter((other) => other === own).length === 1) return;
  drawing.regions[cell] = sign;
  update({ drawing, ...form });
}

function commit({ drawing, changed }: Form) {
  const drawn = drawing.brush !== null;
  drawing.brush = null;
  if (drawn && listUnfinished(drawing).length === 0 && valueDrawn(drawing) !== drawing.shown)
    changed();
}

function cellAt({ box }: Form, { clientX, clientY }: PointerEvent) {
  const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-cell]");
  return cell && box.contains(cell) ? Number(cell.dataset.cell) : -1;
}

function begin(form: Form, event: PointerEvent) {
  const cell = cellAt(form, event);
  if (cell < 0) return;
  const { drawing } = form;
  [drawing.brush, drawing.focus] = [drawing.regions[cell], cell];
  (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  update(form);
}

function draw(form: Form, event: PointerEvent) {
  const { brush } = form.drawing;
  if (brush === null) return;
  const cell = cellAt(form, event);
  if (cell >= 0) put(form, cell, brush);
}

function press(form: Form, event: KeyboardEvent) {
  const { drawing, box } = form;
  const { n, focus, regions } = drawing;
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return;
  if (key in STEPS) {
    const [column, row] = [(focus % n) + STEPS[key][0], Math.floor(focus / n) + STEPS[key][1]];
    if (column < 0 || column >= n || row < 0 || row >= n) return;
    drawing.focus = row * n + column;
    update(form);
    box.querySelector<HTMLElement>(`[data-cell="${drawing.focus}"]`)?.focus();
  } else if (regions.includes(key.toUpperCase())) {
    drawing.brush = key.toUpperCase();
    put(form, focus, drawing.brush);
    commit(form);
  } else return;
  event.preventDefault();
  event.stopPropagation();
}

function forget(form: Form) {
  const { drawing } = form;
  Object.assign(drawing, { regions: Array.from(drawing.boxes), brush: "" });
  update(form);
  commit(form);
}

function update(form: Form) {
  const { drawing, box, label } = form;
  const { n, regions, boxes } = drawing;
  const wrong = listUnfinished(drawing);
  const told =
    wrong.length === 0
      ? t("form-regions-draw")
      : t("form-regions-unfinished", { regions: wrong, side: String(n) });
  const rows = Array.from({ length: n }, (_, row) => row);
  const boxed = boxes === "" || regions.join("") === boxes;
  render(
    template`<span>${label}</span>
      <div class="regions-grid" role="grid" aria-label=${label} style="--side: ${n}"
        @pointerdown=${(event: PointerEvent) => begin(form, event)}
        @pointermove=${(event: PointerEvent) => draw(form, event)}
        @pointerup=${() => commit(form)}
        @pointercancel=${() => commit(form)}
        @keydown=${(event: KeyboardEvent) => press(form, event)}>
        ${rows.map((row) => template`<div role="row">${rows.map((column) => renderCell(drawing, row, column))}</div>`)}
      </div>
      <small class="field-note" role="status">${told}</small>
      ${boxed ? nothing : template`<button type="button" class="button" @click=${() => forget(form)}>${t("form-regions-boxes")}</button>`}`,
    box,
  );
}

function renderCell({ n, regions, focus }: Drawing, row: number, column: number) {
  const cell = row * n + column;
  const region = regions[cell];
  const below = row < n - 1 && regions[cell + n] !== region;
  const behind = column < n - 1 && regions[cell + 1] !== region;
  const walls = [below && "below", behind && "behind"].filter(Boolean).join(" ");
  const name = t("form-regions-cell", { cell: `r${row + 1}c${column + 1}`, region });
  return template`<span role="gridcell" data-cell=${cell} data-walls=${walls}
    tabindex=${cell === focus ? 0 : -1} aria-label=${name}>${region}</span>`;
}
