"""The page's scripts and styles: bundle them, and name them early for browsers."""

import json
import os
import re
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.build import places
from tools.build.languages import ORIGIN, other_languages
from tools.build.node import METAFILES, esbuild, metafile, modules, node
from tools.build.places import files, near, remove, remove_empty
from tools.build.running import Stop, run

# Files that the page loads by these names from its folder `vendor`, and their sources.
VENDORED = {
    "qrcode-generator.js": "qrcode-generator/dist/qrcode.mjs",
    "gifenc.js": "gifenc/dist/gifenc.esm.js",
    "inter.woff2": "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
    "inter-cyrillic.woff2": "@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2",
}
# Names in the page's import map that are loaded on demand.
LATER = ["qrcode-generator", "gifenc", "mediabunny"]
USES_LARGE = "parts/export/video-encoder.ts"
# Packages of the editors of programs and lessons; they are loaded on demand with these.
EDITING = ["@codemirror/*", "@lezer/*", "mdast-util-from-markdown"]
# Scripts of their own: they run before the page's modules, or beside them.
CLASSIC = ("first-paint.ts", "service-worker.ts")
# The part of the page's font for a language's script, besides Latin.
FONTS = {"uk": "vendor/inter-cyrillic.woff2"}
# The place in the page's head before which needed files are named.
FIRST = '<script src="first-paint.js">'
SMALL = ["--minify", "--charset=utf8", "--log-level=warning"]
# Source maps for a browser's tools, which then show our own code.
MAPPED = "--sourcemap"


def bundle_modules(site: Path) -> None:
    """Bundle the page's modules, and the worker's: each would be a request, slow on a slow line.

    Modules that the page loads on demand stay separate.
    """
    made = places.BUILD / "bundled"
    remove(made)
    bundle_page(made, metafile("main"))
    outfile = f"--outfile={made / 'search' / 'worker.js'}"
    worker = [outfile, str(source("engine/search/worker.ts"))]
    bundle("putting the worker's modules together", *worker, metafile("search"))
    shutil.copytree(made, site, dirs_exist_ok=True)
    remove_empty(site)


def bundle_page(made: Path, described: str) -> None:
    """Bundle the page's modules in a folder; `described` is the option for a metafile.

    `--inject` makes every late part need the page's beginning, so that esbuild keeps it in one
    piece. Otherwise it would be in thirty, one for each mix of late parts that share it, each
    packed alone.
    """
    main = source("main.ts")
    whole = [f"--inject:{main}", "--splitting", "--chunk-names=[name]-[hash]"]
    outdir = f"--outdir={made}"
    bundle("putting the page's modules together", *whole, outdir, str(main), described)


def source(name: str) -> Path:
    """Return a module's original place: a copy could not import a file of the library."""
    return places.ROOT / "web" / name


def bundle(title: str, *words: str | Path) -> None:
    outside = [f"--external:{name}" for name in (*LATER, "node:*")]
    command = [esbuild(modules(developing=False)), "--bundle", "--format=esm", *outside, *SMALL]
    env = {**node().environment(), "NODE_PATH": str(modules(developing=False))}
    run(title, [*command, MAPPED, "--loader:.css=text", *words], env=env)


def write_vendored(site: Path) -> None:
    """Put other people's files that the page loads separately into its folder `vendor`."""
    fetched = modules(developing=False)
    folder = site / "vendor"
    folder.mkdir()
    for name, place in VENDORED.items():
        shutil.copyfile(fetched / place, folder / name)
    # The page needs only a few names of this large library: those that one module imports.
    imported = re.search(r'import (\{[^}]+\} from "mediabunny";)', source(USES_LARGE).read_text())
    if not imported:
        raise Stop(f"{near(source(USES_LARGE))} imports nothing from mediabunny")
    entry = places.BUILD / "mediabunny.js"
    entry.write_text(f"export {imported[1]}\n")
    words = [entry, "--bundle", "--format=esm", *SMALL, "--external:node:*", f"--outdir={folder}"]
    command = [esbuild(fetched), *words, metafile("vendor")]
    env = {**node().environment(), "NODE_PATH": str(fetched)}
    run("taking what is used of a library", command, env=env)


def write_colours(site: Path) -> None:
    """Write the light theme's colours as a style; the library's file has them, for drawings.

    As a style they are there for the first picture, before any script runs.
    """
    (site / "style" / "colours.css").write_text(light_colours(), encoding="utf-8")


def light_colours() -> str:
    """Return the light theme's colours as a style."""
    source = places.ROOT / "src" / "knights" / "data" / "appearance.json"
    colours = json.loads(source.read_text(encoding="utf-8"))["colours"]
    lines = "".join(f"  --{name}: {write_colour(value)};\n" for name, value in colours.items())
    return f":root {{\n{lines}}}\n"


def write_colour(value: str | list[str | float]) -> str:
    """Return a colour in CSS; in the library's file a list holds its digits and its opacity.

    >>> write_colour("#23211d"), write_colour(["#be3c1e", 0.17])
    ('#23211d', 'rgb(190 60 30 / 17%)')
    """
    if isinstance(value, str):
        return value
    digits, opacity = value
    parts = " ".join(map(str, bytes.fromhex(str(digits)[1:])))
    return f"rgb({parts} / {opacity:.0%})"


