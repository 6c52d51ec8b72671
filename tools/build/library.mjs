/**
 * Compile those modules of Python's standard library that every start of `knights` imports: half
 * of a start is compiling them.
 *
 *     node tools/build/library.mjs PYODIDE WHEEL TARGET
 *
 * PYODIDE is the folder of the runtime, WHEEL the wheel's file, TARGET the file for the new library.
 * Compiled modules go without documentation and assertions, like everything under `python -OO`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { argv } from "node:process";
import { pathToFileURL } from "node:url";

const [folder, wheelFile, target] = argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);

const COMPILE = `
import importlib.util
import io
import marshal
import sys
import zipfile

sys.path.append("/lib/knights.whl")
import knights.page.bridge

[place] = [path for path in sys.path if path.endswith(".zip")]
needed = {module.__spec__.origin for module in sys.modules.values() if getattr(module, "__spec__", None)}
# An archive has no times to compare, so the compiled code says of itself that it is not to be checked.
HEAD = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)

written = io.BytesIO()
with zipfile.ZipFile(place) as source, zipfile.ZipFile(written, "w") as target:
    for entry in source.infolist():
        name, content = entry.filename, source.read(entry)
        path = f"{place}/{name}"
        if path in needed and name.endswith(".py"):
            code = compile(content, path, "exec", dont_inherit=True, optimize=2)
            name, content = f"{name}c", HEAD + marshal.dumps(code)
        target.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED, 9)
written.getvalue()
`;

const pyodide = await loadPyodide({ indexURL: folder });
pyodide.FS.writeFile("/lib/knights.whl", readFileSync(wheelFile));
writeFileSync(target, pyodide.runPython(COMPILE).toJs());
