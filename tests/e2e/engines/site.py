"""The built site on a server that records requests, and can be told to fail."""

import http.server
import json
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

FOLDER = "/any/sub/folder/"  # the site must work below one
REPORTS = "/reports"
COLLECTOR = "/collector.js"

# Report-only, so it changes nothing; engines report requests off the origin by it, even those that
# no driver sees. It names the origin, too, as 'self' matches nothing in a frame without an origin
# for WebKit.
POLICY = (
    "default-src 'self' {origin} 'unsafe-inline' 'unsafe-eval' blob: data:; frame-ancestors *;"
    f" report-uri {REPORTS}"
)


@dataclass(frozen=True)
class Fault:
    """A fault of a file: an HTTP status, a cut-off answer, one held back while the fault lasts, or
    other content with its type.
    """

    status: int = 200
    cut: bool = False
    held: bool = False
    content: bytes | None = None
    type: str | None = None


@dataclass
class Site:
    """A folder served below a subfolder, plainly, as any static host would.

    `faults` maps paths within the site to faults. `requests` has each requested path with the
    status of its answer, and `unanswered` why others had none. With `down` set, every connection
    is closed without an answer. `headers` returns more headers for a file, by its name.
    """

    folder: Path
    faults: dict[str, Fault] = field(default_factory=dict)
    requests: list[tuple[str, int]] = field(default_factory=list)
    reports: list[str] = field(default_factory=list)
    unanswered: list[str] = field(default_factory=list)
    down: bool = False
    collecting: bool = False
    headers: Callable[[str], dict[str, str]] | None = None
    port: int = 0
    test: int = 0  # counts the tests that the site was in

    @property
    def origin(self) -> str:
        """Return scheme, host and port."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        """Return the address of the site."""
        return self.origin + FOLDER

    @property
    def faulty(self) -> bool:
        """Tell whether anything of the site fails, or is late."""
        return self.down or bool(self.faults)

    def reset(self) -> None:
        """Forget all requests, and remove all faults."""
        self.test += 1
        self.faults.clear()
        self.requests.clear()
        self.reports.clear()
        self.unanswered.clear()
        self.down = False
        self.headers = None

    def problems(self) -> list[str]:
        """Return failed requests, and reports of requests off the origin."""
        failed = [
            f"loading {path}: status {status}" for path, status in self.requests if status >= 400
        ]
        return failed + self.reports


@contextmanager
def serve(folder: Path) -> Iterator[Site]:
    """Serve a folder on a free port."""
    with serving(Site(folder), Handler) as site:
        yield site


@contextmanager
def serving[S: Site](site: S, answer: type["Handler"]) -> Iterator[S]:
    """Serve a site on a free port, each request answered by a handler that is made for it."""

    def handler(*args: Any) -> Handler:
        return answer(site, *args)

    with Server(("127.0.0.1", 0), handler) as server:
        server.unanswered = site.unanswered
        site.port = server.server_port
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        try:
            yield site
        finally:
            server.shutdown()


class Server(http.server.ThreadingHTTPServer):
    """A server that does not mind browsers hanging up."""

    daemon_threads = True
    block_on_close = False
    request_queue_size = 64
    unanswered: list[str]

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Only note it: tests close pages in the middle of loading."""
        self.unanswered.append(repr(sys.exception()))


class Handler(http.server.SimpleHTTPRequestHandler):
    """A plain file server, apart from the faults asked for."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # a body waits 40 ms for its headers' receipt otherwise

    def __init__(self, site: Site, *args: Any) -> None:
        self.site = site
        super().__init__(*args, directory=str(site.folder))

    def do_GET(self) -> None:
        """Answer with a file, or fail as told."""
        if self.site.down:
            self.close_connection = True
            return
        path = self.path.split("?")[0]
        if path == COLLECTOR:
            self.answer(Path(__file__).with_name("collector.js").read_bytes(), "text/javascript")
        elif path == "/favicon.ico":  # browsers ask for it if a page names no icon
            self.answer(b"", "image/x-icon")
        elif path.startswith(FOLDER):
            self.answer_file(path.removeprefix(FOLDER))
        else:
            self.send_error(404)

    def answer_file(self, name: str) -> None:
        """Answer with a file of the site, or fail as told."""
        fault = self.site.faults.get(name, Fault())
        test = self.site.test
        while fault.held and self.site.faults.get(name) is fault and test == self.site.test:
            time.sleep(0.02)
        if test != self.site.test:  # the next test runs, so nobody waits for this answer
            self.site.unanswered.append(f"{name}: the next test had begun")
            self.close_connection = True
            return
        self.path = "/" + name
        file = Path(self.translate_path(self.path))
        if fault.status != 200:
            self.send_error(fault.status)
        elif fault.content is not None:
            self.answer(fault.content, fault.type or self.guess_type(file))
        elif fault.cut:
            self.answer(file.read_bytes(), self.guess_type(file), cut=True)
        elif self.site.collecting and (name == "" or name.endswith(".html")):
            page = (file / "index.html" if file.is_dir() else file).read_text(encoding="utf-8")
            script = f'<script src="{COLLECTOR}"></script>'
            self.answer(page.replace("<head>", f"<head>{script}", 1).encode(), "text/html")
        else:
            super().do_GET()

    def answer(self, content: bytes, type: str, *, cut: bool = False) -> None:
        """Answer with these bytes, or with the first half of them before hanging up."""
        self.send_response(200)
        self.send_header("Content-Type", type)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content[: len(content) // 2] if cut else content)
        self.close_connection = cut

    def do_POST(self) -> None:
        """Take a report of a breach of the policy."""
        content = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        if self.path == REPORTS:
            report = json.loads(content).get("csp-report", {})
            blocked, directive = report.get("blocked-uri"), report.get("violated-directive")
            self.site.reports.append(f"request off the origin: {blocked} ({directive})")
        self.send_response(204)
        self.end_headers()

    def end_headers(self) -> None:
        """Make browsers report requests off the origin, and ask again for cached files."""
        origin = self.site.origin
        self.send_header("Cache-Control", "no-cache")
        self.send_header("Content-Security-Policy-Report-Only", POLICY.format(origin=origin))
        if self.site.headers:
            for name, value in self.site.headers(self.path.lstrip("/") or "index.html").items():
                self.send_header(name, value)
        super().end_headers()

    def log_request(self, code: Any = "-", size: Any = "-") -> None:
        """Record the request instead of printing it."""
        if self.path not in ("/favicon.ico", REPORTS):
            self.site.requests.append((self.path.removeprefix(FOLDER).lstrip("/"), int(code)))

    def log_message(self, format: str, *args: Any) -> None:
        """Print nothing."""
