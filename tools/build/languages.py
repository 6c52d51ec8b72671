"""Languages besides English: the site has a folder for each, with what its root has in English."""

import json
from pathlib import Path

from tools.build import places
from tools.build.python import Environment
from tools.build.running import run
from tools.build.wheel import write_lessons, write_openings, write_told

ORIGIN = "en"
MANIFEST = "manifest.webmanifest"


def other_languages() -> list[str]:
    """The codes of all languages but English, in their order."""
    folders = (places.ROOT / "language").glob("*/")
    return sorted(folder.name for folder in folders if folder.name != ORIGIN)


def write_languages(made: Environment, wheel: Path, site: Path) -> None:
    """Write what the page reads before Python is there, as Python tells it in each language."""
    for code in other_languages():
        folder = site / code
        folder.mkdir()
        for name in ("catalogue", "gallery", "stuck"):
            write_told(made, wheel, folder, name, code)
        write_openings(made, wheel, folder / "openings", code)
        write_lessons(made, wheel, folder / "lessons", code)
        write_manifest(made, wheel, site, folder)


def write_manifest(made: Environment, wheel: Path, site: Path, folder: Path) -> None:
    """Write the manifest of an installed page, whose places are told from a folder below."""
    manifest = json.loads((site / MANIFEST).read_text(encoding="utf-8"))
    program = (
        "import json, sys; sys.path.insert(0, sys.argv[1]);"
        "from knights.language import speak, tell; speak(sys.argv[2]);"
        "print(json.dumps([tell('language-title'), tell('language-description')]))"
    )
    told = run("naming the page", [made.python, "-I", "-c", program, wheel, folder.name])
    manifest["name"], manifest["description"] = json.loads(told)
    manifest["lang"] = folder.name
    for key in ("id", "start_url", "scope"):
        manifest[key] = f".{manifest[key]}"
    for icon in manifest["icons"]:
        icon["src"] = f"../{icon['src']}"
    (folder / MANIFEST).write_text(json.dumps(manifest, ensure_ascii=False), encoding="utf-8")
