"""A course platform around a page, as others wrote it: scorm-again. The test puts files into it."""

import zipfile
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


def serve_course(context: BrowserContext, package: bytes) -> None:
    """Serve a platform, and the files of a package in its frame."""
    files = zipfile.ZipFile(BytesIO(package))

    def answer(route: Route) -> None:
        path = route.request.url.removeprefix(ORIGIN).partition("?")[0]
        if path == "/":
            route.fulfill(body=PLATFORM, content_type="text/html")
        elif path.startswith("/package/"):
            route.fulfill(path=PACKAGES / path.removeprefix("/package/"))
        else:
            name = path.removeprefix("/run/")
            route.fulfill(body=files.read(name), content_type="text/html")

    context.route(f"{ORIGIN}/**", answer)
