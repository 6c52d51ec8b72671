import { t } from "../../language/translate.ts";
import type { Choice, Node } from "./types.ts";

/**
 * Parse a question in a lesson's text: `+ right => why`, `- wrong => why`, `* => any other`, `hint: ...`; all other
 * lines are the question.
 */
export function readQuestion(
  lines: readonly string[],
  read: (line: string) => Node[],
): { choice: Choice; wrong: string | null } {
  const choice: Choice = { asked: [], answers: [] };
  const asked = [];
  let wrong = null;
  for (const line of lines) {
    const [, mark, text = "", arrow, told = ""] = /^([-+*])\s*(.*?)(=>(.*))?$/.exec(line) ?? [];
    if (line.startsWith("hint:")) choice.hint = read(line.slice(5));
    else if (mark === undefined) asked.push(line);
    else if (arrow === undefined) wrong ??= t("writing-wrong-told", { line: text });
    else if (mark === "*") choice.other = read(told);
    else choice.answers.push({ right: mark === "+", text: read(text), told: read(told) });
  }
  choice.asked = read(asked.join(" "));
  if (choice.asked.length === 0) wrong ??= t("writing-wrong-asked");
  if (choice.answers.filter(({ right }) => right).length !== 1) wrong ??= t("writing-wrong-right");
  if (choice.other === undefined && choice.answers.length < 2) wrong ??= t("writing-wrong-wrong");
  return { choice, wrong };
}
