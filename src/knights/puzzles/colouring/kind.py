"""Map colouring among the puzzles."""

from dataclasses import replace

from knights.fragment import decode, encode
from knights.language import tell
from knights.maps import map as maps
from knights.maps.map import Map
from knights.puzzles.colouring.colouring import AHEAD, Colouring, colour_name
from knights.puzzles.colouring.givens import write_givens
from knights.puzzles.colouring.walk import ColouringWalk
from knights.puzzles.entry import (
    YES_NO,
    Choice,
    Entry,
    Parameter,
    Preset,
    Values,
    first,
    goal,
    read_strategy,
    read_value_order,
    strategy,
    value_order,
)
from knights.puzzles.kind import Kind
from knights.puzzles.min_conflicts import CONFLICTS, seed, strategy_with_walk

STRATEGY, SEARCHES = strategy_with_walk(strategy(AHEAD))

ENTRY = Entry(
    name="colouring",
    parameters=(
        Parameter(
            name="map",
            type="map",
            default="australia",
            positional=True,
            choices=(
                Choice("australia"),
                Choice("ukraine"),
                Choice("us"),
                Choice("world"),
                Choice("world.africa"),
                Choice("world.asia"),
                Choice("world.europe"),
                Choice("world.north-america"),
                Choice("world.south-america"),
            ),
        ),
        Parameter(name="colours", type="integer", default="4", positional=True, low=1, high=64),
        Parameter(name="givens", type="givens", default=""),
        Parameter(
            name="order",
            type="choice",
            default="given",
            choices=(Choice("given"), Choice("degree"), Choice("dsatur"), Choice("kernel")),
            needs=SEARCHES,
        ),
        Parameter(
            name="symmetry",
            type="choice",
            default="no",
            choices=YES_NO,
            needs={"givens": ("",), **SEARCHES},
        ),
        STRATEGY,
        value_order(),
        replace(goal(), needs=SEARCHES),
        replace(first(), needs={**first().needs, **SEARCHES}),
        seed(),
    ),
    presets=(
        Preset(
            id="australia-3",
            idea="luck",
            scenario="colouring/australia/3",
            verdict="found",
            placed=7,
            undone=0,
        ),
        Preset(
            id="australia-2",
            idea="impossible",
            scenario="colouring/australia/2",
            verdict="exhausted",
            placed=4,
            undone=4,
        ),
        Preset(
            id="australia-3-given",
            idea="impossible",
            scenario="colouring/australia/3/givens=Queensland:red,Victoria:blue",
            verdict="exhausted",
            placed=8,
            undone=8,
        ),
        Preset(
            id="ukraine-4",
            idea="luck",
            scenario="colouring/ukraine/4",
            verdict="found",
            placed=26,
            undone=0,
        ),
        Preset(
            id="us-4",
            idea="first",
            panel="pictures",
            scenario="colouring/us/4",
            verdict="found",
            placed=2418,
            undone=2367,
        ),
        Preset(
            id="us-4-conflicts",
            idea="luck",
            panel="code",
            scenario="colouring/us/4/strategy=conflicts",
            verdict="found",
            placed=189,
            undone=0,
        ),
        Preset(
            id="us-3",
            idea="impossible",
            scenario="colouring/us/3/order=degree",
            verdict="exhausted",
            placed=4029,
            undone=4029,
        ),
        Preset(
            id="europe-4",
            idea="luck",
            scenario="colouring/world.europe/4/order=dsatur",
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

    def build(self, values: Values) -> Colouring:
        text, colours, givens = values["map"], int(values["colours"]), decode(values["givens"])
        drawn = Map(text) if maps.is_built_in(text) else maps.read(decode(text))
        if values["strategy"] == CONFLICTS:
            return ColouringWalk(drawn, colours, int(values["seed"]), givens)
        return Colouring(
            drawn,
            colours,
            order=values["order"],  # type: ignore[arg-type]
            symmetry=values["symmetry"] == "yes",
            strategy=read_strategy(values),
            values=read_value_order(values),
            givens=givens,
        )

    def read(self, puzzle: Colouring, values: Values) -> Values:
        names = puzzle.graph.names
        givens = {"givens": encode(write_givens(names, puzzle.colours, puzzle.givens))}
        if maps.is_built_in(values["map"]):
            return givens
        return {**givens, "map": encode(maps.canonical(decode(values["map"])))}

    def write(self, puzzle: Colouring) -> Values:
        known = maps.is_built_in(puzzle.map.name) and Map(puzzle.map.name) == puzzle.map
        text = puzzle.map.name if known else encode(puzzle.map.graph.text())
        return {**super().write(puzzle), "map": text, **self.read(puzzle, {"map": text})}

    def label(self, puzzle: Colouring, choice: int) -> str:
        region, colour = divmod(choice, puzzle.colours)
        return tell("colouring-choice", region=puzzle.shown[region], colour=colour_name(colour))

    def place(self, puzzle: Colouring, choice: int) -> int:
        return choice - choice % puzzle.colours

    def name_place(self, puzzle: Colouring, choice: int) -> str:
        return puzzle.shown[choice // puzzle.colours]

    any_order = True

    def tell_found(self, puzzle: Colouring) -> str:
        return tell("colouring-found", colours=puzzle.colours)

    def tell_none(self, puzzle: Colouring) -> str:
        return tell("colouring-no-solution", colours=puzzle.colours)


COLOURING = ColouringKind()
