import { ready, tell } from "../language/tell.ts";
import { readFile, readJson } from "./site-file.ts";

/**
 * What went wrong elsewhere, or on the way of a file, as a sentence.
 *
 * @import { Check } from "../checks/checks.ts"
 * @import { ErrorReport } from "./types.ts"
 */

/** @param {Pick<ErrorReport, "message" | "told">} report a Problem, or what a worker tells of one */
export const toldOf = ({ message, told }) =>
  told ? tell(.../** @type {[any, any]} */ (told)) : message;

/** @param {any} error @returns {Promise<never>} */
async function tellError(error) {
  await ready();
  throw new Error(toldOf(error), { cause: error });
}

/** `readFile`, for the page. @param {Parameters<typeof readFile>} of */
export const fetchFile = (...of) => readFile(...of).catch(tellError);

/** `readJson`, for the page. @template T @param {URL | string} url @param {Check<T>} check */
export const fetchJson = (url, check) => readJson(url, check).catch(tellError);
