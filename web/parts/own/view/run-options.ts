import { html } from "lit-html";
import { t } from "../../../language/translate.ts";
import { type OwnState, readLimit } from "../state/state.ts";
import { keep } from "../state/write-program.ts";

/** The options of a run: lines for `input`, the container to watch, and the limit of steps. */

const readField = ({ currentTarget }: Event) => (currentTarget as HTMLInputElement).value;

export function runOptions(state: OwnState) {
  const change = (limit: string) => {
    state.limit = limit;
    state.own.page.redraw();
  };
  const input = (event: Event) => {
    state.input = readField(event);
    if (state.text !== "") keep(state, state.text);
  };
  return html`
    <details class="more own-options" ?open=${state.optionsOpen}
      @toggle=${({ currentTarget }: Event) => {
        state.optionsOpen = (currentTarget as HTMLDetailsElement).open;
      }}>
      <summary>${t("own-options-title")}</summary>
      <label class="field">
        <span>${t("own-options-input")}</span>
        <textarea class="input" rows="2" spellcheck="false" .value=${state.input} @input=${input}></textarea>
        <small>${t("own-options-input-help")}</small>
      </label>
      <label class="field">
        <span>${t("own-options-watch")}</span>
        <input class="input own-watch" autocomplete="off" spellcheck="false" maxlength="60" .value=${state.watch}
          @input=${(event: Event) => {
            state.watch = readField(event);
          }} />
      </label>
      <label class="field">
        <span>${t("own-options-limit")}</span>
        <input class="input own-limit" inputmode="numeric" autocomplete="off" .value=${state.limit}
          @input=${(event: Event) => change(readField(event))}
          @change=${(event: Event) => change(String(readLimit(readField(event))))} />
      </label>
    </details>`;
}

/** Open the options and focus the field of the limit. */
export function showLimit(state: OwnState) {
  const limit = document.querySelector<HTMLInputElement>(".own-limit");
  state.optionsOpen = true;
  const details = limit?.closest("details");
  if (details) details.open = true;
  limit?.focus();
}
