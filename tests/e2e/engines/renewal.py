"""Renewal of a tab for the next test, without loading the page and Python once more.

Loading a page takes ten times as long as most tests. So a test gets the tab of the one before: the
page has released everything (`knights.unbind`, checked by test_unbinding.py), the document is again
as it came, storage is empty, and the page starts at another fragment. Only the worker with Python
stays. Tests of how a page loads have a tab of their own (`first_visit`, `own_tab`).
"""

import json
import re
from functools import cache
from pathlib import Path

FIRST_PAINT = Path(__file__).parents[3] / "dist" / "site" / "first-paint.js"

RENEW = """
(() => {{
  const fresh = new DOMParser().parseFromString({html}, "text/html");
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  for (const {{ name, value }} of fresh.documentElement.attributes) root.setAttribute(name, value);
  document.title = fresh.title;
  document.body.replaceWith(document.adoptNode(fresh.body));
  history.replaceState(null, "", location.href.split("#")[0] + {fragment});
  scrollTo(0, 0);
  {first_paint}
  knights.start();
}})()
"""

# A test keeps its own values in `noted`, which is deleted after it; its replacements of browser
# functions are undone then.
NOTE = "void ((window.noted ??= {{}}).{name} = {value})"
REPLACE = """
(() => {{
  const owner = {owner};
  const own = Object.getOwnPropertyDescriptor(owner, "{name}");
  ((window.noted ??= {{}}).undo ??= []).unshift(() =>
    own ? Object.defineProperty(owner, "{name}", own) : delete owner.{name});
  owner.{name} = ({make})(owner.{name});
}})()
"""
FORGET = "(window.noted?.undo?.forEach((undo) => undo()), delete window.noted)"

# Lists the names in a window and whether their functions are the browser's own: a test that left
# anything there does not hand on its tab. Names of the page, lit-html, frames, audit.py and drivers
# do not count.
NAMES = """
((own) =>
  [window, document, history, navigator, navigator.clipboard, window.crypto].flatMap((at, n) =>
    Object.entries(Object.getOwnPropertyDescriptors(at ?? {})).map(([name, { value }]) =>
      `${n} ${name} ${typeof value === "function" ? own(value) : typeof value}`)
  ).filter((name) =>
    !/^(0 (knights|litHtmlVersions|[0-9]+|axe|__.*)|1 elementsFromPoint) /.test(name)
  ).sort()
)((act) => !Function.prototype.toString.call(act).includes("[native code]"))
"""


def fit(home: str, names: list[str] | None) -> str:
    """Return an expression that tells whether a tab is as when new, so that it may begin again.

    A tab with touch may have had it from the start, so no other test gets it.
    """
    return f"""
    location.href.split("#")[0] === {json.dumps(home)} && document.fullscreenElement === null &&
      navigator.maxTouchPoints === 0 &&
      ["loading", "loaded"].includes(window.knights?.solver.status.name) &&
      JSON.stringify({NAMES}) === JSON.stringify({json.dumps(names)})
    """


def renewal(page: Path, fragment: str) -> str:
    """Return a script that brings a page back to its beginning, from its file."""
    return RENEW.format(
        html=json.dumps(plain(page)),
        fragment=json.dumps(fragment),
        first_paint=FIRST_PAINT.read_text(encoding="utf-8"),
    )


@cache
def plain(page: Path) -> str:
    """Return the elements of a page, without scripts, styles, links and meta elements."""
    html = page.read_text(encoding="utf-8")
    return re.sub(r"<(script|style|noscript)\b.*?</\1>|<(link|meta)\b[^>]*>", "", html, flags=re.S)
