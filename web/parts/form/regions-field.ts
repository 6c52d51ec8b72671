import { html, nothing } from "lit-html";
import type { Description } from "../../engine/search/types.ts";
import { t } from "../../language/translate.ts";

/** The field for regions, of a sudoku or a board: a small grid on which they are drawn. */

const STEPS: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Drawing {
  n: number; // 0 until Python has read the grid
  regions: string[]; // the sign of each cell's region
  even: boolean; // each region has as many cells as a side
  boxes: string; // these signs for boxes, or "" if the grid has none
  brush: string | null; // the region that is being drawn
  focus: number; // the cell that the keys change
  shown: string; // the scenario's value
}

export const createDrawing = (): Drawing => ({
  ...{ n: 0, regions: [], even: true, boxes: "", brush: null, focus: 0, shown: "" },
});

interface Field {
  drawing: Drawing;
  update: () => void; // renders the drawing
  commit: () => void; // each region has as many cells as it needs
}

/** Signs of the regions that have too many cells or too few. */
export function listUnfinished({ n, regions, even }: Pick<Drawing, "n" | "regions" | "even">) {
  if (!even) return [];
  const signs = [...new Set(regions)].sort();
  return signs.filter((sign) => regions.filter((other) => other === sign).length !== n);
}

/** The value of what is drawn; while a region is unfinished, that of the scenario. */
export function valueDrawn(drawing: Drawing) {
  if (drawing.n === 0 || listUnfinished(drawing).length > 0) return drawing.shown;
  const text = drawing.regions.join("");
  if (!drawing.even) return text.match(new RegExp(`.{${drawing.n}}`, "g"))?.join(".") ?? "";
  return text === drawing.boxes ? "" : text;
}

/** Draw the grid that Python has read. */
export function describeRegions(drawing: Drawing, { grid, regions: areas }: Description) {
  if (!grid && !areas) return;
  const { n, regions, boxes } = grid ?? {
    ...{ n: areas?.rows.length ?? 0, regions: areas?.rows.join("") ?? "", boxes: "" },
  };
  const even = grid !== undefined;
  Object.assign(drawing, { n, even, boxes, regions: Array.from(regions || boxes), brush: null });
  drawing.focus = Math.min(drawing.focus, n * n - 1);
}

function put({ drawing, update }: Field, cell: number, sign: string) {
  // A region keeps a cell, so that it can be drawn on.
  const own = drawing.regions[cell];
  if (own === sign || drawing.regions.filter((other) => other === own).length === 1) return;
  drawing.regions[cell] = sign;
  update();
}

function finish({ drawing, commit }: Field) {
  const drawn = drawing.brush !== null;
  drawing.brush = null;
  if (drawn && listUnfinished(drawing).length === 0 && valueDrawn(drawing) !== drawing.shown)
    commit();
}

function cellAt({ clientX, clientY, currentTarget }: PointerEvent) {
  const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-cell]");
  return cell && (currentTarget as HTMLElement).contains(cell) ? Number(cell.dataset.cell) : -1;
}

function begin(field: Field, event: PointerEvent) {
  const cell = cellAt(event);
  if (cell < 0) return;
  const { drawing } = field;
  [drawing.brush, drawing.focus] = [drawing.regions[cell], cell];
  (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  field.update();
}

function draw(field: Field, event: PointerEvent) {
  const { brush } = field.drawing;
  if (brush === null) return;
  const cell = cellAt(event);
  if (cell >= 0) put(field, cell, brush);
}

function press(field: Field, event: KeyboardEvent) {
  const { drawing } = field;
  const { n, focus, regions } = drawing;
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return;
  if (key in STEPS) {
    const [column, row] = [(focus % n) + STEPS[key][0], Math.floor(focus / n) + STEPS[key][1]];
    if (column < 0 || column >= n || row < 0 || row >= n) return;
    drawing.focus = row * n + column;
    field.update();
    (event.currentTarget as HTMLElement)
      .querySelector<HTMLElement>(`[data-cell="${drawing.focus}"]`)
      ?.focus();
  } else if (regions.includes(key.toUpperCase())) {
    drawing.brush = key.toUpperCase();
    put(field, focus, drawing.brush);
    finish(field);
  } else return;
  event.preventDefault();
  event.stopPropagation();
}

function forget(field: Field) {
  const { drawing } = field;
  Object.assign(drawing, { regions: Array.from(drawing.boxes), brush: "" });
  field.update();
  finish(field);
}

export function renderRegions(
  drawing: Drawing,
  label: string,
  { update, commit }: Omit<Field, "drawing">,
) {
  const field = { drawing, update, commit };
  const { n, regions, boxes } = drawing;
  const wrong = listUnfinished(drawing);
  const told =
    wrong.length === 0
      ? t("form-regions-draw")
      : t("form-regions-unfinished", { regions: wrong, side: String(n) });
  const rows = Array.from({ length: n }, (_, row) => row);
  const boxed = boxes === "" || regions.join("") === boxes;
  return html`<div class="field region-field"><span>${label}</span>
    <div class="region-grid" role="grid" aria-label=${label} style="--side: ${n}"
      @pointerdown=${(event: PointerEvent) => begin(field, event)}
      @pointermove=${(event: PointerEvent) => draw(field, event)}
      @pointerup=${() => finish(field)}
      @pointercancel=${() => finish(field)}
      @keydown=${(event: KeyboardEvent) => press(field, event)}>
      ${rows.map((row) => html`<div role="row">${rows.map((column) => renderCell(drawing, row, column))}</div>`)}
    </div>
    <small class="field-note" role="status">${told}</small>
    ${boxed ? nothing : html`<button type="button" class="button" @click=${() => forget(field)}>${t("form-regions-boxes")}</button>`}
  </div>`;
}

function renderCell({ n, regions, focus }: Drawing, row: number, column: number) {
  const cell = row * n + column;
  const region = regions[cell];
  const below = row < n - 1 && regions[cell + n] !== region;
  const behind = column < n - 1 && regions[cell + 1] !== region;
  const walls = [below && "below", behind && "behind"].filter(Boolean).join(" ");
  const name = t("form-regions-cell", { cell: `r${row + 1}c${column + 1}`, region });
  return html`<span role="gridcell" data-cell=${cell} data-walls=${walls}
    tabindex=${cell === focus ? 0 : -1} aria-label=${name}>${region}</span>`;
}
