"""Interface of a page for tests, the same for every engine."""

import os
import re
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from functools import wraps
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from engines.renewal import FORGET, NAMES, NOTE, REPLACE, fit, renewal
from engines.site import Site
from engines.times import spend

# Seconds to wait while nothing changes in the page, on a machine that has much else to do. A page
# whose step count grows is still busy. The page itself gives a starting Python three minutes. Set
# less to study a test that fails.
PATIENCE = float(os.environ.get("KNIGHTS_PATIENCE", "200"))
LONGEST = 1200.0  # seconds, even for a page that changes all the time
GRACE = 3.0  # seconds that a page with unexpected problems still has to succeed

# Evaluates an expression every few milliseconds, for a while, without a round trip to the test.
LOOK_FOR = """
(async () => {{
  const end = performance.now() + {milliseconds};
  for (;;) {{
    let value = null, error = null;
    try {{ value = await ({script}); }} catch (raised) {{ error = String(raised); }}
    if (value || performance.now() >= end) return {{ value, error }};
    await new Promise((done) => setTimeout(done, 15));
  }}
}})()
"""

# State that changes while the page makes progress.
SIGNS = """
JSON.stringify([
  window.knights?.player.timeline.known, window.knights?.player.timeline.position,
  window.knights?.solver.status, location.href,
])
"""

# OPEN tells whether an address is the open document's, BESIDE whether it is another place in it.
OPEN = "location.href.split('#')[0] === new URL({url!r}).href.split('#')[0]"
BESIDE = f"{OPEN} && location.href !== new URL({{url!r}}).href"

# The page's own listener comes before this one. No event comes if the page is there already.
FOLLOW = """
(() => {{
  const {{ href }} = location;
  location.hash = {fragment!r};
  if (location.href === href) return;
  noted.told = false;
  addEventListener("hashchange", () => {{ noted.told = true; }}, {{ once: true }});
}})()
"""

# Changes are drawn in the next frame: until then the page shows its old status.
SHOWN = """
document.documentElement.dataset.status ===
  (window.knights?.player.status.name ?? document.documentElement.dataset.status)
"""

# Makes every frame come late.
LATE = "(own) => (draw) => setTimeout(() => own(draw), {milliseconds})"

# Tells whether the browser has kept the memory of a started Python for the next visit.
SNAPSHOT_KEPT = """
(async () => {
  for (const name of await caches.keys()) {
    if (!name.startsWith("knights-snapshot ")) continue;
    const cache = await caches.open(name);
    const kept = await cache.keys();
    if (kept.some(({ url }) => url.includes("python-snapshot.bin"))) return true;
  }
  return false;
})()
"""

# Returns the SHA-256 of bytes, as the build writes it.
HASH = """(async (bytes) => {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
})"""

# Stops the page, and drops the visitor's choices and the mark of a starting Python: the next test
# must not see them.
LEAVE = """
(async () => {
  window.knights?.unbind?.();
  localStorage.clear();
  sessionStorage.clear();
  for (const name of await caches.keys()) {
    if (!name.startsWith("knights-snapshot ")) continue;
    await (await caches.open(name)).delete(new URL("starting", location.href));
  }
})()
"""

# Lists announcements, each with its element: alerts, passing notes, and verdicts of visitors' own
# programs.
SAID = """
[...document.querySelectorAll("[role=alert], [role=status], [aria-live]")]
  .filter((element) => element.checkVisibility() && element.innerText.trim() !== "")
  .map(({ id, className, localName, innerText }) =>
    `${id || className || localName}: ${innerText.trim()}`)
"""

# WebKitGTK forgets a step in the history that is asked for while a page still loads.
SETTLED = "document.readyState === 'complete'"


