"""build.py: the parts that can be tested without network, browsers or a long wait."""

import ast
import http.client
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import threading
import urllib.request
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tools.build import (
    assets,
    kept,
    lock,
    node,
    places,
    python,
    running,
    runtime,
    scripts,
    serving,
    single,
    site,
    wheel,
)

SOURCE = Path(__file__).parents[2] / "build.py"
Patch = pytest.MonkeyPatch
Captured = pytest.CaptureFixture[str]


def open_door() -> ModuleType:
    """Return build.py as a module, loaded by path: other packages are called `build`, too."""
    spec = importlib.util.spec_from_file_location("knights_build", SOURCE)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


door = open_door()


@pytest.fixture(autouse=True)
def root(tmp_path: Path, monkeypatch: Patch) -> Path:
    """Return a temporary folder that all code under test takes for the project's."""
    root = tmp_path / "project"
    root.mkdir()
    monkeypatch.setattr(places, "ROOT", root)
    monkeypatch.setattr(places, "BUILD", root / ".build")
    monkeypatch.setattr(places, "SITE", root / "dist" / "site")
    monkeypatch.setattr(places, "SINGLE", root / "dist" / "knights.html")
    return root


# --- an old Python --------------------------------------------------------------------------------


def test_an_old_python_can_parse_it_and_is_told_what_to_do() -> None:
    source = SOURCE.read_text()
    ast.parse(source, feature_version=(3, 7))
    assert not any(
        isinstance(node, ast.ImportFrom) and node.module == "__future__"
        for node in ast.walk(ast.parse(source))
    ), "Python 3.6 knows no `from __future__ import annotations`"
    first = source[: source.index("import argparse")].replace("import sys\n", "", 1)

    class Old:
        version_info = (3, 8, 10)

        @staticmethod
        def exit(text: str) -> None:
            raise SystemExit(text)

    with pytest.raises(SystemExit, match=r"^build.py: this is Python 3\.8; run it with 3\.11"):
        exec(first, {"sys": Old})


# --- environments ---------------------------------------------------------------------------------


def test_pythons_behind_shims_are_searched_after_the_path(
    tmp_path: Path, monkeypatch: Patch
) -> None:
    """A shim on PATH answers only for the version that is switched on."""
    monkeypatch.setenv("PATH", "/first:/second")
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    monkeypatch.setenv("HOME", "/nowhere")
    for version in ("3.11.7", "3.12.1", "3.13.0", "3.13.2", "3.14.0"):
        (tmp_path / "versions" / version / "bin").mkdir(parents=True)
    first, second, *others = python.search_path().split(os.pathsep)
    assert [first, second] == ["/first", "/second"]
    assert [Path(other).parent.name for other in others] == ["3.13.2", "3.13.0", "3.14.0", "3.12.1"]


@pytest.fixture
def commands(monkeypatch: Patch) -> list[list[str]]:
    """Record the commands instead of running them; `venv` makes a link to this Python."""
    ran: list[list[str]] = []

    def run(label: str, command: list[Any], **more: Any) -> str:
        ran.append([str(word) for word in command])
        if "venv" in ran[-1]:
            made = python.Environment(Path(ran[-1][-1]))
            made.python.parent.mkdir(parents=True, exist_ok=True)
            made.python.unlink(missing_ok=True)
            made.python.symlink_to(sys.executable)
            made.stamp.unlink(missing_ok=True)
        return ""

    monkeypatch.setattr(python, "run", run)
    (places.ROOT / "requirements").mkdir()
    for name in ("site", "uv"):
        (places.ROOT / "requirements" / f"{name}.txt").write_text("one==1 --hash=sha256:00\n")
    return ran


def test_uv_and_packages_are_fetched_once_and_by_hash(commands: list[list[str]]) -> None:
    made = python.packages("site")
    assert made.stamp.is_file()
    fetched, created, synced = commands
    assert {"pip", "--require-hashes", "--only-binary=:all:"} <= set(fetched)
    assert "--clear" in created
    assert {"sync", "--require-hashes", "--no-build", str(made.folder)} <= set(synced)
    assert python.packages("site") == made
    assert len(commands) == 3


