import { recall } from "../../dom/storage.ts";
import type { Form } from "../../engine/types/python-replies.ts";
import type { Scenario } from "../../engine/types/scenario.ts";

/** The program that the panels show. */

export const KEY = "knights.form";

/** The program that matches the published text of each move order. */
const OWN_FORMS: Record<string, string> = {
  sutcliffe: "recursive",
  geeks: "recursive",
  textbook: "flag",
  horse: "recursive",
};

/**
 * @param known programs of the scenario
 * @param chosen name of the one that was shown before; "" before one was chosen
 * @returns its name; "" when none can run this scenario
 */
export function shownProgram(known: readonly Form[], { values }: Scenario, chosen: string) {
  const usable = known.filter(({ refusal }) => refusal === null);
  const wanted = [chosen, recall(KEY) ?? "", OWN_FORMS[values.order], usable[0]?.name];
  return wanted.find((name) => usable.some((other) => other.name === name)) ?? "";
}
