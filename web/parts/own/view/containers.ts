import { html, nothing } from "lit-html";
import { tell } from "../../../language/tell.ts";
import type { OwnState } from "../state/state.ts";

/**
 * Shows the values of a program's containers when none was recognised, so that the visitor can look at each as it
 * changes.
 */
export function containers(state: OwnState) {
  const { histories = [], report } = state.result ?? {};
  // A program that is made for another scenario gets a button to open that instead.
  if (histories.length === 0 || report?.scenario !== null) return nothing;
  const show = (container: string, change: number) => {
    Object.assign(state, { container, change });
    state.own.page.redraw();
  };
  const names = histories.map(
    ([name]) => html`
      <button type="button" class="button" aria-pressed=${String(name === state.container)}
        @click=${() => show(name, 0)}>${tell("own-container-is", { name })}</button>`,
  );
  const [name, values] = histories.find(([name]) => name === state.container) ?? ["", []];
  const change = Math.min(state.change, values.length - 1);
  return html`
    <section class="own-containers">
      <h2>${tell("own-container-title")}</h2>
      <p>${names}</p>
      ${
        values.length === 0
          ? nothing
          : html`
            <label>
              <span>${tell("own-container-change", { name, number: change + 1, all: values.length })}</span>
              <input type="range" min="0" max=${values.length - 1} .value=${String(change)}
                @input=${({ currentTarget }: Event) =>
                  show(name, Number((currentTarget as HTMLInputElement).value))} />
            </label>
            <pre class="own-printed" tabindex="0" aria-label=${name}>${values[change]}</pre>`
      }
    </section>`;
}
