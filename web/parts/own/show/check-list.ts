import { setText } from "../../../dom/element.ts";
import { button, html } from "../../../dom/node.ts";
import { tell } from "../../../language/tell.ts";
import { quote } from "../run/quoted.ts";

/** What a program is checked with, a row each. */
export interface Check {
  title: string;
  passed: boolean | null; // null: not yet known
  sentence: string;
  step: number | null; // at which it fails
}

/** How many have not been run yet. */
export const countWaiting = (checks: readonly Check[]) =>
  checks.filter(({ passed }) => passed === null).length;

/** @param go to the step where it fails */
export function makeCheckList(go: (check: number) => void) {
  const rows = html("ul", { class: "own-checks" });
  const title = html("h2", {}, tell("own-checks-title"));
  const said = html("blockquote", {});
  const body = html("section", { hidden: "" }, title, said, rows);
  return {
    body,
    /** @param note which are left out, and why */
    show(checks: readonly Check[], note: string) {
      setText(said, quote(note));
      said.hidden = note === "";
      body.hidden = checks.length === 0;
      rows.replaceChildren(...checks.map((check, number) => makeRow(check, () => go(number))));
    },
  };
}

function makeRow({ title, passed, sentence, step }: Check, click: () => void) {
  const state =
    passed === null
      ? tell("own-checks-waiting")
      : passed
        ? tell("own-checks-passed")
        : tell("own-checks-failed");
  const sign = html("span", { class: "own-sign", role: "img", "aria-label": state });
  setText(sign, passed === null ? "·" : passed ? "✓" : "✗");
  const item = html("li", { "data-passed": String(passed) }, sign, html("b", {}, title));
  if (sentence !== "") item.append(html("span", {}, quote(sentence)));
  if (step !== null) {
    const label = `${tell("own-checks-there")}: ${title}`;
    item.append(
      button({ class: "button own-go", "aria-label": label, click }, tell("own-checks-there")),
    );
  }
  return item;
}
