#!/usr/bin/env python3
"""Build, serve and check Knights: one file, and nothing but the standard library to begin with.

`python3 build.py serve` is all that a fresh clone needs. What is fetched is pinned by version and
hash, lies under `.build/`, and is fetched once; `python3 build.py clean` throws it away.
"""

import sys

# Older Pythons get a sentence instead of a traceback: up to here, and in its syntax all through,
# this file is kept to what Python 3.6 can read.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("build.py: this is Python {}.{}; run it with 3.11 or later".format(*sys.version_info))

import argparse
import base64
import contextlib
import errno
import glob
import gzip
import hashlib
import http.server
import io
import json
import os
import platform
import re
import shutil
import signal
import subprocess
import threading
import time
import webbrowser
import zipfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

ROOT = Path(__file__).resolve().parent
BUILD = ROOT / ".build"
SITE = ROOT / "dist" / "site"

OLDEST = (3, 12)  # of the Python that builds and tests; this file itself runs under 3.11
FAVOURITES = ["3.13", "3.14", "3.12"]  # first those for which every pinned package has a wheel
ENGINES = ["chromium", "firefox", "webkit"]
PYODIDE_FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"]
# What the page takes by these names from its folder `vendor`, and where it comes from.
VENDORED = {
    "qrcode-generator.js": "qrcode-generator/dist/qrcode.mjs",
    "gifenc.js": "gifenc/dist/gifenc.esm.js",
    "inter.woff2": "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
}
EPOCH = "315619200"  # 2 January 1980: the same sources give the same wheel, whenever it is built


class Stop(Exception):
    """The reason, in a line or two, why the work cannot go on."""


def say(text: str) -> None:
    """Print a line at once, so that lines stay in order with those of the programs that are run."""
    print(text, flush=True)


# --- running programs -----------------------------------------------------------------------------

DISK_FULL = "the disk is full: free some space and run it again"
NO_NETWORK = "no network: a package could not be fetched; connect and run it again"
DAMAGED = "a package arrived damaged: its hash is not the pinned one; run it again"

# What pip, npm, apt and Python itself say, and what it means.
REASONS = [
    (r"ENOSPC|EDQUOT|No space left on device|Disk quota exceeded", DISK_FULL),
    (r"ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH", NO_NETWORK),
    (r"NewConnectionError|NameResolution|ConnectTimeout|ReadTimeout|ProxyError", NO_NETWORK),
    (r"[Nn]ame or service not known|Temporary failure (in name resolution|resolving)", NO_NETWORK),
    (r"Network is unreachable|Connection refused|Failed to establish a new conn", NO_NETWORK),
    (r"DO NOT MATCH THE HASHES|EINTEGRITY", DAMAGED),
    (r"CERTIFICATE_VERIFY_FAILED|SELF_SIGNED_CERT", "a certificate on the way is not trusted"),
    (r"EACCES|[Pp]ermission denied", "permission denied"),
]


def reason(output: str) -> str:
    """Why a program failed, as far as its output tells; empty if it does not."""
    for pattern, sentence in REASONS:
        if re.search(pattern, output):
            return sentence
    # A program that could not write its own last words leaves nothing to read.
    return DISK_FULL if shutil.disk_usage(ROOT).free < 1_000_000 else ""


def environment(**more: str) -> dict[str, str]:
    """The environment for programs: the caller's, without what would lead Python or pip astray."""
    astray = {
        "PYTHONPATH",
        "PYTHONHOME",
        "PYTHONSAFEPATH",
        "VIRTUAL_ENV",
        "PIP_TARGET",
        "PIP_PREFIX",
        "PIP_USER",
    }
    kept = {name: value for name, value in os.environ.items() if name not in astray}
    return {
        **kept,
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_NO_INPUT": "1",
        "PYTHONUTF8": "1",
        **more,
    }


def run(
    label: str, command: Sequence[object], *, cwd: Path = ROOT, env: "dict[str, str] | None" = None
) -> str:
    """Run a program behind one line of progress; its output goes to a log and is returned.

    Raises `Stop` with the likely reason, or the end of the output, if the program fails.
    """
    words = [str(word) for word in command]
    log = BUILD / "log" / (re.sub(r"\W+", "-", label).strip("-").lower() + ".txt")
    log.parent.mkdir(parents=True, exist_ok=True)
    with progress(label), log.open("wb+") as output:
        try:
            status = subprocess.run(
                words,
                cwd=cwd,
                env=env or environment(),
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
            ).returncode
        except FileNotFoundError:
            raise Stop(f"{label}: cannot find the program {words[0]}") from None
        output.seek(0)
        text = output.read().decode(errors="replace")
        if status != 0:
            tail = "\n".join(text.strip().splitlines()[-12:])
            raise Stop(
                f"{label}: {reason(text) or 'failed'}"
                + ("" if reason(text) else f"\n{tail}")
                + f"\n(all of it: {near(log)})"
            )
    return text


@contextlib.contextmanager
def progress(label: str) -> Iterator[None]:
    """Say what is being done, and how long it took; on a terminal the seconds count up."""
    began = time.monotonic()
    over = threading.Event()

    def count() -> None:
        while not over.wait(1):
            print(f"\r{label} ... {time.monotonic() - began:.0f} s", end="", flush=True)

    print(f"{label} ...", end="", flush=True)
    if sys.stdout.isatty():
        threading.Thread(target=count, daemon=True).start()
    try:
        yield
    except BaseException:
        over.set()
        print(" failed", flush=True)
        raise
    over.set()
    again = f"\r{label} ..." if sys.stdout.isatty() else ""
    print(f"{again} {time.monotonic() - began:.1f} s", flush=True)


def near(path: Path) -> str:
    """The path as seen from the project's folder, where it lies below it."""
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)


# --- what is made once ----------------------------------------------------------------------------


def digest(*inputs: "Path | str") -> str:
    """A hash of files, folders (names and contents) and strings: equal inputs, equal digest."""
    total = hashlib.sha256()
    for item in inputs:
        for file in files(item) if isinstance(item, Path) else [item]:
            name = near(file) if isinstance(file, Path) else "text"
            content = file.read_bytes() if isinstance(file, Path) else file.encode()
            total.update(f"{name}\0{len(content)}\0".encode() + content)
    return total.hexdigest()


def files(place: Path) -> list[Path]:
    """The file itself, or the files below a folder, sorted; without what Python leaves behind."""
    if place.is_file():
        return [place]
    return sorted(
        path for path in place.rglob("*") if path.is_file() and "__pycache__" not in path.parts
    )


