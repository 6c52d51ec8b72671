import { t } from "../../../language/translate.ts";
import type { Comparison } from "../run/types.ts";

/** Texts that compare our own search with a program's run. */

/**
 * @param goal the name of a solution
 * @param right true if the program is correct
 */
export function formatComparison(
  comparison: Comparison,
  goal: string,
  nameOf: (choice: number) => string,
  right: boolean,
) {
  const { placed, undone, verdict, solutions } = comparison;
  const counts =
    verdict === null
      ? t("own-against-unended", { placed, undone })
      : t("own-against-counts", { placed, undone, goal, solutions });
  return `${counts} ${formatRunDifference(comparison, nameOf, right)}`;
}

/** @param right true if the program is correct */
export function formatRunDifference(
  { same, differs }: Comparison,
  nameOf: (choice: number) => string,
  right: boolean,
) {
  if (differs === null) return t("own-against-equal", { same });
  const read = (event: number | null) =>
    event === null
      ? { act: "ends", name: "" }
      : { act: event < 0 ? "takes" : "places", name: nameOf(event < 0 ? ~event : event) };
  const [yours, mine] = [read(differs.theirs), read(differs.ours)];
  const names = { theirs: yours.name, ours: mine.name };
  const then = t("own-against-differs", { yours: yours.act, mine: mine.act, ...names });
  const fine = right ? ` ${t("own-against-fine")}` : "";
  return `${t("own-against-same", { same })} ${then}${fine}`;
}
