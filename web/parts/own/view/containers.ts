import { html, nothing } from "lit-html";
import { t } from "../../../language/translate.ts";
import type { OwnState } from "../state/state.ts";

/**
 * Shows the values of a program's containers when none was recognised. The one that the visitor presses is shown as it
 * changes, and is watched in the next run.
 */
export function containers(state: OwnState) {
  const { histories = [], report } = state.result ?? {};
  // A program that is made for another scenario gets a button to open that instead.
  if (histories.length === 0 || report?.scenario !== null) return nothing;
  const show = (watch: string, change: number) => {
    Object.assign(state, { watch, change });
    state.own.page.redraw();
  };
  const names = histories.map(
    ([name]) => html`
      <button type="button" class="button" aria-pressed=${String(name === state.watch)}
        @click=${() => show(name === state.watch ? "" : name, 0)}>${t("own-container-is", { name })}</button>`,
  );
  const [name, values] = histories.find(([name]) => name === state.watch) ?? ["", []];
  const change = Math.min(state.change, values.length - 1);
  return html`
    <section class="own-containers">
      <h2>${t("own-container-title")}</h2>
      <p>${names}</p>
      ${
        values.length === 0
          ? nothing
          : html`
            <p role="status">${t("own-container-chosen", { name })}</p>
            <label>
              <span>${t("own-container-change", { name, number: change + 1, all: values.length })}</span>
              <input type="range" min="0" max=${values.length - 1} .value=${String(change)}
                @input=${({ currentTarget }: Event) =>
                  show(name, Number((currentTarget as HTMLInputElement).value))} />
            </label>
            <pre class="own-printed" tabindex="0" aria-label=${name}>${values[change]}</pre>`
      }
    </section>`;
}
