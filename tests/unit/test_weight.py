"""All that a visitor waits for stays small, in every language."""

import json
from pathlib import Path

import pytest

from tools.build import places
from tools.build.languages import ORIGIN, other_languages
from tools.build.node import node
from tools.build.running import run
from tools.build.scripts import bundle_page

# Bytes after compression by brotli: scripts, and the sentences of one language.
MOST = 106_000
# On the first page, with its cards.
MOST_AT_HOME = 115_000
# Modules loaded only when they are used; they would add most to the first load.
LATE = (
    "parts/share/share-dialog.ts",
    "parts/export/save-dialog.ts",
    "parts/workbench/help-dialog.ts",
    "parts/questions/answers-dialog.ts",
    "parts/play/play.ts",
    "parts/questions/questions.ts",
    "parts/questions/parse-answers.ts",
    "parts/own/studio.ts",
    "parts/gallery/gallery.ts",
    "parts/lesson/lesson.ts",
    "parts/panels/code-panel.ts",
    "parts/panels/why-picture.ts",
    "parts/panels/charts-panel.ts",
    "parts/panels/stack-panel.ts",
    "parts/panels/tree-panel.ts",
)


@pytest.fixture(scope="module")
def outputs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict]:
    """Return the page's scripts by path, as esbuild describes them, with their compressed sizes."""
    folder = tmp_path_factory.mktemp("page")
    described = folder / "main.json"
    bundle_page(folder / "scripts", f"--metafile={described}")
    outputs = json.loads(described.read_text(encoding="utf-8"))["outputs"]
    outputs = {name: output for name, output in outputs.items() if not name.endswith(".map")}
    # Paths in the metafile are relative to the folder in which esbuild ran.
    paths = {name: folder / "scripts" / Path(name).name for name in outputs}
    pairs = folder / "pairs.json"
    pairs.write_text(json.dumps([str(path) for path in paths.values() for _ in "ab"]))
    run("packing", [node().node, places.TOOLS / "pack.mjs", pairs], env=node().environment())
    for name, output in outputs.items():
        output["packed"] = Path(f"{paths[name]}.br").stat().st_size
    return outputs


def need(outputs: dict[str, dict], entries: list[str]) -> set[str]:
    """Return the scripts that the browser has to load before these modules run."""
    found = [
        name
        for name, output in outputs.items()
        if output.get("entryPoint", "").endswith(tuple(entries))
    ]
    assert len(found) == len(entries)
    for name in found:
        statements = [
            one["path"]
            for one in outputs[name]["imports"]
            if one["kind"] == "import-statement" and not one.get("external")
        ]
        found += [path for path in statements if path not in found]
    return set(found)


@pytest.mark.parametrize("code", [ORIGIN, *other_languages()])
def test_the_page_weighs_no_more_than_it_may(code: str, outputs: dict[str, dict]) -> None:
    page = ["web/main.ts", f"web/language/{code}/index.ts"]
    needed = need(outputs, page)
    assert sum(outputs[name]["packed"] for name in needed) <= MOST
    # The first page loads its cards as well.
    home = need(outputs, [*page, "parts/gallery/gallery.ts"])
    assert sum(outputs[name]["packed"] for name in home) <= MOST_AT_HOME


def test_the_page_begins_in_one_piece(outputs: dict[str, dict]) -> None:
    """Scripts are compressed one by one, so that thirty pieces weigh a tenth more than one."""
    assert len(need(outputs, ["web/main.ts"])) <= 2


def test_dialogs_come_when_they_are_opened(outputs: dict[str, dict]) -> None:
    needed = need(outputs, ["web/main.ts"])
    early = {path for name in needed for path in outputs[name]["inputs"]}
    assert not [path for path in early if path.endswith(LATE)]
