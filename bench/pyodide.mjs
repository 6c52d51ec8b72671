// The measurements of native.py inside Pyodide, under node:
//
//     node bench/pyodide.mjs [quick | usual | full]
//
// The speed of a browser's Python alone; the drawing and the crossing to the page are measured elsewhere.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const root = fileURLToPath(new URL("..", import.meta.url));
const [extent = "usual"] = process.argv.slice(2);

const pyodide = await loadPyodide();
pyodide.FS.mkdirTree("/library");
pyodide.mountNodeFS("/library", `${root}src`);
for (const name of ["native.py", "pace.py", "byhand.py", "tutorial.py", "solving.py"]) {
  pyodide.FS.writeFile(`/home/pyodide/${name}`, readFileSync(`${root}bench/${name}`));
}
pyodide.runPython(`
import sys
sys.path.insert(0, "/library")
sys.dont_write_bytecode = True
import json
import native

print(json.dumps(native.measure("${extent}")))
`);
