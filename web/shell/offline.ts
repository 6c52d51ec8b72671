/**
 * Makes the next visit fast and independent of the network, once this one has nothing else to do:
 * the service worker keeps the site. (The snapshot of Python is kept by whom it starts.)
 *
 * Where a browser has neither, or forbids it (an address without TLS, a frame without storage),
 * nothing is kept and all else works.
 */

import { binding } from "../dom/binding.ts";
import { ROOT } from "../engine/root.ts";
import { tell } from "../language/tell.ts";
import type { Page } from "../state/lane/types.ts";

/** Milliseconds after Python was loaded, and between two looks whether the page is idle. */
const PATIENCE = 3000;
/** Milliseconds until a new worker is asked again to take over; then the page is loaded anew. */
const AGAIN = 1000;

/** @param reload loads the page anew, with all that it holds */
export function bindOffline({ player, solver, tell: toast }: Page, reload: () => void) {
  const { signal, also, unbind } = binding();
  let kept: Promise<void> | null = null;
  /** The visitor wants the new version in this tab. */
  let asked = false;
  const update = {
    /** @param waiting that has the new version */
    offer: (waiting: ServiceWorker) =>
      toast(tell("page-offline-update"), {
        label: tell("page-offline-reload"),
        run() {
          // Another tab may have asked for it since.
          if (waiting.state !== "installed") return reload();
          asked = true;
          waiting.postMessage("take over");
          // While the old worker is busy a browser may leave it at that: so it is asked again.
          const again = setInterval(() => waiting.postMessage("take over"), AGAIN);
          signal.addEventListener("abort", () => clearInterval(again));
        },
      }),
    /** The new version is the one that comes next; a tab that did not ask for it goes on with the old one. */
    arrive() {
      if (asked) reload();
      else
        toast(tell("page-offline-elsewhere"), { label: tell("page-offline-reload"), run: reload });
    },
  };

  /** Begins at once. */
  function keep() {
    // A page that carries its files with it has no site to keep.
    if (ROOT.origin !== location.origin) return Promise.resolve();
    kept ??= keepSite(update, signal);
    return kept;
  }

  function keepWhenIdle() {
    if (kept !== null || signal.aborted) return;
    if (player.playing) setTimeout(keepWhenIdle, PATIENCE);
    // What cannot be kept is fetched again next time, which is no error.
    else keep().catch(() => {});
  }

  const unsubscribe = solver.subscribe(({ name }) => {
    if (name !== "loaded") return;
    unsubscribe();
    setTimeout(keepWhenIdle, PATIENCE);
  });
  also(unsubscribe);
  return { keep, unbind };
}

/** Install the service worker, or look for a newer one. */
async function keepSite(
  update: { offer: (waiting: ServiceWorker) => void; arrive: () => void },
  signal: AbortSignal,
) {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const controlled = serviceWorker.controller !== null;
  if (controlled) serviceWorker.addEventListener("controllerchange", update.arrive, { signal });
  const registration = await serviceWorker.register(new URL("service-worker.js", ROOT), {
    scope: ROOT.pathname,
    updateViaCache: "none",
  });
  if (controlled) offerUpdates(registration, update.offer, signal);
  await settle(registration.installing);
}

function offerUpdates(
  registration: ServiceWorkerRegistration,
  tell: (waiting: ServiceWorker) => void,
  signal: AbortSignal,
) {
  const offer = () => {
    if (registration.waiting !== null) tell(registration.waiting);
  };
  const follow = () => settle(registration.installing).then(offer, () => {});
  registration.addEventListener("updatefound", follow, { signal });
  if (registration.installing) follow();
  offer();
}

/**
 * Wait until a service worker is installed.
 *
 * @returns rejected when it could not be
 */
function settle(worker: ServiceWorker | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const { signal, unbind } = binding();
    const look = () => {
      if (worker?.state === "installing") return;
      unbind();
      if (worker?.state === "redundant") reject(new Error("The site could not be kept."));
      else resolve();
    };
    worker?.addEventListener("statechange", look, { signal });
    look();
  });
}
