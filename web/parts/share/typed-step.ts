import { t } from "../../language/translate.ts";

/**
 * Read a typed step, with or without thousands separators.
 *
 * @throws {RangeError}
 */
export function readStep(text: string) {
  const digits = text.replace(/[ ,.]/g, "");
  if (!/^[0-9]{1,15}$/.test(digits)) throw new RangeError(t("share-save-no-step", { text }));
  return Number(digits);
}

/**
 * Read the typed step to stop at.
 *
 * @param position the step to start at
 * @returns `until` is null when the field is empty or invalid; `problem` says what is wrong, or is ""
 */
export function readStop(
  text: string,
  position: number,
): { until: number | null; problem: string } {
  if (text.trim() === "") return { until: null, problem: "" };
  try {
    const until = readStep(text);
    return until > position ? { until, problem: "" } : { until: null, problem: t("share-no-end") };
  } catch (error) {
    return { until: null, problem: (error as Error).message };
  }
}
