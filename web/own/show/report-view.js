import { tell } from "../../language/tell.js";
import { makeLegend } from "../../marks/legend.js";
import { setText } from "../../view/element.js";
import { button, html } from "../../view/node.js";
import { makeVoice } from "../../view/voice.js";
import { hasStep, tellCounts, tellVerdict } from "./verdict-text.js";

/**
 * What came of a run, and what it printed.
 *
 * @import { Finding, Report } from "../run/types.d.ts"
 *
 * @typedef {object} ReportActions
 * @property {(step: number) => void} go to a step
 * @property {(line: number) => void} goToLine
 */

/** How the place of a finding is marked on the board. */
export const FINDING = "lost";

/** @param {ReportActions} actions */
export function makeReportView(actions) {
  const said = html("p", { class: "own-verdict" });
  const counts = html("p", { class: "own-counts" });
  const findings = html("ul", {
    class: "own-findings",
    "aria-label": tell("own-verdict-findings"),
  });
  const quoted = html(
    "div",
    { class: "own-quoted" },
    html("p", {}, tell("own-verdict-findings")),
    findings,
  );
  const result = html("div", { class: "own-result" }, said, counts, quoted);
  const heard = html("p", { class: "unseen", role: "status" });
  const voice = makeVoice(heard, 0);
  const out = html("pre", {
    class: "own-printed",
    tabindex: "0",
    "aria-label": tell("own-printed-title"),
  });
  const title = html("summary", {}, tell("own-printed-title"));
  const console = html("details", { class: "more", open: "" }, title, out);

  return {
    result,
    console,
    parts: [heard, result],
    unbind: voice.stop,
    /** @param {Report | null} report @param {string} goal what a solution is called @param {(finding: Finding) => string} placeOf the name of its place on the board; "" for none */
    show(report, goal, placeOf) {
      result.hidden = report === null;
      console.hidden = report === null;
      const found = report?.findings ?? [];
      setText(said, report === null ? "" : tellVerdict(report, goal));
      said.dataset.outcome = quoted.dataset.outcome = report?.outcome ?? "";
      setText(counts, report === null ? "" : tellCounts(report));
      findings.replaceChildren(...found.map((one) => makeFinding(one, placeOf(one), actions)));
      quoted.hidden = found.length === 0;
      setText(out, report === null ? "" : report.printed || tell("own-printed-nothing"));
      out.dataset.empty = String(report?.printed === "");
      // What is wrong with a step is told with that step, which the page goes to.
      const elsewhere = found.filter((one) => !hasStep(one)).map(({ sentence }) => sentence);
      voice.say([said.textContent, ...elsewhere].join(" "));
    },
  };
}

/** @param {Finding} finding @param {string} place @param {ReportActions} actions */
function makeFinding(finding, place, { go, goToLine }) {
  const { sentence, line, step, allowed } = finding;
  const item = html("li", {}, html("blockquote", {}, sentence));
  if (place !== "") {
    const legend = makeLegend("");
    legend.show([{ told: tell("own-verdict-marked", { name: place }), looks: [FINDING] }]);
    item.append(legend.body);
  }
  /** @param {string} label @param {string} title @param {() => void} click @param {string} [kind] */
  const offer = (label, title, click, kind = "") =>
    item.append(button({ class: `button${kind}`, title, click }, label));
  if (line !== null)
    offer(tell("own-verdict-line", { line }), tell("own-verdict-line-title"), () => goToLine(line));
  if (allowed !== null) {
    offer(tell("own-verdict-allowed", { line: allowed }), tell("own-verdict-allowed-title"), () =>
      goToLine(allowed),
    );
  }
  if (step !== null && hasStep(finding)) {
    offer(
      tell("own-verdict-there"),
      tell("own-verdict-there-title", { step: step + 1 }),
      () => go(step),
      " own-go",
    );
  }
  return item;
}
