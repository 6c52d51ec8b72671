import { setAble, setText } from "../../../dom/element.ts";
import { button, html } from "../../../dom/node.ts";
import { makeVoice } from "../../../dom/voice.ts";
import { tell } from "../../../language/tell.ts";
import { makeLegend } from "../../marks/legend.ts";
import type { Finding, Report } from "../run/types.ts";
import { hasStep, tellCounts, tellVerdict } from "./verdict-text.ts";

/** What came of a run, and what it printed. */

interface ReportActions {
  go: (step: number) => void; // to a step
  goToLine: (line: number) => void;
  beginAt: (choice: number) => void; // has the puzzle begin elsewhere
  openFor: (scenario: string) => void; // opens what the program is made for
  showLimit: () => void; // where it is set how many steps are made
}

/** The subject of a report. */
interface About {
  goal: string; // what a solution is called
  puzzle: string; // its name
  limited: boolean; // whether a run is stopped after so many steps
  placeOf: (finding: Finding) => string; // the name of its place on the board; "" for none
}

interface Now {
  changed: boolean; // the program is another than the one that has run
  isAt: (step: number) => boolean; // whether one is at a step already
}

/** An offer, with the step that it leads to. */
interface Offer {
  button: HTMLButtonElement;
  step: number | null;
}

/** How the place of a finding is marked on the board. */
export const FINDING = "lost";

/** Findings that a program begins elsewhere than the puzzle does. */
export const AWAY = new Set(["start", "elsewhere"]);

/** Findings that a program is made for another puzzle, size or grid than the page's. */
const MADE_FOR = new Set(["another", "own-size", "own-grid"]);

export function makeReportView(actions: ReportActions) {
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
  const old = html("p", { class: "own-old", hidden: "" }, tell("own-verdict-old"));
  const result = html("div", { class: "own-result" }, old, said, counts, quoted);
  const heard = html("p", { class: "unseen", role: "status" });
  const voice = makeVoice((text) => setText(heard, text), 0);
  const out = html("pre", {
    class: "own-printed",
    tabindex: "0",
    "aria-label": tell("own-printed-title"),
  });
  const title = html("summary", {}, tell("own-printed-title"));
  const console = html("details", { class: "more", open: "" }, title, out);

  let offers: Offer[] = [];

  return {
    result,
    console,
    parts: [heard, result],
    unbind: voice.stop,
    /** What was offered may be of no use now. */
    follow({ changed, isAt }: Now) {
      old.hidden = !changed || result.hidden;
      result.dataset.old = console.dataset.old = String(changed);
      for (const { button, step } of offers) {
        setAble(button, !changed && (step === null || !isAt(step)));
      }
    },
    show(report: Report | null, about: About) {
      const { goal } = about;
      result.hidden = report === null;
      // What Python can't read has not run.
      console.hidden = report === null || report.findings[0]?.mistake === "unread";
      const found = report?.findings ?? [];
      setText(said, report === null ? "" : tellVerdict(report, goal));
      said.dataset.outcome = quoted.dataset.outcome = report?.outcome ?? "";
      setText(counts, report === null ? "" : tellCounts(report));
      const scenario = report?.scenario ?? null;
      const made = found.map((one) => makeFinding(one, { ...about, scenario }, actions));
      findings.replaceChildren(...made.map(({ item }) => item));
      offers = made.flatMap(({ offers }) => offers);
      quoted.hidden = found.length === 0;
      setText(out, report === null ? "" : report.printed || tell("own-printed-nothing"));
      out.dataset.empty = String(report?.printed === "");
      // What is wrong with a step is told with that step, which the page goes to.
      const elsewhere = found.filter((one) => !hasStep(one)).map(({ sentence }) => sentence);
      voice.say([said.textContent, ...elsewhere].join(" "));
    },
  };
}

function makeFinding(
  finding: Finding,
  about: About & { scenario: string | null },
  actions: ReportActions,
) {
  const { sentence, line, step, allowed, choice, mistake } = finding;
  const place = about.placeOf(finding);
  const item = html("li", {}, html("blockquote", {}, sentence));
  const offers: Offer[] = [];
  if (place !== "" && !AWAY.has(mistake)) {
    const legend = makeLegend("");
    legend.show([{ told: tell("own-verdict-marked", { name: place }), looks: [FINDING] }]);
    item.append(legend.body);
  }
  /** @param to the step that it leads to */
  function offer(label: string, title: string, click: () => void, to: number | null = null) {
    const kind = to === null ? "" : " own-go";
    const made = button({ class: `button${kind}`, title, click }, label);
    item.append(made);
    offers.push({ button: made, step: to });
  }
  if (place !== "" && choice !== null && AWAY.has(mistake)) {
    const label = tell("own-verdict-begin", { puzzle: about.puzzle, name: place });
    offer(label, tell("own-verdict-begin-title"), () => actions.beginAt(choice));
  }
  const { scenario } = about;
  if (scenario !== null && MADE_FOR.has(mistake)) {
    const label = tell("own-verdict-open", { mistake, puzzle: scenario.split("/")[0] });
    offer(label, tell("own-verdict-open-title"), () => actions.openFor(scenario));
  }
  if (mistake === "limit" && about.limited) {
    offer(tell("own-verdict-limit"), tell("own-verdict-limit-title"), actions.showLimit);
  }
  if (line !== null) {
    offer(tell("own-verdict-line", { line }), tell("own-verdict-line-title"), () =>
      actions.goToLine(line),
    );
  }
  if (allowed !== null) {
    offer(tell("own-verdict-allowed", { line: allowed }), tell("own-verdict-allowed-title"), () =>
      actions.goToLine(allowed),
    );
  }
  if (step !== null && hasStep(finding)) {
    const title = tell("own-verdict-there-title", { step: step + 1 });
    offer(tell("own-verdict-there"), title, () => actions.go(step), step);
  }
  return { item, offers };
}
