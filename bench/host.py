"""The built site as a good static host serves it: compressed, and over a line of a given speed."""

import gzip
import mimetypes
import threading
import time
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, override

from engines.site import COLLECTOR, FOLDER, REPORTS, Handler, Site, serving

OWN = Path(__file__).parent
OWN_FOLDER = "bench/"  # below the site: probes must come from the page's own origin
STOCK = OWN.parent / "node_modules" / "pyodide"  # as it is published
STOCK_FOLDER = "bench/pyodide/"
COMPRESSED = {".js", ".mjs", ".css", ".html", ".json", ".svg", ".wasm", ".webmanifest", ".py"}
PIECE = 8192


@dataclass
class Host(Site):
    """A site whose answers share one line of `speed` bytes a second; None means no limit.

    `sent` counts the bytes of each answer's body as they went over the line.
    """

    speed: float | None = None
    sent: list[tuple[str, int]] = field(default_factory=list)
    lock: threading.Lock = field(default_factory=threading.Lock)
    free_at: float = 0.0

    def reset(self) -> None:
        super().reset()
        self.speed = None
        self.sent.clear()

    def send(self, write: Any, body: bytes) -> None:
        """Write a body, as fast as the line lets all answers together."""
        for start in range(0, len(body), PIECE):
            piece = body[start : start + PIECE]
            if self.speed is not None:
                with self.lock:
                    due = max(self.free_at, time.monotonic()) + len(piece) / self.speed
                    self.free_at = due
                time.sleep(max(0.0, due - time.monotonic()))
            write(piece)


class HostHandler(Handler):
    """Answers with compressed bodies, which it counts."""

    site: Host

    @override
    def do_GET(self) -> None:
        path = self.path.split("?")[0]
        if self.site.down or path == COLLECTOR or not path.startswith(FOLDER):
            super().do_GET()
            return
        name = path.removeprefix(FOLDER) or "index.html"
        file = find(self.site.folder, name)
        if not file.is_file():
            self.send_error(404)
            return
        body = file.read_bytes()
        packed = find_packed(self.site.folder, name)
        if self.site.collecting and name.endswith(".html"):
            places = (COLLECTOR, f"{FOLDER}{OWN_FOLDER}start.js")
            scripts = "".join(f'<script src="{place}"></script>' for place in places)
            body = body.replace(b"<head>", f"<head>{scripts}".encode(), 1)
            packed = None
        self.send_response(200)
        self.send_header("Content-Type", guess(file))
        accepted = self.headers.get("Accept-Encoding", "")
        if packed is not None and "br" in accepted:
            body = packed.read_bytes()
            self.send_header("Content-Encoding", "br")
        elif file.suffix in COMPRESSED and "gzip" in accepted:
            body = compress(body)
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.site.sent.append((name, len(body)))
        self.site.send(self.wfile.write, body)

    @override
    def do_POST(self) -> None:
        if self.path == REPORTS:
            super().do_POST()


def guess(file: Path) -> str:
    known = {".mjs": "text/javascript", ".js": "text/javascript", ".wasm": "application/wasm"}
    return (
        known.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    )


def find(site: Path, name: str) -> Path:
    """Find the file of a name: the site's, the bench's own, or Pyodide's as it is published.

    Published Pyodide gets the site's lock file and wheel, so that it can load `knights`.
    """
    if name.startswith(STOCK_FOLDER):
        stock = STOCK / name.removeprefix(STOCK_FOLDER)
        ours = site / "pyodide" / stock.name
        return ours if stock.suffix in (".json", ".whl") else stock
    return OWN / name.removeprefix(OWN_FOLDER) if name.startswith(OWN_FOLDER) else site / name


def find_packed(site: Path, name: str) -> Path | None:
    """Find the packed copy that the build made of a file; Pyodide's files are the same as ours."""
    name = name.replace(STOCK_FOLDER, "pyodide/")
    packed = site / f"{name}.br"
    return packed if packed.is_file() else None


@cache
def compress(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)


def serve(folder: Path) -> AbstractContextManager[Host]:
    """Serve a folder on a free port."""
    return serving(Host(folder), HostHandler)
