import { tell } from "../../../language/tell.ts";
import type { Comparison } from "../run/types.ts";

/** Texts that compare our own search with a program's run. */

/**
 * @param goal the name of a solution
 * @param right true if the program is correct
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

/** @param right true if the program is correct */
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
