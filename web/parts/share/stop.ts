import { tell } from "../../language/tell.ts";

/**
 * A step as it is typed: with or without marks between thousands.
 *
 * @throws {RangeError}
 */
export function readStep(text: string) {
  const digits = text.replace(/[ ,.]/g, "");
  if (!/^[0-9]{1,15}$/.test(digits)) throw new RangeError(tell("share-save-no-step", { text }));
  return Number(digits);
}

/**
 * The step to stop at, as it is typed.
 *
 * @param position of the step to start at
 * @returns null: none, because none is wanted or for the problem
 */
export function readStop(
  text: string,
  position: number,
): { until: number | null; problem: string } {
  if (text.trim() === "") return { until: null, problem: "" };
  try {
    const until = readStep(text);
    return until > position
      ? { until, problem: "" }
      : { until: null, problem: tell("share-no-end") };
  } catch (error) {
    return { until: null, problem: (error as Error).message };
  }
}
