import type { Asked, Question } from "../../engine/types/python-replies.ts";
import type { LinkOptions } from "../../engine/types/scenario.ts";
import { t } from "../../language/translate.ts";
import { MOST_STEPS, writeAskedSteps } from "../../state/link/asked-steps.ts";
import { kindsIn, QUESTION_KINDS } from "../../state/link/question-kinds.ts";
import type { Page } from "../../state/page/page-context.ts";
import { readStop } from "./typed-step.ts";

/** The Share dialog's section about questions that the link asks, at its step or from there on. */

/** The link options that this section of the form asks for. */
export function readAskHere(
  given: FormData,
  position: number,
): { options: LinkOptions; problem: string } {
  const steps = String(given.get("be") ?? "").trim();
  if (steps !== "") return readSteps(steps, given.get("quiet") === "yes");
  const kinds = given.getAll("ask");
  if (kinds.length === 0) return { options: {}, problem: "" };
  const { until, problem } = readStop(String(given.get("to") ?? ""), position);
  const options = { ask: kinds.join(), ...(until === null ? {} : { to: String(until) }) };
  return { options, problem };
}

/** The link asks the visitor to make the search's steps. */
function readSteps(steps: string, quiet: boolean): ReturnType<typeof readAskHere> {
  const count = /^[0-9]{1,4}$/.test(steps) ? Number(steps) : 0;
  if (count < 1 || count > MOST_STEPS) {
    return { options: {}, problem: t("share-be-number", { most: MOST_STEPS }) };
  }
  return { options: { be: writeAskedSteps({ count, quiet }) }, problem: "" };
}

/** Python's questions for this step; null when they are not known. */
export async function inquire(
  { player, scenario, solver }: Page,
  { ask }: LinkOptions,
): Promise<Asked | null> {
  if (ask === undefined || player.description === null) return null;
  const { path, undone } = player.state.snapshot();
  const found = player.timeline.foundAt(player.timeline.position);
  return solver
    .ask<Asked>("questions", scenario.text, path, undone, ask.split(","), null, found)
    .catch(() => null);
}

/**
 * The question with which a link opens: "soon" when one comes later, null when none is asked and nothing is hidden.
 *
 * @param framed true: no question about a line of code, as a frame shows no code
 */
export function opensWith(
  { ask, to, play, hide = "" }: LinkOptions,
  answer: Asked | null,
  framed: boolean,
): Question | "soon" | null {
  if (ask === undefined) return null;
  if (answer === null || play !== undefined) return "soon";
  const hasCode = !framed && !hide.split(",").includes("code");
  const asked = kindsIn(ask)
    .filter((kind) => kind !== "line" || hasCode)
    .flatMap((kind) => answer.questions.find((question) => question.kind === kind) ?? [])
    .filter(({ good }) => good || to === undefined);
  return asked[0] ?? null;
}

/** Why some of the questions cannot be asked at this step, or "". */
export function formatRefusals({ to }: LinkOptions, answer: Asked | null) {
  if (to !== undefined) return "";
  const refusals = answer?.refusals ?? {};
  return QUESTION_KINDS.flatMap((kind) => {
    const why = refusals[kind];
    if (why === undefined) return [];
    return t("questions-share-refused", { question: t(`questions-kinds-${kind}`), why });
  }).join(" ");
}
