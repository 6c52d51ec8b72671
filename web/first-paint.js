// Runs before the first paint, so that a dark page never flashes light (view/theme.js takes over), nor one page before another. It says so
// where the page's scripts do not come: nobody else could.
(() => {
  let chosen = null;
  try {
    chosen = sessionStorage.getItem("knights.theme") ?? localStorage.getItem("knights.theme");
  } catch {
    // storage is forbidden here
  }
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const { dataset } = document.documentElement;
  dataset.theme = chosen ?? (dark ? "dark" : "light");
  // A page that was built for a lesson opens with it.
  if (location.hash === "" && dataset.opens) history.replaceState(null, "", dataset.opens);
  // The first page is what is painted first; gallery/gallery.js takes over.
  if (location.hash === "" && dataset.embed === undefined) dataset.first = "gallery";

  // main.js tells that it has come.
  let here = false;
  const arrive = () => {
    here = true;
  };
  addEventListener("knights-here", arrive, { once: true });
  // The first script that did not come, or could not be read.
  let culprit = "";
  /** @param {any} event of an element, or of the window where a script could not be read */
  const note = ({ target, filename }) => {
    const script = target.rel === "modulepreload" ? target.href : target.src;
    culprit ||= filename ?? script ?? "";
  };
  addEventListener("error", note, true);
  const find = (/** @type {string} */ id) =>
    /** @type {HTMLElement} */ (document.getElementById(id));
  // Modules have run by then, if they ever do; and a page that is cut off has no end.
  addEventListener("DOMContentLoaded", () => {
    removeEventListener("error", note, true);
    find("fault-again").onclick = async () => {
      // Of an older version of the site the browser may still have some files: these it asks for anew.
      const files = [...document.querySelectorAll("script[src], link")].map(
        (/** @type {any} */ part) => fetch(part.src || part.href, { cache: "reload" }),
      );
      await Promise.allSettled(files);
      location.reload();
    };
    const whole = find("toast") !== null;
    if (whole && here) return;
    const name = culprit.split("/").at(-1);
    if (whole && name) find("fault-name").textContent = `its file ${name}, or a part of it,`;
    dataset.status = "failed";
    find("fault").hidden = false;
  });
})();