def spoil_stamp(made: python.Environment) -> None:
    made.stamp.unlink()


def spoil_python(made: python.Environment) -> None:
    made.python.unlink()
    made.python.symlink_to("/nowhere/python")


@pytest.mark.parametrize("spoil", [spoil_stamp, spoil_python])
def test_an_environment_that_is_half_or_whose_python_is_gone_is_made_anew(
    commands: list[list[str]], spoil: Callable[[python.Environment], None]
) -> None:
    made = python.packages("site")
    spoil(made)
    assert not made.works()
    assert python.packages("site") == made
    assert made.works()
    assert [words[1] for words in commands[3:]] == ["venv", "pip"]


def test_other_requirements_make_another_environment(commands: list[list[str]]) -> None:
    made = python.packages("site")
    (places.ROOT / "requirements" / "site.txt").write_text("one==2 --hash=sha256:11\n")
    assert python.packages("site") != made


# --- running programs -----------------------------------------------------------------------------

# Messages copied verbatim from these programs.
FAILURES = [
    (
        "WARNING: Retrying (Retry(total=1, connect=None)) after connection broken by "
        "'NewConnectionError('<...>: Failed to establish a new connection: [Errno -3] "
        "Temporary failure in name resolution')': /simple/build/",
        "no network",
    ),
    ("npm error code EAI_AGAIN\nnpm error syscall getaddrinfo", "no network"),
    ("npm error code ENOTFOUND\nnpm error errno ENOTFOUND", "no network"),
    ("Err:1 http://deb.debian.org bookworm InRelease\n  Temporary failure resolving", "no network"),
    ("npm error code ENOSPC\nnpm error nospc ENOSPC: no space left on device", "disk is full"),
    ("ERROR: Could not install: [Errno 28] No space left on device", "disk is full"),
    (
        "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.",
        "not the pinned one",
    ),
    ("npm error code EINTEGRITY", "not the pinned one"),
    ("PermissionError: [Errno 13] Permission denied: '/root/x'", "permission denied"),
    (
        "error: Request failed after 3 retries in 6.9s\n  cause: error sending request for url"
        "\n  cause: client error (Connect)\n  cause: dns error\n  cause: error resolving DNS",
        "no network",
    ),
    (
        "hint: Packages were unavailable because the network was disabled.",
        "no network",
    ),
    ("error: Failed to download `a==1`\n  cause: Hash mismatch for `a==1`", "not the pinned one"),
    (
        "error: No interpreter found for CPython >=3.12, <3.15 in managed installations",
        "building needs Python 3.12",
    ),
    (
        "  cause: Failed to download `.../python-build-standalone/releases/cpython-3.14.10.tar.gz`"
        "\n  cause: error sending request for url",
        "building needs Python 3.12",
    ),
    ("/usr/bin/python3: No module named pip", "apt install python3-pip"),
    ("SyntaxError: invalid syntax", ""),
]


@pytest.mark.parametrize(("output", "sentence"), FAILURES)
def test_the_reason_of_a_failure_is_told(output: str, sentence: str) -> None:
    assert sentence in running.reason(output)
    assert bool(sentence) == bool(running.reason(output))


def test_a_program_that_cannot_even_write_met_a_full_disk(monkeypatch: Patch) -> None:
    monkeypatch.setattr(running.shutil, "disk_usage", lambda path: type("usage", (), {"free": 0}))
    assert "disk is full" in running.reason("")


def test_a_failed_program_stops_with_the_end_of_its_output(capfd: Captured) -> None:
    program = "import sys; print('first'); print('what went wrong', file=sys.stderr); sys.exit(3)"
    with pytest.raises(running.Stop) as stop:
        running.run("trying a thing", [sys.executable, "-c", program])
    assert str(stop.value).startswith("trying a thing: failed\n")
    assert "what went wrong" in str(stop.value)
    assert (places.BUILD / "log" / "trying-a-thing.txt").read_text().startswith("first")
    assert capfd.readouterr().out == "trying a thing ... failed\n"


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(running.Stop, match="cannot find the program no-such-program"):
        running.run("trying a thing", ["no-such-program"])


