"""Every part of the page can be closed many times, and leaves no listeners behind."""

from collections import Counter

import pytest
from shares import EVERY

from engines.page import Page

# The page's own code is the same in all engines.
pytestmark = [
    pytest.mark.engines("chromium"),
    pytest.mark.only("chromium", "firefox", why="WebKitGTK's driver lets nothing be kept"),
    pytest.mark.served("it opens pages of the site by their names"),
    pytest.mark.waits("a leak is no haste"),
    pytest.mark.own_tab("it counts what listens, with functions in the place of the browser's"),
]

ROUNDS = 100 if EVERY else 10  # ten are enough to find a leak in every round

# Counts listeners from now on: `left()` names those whose targets are still in the page.
COUNTING = """
(() => {
  const live = new Set();
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const isCapture = (options) => Boolean(options?.capture ?? options === true);
  const find = (target, kind, listener, options) =>
    [...live].find((one) => one.target === target && one.kind === kind
      && one.listener === listener && one.capture === isCapture(options));
  EventTarget.prototype.addEventListener = function (kind, listener, options) {
    const target = this ?? window;
    addEventListener.call(target, kind, listener, options);
    if (options?.signal?.aborted || find(target, kind, listener, options)) return;
    const one = { target, kind, listener, capture: isCapture(options) };
    live.add(one);
    const drop = () => live.delete(one);
    if (options?.signal) addEventListener.call(options.signal, 'abort', drop, { once: true });
    if (options?.once) addEventListener.call(target, kind, drop, { once: true });
  };
  EventTarget.prototype.removeEventListener = function (kind, listener, options) {
    removeEventListener.call(this ?? window, kind, listener, options);
    live.delete(find(this ?? window, kind, listener, options));
  };
  for (const Observer of [ResizeObserver, IntersectionObserver, MutationObserver]) {
    const { observe, disconnect } = Observer.prototype;
    Observer.prototype.observe = function (target, ...options) {
      observe.call(this, target, ...options);
      live.add({ target, kind: Observer.name, observer: this });
    };
    Observer.prototype.disconnect = function () {
      disconnect.call(this);
      for (const one of live) if (one.observer === this) live.delete(one);
    };
  }
  for (const told of [knights.solver, knights.player]) {
    const { subscribe } = told;
    told.subscribe = (listener) => {
      const one = { target: told, kind: told.constructor.name };
      live.add(one);
      const end = subscribe.call(told, listener);
      return () => {
        live.delete(one);
        return end();
      };
    };
  }
  const name = (target) => target.id ? `#${target.id}` : target.className || String(target);
  // Elements that have left the page take their listeners with them.
  window.left = () => [...live]
    .filter(({ target }) => !(target instanceof Node) || target.isConnected)
    .map(({ target, kind }) => `${name(target)} ${kind}`).sort();
  window.until = async (met) => {
    while (!met()) await new Promise(requestAnimationFrame);
  };
})()
"""


def count(page: Page, address: str) -> None:
    """Open the page, or the frame, and count listeners from then on."""
    page.goto(page.site.url + address)
    page.wait_for("window.knights && knights.player.description !== null")
    # The offline copy adds its listeners when the page is idle: make it do so before the count.
    page.evaluate("knights.offline?.keep()")
    page.evaluate(COUNTING)


def repeat(page: Page, act: str) -> None:
    """Repeat an action, and wait after each time until the page stands still."""
    page.evaluate(
        f"(async () => {{ for (let round = 0; round < {ROUNDS}; round++) {{ {act};"
        " await until(() => knights.still); } })()"
    )


def shape(page: Page) -> object:
    """Return the numbers of the page's parts."""
    return page.evaluate(
        "['#tabs > *', '#panels-body > *', '#speed > *', '#picker > *', '#form .field', '.marks']"
        ".map((at) => document.querySelectorAll(at).length)"
    )


