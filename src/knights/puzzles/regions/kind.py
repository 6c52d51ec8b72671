"""Queens in regions among the puzzles."""

from knights.fragment import decode
from knights.language import tell
from knights.puzzles.entry import Choice, Entry, Parameter, Preset, Values, first, goal
from knights.puzzles.kind import Kind
from knights.puzzles.regions.regions import LineOrder, Regions

# Boards with one solution each, made by `invention.py`.
FIVE = "AABBB.AABBB.ACDBB.DDDDE.DDDDE"
EIGHT = "AABCCCCC.AABCDCCC.ADDCDEEE.AADDDDDE.FADGGDDH.AAGGDDDH.AGGDDDDH.AAGGGHHH"
LONG = "AABBBCCC.AACCCCCC.AAACDCCC.EADDDCCC.EEDDDCDD.EEFFDDDG.EEFFGDDG.HHHFGGGG"
# One without a solution.
NONE = "AABBCC.DDBBBB.DDDDBE.DDDDEE.DDDFFE.DDFFFF"

ENTRY = Entry(
    name="regions",
    parameters=(
        Parameter(
            name="regions",
            type="areas",
            default=EIGHT,
            positional=True,
            choices=(Choice(FIVE, "small"), Choice(EIGHT, "large"), Choice(LONG, "long")),
        ),
        Parameter(
            name="order",
            type="choice",
            default="rows",
            choices=(Choice("rows"), Choice("fewest")),
        ),
        goal(),
        first(),
    ),
    presets=(
        Preset(
            id="regions-8",
            idea="first",
            scenario=f"regions/{EIGHT}",
            verdict="found",
            placed=102,
            undone=94,
        ),
        Preset(
            id="regions-8-long",
            idea="dead ends",
            scenario=f"regions/{LONG}",
            verdict="found",
            placed=671,
            undone=663,
        ),
        Preset(
            id="regions-8-fewest",
            idea="luck",
            panel="stack",
            scenario=f"regions/{LONG}/order=fewest",
            verdict="found",
            placed=49,
            undone=41,
        ),
        Preset(
            id="regions-6-none",
            idea="impossible",
            panel="tree",
            scenario=f"regions/{NONE}",
            verdict="exhausted",
            placed=48,
            undone=48,
        ),
    ),
)


class RegionsKind(Kind[Regions]):
    """One queen in each row, column and region, none touching another."""

    entry = ENTRY
    step = "queen"
    any_order = True

    def build(self, values: Values) -> Regions:
        order: LineOrder = "fewest" if values["order"] == "fewest" else "rows"
        return Regions(decode(values["regions"]), order)

    def read(self, puzzle: Regions, values: Values) -> Values:
        return {"regions": puzzle.regions}

    def tell_found(self, puzzle: Regions) -> str:
        return tell("regions-found")

    def label(self, puzzle: Regions, choice: int) -> str:
        return puzzle.board.name(choice)


REGIONS = RegionsKind()
