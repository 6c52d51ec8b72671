"""Lists of the site's own files, and their packed copies."""

import hashlib
import json
import shutil
from pathlib import Path

from tools.build import places
from tools.build.node import node, pyodide_version
from tools.build.places import PACKED, digest, files, remove
from tools.build.running import run
from tools.build.runtime import OWN_SNAPSHOT, SNAPSHOT
from tools.build.single import PROGRAMS, PYTHON

SERVICE_WORKER = "service-worker.js"


def write_assets(site: Path, wheel: Path) -> None:
    """List the files that start Python, with sizes, so that the page can show its progress."""
    names = sorted(path.name for path in (site / "pyodide").iterdir())
    content: dict[str, object] = {
        "version": pyodide_version(),
        "wheel": wheel.relative_to(site).as_posix(),
        "files": [
            {"path": f"pyodide/{name}", "bytes": (site / "pyodide" / name).stat().st_size}
            for name in names
        ],
    }
    if (site / SNAPSHOT).is_file():
        head = (site / SNAPSHOT).read_bytes()[:36]
        content["snapshot"] = {
            **describe(site / SNAPSHOT),
            "memory": int.from_bytes(head[:4], "little"),
            "unpacked": head[4:].hex(),
        }
        content["own"] = describe(site / OWN_SNAPSHOT)
    (site / "assets.json").write_text(json.dumps(content, indent=1) + "\n")


def describe(file: Path) -> dict[str, object]:
    """Return a file's path, size and hash, which the page needs before it fetches it."""
    content = file.read_bytes()
    sha256 = hashlib.sha256(content).hexdigest()
    return {"path": file.name, "bytes": len(content), "sha256": sha256}


def write_version(site: Path) -> None:
    """List the files for the service worker to keep: every file of the site, with its hash.

    The snapshot is kept separately, when there is time; the browser keeps the worker itself; a
    frame's files come with the page around it, and maps are only for a browser's tools.
    """
    apart = {SNAPSHOT, SERVICE_WORKER, "embed.html", PYTHON, PROGRAMS}
    kept = {path.relative_to(site).as_posix(): path for path in files(site)}
    hashes = {
        name: hashlib.sha256(path.read_bytes()).hexdigest()
        for name, path in kept.items()
        if name not in apart and not name.endswith(".map")
    }
    content = {"version": digest(json.dumps(hashes))[:16], "files": hashes}
    (site / "site-version.js").write_text(f"self.SITE = {json.dumps(content, indent=1)};\n")


# Endings of files that hosts may send packed, to browsers that can unpack them.
PACKABLE = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".wasm", ".webmanifest"}


def write_packed(site: Path) -> None:
    """Put packed copies beside every file that is worth it.

    Files that have not changed since the last build are not packed again.
    """
    store = places.BUILD / "packed"
    store.mkdir(exist_ok=True)
    program = places.TOOLS / "pack.mjs"
    wanted = {}
    for path in files(site):
        if path.suffix in PACKABLE and path.name != SERVICE_WORKER:
            wanted[path] = digest(program, hashlib.sha256(path.read_bytes()).hexdigest())
    missing = [[path, store / key] for path, key in wanted.items() if not packed(store, key)]
    if missing:
        paths = [str(name) for pair in missing for name in pair]
        pairs = places.BUILD / "packed.json"
        pairs.write_text(json.dumps(paths))
        run("packing files for hosts that send them packed", [node().node, program, pairs])
    for path, key in wanted.items():
        for kind in PACKED:
            shutil.copyfile(store / (key + kind), path.with_name(path.name + kind))
    kept = set(wanted.values())
    remove(*(path for path in store.iterdir() if path.stem not in kept))


def packed(store: Path, key: str) -> bool:
    """Tell whether a file's packed copies are there."""
    return all((store / f"{key}{kind}").is_file() for kind in PACKED)
