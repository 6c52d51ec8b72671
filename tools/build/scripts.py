"""The page's scripts and styles: put together, and named where browsers see them early."""

import json
import os
import re
import shutil
from pathlib import Path

from tools.build import places
from tools.build.languages import ORIGIN, other_languages
from tools.build.node import METAFILES, esbuild, metafile, modules, node
from tools.build.places import files, near, remove, remove_empty
from tools.build.running import Stop, run

# What the page takes by these names from its folder `vendor`, and where it comes from.
VENDORED = {
    "qrcode-generator.js": "qrcode-generator/dist/qrcode.mjs",
    "gifenc.js": "gifenc/dist/gifenc.esm.js",
    "inter.woff2": "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
    "inter-cyrillic.woff2": "@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2",
}
# What its import map names, and is loaded only when it is wanted.
LATER = ["qrcode-generator", "gifenc", "mediabunny"]
USES_LARGE = "parts/export/video-encoder.ts"
# Of what the editors of programs and lessons are made: it comes with them, when they are wanted.
EDITING = ["@codemirror/*", "@lezer/*", "mdast-util-from-markdown"]
# What stays a script of its own: it runs before the page's modules, or beside them.
CLASSIC = ("first-paint.ts", "service-worker.ts")
# Styles that come as text with the module that wants them.
LATE_STYLES = {"find.css", "own.css", "printed.css", "race.css"}
# The part of the page's font that a language is written with, besides Latin.
FONTS = {"uk": "vendor/inter-cyrillic.woff2"}
# Before it the page's head names what it needs.
FIRST = '<script src="first-paint.js">'
SMALL = ["--minify", "--charset=utf8", "--log-level=warning"]
# Beside a script of ours: a browser's tools show by it what was written.
MAPPED = "--sourcemap"


def bundle_modules(site: Path) -> None:
    """Put the page's modules together, and the worker's: each was a request, on a slow line a wait.

    What the page loads only when it is wanted stays apart.
    """
    made = places.BUILD / "bundled"
    remove(made)
    bundle_page(made, metafile("main"))
    outfile = f"--outfile={made / 'search' / 'worker.js'}"
    worker = [outfile, str(source("engine/search/worker.ts"))]
    bundle("putting the worker's modules together", *worker, metafile("search"))
    remove(*(path for path in files(site) if path.name in LATE_STYLES))
    shutil.copytree(made, site, dirs_exist_ok=True)
    remove_empty(site)


def bundle_page(made: Path, described: str) -> None:
    """Put the page's modules together in a folder; `described`: the option for a metafile.

    What comes later names the page's beginning as needed, so esbuild keeps that in one piece. Else
    it would be in thirty, one for each mix of late parts that share it, each packed for itself.
    """
    main = source("main.ts")
    whole = [f"--inject:{main}", "--splitting", "--chunk-names=[name]-[hash]"]
    outdir = f"--outdir={made}"
    bundle("putting the page's modules together", *whole, outdir, str(main), described)


def source(name: str) -> Path:
    """A module where it stands, not where it was copied to: one reads a file of the library's."""
    return places.ROOT / "web" / name


def bundle(title: str, *words: str | Path) -> None:
    outside = [f"--external:{name}" for name in (*LATER, "node:*")]
    command = [esbuild(modules(developing=False)), "--bundle", "--format=esm", *outside, *SMALL]
    env = {**node().environment(), "NODE_PATH": str(modules(developing=False))}
    run(title, [*command, MAPPED, "--loader:.css=text", *words], env=env)


def write_vendored(site: Path) -> None:
    """Put other people's files that the page loads by itself into its folder `vendor`."""
    fetched = modules(developing=False)
    folder = site / "vendor"
    folder.mkdir()
    for name, place in VENDORED.items():
        shutil.copyfile(fetched / place, folder / name)
    # Of this large library only what one module imports; esbuild leaves out the rest.
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
    """Write the light theme's colours that the library draws with, too: they stand in its file.

    As a style they are there for the first picture, before any script runs.
    """
    source = places.ROOT / "src" / "knights" / "data" / "appearance.json"
    colours = json.loads(source.read_text(encoding="utf-8"))["colours"]
    lines = "".join(f"  --{name}: {write_colour(value)};\n" for name, value in colours.items())
    (site / "style" / "colours.css").write_text(f":root {{\n{lines}}}\n", encoding="utf-8")


def write_colour(value: str | list[str | float]) -> str:
    """A colour as styles have it; in the library's file its opacity stands beside it.

    >>> write_colour("#23211d"), write_colour(["#be3c1e", 0.17])
    ('#23211d', 'rgb(190 60 30 / 17%)')
    """
    if isinstance(value, str):
        return value
    digits, opacity = value
    parts = " ".join(map(str, bytes.fromhex(str(digits)[1:])))
    return f"rgb({parts} / {opacity:.0%})"


def shrink_code(site: Path) -> None:
    """Take comments and blanks out of styles, and types besides out of scripts that stand alone."""
    program, env = esbuild(modules(developing=False)), node().environment()
    styles = [path for path in files(site) if path.suffix == ".css"]
    words = [*styles, f"--outbase={site}", f"--outdir={site}", "--allow-overwrite", *SMALL]
    run("taking the comments out", [program, *words], env=env)
    alone = [source(name) for name in CLASSIC]
    run("taking the types out", [program, *alone, f"--outdir={site}", MAPPED, *SMALL], env=env)


COMMENT = re.compile(r"\s*<!--.*?-->", re.S)
STYLE = re.compile(r'\s*<link rel="stylesheet" href="(style/[^"]+)" />')


def join_styles(site: Path) -> None:
    """Put the page's styles into one file, in their order: the first picture waits for them all.

    What is told in the page to whoever reads its source goes, as it does from scripts and styles.
    """
    page = site / "index.html"
    text = COMMENT.sub("", page.read_text(encoding="utf-8"))
    parts = [site / place for place in STYLE.findall(text)]
    if not parts:
        raise Stop("web/index.html names no styles")
    joined = site / "style" / "all.css"
    joined.write_text("".join(part.read_text(encoding="utf-8") for part in parts), encoding="utf-8")
    remove(*parts)
    whole = '<link rel="stylesheet" href="style/all.css" />'
    text = STYLE.sub(lambda match: whole if match[1].endswith(parts[-1].name) else "", text)
    page.write_text(text, encoding="utf-8")


IMPORT = re.compile(r'(?:^|;)(?:import|export)\b[^;"(=]*"(\.[^"]+)"', re.M)


def write_preloads(site: Path) -> None:
    """Name every module that `main.js` needs in the page's head, so that none waits for another.

    A browser would find them one by one: each is known only when those that import it have come.
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

    first-paint.js chooses among them, and machines read that there are such.
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


def check_halves(catalogue: Path) -> None:
    """Stop where the page lacks its half of a puzzle that the catalogue has."""
    command = [node().node, places.TOOLS / "halves.mjs", places.ROOT / "web", catalogue]
    run("looking for the page's half of each puzzle", command, env=node().environment())
