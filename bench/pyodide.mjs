// The measurements of native.py inside Pyodide, under node:
//
//     node bench/pyodide.mjs [--full] [--json FILE]
//
// What a browser's Python reaches; the drawing and the crossing to the page are measured elsewhere.

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const root = fileURLToPath(new URL("..", import.meta.url));
const full = process.argv.includes("--full");
const target = process.argv.indexOf("--json");

const pyodide = await loadPyodide();
pyodide.FS.mkdirTree("/library");
pyodide.mountNodeFS("/library", `${root}src`);
for (const name of ["native.py", "pace.py", "byhand.py", "solving.py"]) {
  pyodide.FS.writeFile(`/home/pyodide/${name}`, readFileSync(`${root}bench/${name}`));
}
const result = pyodide.runPython(`
import sys
sys.path.insert(0, "/library")
sys.dont_write_bytecode = True
import json
import native

result = native.measure(full=${full ? "True" : "False"})
print(native.tell(result))
json.dumps(result, indent=2)
`);
if (target > 0) {
  writeFileSync(process.argv[target + 1], `${result}\n`);
}