def test_output_is_returned_and_time_told(capfd: Captured) -> None:
    assert running.run("asking", [sys.executable, "-c", "print('yes')"]) == "yes\n"
    assert capfd.readouterr().out.startswith("asking ... ")


def test_programs_are_not_led_astray_by_the_environment(monkeypatch: Patch) -> None:
    monkeypatch.setenv("PYTHONPATH", "/elsewhere")
    monkeypatch.setenv("VIRTUAL_ENV", "/elsewhere")
    monkeypatch.setenv("PIP_CERT", "/etc/certificates")
    assert not {"PYTHONPATH", "VIRTUAL_ENV"} & set(running.environment())
    assert running.environment(A="b")["A"] == "b"
    assert running.environment()["PIP_CERT"] == "/etc/certificates"


@pytest.mark.parametrize(
    ("error", "status", "words"),
    [
        (OSError(28, "No space left on device", "dist"), 1, "build.py: the disk is full"),
        (PermissionError(13, "Permission denied", "dist"), 1, "build.py: permission denied"),
        (KeyboardInterrupt(), 130, "the next run goes on"),
    ],
)
def test_an_error_of_the_machine_is_told_without_a_traceback(
    monkeypatch: Patch, capsys: Captured, error: BaseException, status: int, words: str
) -> None:
    def fail() -> None:
        raise error

    monkeypatch.setattr(door, "build_site", fail)
    assert door.main(["site"]) == status
    assert words in capsys.readouterr().out


# --- files that are made once ---------------------------------------------------------------------


def test_a_digest_knows_names_and_contents() -> None:
    folder = places.ROOT / "src"
    folder.mkdir()
    (folder / "a.py").write_text("1")
    seen = [places.digest(folder)]
    (folder / "a.py").write_text("2")
    seen.append(places.digest(folder))
    (folder / "a.py").rename(folder / "b.py")
    seen.append(places.digest(folder))
    assert len(set(seen)) == 3
    (folder / "__pycache__").mkdir()
    (folder / "__pycache__" / "b.pyc").write_text("x")
    assert places.digest(folder) == seen[-1]
    assert places.digest(folder, "text") != places.digest(folder, "other")


def test_a_second_build_has_to_wait() -> None:
    with lock.alone(), (places.BUILD / "lock").open("a+b") as other:
        assert not lock.lock(other.fileno(), wait=False)
    with (places.BUILD / "lock").open("a+b") as other:
        assert lock.lock(other.fileno(), wait=False)


# --- the site -------------------------------------------------------------------------------------


