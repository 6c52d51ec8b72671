import { html, nothing } from "lit-html";
import { cut } from "../../engine/fragment/cite.ts";
import { t } from "../../language/translate.ts";
import { formatLink } from "../../state/link/link.ts";
import type { Page } from "../../state/page/page-context.ts";
import { parseScenario } from "../../state/scenario/scenario.ts";
import { formatAnswer } from "./answer-text.ts";
import type { Answers, Bar } from "./class-answers.ts";

/** The answers of a class to one question, as bars. */

/** @param people total number */
export function renderQuestion(
  page: Page,
  { kind, scenario, step, people: n, right, bars }: Answers,
  people: number,
) {
  const name = t("crowd-question", { step, question: t(`questions-kinds-${kind}`) });
  const address = addressOf(page, scenario, step, kind);
  const most = Math.max(...bars.map(({ count }) => count));
  return html`<section class="crowd below">
    <p class="crowd-question">${
      address === null ? name : html`<a href=${address} target="_blank" rel="noopener">${name}</a>`
    }</p>
    <p class="crowd-summary muted small">${t("crowd-summary", { n, left: people - n, right })}</p>
    <ul class="crowd-bars">${bars.map((bar) => renderBar(kind, bar, most))}</ul>
  </section>`;
}

/** A bar that unfolds to the names of its people. */
function renderBar(kind: Answers["kind"], { told, count, right, groups }: Bar, most: number) {
  return html`<li><details>
    <summary class="crowd-row ${right ? "crowd-row-right" : ""}">
      <span class="crowd-answer">${formatAnswer(kind, told)}</span>
      <span class="crowd-track"><i class="crowd-bar" style="--share: ${count / most}"></i></span>
      <span class="crowd-count">${count}</span>
      ${right ? html`<span class="crowd-right small">${t("crowd-right")}</span>` : nothing}
    </summary>
    <div class="crowd-people">
      ${groups.map(({ next, right, names }) => html`<p>${formatGroup(names, formatAnswer(kind, next), right)}</p>`)}
    </div>
  </details></li>`;
}

/**
 * The people who gave the same answer, and their second try.
 *
 * @param names "" for people without a name
 * @param next the second try, or ""
 * @param right true: the second try was right
 */
export function formatGroup(names: readonly string[], next: string, right: boolean) {
  const named = names.filter((name) => name !== "").map(cut);
  const n = names.length - named.length;
  const people = n > 0 ? [...named, t("crowd-nameless", { n })] : named;
  if (next === "") return t("crowd-people", { people });
  return t("crowd-then", { next, right, people });
}

/** The link that asks a question again; null when its scenario can't be parsed. */
function addressOf({ catalogue }: Page, scenario: string, step: number, ask: string) {
  const { text, unread } = parseScenario(scenario, catalogue);
  return unread ? null : formatLink(text, catalogue, step, "", { ask });
}
