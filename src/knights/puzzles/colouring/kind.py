"""Map colouring among the puzzles."""

from typing import TYPE_CHECKING

from knights.fragment import decode, encode
from knights.maps import map as maps
from knights.maps.map import Map
from knights.puzzles.colouring.colouring import Colouring, colour_name
from knights.puzzles.entry import YES_NO, Choice, Entry, Parameter, Preset, Values, first, goal
from knights.puzzles.kind import Kind

if TYPE_CHECKING:
    pass

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

    def place(self, puzzle: Colouring, choice: int) -> int:
        return choice - choice % puzzle.colours

    def name_place(self, puzzle: Colouring, choice: int) -> str:
        return puzzle.graph.names[choice // puzzle.colours]

    any_order = True


def build_map(text: str) -> Map:
    """The map of a name, `world`, of a part of one, `world.africa`, or of a text."""
    if is_map(text):
        name, dot, part = text.partition(".")
        return maps.built_in(name, part if dot else None)
    return maps.read(decode(text))


def is_map(text: str) -> bool:
    """Whether a text names a map of the library's, or a part of one, and is not a map itself."""
    return ":" not in text and text.partition(".")[0] in maps.BUILT_IN


COLOURING = ColouringKind()
