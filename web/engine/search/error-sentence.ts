import { ready, t } from "../../language/translate.ts";
import type { Check } from "../type-guards.ts";
import { readFile, readJson } from "./site-file.ts";
import type { ErrorReport } from "./types.ts";

/** Turns errors of the worker and of fetched files into sentences. */

/** @param report a Problem, or the plain data of one */
export const errorSentence = ({ message, told }: Pick<ErrorReport, "message" | "told">) =>
  told ? t(...(told as unknown as Parameters<typeof t>)) : message;

async function rethrowAsSentence(error: unknown): Promise<never> {
  await ready();
  throw new Error(errorSentence(error as ErrorReport), { cause: error });
}

/** `readFile`, with errors as sentences. */
export const fetchFile = (...of: Parameters<typeof readFile>) =>
  readFile(...of).catch(rethrowAsSentence);

/** `readJson`, with errors as sentences. */
export const fetchJson = <T>(url: URL | string, check: Check<T>) =>
  readJson(url, check).catch(rethrowAsSentence);
