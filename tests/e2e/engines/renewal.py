"""A tab that begins again: for the next test, without loading the page and Python once more.

To load a page takes ten times what most tests do in it. So a test gets the tab of the one before:
the page has let go of everything (`knights.unbind`, held to it by test_unbinding.py), the document
is again as it came, storage is empty, and the page starts at another fragment. Only the worker with
Python stays. Whatever is about how a page comes has a tab of its own (`first_visit`, `own_tab`).
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

# What a test wants to remember in the page it keeps in `noted`, which goes with it, as does what it
# put in the place of the browser's own.
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

# What a window holds by name, and what was put in the place of the browser's own: a test that left
# anything there leaves its tab to nobody. The names of the page and of lit-html, frames, and what
# audit.py and drivers bring do not count.
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
    """The expression that tells whether a tab may begin again: it holds what it held when new.

    One that is touched was perhaps touched from the first: it is for no other test.
    """
    return f"""
    location.href.split("#")[0] === {json.dumps(home)} && document.fullscreenElement === null &&
      navigator.maxTouchPoints === 0 &&
      ["loading", "loaded"].includes(window.knights?.solver.status.name) &&
      JSON.stringify({NAMES}) === JSON.stringify({json.dumps(names)})
    """


def renewal(page: Path, fragment: str) -> str:
    """The script that brings a page, as this file holds it, back to its beginning."""
    return RENEW.format(
        html=json.dumps(plain(page)),
        fragment=json.dumps(fragment),
        first_paint=FIRST_PAINT.read_text(encoding="utf-8"),
    )


@cache
def plain(page: Path) -> str:
    """The elements of a page, without what runs or has run."""
    html = page.read_text(encoding="utf-8")
    return re.sub(r"<(script|style|noscript)\b.*?</\1>|<(link|meta)\b[^>]*>", "", html, flags=re.S)
