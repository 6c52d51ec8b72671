"""Map colouring among the puzzles."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from knights.drawings.ground import Ground
from knights.drawings.table import Row, Table
from knights.fragment import decode, encode
from knights.maps import map as maps
from knights.maps.map import Map
from knights.puzzles.chance import Chance
from knights.puzzles.colouring.byhand import ColouringByHand
from knights.puzzles.colouring.colouring import Colouring, attempt_colours, clique, colour_name
from knights.puzzles.colouring.deduction import see_position
from knights.puzzles.colouring.insight import refute, see_regions
from knights.puzzles.entry import YES_NO, Choice, Entry, Parameter, Preset, first, goal
from knights.puzzles.kind import Asked, Job, Kind, Opening, Values
from knights.puzzles.program import Program
from knights.search import Goal, State, forcing
from knights.search.loss import Decision, Insight, Lost, bisect_loss, decide, name_all

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from knights.puzzles.task import Task

ENTRY = Entry(
    name="colouring",
    title="Map colouring",
    summary="Every region of a map gets a colour, neighbours different ones.",
    parameters=(
        Parameter(
            name="map",
            label="Map",
            type="map",
            default="australia",
            help="A map of the library's, or each region with its neighbours: WA:NT,SA;NT:Q;...",
            positional=True,
            choices=(
                Choice("australia", "Australia"),
                Choice("ukraine", "The regions of Ukraine"),
                Choice("us", "The states of the USA"),
                Choice("world", "The countries of the world"),
                Choice("world.africa", "Africa"),
                Choice("world.asia", "Asia"),
                Choice("world.europe", "Europe"),
                Choice("world.north-america", "North America"),
                Choice("world.south-america", "South America"),
            ),
        ),
        Parameter(
            name="colours",
            label="Colours",
            type="integer",
            default="4",
            help="How many colours there are.",
            positional=True,
            low=1,
            high=64,
        ),
        Parameter(
            name="order",
            label="Order of regions",
            type="choice",
            default="given",
            help="Which region is coloured next.",
            choices=(
                Choice("given", "As given"),
                Choice("degree", "Most neighbours first"),
                Choice("dsatur", "Most colours around it first", "Brelaz 1979."),
                Choice(
                    "kernel",
                    "Most colours around it first, easy regions last",
                    "A region is easy that has more colours left than neighbours without a colour:"
                    " one is left for it, whatever comes. No colouring is left out.",
                ),
            ),
        ),
        Parameter(
            name="symmetry",
            label="Break symmetry",
            type="choice",
            default="no",
            help="Whether only one of the colours not in use yet is tried.",
            choices=YES_NO,
        ),
        goal(),
        first(),
    ),
    presets=(
        Preset(
            id="australia-3",
            title="Australia in three colours, without a mistake",
            idea="luck",
            scenario="colouring/australia/3",
            look="Three are enough; with two the search shows that they are not.",
            verdict="found",
            placed=7,
            undone=0,
        ),
        Preset(
            id="australia-2",
            title="Australia in two colours: impossible, and proved",
            idea="impossible",
            scenario="colouring/australia/2",
            look="Three regions that all touch one another: two colours cannot do.",
            verdict="exhausted",
            placed=4,
            undone=4,
        ),
        Preset(
            id="ukraine-4",
            title="26 regions, four colours, no mistake",
            idea="luck",
            program="The regions of Ukraine",
            scenario="colouring/ukraine/4",
            look="Four colours at the first attempt, and three are not enough. Outlines: MapSVG,"
            " CC BY 4.0.",
            verdict="found",
            placed=26,
            undone=0,
        ),
        Preset(
            id="us-4",
            title="The USA in four colours: 2,418 attempts",
            idea="first",
            panel="pictures",
            scenario="colouring/us/4",
            look="The order of the regions decides how often a colour is taken back.",
            verdict="found",
            placed=2_418,
            undone=2_367,
        ),
        Preset(
            id="us-3",
            title="Three colours: impossible, and proved",
            idea="impossible",
            program="The USA",
            scenario="colouring/us/3/order=degree",
            look="Nevada has five neighbours in a ring, and an odd ring leaves no third colour.",
            verdict="exhausted",
            placed=4029,
            undone=4029,
        ),
        Preset(
            id="europe-4",
            title="Europe in four colours, without a mistake",
            idea="luck",
            scenario="colouring/world.europe/4/order=dsatur",
            look="The country with the most colours around it goes first: nothing is taken back.",
            verdict="found",
            placed=39,
            undone=0,
        ),
    ),
)


class ColouringKind(Kind[Colouring]):
    """A colour for each region of a map, neighbours different ones."""

    entry = ENTRY
    aliases = ("colour",)
    command_help = "colour a map"

    def build(self, values: Values) -> Colouring:
        return Colouring(
            graph=build_map(values["map"]).graph,
            colours=int(values["colours"]),
            order=values["order"],  # type: ignore[arg-type]
            symmetry=values["symmetry"] == "yes",
        )

    def read(self, puzzle: Colouring, values: Values) -> Values:
        if is_map(values["map"]):
            return {}
        return {"map": encode(maps.canonical(decode(values["map"])))}

    def label(self, puzzle: Colouring, choice: int) -> str:
        region, colour = divmod(choice, puzzle.colours)
        return f"{puzzle.graph.names[region]} {colour_name(colour)}"

    def look(self, puzzle: Colouring, path: Sequence[int]) -> Iterator[Insight]:
        return see_regions(puzzle, path)

    def place(self, puzzle: Colouring, choice: int) -> int:
        return choice - choice % puzzle.colours

    def name_place(self, puzzle: Colouring, choice: int) -> str:
        return puzzle.graph.names[choice // puzzle.colours]

    def count(self, puzzle: Colouring) -> int | None:
        """Region by region: so the colourings need not be listed."""
        from knights.puzzles.colouring.counting import count_colourings, count_kinds

        counting = count_kinds if puzzle.symmetry else count_colourings
        return counting(puzzle.neighbours, puzzle.colours)

    def decide(self, puzzle: Colouring, path: Sequence[int], budget: int) -> Decision:
        """Easy regions last: in another order it may take for ever."""
        by_hand = ColouringByHand(puzzle.graph, puzzle.colours, puzzle.order)
        return decide(by_hand, path, budget)

    def deduce(self, puzzle: Colouring, path: Sequence[int]) -> Insight | None:
        position = see_position(puzzle, path)
        return forcing.deduce(position, lambda budget: self.decide(puzzle, path, budget))

    def lost_since(self, puzzle: Colouring, path: Sequence[int], budget: int) -> Lost:
        return bisect_loss(puzzle, path, budget, lambda *asked: self.decide(puzzle, *asked))

    def rebut(self, puzzle: Colouring, path: Sequence[int], choice: int) -> str | None:
        region, coloured = choice // puzzle.colours, puzzle.assignment(path)
        around = {coloured.get(near) for near in puzzle.neighbours[region]}
        left = [colour_name(colour) for colour in range(puzzle.colours) if colour not in around]
        if region in coloured or not left:
            return None
        return f"{puzzle.graph.names[region]} can still be {name_all(left, link='or')}."

    def tell_unseen(self, puzzle: Colouring, path: Sequence[int], choice: int) -> str:
        names, coloured = puzzle.graph.names, puzzle.assignment(path)
        region = choice // puzzle.colours
        if region in coloured:
            return f"{names[region]} is {colour_name(coloured[region])}."
        return f"The next region is {names[puzzle.next_region(coloured)]}."

    fills = True
    any_order = True

    def game(self, puzzle: Colouring, gone: frozenset[int]) -> Colouring:
        order = "dsatur" if puzzle.order == "kernel" else puzzle.order
        return ColouringByHand(puzzle.graph, puzzle.colours, order)

    def coming(self, puzzle: Colouring, path: Sequence[int]) -> str:
        return puzzle.graph.names[puzzle.next_region(puzzle.assignment(path))]

    def brief(self, puzzle: Colouring, choice: int) -> str:
        return colour_name(choice % puzzle.colours)

    def openings(self, puzzle: Colouring, path: Sequence[int]) -> Iterable[Opening]:
        coloured, colours = puzzle.assignment(path), range(puzzle.colours)
        for region in puzzle.sequence:
            if region not in coloured:
                around = {coloured.get(near) for near in puzzle.neighbours[region]}
                first = region * puzzle.colours
                ways = tuple(first + colour for colour in colours if colour not in around)
                yield Opening(puzzle.graph.names[region], (first,), ways)

    def invent(self, chance: Chance) -> Values:
        from knights.puzzles.colouring.invent import invent  # seldom wanted

        return invent(chance)

    def prune(self, values: Values) -> Values:
        return {**values, "order": "dsatur"}

    def programs(self, puzzle: Colouring, goal: Goal) -> Iterable[Program]:
        from knights.puzzles.colouring.program import programs  # seldom wanted

        return programs(puzzle, goal)

    def task(self, puzzle: Colouring) -> "Task":
        from knights.puzzles.colouring.task import make_task  # seldom wanted

        return make_task(puzzle)

    def starter(self, puzzle: Colouring, goal: Goal) -> str:
        from knights.puzzles.colouring.program import starter  # seldom wanted

        return starter(puzzle, goal)

    def refute(self, puzzle: Colouring) -> Insight | None:
        return refute(puzzle)

    def text(self, puzzle: Colouring, state: State) -> str:
        return puzzle.text(state.path)

    def table(self, puzzle: Colouring, state: State) -> Table:
        return ("region", "colour", "step"), list_regions(puzzle, state)

    def draw(self, puzzle: Colouring, state: State, ground: Ground) -> str:
        from knights.puzzles.colouring.drawing import draw_map  # seldom wanted

        return draw_map(puzzle, state, ground.map, ground.name)

    def ground(self, values: Values, at: str = "") -> Ground:
        return Ground(values["map"], build_map(values["map"]))

    def sketch(self, puzzle: Colouring, values: Values) -> dict[str, object]:
        text = values["map"]
        drawn = build_map(text)
        return {
            "map": {
                "names": drawn.names,
                "borders": drawn.borders,
                "outlines": drawn.outlines,
                "frame": drawn.frame,
                "remarks": remark_on(text),
                "colours": puzzle.colours,
            }
        }

    def attempt(
        self, puzzle: Colouring, values: Values, number: int, limit: int
    ) -> tuple[Values, dict[str, object]]:
        """Whether so many colours are enough, in the best order.

        `clique` names regions that all touch one another, if they are more than the colours.
        """
        tried = attempt_colours(Colouring(puzzle.graph, number, "dsatur", symmetry=True), limit)
        together = clique(puzzle.graph)
        names = [puzzle.graph.names[region] for region in together]
        searched = {**values, "colours": str(number), "order": "dsatur", "symmetry": "yes"}
        return searched, {
            "verdict": tried.verdict,
            "placed": tried.placed,
            "undone": tried.undone,
            "clique": names if len(together) > number else [],
        }

    def add_arguments(self, parser: "ArgumentParser") -> None:
        from knights.puzzles.colouring.command import add_arguments  # which the page need not load

        add_arguments(parser, ENTRY)

    def read_arguments(self, options: "Namespace") -> Asked | Job | int:
        from knights.puzzles.colouring.command import read_arguments

        return read_arguments(self, options)


def build_map(text: str) -> Map:
    """The map of a name, `world`, of a part of one, `world.africa`, or of a text."""
    if is_map(text):
        name, dot, part = text.partition(".")
        return maps.built_in(name, part if dot else None)
    return maps.read(decode(text))


def is_map(text: str) -> bool:
    """Whether a text names a map of the library's, or a part of one, and is not a map itself."""
    return ":" not in text and text.partition(".")[0] in maps.BUILT_IN


def remark_on(text: str) -> list[str]:
    """What is seldom meant in a map that is given by a text of its own."""
    if is_map(text):
        return []
    from knights.maps.remarks import remark  # seldom wanted, and it needs much

    return remark(decode(text))


def list_regions(puzzle: Colouring, state: State) -> Iterable[Row]:
    """Every region in the map's order; the step is when it was coloured."""
    steps = {
        choice // puzzle.colours: (colour_name(choice % puzzle.colours), step)
        for step, choice in enumerate(state.path, start=1)
    }
    for region, name in enumerate(puzzle.graph.names):
        yield name, *steps.get(region, ("", ""))


COLOURING = ColouringKind()
