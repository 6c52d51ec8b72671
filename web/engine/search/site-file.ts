import type { Check } from "../checks.ts";
import { Problem } from "./messages.ts";

/**
 * Files of the site, for whoever cannot do without them: whole, or a problem that says what was wrong with which.
 *
 * Many hosts answer with a web page, and no error, where they lack a file.
 */

/**
 * @param bytes that it has, where that is known
 * @throws {Problem} that names the file
 */
export const readFile = async (url: URL | string, bytes?: number) =>
  (await readTyped(url, bytes)).content;

/** `readFile`, with the type that the server gives. */
async function readTyped(url: URL | string, bytes?: number) {
  const { href } = new URL(url);
  let answer: { content: ArrayBuffer; type: string };
  try {
    const response = await fetch(href);
    const problem = lookAt(href, response);
    if (problem !== null) return Promise.reject(problem);
    const type = response.headers.get("Content-Type") ?? "";
    answer = { content: await response.arrayBuffer(), type };
  } catch (cause) {
    throw describeLoss(href, cause);
  }
  if (bytes !== undefined && answer.content.byteLength !== bytes) throw describeDamage(href);
  return answer;
}

/** @throws {Error} as `readFile` does, or where it is no JSON, or not what the page needs */
export async function readJson<T>(url: URL | string, check: Check<T>) {
  const content = await readFile(url);
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(content));
  } catch (cause) {
    throw describeDamage(String(url), cause);
  }
  if (check(value)) return value;
  throw new Problem("files-other", { name: nameFile(String(url)) });
}

/** Why a file could not be used by somebody who does not say: it is asked for again. */
export function explain(url: string, bytes: number | undefined, cause: unknown): Promise<Error> {
  return readTyped(url, bytes).then(
    ({ type }) =>
      isScriptOf(url, type)
        ? describeDamage(url, cause)
        : new Problem("files-typed", { name: nameFile(url), type: type || "none" }, { cause }),
    (problem) => problem,
  );
}

/** Whether a browser runs a script that comes with this type; other files it takes with any. */
const isScriptOf = (url: string, type: string) =>
  !/\.m?js$/.test(url) || /javascript|ecmascript/i.test(type);

/** What is wrong with an answer, as far as its head tells; null: nothing. */
export function lookAt(
  url: string,
  { ok, status, headers }: Pick<Response, "ok" | "status"> & { headers: Pick<Headers, "get"> },
) {
  if (!ok) return new Problem("files-refused", { name: nameFile(url), status });
  const page = headers.get("Content-Type")?.startsWith("text/html") && !/\.html$/.test(url);
  return page ? new Problem("files-replaced", { name: nameFile(url) }) : null;
}

export function describeLoss(url: string, cause: unknown) {
  const offline = globalThis.navigator?.onLine === false;
  return new Problem("files-lost", { name: nameFile(url), offline }, { cause });
}

export function describeDamage(url: string, cause?: unknown) {
  return new Problem("files-damaged", { name: nameFile(url) }, { cause });
}

/** Its path on the site, of which the address alone does not tell where it begins. */
export function nameFile(url: string) {
  const { pathname } = new URL(url, "https://localhost");
  return /(?:(?:pyodide|search|vendor)\/)?[^/]*$/.exec(pathname)?.[0] ?? pathname;
}
