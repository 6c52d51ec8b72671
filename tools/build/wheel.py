"""The wheel of `knights`, and its data for the page before Python starts."""

import re
import shutil
import zipfile
from collections.abc import Sequence
from pathlib import Path

from tools.build import places
from tools.build.kept import folder_for, keep
from tools.build.python import Environment
from tools.build.running import environment, run

# Modules that no page imports: the command line, its searches in parts, notebooks, and sentences of
# these.
COMMAND_LINE = re.compile(
    r"knights/(command|notebook|split|data/player)/"
    r"|knights/(__main__|drawings/(bars|letters|pixels|png)|scenario/known|solving|terminal)\.py"
    r"|knights/(puzzles/\w+/command|language/\w+/(command|notebook|split))\.py"
)
EPOCH = "315619200"  # 2 January 1980, so that equal sources always give the same wheel


def build_wheel(made: Environment) -> Path:
    """Build the wheel of `knights`, without modules that the page never imports."""
    names = ("LICENSE", "LICENSE-maps.txt", "pyproject.toml", "src")
    inputs = [places.ROOT / name for name in names]

    def make(folder: Path) -> None:
        program = [made.python, "-I", "-B", places.TOOLS / "puzzles.py", "src"]
        run("looking at each puzzle of the library", program)
        command = made.module("hatchling", "build", "--target", "wheel", "--directory", folder)
        env = environment(SOURCE_DATE_EPOCH=EPOCH)
        run("building the wheel of knights", command, cwd=places.ROOT, env=env)
        trim_wheel(next(folder.iterdir()))

    (wheel,) = keep(folder_for("wheel", places.TOOLS, *inputs), make).iterdir()
    return wheel


def trim_wheel(wheel: Path) -> None:
    """Remove from a wheel the files that only the command line needs."""
    whole = wheel.rename(wheel.with_suffix(".whole"))
    with zipfile.ZipFile(whole) as source, zipfile.ZipFile(wheel, "w") as target:
        for entry in source.infolist():
            if not COMMAND_LINE.match(entry.filename):
                target.writestr(entry, source.read(entry))
    whole.unlink()


def write_told(made: Environment, wheel: Path, folder: Path, code: str) -> None:
    """Write the wheel's data for the page before Python starts, in a language.

    These are the catalogue of searches, the pictures of the gallery, the question above them, and
    the first events of every preset.
    """

    def make(target: Path) -> None:
        made.call(f"recording openings ({code})", "openings.main", wheel, target, code)

    kept = keep(folder_for(f"told-{code}", places.TOOLS, wheel), make)
    shutil.copytree(kept, folder, dirs_exist_ok=True)


def write_lessons(
    made: Environment, wheel: Path, parser: Sequence[Path | str], folder: Path, code: str
) -> None:
    """Write the lessons, after checking their claims with the wheel.

    The command `parser` reads their Markdown as the page does.
    """
    source = places.ROOT / "lessons" / code

    def make(target: Path) -> None:
        label = f"reading the lessons ({code})"
        made.call(label, "lessons.main", wheel, source, target, *parser)

    kept = keep(
        folder_for(f"lessons-{code}", places.TOOLS, wheel, source, *map(Path, parser[1:])), make
    )
    shutil.copytree(kept, folder / "lessons")
