// Runs Python without the page, in the page's own engine and from Pyodide's files as it publishes
// them: a stock start, the bare generator, and the tutorial's recursion. What the page does is held against it.

const root = new URL("pyodide/", import.meta.url);

/** @type {Promise<any> | null} */
let python = null;

self.onmessage = async ({ data: request }) => {
  try {
    python ??= load();
    const { pyodide, started } = await python;
    const begun = performance.now();
    const result = request.work === "start" ? started : pyodide.globals.get(request.work)(request.side);
    self.postMessage({ result, milliseconds: performance.now() - begun, started });
  } catch (error) {
    self.postMessage({ error: String(error) });
  }
};

/** Start Python as its documentation says; `started` is the time that it took. */
async function load() {
  const begun = performance.now();
  const { loadPyodide } = await import(new URL("pyodide.mjs", root).href);
  const pyodide = await loadPyodide({ indexURL: root.href });
  await pyodide.loadPackage("knights", { messageCallback: () => {} });
  pyodide.pyimport("knights.page.bridge");
  const started = performance.now() - begun;
  const source = await (await fetch(new URL("tutorial.py", import.meta.url))).text();
  pyodide.runPython(source);
  return { pyodide, started };
}
