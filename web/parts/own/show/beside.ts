import { setText, update } from "../../../dom/element.ts";
import { button, html } from "../../../dom/node.ts";
import { tell } from "../../../language/tell.ts";
import { showVariables } from "../../panels/variables.ts";
import type { Comparison, Line, Moment } from "../run/types.ts";

/**
 * What stands beside a program that has run: the line that made the step that is seen, its variables and calls, and how our own search of the same board
 * goes.
 */

/** How Python calls what stands in no function. */
const MODULE = "<module>";

/** @param go to the first difference @param race against our searches */
export function makeBeside(go: () => void, race: () => void) {
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
  let shown: Moment | null = null;

  return {
    step,
    against,
    /** @param moment of the step that is seen @param stale another one is being looked up */
    showMoment(moment: Moment | null, stale: boolean) {
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
    /** @param sentence "" for none @param differs whether there is a difference to go to @param races whether it can be raced */
    showComparison(sentence: string, differs: boolean, races: boolean) {
      against.hidden = sentence === "" && !races;
      setText(said, sentence);
      there.hidden = sentence === "" || !differs;
      racing.hidden = !races;
    },
  };
}

const tellCall = ([name, line, values]: Line) =>
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
 * @param goal of a solution
 * @param right whether the program is
 */
export function tellComparison(
  comparison: Comparison,
  goal: string,
  nameOf: (choice: number) => string,
  right: boolean,
) {
  const { placed, undone, verdict, solutions } = comparison;
  const counts =
    verdict === null
      ? tell("own-against-unended", { placed, undone })
      : tell("own-against-counts", { placed, undone, goal, solutions });
  return `${counts} ${tellDifference(comparison, nameOf, right)}`;
}

/** @param right whether the program is */
export function tellDifference(
  { same, differs }: Comparison,
  nameOf: (choice: number) => string,
  right: boolean,
) {
  if (differs === null) return tell("own-against-equal", { same });
  const read = (event: number | null) =>
    event === null
      ? { act: "ends", name: "" }
      : { act: event < 0 ? "takes" : "places", name: nameOf(event < 0 ? ~event : event) };
  const [yours, mine] = [read(differs.theirs), read(differs.ours)];
  const names = { theirs: yours.name, ours: mine.name };
  const then = tell("own-against-differs", { yours: yours.act, mine: mine.act, ...names });
  const fine = right ? ` ${tell("own-against-fine")}` : "";
  return `${tell("own-against-same", { same })} ${then}${fine}`;
}
