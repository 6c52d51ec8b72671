/** The library in the Python that the page has, as somebody uses it who installs it there. */

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { loadPyodide, type PyodideAPI } from "pyodide";

const RUN = `
import doctest, re, sys
from pathlib import Path

def run(name):
    """The numbers of examples and of failures in a document of the project."""
    path = Path("/project", name)
    names = {"__name__": "example"}
    # A fenced program without prompts defines names that the examples below it use.
    for program in re.findall(r"^\`\`\`python\\n(.*?)^\`\`\`$", path.read_text(encoding="utf-8"), re.M | re.S):
        exec(program, names)
    tested = doctest.testfile(str(path), False, globs=names, encoding="utf-8")
    return [tested.attempted, tested.failed]

run
`;

let pyodide: PyodideAPI;
let run: (name: string) => { toJs: () => [attempted: number, failed: number] };

before(async () => {
  pyodide = await loadPyodide({ stdout: () => {} });
  pyodide.FS.mkdirTree("/project");
  pyodide.mountNodeFS("/project", fileURLToPath(new URL("../..", import.meta.url)));
  pyodide.runPython(
    "import sys; sys.path.insert(0, '/project/src'); sys.dont_write_bytecode = True",
  );
  run = pyodide.runPython(RUN);
});

test("the page's Python is 3.14, the newest that the library is tried with", () => {
  assert.match(pyodide.runPython("sys.version"), /^3\.14\./);
});

for (const name of ["README.md", "docs/library.md", "docs/links.md"]) {
  test(`the examples run in the page's Python: ${name}`, () => {
    const [attempted, failed] = run(name).toJs();
    assert.ok(attempted > 2);
    assert.equal(failed, 0);
  });
}

const IMPORT_ALL = `
import ast, importlib, sys, zipfile
from pathlib import Path

tree = ast.parse(Path("/project/tools/build/runtime.py").read_text(encoding="utf-8"))
[useless] = [node.value.args[0].value for node in tree.body if isinstance(node, ast.Assign) and node.targets[0].id == "USELESS"]
[archive] = [path for path in sys.path if path.endswith(".zip")]
names = [name for name in zipfile.ZipFile(archive).namelist() if name.endswith(".py")]
left_out = {name for name in names if re.match(useless, name)}

def module_of(name):
    return name.removesuffix(".py").replace("/", ".").removesuffix(".__init__")

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name in absent:
            raise ModuleNotFoundError(name, name=name)

absent = set(map(module_of, left_out)) - set(sys.modules)
sys.meta_path.insert(0, Absent())
failed = []
for name in set(names) - left_out:
    if re.search(r"(^|/)(test|__main__|antigravity|this|idlelib)\\b", name):
        continue
    try:
        importlib.import_module(module_of(name))
    except ImportError as error:
        failed.append(f"{name}: {error}")
sys.meta_path.pop(0)
"\\n".join(failed)
`;

test("modules that the site leaves out of Python's library are needed by none that is there", () => {
  assert.equal(pyodide.runPython(IMPORT_ALL), "");
});
