import { html, nothing } from "lit-html";
import { t } from "../../../language/translate.ts";
import { quote } from "../run/quote-program.ts";
import { openCheck } from "../state/run-program.ts";
import type { Check, OwnState } from "../state/state.ts";

/** The list of checks: other scenarios of the same task, a row each. */

export function checks(state: OwnState) {
  const { checks: listed, checkNote } = state;
  if (listed.length === 0) return nothing;
  return html`
    <section>
      <h2>${t("own-checks-title")}</h2>
      ${checkNote === "" ? nothing : html`<blockquote>${quote(checkNote)}</blockquote>`}
      <ul class="own-checks">${listed.map((check, number) => row(state, check, number))}</ul>
    </section>`;
}

function row(state: OwnState, { title, passed, sentence, step }: Check, number: number) {
  const told =
    passed === null
      ? t("own-checks-waiting")
      : passed
        ? t("own-checks-passed")
        : t("own-checks-failed");
  const there = t("own-checks-there");
  return html`
    <li data-passed=${String(passed)}>
      <span class="own-sign" role="img" aria-label=${told}>${passed === null ? "·" : passed ? "✓" : "✗"}</span>
      <b>${title}</b>
      ${sentence === "" ? nothing : html`<span>${quote(sentence)}</span>`}
      ${
        step === null
          ? nothing
          : html`<button type="button" class="button own-go" aria-label="${there}: ${title}"
              @click=${() => void openCheck(state, number)}>${there}</button>`
      }
    </li>`;
}
