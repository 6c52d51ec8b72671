"""A server for the built site, on the developer's machine."""

import errno
import http.server
import io
import os
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

from tools.build import places
from tools.build.assets import SERVICE_WORKER
from tools.build.running import Stop, say


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves files so that browsers always ask for the newest, and fetch only changed ones."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # otherwise a body waits 40 ms until its headers are confirmed
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

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        """Answer 304 if the browser's copy is the present one."""
        if self.tag() and self.headers.get("If-None-Match") == self.tag():
            self.send_response(304)
            self.end_headers()
            return None
        if self.path.split("?")[0] == f"/{SERVICE_WORKER}":
            return self.send_worker()
        return super().send_head()

    def send_worker(self) -> io.BytesIO:
        """Send the service worker in such a form that it prefers new files to stored ones."""
        content = b"self.development = true;\n" + (places.SITE / SERVICE_WORKER).read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", "text/javascript")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        return io.BytesIO(content)

    def end_headers(self) -> None:
        """Add the headers of every answer."""
        self.send_header("Cache-Control", "no-cache")
        if self.tag():
            self.send_header("ETag", self.tag())
        super().end_headers()

    def tag(self) -> str:
        """Return a tag that changes with the file; empty if there is no file."""
        path = Path(self.translate_path(self.path))
        if path.is_dir():
            path /= "index.html"
        try:
            stat = path.stat()
        except OSError:
            return ""
        return f'"{stat.st_size:x}-{stat.st_mtime_ns:x}"'

    def list_directory(self, path: object) -> None:
        """Answer 404: folders have no listing."""
        self.send_error(404)

    def log_message(self, format: str, *args: object) -> None:
        """Stay quiet about successful requests."""

    def log_error(self, format: str, *args: object) -> None:
        """Report requests that failed."""
        say(f"  {self.path}: {format % args}")


class Server(http.server.ThreadingHTTPServer):
    """A server for the developer's machine."""

    daemon_threads = True
    allow_reuse_address = os.name != "nt"  # on Windows two servers could share a port

    def handle_error(self, request: object, client_address: object) -> None:
        """Ignore browsers that hang up."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def bind(folder: Path, port: int | None) -> Server:
    """Return a server for a folder on the given port, or on 8000 or the next free one."""

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


def serve(port: int | None, *, with_browser: bool, meanwhile: Callable[[], None]) -> None:
    """Serve the built site until Ctrl-C, and open it in a browser if there is one.

    `meanwhile` runs while it is served.
    """
    with bind(places.SITE, port) as server:
        url = f"http://127.0.0.1:{server.server_port}/"
        say(f"Knights is at {url} (Ctrl-C ends it)")
        if with_browser and has_screen():
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            try:
                meanwhile()
            except Stop as stop:
                say(f"build.py: {stop}")
            while True:
                time.sleep(3600)
        except KeyboardInterrupt:
            say("\nstopped")


def has_screen() -> bool:
    """Tell whether a browser could show itself; a browser in the terminal would not do."""
    return sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
