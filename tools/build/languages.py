"""Languages besides English: each has a folder in the site, with the same files as the root."""

import json
import shutil
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from tools.build import places
from tools.build.python import Environment
from tools.build.running import together
from tools.build.wheel import write_lessons, write_told

ORIGIN = "en"
MANIFEST = "manifest.webmanifest"


def other_languages() -> list[str]:
    """Return the codes of all languages except English, in order."""
    folders = (places.ROOT / "language").glob("*/")
    return sorted(folder.name for folder in folders if folder.name != ORIGIN)


def write_languages(
    made: Environment, wheel: Path, parser: Sequence[Path | str], site: Path
) -> None:
    """Write what the page reads before Python starts, in each language."""
    folders = {ORIGIN: site, **{code: site / code for code in other_languages()}}
    with_lessons = [code for code in folders if (places.ROOT / "lessons" / code).is_dir()]
    together(
        *(partial(write_told, made, wheel, folder, code) for code, folder in folders.items()),
        *(
            partial(write_lessons, made, wheel, parser, folders[code], code)
            for code in with_lessons
        ),
    )
    for code in other_languages():
        if code not in with_lessons:
            shutil.copytree(site / "lessons", site / code / "lessons")
        write_manifest(made, wheel, site, site / code)


def write_manifest(made: Environment, wheel: Path, site: Path, folder: Path) -> None:
    """Write the manifest of an installed page in a language; its paths start one folder below."""
    manifest = json.loads((site / MANIFEST).read_text(encoding="utf-8"))
    told = made.call("naming the page", "openings.name_page", wheel, folder.name)
    manifest["name"], manifest["description"] = json.loads(told)
    manifest["lang"] = folder.name
    for key in ("id", "start_url", "scope"):
        manifest[key] = f".{manifest[key]}"
    for icon in manifest["icons"]:
        icon["src"] = f"../{icon['src']}"
    (folder / MANIFEST).write_text(json.dumps(manifest, ensure_ascii=False), encoding="utf-8")