@pytest.fixture
def project(monkeypatch: Patch) -> list[str]:
    """Return the list of the parts built in a small project."""
    for name in node.PYODIDE_FILES:
        path = places.ROOT / "modules" / "pyodide" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    for name, text in {
        "web/index.html": "<!doctype html>",
        "web/dom/board.js": "export {};",
        "src/knights/__init__.py": "",
        "package.json": '{"dependencies": {"pyodide": "314.0.7"}}',
    }.items():
        (places.ROOT / name).parent.mkdir(parents=True, exist_ok=True)
        (places.ROOT / name).write_text(text)
    built: list[str] = []

    def build_wheel(tools: Any) -> Path:
        built.append("wheel")
        wheel = places.BUILD / "knights-0.1.0-py3-none-any.whl"
        wheel.write_text("wheel")
        return wheel

    def write_snapshot(new: Path, wheel: Path, at_once: bool) -> bool:
        if not at_once:
            (new / runtime.SNAPSHOT).write_bytes(bytes(40))
            (new / runtime.OWN_SNAPSHOT).write_bytes(b"")
        return not at_once

    (places.ROOT / "modules" / "pyodide" / "pyodide-lock.json").write_text(
        '{"info": {"python": "3.14.2"}, "packages": {"numpy": {}}}'
    )

    def write_lock(made: object, original: Path, wheel: Path) -> None:
        shutil.copy(original, wheel.parent)

    monkeypatch.setattr(site, "modules", lambda developing: places.ROOT / "modules")
    monkeypatch.setattr(site, "packages", lambda name: None)
    monkeypatch.setattr(site, "build_wheel", build_wheel)
    monkeypatch.setattr(site, "write_lock", write_lock)
    monkeypatch.setattr(site, "write_snapshot", write_snapshot)
    with zipfile.ZipFile(places.ROOT / "modules" / "pyodide" / runtime.LIBRARY, "w") as library:
        for name in ("json/__init__.py", "smtplib.py", "encodings/cp865.py", "encodings/utf_8.py"):
            library.writestr(name, "")
    monkeypatch.setattr(site, "write_embed", lambda site: None)
    monkeypatch.setattr(site, "write_licences", lambda site: None)
    monkeypatch.setattr(site, "write_own", lambda site: None)
    for name in (
        "bundle_modules",
        "check_halves",
        "lesson_parser",
        "write_colours",
        "shrink_code",
        "join_styles",
        "write_languages",
        "write_sentences",
        "name_home",
        "name_languages",
        "compile_library",
        "write_player",
        "place_player",
        "write_preloads",
        "write_vendored",
    ):
        monkeypatch.setattr(site, name, lambda *_: None)
    return built


def test_the_site_has_all_that_the_page_fetches(project: list[str]) -> None:
    site.build_site()
    assert (places.SITE / "index.html").read_text() == "<!doctype html>"
    assert (places.SITE / "dom" / "board.js").is_file()
    assets = json.loads((places.SITE / "assets.json").read_text())
    assert assets["version"] == "314.0.7"
    sizes = {entry["path"]: entry["bytes"] for entry in assets["files"]}
    assert sizes["pyodide/pyodide.asm.wasm"] == len("pyodide.asm.wasm")
    assert {f"pyodide/{name}" for name in node.PYODIDE_FILES} < set(sizes)
    assert "pyodide/pyodide-lock.json" in sizes
    assert "pyodide/knights-0.1.0-py3-none-any.whl" in sizes


def test_a_site_that_is_wanted_at_once_gets_its_snapshot_later(project: list[str]) -> None:
    site.build_site(at_once=True)
    assert (places.SITE / "index.html").is_file()
    assert "snapshot" not in json.loads((places.SITE / "assets.json").read_text())
    built = len(project)
    site.build_site(at_once=True)
    assert len(project) == built
    site.build_site()
    assert json.loads((places.SITE / "assets.json").read_text())["snapshot"]["bytes"] == 40
    built = len(project)
    site.build_site(at_once=True)
    assert len(project) == built


def test_packed_copies_are_made_for_a_host_only(
    project: list[str], monkeypatch: Patch, capsys: Captured
) -> None:
    packed: list[str] = []

    def run(label: str, command: list[Any]) -> str:
        pairs = json.loads(Path(command[-1]).read_text())
        for path, target in zip(pairs[::2], pairs[1::2], strict=True):
            packed.append(Path(path).name)
            for kind in places.PACKED:
                Path(f"{target}{kind}").write_text(path)
        return ""

    monkeypatch.setattr(assets, "run", run)
    monkeypatch.setattr(assets, "node", lambda: node.Node("node", "npm"))
    site.build_site()
    assert not packed
    assert door.main(["site"]) == 0
    assert {"index.html", "board.js", "pyodide.asm.wasm"} <= set(packed)
    assert (places.SITE / "index.html.br").is_file()
    built, number = len(project), len(packed)
    assert door.main(["site"]) == 0
    assert (len(project), len(packed)) == (built, number)