def noted[**P, T](act: Callable[P, T]) -> Callable[P, T]:
    """Record each call, so that a failing test can show its steps."""

    @wraps(act)
    def noting(*given: P.args, **named: P.kwargs) -> T:
        page, *rest = given
        words = [*map(repr, rest), *(f"{name}={value!r}" for name, value in named.items())]
        page.steps.append(f"{act.__name__} {', '.join(words)}".strip())  # type: ignore[attr-defined]
        return act(*given, **named)

    return noting


# Actions of a page that are recorded; `wait_for` records itself.
ACTS = {"reload", "back", "forward", "click", "click_point", "drag", "press", "write"}
ACTS |= {"resize", "press_and_release"}


class Page(ABC):
    """A browser page, open on a site, or on the one file that holds it.

    Selectors are CSS selectors; the first element that matches is meant. Scripts are JavaScript
    expressions, awaited if they are promises; their value comes back as JSON does.
    """

    def __init_subclass__(cls) -> None:
        for name in ACTS & set(vars(cls)):
            setattr(cls, name, noted(getattr(cls, name)))

    def __init__(self, site: Site, engine: str, file: Path | None = None) -> None:
        self.site = site
        self.engine = engine
        self.file = file
        self.visitor: Any = None  # owner of the page: two tests share no more than that
        self.problems: list[str] = []
        self.expected: list[str] = []
        self.steps: list[str] = []
        self.console: list[str] = []
        # Names in the window when the tab was new, to check before another test gets it.
        self.names: list[str] | None = None
        self.used = False

    @property
    def home(self) -> str:
        """Return the address of the page: on its server, or of its file on the disk."""
        return self.file.as_uri() if self.file else self.site.url

    def owns(self, url: str) -> bool:
        """Tell whether a request may be made: to the site's server, or from one file to itself."""
        if self.file:  # engines escape different characters
            own = unquote(url.split("#")[0]) == unquote(self.home)
        else:
            own = url.startswith(self.site.origin + "/")
        return own or url.startswith(("data:", "blob:", "about:"))

    # Each engine implements these in its own way.

    @abstractmethod
    def load(self, url: str) -> None:
        """Go to an address, and wait for its load event."""

    @abstractmethod
    def reload(self) -> None:
        """Load the page anew."""

    @abstractmethod
    def evaluate(self, script: str) -> Any:
        """Return the value of an expression in the page."""

    def unfold(self, selector: str) -> None:
        """Open the menu that holds an element, so that it can be clicked."""
        one = f"document.querySelector({selector!r})"
        menu = (
            f"{one}?.matches('summary') ? null"
            f" : {one}?.closest('details:is(.menu, .code-spare):not([open])')"
        )
        name = self.evaluate(f"({menu})?.id ?? ''")
        if name:
            self.click(f"#{name} > summary")

    @abstractmethod
    def click(self, selector: str) -> None:
        """Click in the middle of an element, with the mouse."""

    @abstractmethod
    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Drag the mouse from one point of the window to another, in CSS pixels."""

    @abstractmethod
    def click_point(self, x: float, y: float) -> None:
        """Click at a point of the window, in CSS pixels."""

    @abstractmethod
    def press_and_release(self, x: float, y: float, meanwhile: str) -> None:
        """Click at a point of the window, and run a script while the button is down."""

    @abstractmethod
    def press(self, key: str) -> None:
        """Press and release a key, named as `KeyboardEvent.key` is: `ArrowLeft`, `Shift+Tab`."""

    @abstractmethod
    def write(self, text: str) -> None:
        """Write with the keyboard into the element that has the focus."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Give the window's inside this size, in CSS pixels."""

    @abstractmethod
    def screenshot(self, path: Path) -> None:
        """Save the visible part as a PNG."""

    @abstractmethod
    def close(self) -> None:
        """Close the page, and all that was opened for it."""

    # All other methods use only those.

    @noted
    def goto(self, url: str) -> None:
        """Load an address as a new document, and wait for its load event."""
        self.used = False
        if self.evaluate(OPEN.format(url=url)):
            self.load("about:blank")  # otherwise only the fragment would change
        self.load(url)

    @noted
    def follow(self, fragment: str) -> None:
        """Go to a fragment of the open page; return when the page has heard of it."""
        self.note("told", "true")
        self.evaluate(FOLLOW.format(fragment=fragment))
        self.wait_for("noted.told")

    def open(self, fragment: str = "", until: str | None = "ready") -> None:
        """Open the page, at a fragment such as `#tour/5x5/a1`, and wait for a status and Python.

        A tab of an earlier test begins again without being loaded: see renewal.py. In a page that
        this test has opened, only the fragment changes, as if a visitor typed it.
        """
        with spend("loading"):
            if self.used and not self.site.faulty:
                self.renew(fragment)
            elif fragment and self.shows_another(fragment):
                self.follow(fragment)
            else:
                self.goto(self.home + fragment)
                self.names = self.names or self.evaluate(NAMES)
        if not until:
            return
        with spend("python"):
            self.wait_for_status(until, "failed")
            if until not in ("loading", "failed"):
                # A recorded opening makes the page ready before Python is there.
                self.wait_for("!['idle', 'loading'].includes(window.knights?.solver.status.name)")
            assert self.status() == until, self.evaluate("document.body.innerText.slice(0, 1000)")

    def shows_another(self, fragment: str) -> bool:
        """Tell whether this test has opened the page at another fragment."""
        if self.used:
            return False
        another: bool = self.evaluate(BESIDE.format(url=self.home + fragment))
        return another

    @noted
    def renew(self, fragment: str) -> None:
        """Begin again at a fragment, with Python as it is and all else as if just loaded."""
        self.used = False
        self.evaluate(renewal(self.file or self.site.folder / "index.html", fragment))

    def leave(self) -> bool:
        """Stop the page; tell whether the next test may have its tab."""
        with suppress(Exception):
            as_new = self.used or self.evaluate(f"({FORGET}, {fit(self.home, self.names)})")
            as_new = as_new and self.evaluate("document.fullscreenElement === null")
            self.evaluate(LEAVE)
            return bool(as_new) and not self.site.faulty  # a late answer would fail the next test
        return False

    def back(self) -> None:
        """Start a step back in the history; the caller waits for its result."""
        self.wait_for(SETTLED)
        self.evaluate("void setTimeout(() => history.back())")

    def forward(self) -> None:
        """Start a step forward in the history; the caller waits for its result."""
        self.wait_for(SETTLED)
        self.evaluate("void setTimeout(() => history.forward())")

    def keeps_files(self) -> bool:
        """Tell whether the browser keeps files in its caches.

        Under its driver, WebKitGTK accepts all in its second window, but keeps nothing.
        """
        return self.engine != "webkit" and bool(self.evaluate("'caches' in window"))

    def status(self) -> str | None:
        """Return the page's status: loading, ready, playing, paused, finished or failed."""
        status: str | None = self.evaluate("document.documentElement.dataset.status ?? null")
        return status

    def wait_for_status(self, *wanted: str, timeout: float = PATIENCE) -> None:
        """Wait until the page has one of these statuses, and shows it."""
        wanted_is_there = f"{list(wanted)}.includes(document.documentElement.dataset.status)"
        self.wait_for(f"{wanted_is_there} && {SHOWN}", timeout)

    def wait_until_drawn(self) -> None:
        """Wait until the page has drawn its changes, and its words are up to date.

        Changes are drawn in the next frame; after a jump of the board the words follow soon after.
        """
        self.evaluate(
            "(function drawn() { return new Promise(requestAnimationFrame)"
            ".then(() => knights.words?.behind && drawn()); })()"
        )

    def wait_for(self, script: str, timeout: float = PATIENCE) -> Any:
        """Wait until an expression is true, and return its value.

        Raises `AssertionError` quoting the expression, and the problems so far, when nothing has
        changed in the page for this many seconds; or sooner, if the page has unexpected problems.
        """
        with spend("waiting"):
            began = time.monotonic()
            deadline, signs = began + timeout, ""
            self.steps.append(f"wait for {script}")
            value, error = self.look_for(script)
            while not value and time.monotonic() < deadline:
                if time.monotonic() > began + GRACE:
                    if self.unexpected():
                        break
                    before, signs = signs, self.look_for(SIGNS)[0] or ""
                    if signs != before:
                        deadline = min(time.monotonic() + timeout, began + LONGEST)
                value, error = self.look_for(script)
        if value:
            return value
        raise AssertionError(
            f"after {time.monotonic() - began:.0f} s this is still not so: {script}\n"
            f"status: {self.status()}; last error: {error}\n"
            + "\n".join(["the page says:", *self.said()])
            + "\n".join(["", "unexpected problems:", *self.unexpected()])
        )

    def said(self) -> list[str]:
        """Return the page's announcements now, such as why it does not do what was asked."""
        with suppress(Exception):  # a page that is being left can't answer
            said: list[str] = self.evaluate(SAID)
            return said
        return []

    def look_for(self, script: str) -> tuple[Any, Any]:
        """Return the value that an expression gets within a second, and its last error."""
        try:
            found = self.evaluate(LOOK_FOR.format(script=script, milliseconds=1000))
        except Exception as raised:  # the page may be on its way to another address
            time.sleep(0.02)
            return None, raised
        return found["value"], found["error"]

    def note(self, name: str, value: str) -> None:
        """Remember a value in the page as `noted.NAME`, until the test is over."""
        self.evaluate(NOTE.format(name=name, value=value))

    def replace(self, owner: str, name: str, make: str) -> None:
        """Replace a property of the browser with a function's result, until the test is over."""
        self.evaluate(REPLACE.format(owner=owner, name=name, make=make))

    def lay_out(self, width: int, height: int) -> None:
        """Resize the window, and wait until all in it is drawn."""
        self.resize(width, height)
        self.wait_for(f"innerWidth === {width} && innerHeight === {height} && knights.still")
        self.wait_until_drawn()
        self.wait_until_drawn()

    def come_late(self, milliseconds: int) -> None:
        """Delay every frame from now on by so many milliseconds."""
        self.replace("window", "requestAnimationFrame", LATE.format(milliseconds=milliseconds))

    def text(self, selector: str) -> str:
        """Return the text of an element as it is shown, without blanks around it."""
        text: str = self.evaluate(f"{find(selector)}.innerText.trim()")
        return text

    def texts(self, selector: str) -> list[str]:
        """Return the text of each element that matches."""
        texts: list[str] = self.evaluate(
            f"[...document.querySelectorAll({selector!r})].map(({{ textContent }}) => textContent)"
        )
        return texts

    def wait_for_text(self, selector: str, part: str) -> None:
        """Wait until an element's text contains this part."""
        self.wait_for(f"document.querySelector({selector!r})?.textContent.includes({part!r})")

    def sees(self, selector: str) -> bool:
        """Tell whether an element exists and is visible."""
        seen: bool = self.evaluate(
            f"document.querySelector({selector!r})?.checkVisibility({{ visibilityProperty: true }})"
            " ?? false"
        )
        return seen

    def overflows(self, part: str = "html") -> bool:
        """Tell whether an element's content is wider than the element."""
        return bool(
            self.evaluate(
                f"(({{ scrollWidth, clientWidth }}) => scrollWidth > clientWidth)({find(part)})"
            )
        )

    @property
    def position(self) -> int:
        """Return the step at which the page stands."""
        position: int = self.evaluate("knights.player.timeline.position")
        return position

    @property
    def path(self) -> list[int]:
        """Return the choices that stand there."""
        path: list[int] = self.evaluate("Array.from(knights.player.state.snapshot().path)")
        return path

    def seek(self, position: int) -> None:
        """Go to a step, and wait until the page shows it."""
        self.evaluate(f"knights.player.seek({position})")
        self.wait_at(position)

    def wait_at(self, position: int) -> None:
        """Wait until the page shows a step."""
        self.wait_for(
            f"knights.player.timeline.position === {position} && knights.player.aim === null &&"
            f" document.getElementById('position-now').textContent === 'Step {position:,}'"
        )

    def wait_open(self, scenario: str) -> None:
        """Wait until a scenario is open, and Python has described its drawing."""
        self.wait_for(
            f"knights.player.scenario === {scenario!r} && knights.player.description !== null"
        )

    def to_end(self) -> None:
        """Run the search to its end."""
        # In a frame the button stands beside the others, not in a menu.
        self.click("#to-end" if self.sees("#to-end") else "#go-end")
        self.wait_for_status("finished")

    def count(self, selector: str) -> int:
        """Return how many elements match."""
        number: int = self.evaluate(f"document.querySelectorAll({selector!r}).length")
        return number

    def focus(self, selector: str) -> None:
        """Move the focus to an element."""
        self.evaluate(f"{find(selector)}.focus()")

    def fill(self, selector: str, text: str) -> None:
        """Replace the content of a text field, by keyboard."""
        self.evaluate(f"(element => (element.focus(), element.select()))({find(selector)})")
        if text:
            self.write(text)
        else:
            self.press("Backspace")

    @noted
    def choose(self, selector: str, value: str) -> None:
        """Set a `select` or a slider, and dispatch the events of an input."""
        self.evaluate(
            f"(element => {{ element.value = {value!r};"
            " element.dispatchEvent(new Event('input', { bubbles: true }));"
            " element.dispatchEvent(new Event('change', { bubbles: true }));"
            f" }})({find(selector)})"
        )

    def box(self, selector: str) -> dict[str, float]:
        """Return an element's x, y, width and height in the window, in CSS pixels."""
        box: dict[str, float] = self.evaluate(
            f"(({{ x, y, width, height }}) => ({{ x, y, width, height }}))"
            f"({find(selector)}.getBoundingClientRect())"
        )
        return box

    def open_setup(self) -> None:
        """Open the drawer for the scenario, if it is not open."""
        if not self.sees("#setup-close"):
            self.click("#setup-open")
            self.wait_for("document.getElementById('setup-close')?.checkVisibility()")

    def open_dialog(self, name: str) -> None:
        """Press the button of a dialog, and wait until the dialog is open."""
        self.click(f"#{name}-open")
        self.wait_for(f"{find(f'#{name}')}.open")

    def click_within(self, selector: str, across: float, down: float) -> None:
        """Click at a place in an element: 0 is its left or upper edge, 1 the right or lower."""
        self.evaluate(f"{find(selector)}.scrollIntoView({{ block: 'nearest' }})")
        box = self.box(selector)
        self.click_point(box["x"] + across * box["width"], box["y"] + down * box["height"])

    def gather(self) -> None:
        """Add the problems that the page has collected itself, if it has collector.js."""
        script = "JSON.parse(sessionStorage.getItem('problems of this test') ?? '[]')"
        with suppress(Exception):  # a page that is being left can't answer
            self.problems += set(self.evaluate(script)) - set(self.problems)

    def expect_problem(self, pattern: str) -> None:
        """Excuse the problems that match a regular expression: this test provokes them."""
        self.expected.append(pattern)

    def unexpected(self) -> list[str]:
        """Return each problem that no pattern excuses, those that the server saw included."""
        self.gather()
        patterns = [*self.expected, *(f"loading .*{re.escape(path)}" for path in self.site.faults)]
        everything = [*self.problems, *self.site.problems()]
        return [
            problem
            for problem in dict.fromkeys(everything)
            if not any(re.search(pattern, problem) for pattern in patterns)
        ]


def find(selector: str) -> str:
    """Return an expression that finds an element, or throws an error naming the selector."""
    missing = f"nothing matches {selector}"
    return (
        f"(document.querySelector({selector!r}) ?? (() => {{ throw new Error({missing!r}); }})())"
    )
