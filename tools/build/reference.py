"""Build the reference: the pages of `docs`, with the library's docstrings."""

import re
import shutil
from pathlib import Path

from tools.build import places
from tools.build.kept import folder_for, keep
from tools.build.places import remove
from tools.build.python import Environment, packages
from tools.build.running import Stop, environment, run
from tools.build.wheel import EPOCH

FOLDER = "docs"  # in the site
LICENCES = "licences.txt"
# In the head of a page that has the reference beside it; its help shows a link.
LINK = f'<link rel="help" href="{FOLDER}/" />'
# Search in other languages, and files that only a separate site needs.
USELESS = ("assets/javascripts/lunr", "404.html", "sitemap.xml", "sitemap.xml.gz")
# The packages that are partly in the built pages, by the names of their licence folders.
GIVEN_AWAY = ("mkdocs_material", "mkdocs", "mkdocstrings_python")
FETCHED = re.compile(r'<(?:link|script|img|iframe)\b[^>]*\b(?:src|href)="(?:https?:)?//[^"]*')


def find_reference() -> Path:
    """The folder that keeps the reference of the present sources, once it is built."""
    names = ("mkdocs.yml", "docs", "requirements/docs.txt", "src", "tools/docstring_examples.py")
    return folder_for("reference", places.TOOLS, *(places.ROOT / name for name in names))


def build_reference() -> None:
    """Build the reference, unless it is there. Its tools are fetched only here."""

    def make(folder: Path) -> None:
        made = packages("docs")
        command = made.module("mkdocs", "build", "--site-dir", folder)
        run("building the reference", command, env=environment(SOURCE_DATE_EPOCH=EPOCH))
        remove(*(folder / name for name in USELESS))
        check_offline(folder)
        write_licences(made, folder)

    keep(find_reference(), make)


def check_offline(folder: Path) -> None:
    """Stop at a page that fetches anything from another site."""
    for page in sorted(folder.rglob("*.html")):
        fetched = FETCHED.search(page.read_text(encoding="utf-8"))
        if fetched:
            raise Stop(f"{page.name} of the reference fetches from elsewhere: {fetched[0]}")


def write_licences(made: Environment, folder: Path) -> None:
    """Write the licences of other people's work in the built pages."""
    installed = next(made.folder.glob("[Ll]ib/**/mkdocs_material-*.dist-info")).parent
    parts = []
    for name in GIVEN_AWAY:
        (licence,) = installed.glob(f"{name}-*.dist-info/licenses/LICENSE")
        parts.append((licence.parents[1].name.removesuffix(".dist-info"), licence))
    icons = installed / "material" / "templates" / ".icons" / "material" / "LICENSE"
    parts.append(("Material Design Icons", icons))
    line = "=" * 80
    text = "\n".join(
        f"{line}\n{title}\n{line}\n\n{path.read_text(encoding='utf-8').strip()}\n"
        for title, path in parts
    )
    (folder / LICENCES).write_text(text, encoding="utf-8")


def is_built() -> bool:
    """Tell whether the reference of the present sources is built."""
    return find_reference().is_dir()


def link_reference(site: Path) -> None:
    """Name the reference in the page's head, if the site will have it."""
    if is_built():
        page = site / "index.html"
        text = page.read_text(encoding="utf-8")
        page.write_text(text.replace("</head>", f"{LINK}</head>", 1), encoding="utf-8")


def place_reference(site: Path) -> None:
    """Put the reference into the site, if it is built from the present sources."""
    if is_built():
        remove(site / FOLDER)
        shutil.copytree(find_reference(), site / FOLDER)