def test_a_step_is_repeated_when_its_inputs_change() -> None:
    source = places.ROOT / "source"
    made: list[str] = []

    def make(folder: Path) -> None:
        made.append(source.read_text())
        (folder / "result").write_text(made[-1])

    def step() -> Path:
        return kept.keep(kept.folder_for("step", source, "1.0"), make)

    for text in ("old", "old", "new", "new"):
        source.write_text(text)
        assert (step() / "result").read_text() == text
    assert made == ["old", "new"]
    assert list(step().parent.iterdir()) == [step()]


def test_a_step_that_failed_is_repeated() -> None:
    def fail(folder: Path) -> None:
        (folder / "half").touch()
        raise running.Stop("no luck")

    folder = kept.folder_for("step", "1.0")
    with pytest.raises(running.Stop):
        kept.keep(folder, fail)
    assert not list(kept.keep(folder, lambda new: None).iterdir())


def test_the_page_names_the_modules_that_it_always_needs(tmp_path: Path) -> None:
    for name, text in {
        "index.html": '<head><script src="first-paint.js"></script></head>',
        "main.js": 'import {\n  draw,\n} from "./view/board.js";\nimport "./late/first.js";\n',
        "view/board.js": 'export { knight } from "../knight.js";\nimport QR from "qrcode";\n',
        "late/first.js": 'export const load = () => import("./last.js");\nimport "../main.js";\n',
        "late/last.js": "",
        "knight.js": "export const text = 1;\nconst place = './late/last.js';\n",
    }.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    scripts.write_preloads(tmp_path)
    page = (tmp_path / "index.html").read_text()
    named = re.findall(r'<link rel="modulepreload" href="([^"]+)" />', page)
    assert named == ["main.js", "view/board.js", "late/first.js", "knight.js"]
    assert page.endswith('<script src="first-paint.js"></script></head>')
    (tmp_path / "index.html").write_text("<head></head>")
    with pytest.raises(running.Stop, match=r"first-paint\.js"):
        scripts.write_preloads(tmp_path)


def test_maps_are_for_a_browser_s_tools_alone(tmp_path: Path) -> None:
    """The offline copy contains no maps, and its scripts refer to none."""
    mapped = "let dark;\n//# sourceMappingURL=first-paint.js.map\n"
    for name, text in {
        "index.html": '<html lang="en"><head></head><body>'
        '<script src="first-paint.js"></script></body></html>',
        "own.html": "<script>run()</script>",
        "icon.svg": "<svg/>",
        "first-paint.js": mapped,
        "first-paint.js.map": "{}",
    }.items():
        (tmp_path / name).write_text(text)
    assets.write_version(tmp_path)
    kept = json.loads((tmp_path / "site-version.js").read_text()[len("self.SITE = ") : -2])["files"]
    assert set(kept) == {"first-paint.js", "icon.svg", "index.html", "own.html"}
    page = single.inline(tmp_path / "index.html", ["start()"])
    assert "let dark;" in page and "sourceMappingURL" not in page


def test_the_library_lacks_only_what_no_page_can_use(project: list[str]) -> None:
    site.build_site()
    with zipfile.ZipFile(places.SITE / "pyodide" / runtime.LIBRARY) as library:
        assert library.namelist() == ["json/__init__.py", "encodings/utf_8.py"]


def test_styles_and_scripts_that_stand_alone_are_shrunk(tmp_path: Path, monkeypatch: Patch) -> None:
    commands: list[list[str]] = []
    monkeypatch.setattr(scripts, "modules", lambda developing: tmp_path / "modules")
    monkeypatch.setattr(scripts, "node", lambda: node.Node("node", "npm"))
    monkeypatch.setattr(
        scripts, "run", lambda what, words, **_: commands.append([str(word) for word in words])
    )
    for name in ("style/b.css", "main.js", "index.html", "c.json"):
        (tmp_path / "site" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "site" / name).write_text("")
    scripts.shrink_code(tmp_path / "site")
    words = [word for _, *words in commands for word in words]
    shrunk = {Path(word).name for word in words if not word.startswith("--")}
    assert shrunk == {"b.css", "first-paint.ts", "service-worker.ts"}
    # A script that stands alone carries what it imports.
    assert ["--bundle" in command for command in commands] == [False, True]


