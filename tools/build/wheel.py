"""The wheel of `knights`, and what it tells the page before Python is there."""

import json
import re
import shutil
import zipfile
from pathlib import Path

from tools.build import places
from tools.build.python import Environment
from tools.build.running import environment, run

# What no page imports: the command line, its searches in parts, and the sentences of both.
COMMAND_LINE = re.compile(
    r"knights/(command|split)/"
    r"|knights/(__main__|terminal|puzzles/\w+/command|language/\w+/(command|split))\.py"
)
EPOCH = "315619200"  # 2 January 1980: the same sources give the same wheel, whenever it is built


def build_wheel(made: Environment, folder: Path) -> Path:
    """Build the wheel of `knights` into a folder, with all that the page may ask for."""
    program = [made.python, "-I", "-B", places.TOOLS / "puzzles.py", "src"]
    run("looking at each puzzle of the library", program)
    options = ["--wheel", "--no-isolation", "--outdir", folder]
    command = made.module("build", *options, places.ROOT)
    run("building the wheel of knights", command, env=environment(SOURCE_DATE_EPOCH=EPOCH))
    (wheel,) = folder.glob("*.whl")
    trim_wheel(wheel)
    return wheel


def trim_wheel(wheel: Path) -> None:
    """Leave out of a wheel what only the command line needs."""
    whole = wheel.rename(wheel.with_suffix(".whole"))
    with zipfile.ZipFile(whole) as source, zipfile.ZipFile(wheel, "w") as target:
        for entry in source.infolist():
            if not COMMAND_LINE.match(entry.filename):
                target.writestr(entry, source.read(entry))
    whole.unlink()


def write_catalogue(made: Environment, wheel: Path, folder: Path) -> None:
    """Write what can be searched, and what the first page needs, as the freshly built wheel tells.

    The catalogue, the pictures of the gallery, and the question above them.
    """
    for name in ("catalogue", "gallery", "stuck"):
        write_told(made, wheel, folder, name)


def write_told(made: Environment, wheel: Path, folder: Path, name: str, code: str = "en") -> None:
    """Write one of these, in a language."""
    program = (
        "import sys; sys.path.insert(0, sys.argv[1]);"
        "from knights.language import speak; speak(sys.argv[2]);"
        f"from knights.page.{name} import as_json; print(as_json())"
    )
    command = [made.python, "-I", "-X", "utf8", "-c", program, wheel, code]
    text = run(f"writing the {name} ({code})", command)
    (folder / f"{name}.json").write_text(
        json.dumps(json.loads(text), ensure_ascii=False, separators=(",", ":")) + "\n",
        encoding="utf-8",
    )


def write_lessons(made: Environment, wheel: Path, folder: Path, code: str = "en") -> None:
    """Write the lessons, each of their claims held against the freshly built wheel.

    A language that has none has the English ones.
    """
    program = (
        "import sys; sys.path[:0] = sys.argv[1:3];"
        "from tools.build.lessons import main; main(*sys.argv[3:])"
    )
    source = places.ROOT / "lessons" / code
    if not source.is_dir():
        shutil.copytree(folder.parents[1] / folder.name, folder)
        return
    command = [made.python, "-I", "-B", "-c", program, wheel, places.ROOT, source, folder]
    run("reading the lessons", command)


def write_openings(made: Environment, wheel: Path, folder: Path, code: str = "en") -> None:
    """Write the first events of every preset, as the freshly built wheel plays them."""
    program = places.TOOLS / "openings.py"
    run("recording openings", [made.python, "-I", "-X", "utf8", program, wheel, folder, code])
