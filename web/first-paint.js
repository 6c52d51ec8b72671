// Runs before the first paint, so that a dark page never flashes light (view/theme.js takes over), nor one page before another.
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
  // The first page is what is painted first; gallery/gallery.js takes over.
  if (location.hash === "" && dataset.embed === undefined) dataset.first = "gallery";
})();
