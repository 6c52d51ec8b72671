"""A site whose Ukrainian is replaced by a pseudo-language: for tests, and never shipped.

Each sentence gets accents and brackets, and two fifths more length. A text without brackets is
missing in the catalogue, and one that is cut off would be cut off in a longer language, too.
"""

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from tools.build import places
from tools.build.node import esbuild, modules
from tools.build.python import Environment

CODE = "uk"
ACCENTS = dict(zip("AEINOSUYaceinosuyz", "ÀÉÎÑÖŠÜÝàçéîñöšüýž", strict=True))
TABLE = str.maketrans(ACCENTS)

PYTHON = """
from knights.language.en.ROOM import SENTENCES as ENGLISH

def pseudo(text):
    longer = "".join(" ~~~~~"[n % 6] for n in range(2 * len(text) // 5))
    return "\\u27e6" + text.translate(TABLE) + longer + "\\u27e7"

def wrap(sentence):
    if isinstance(sentence, str):
        return pseudo(sentence)
    return lambda **values: pseudo(sentence(**values))

SENTENCES = {key: wrap(sentence) for key, sentence in ENGLISH.items()}
""".replace("TABLE", repr(TABLE))

# Isolates keep each name in an English sentence together, also in a sentence made before.
TURNED = """
from dataclasses import replace
from knights.language.en import ROOM

if hasattr(ROOM, "f"):
    ROOM.f = replace(ROOM.f, turned=True)
"""

# A gap stays a gap between brackets, where the page looks for its place.
SCRIPT = """
import english from "{english}/{part}.ts";
{more}
const accents = {accents};
const pseudo = (text) => {{
  const told = text.replace(/[A-Za-z]/g, (letter) => accents[letter] ?? letter);
  const longer = " ~~~~~".repeat(text.length).slice(0, Math.floor((2 * text.length) / 5));
  return `\\u27e6${{told}}${{longer}}\\u27e7`;
}};
const wrap = (sentence) =>
  typeof sentence === "string" ? pseudo(sentence) : (values) => pseudo(sentence(values));
export default Object.fromEntries(
  Object.entries({{ ...english, {rest} }}).map(([key, sentence]) => [key, wrap(sentence)]),
);
"""


def make_pseudo(site: Path, folder: Path, turned: bool = False) -> Path:
    """Return a copy of a built site with the pseudo-language, or with that from right to left."""
    copy = folder / "site"
    shutil.copytree(site, copy, copy_function=os.link)
    for path in copy.glob("**/*.[bg][rz]*"):
        path.unlink()
    english = turn(folder) if turned else places.ROOT / "web" / "language" / "en"
    write_scripts(copy, folder, english)
    wheel = next((copy / "pyodide").glob("*.whl"))
    write_wheel(wheel, turned)
    write_told(copy, wheel)
    assets = json.loads((copy / "assets.json").read_text())
    for file in assets["files"]:
        file["bytes"] = (copy / file["path"]).stat().st_size
    rewrite(copy / "assets.json", json.dumps(assets).encode())
    return copy


def rewrite(path: Path, content: bytes) -> None:
    """Replace a file instead of writing into it: it is a hard link to the built site's file."""
    path.unlink()
    path.write_bytes(content)


def turn(folder: Path) -> Path:
    """Return the folder of the English sentences, as in a language written from right to left."""
    web = places.ROOT / "web" / "language"
    for path in (web / "en").glob("*.ts"):
        text = path.read_text(encoding="utf-8").replace('forms("en")', 'forms("he")')
        text = text.replace("../forms.ts", (web / "forms.ts").as_posix())
        (folder / "turned").mkdir(exist_ok=True)
        (folder / "turned" / path.name).write_text(text, encoding="utf-8")
    return folder / "turned"


def write_scripts(copy: Path, folder: Path, english: Path) -> None:
    """Write the scripts with the page's sentences: those of the start, and the later ones."""
    made = json.loads((places.BUILD / "put-together" / "main.json").read_text())
    for output, told in made["outputs"].items():
        entry = Path(told.get("entryPoint", ""))
        if entry.parent.name != CODE or entry.parents[1].name != "language":
            continue
        whole = entry.stem == "index"
        source = folder / f"{entry.stem}.js"
        text = SCRIPT.format(
            english=english,
            part=entry.stem,
            more=f'import html from "{english}/html.ts";' if whole else "",
            rest="...html" if whole else "",
            accents=json.dumps(ACCENTS),
        )
        source.write_text(text, encoding="utf-8")
        words = [esbuild(modules(developing=False)), source, "--bundle", "--format=esm"]
        script = subprocess.run(
            [*words, "--charset=utf8", "--minify"], check=True, capture_output=True
        )
        rewrite(copy / Path(output).name, script.stdout)


def write_wheel(wheel: Path, turned: bool) -> None:
    """Write the wheel with the library's sentences."""
    program = PYTHON + TURNED if turned else PYTHON
    new = wheel.with_suffix(".new")
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(new, "w", zipfile.ZIP_DEFLATED) as made:
        for name in old.namelist():
            place = Path(name)
            told = place.parent == Path("knights/language") / CODE and place.stem != "__init__"
            text = program.replace("ROOM", place.stem).encode() if told else old.read(name)
            made.writestr(name, text)
    rewrite(wheel, new.read_bytes())
    new.unlink()


def write_told(copy: Path, wheel: Path) -> None:
    """Write the files that the page reads before Python has started."""
    folder = copy / CODE
    for name in ("catalogue", "gallery", "stuck"):
        (folder / f"{name}.json").unlink()  # a link to the site's own file
    shutil.rmtree(folder / "openings")
    environment = Environment(Path(sys.prefix))
    environment.call("recording openings (pseudo)", "openings.main", wheel, folder, CODE)
