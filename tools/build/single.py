"""The page in one file, and the page for frames."""

import base64
import gzip
import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from types import MappingProxyType

from tools.build import places
from tools.build.languages import other_languages
from tools.build.licences import carry_licences
from tools.build.node import esbuild, metafile, modules, node
from tools.build.places import PACKED, files, near
from tools.build.python import packages
from tools.build.reference import LINK
from tools.build.running import Stop, run, say
from tools.build.scripts import EDITING, LATER, lesson_parser

# The address that the page in one file believes to have; it contains everything that it asks for.
NOWHERE = "https://knights.invalid"
# Scripts that the page for frames loads on demand: Python, and visitors' own programs.
PYTHON = "embed-python.js"
PROGRAMS = "embed-programs.js"
# The comment with a script's map, which is of no use in a page that contains the script.
MAP = re.compile(r"\n//# sourceMappingURL=.*")


def build_single(lesson: Path | None = None) -> Path:
    """Write the whole site as one HTML file, which needs no server; it may open with a lesson."""
    opens = "" if lesson is None else f' data-opens="{escape(find_link(lesson))}"'
    first = ["assets.json", "catalogue.json", "gallery.json", "stuck.json"]
    wanted = [*first, "lessons/", "openings/", "pyodide/"]
    wanted += [f"{code}/" for code in other_languages()]
    pack = read_pack(places.SITE, wanted)
    pack["search/worker.js"] = squeeze(bundle("worker", "search/worker.js"))
    pack |= read_pack(places.SITE, ["own.html", "own-worker.js"])
    carried = f"globalThis.knightsPack = {json.dumps(pack)};"
    page = bundle("page", "main.js").decode()
    html = carry_licences(inline(places.SITE / "index.html", [carried, page]), places.SITE)
    html = html.replace(LINK, "")  # a single file has nothing beside it
    html = html.replace("<html ", f"<html{opens} ", 1)
    target = places.SINGLE if lesson is None else places.SINGLE.with_stem(lesson.stem)
    new = target.with_suffix(".new")
    new.write_text(html, encoding="utf-8")
    new.replace(target)
    say(f"built {near(target)} ({target.stat().st_size / 1e6:.1f} MB)")
    return target


def find_link(lesson: Path) -> str:
    """Return the link that opens a lesson, after checking the lesson.

    Raises `Stop` with the mistake in it.
    """
    if not lesson.is_file():
        raise Stop(f"{lesson}: there is no such file: give a lesson in Markdown")
    words = [lesson.resolve(), *lesson_parser()]
    library, call = places.ROOT / "src", packages("site").call
    return call("reading the lesson", "lessons.link_to", library, *words)


def write_embed(site: Path) -> None:
    """Write `embed.html`, the page for frames, and the scripts with everything it needs later.

    A frame in a sandbox has no origin: it may run scripts from the site, but not fetch from it, nor
    import modules. So its modules are one script in the page. A second one with Python is added
    when the frame comes into view, and a third one for visitors' own programs.
    """
    python = read_pack(site, ["pyodide/"])
    python["search/worker.js"] = squeeze(bundle("worker", "search/worker.js"))
    (site / PYTHON).write_text(carry(python))
    programs = read_pack(site, ["own.html", "own-worker.js"])
    editor = bundle("editor", "standalone/editor.js", exports="knightsEditor").decode()
    (site / PROGRAMS).write_text(carry(programs) + editor)
    told = [f"{code}/catalogue.json" for code in other_languages()]
    pack = read_pack(site, ["assets.json", "catalogue.json", *told])
    carried = f"globalThis.knightsPack = {json.dumps(pack)};"
    # A frame has no buttons for late parts, and the editor comes with a script.
    page = bundle("page", "main.js", without=[*LATER, *EDITING]).decode()
    late = f'data-embed data-python="{PYTHON}" data-programs="{PROGRAMS}"'
    html = inline(site / "index.html", [carried, page], late)
    (site / "embed.html").write_text(html, encoding="utf-8")


def carry(pack: dict[str, str]) -> str:
    """Return a script that adds files to those that the page contains."""
    return f"Object.assign(globalThis.knightsPack, {json.dumps(pack)});\n"