def remove(*places: Path) -> None:
    """Take files and folders away, whether or not they are there."""
    for place in places:
        if place.is_dir() and not place.is_symlink():
            shutil.rmtree(place)
        else:
            place.unlink(missing_ok=True)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Keep a second build.py waiting, lest both make the same thing at once."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("a+b") as file:
        if not lock(file.fileno(), wait=False):
            say("waiting for another build.py to finish ...")
            lock(file.fileno(), wait=True)
        yield  # closing the file frees the lock, however this ends


if sys.platform == "win32":
    import msvcrt

    def lock(file: int, *, wait: bool) -> bool:
        """Take the lock on an open file; False if another process has it and `wait` is not set."""
        while True:
            with contextlib.suppress(OSError):
                msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
                return True
            if not wait:
                return False
            time.sleep(0.2)

else:
    import fcntl

    def lock(file: int, *, wait: bool) -> bool:
        """Take the lock on an open file; False if another process has it and `wait` is not set."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


# --- Python ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Interpreter:
    """A Python that answered: its own path and version."""

    path: str
    version: tuple[int, ...]


def interpreter() -> Interpreter:
    """The first Python that answers, is new enough and can make environments.

    Raises `Stop` saying what to install if there is none.
    """
    without_venv = None
    for command in commands():
        found, has_venv = ask(command)
        if found and found.version >= OLDEST:
            if has_venv:
                return found
            without_venv = without_venv or found
    if without_venv:
        version = "{}.{}".format(*without_venv.version)
        raise Stop(
            f"Python {version} has no venv module: install it"
            f" (on Debian and Ubuntu: apt install python{version}-venv)"
        )
    raise Stop(
        "building needs Python 3.12 or later, and there is only {}.{}: install one from python.org,"
        " with your package manager, pyenv or uv".format(*sys.version_info)
    )


PLACES = [
    "$PYENV_ROOT/versions/{}.*/bin/python3",
    "~/.pyenv/versions/{}.*/bin/python3",
    "~/.local/share/uv/python/*-{}.*/bin/python3",
    "~/.asdf/installs/python/{}.*/bin/python3",
    "/usr/local/bin/python{}",
    "/opt/homebrew/bin/python{}",
    "/Library/Frameworks/Python.framework/Versions/{}/bin/python3",
]


def commands() -> Iterator[list[str]]:
    """Where a Python may be found, best first; a shim or an old one among them does no harm."""
    yield [sys.executable]
    for version in FAVOURITES:
        yield [f"python{version}"]
    yield from ([name] for name in ("python3", "python"))
    for version in FAVOURITES:
        for place in PLACES:
            # `glob`, as `Path.glob` takes no pattern that begins at the root.
            pattern = os.path.expanduser(os.path.expandvars(place.format(version)))  # noqa: PTH111
            yield from ([path] for path in sorted(glob.glob(pattern), reverse=True))  # noqa: PTH207
        if os.name == "nt":
            yield ["py", f"-{version}"]
    with contextlib.suppress(OSError, subprocess.TimeoutExpired):
        answer = subprocess.run(
            ["uv", "python", "find", "--offline", ">=3.12"],
            capture_output=True,
            text=True,
            timeout=20,
        )
        if answer.returncode == 0:
            yield [answer.stdout.strip()]


def ask(command: Sequence[str]) -> "tuple[Interpreter | None, bool]":
    """Start a Python and have it say its path and version, and whether it can make environments."""
    question = (
        "import sys, json, importlib.util as i;"
        "has_venv = all(map(i.find_spec, ['venv', 'ensurepip']));"
        "print(json.dumps([sys.executable, sys.version_info[:2], has_venv]))"
    )
    try:
        answer = subprocess.run(
            [*command, "-c", question],
            capture_output=True,
            text=True,
            timeout=20,
            env=environment(),
            stdin=subprocess.DEVNULL,
        )
        path, version, has_venv = json.loads(answer.stdout)
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return None, False
    return Interpreter(path, tuple(version)), has_venv


@dataclass(frozen=True)
class Environment:
    """A folder of installed Python packages with the Python that runs them."""

    folder: Path

    @property
    def bin(self) -> Path:
        """Where the programs of the packages lie."""
        return self.folder / ("Scripts" if os.name == "nt" else "bin")

    @property
    def python(self) -> Path:
        """The environment's Python."""
        return self.bin / ("python.exe" if os.name == "nt" else "python")

    @property
    def stamp(self) -> Path:
        """The file that says that the environment is complete: written last."""
        return self.folder / "complete"

    def module(self, name: str, *arguments: object) -> list[object]:
        """Return the command that runs a module: with -I, or `build` would be this very file."""
        return [self.python, "-I", "-m", name, *arguments]

    def works(self) -> bool:
        """Whether it was completed, and its Python still answers: the one below it may be gone."""
        return self.stamp.is_file() and ask([str(self.python)])[0] is not None


def packages(name: str) -> Environment:
    """The environment with exactly what `requirements/NAME.txt` pins, made if need be."""
    pinned = ROOT / "requirements" / f"{name}.txt"
    base = interpreter()
    made = Environment(BUILD / f"python-{name}-{digest(pinned, base.path, str(base.version))[:12]}")
    if made.works():
        return made
    remove(made.folder)
    version = ".".join(map(str, base.version))
    run(f"making an environment with Python {version}", [base.path, "-m", "venv", made.folder])
    # Wheels only: an sdist would run foreign code to build, and need a compiler.
    options = ["--require-hashes", "--only-binary=:all:", "--retries=2", "--progress-bar=off"]
    command = made.module("pip", "install", *options, "-r", pinned)
    run(f"fetching Python packages ({name})", command)
    made.stamp.touch()
    return made


# --- Node -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Node:
    """Node and npm: the machine's own, or those from the wheel."""

    node: str
    npm: str

    def environment(self) -> dict[str, str]:
        """The environment in which npm, itself a script, finds its `node` on the path."""
        return environment(
            PATH=str(Path(self.node).parent) + os.pathsep + os.environ.get("PATH", "")
        )


def node() -> Node:
    """Node 20 or later with npm; where the machine has none, Node from the Python package index."""
    own, npm = shutil.which("node"), shutil.which("npm")
    if own and npm:
        answer = subprocess.run([own, "--version"], capture_output=True, text=True).stdout
        version = re.match(r"v(\d+)\.", answer)
        if version and int(version[1]) >= 20:
            return Node(own, npm)
    wheel = packages("node").bin
    return Node(
        *(shutil.which(name, path=str(wheel)) or str(wheel / name) for name in ("node", "npm"))
    )


