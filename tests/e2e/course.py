"""Pages of others around a recorded search: a platform (scorm-again), slides (reveal.js)."""

import re
import zipfile
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path

from playwright.sync_api import BrowserContext, Route

PACKAGES = Path(__file__).parents[2] / "node_modules"
ORIGIN = "http://course.example"

# It keeps what a page reports from one visit to the next, as a server would.
PLATFORM = """<!doctype html>
<meta charset="utf-8">
<link rel="icon" href="data:,">
<script src="/package/scorm-again/dist/scorm-again.min.js"></script>
<script>
  const name = location.search.slice(1);
  const old = name === "API";
  const api = old ? new Scorm12API({}) : new Scorm2004API({});
  const kept = sessionStorage.getItem(name);
  if (kept !== null) api.loadFromJSON(JSON.parse(kept).cmi);
  const keep = () => sessionStorage.setItem(name, JSON.stringify(api.renderCMIToJSONObject()));
  const events = old ? ["LMSCommit", "LMSFinish"] : ["Commit", "Terminate"];
  for (const event of events) api.on(event, keep);
  window[name] = api;
  window.refused = () => Number(old ? api.LMSGetLastError() : api.GetLastError());
  window.messages = [];
  addEventListener("message", ({ data }) => messages.push(data));
</script>
<iframe src="/run/index.html" style="width: 100%; height: 90vh"></iframe>
"""


# A deck as its author writes it, with the script of docs/anywhere.md.
DECK = """<!doctype html>
<meta charset="utf-8">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/package/reveal.js/dist/reveal.css">
<div class="reveal"><div class="slides">
  <section>Before</section>
  <section><iframe data-src="/run.html" width="900" height="500"></iframe></section>
  <section>After</section>
</div></div>
<script src="/package/reveal.js/dist/reveal.js"></script>
<script>Reveal.initialize();</script>
"""


def serve_course(context: BrowserContext, package: bytes) -> None:
    """Serve a platform, and the files of a package in its frame."""
    with zipfile.ZipFile(BytesIO(package)) as files:
        pages = {f"/run/{name}": files.read(name) for name in files.namelist()}
    serve_pages(context, {"/": PLATFORM, **pages})


def serve_deck(context: BrowserContext, run: bytes) -> None:
    """Serve slides, the second of which is a recorded search."""
    text = (PACKAGES.parent / "docs" / "anywhere.md").read_text(encoding="utf-8")
    (script,) = re.findall(r"^    <script>\n.*?^    </script>\n", text, re.M | re.S)
    serve_pages(context, {"/": DECK + script, "/run.html": run})


def serve_pages(context: BrowserContext, pages: Mapping[str, str | bytes]) -> None:
    def answer(route: Route) -> None:
        path = route.request.url.removeprefix(ORIGIN).partition("?")[0]
        if path in pages:
            route.fulfill(body=pages[path], content_type="text/html")
        else:
            route.fulfill(path=PACKAGES / path.removeprefix("/package/"))

    context.route(f"{ORIGIN}/**", answer)
