// Runs before the first paint, so that a dark page never flashes light; view/theme.js takes over.
(() => {
  let chosen = null;
  try {
    chosen = sessionStorage.getItem("knights.theme") ?? localStorage.getItem("knights.theme");
  } catch {
    // storage is forbidden here
  }
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = chosen ?? (dark ? "dark" : "light");
})();