def modules(*, developing: bool) -> Path:
    """The folder with the npm packages: Pyodide alone, or while developing the checkers too.

    Editors and checkers look for the latter in the project's own `node_modules`.
    """
    described = [ROOT / name for name in ("package.json", "package-lock.json", ".npmrc")]
    key = digest(*described)[:12]
    full, plain = ROOT / "node_modules", BUILD / f"npm-{key}" / "node_modules"
    for folder in [full] if developing else [full, plain]:
        stamp = folder / ".complete"
        if (
            stamp.is_file()
            and stamp.read_text() == key
            and all((folder / "pyodide" / name).is_file() for name in PYODIDE_FILES)
        ):
            return folder
    target = full if developing else plain
    workshop = BUILD / "npm-new"
    remove(workshop)
    workshop.mkdir(parents=True)
    for file in described:
        shutil.copy(file, workshop)
    options = [
        "--ignore-scripts",
        "--fetch-retries=2",
        "--fetch-retry-mintimeout=1000",
        "--fetch-retry-maxtimeout=5000",
    ]
    options += [] if developing else ["--omit=dev"]
    what = f"Pyodide {pyodide_version()}" + (" and the JavaScript checkers" if developing else "")
    program = node()
    run(f"fetching {what}", [program.npm, "ci", *options], cwd=workshop, env=program.environment())
    (workshop / "node_modules" / ".complete").write_text(key)
    remove(target)
    target.parent.mkdir(parents=True, exist_ok=True)
    (workshop / "node_modules").rename(target)
    remove(workshop)
    return target


def pyodide_version() -> str:
    """The pinned version of Pyodide."""
    pinned: str = json.loads((ROOT / "package.json").read_text())["dependencies"]["pyodide"]
    return pinned


# --- the site -------------------------------------------------------------------------------------


def build_site() -> None:
    """Assemble `dist/site`, unless it stands there, whole and made from the same sources."""
    if not (ROOT / "web" / "index.html").is_file():
        raise Stop("web/index.html is missing: is this the whole project?")
    key = digest(
        *(
            ROOT / name
            for name in (
                "build.py",
                "pyproject.toml",
                "package-lock.json",
                "src",
                "web",
                "requirements",
                "tools",
            )
        )
    )
    record = BUILD / "site.json"
    with contextlib.suppress(OSError, ValueError):
        if json.loads(record.read_text()) == {"key": key, "files": listing(SITE)}:
            return
    new, old = BUILD / "site-new", BUILD / "site-old"
    remove(new, old)
    fetched = modules(developing=False)
    runtime = fetched / "pyodide"
    tools = packages("site")
    shutil.copytree(ROOT / "web", new, ignore=shutil.ignore_patterns("standalone", "types"))
    bundle_modules(new)
    shrink_code(new)
    join_styles(new)
    (new / "vendor").mkdir()
    for name, source in VENDORED.items():
        shutil.copyfile(fetched / source, new / "vendor" / name)
    (new / "pyodide").mkdir()
    for name in PYODIDE_FILES:
        shutil.copyfile(runtime / name, new / "pyodide" / name)
    trim_library(runtime / LIBRARY, new / "pyodide" / LIBRARY)
    wheel = build_wheel(tools, new / "pyodide")
    write_lock(tools, runtime / "pyodide-lock.json", wheel)
    write_catalogue(tools, wheel, new)
    write_openings(tools, wheel, new / "openings")
    compile_library(new, wheel)
    write_snapshot(new, wheel)
    write_assets(new, wheel)
    write_preloads(new)
    write_embed(new)
    write_version(new)
    write_packed(new)
    SITE.parent.mkdir(exist_ok=True)
    if SITE.exists():
        SITE.rename(old)
    new.rename(SITE)
    remove(old)
    record.write_text(json.dumps({"key": key, "files": listing(SITE)}))
    size = sum(path.stat().st_size for path in files(SITE))
    say(f"built {near(SITE)} ({size / 1e6:.1f} MB)")


def listing(folder: Path) -> dict[str, list[int]]:
    """Size and time of change of every file below a folder: enough to see that one was touched."""
    stats = {path.relative_to(folder).as_posix(): path.stat() for path in files(folder)}
    return {name: [stat.st_size, stat.st_mtime_ns] for name, stat in stats.items()}


def build_wheel(made: Environment, folder: Path) -> Path:
    """Build the wheel of `knights` into a folder."""
    options = ["--wheel", "--no-isolation", "--outdir", folder]
    command = made.module("build", *options, ROOT)
    run("building the wheel of knights", command, env=environment(SOURCE_DATE_EPOCH=EPOCH))
    (wheel,) = folder.glob("*.whl")
    return wheel


def write_lock(made: Environment, original: Path, wheel: Path) -> None:
    """Write the site's own `pyodide-lock.json`: there Pyodide finds the wheel's name and hash.

    The hundreds of packages that it lists otherwise lie on another host, which is never asked.
    """
    content = json.loads(original.read_text())
    plain = BUILD / "pyodide-lock-plain.json"
    plain.write_text(json.dumps({**content, "packages": {}}))
    target = wheel.parent / "pyodide-lock.json"
    options = ["--input", plain, "--output", target, "--base-path", wheel.parent]
    command = made.module("pyodide_cli", "lockfile", "add-wheels", *options, wheel)
    run("entering it in pyodide-lock.json", command)


def write_catalogue(made: Environment, wheel: Path, folder: Path) -> None:
    """Write what can be searched, and what its pictures need, as the freshly built wheel tells."""
    for name, module in (("catalogue", "page.catalogue"), ("gallery", "page.gallery")):
        program = (
            "import sys; sys.path.insert(0, sys.argv[1]);"
            f"from knights.{module} import as_json; print(as_json())"
        )
        text = run(f"writing the {name}", [made.python, "-I", "-c", program, wheel])
        (folder / f"{name}.json").write_text(
            json.dumps(json.loads(text), ensure_ascii=False, separators=(",", ":")) + "\n",
            encoding="utf-8",
        )


def write_openings(made: Environment, wheel: Path, folder: Path) -> None:
    """Write the first events of every preset, as the freshly built wheel plays them."""
    program = ROOT / "tools" / "openings.py"
    run("recording openings", [made.python, "-I", program, wheel, folder])


# What stays a script of its own: it runs before the page's modules, or beside them.
CLASSIC = {"first-paint.js", "service-worker.js"}
SMALL = ["--minify-whitespace", "--minify-syntax", "--charset=utf8", "--log-level=warning"]


