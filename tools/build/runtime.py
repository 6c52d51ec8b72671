"""Python for the page: Pyodide's files, made lighter and quicker to start."""

import hashlib
import json
import re
import shutil
import zipfile
from pathlib import Path

from tools.build import places
from tools.build.node import node, pyodide_version
from tools.build.places import digest, remove
from tools.build.python import Environment
from tools.build.running import Stop, run, say

LIBRARY = "python_stdlib.zip"


# Modules that need processes, sockets, cookies or a terminal, which no page has, one that looks
# into pickles, and encodings that only old files use.
USELESS = re.compile(
    r"(_pyrepl|bdb|curses|doctest|ftplib|http/cookiejar|http/cookies|idlelib|imaplib|mailbox|"
    r"multiprocessing|pdb|pickletools|poplib|pty|smtplib|socketserver|sqlite3|ssl|tty|wsgiref|"
    r"xmlrpc|zipapp)[/.]"
    r"|encodings/(cp(?!437|1252)|mac_|iso8859_(?!15?\.)|koi8|kz1048|hp_roman8|palmos|ptcp154|tis_620|"
    r"big5|euc_|gb|hz|iso2022|johab|shift_jis)"
)


SNAPSHOT = "python-snapshot.bin"
# What changes in it with what judges programs of visitors.
OWN_SNAPSHOT = "own-snapshot.bin"


def write_lock(made: Environment, original: Path, wheel: Path) -> None:
    """Write the site's own `pyodide-lock.json`: there Pyodide finds the wheel's name and hash.

    The hundreds of packages that it lists otherwise lie on another host, which is never asked.
    """
    content = json.loads(original.read_text())
    plain = places.BUILD / "pyodide-lock-plain.json"
    plain.write_text(json.dumps({**content, "packages": {}}))
    target = wheel.parent / "pyodide-lock.json"
    options = ["--input", plain, "--output", target, "--base-path", wheel.parent]
    command = made.module("pyodide_cli", "lockfile", "add-wheels", *options, wheel)
    run("entering it in pyodide-lock.json", command)


def trim_library(source: Path, target: Path) -> None:
    """Copy Python's standard library without what is of no use in a page: a fifth of it."""
    with zipfile.ZipFile(source) as whole, zipfile.ZipFile(target, "w") as trimmed:
        for entry in whole.infolist():
            if not USELESS.match(entry.filename):
                trimmed.writestr(entry, whole.read(entry), zipfile.ZIP_DEFLATED, 9)


def compile_library(site: Path, wheel: Path) -> None:
    """Compile the part of the standard library that every start needs: see `library.mjs`."""
    program = places.TOOLS / "library.mjs"
    library = wheel.with_name(LIBRARY)
    made = places.BUILD / f"library-{made_from(program, library, wheel)}.zip"
    if not made.is_file():
        remove(*places.BUILD.glob("library-*"))
        new = places.BUILD / "library-new.zip"
        command = [node().node, program, site / "pyodide", wheel, new]
        run("compiling the standard library", command)
        new.rename(made)
    shutil.copyfile(made, library)


def write_snapshot(site: Path, wheel: Path) -> None:
    """Write the memory of a Python that has started: see `snapshot.mjs`.

    The page does without it where it cannot be made.
    """
    program = places.TOOLS / "snapshot.mjs"
    form = [places.ROOT / "web" / "search" / name for name in ("memory.js", "revival.js")]
    made = places.BUILD / f"snapshot-{made_from(program, *form, wheel, wheel.with_name(LIBRARY))}"
    if not made.is_dir():
        remove(*places.BUILD.glob("snapshot-*"))
        new = places.BUILD / "snapshot-new"
        new.mkdir()
        targets = [new / name for name in (SNAPSHOT, OWN_SNAPSHOT)]
        command = [node().node, program, site / "pyodide", wheel, *targets]
        try:
            run("taking a snapshot of Python", command)
        except Stop as stop:
            say(f"the page will start Python the slow way: {stop}")
            return
        new.rename(made)
    for name in (SNAPSHOT, OWN_SNAPSHOT):
        shutil.copyfile(made / name, site / name)


def made_from(*parts: Path) -> str:
    """A short name for what is made of these files by the pinned Pyodide, once and for all."""
    contents = (hashlib.sha256(part.read_bytes()).hexdigest() for part in parts)
    return f"{pyodide_version()}-{digest(*contents)[:12]}"
