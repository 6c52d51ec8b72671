"""The widget of a search, by anywidget, which an installation may lack."""

from pathlib import Path
from typing import Any
from uuid import uuid4

import anywidget  # type: ignore[import-not-found]
import traitlets  # type: ignore[import-not-found]

from knights.language import tell
from knights.mistakes import as_whole
from knights.notebook.bundle import make_bundle
from knights.recording.document import read_player
from knights.recording.frame import pack_page
from knights.recording.recording import make_recording
from knights.scenario import Scenario, build, format, wanted
from knights.scenario.link import Link
from knights.search import Search

# The first steps, whose dead ends the player can explain; the kernel sends all events.
EXPLAINED = 2_000
MAX_EVENTS = 1 << 20  # events in one message


class Run(anywidget.AnyWidget):  # type: ignore[misc]
    """A search in a player: `step` is the step that it shows."""

    _esm = Path(__file__).with_name("widget.js").read_text(encoding="utf-8")
    step = traitlets.Int(min=0).tag(sync=True)
    page = traitlets.Unicode().tag(sync=True)
    title = traitlets.Unicode().tag(sync=True)
    fallback = traitlets.Unicode().tag(sync=True)  # the class of the elements that the widget hides

    def __init__(self, scenario: Scenario, step: int = 0) -> None:
        title = tell("record-title", scenario=format(scenario))
        player = read_player(scenario.puzzle)
        made = make_recording(Link(scenario), player, EXPLAINED, hosted=True)
        page, fallback = pack_page(made.html, title), f"knights-{uuid4().hex}"
        super().__init__(step=step, page=page, title=title, fallback=fallback)
        self.scenario = scenario
        self._search = self.begin()
        self.on_msg(self._answer)

    def begin(self) -> Search:
        """Return the search at its beginning."""
        return Search(build(self.scenario), wanted(self.scenario))

    def _answer(self, widget: object, content: Any, buffers: object) -> None:
        """Send the events that a player asks for: `count` from a position on, and the verdict.

        The player asks again for what it has dropped, so a position may lie before the last one.
        """
        position, count = (as_whole(content.get(name)) for name in ("position", "count"))
        if position is None or count is None or position < 0 or not 0 < count <= MAX_EVENTS:
            return
        self._search.seek(position)
        events = self._search.take(count)
        told = {name: content.get(name) for name in ("view", "id")}
        verdict = self._search.verdict
        self.send({**told, "verdict": verdict}, [memoryview(events).cast("B")])

    def _ipython_display_(self) -> None:
        """Show the search itself, for a notebook without a kernel, and the widget, which hides it.

        JupyterLab looks for no other form where it knows of a widget, even if it can't show that.
        """
        from IPython.display import display  # type: ignore[import-not-found]

        forms, sizes = make_bundle(self.begin().seek(self.step))
        forms["text/html"] = f'<div class="{self.fallback}">{forms["text/html"]}</div>'
        display(forms, metadata=sizes, raw=True)
        made = self._repr_mimebundle_()
        shown, more = made if isinstance(made, tuple) else (made, {})
        display({**shown, "text/plain": ""}, metadata=more, raw=True)
