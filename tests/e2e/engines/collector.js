// Collects what goes wrong in a page, for engines whose driver does not tell. It comes before every other script; what it
// finds is kept in the session's storage, so that it outlasts a reload.
(() => {
  const key = "problems of this test";
  const note = (kind, text) => {
    const known = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    sessionStorage.setItem(key, JSON.stringify([...known, `${kind}: ${text}`]));
  };
  const { error } = console;
  console.error = (...parts) => {
    note("console", parts.map(String).join(" "));
    error.apply(console, parts);
  };
  addEventListener(
    "error",
    (event) => {
      // What a frame has no time to tell an observer of comes with the next one; no driver tells of that.
      if (event.message?.startsWith("ResizeObserver loop")) return;
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
