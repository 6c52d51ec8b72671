import type { Check } from "../type-guards.ts";
import { Problem } from "./messages.ts";

/**
 * Reads files of the site that the caller cannot do without: complete, or a Problem that says what was wrong with which
 * file.
 *
 * Many hosts answer with a web page and status 200 when a file is missing.
 */

/**
 * @param bytes size of the file, if known
 * @throws {Problem} that names the file
 */
export const readFile = async (url: URL | string, bytes?: number) =>
  (await readTyped(url, bytes)).content;

/** Like `readFile`, with the type that the server gives. */
async function readTyped(url: URL | string, bytes?: number) {
  const { href } = new URL(url);
  let answer: { content: ArrayBuffer; type: string };
  try {
    const response = await fetch(href);
    const problem = responseProblem(href, response);
    if (problem !== null) return Promise.reject(problem);
    const type = response.headers.get("Content-Type") ?? "";
    answer = { content: await response.arrayBuffer(), type };
  } catch (cause) {
    throw describeLoss(href, cause);
  }
  if (bytes !== undefined && answer.content.byteLength !== bytes) throw describeDamage(href);
  return answer;
}

/** @throws {Error} like `readFile`, or when it is not JSON, or does not pass `check` */
export async function readJson<T>(url: URL | string, check: Check<T>) {
  const content = await readFile(url);
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(content));
  } catch (cause) {
    throw describeDamage(String(url), cause);
  }
  if (check(value)) return value;
  throw new Problem("files-other", { name: sitePath(String(url)) });
}

/** Find out why a file failed to load when the browser gave no reason, by fetching it again. */
export function explain(url: string, bytes: number | undefined, cause: unknown): Promise<Error> {
  return readTyped(url, bytes).then(
    ({ type }) =>
      isScriptOf(url, type)
        ? describeDamage(url, cause)
        : new Problem("files-typed", { name: sitePath(url), type: type || "none" }, { cause }),
    (problem) => problem,
  );
}

/** True when browsers accept this file with this type: only scripts need a certain type. */
const isScriptOf = (url: string, type: string) =>
  !/\.m?js$/.test(url) || /javascript|ecmascript/i.test(type);

/** The problem with a response, as far as its status and headers tell; null when there is none. */
export function responseProblem(
  url: string,
  { ok, status, headers }: Pick<Response, "ok" | "status"> & { headers: Pick<Headers, "get"> },
) {
  if (!ok) return new Problem("files-refused", { name: sitePath(url), status });
  const page = headers.get("Content-Type")?.startsWith("text/html") && !/\.html$/.test(url);
  return page ? new Problem("files-replaced", { name: sitePath(url) }) : null;
}

export function describeLoss(url: string, cause: unknown) {
  const offline = globalThis.navigator?.onLine === false;
  return new Problem("files-lost", { name: sitePath(url), offline }, { cause });
}

export function describeDamage(url: string, cause?: unknown) {
  return new Problem("files-damaged", { name: sitePath(url) }, { cause });
}

/**
 * The file's path below the site's root. The URL alone does not tell where the root is, so known folder names are used.
 */
export function sitePath(url: string) {
  const { pathname } = new URL(url, "https://localhost");
  return /(?:(?:pyodide|search|vendor)\/)?[^/]*$/.exec(pathname)?.[0] ?? pathname;
}