def bundle_modules(site: Path) -> None:
    """Put the page's modules together, and the worker's: each was a request, on a slow line a wait.

    What the page loads only when it is wanted stays apart.
    """
    made = BUILD / "bundled"
    remove(made)
    outside = [f"--external:{name}" for name in ("qrcode-generator", "gifenc", "node:*")]
    words = [esbuild(modules(developing=False)), "--bundle", "--format=esm", *outside, *SMALL]
    env = {**node().environment(), "NODE_PATH": str(modules(developing=False))}
    page = ["--splitting", "--chunk-names=[name]-[hash]", f"--outdir={made}", site / "main.js"]
    run("putting the page's modules together", [*words, *page], env=env)
    worker = [f"--outfile={made / 'search' / 'worker.js'}", site / "search" / "worker.js"]
    run("putting the worker's modules together", [*words, *worker], env=env)
    remove(*(path for path in files(site) if path.suffix == ".js" and path.name not in CLASSIC))
    shutil.copytree(made, site, dirs_exist_ok=True)


def shrink_code(site: Path) -> None:
    """Take comments and blanks out of styles and of scripts that stand alone."""
    code = [path for path in files(site) if path.suffix == ".css" or path.name in CLASSIC]
    words = [*code, f"--outbase={site}", f"--outdir={site}", "--allow-overwrite", *SMALL]
    command = [esbuild(modules(developing=False)), *words]
    run("taking the comments out", command, env=node().environment())


STYLE = re.compile(r'\s*<link rel="stylesheet" href="(style/[^"]+)" />')


def join_styles(site: Path) -> None:
    """Put the page's styles into one file, in their order: the first picture waits for them all."""
    page = site / "index.html"
    text = page.read_text(encoding="utf-8")
    parts = [site / place for place in STYLE.findall(text)]
    if not parts:
        raise Stop("web/index.html names no styles")
    joined = site / "style" / "all.css"
    joined.write_text("".join(part.read_text(encoding="utf-8") for part in parts), encoding="utf-8")
    remove(*parts)
    whole = '<link rel="stylesheet" href="style/all.css" />'
    text = STYLE.sub(lambda match: whole if match[1].endswith(parts[-1].name) else "", text)
    page.write_text(text, encoding="utf-8")


def esbuild(fetched: Path) -> Path:
    """The program that puts JavaScript into another form."""
    return fetched / ".bin" / ("esbuild.cmd" if os.name == "nt" else "esbuild")


LIBRARY = "python_stdlib.zip"
# Modules that need processes, sockets or a terminal, which no page has, and encodings that only old
# files use.
USELESS = re.compile(
    r"(_pyrepl|curses|ftplib|idlelib|imaplib|mailbox|multiprocessing|poplib|pty|smtplib|"
    r"socketserver|sqlite3|ssl|tty|wsgiref|xmlrpc|zipapp)[/.]"
    r"|encodings/(cp(?!437|1252)|mac_|iso8859_(?!15?\.)|koi8|kz1048|hp_roman8|palmos|ptcp154|tis_620|"
    r"big5|euc_|gb|hz|iso2022|johab|shift_jis)"
)


def trim_library(source: Path, target: Path) -> None:
    """Copy Python's standard library without what is of no use in a page: a fifth of it."""
    with zipfile.ZipFile(source) as whole, zipfile.ZipFile(target, "w") as trimmed:
        for entry in whole.infolist():
            if not USELESS.match(entry.filename):
                trimmed.writestr(entry, whole.read(entry), zipfile.ZIP_DEFLATED, 9)


SNAPSHOT = "python-snapshot.bin"
SERVICE_WORKER = "service-worker.js"


def compile_library(site: Path, wheel: Path) -> None:
    """Compile the part of the standard library that every start needs: see tools/library.mjs."""
    program = ROOT / "tools" / "library.mjs"
    library = wheel.with_name(LIBRARY)
    made = BUILD / f"library-{made_from(program, library, wheel)}.zip"
    if not made.is_file():
        remove(*BUILD.glob("library-*"))
        new = BUILD / "library-new.zip"
        command = [node().node, program, site / "pyodide", wheel, new]
        run("compiling the standard library", command)
        new.rename(made)
    shutil.copyfile(made, library)


def write_snapshot(site: Path, wheel: Path) -> None:
    """Write the memory of a Python that has started: see tools/snapshot.mjs.

    The page does without it where it cannot be made.
    """
    program = ROOT / "tools" / "snapshot.mjs"
    form = [ROOT / "web" / "search" / name for name in ("memory.js", "revival.js")]
    made = BUILD / f"snapshot-{made_from(program, *form, wheel, wheel.with_name(LIBRARY))}"
    if not made.is_file():
        remove(*BUILD.glob("snapshot-*"))
        new = BUILD / "snapshot-new"
        command = [node().node, program, site / "pyodide", wheel, new]
        try:
            run("taking a snapshot of Python", command)
        except Stop as stop:
            say(f"the page will start Python the slow way: {stop}")
            return
        new.rename(made)
    shutil.copyfile(made, site / SNAPSHOT)


def made_from(*parts: Path) -> str:
    """A short name for what is made of these files by the pinned Pyodide, once and for all."""
    contents = (hashlib.sha256(part.read_bytes()).hexdigest() for part in parts)
    return f"{pyodide_version()}-{digest(*contents)[:12]}"


def write_assets(site: Path, wheel: Path) -> None:
    """Write what the page fetches to start Python, with sizes: so it knows how far it has come."""
    names = sorted(path.name for path in (site / "pyodide").iterdir())
    content: dict[str, object] = {
        "version": pyodide_version(),
        "wheel": wheel.relative_to(site).as_posix(),
        "files": [
            {"path": f"pyodide/{name}", "bytes": (site / "pyodide" / name).stat().st_size}
            for name in names
        ],
    }
    snapshot = site / SNAPSHOT
    if snapshot.is_file():
        content["snapshot"] = {
            "path": SNAPSHOT,
            "bytes": snapshot.stat().st_size,
            "memory": int.from_bytes(snapshot.read_bytes()[:4], "little"),
            "sha256": hashlib.sha256(snapshot.read_bytes()).hexdigest(),
        }
    (site / "assets.json").write_text(json.dumps(content, indent=1) + "\n")


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
    places = (path.relative_to(site).as_posix() for path in needed)
    links = "".join(f'<link rel="modulepreload" href="{place}" />' for place in places)
    page = site / "index.html"
    text = page.read_text(encoding="utf-8")
    script = '<script src="first-paint.js">'
    if script not in text:
        raise Stop(f"web/index.html lacks {script}, before which its modules are named")
    page.write_text(text.replace(script, links + script, 1), encoding="utf-8")


