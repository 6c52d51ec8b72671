"""A search as a widget of a notebook: its step is a value in Python and in the player."""

from typing import TYPE_CHECKING

from knights.language import tell
from knights.quoting import cite
from knights.scenario import Scenario, build, wanted
from knights.scenario.scenario_of_puzzle import find_scenario
from knights.search import Search
from knights.solving import open as open_link

if TYPE_CHECKING:
    from knights.notebook.live import Run


def widget(search: Search | Scenario | str) -> "Run":
    """Return a widget that plays a search, a scenario or a link, such as "tour/8x8/a8/geeks@1200".

    Its `step` is the step in the player: set it to go there, observe it to follow the visitor.
    Events come from the kernel as they are wanted, so a search of any length plays. It needs
    `pip install anywidget`. Where no kernel runs, the notebook shows what the search itself
    would show.

        run = knights.notebook.widget("queens/8")
        run.step = 88
        run.observe(lambda change: print(change.new), "step")

    Raises:
        ModuleNotFoundError: when anywidget is not installed.
        ValueError: when it is no search, or no text of a scenario says it.
    """
    try:
        from knights.notebook.live import Run
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("knights"):
            raise
        raise ModuleNotFoundError(tell("notebook-error-anywidget"), name=missing.name) from None
    if isinstance(search, str):
        search = open_link(search)
    if isinstance(search, Scenario):
        search = Search(build(search), wanted(search))
    if not isinstance(search, Search):
        raise ValueError(tell("notebook-error-search", given=cite(search)))
    scenario = find_scenario(search.puzzle, search.goal)
    if scenario is None:
        raise ValueError(tell("notebook-own"))
    return Run(scenario, search.position)