def shrink_code(site: Path) -> None:
    """Remove comments and blanks from styles, and types, too, from scripts of their own."""
    program, env = esbuild(modules(developing=False)), node().environment()
    styles = [path for path in files(site) if path.suffix == ".css"]
    words = [*styles, f"--outbase={site}", f"--outdir={site}", "--allow-overwrite", *SMALL]
    run("taking the comments out", [program, *words], env=env)
    alone = [source(name) for name in CLASSIC]
    whole = ["--bundle", "--format=iife", f"--outdir={site}", MAPPED, *SMALL]
    run("taking the types out", [program, *alone, *whole], env=env)


COMMENT = re.compile(r"\s*<!--.*?-->", re.S)
STYLE = re.compile(r'\s*<link rel="stylesheet" href="((?:style|parts)/[^"]+)" />')


def join_styles(site: Path) -> None:
    """Put the page's styles into one file, in order: the first picture waits for all of them.

    Styles that the page does not name are bundled as text with the module that imports them.
    Comments are removed from the page, as they are from scripts and styles.
    """
    page = site / "index.html"
    text = COMMENT.sub("", page.read_text(encoding="utf-8"))
    parts = [site / place for place in STYLE.findall(text)]
    if not parts:
        raise Stop("web/index.html names no styles")
    joined = site / "style" / "all.css"
    whole = "".join(part.read_text(encoding="utf-8") for part in parts)
    remove(*(path for path in files(site) if path.suffix == ".css"))
    joined.write_text(whole, encoding="utf-8")
    link = '<link rel="stylesheet" href="style/all.css" />'
    text = STYLE.sub(lambda match: link if site / match[1] == parts[-1] else "", text)
    page.write_text(text, encoding="utf-8")
    remove_empty(site)


IMPORT = re.compile(r'(?:^|;)(?:import|export)\b[^;"(=]*"(\.[^"]+)"', re.M)


def write_preloads(site: Path) -> None:
    """Name every module that `main.js` needs in the page's head, so that none waits for another.

    A browser would find them one by one, each only after those that import it have arrived.
    """
    first = site / "main.js"
    needed = [first]
    for module in needed:
        for name in IMPORT.findall(module.read_text(encoding="utf-8")):
            path = Path(os.path.normpath(module.parent / name))
            if path not in needed:
                needed.append(path)
    names = (path.relative_to(site).as_posix() for path in needed)
    links = "".join(f'<link rel="modulepreload" href="{name}" />' for name in names)
    page = site / "index.html"
    text = page.read_text(encoding="utf-8")
    if FIRST not in text:
        raise Stop(f"web/index.html lacks {FIRST}, before which its modules are named")
    page.write_text(text.replace(FIRST, links + FIRST, 1), encoding="utf-8")


def name_languages(site: Path) -> None:
    """Name the languages in the page's head, each with the script that has its sentences.

    first-paint.js chooses among them, and search engines find them.
    """
    made = json.loads((places.BUILD / METAFILES / "main.json").read_text(encoding="utf-8"))
    entries = {made["outputs"][path].get("entryPoint", ""): path for path in made["outputs"]}
    links = '<link rel="alternate" hreflang="x-default" href="./" />'
    for code in (ORIGIN, *other_languages()):
        (script,) = (
            Path(path).name
            for entry, path in entries.items()
            if entry.endswith(f"language/{code}/index.ts")
        )
        links += (
            f'<link rel="alternate" hreflang="{code}" href="?lang={code}"'
            f' data-language="{script}" data-font="{FONTS.get(code, "")}" />'
        )
    page = site / "index.html"
    text = page.read_text(encoding="utf-8")
    page.write_text(text.replace(FIRST, links + FIRST, 1), encoding="utf-8")


def name_home(site: Path) -> None:
    """Name the scripts of the first page in the page's head; first-paint.js loads them there."""
    made = json.loads((places.BUILD / METAFILES / "main.json").read_text(encoding="utf-8"))
    outputs = made["outputs"]
    (entry,) = (
        path
        for path, output in outputs.items()
        if output.get("entryPoint", "").endswith("parts/gallery/gallery.ts")
    )
    page = site / "index.html"
    text = page.read_text(encoding="utf-8")
    needed = [entry, *(one["path"] for one in outputs[entry]["imports"])]
    names = [name for name in (Path(path).name for path in needed) if name not in text]
    links = "".join(f'<link data-home="{name}" />' for name in names)
    page.write_text(text.replace(FIRST, links + FIRST, 1), encoding="utf-8")


def lesson_parser() -> list[Path | str]:
    """Return the command that parses lessons as the page does."""
    made = places.BUILD / "outline.mjs"
    source = places.TOOLS / "outline.mjs"
    title = "putting the parser of lessons together"
    with TemporaryDirectory(dir=places.BUILD) as own:  # tests make it, too, beside a build
        new = Path(own, made.name)
        bundle(title, "--platform=node", f"--outfile={new}", source)
        new.replace(made)
    return [node().node, made]


def check_halves(catalogue: Path) -> None:
    """Stop if the page lacks its half of a puzzle in the catalogue."""
    command = [node().node, places.TOOLS / "halves.mjs", places.ROOT / "web", catalogue]
    run("looking for the page's half of each puzzle", command, env=node().environment())