def write_version(site: Path) -> None:
    """Write what the service worker keeps: every file of the site, with the hash of each.

    The snapshot is kept apart, when there is time for it; the worker itself is the browser's care,
    and what frames use comes along with the page around them.
    """
    apart = {SNAPSHOT, SERVICE_WORKER, "embed.html", "embed-python.js"}
    kept = {path.relative_to(site).as_posix(): path for path in files(site)}
    hashes = {
        name: hashlib.sha256(path.read_bytes()).hexdigest()
        for name, path in kept.items()
        if name not in apart
    }
    content = {"version": digest(json.dumps(hashes))[:16], "files": hashes}
    (site / "site-version.js").write_text(f"self.SITE = {json.dumps(content, indent=1)};\n")


# What a host may send instead of the file itself, to browsers that can unpack it.
PACKABLE = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".wasm", ".webmanifest"}


def write_packed(site: Path) -> None:
    """Put a packed copy beside every file that is worth it: `.gz` and `.br`.

    What has not changed since the last build is not packed again.
    """
    store = BUILD / "packed"
    store.mkdir(exist_ok=True)
    program = ROOT / "tools" / "pack.mjs"
    wanted = {}
    for path in files(site):
        if path.suffix in PACKABLE and path.name != SERVICE_WORKER:
            wanted[path] = digest(program, hashlib.sha256(path.read_bytes()).hexdigest())
    missing = [[path, store / key] for path, key in wanted.items() if not packed(store, key)]
    if missing:
        paths = [str(name) for pair in missing for name in pair]
        pairs = BUILD / "packed.json"
        pairs.write_text(json.dumps(paths))
        run("packing files for hosts that send them packed", [node().node, program, pairs])
    for path, key in wanted.items():
        for kind in (".gz", ".br"):
            shutil.copyfile(store / (key + kind), path.with_name(path.name + kind))
    kept = set(wanted.values())
    remove(*(path for path in store.iterdir() if path.stem not in kept))


def packed(store: Path, key: str) -> bool:
    """Whether a file's packed copies are there."""
    return (store / f"{key}.gz").is_file() and (store / f"{key}.br").is_file()


# --- the page in one file -------------------------------------------------------------------------

SINGLE = ROOT / "dist" / "knights.html"
# Where the page in one file takes itself to be; whatever it asks for there, it carries with it.
NOWHERE = "https://knights.invalid"


def build_single() -> None:
    """Write the whole site as one HTML file, which needs no server."""
    places = ["assets.json", "catalogue.json", "gallery.json", "openings/", "pyodide/"]
    pack = read_pack(SITE, places)
    pack["search/worker.js"] = squeeze(bundle("worker", "search/worker.js"))
    carried = f"globalThis.knightsPack = {json.dumps(pack)};"
    page = bundle("page", "main.js").decode()
    html = inline(SITE / "index.html", [carried, page])
    new = SINGLE.with_suffix(".new")
    new.write_text(html, encoding="utf-8")
    new.replace(SINGLE)
    say(f"built {near(SINGLE)} ({SINGLE.stat().st_size / 1e6:.1f} MB)")


def write_embed(site: Path) -> None:
    """Write `embed.html`, the page for frames, and the script with all that Python needs.

    A frame in a sandbox has no origin: it may run scripts from the site, but not fetch from it, nor
    import modules. So its modules are one script in the page, and its files are another one, which
    it adds when it has come into view.
    """
    rest = read_pack(site, ["pyodide/"])
    rest["search/worker.js"] = squeeze(bundle("worker", "search/worker.js"))
    (site / "embed-python.js").write_text(f"globalThis.knightsRest = {json.dumps(rest)};\n")
    pack = read_pack(site, ["assets.json", "catalogue.json"])
    carried = f"globalThis.knightsPack = {json.dumps(pack)};"
    page = bundle("page", "main.js").decode()
    html = inline(site / "index.html", [carried, page], 'data-embed data-rest="embed-python.js"')
    (site / "embed.html").write_text(html, encoding="utf-8")


def read_pack(site: Path, places: Sequence[str]) -> dict[str, str]:
    """Files of the site, packed, by their paths.

    Pyodide's modules are among the scripts; the packed copies for servers would be packed twice.
    """
    return {
        path.relative_to(site).as_posix(): squeeze(path.read_bytes())
        for place in places
        for path in files(site / place)
        if path.suffix not in (".mjs", ".gz", ".br")
    }


def squeeze(content: bytes) -> str:
    """Pack bytes into text; the same bytes always into the same."""
    return base64.b64encode(gzip.compress(content, 9, mtime=0)).decode()


def bundle(name: str, place: str) -> bytes:
    """Put the modules that `web/standalone/NAME.js` needs into one script, by esbuild.

    `place` is where on the site the script takes itself to be.
    """
    fetched = modules(developing=False)
    output = BUILD / f"bundle-{name}.js"
    words = [
        esbuild(fetched),
        ROOT / "web" / "standalone" / f"{name}.js",
        "--bundle",
        "--format=iife",
        "--minify",
        "--charset=utf8",
        "--target=es2022",
        "--external:node:*",
        f'--define:import.meta.url="{NOWHERE}/{place}"',
        "--log-level=warning",
        f"--outfile={output}",
    ]
    env = {**node().environment(), "NODE_PATH": str(fetched)}
    run(f"putting the {name}'s modules into one script", words, env=env)
    return output.read_bytes()


