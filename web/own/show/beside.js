import { showVariables } from "../../panels/variables.js";
import * as words from "../../text/en-own.js";
import { setText } from "../../view/element.js";
import { button, html } from "../../view/node.js";

/**
 * What stands beside a program that has run: the line that made the step that is seen, its variables and calls, and how our own search of the same board
 * goes.
 *
 * @import { Comparison, Line, Moment } from "../run/types.d.ts"
 */

/** @param {() => void} go to the first difference */
export function makeBeside(go) {
  const title = html("h2", {});
  const variables = html("dl", { class: "variables" });
  const calls = html("ol", { class: "own-calls" });
  const open = html("summary", {});
  const stack = html("details", { class: "more" }, open, calls);
  const step = html("section", { class: "own-moment", hidden: "" }, title, variables, stack);

  const said = html("p", {});
  const there = button({ class: "button", click: go }, words.verdict.there);
  const against = html(
    "section",
    { class: "own-against", hidden: "" },
    html("h2", {}, words.against.title),
    said,
    there,
  );
  /** @type {Moment | null} */
  let shown = null;

  return {
    step,
    against,
    /** @param {Moment | null} moment of the step that is seen @param {boolean} stale another one is being looked up */
    showMoment(moment, stale) {
      step.dataset.stale = String(stale);
      if (stale || moment === shown) return;
      shown = moment;
      step.hidden = moment === null;
      if (moment === null) return;
      const [[name, line, values], around] = moment;
      setText(title, words.moment.title(line, name));
      showVariables(variables, values);
      setText(open, words.moment.calls(around.length));
      calls.replaceChildren(...around.map((call) => html("li", {}, tellCall(call))));
    },
    /** @param {string} sentence "" for none @param {boolean} differs whether there is a difference to go to */
    showComparison(sentence, differs) {
      against.hidden = sentence === "";
      setText(said, sentence);
      there.hidden = !differs;
    },
  };
}

/** @param {Line} call */
const tellCall = ([name, line, values]) =>
  words.moment.call(name, line, values.map(([of, value]) => `${of} = ${value}`).join(", "));

/**
 * How our own search goes, and where the first difference is.
 *
 * @param {Comparison} comparison
 * @param {string} goal of a solution
 * @param {(choice: number) => string} nameOf
 */
export function tellComparison(comparison, goal, nameOf) {
  const { placed, undone, verdict, solutions } = comparison;
  const counts = words.against.counts(placed, undone, verdict, goal, solutions);
  return `${counts} ${tellDifference(comparison, nameOf)}`;
}

/** @param {Comparison} comparison @param {(choice: number) => string} nameOf */
export function tellDifference({ same, differs }, nameOf) {
  if (differs === null) return words.against.equal(same);
  const act = (/** @type {number | null} */ event) =>
    event === null
      ? words.against.ends
      : event < 0
        ? words.against.takes(nameOf(~event))
        : words.against.places(nameOf(event));
  return words.against.differs(same, act(differs.theirs), act(differs.ours));
}