def test_styles_are_joined_in_their_order(tmp_path: Path) -> None:
    (tmp_path / "style").mkdir()
    (tmp_path / "style" / "b.css").write_text("a{color:red}")
    (tmp_path / "style" / "a.css").write_text("a{color:blue}")
    (tmp_path / "parts" / "late").mkdir(parents=True)
    (tmp_path / "parts" / "late" / "part.css").write_text("a{color:green}")
    links = [f'<link rel="stylesheet" href="style/{name}.css" />' for name in "ba"]
    page = tmp_path / "index.html"
    page.write_text(f"<head>\n  {links[0]}\n  {links[1]}\n<p></head>")
    scripts.join_styles(tmp_path)
    assert [path.name for path in tmp_path.rglob("*.css")] == ["all.css"]
    assert (tmp_path / "style" / "all.css").read_text() == "a{color:red}a{color:blue}"
    assert page.read_text() == '<head><link rel="stylesheet" href="style/all.css" />\n<p></head>'
    with pytest.raises(running.Stop, match="no styles"):
        page.write_text("<head></head>")
        scripts.join_styles(tmp_path)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("web/index.html", "changed"),
        ("src/knights/__init__.py", "changed"),
        ("web/dom/new.js", "new"),
        ("web/dom/board.js", None),
    ],
)
def test_nothing_is_built_twice_but_what_has_changed(
    project: list[str], name: str, text: str | None
) -> None:
    site.build_site()
    before = list(project)
    site.build_site()
    assert project == before
    if text is None:
        (places.ROOT / name).unlink()
    else:
        (places.ROOT / name).write_text(text)
    site.build_site()
    assert len(project) > len(before)
    assert (places.SITE / "dom" / "board.js").exists() == (text is not None)


def test_a_damaged_site_is_built_anew(project: list[str]) -> None:
    site.build_site()
    (places.SITE / "index.html").write_text("damaged")
    site.build_site()
    assert (places.SITE / "index.html").read_text() == "<!doctype html>"
    (places.SITE / "dom" / "board.js").unlink()
    site.build_site()
    assert (places.SITE / "dom" / "board.js").is_file()


def test_what_a_broken_run_left_behind_does_no_harm(project: list[str]) -> None:
    for name in ("site-new/view/board.js/odd", "site-old/index.html"):
        (places.BUILD / name).parent.mkdir(parents=True, exist_ok=True)
        (places.BUILD / name).write_text("left over")
    places.SITE.mkdir(parents=True)
    (places.BUILD / "site.json").write_text('{"key": "half a re')
    site.build_site()
    assert (places.SITE / "dom" / "board.js").read_text() == "export {};"
    assert not (places.BUILD / "site-new").exists()
    assert not (places.BUILD / "site-old").exists()


def test_a_build_that_fails_leaves_the_old_site_as_it_was(
    project: list[str], monkeypatch: Patch
) -> None:
    site.build_site()
    (places.ROOT / "web" / "index.html").write_text("newer")

    def fail(*anything: Any) -> None:
        raise running.Stop("no wheel today")

    with monkeypatch.context() as patch:
        patch.setattr(site, "build_wheel", fail)
        with pytest.raises(running.Stop):
            site.build_site()
    assert (places.SITE / "index.html").read_text() == "<!doctype html>"
    site.build_site()
    assert (places.SITE / "index.html").read_text() == "newer"


# --- the wheel ---------------------------------------------------------------------------------

# Modules of the command line, and as many with similar names.
LEFT_OUT = [
    *("__main__", "solving", "terminal", "command/own", "split/pool", "puzzles/tour/command"),
    *("language/uk/command", "language/en/split"),
]
KEPT = [
    *("__init__", "page/bridge", "puzzles/facets/command_line", "puzzles/tour/play"),
    *("language/uk/tour", "language/__init__", "scenario/command"),
]


