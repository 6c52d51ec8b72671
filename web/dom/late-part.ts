import { ready, tell } from "../language/tell.ts";

/**
 * A part of the page that comes when it is wanted: a module, as `import` promises it. An engine would only quote an address where it
 * does not come, which it may not do long after the page: a newer version of the site has other files.
 *
 * @throws {Error} with a sentence that says what to do
 */
export function latePart<T>(coming: Promise<T>) {
  // What it says has been asked for by then, but may be on its way.
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
