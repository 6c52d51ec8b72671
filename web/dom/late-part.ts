import { ready, tell } from "../language/tell.ts";

/**
 * Wait for a part of the page that is loaded on demand, as returned by `import`. If it fails to load, an engine only
 * quotes a URL; the usual reason is an old page, as a newer version of the site has other files.
 *
 * @throws {Error} with a sentence that says what to do
 */
export function latePart<T>(coming: Promise<T>) {
  // The part's sentences have been requested by then, but may still be loading.
  const whole = coming.then(async (part) => {
    await ready();
    return part;
  });
  return whole.catch((cause) => {
    const name = /[\w.-]+\.js\b/.exec(String(cause?.message))?.[0];
    const message = name ? tell("files-part", { name }) : tell("files-part-unknown");
    throw new Error(message, { cause });
  });
}