def test_the_page_s_wheel_has_no_command_line(tmp_path: Path) -> None:
    file = tmp_path / "knights-1.whl"
    with zipfile.ZipFile(file, "w") as whole:
        for name in (*LEFT_OUT, *KEPT):
            whole.writestr(f"knights/{name}.py", name)
    wheel.trim_wheel(file)
    assert [*tmp_path.glob("*.*")] == [file]
    with zipfile.ZipFile(file) as trimmed:
        assert trimmed.namelist() == [f"knights/{name}.py" for name in KEPT]
        assert trimmed.read("knights/page/bridge.py") == b"page/bridge"


IMPORT_ALL = """
import importlib, sys
from pathlib import Path
from tools.build.wheel import COMMAND_LINE
import knights.page
for file in Path(knights.page.__file__).parent.glob("*.py"):
    importlib.import_module(f"knights.page.{file.stem}")
from knights.puzzles.registry import PUZZLES
for kind in PUZZLES.values():
    for facet in ("drawing", "insight", "play", "invention", "link", "program", "search", "task"):
        getattr(kind, facet)
names = [name.replace(".", "/") for name in sys.modules if name.startswith("knights")]
print([name for name in names for end in ("/", ".py") if COMMAND_LINE.match(name + end)])
"""


def test_the_page_imports_nothing_that_its_wheel_has_not() -> None:
    paths = os.pathsep.join([str(SOURCE.parent / "src"), str(SOURCE.parent)])
    done = subprocess.run(
        [sys.executable, "-c", IMPORT_ALL],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout, done.stderr) == ("[]\n", "")


# --- serving --------------------------------------------------------------------------------------


@pytest.fixture
def server() -> Iterator[Any]:
    """Serve a folder with one file of each kind on a free port."""
    folder = places.ROOT / "dist" / "site"
    (folder / "pyodide").mkdir(parents=True)
    for name in KINDS:
        (folder / name).write_text(name)
    with serving.bind(folder, 0) as server:
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        yield server
        server.shutdown()


KINDS = {
    "index.html": "text/html",
    "main.js": "text/javascript",
    "pyodide/pyodide.mjs": "text/javascript",
    "pyodide/pyodide.asm.wasm": "application/wasm",
    "pyodide/pyodide-lock.json": "application/json",
    "pyodide/knights.whl": "application/zip",
    "style.css": "text/css",
    "icon.svg": "image/svg+xml",
    "site.webmanifest": "application/manifest+json",
}


def fetch(server: Any, path: str, **headers: str) -> http.client.HTTPResponse:
    connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=10)
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    answer.read()
    return answer


@pytest.mark.parametrize("name", KINDS)
def test_files_have_their_types(server: Any, name: str) -> None:
    answer = fetch(server, f"/{name}")
    assert answer.status == 200
    assert answer.headers.get_content_type() == KINDS[name]
    assert answer.headers["Cache-Control"] == "no-cache"


def test_what_did_not_change_is_not_sent_again(server: Any) -> None:
    tag = fetch(server, "/main.js").headers["ETag"]
    again = fetch(server, "/main.js", **{"If-None-Match": tag})
    assert (again.status, again.headers["Content-Length"]) == (304, None)
    (places.SITE / "main.js").write_text("longer than it was")
    assert fetch(server, "/main.js", **{"If-None-Match": tag}).status == 200
    assert fetch(server, "/").headers["ETag"] == fetch(server, "/index.html").headers["ETag"]


def test_neither_a_folder_nor_what_lies_above_is_shown(server: Any) -> None:
    (places.ROOT / "secret.txt").write_text("secret")
    assert fetch(server, "/pyodide/").status == 404
    assert fetch(server, "/nothing").status == 404
    assert fetch(server, "/../../secret.txt").status == 404
    assert server.server_address[0] == "127.0.0.1", "it serves this machine only"