@pytest.mark.parametrize("name", ["index.html", "embed.html"])
def test_the_whole_page_is_bound_and_unbound(page: Page, name: str) -> None:
    count(page, f"{name}#colouring/australia/3")
    before = shape(page)
    page.evaluate("knights.unbind()")
    assert page.evaluate("left()") == []
    page.evaluate("knights.start()")
    assert page.evaluate("left().length") > 80, "what is bound is counted"
    repeat(page, "knights.unbind(); knights.start()")
    page.evaluate("knights.unbind()")
    assert page.evaluate("left()") == []
    # Started again, the page is bound once, and complete.
    page.evaluate("knights.start()")
    page.wait_for("knights.player.description !== null")
    assert shape(page) == before
    page.click("#step")
    page.wait_at(1)


# A press ends a pending move of the focus (web/dom/late-focus.ts), which `click()` doesn't.
LEFT = "(dispatchEvent(new Event('pointerdown')), left())"

SETUP = ("#setup-open", "html:not([data-gone~=setup]) #setup-close", "#setup-close")
DRAWN = [("#draw-open:not(:disabled)", "dialog.editor", "#editor-cancel")]
# The presses that open something, a selector for it once it is open, and the press that closes it.
OPENED = {
    "colouring/australia/3": DRAWN,
    "graph/example/A": DRAWN,
    "queens/8": [
        ("#share-open", "#share[open]", "#share-close"),
        ("#save-open", "#save[open]", "#save-close"),
        (
            "#share-open then #share-tab-question then #answers-open",
            "#answers[open]",
            "#answers-close",
        ),
        ("#ask", "#question:not([hidden])", "#ask"),
        ("#find-open", "#find:not([hidden])", "#find-close"),
        ("#bookmark", "#bookmarks[open]", "#bookmarks-close"),
        SETUP,
        ("#help-open", "#help[open]", "#help button"),
        ("#brand", "[data-mode=home] [data-card=queens-8]", "[data-card=queens-8]"),
        ("#panels-fold", "#page[data-folded=true]", "#panels-fold"),
        (
            "#play-yourself",
            "[data-by-hand=''] #play-done:not(:disabled)",
            "#play-done",
        ),  # needs Python
        ("#tab-tree", "#panel-tree:not([hidden]) .node", "#tab-why"),
        ("[data-puzzle=tour]", "#form-more-fields #end", "[data-puzzle=queens]"),
    ],
    "queens/8&panels=code": [
        ("#own-open", "[data-own] #own-open:not([disabled])", ".own-head > button:last-of-type"),
    ],
}


@pytest.mark.parametrize("scenario", OPENED)
def test_what_is_opened_in_the_page_is_closed(page: Page, scenario: str) -> None:
    count(page, f"index.html#{scenario}")
    if "panels=" not in scenario:
        page.wait_for("document.querySelector('.companion-picture .node')")
    if OPENED[scenario] is DRAWN:
        page.open_setup()
    for opening, opened, closing in OPENED[scenario]:
        act = f"""
            for (const at of {opening.split(" then ")}) {{
                await until(() => document.querySelector(at));
                document.querySelector(at).click();
            }}
            await until(() => document.querySelector({opened!r}));
            const part = document.querySelector({opened!r});
            // A dialog tells of its end in a later task.
            const ended = part instanceof HTMLDialogElement &&
                new Promise((end) => part.addEventListener("close", end, {{ once: true }}));
            document.querySelector({closing!r}).click();
            await until(() => !document.querySelector({opened!r}));
            await ended
        """
        before = []
        for _ in range(2):  # two kinds of question alternate, and one of them has a slider
            page.evaluate(f"(async () => {{ {act}; await until(() => knights.still); }})()")
            before.append(page.evaluate(LEFT))
        repeat(page, act)
        after = page.evaluate(LEFT)
        more = [Counter(after) - Counter(one) for one in before]
        assert after in before, f"{opening} leaves {more}"
