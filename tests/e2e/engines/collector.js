// Collects what goes wrong in a page, for engines whose driver does not tell. It comes before every other script; what it
// finds is kept in the session's storage, so that it outlasts a reload.
(() => {
  const key = "problems of this test";
  const note = (kind, text) => {
    const known = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    sessionStorage.setItem(key, JSON.stringify([...known, `${kind}: ${text}`]));
  };
  let observing = false;
  if (location.protocol === "file:") {
    // WebKit names no error of a file, so this one is known by its moment: right after an observer was told of sizes.
    const heeding = (heed) =>
      function (...told) {
        observing = true;
        setTimeout(() => {
          observing = false;
        });
        try {
          heed.apply(this, told);
        } catch (problem) {
          note("error", String(problem));
        }
      };
    window.ResizeObserver = class extends ResizeObserver {
      constructor(heed) {
        super(heeding(heed));
      }
    };
  }
  const { error } = console;
  console.error = (...parts) => {
    note("console", parts.map(String).join(" "));
    error.apply(console, parts);
  };
  addEventListener(
    "error",
    (event) => {
      // A resize that finds no time in this frame is observed in the next one; no driver reports that.
      if (event.message?.startsWith("ResizeObserver loop") || (observing && event.error === null)) return;
      if (event.target !== window && event.target instanceof Element) {
        note("loading", event.target.src ?? event.target.href);
      } else {
        note("error", `${event.message} (${event.filename}:${event.lineno})`);
      }
    },
    true,
  );
  if (location.protocol === "file:") {
    // No server is told of it.
    addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective }) =>
      note("policy", `${blockedURI} refused (${effectiveDirective})`),
    );
  }
  addEventListener("unhandledrejection", (event) => note("error", String(event.reason)));
})();
