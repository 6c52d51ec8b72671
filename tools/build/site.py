"""The site: the steps that make it, their order, and when they can be skipped."""

import contextlib
import json
import shutil
from functools import partial
from pathlib import Path

from tools.build import places
from tools.build.assets import write_assets, write_version
from tools.build.cards import FOLDER as CARDS
from tools.build.headers import HOSTS
from tools.build.languages import write_languages
from tools.build.licences import write_licences
from tools.build.node import METAFILES, PYODIDE_FILES, modules
from tools.build.places import PACKED, digest, files, near, remove
from tools.build.player import place_player, write_player
from tools.build.python import packages
from tools.build.reference import FOLDER as REFERENCE
from tools.build.reference import is_built, link_reference, place_reference
from tools.build.running import Stop, say, together
from tools.build.runtime import LIBRARY, compile_library, trim_library, write_lock, write_snapshot
from tools.build.scripts import (
    bundle_modules,
    check_halves,
    join_styles,
    lesson_parser,
    name_home,
    name_languages,
    shrink_code,
    write_colours,
    write_preloads,
    write_vendored,
)
from tools.build.sentences import write_sentences
from tools.build.single import write_embed, write_own
from tools.build.wheel import build_wheel

# Files in `web` that are not part of the site: scripts are made of them, and the library's player.
NO_PART = shutil.ignore_patterns("*.ts", "player")
# The inputs of the site: while none of them changes, it is not built again.
SOURCES = [
    "LICENSE",
    "LICENSE-maps.txt",
    "build.py",
    "pyproject.toml",
    "package-lock.json",
    "src",
    "web",
    "language",
    "lessons",
    "requirements",
    "tools",
]


def build_site(*, at_once: bool = False) -> None:
    """Build `dist/site`, unless it is there, complete and made from the present sources.

    `at_once`: leave out the snapshot of Python if it is not made yet.
    """
    if not (places.ROOT / "web" / "index.html").is_file():
        raise Stop("web/index.html is missing: is this the whole project?")
    together(partial(packages, "site"), partial(modules, developing=False))
    write_sentences(packages("site"))
    write_player()
    key = digest(*(places.ROOT / name for name in SOURCES), str(is_built()))
    record = places.BUILD / "site.json"
    with contextlib.suppress(OSError, ValueError, KeyError):
        last = json.loads(record.read_text())
        as_built = last["key"] == key and last["files"] == listing(places.SITE)
        if as_built and (last["whole"] or at_once):
            return
    new = places.BUILD / "site-new"
    remove(new)
    whole = assemble(new, at_once)
    replace(places.SITE, new)
    record.write_text(json.dumps({"key": key, "whole": whole, "files": listing(places.SITE)}))
    size = sum(path.stat().st_size for path in files(places.SITE))
    say(f"built {near(places.SITE)} ({size / 1e6:.1f} MB)")


def assemble(new: Path, at_once: bool = False) -> bool:
    """Make the site in a folder; return False if its snapshot is left out for now.

    Each step finds the results of earlier steps there.
    """
    shutil.copytree(places.ROOT / "web", new, ignore=NO_PART)
    together(partial(write_page, new), lambda: build_wheel(packages("site")))
    tools, runtime = packages("site"), modules(developing=False) / "pyodide"
    (new / "pyodide").mkdir()
    for name in PYODIDE_FILES:
        shutil.copyfile(runtime / name, new / "pyodide" / name)
    trim_library(runtime / LIBRARY, new / "pyodide" / LIBRARY)
    wheel = Path(shutil.copy(build_wheel(tools), new / "pyodide"))
    write_lock(tools, runtime / "pyodide-lock.json", wheel)
    languages = partial(write_languages, tools, wheel, lesson_parser(), new)
    together(languages, partial(compile_library, new, wheel))
    check_halves(new / "catalogue.json")
    whole = write_snapshot(new, wheel, at_once)
    write_assets(new, wheel)
    write_preloads(new)
    name_home(new)
    name_languages(new)
    write_own(new)
    write_embed(new)
    place_player(new)
    write_licences(new)
    link_reference(new)
    write_version(new)
    place_reference(new)
    return whole


def write_page(new: Path) -> None:
    """Bundle scripts and styles, and add other people's files."""
    remove(places.BUILD / METAFILES)
    bundle_modules(new)
    write_colours(new)
    shrink_code(new)
    join_styles(new)
    write_vendored(new)


def replace(site: Path, new: Path) -> None:
    """Replace an old site by a complete new one; a build that fails never gets here."""
    old = places.BUILD / "site-old"
    remove(old)
    site.parent.mkdir(exist_ok=True)
    if site.exists():
        site.rename(old)
    new.rename(site)
    remove(old)


def listing(folder: Path) -> dict[str, list[int]]:
    """Return size and time of change of every file below a folder, to notice changes.

    Files for a host, packed copies, the reference and cards are not counted.
    """
    others = {folder.parent / place for place, _ in HOSTS.values()}
    others |= {*files(folder / REFERENCE), *files(folder / CARDS)}
    own = [path for path in files(folder) if path not in others and path.suffix not in PACKED]
    stats = {path.relative_to(folder).as_posix(): path.stat() for path in own}
    return {name: [stat.st_size, stat.st_mtime_ns] for name, stat in stats.items()}
