import { ready, t } from "../language/translate.ts";

/**
 * Wait for a part of the page that is loaded on demand, as returned by `import`. If it fails to load, an engine only
 * quotes a URL; the usual reason is an old page, as a newer version of the site has other files.
 *
 * @throws {Error} with a sentence that says what to do
 */
export function lazyPart<T>(coming: Promise<T>) {
  // The part's sentences have been requested by then, but may still be loading.
  const whole = coming.then(async (part) => {
    await ready();
    return part;
  });
  return whole.catch((cause) => {
    console.warn(cause); // the engine's own reason, for developers
    const name = /[\w.-]+\.js\b/.exec(String(cause?.message))?.[0];
    const message = name ? t("files-part", { name }) : t("files-part-unknown");
    throw new Error(message, { cause });
  });
}

/**
 * Load a part when it is first needed.
 *
 * @param load imports the part's module
 * @param open binds the part; called once, when the module and its sentences are there
 * @param page is drawn again once the part is there, and tells why it can't be loaded
 */
export function bindLazyPart<Module, Part extends { unbind: () => void }>(
  load: () => Promise<Module>,
  open: (module: Module) => Part,
  page: { redraw: () => void; showToast: (message: string) => unknown },
) {
  let coming: Promise<Part> | null = null;
  let ended = false;
  const lazy = {
    part: null as Part | null,
    get requested() {
      return coming !== null;
    },
    come() {
      coming ??= lazyPart(load()).then((module) => {
        const part = open(module);
        lazy.part = part;
        if (ended) part.unbind();
        page.redraw();
        return part;
      });
      return coming;
    },
    /** Do something as soon as the part is there. */
    async act(then: (part: Part) => void = () => {}) {
      try {
        const part = await lazy.come();
        if (!ended) then(part);
      } catch (error) {
        coming = null;
        page.showToast((error as Error).message);
      }
    },
    unbind() {
      ended = true;
      lazy.part?.unbind();
    },
  };
  return lazy;
}