def inline(page: Path, scripts: Sequence[str], root: str = "") -> str:
    """The page with its styles, icon and scripts in it; `root` are attributes for its html element.

    A policy says that nothing else may run in it, and that it asks nothing of anyone.
    """
    html = page.read_text(encoding="utf-8")
    folder = page.parent

    def read(match: "re.Match[str]") -> str:
        return (folder / match[1]).read_text(encoding="utf-8")

    html = re.sub(r'\s*<meta\s+http-equiv="Content-Security-Policy".*?/>', "", html, flags=re.S)
    html = re.sub(r'\s*<script type="importmap">.*?</script>', "", html, flags=re.S)
    html = re.sub(r"\s*<script>.*?</script>", "", html, flags=re.S)
    html = re.sub(r'\s*<script type="module"[^>]*></script>', "", html)
    html = re.sub(
        r'\s*<link rel="(?:manifest|apple-touch-icon|preload|modulepreload)"[^>]*/>', "", html
    )
    html = re.sub(
        r'<link rel="stylesheet" href="([^"]+)" />',
        lambda m: f"<style>{inline_fonts(read(m), folder / 'style')}</style>",
        html,
    )
    icon = base64.b64encode((folder / "icon.svg").read_bytes()).decode()
    html = html.replace('href="icon.svg"', f'href="data:image/svg+xml;base64,{icon}"')
    first = re.search(r'<script src="(first-paint.js)"></script>', html)
    assert first, "index.html no longer has first-paint.js"
    early = read(first)
    html = html.replace(first[0], f"<script>{early}</script>", 1)
    late = "".join(f"<script>{script}</script>\n" for script in scripts)
    html = html.replace("</body>", late + "</body>", 1)
    hashes = " ".join(f"'{hash_script(script)}'" for script in [early, *scripts])
    # In a sandbox without an origin nothing is 'self' to WebKit: there a script is trusted because
    # a trusted one adds it.
    trusted = f"'self' 'strict-dynamic' {hashes}" if root else hashes
    policy = (
        f"default-src 'none'; script-src {trusted} 'wasm-unsafe-eval' blob:;"
        " worker-src blob:; style-src 'unsafe-inline'; font-src data:; img-src data: blob:;"
        " media-src blob:; base-uri 'none'; form-action 'none'"
    )
    tag = f'<meta http-equiv="Content-Security-Policy" content="{policy}" />'
    html = html.replace("<head>", f"<head>\n    {tag}", 1)
    return html.replace("<html ", f"<html {root} " if root else "<html ", 1)


def inline_fonts(style: str, folder: Path) -> str:
    """The style sheet with the fonts that it names in it."""

    def encode(match: "re.Match[str]") -> str:
        content = base64.b64encode((folder / match[1]).read_bytes()).decode()
        return f'url("data:font/woff2;base64,{content}")'

    # A font that is in the page is there at once, but not yet unpacked at the first look.
    style = re.sub(r"font-display: ?optional", "font-display:block", style)
    return re.sub(r'url\("?([^")]+\.woff2)"?\)', encode, style)


def hash_script(script: str) -> str:
    """The hash by which a policy allows a script in a page."""
    return "sha256-" + base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()


# --- serving --------------------------------------------------------------------------------------


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves files so that browsers always ask for the newest, and fetch only what changed."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # a body waits 40 ms for its headers' receipt otherwise
    extensions_map = {  # noqa: RUF012
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".css": "text/css",
        ".html": "text/html",
        ".js": "text/javascript",
        ".json": "application/json",
        ".mjs": "text/javascript",
        ".svg": "image/svg+xml",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".whl": "application/zip",
        ".woff2": "font/woff2",
    }

    def send_head(self) -> "io.BytesIO | BinaryIO | None":
        """Answer 304 if the browser's copy is the present one."""
        if self.tag() and self.headers.get("If-None-Match") == self.tag():
            self.send_response(304)
            self.end_headers()
            return None
        if self.path.split("?")[0] == f"/{SERVICE_WORKER}":
            return self.send_worker()
        return super().send_head()

    def send_worker(self) -> io.BytesIO:
        """Send the service worker such that it prefers new files to those that it has kept."""
        content = b"self.development = true;\n" + (SITE / SERVICE_WORKER).read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", "text/javascript")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        return io.BytesIO(content)

    def end_headers(self) -> None:
        """Add what every answer carries."""
        self.send_header("Cache-Control", "no-cache")
        if self.tag():
            self.send_header("ETag", self.tag())
        super().end_headers()

    def tag(self) -> str:
        """What changes when the file does; empty where there is no file."""
        path = Path(self.translate_path(self.path))
        if path.is_dir():
            path /= "index.html"
        try:
            stat = path.stat()
        except OSError:
            return ""
        return f'"{stat.st_size:x}-{stat.st_mtime_ns:x}"'

    def list_directory(self, path: "object") -> None:
        """Show no folder's contents."""
        self.send_error(404)

    def log_message(self, format: str, *args: object) -> None:
        """Stay quiet about what went well."""

    def log_error(self, format: str, *args: object) -> None:
        """Say what was asked for in vain."""
        say(f"  {self.path}: {format % args}")


