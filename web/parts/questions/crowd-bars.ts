import { html } from "../../dom/node.ts";
import { cut } from "../../engine/fragment/cite.ts";
import { tell } from "../../language/tell.ts";
import type { Page } from "../../state/lane/types.ts";
import { formatLink } from "../../state/link/link.ts";
import { parseScenario } from "../../state/scenario/scenario.ts";
import { tellAnswer } from "./answer-words.ts";
import type { Answers, Bar } from "./crowd.ts";

/** The answers of a class to one question, as bars. */

/** @param people total number */
export function makeQuestion(
  page: Page,
  { kind, scenario, step, people: n, right, bars }: Answers,
  people: number,
) {
  const name = tell("crowd-question", { step, question: tell(`questions-kinds-${kind}`) });
  const address = addressOf(page, scenario, step, kind);
  const heading =
    address === null
      ? html("p", { class: "crowd-question" }, name)
      : html(
          "p",
          { class: "crowd-question" },
          html("a", { href: address, target: "_blank", rel: "noopener" }, name),
        );
  const most = Math.max(...bars.map(({ count }) => count));
  return html(
    "section",
    { class: "crowd" },
    heading,
    html("p", { class: "crowd-summary" }, tell("crowd-summary", { n, left: people - n, right })),
    html("ul", { class: "crowd-bars" }, ...bars.map((bar) => makeBar(kind, bar, most))),
  );
}

/** A bar that unfolds to the names of its people. */
function makeBar(kind: Answers["kind"], { told, count, right, groups }: Bar, most: number) {
  const drawn = html("i", { class: "crowd-bar" });
  drawn.style.setProperty("--share", String(count / most));
  const name = html("span", { class: "crowd-answer" }, tellAnswer(kind, told));
  const sign = right ? [html("span", { class: "crowd-right" }, tell("crowd-right"))] : [];
  const row = html(
    "summary",
    { class: right ? "crowd-row crowd-row-right" : "crowd-row" },
    name,
    html("span", { class: "crowd-track" }, drawn),
    html("span", { class: "crowd-count" }, String(count)),
    ...sign,
  );
  const people = groups.map(({ next, right, names }) =>
    html("p", {}, tellGroup(names, tellAnswer(kind, next), right)),
  );
  return html(
    "li",
    {},
    html("details", {}, row, html("div", { class: "crowd-people" }, ...people)),
  );
}

/**
 * The people who gave the same answer, and their second try.
 *
 * @param names "" for people without a name
 * @param next the second try, or ""
 * @param right true: the second try was right
 */
export function tellGroup(names: readonly string[], next: string, right: boolean) {
  const named = names.filter((name) => name !== "").map(cut);
  const n = names.length - named.length;
  const people = n > 0 ? [...named, tell("crowd-nameless", { n })] : named;
  if (next === "") return tell("crowd-people", { people });
  return tell("crowd-then", { next, right, people });
}

/** The link that asks a question again; null when its scenario can't be parsed. */
function addressOf({ catalogue }: Page, scenario: string, step: number, ask: string) {
  try {
    const { text } = parseScenario(scenario, catalogue);
    return formatLink(text, catalogue, step, "", { ask });
  } catch {
    return null;
  }
}
