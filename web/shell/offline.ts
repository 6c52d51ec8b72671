/**
 * Installs the service worker, which caches the site, so that the next visit is fast and needs no network. It waits
 * until this visit is idle. (The solver's worker caches the snapshot of Python itself.)
 *
 * If the browser has no service workers or forbids them (an address without TLS, a frame without storage), nothing is
 * cached and all else works.
 */

import { binding } from "../dom/binding.ts";
import { ROOT } from "../engine/root.ts";
import { t } from "../language/translate.ts";
import type { Page } from "../state/page/page-context.ts";

/** Milliseconds after Python has loaded, and between two checks for an idle page. */
const PATIENCE = 3000;
/** Milliseconds until a new worker is asked again to take over. The page reloads once it has. */
const AGAIN = 1000;

/** @param reload loads the page again, keeping its state */
export function bindOffline({ player, solver, showToast }: Page, reload: () => void) {
  const { signal, onDispose, unbind } = binding();
  let kept: Promise<void> | null = null;
  /** The visitor wants the new version in this tab. */
  let asked = false;
  const update = {
    /** @param waiting the worker with the new version */
    offer: (waiting: ServiceWorker) =>
      showToast(t("page-offline-update"), {
        label: t("page-offline-reload"),
        run() {
          // Another tab may have activated it already.
          if (waiting.state !== "installed") return reload();
          asked = true;
          waiting.postMessage("take over");
          // A browser may drop the request while the old worker is busy, so repeat it.
          const again = setInterval(() => waiting.postMessage("take over"), AGAIN);
          signal.addEventListener("abort", () => clearInterval(again));
        },
      }),
    /** The new version has taken over. A tab that did not ask for it keeps the old page and offers a reload. */
    arrive() {
      if (asked) reload();
      else showToast(t("page-offline-elsewhere"), { label: t("page-offline-reload"), run: reload });
    },
  };

  /** Start caching at once. */
  function keep() {
    // The single-file page carries its files, so there is no site to cache.
    if (ROOT.origin !== location.origin) return Promise.resolve();
    kept ??= keepSite(update, signal);
    return kept;
  }

  function keepWhenIdle() {
    if (kept !== null || signal.aborted) return;
    if (player.playing) setTimeout(keepWhenIdle, PATIENCE);
    // Ignore a failure: the files are fetched again next time.
    else keep().catch(() => {});
  }

  const unsubscribe = solver.subscribe(({ name }) => {
    if (name !== "loaded") return;
    unsubscribe();
    setTimeout(keepWhenIdle, PATIENCE);
  });
  onDispose(unsubscribe);
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
  onWaiting: (waiting: ServiceWorker) => void,
  signal: AbortSignal,
) {
  const offer = () => {
    if (registration.waiting !== null) onWaiting(registration.waiting);
  };
  const follow = () => settle(registration.installing).then(offer, () => {});
  registration.addEventListener("updatefound", follow, { signal });
  if (registration.installing) follow();
  offer();
}

/**
 * Wait until a service worker is installed. Rejects if the installation fails.
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
