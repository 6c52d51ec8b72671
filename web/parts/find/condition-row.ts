import { html, nothing } from "lit-html";
import { t } from "../../language/translate.ts";
import type { Page } from "../../state/page/page-context.ts";
import {
  BOUNDS,
  DEEDS,
  type DepthRow,
  formatDeed,
  formatRow,
  type PlaceRow,
  puzzleOf,
  type Row,
} from "./conditions.ts";
import type { Actions } from "./find-card.ts";

/** A condition in the card: its fields, and the button that removes it. */
export function renderRow(page: Page, row: Row, actions: Actions) {
  const label = t("find-remove");
  const remove = () => {
    // Keep the keyboard focus in the card, because the button will be gone.
    document.getElementById("find-title")?.focus({ preventScroll: true });
    actions.remove(row);
  };
  return html`<li class="row middle find-row">
    <span class="muted find-and">${t("find-and")}</span>
    ${renderFields(page, row, actions)}
    <button type="button" class="button button-icon button-plain find-remove"
      aria-label=${label} title=${label} @click=${remove}>×</button>
  </li>`;
}

function renderFields(page: Page, row: Row, { changed }: Actions) {
  if (row.kind === "place") return renderPlace(page, row, changed);
  if (row.kind === "depth") return renderDepth(page, row, changed);
  const text = formatRow(page, row);
  return html`<span class="find-text" title=${text}>${text}</span>`;
}

function renderPlace(page: Page, row: PlaceRow, changed: () => void) {
  const { view } = page;
  const puzzle = puzzleOf(page);
  const place = view.placeName(row.place);
  const choices = view.alternatives(row.place);
  const deeds = DEEDS.map((deed) => ({ value: deed, text: formatDeed(page, row, deed) }));
  const values = [
    { value: null, text: t("find-any", { puzzle }) },
    ...choices.map((choice) => ({ value: choice, text: view.brief(choice) })),
  ];
  const setDeed = (deed: PlaceRow["deed"]) => {
    row.deed = deed;
    changed();
  };
  const setChoice = (choice: number | null) => {
    row.choice = choice;
    changed();
  };
  return html`${renderSelect(t("find-condition"), deeds, row.deed, setDeed)}
    ${
      choices.length > 1
        ? renderSelect(t("find-value", { puzzle, place }), values, row.choice, setChoice)
        : nothing
    }`;
}

function renderDepth(page: Page, row: DepthRow, changed: () => void) {
  const most = page.player.timeline.length;
  const bounds = BOUNDS.map((bound) => ({ value: bound, text: t(`find-depth-${bound}`) }));
  const setBound = (bound: DepthRow["is"]) => {
    row.is = bound;
    changed();
  };
  const setDepth = ({ currentTarget }: InputEvent) => {
    const field = currentTarget as HTMLInputElement;
    const depth = field.valueAsNumber;
    const good = Number.isInteger(depth) && depth >= 0 && depth <= most;
    field.ariaInvalid = String(!good);
    if (!good || depth === row.depth) return;
    row.depth = depth;
    changed();
  };
  return html`${renderSelect(t("find-condition"), bounds, row.is, setBound)}
    <input class="input find-number" type="number" min="0" max=${most} value=${row.depth}
      inputmode="numeric" aria-label=${t("find-depth-number")} @input=${setDepth} />`;
}

function renderSelect<Value>(
  label: string,
  options: readonly { value: Value; text: string }[],
  chosen: Value,
  choose: (value: Value) => void,
) {
  const change = ({ currentTarget }: Event) =>
    choose(options[(currentTarget as HTMLSelectElement).selectedIndex].value);
  return html`<select class="input" aria-label=${label} @change=${change}>
    ${options.map(({ value, text }) => html`<option .selected=${value === chosen}>${text}</option>`)}
  </select>`;
}