def test_the_site_is_served_while_more_of_it_is_made(capsys: Captured) -> None:
    places.SITE.mkdir(parents=True)
    (places.SITE / "index.html").write_text("page")
    answers: list[bytes] = []

    def meanwhile() -> None:
        url = re.search(r"http:\S+", capsys.readouterr().out)
        assert url
        answers.append(urllib.request.urlopen(url[0], timeout=10).read())
        raise KeyboardInterrupt

    serving.serve(0, with_browser=False, meanwhile=meanwhile)
    assert answers == [b"page"]


def test_the_next_free_port_is_taken() -> None:
    places.SITE.mkdir(parents=True)
    with serving.bind(places.SITE, None) as first, serving.bind(places.SITE, None) as second:
        assert 8000 <= first.server_port < second.server_port < 8100


def test_a_taken_port_that_was_asked_for_is_named() -> None:
    places.SITE.mkdir(parents=True)
    with serving.bind(places.SITE, 0) as first:
        number = first.server_port
        with pytest.raises(running.Stop, match=f"port {number} is taken: choose another"):
            serving.bind(places.SITE, number)


@pytest.mark.parametrize("text", ["", "http", "-1", "65536", "80.5", "٣"])
def test_what_is_no_port_is_refused(capsys: Captured, text: str) -> None:
    with pytest.raises(SystemExit) as ending:
        door.main(["serve", f"--port={text}"])
    assert ending.value.code == 2
    assert f"{text!r} is no port: give a number from 1 to 65535" in capsys.readouterr().err


def test_ports_are_read() -> None:
    assert door.arguments(["serve", "--port", "8123"]).port == 8123
    assert door.arguments(["serve"]).port is None


def test_a_browser_is_opened_only_where_one_would_be_seen(monkeypatch: Patch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not serving.has_screen()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert serving.has_screen()


# --- running --------------------------------------------------------------------------------------


def test_jobs_side_by_side_end_with_the_first_that_fails() -> None:
    def fail() -> None:
        while not running.PROGRAMS:
            pass
        raise running.Stop("no luck")

    waiting = [sys.executable, "-c", "import time; time.sleep(60)"]
    with pytest.raises(running.Stop, match="no luck"):
        running.together(lambda: running.run("waiting", waiting), fail)
    assert not running.PROGRAMS


def test_a_program_is_not_left_behind(tmp_path: Path) -> None:
    """On Ctrl-C a program that didn't get the signal is ended, too."""
    program = "import pathlib, time; time.sleep(20); pathlib.Path('survived').touch()"
    process = subprocess.Popen([sys.executable, "-c", program], cwd=tmp_path)
    running.end(process)
    assert process.poll() not in (None, 0)


def test_a_page_in_one_file_carries_each_file_once(tmp_path: Path) -> None:
    for name in ("a.json", "a.json.gz", "a.json.br", "pyodide.mjs"):
        (tmp_path / name).write_bytes(b"{}")
    assert list(single.read_pack(tmp_path, [""])) == ["a.json"]


def test_what_installs_the_page_is_there_and_of_the_size_that_it_says():
    web = Path(__file__).parents[2] / "web"
    manifest = json.loads((web / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["start_url"] == manifest["scope"] == manifest["id"] == "./"
    assert manifest["display"] == "standalone"
    assert manifest["name"] and len(manifest["short_name"]) <= 12
    sizes = {}
    for icon in manifest["icons"]:
        content = (web / icon["src"]).read_bytes()
        if icon["type"] == "image/png":
            assert content.startswith(b"\x89PNG")
            width, height = (int.from_bytes(content[at : at + 4], "big") for at in (16, 20))
            assert icon["sizes"] == f"{width}x{height}"
        sizes.setdefault(icon.get("purpose", "any"), []).append(icon["sizes"])
    # Browsers ask for icons of these sizes before they offer to install a page.
    assert {"192x192", "512x512"} <= set(sizes["any"])
    assert sizes["maskable"] == ["512x512"]
    page = (web / "index.html").read_text(encoding="utf-8")
    assert 'rel="manifest" href="manifest.webmanifest"' in page
    assert 'rel="apple-touch-icon" href="icons/180.png"' in page