class Server(http.server.ThreadingHTTPServer):
    """A server for the machine it runs on."""

    daemon_threads = True
    allow_reuse_address = os.name != "nt"  # where it would let two servers share a port

    def handle_error(self, request: object, client_address: object) -> None:
        """Pass over browsers that hang up."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def bind(folder: Path, port: "int | None") -> Server:
    """A server for a folder on the port asked for, else on 8000 or the next free one."""

    def handler(*args: object) -> Handler:
        return Handler(*args, directory=str(folder))  # type: ignore[arg-type]

    for candidate in [port] if port is not None else [*range(8000, 8100), 0]:
        try:
            return Server(("127.0.0.1", candidate), handler)
        except PermissionError:
            raise Stop(f"port {candidate} is reserved: choose one above 1023 with --port") from None
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
    raise Stop(
        f"port {port} is taken: choose another with --port, or leave it out for the next free one"
    )


def serve(options: argparse.Namespace) -> int:
    """Build the site, serve it, and open it in a browser where there is one."""
    with alone():
        build_site()
    with bind(SITE, options.port) as server:
        url = f"http://127.0.0.1:{server.server_port}/"
        say(f"Knights is at {url} (Ctrl-C ends it)")
        if not options.no_open and has_screen():
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            say("\nstopped")
    return 0


def has_screen() -> bool:
    """Whether a browser would be seen: a browser for the terminal is not meant."""
    return sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )


# --- checking -------------------------------------------------------------------------------------


# Tests run on as many processors as there are; neighbours stay together, and share a browser. Those
# in browsers wait now and then: there is work for one more.
PROCESSORS = min(os.cpu_count() or 1, 4)
SIDE_BY_SIDE = ["-n", str(PROCESSORS), "--dist", "worksteal"]
MORE_SIDE_BY_SIDE = ["-n", str(PROCESSORS + 1), "--dist", "worksteal"]


@dataclass(frozen=True)
class Check:
    """One thing that `test` does: its group, its name, and what does it (True: passed)."""

    group: str
    name: str
    do: Callable[[], bool]


def check(options: argparse.Namespace) -> int:
    """Run all checks, or those of one group; go on after a failure, and sum up at the end."""
    with alone():
        made = packages("test")
        if options.group != "unit":
            modules(developing=True)
    results = []
    for item in checks(made, options):
        if options.group in ("all", item.group):
            say(f"\n== {item.name}")
            began = time.monotonic()
            try:
                passed = item.do()
            except Stop as stop:
                say(f"build.py: {stop}")
                passed = False
            results.append((item.name, passed, time.monotonic() - began))
    say("\n== summary")
    for name, passed, seconds in results:
        say(f"{'passed' if passed else 'FAILED':7} {seconds:7.1f} s  {name}")
    return 0 if all(passed for _, passed, _ in results) else 1


def checks(made: Environment, options: argparse.Namespace) -> Iterator[Check]:
    """All checks, in the order in which they are run: first what is quick to fail."""

    def python(*words: str) -> Callable[[], bool]:
        return lambda: show(made.module(*words)) == 0

    def node(*words: str) -> Callable[[], bool]:
        program = words[0] + (".cmd" if os.name == "nt" else "")
        return lambda: show([ROOT / "node_modules" / ".bin" / program, *words[1:]]) == 0

    engines = options.engine or ENGINES
    # With -k it is not known yet whether anything of it is wanted.
    aside = prepare_aside(engines) if options.group == "all" and not options.k else []

    def in_browsers() -> bool:
        for program in aside:
            program.wait()
        return test_page(made, engines, options)

    if not options.k or options.group == "lint":
        yield Check("lint", "format of Python", python("ruff", "format", "--check"))
        yield Check("lint", "lint of Python", python("ruff", "check"))
        yield Check("lint", "types of Python", python("mypy"))
        yield Check("lint", "format and lint of JavaScript", node("biome", "check"))
        yield Check("lint", "types of JavaScript, page", node("tsc", "-p", "tsconfig.json"))
        types = node("tsc", "-p", "tsconfig.worker.json")
        yield Check("lint", "types of JavaScript, workers", types)
    yield Check("unit", "tests in Python", lambda: test_library(made, options.k))
    yield Check("web", "tests in JavaScript", lambda: test_web(options.k))
    yield Check("e2e", "tests in browsers", in_browsers)


def show(command: Sequence[object], env: "dict[str, str] | None" = None) -> int:
    """Run a program whose output is meant to be read; its exit status."""
    words = [str(word) for word in command]
    with subprocess.Popen(
        words, cwd=ROOT, env=env or environment(), stdin=subprocess.DEVNULL
    ) as process:
        try:
            return process.wait()
        except KeyboardInterrupt:
            end(process)
            raise


def end(process: "subprocess.Popen[bytes]") -> None:
    """Let a program end that heard of Ctrl-C itself, or has not; tests have browsers to close."""
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(2)
        return
    if os.name != "nt":
        process.send_signal(signal.SIGINT)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(15)
        return
    process.kill()


NO_TESTS = 5  # what pytest says when it has run none


def test_library(made: Environment, pattern: "str | None") -> bool:
    """Run the tests of the library, and of all else that is Python."""
    chosen = ["-k", pattern] if pattern else []
    status = show(made.module("pytest", "--doctest-modules", *SIDE_BY_SIDE, *chosen))
    return status == 0 or (status == NO_TESTS and bool(pattern))


TITLE = re.compile(r"\btest\(\s*[\"`](.+?)[\"`],", re.S)


def test_web(pattern: "str | None") -> bool:
    """Run the tests of the JavaScript that needs no browser."""
    tests = sorted((ROOT / "tests" / "web").rglob("*.test.js"))
    if not tests:
        raise Stop("there are no tests in tests/web")
    chosen = []
    if pattern:
        tests = [
            path
            for path in tests
            if any(re.search(pattern, title) for title in TITLE.findall(path.read_text("utf-8")))
        ]
        chosen = [f"--test-name-pattern={pattern}"]
    if not tests:
        say(f"no test's title matches {pattern!r}")
        return True
    program = node()
    command = [program.node, "--test", "--test-reporter=spec", *chosen, *tests]
    return show(command, program.environment()) == 0


def test_page(made: Environment, engines: Sequence[str], options: argparse.Namespace) -> bool:
    """Run the tests of the built site in browsers; a missing one is named, and a failure in CI."""
    against = [f"--{word}" for word in ("single", "everywhere") if getattr(options, word)]
    chosen = [*against, *(["-k", options.k] if options.k else [])]
    wanted = list_tests(made, engines, chosen)
    engines = [engine for engine in engines if any(engine in test for test in wanted)]
    if not wanted:
        say("no test in browsers matches")
        return bool(options.k)
    with alone():
        build_site()
        if options.single or any("single" in test for test in wanted):
            build_single()
        missing = find_browsers(made, engines)
    present = [engine for engine in engines if engine not in missing]
    passed = bool(present) or not engines
    if passed:
        arguments = [argument for engine in present for argument in ("--engine", engine)]
        command = ["tests/e2e", "--durations=20", *MORE_SIDE_BY_SIDE, *arguments, *chosen]
        passed = show(made.module("pytest", *command)) == 0
    for engine in missing:
        say(f"NOT RUN in {engine}: there is none on this machine, and it could not be installed")
    return passed and not (missing and os.environ.get("CI"))


def list_tests(made: Environment, engines: Sequence[str], chosen: Sequence[str]) -> list[str]:
    """The tests in browsers that would be run, each with its engine and what it opens."""
    arguments = [argument for engine in engines for argument in ("--engine", engine)]
    command = made.module("pytest", "tests/e2e", "--collect-only", "-q", *arguments, *chosen)
    found = subprocess.run(
        [str(word) for word in command],
        cwd=ROOT,
        env=environment(),
        capture_output=True,
        text=True,
    )
    if found.returncode not in (0, NO_TESTS):
        raise Stop(f"the tests in browsers cannot be listed\n{found.stdout}{found.stderr}")
    return [line for line in found.stdout.splitlines() if "::" in line]


def prepare_aside(engines: Sequence[str]) -> "list[subprocess.Popen[bytes]]":
    """Have the page built and missing browsers installed while other tests run.

    What goes wrong there is told when it is tried again.
    """
    named = [word for engine in engines for word in ("--engine", engine)]
    return [
        subprocess.Popen(
            [sys.executable, str(ROOT / "build.py"), *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for words in (["browsers", *named], ["single"])
    ]


def browsers(options: argparse.Namespace) -> int:
    """Install the browser engines that tests want and this machine lacks."""
    with alone():
        made = packages("test")
    missing = find_browsers(made, options.engine or ENGINES)
    for engine in missing:
        say(f"there is no {engine} on this machine, and it could not be installed")
    return 1 if missing else 0


def find_browsers(made: Environment, engines: Sequence[str]) -> list[str]:
    """Install the engines that are missing, and return those that still are."""

    def ask_missing() -> list[str]:
        command = [made.python, "-m", "engines", *engines]
        text = run("looking for browsers", command, cwd=ROOT / "tests" / "e2e")
        missing: list[str] = json.loads(text.splitlines()[-1])["missing"]
        return missing

    missing = ask_missing()
    if not missing:
        return []
    try:
        install_browsers(made, missing)
    except Stop as stop:
        say(f"build.py: {stop}")
    return ask_missing()


DEBIAN = {
    "chromium": ["chromium-headless-shell", "fonts-dejavu-core"],
    "firefox": ["firefox-esr", "fonts-dejavu-core"],
    "webkit": ["webkit2gtk-driver", "xvfb", "fonts-dejavu-core"],
}


def install_browsers(made: Environment, missing: Sequence[str]) -> None:
    """Install browser engines: from Debian where it can be, else those that Playwright brings."""
    debian = (
        Path("/etc/debian_version").exists()
        and platform.freedesktop_os_release().get("ID") == "debian"
    )
    if debian and os.geteuid() == 0:
        wanted = sorted({package for engine in missing for package in DEBIAN[engine]})
        quiet = environment(DEBIAN_FRONTEND="noninteractive")
        run("fetching Debian's list of packages", ["apt-get", "update", "-q"], env=quiet)
        install = ["apt-get", "install", "-q", "-y", "--no-install-recommends", *wanted]
        run(f"installing {', '.join(wanted)}", install, env=quiet)
    else:
        with_system = (
            ["--with-deps"]
            if os.name == "nt" or sys.platform == "darwin" or os.geteuid() == 0
            else []
        )
        command = made.module("playwright", "install", *with_system, *missing)
        run(f"installing {', '.join(missing)}", command)


# --- the command line -----------------------------------------------------------------------------


def site(options: argparse.Namespace) -> int:
    """Build the site only."""
    with alone():
        build_site()
    say(f"{near(SITE)} is ready: put it on any static host, in any folder")
    return 0


def single(options: argparse.Namespace) -> int:
    """Build the site as one file."""
    with alone():
        build_site()
        build_single()
    say(f"{near(SINGLE)} is ready: it opens with a double click, without a network")
    return 0


def bench(options: argparse.Namespace) -> int:
    """Measure the library, and the built site in browsers."""
    with alone():
        made = packages("test")
        modules(developing=True)
        build_site()
        find_browsers(made, options.engine or ENGINES)
    words = [word for word in ("quick", "long", "build") if getattr(options, word)]
    command = [made.python, ROOT / "bench", "--json", BUILD / "bench.json"]
    command += [f"--{word}" for word in words]
    for name in ("engine", "topic"):
        command += [f"--{name}={value}" for value in getattr(options, name) or []]
    return show(command, node().environment())


def clean(options: argparse.Namespace) -> int:
    """Throw away everything that build.py made."""
    remove(ROOT / "dist", BUILD, ROOT / "node_modules")
    return 0


def port(text: str) -> int:
    """A port from its text.

    Raises `argparse.ArgumentTypeError` if it is none.
    """
    if text.isascii() and text.isdigit() and int(text) <= 65535:
        return int(text)
    raise argparse.ArgumentTypeError(
        f"{text!r} is no port: give a number from 1 to 65535, or 0 for any free one"
    )


def arguments(words: "Sequence[str] | None" = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="build.py", description="Build, serve and check Knights.")
    verbs = parser.add_subparsers(metavar="VERB", required=True)

    verb = verbs.add_parser(
        "serve", help="set up, build, serve on this machine, and open a browser"
    )
    verb.add_argument("--port", type=port, help="default: 8000, or the next free one")
    verb.add_argument("--no-open", action="store_true", help="open no browser")
    verb.set_defaults(do=serve)

    verb = verbs.add_parser("site", help="build dist/site, ready for any static host and folder")
    verb.set_defaults(do=site)

    verb = verbs.add_parser("single", help="build dist/knights.html, the whole site in one file")
    verb.set_defaults(do=single)

    verb = verbs.add_parser("test", help="set up, then run all checks and tests")
    verb.add_argument(
        "group", nargs="?", default="all", choices=["all", "lint", "unit", "web", "e2e"]
    )
    verb.add_argument("-k", metavar="EXPR", help="only tests whose names match")
    verb.add_argument(
        "--engine",
        action="append",
        choices=ENGINES,
        help="only this browser engine (may be repeated)",
    )
    verb.add_argument(
        "--single", action="store_true", help="e2e: all tests against dist/knights.html"
    )
    verb.add_argument(
        "--everywhere",
        action="store_true",
        help="e2e: every test in every engine, from a server and as one file",
    )
    verb.set_defaults(do=check)

    verb = verbs.add_parser("browsers", help="install the browser engines that tests want")
    verb.add_argument("--engine", action="append", choices=ENGINES, help="only this engine")
    verb.set_defaults(do=browsers)

    verb = verbs.add_parser("bench", help="measure the library and the built site")
    verb.add_argument("--quick", action="store_true", help="a minute's version")
    verb.add_argument("--long", action="store_true", help="also ten minutes of one search")
    verb.add_argument("--build", action="store_true", help="also time the build; with --long tests")
    verb.add_argument("--engine", action="append", choices=ENGINES, help="only this engine")
    verb.add_argument("--topic", action="append", help="only this part of the page's figures")
    verb.set_defaults(do=bench)

    verb = verbs.add_parser("clean", help="remove .build, dist and node_modules")
    verb.set_defaults(do=clean)
    return parser.parse_args(words)


def main(words: "Sequence[str] | None" = None) -> int:
    """Do what the command line says; the exit status."""
    options = arguments(words)
    # What a shell starts in the background ignores Ctrl-C; `kill` should end it all the same.
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, signal.default_int_handler)
    try:
        status: int = options.do(options)
    except Stop as stop:
        say(f"build.py: {stop}")
        return 1
    except KeyboardInterrupt:
        say("\nstopped; the next run goes on from here")
        return 130
    except OSError as error:
        if not reason(str(error)):
            raise
        say(f"build.py: {reason(str(error))} ({error.filename or near(BUILD)})")
        return 1
    return status


if __name__ == "__main__":
    sys.exit(main())
