import { html, nothing, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { able } from "../../../dom/enabled.ts";
import { t } from "../../../language/translate.ts";
import { embedded } from "../../embed/embed.ts";
import { makeLegend } from "../../marks/legend.ts";
import type { Finding, Line } from "../run/types.ts";
import { formatComparison } from "../show/comparison-text.ts";
import { formatCounts, formatVerdict, hasStep, MADE_FOR } from "../show/verdict-text.ts";
import { AWAY, FINDING, goToDifference, goToStep, isAtStep, placeOf } from "../state/run-cursor.ts";
import { beginAt, openFor } from "../state/run-program.ts";
import { isChanged, type OwnState, type Result } from "../state/state.ts";
import { openFinished } from "../state/write-program.ts";
import { checks } from "./checks.ts";
import { containers } from "./containers.ts";
import { runOptions, showLimit } from "./run-options.ts";

/**
 * The drawer below the program: its output, the verdict and the findings; then checks, the variables at the step, the
 * comparison and the options.
 */

/** Python's name for code outside all functions. */
const MODULE = "<module>";

export function results(state: OwnState, close: () => void) {
  const { result, busy, latest } = state;
  const parts = [report(state, result), checks(state)];
  // The rows of checks show their own progress.
  const waiting = state.checks.some(({ passed }) => passed === null);
  const fold = () => {
    state.folded = !state.folded;
    state.own.page.redraw();
  };
  return html`
    <div class="own-told" data-folded=${String(state.folded)}>
      <div class="own-bar">
        <button type="button" class="own-fold" aria-expanded=${String(!state.folded)} @click=${fold}>${t("own-results")}</button>
        ${embedded ? nothing : shows(state, close)}
      </div>
      <p class="own-progress muted figures" ?hidden=${!progress(state) || (busy && waiting)}>${progress(state)}</p>
      <p class="problem" role="status">${state.runner.interfered ? t("own-runs-interfered") : state.warning}</p>
      <p class="unseen" role="status">${state.heard}</p>
      ${hint(state)}
      ${latest === "run" ? parts : parts.toReversed()}
      ${moment(state)} ${containers(state)} ${comparison(state)} ${runOptions(state)}
    </div>`;
}

/** Whose search the board shows. All sentences have one room, so that nothing moves when another one comes. */
function shows(state: OwnState, close: () => void) {
  const { recording } = state.own;
  const board = recording === null ? "search" : isChanged(state) ? "old" : "run";
  return html`
    <p class="own-shows small">${(["search", "run", "old"] as const).map(
      (one) => html`
      <span style=${one === board ? "" : "visibility: hidden"}>${t("own-shows", { board: one })}
        ${one === "search" ? html`<button type="button" class="own-leave" @click=${close}>${t("own-shows-ours")}</button>` : nothing}</span>`,
    )}</p>`;
}

function progress({ busy, stopped, runner }: OwnState) {
  if (busy) return t(runner.starting ? "own-states-starting" : "own-states-running");
  return stopped ? t("own-states-stopped") : "";
}

/** A hint for a program with a part to be written, until it is changed or run. */
function hint(state: OwnState) {
  if (state.text === "" || state.text !== state.skeleton || state.result !== null) return nothing;
  return html`
    <p class="row wrap middle spaced own-hint">
      <span class="own-hint-text">${t("own-skeleton")}</span>
      <button type="button" class="button" @click=${() => void openFinished(state)}>${t("own-tools-finished")}</button>
    </p>`;
}

function report(state: OwnState, result: Result | null) {
  const { findings = [], printed = "", outcome = "", cited = null } = result?.report ?? {};
  const changed = isChanged(state);
  const answer = (title: string, text: string) => html`
    <h2>${title}</h2>
    <pre class="own-printed" tabindex="0" aria-label=${title} data-empty=${String(text === "")}
      >${text || t("own-printed-nothing")}</pre>`;
  // A program that Python can't parse has not run.
  const ran = result !== null && findings[0]?.mistake !== "unread";
  return html`
    <div class="own-result" ?hidden=${result === null} data-old=${String(changed)}>
      <p class="own-old" ?hidden=${!changed}>${t("own-verdict-old")}</p>
      <section ?hidden=${!ran}>
        ${cited === null || printed !== "" ? answer(t("own-printed-title"), printed) : nothing}
        ${cited === null ? nothing : answer(formatCited(cited[0]), cited[1])}
      </section>
      <section class="own-judged">
        <p class="own-verdict" data-outcome=${outcome}>${result && formatVerdict(result.report, result.goal)}</p>
        <div class="own-quoted" data-outcome=${outcome} ?hidden=${findings.length === 0}>
          <p class="muted figures">${t("own-verdict-findings")}</p>
          <ul class="own-findings" aria-label=${t("own-verdict-findings")}>
            ${result && findings.map((one) => finding(state, result, one))}
          </ul>
        </div>
        <p class="own-counts muted figures">${result && formatCounts(result.report)}</p>
      </section>
    </div>`;
}

const formatCited = (name: string) =>
  name === "" ? t("own-cited-returned") : t("own-cited-kept", { name });

function finding(state: OwnState, { report: { scenario }, limited }: Result, one: Finding) {
  const { sentence, line, step, allowed, choice, mistake } = one;
  const { page } = state.own;
  const place = placeOf(state, one);
  const name = place === null ? "" : page.view.name(place);
  const away = AWAY.has(mistake);
  const { puzzle } = page.scenario;
  const offers: TemplateResult[] = [];
  /** @param to the step that the button leads to, if any */
  function offer(label: string, title: string, click: () => void, to: number | null = null) {
    const usable = !isChanged(state) && (to === null || !isAtStep(state, to));
    offers.push(html`
      <button type="button" class=${to === null ? "button" : "button own-go"} title=${title}
        ${able(usable)} @click=${click}>${label}</button>`);
  }
  if (name !== "" && choice !== null && away)
    offer(t("own-verdict-begin", { puzzle, name }), t("own-verdict-begin-title"), () => {
      void beginAt(state, choice);
    });
  if (scenario !== null && MADE_FOR.has(mistake)) {
    const label = t("own-verdict-open", { mistake, puzzle: scenario.split("/")[0] });
    offer(label, t("own-verdict-open-title"), () => void openFor(state, scenario));
  }
  if (mistake === "limit" && limited)
    offer(t("own-verdict-limit"), t("own-verdict-limit-title"), () => showLimit(state));
  if (step !== null && hasStep(one)) {
    const title = t("own-verdict-there-title", { step: step + 1 });
    offer(t("own-verdict-there"), title, () => goToStep(state, step), step);
  }
  const goToLine = (to: number) => state.editor.act((editor) => editor.goTo(to));
  if (line !== null)
    offer(t("own-verdict-line", { line }), t("own-verdict-line-title"), () => goToLine(line));
  if (allowed !== null) {
    const label = t("own-verdict-allowed", { line: allowed });
    offer(label, t("own-verdict-allowed-title"), () => goToLine(allowed));
  }
  const legend = () => {
    const { show, body } = makeLegend("");
    show([{ told: t("own-verdict-marked", { name }), looks: [FINDING] }]);
    return body;
  };
  return html`
    <li>
      <blockquote>${sentence}</blockquote>
      ${offers} ${name === "" || away ? nothing : guard([one, name], legend)}
    </li>`;
}

/** The line that made the step at the cursor, its variables and the open calls. */
function moment(state: OwnState) {
  const { own, result, text, seen } = state;
  const shown =
    own.recording !== null && text === result?.text ? (seen.moment ?? seen.before) : null;
  if (shown === null) return nothing;
  const [[name, line, values], around] = shown;
  const before = new Map(seen.moment === null ? [] : seen.before?.[0][2]);
  return html`
    <section class="own-moment" data-stale=${String(seen.asking)}>
      <h2>${t("own-moment-title", { whole: name === MODULE, line, name })}</h2>
      <dl class="variables">${values.map(
        ([of, value]) => html`
          <dt>${of}</dt>
          <dd class=${before.size > 0 && before.get(of) !== value ? "changed" : ""}>${value}</dd>`,
      )}</dl>
      <details class="more">
        <summary>${t("own-moment-calls", { open: around.length })}</summary>
        <ol class="own-calls">${around.map((call) => html`<li>${formatCall(call)}</li>`)}</ol>
      </details>
    </section>`;
}

const formatCall = ([name, line, values]: Line) =>
  t("own-moment-call", {
    whole: name === MODULE,
    name,
    line,
    given: values.length > 0,
    values: values.map(([of, value]) => `${of} = ${value}`).join(", "),
  });

/** The comparison with our own search, and the button that races the run against it. */
function comparison(state: OwnState) {
  const { own, result, text, compared } = state;
  const ran = own.recording !== null && text === result?.text;
  const { right, count } = own.recording ?? { right: false, count: 0 };
  const made = ran && !compared ? result.comparison : null;
  const { view } = own.page;
  const said = made && formatComparison(made, result?.goal ?? "", (at) => view.name(at), right);
  const races = ran && !embedded && right && count > 0;
  return html`
    <section class="own-against" ?hidden=${said === null && !races}>
      <h2>${t("own-against-title")}</h2>
      <p>${said}</p>
      <button type="button" class="button" ?hidden=${!made?.differs}
        @click=${() => goToDifference(state)}>${t("own-verdict-there")}</button>
      <button type="button" class="button own-race" ?hidden=${!races} title=${t("own-against-race-title")}
        @click=${() => own.page.race()}>${t("own-against-race")}</button>
    </section>`;
}
