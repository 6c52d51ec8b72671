import { part } from "../text/en-files.js";

/**
 * A part of the page that comes when it is wanted: a module, as `import` promises it. An engine would only quote an address where it
 * does not come, which it may not do long after the page: a newer version of the site has other files.
 *
 * @template T
 * @param {Promise<T>} coming
 * @throws {Error} with a sentence that says what to do
 */
export function latePart(coming) {
  return coming.catch((cause) => {
    const name = /[\w.-]+\.js\b/.exec(String(cause?.message))?.[0] ?? "";
    throw new Error(part(name), { cause });
  });
}
