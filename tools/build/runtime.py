"""Python for the page: Pyodide's files, made smaller and faster to start."""

import json
import re
import shutil
import zipfile
from pathlib import Path

from tools.build import places
from tools.build.kept import folder_for, keep
from tools.build.node import node, pyodide_version
from tools.build.python import Environment
from tools.build.running import run

LIBRARY = "python_stdlib.zip"


# Modules that need processes, sockets, cookies, Windows or a terminal, which no page has; that
# repeat what Pyodide has compiled, or what others do better (`optparse`, `xml.dom`); one that
# inspects pickles; and encodings of old files.
USELESS = re.compile(
    r"(_pydatetime|_pyio|_pyrepl/(?!__init__|pager)\w+|asyncio/(proactor|windows)_\w+|bdb|"
    r"concurrent/(futures/(interpreter|process)|interpreters)|curses|doctest|ftplib|"
    r"http/(cookiejar|cookies|server)|idlelib|imaplib|importlib/_bootstrap\w*|"
    r"logging/(config|handlers)|mailbox|multiprocessing|optparse|pdb|pickletools|"
    r"plistlib|poplib|pty|smtplib|socketserver|sqlite3|ssl|tty|"
    r"urllib/robotparser|wsgiref|xml/dom|xmlrpc|zipapp|zipimport)[/.]"
    r"|encodings/(cp(?!437|1252)|mac_|iso8859_(?!15?\.)|koi8|kz1048|hp_roman8|palmos|ptcp154|tis_620|"
    r"big5|euc_|gb|hz|iso2022|johab|mbcs|oem|shift_jis)"
)


SNAPSHOT = "python-snapshot.bin"
# The memory that differs in a Python with the modules that judge visitors' programs.
OWN_SNAPSHOT = "own-snapshot.bin"


def write_lock(made: Environment, original: Path, wheel: Path) -> None:
    """Write the site's own `pyodide-lock.json`, with the wheel's name and hash for Pyodide.

    The original lists hundreds of packages on another host, which the page must never ask.
    """
    content = json.loads(original.read_text())
    plain = places.BUILD / "pyodide-lock-plain.json"
    plain.write_text(json.dumps({**content, "packages": {}}))
    target = wheel.parent / "pyodide-lock.json"
    options = ["--input", plain, "--output", target, "--base-path", wheel.parent]
    command = made.module("pyodide_cli", "lockfile", "add-wheels", *options, wheel)
    run("entering it in pyodide-lock.json", command)


def trim_library(source: Path, target: Path) -> None:
    """Copy Python's standard library without modules that a page cannot use: a fifth of it."""
    with zipfile.ZipFile(source) as whole, zipfile.ZipFile(target, "w") as trimmed:
        for entry in whole.infolist():
            if not USELESS.match(entry.filename):
                trimmed.writestr(entry, whole.read(entry), zipfile.ZIP_DEFLATED, 9)


def compile_library(site: Path, wheel: Path) -> None:
    """Compile the part of the standard library that every start needs: see `library.mjs`."""
    program = places.TOOLS / "library.mjs"
    library = wheel.with_name(LIBRARY)

    def make(folder: Path) -> None:
        command = [node().node, program, site / "pyodide", wheel, folder / LIBRARY]
        run("compiling the standard library", command)

    made = keep(folder_for("library", pyodide_version(), program, library, wheel), make)
    shutil.copyfile(made / LIBRARY, library)


def write_snapshot(site: Path, wheel: Path, at_once: bool) -> bool:
    """Write the memory of a started Python: see `snapshot.mjs`.

    Return False if it is not made yet, because the site is wanted at once: the page works without
    it, but Python starts some seconds later. So no site is published without it.
    """
    program = places.TOOLS / "snapshot.mjs"
    engine = places.ROOT / "web" / "engine" / "search"
    form = [engine / name for name in ("memory.ts", "revival.ts")]
    inputs = [program, *form, wheel, wheel.with_name(LIBRARY)]
    made = folder_for("snapshot", pyodide_version(), *inputs)
    names = (SNAPSHOT, OWN_SNAPSHOT)

    def make(folder: Path) -> None:
        targets = [folder / name for name in names]
        command = [node().node, program, site / "pyodide", wheel, *targets]
        run("taking a snapshot of Python", command)

    if at_once and not made.is_dir():
        return False
    keep(made, make)
    for name in names:
        shutil.copyfile(made / name, site / name)
    return True