OWN = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="{policy}" />
<title>A program of one's own</title>
</head>
<body>
<p>Programs run here, inside a page of Knights. <a href="./">Open Knights</a></p>
<script>{script}</script>
</body>
</html>
"""


def write_own(site: Path) -> None:
    """Write `own.html`, the frame in which visitors' own programs run, and their worker.

    They have no origin, and may fetch nothing: the page hands them all files that they need, and
    the frame knows each file by its hash.
    """
    (site / "own-worker.js").write_bytes(bundle("own-worker", "own/run/program-worker.js"))
    assets = json.loads((site / "assets.json").read_text())
    names = ["own-worker.js", *(file["path"] for file in assets["files"])]
    hashes = {name: hashlib.sha256((site / name).read_bytes()).hexdigest() for name in names}
    for part in ("snapshot", "own"):
        if part in assets:
            hashes[assets[part]["path"]] = assets[part]["sha256"]
    if "snapshot" in assets:
        hashes["memory"] = assets["snapshot"]["unpacked"]
    built = json.dumps({"assets": assets, "hashes": hashes})
    script = bundle("own-frame", "own.html", defines={"BUILT": built}).decode()
    policy = (
        f"default-src 'none'; script-src '{hash_script(script)}' 'wasm-unsafe-eval' blob:;"
        " worker-src blob:; base-uri 'none'; form-action 'none'"
    )
    (site / "own.html").write_text(OWN.format(policy=policy, script=script), encoding="utf-8")


def read_pack(site: Path, wanted: Sequence[str]) -> dict[str, str]:
    """Return files of the site, packed, by their paths.

    Pyodide's modules are left out, because they are among the scripts; so are packed copies for
    servers.
    """
    return {
        path.relative_to(site).as_posix(): squeeze(path.read_bytes())
        for place in wanted
        for path in files(site / place)
        if path.suffix not in (".mjs", *PACKED)
    }


def squeeze(content: bytes) -> str:
    """Pack bytes into text; equal bytes give equal text."""
    return base64.b64encode(gzip.compress(content, 9, mtime=0)).decode()


def bundle(
    name: str,
    place: str,
    without: Sequence[str] = (),
    exports: str = "",
    defines: Mapping[str, str] = MappingProxyType({}),
) -> bytes:
    """Bundle the modules that `web/shell/standalone/NAME.ts` needs into one script, by esbuild.

    `place` is the script's believed path on the site; `without` are packages that it will not need;
    `exports` is the global name of its exports; `defines` are names with values, as JSON, that the
    build fills in.
    """
    fetched = modules(developing=False)
    output = places.BUILD / f"bundle-{name}.js"
    words = [
        esbuild(fetched),
        places.ROOT / "web" / "shell" / "standalone" / f"{name}.ts",
        "--bundle",
        "--format=iife",
        "--minify",
        "--loader:.css=text",
        "--charset=utf8",
        "--target=es2022",
        *(f"--external:{package}" for package in (*without, "node:*")),
        *([f"--global-name={exports}"] if exports else []),
        f'--define:import.meta.url="{NOWHERE}/{place}"',
        *(f"--define:{name}={value}" for name, value in defines.items()),
        "--log-level=warning",
        f"--outfile={output}",
        metafile(name),
    ]
    env = {**node().environment(), "NODE_PATH": str(fetched)}
    run(f"putting the {name}'s modules into one script", words, env=env)
    return output.read_bytes()


def inline(page: Path, scripts: Sequence[str], root: str = "") -> str:
    """Return the page with its styles, icon and scripts; `root`: attributes of its html element.

    Its policy forbids it to run anything else, and to ask anyone for anything.
    """
    html = page.read_text(encoding="utf-8")
    folder = page.parent

    def read(match: re.Match[str]) -> str:
        return (folder / match[1]).read_text(encoding="utf-8")

    html = re.sub(r'\s*<meta\s+http-equiv="Content-Security-Policy".*?/>', "", html, flags=re.S)
    html = re.sub(r'\s*<script type="importmap">.*?</script>', "", html, flags=re.S)
    html = re.sub(r"\s*<script>.*?</script>", "", html, flags=re.S)
    html = re.sub(r'\s*<script type="module"[^>]*></script>', "", html)
    html = re.sub(
        r'\s*<link (?:data-home|rel="(?:manifest|apple-touch-icon|preload|modulepreload)")[^>]*/>',
        "",
        html,
    )
    html = re.sub(r' data-(language|font)="[^"]+"', r' data-\1=""', html)
    html = re.sub(
        r'<link rel="stylesheet" href="([^"]+)" />',
        lambda m: f"<style>{inline_fonts(read(m), folder / 'style')}</style>",
        html,
    )
    icon = base64.b64encode((folder / "icon.svg").read_bytes()).decode()
    html = html.replace('href="icon.svg"', f'href="data:image/svg+xml;base64,{icon}"')
    first = re.search(r'<script src="(first-paint.js)"></script>', html)
    assert first, "index.html no longer has first-paint.js"
    early = MAP.sub("", read(first))
    html = html.replace(first[0], f"<script>{early}</script>", 1)
    late = "".join(f"<script>{script}</script>\n" for script in scripts)
    html = html.replace("</body>", late + "</body>", 1)
    # The frame for visitors' programs is a page inside this one, and under its policy, too.
    inner = re.search(r"<script>(.*)</script>", (page.parent / "own.html").read_text("utf-8"), re.S)
    assert inner, "own.html has no script"
    policy = write_policy([early, *scripts, inner[1]], framed=bool(root))
    tag = f'<meta http-equiv="Content-Security-Policy" content="{policy}" />'
    html = html.replace("<head>", f"<head>\n    {tag}", 1)
    return html.replace("<html ", f"<html {root} " if root else "<html ", 1)


def write_policy(scripts: Sequence[str], *, framed: bool) -> str:
    """Return the policy of a page that contains these scripts, and everything else it needs."""
    hashes = " ".join(f"'{hash_script(script)}'" for script in scripts)
    # In a sandbox without an origin nothing is 'self' to WebKit: there a script is trusted if a
    # trusted one adds it.
    trusted = f"'self' 'strict-dynamic' {hashes}" if framed else hashes
    return (
        f"default-src 'none'; script-src {trusted} 'wasm-unsafe-eval' blob:;"
        " worker-src blob:; style-src 'unsafe-inline'; font-src data:; img-src data: blob:;"
        " media-src blob:; base-uri 'none'; form-action 'none'"
    )


def inline_fonts(style: str, folder: Path) -> str:
    """Return the style sheet with its fonts inside."""

    def encode(match: re.Match[str]) -> str:
        content = base64.b64encode((folder / match[1]).read_bytes()).decode()
        return f'url("data:font/woff2;base64,{content}")'

    # A font in the page is there at once, but not unpacked yet when the page is first painted.
    style = re.sub(r"font-display: ?optional", "font-display:block", style)
    return re.sub(r'url\("?([^")]+\.woff2)"?\)', encode, style)


def hash_script(script: str) -> str:
    """Return the hash by which a policy allows a script in a page."""
    return "sha256-" + base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
