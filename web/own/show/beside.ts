import { tell } from "../../language/tell.ts";
import { showVariables } from "../../panels/variables.ts";
import { setText, update } from "../../view/element.ts";
import { button, html } from "../../view/node.ts";

/**
 * What stands beside a program that has run: the line that made the step that is seen, its variables and calls, and how our own search of the same board
 * goes.
 *
 * @import { Comparison, Line, Moment } from "../run/types.ts"
 */

/** How Python calls what stands in no function. */
const MODULE = "<module>";

/** @param {() => void} go to the first difference @param {() => void} race against our searches */
export function makeBeside(go, race) {
  const title = html("h2", {});
  const variables = html("dl", { class: "variables" });
  const calls = html("ol", { class: "own-calls" });
  const open = html("summary", {});
  const stack = html("details", { class: "more" }, open, calls);
  const step = html("section", { class: "own-moment", hidden: "" }, title, variables, stack);

  const said = html("p", {});
  const there = button({ class: "button", click: go }, tell("own-verdict-there"));
  const racing = button(
    { class: "button own-race", title: tell("own-against-race-title"), click: race },
    tell("own-against-race"),
  );
  const against = html(
    "section",
    { class: "own-against", hidden: "" },
    html("h2", {}, tell("own-against-title")),
    said,
    there,
    racing,
  );
  /** @type {Moment | null} */
  let shown = null;

  return {
    step,
    against,
    /** @param {Moment | null} moment of the step that is seen @param {boolean} stale another one is being looked up */
    showMoment(moment, stale) {
      update(step.dataset, { stale: String(stale) });
      if (stale || moment === shown) return;
      shown = moment;
      step.hidden = moment === null;
      if (moment === null) return;
      const [[name, line, values], around] = moment;
      setText(title, tell("own-moment-title", { whole: name === MODULE, line, name }));
      showVariables(variables, values);
      setText(open, tell("own-moment-calls", { open: around.length }));
      calls.replaceChildren(...around.map((call) => html("li", {}, tellCall(call))));
    },
    /** @param {string} sentence "" for none @param {boolean} differs whether there is a difference to go to @param {boolean} races whether it can be raced */
    showComparison(sentence, differs, races) {
      against.hidden = sentence === "" && !races;
      setText(said, sentence);
      there.hidden = sentence === "" || !differs;
      racing.hidden = !races;
    },
  };
}

/** @param {Line} call */
const tellCall = ([name, line, values]) =>
  tell("own-moment-call", {
    whole: name === MODULE,
    name,
    line,
    given: values.length > 0,
    values: values.map(([of, value]) => `${of} = ${value}`).join(", "),
  });

/**
 * How our own search goes, and where the first difference is.
 *
 * @param {Comparison} comparison
 * @param {string} goal of a solution
 * @param {(choice: number) => string} nameOf
 * @param {boolean} right whether the program is
 */
export function tellComparison(comparison, goal, nameOf, right) {
  const { placed, undone, verdict, solutions } = comparison;
  const counts =
    verdict === null
      ? tell("own-against-unended", { placed, undone })
      : tell("own-against-counts", { placed, undone, goal, solutions });
  return `${counts} ${tellDifference(comparison, nameOf, right)}`;
}

/** @param {Comparison} comparison @param {(choice: number) => string} nameOf @param {boolean} right whether the program is */
export function tellDifference({ same, differs }, nameOf, right) {
  if (differs === null) return tell("own-against-equal", { same });
  /** @param {number | null} event */
  const read = (event) =>
    event === null
      ? { act: "ends", name: "" }
      : { act: event < 0 ? "takes" : "places", name: nameOf(event < 0 ? ~event : event) };
  const [yours, mine] = [read(differs.theirs), read(differs.ours)];
  const names = { theirs: yours.name, ours: mine.name };
  const then = tell("own-against-differs", { yours: yours.act, mine: mine.act, ...names });
  const fine = right ? ` ${tell("own-against-fine")}` : "";
  return `${tell("own-against-same", { same })} ${then}${fine}`;
}
