import { Problem } from "./messages.js";

/**
 * Files of the site, for whoever cannot do without them: whole, or a problem that says what was wrong with which.
 *
 * Many hosts answer with a web page, and no error, where they lack a file.
 */

/**
 * @param {URL | string} url
 * @param {number} [bytes] that it has, where that is known
 * @throws {Problem} that names the file
 */
export async function readFile(url, bytes) {
  const { href } = new URL(url);
  /** @type {ArrayBuffer} */
  let content;
  try {
    const response = await fetch(href);
    const problem = lookAt(href, response);
    if (problem !== null) return Promise.reject(problem);
    content = await response.arrayBuffer();
  } catch (cause) {
    throw describeLoss(href, cause);
  }
  if (bytes !== undefined && content.byteLength !== bytes) throw describeDamage(href);
  return content;
}

/**
 * @param {URL | string} url
 * @throws {Error} as `readFile` does, or where it is no JSON
 */
export async function readJson(url) {
  const content = await readFile(url);
  try {
    return JSON.parse(new TextDecoder().decode(content));
  } catch (cause) {
    throw describeDamage(String(url), cause);
  }
}

/**
 * Why a file could not be used by somebody who does not say: it is asked for again.
 *
 * @param {string} url
 * @param {number | undefined} bytes
 * @param {unknown} cause
 * @returns {Promise<Error>}
 */
export function explain(url, bytes, cause) {
  return readFile(url, bytes).then(
    () => describeDamage(url, cause),
    (problem) => problem,
  );
}

/**
 * What is wrong with an answer, as far as its head tells; null: nothing.
 *
 * @param {string} url
 * @param {Pick<Response, "ok" | "status"> & {headers: Pick<Headers, "get">}} answer
 */
export function lookAt(url, { ok, status, headers }) {
  if (!ok) return new Problem("files-refused", { name: nameFile(url), status });
  const page = headers.get("Content-Type")?.startsWith("text/html") && !/\.html$/.test(url);
  return page ? new Problem("files-replaced", { name: nameFile(url) }) : null;
}

/** @param {string} url @param {unknown} cause */
export function describeLoss(url, cause) {
  const offline = globalThis.navigator?.onLine === false;
  return new Problem("files-lost", { name: nameFile(url), offline }, { cause });
}

/** @param {string} url @param {unknown} [cause] */
export function describeDamage(url, cause) {
  return new Problem("files-damaged", { name: nameFile(url) }, { cause });
}

/** Its path on the site, of which the address alone does not tell where it begins. @param {string} url */
export function nameFile(url) {
  const { pathname } = new URL(url, "https://localhost");
  return /(?:(?:pyodide|search|vendor)\/)?[^/]*$/.exec(pathname)?.[0] ?? pathname;
}
