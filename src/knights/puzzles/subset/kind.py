"""Subset sum among the puzzles."""

from knights.fragment import decode
from knights.language import tell
from knights.puzzles.entry import Choice, Entry, Parameter, Preset, Values, first, goal
from knights.puzzles.kind import Kind
from knights.puzzles.subset.subset import CUTS, HIGHEST, SubsetSum

ENTRY = Entry(
    name="subset",
    parameters=(
        Parameter("numbers", "numbers", "13,26,17,12,28,10,29,5", positional=True),
        Parameter("target", "integer", "31", positional=True, low=1, high=HIGHEST),
        Parameter("cuts", "choice", CUTS[0], choices=tuple(map(Choice, CUTS))),
        goal(),
        first(),
    ),
    presets=(
        Preset(
            id="subset-8",
            idea="first",
            scenario="subset/13,26,17,12,28,10,29,5/31",
            verdict="found",
            placed=23,
            undone=15,
        ),
        Preset(
            id="subset-8-plain",
            idea="pruning",
            panel="tree",
            scenario="subset/13,26,17,12,28,10,29,5/31/cuts=none",
            verdict="found",
            placed=382,
            undone=374,
        ),
        Preset(
            id="subset-even",
            idea="impossible",
            scenario="subset/8,12,14,18,20,22,26,28/75",
            verdict="exhausted",
            placed=168,
            undone=168,
        ),
        Preset(
            id="subset-12-all",
            idea="scale",
            panel="solutions",
            scenario="subset/1,2,3,4,5,6,7,8,9,10,11,12/39/goal=all",
            verdict="exhausted",
            placed=2778,
            undone=2778,
            solutions=124,
        ),
    ),
)


class SubsetKind(Kind[SubsetSum]):
    """Some of a row of numbers, with a given sum."""

    entry = ENTRY

    def build(self, values: Values) -> SubsetSum:
        cuts = next(one for one in CUTS if one == values["cuts"])
        return SubsetSum(decode(values["numbers"]), int(values["target"]), cuts)

    def read(self, puzzle: SubsetSum, values: Values) -> Values:
        return {"numbers": ",".join(map(str, puzzle.weights))}

    def write(self, puzzle: SubsetSum) -> Values:
        return {**super().write(puzzle), **self.read(puzzle, {})}

    def label(self, puzzle: SubsetSum, choice: int) -> str:
        name = puzzle.names[choice // 2]
        return tell("subset-leave", number=name) if choice % 2 else name

    def place(self, puzzle: SubsetSum, choice: int) -> int:
        return choice - choice % 2

    def tell_found(self, puzzle: SubsetSum) -> str:
        return tell("subset-found", target=puzzle.target)

    def tell_none(self, puzzle: SubsetSum) -> str:
        return tell("subset-no-solution", target=puzzle.target)


SUBSET = SubsetKind()
