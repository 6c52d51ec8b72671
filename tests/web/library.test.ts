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
