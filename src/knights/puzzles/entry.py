"""Everything that a scenario can say: each puzzle, each of its parameters, and the presets.

The build writes this as JSON, and the page draws its forms and checks its links from it before
Python is there. How values become puzzles is in `scenario`.
"""

import json
from dataclasses import asdict, dataclass, field
from typing import Literal

from knights.board import LEAPERS, ORDERS
from knights.quoting import cite

Type = Literal[
    "board",  # ROWSxCOLUMNS
    "square",  # d4; or 4,4
    "squares",  # names parted by commas
    "order",  # a name, or moves dx,dy;dx,dy...
    "leaper",  # two numbers
    "choice",  # one of the choices
    "integer",  # from low to high
    "graph",  # a name, or adjacency text
    "map",  # a name, or adjacency text
    "vertex",  # a name of the graph's
    "sudoku",  # a name, or the cells row by row
]


@dataclass(frozen=True)
class Choice:
    """One of the values that a parameter can have, and what the page calls it.

    `page_max` is how far the sides of a board may go in the page with it, where that is farther
    than the board's parameter says.
    """

    value: str
    label: str
    help: str = ""
    page_max: int | None = None


@dataclass(frozen=True)
class Parameter:
    """What a scenario says by one value.

    `default` is the value that is not written; "" stands for none. A positional parameter is always
    written, at its place. `low` and `high` bound a number or the sides of a board, `page_max` the
    same in the page. `needs` names values of other parameters without which this one says nothing.
    """

    name: str
    label: str
    type: Type
    default: str
    help: str
    positional: bool = False
    choices: tuple[Choice, ...] = ()
    low: int | None = None
    high: int | None = None
    page_max: int | None = None
    needs: dict[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True)
class Preset:
    """A scenario worth looking at, what to look for, and how it is known to come out.

    The counts are of the plain stream to its end; None where no one has come to it.
    """

    id: str
    title: str
    scenario: str
    look: str
    verdict: Literal["found", "exhausted"]
    placed: int | None = None
    undone: int | None = None
    solutions: int | None = None


@dataclass(frozen=True)
class Entry:
    """A puzzle: its name, its parameters in the order of the scenario's text, and its presets."""

    name: str
    title: str
    summary: str
    parameters: tuple[Parameter, ...]
    presets: tuple[Preset, ...]

    def parameter(self, name: str) -> Parameter:
        return next(parameter for parameter in self.parameters if parameter.name == name)


YES_NO = (Choice("no", "No"), Choice("yes", "Yes"))
FIRST_ALL_COUNT = (
    Choice("first", "First", "End at the first solution."),
    Choice("all", "All", "Go on after each solution until the whole tree is searched."),
    Choice("count", "Count", "As all, but only count them."),
)


def goal(choices: tuple[Choice, ...] = FIRST_ALL_COUNT) -> Parameter:
    help = "When the search ends."
    return Parameter("goal", "Goal", "choice", choices[0].value, help, choices=choices)


def first(ends: tuple[str, ...] = ("first",)) -> Parameter:
    return Parameter(
        name="first",
        label="Solutions",
        type="integer",
        default="1",
        help="After how many solutions the search ends.",
        low=1,
        high=1_000_000,
        needs={"goal": ends},
    )


TOUR = Entry(
    name="tour",
    title="Knight's tour",
    summary="A path of moves that takes every square of a board once.",
    parameters=(
        Parameter(
            name="board",
            label="Board",
            type="board",
            default="8x8",
            help="Rows x columns.",
            positional=True,
            low=1,
            high=1000,
            page_max=16,
        ),
        Parameter(
            name="start",
            label="Start",
            type="square",
            default="a1",
            help="The square where the tour begins: d4, or 4,4; any tries every square in turn.",
            positional=True,
            choices=(Choice("any", "Any square"),),
        ),
        Parameter(
            name="order",
            label="Move order",
            type="order",
            default="textbook",
            help="The order in which moves are tried: a name, or moves to the right and up such as"
            " 1,2;2,1.",
            positional=True,
            choices=(
                Choice("sutcliffe", "Sutcliffe", "A Modula-2 program, from the left and below."),
                Choice("geeks", "Geeks", "A well-known article, rows counted from the top."),
                Choice("textbook", "Textbook", "A C++ textbook: anticlockwise."),
                Choice("horse", "Horse", "A C program, rows counted from the top."),
            ),
        ),
        Parameter(
            name="leaper",
            label="Piece",
            type="leaper",
            default="1,2",
            help="How far the piece leaps one way and the other.",
            choices=tuple(Choice(str(leaper), name) for name, leaper in LEAPERS.items()),
        ),
        Parameter(
            name="holes",
            label="Blocked squares",
            type="squares",
            default="",
            help="Squares that the tour leaves out, such as a1,c3.",
        ),
        goal(
            (
                Choice("open", "Open tour", "End at the first tour, wherever it ends."),
                Choice("closed", "Closed tour", "A move leads from its end back to its start."),
                Choice("all", "All tours", "Go on after each tour until the tree is searched."),
                Choice("count", "Count tours", "As all, but only count them."),
                Choice("all-closed", "All closed tours", "Go on after each closed tour."),
                Choice("count-closed", "Count closed tours", "As before, but only count them."),
            )
        ),
        first(("open", "closed")),
        Parameter(
            name="end",
            label="End",
            type="square",
            default="",
            help="The square where the tour must end.",
        ),
        Parameter(
            name="strategy",
            label="Strategy",
            type="choice",
            default="backtrack",
            help="Which of the possible moves are tried, and in which order.",
            choices=(
                Choice("backtrack", "Backtracking", "Every move, in the move order."),
                Choice("pruned", "Pruned", "Leaves out positions that no tour goes through."),
                Choice(
                    "warnsdorff",
                    "Warnsdorff",
                    "First where the fewest moves lead on.",
                    page_max=200,
                ),
                Choice("naive", "Naive", "All sequences of moves, looked at when complete."),
                Choice(
                    "construct",
                    "Construct",
                    "No search: the tour is joined from tours of small boards. For large boards.",
                    page_max=1000,
                ),
            ),
        ),
        Parameter(
            name="ties",
            label="Tie-break",
            type="choice",
            # From each square of 50x50 it comes to a tour; by the move order the search may get
            # lost in a corner for ever.
            default="centre",
            help="Which goes first where equally few moves lead on.",
            choices=(
                Choice("centre", "Farthest from the centre", "Roth."),
                Choice("degree", "Fewest moves after the next", "Pohl 1967."),
                Choice("order", "Move order"),
                Choice("random", "At random"),
            ),
            needs={"strategy": ("warnsdorff",)},
        ),
        Parameter(
            name="seed",
            label="Seed",
            type="integer",
            default="0",
            help="Which of the random orders.",
            low=0,
            high=999_999,
            needs={"ties": ("random",)},
        ),
    ),
    presets=(
        Preset(
            id="sutcliffe-5x5-centre",
            title="Sutcliffe, 5x5 from the centre",
            scenario="tour/5x5/c3/sutcliffe",
            look="The small board, started in the middle: twenty-five thousand moves, nearly all"
            " of them taken back.",
            verdict="found",
            placed=25_541,
            undone=25_517,
        ),
        Preset(
            id="sutcliffe-5x5-corner",
            title="Sutcliffe, 5x5 from a corner",
            scenario="tour/5x5/a1/sutcliffe",
            look="The same program from a corner: another start, three times the work.",
            verdict="found",
            placed=74_342,
            undone=74_318,
        ),
        Preset(
            id="sutcliffe-6x6",
            title="Sutcliffe, 6x6",
            scenario="tour/6x6/a1/sutcliffe",
            look="Eleven squares more, and yet less work than on 5x5: luck with the move order.",
            verdict="found",
            placed=73_230,
            undone=73_195,
        ),
        Preset(
            id="sutcliffe-7x7",
            title="Sutcliffe, 7x7 from the centre",
            scenario="tour/7x7/d4/sutcliffe",
            look="Twelve million moves: the depth stays high while the last squares do not fit.",
            verdict="found",
            placed=12_040_481,
            undone=12_040_433,
        ),
        Preset(
            id="geeks-8x8",
            title="Geeks, 8x8",
            scenario="tour/8x8/a8/geeks",
            look="The classic run from the top left corner: 16,501,401 events to the first tour.",
            verdict="found",
            placed=8_250_732,
            undone=8_250_669,
        ),
        Preset(
            id="textbook-8x8",
            title="Textbook, 8x8",
            scenario="tour/8x8/a1/textbook",
            look="The mirror image of the run before: another board, another order, the same tree.",
            verdict="found",
            placed=8_250_732,
            undone=8_250_669,
        ),
        Preset(
            id="horse-8x8",
            title="Horse, 8x8",
            scenario="tour/8x8/a6/horse",
            look="The same method with an unlucky order: thousands of millions of moves, and no end"
            " in sight.",
            verdict="found",
        ),
        Preset(
            id="small-3x3",
            title="3x3: no tour",
            scenario="tour/3x3/a1/textbook",
            look="The centre cannot be reached: once round one way, once round the other, and the"
            " tree is exhausted.",
            verdict="exhausted",
            placed=14,
            undone=14,
        ),
        Preset(
            id="textbook-5x5-all",
            title="Textbook, 5x5: every tour",
            scenario="tour/5x5/a1/textbook/goal=all",
            look="The stop condition changed: all 304 tours from the corner.",
            verdict="exhausted",
            solutions=304,
        ),
        Preset(
            id="geeks-8x8-pruned",
            title="Geeks, 8x8, pruned",
            scenario="tour/8x8/a8/geeks/strategy=pruned",
            look="The very same tour as the classic run, in 80 moves.",
            verdict="found",
            placed=80,
        ),
        Preset(
            id="horse-8x8-pruned",
            title="Horse, 8x8, pruned",
            scenario="tour/8x8/a6/horse/strategy=pruned",
            look="The tour that the plain program would print, had it the time: 89 moves.",
            verdict="found",
            placed=89,
        ),
        Preset(
            id="closed-6x6",
            title="A closed tour, 6x6",
            scenario="tour/6x6/a1/textbook/goal=closed/strategy=pruned",
            look="From the last square a move leads back to the first.",
            verdict="found",
        ),
        Preset(
            id="warnsdorff-8x8",
            title="Warnsdorff's rule, 8x8",
            scenario="tour/8x8/a1/textbook/strategy=warnsdorff",
            look="Always to the square with the fewest ways on: hardly a move is taken back.",
            verdict="found",
        ),
        Preset(
            id="warnsdorff-50x50",
            title="Warnsdorff's rule, 50x50",
            scenario="tour/50x50/a1/textbook/strategy=warnsdorff",
            look="2,500 squares without a mistake: the rule keeps to the rim and works inwards.",
            verdict="found",
            placed=2499,
            undone=0,
        ),
        Preset(
            id="construct-100x100",
            title="Ten thousand squares",
            scenario="tour/100x100/a1/textbook/goal=closed/strategy=construct",
            look="No search: closed tours of small boards, joined. Zoom in to see the seams.",
            verdict="found",
            placed=9999,
            undone=0,
        ),
    ),
)

QUEENS = Entry(
    name="queens",
    title="Queens",
    summary="As many queens as the board has columns, none attacking another.",
    parameters=(
        Parameter(
            name="n",
            label="Queens",
            type="integer",
            default="8",
            help="How many queens, on a board of as many rows and columns.",
            positional=True,
            low=1,
            high=32,
        ),
        Parameter(
            name="test",
            label="Safety test",
            type="choice",
            default="compare",
            help="How it is found out whether a square is attacked.",
            choices=(
                Choice("compare", "Compare", "With every earlier queen."),
                Choice("diagonals", "Diagonals", "Look up the row and the two diagonals."),
            ),
        ),
        goal(),
        first(),
    ),
    presets=(
        Preset(
            id="queens-8",
            title="Eight queens",
            scenario="queens/8",
            look="One queen a column, rows tried from below: a1 b5 c8 d6 e3 f7 g2 h4.",
            verdict="found",
            placed=113,
            undone=105,
        ),
        Preset(
            id="queens-8-all",
            title="Eight queens: all 92",
            scenario="queens/8/goal=all",
            look="2,056 queens placed and taken back: the whole tree is small.",
            verdict="exhausted",
            placed=2056,
            undone=2056,
            solutions=92,
        ),
        Preset(
            id="queens-3",
            title="Three queens: impossible",
            scenario="queens/3",
            look="Every way fails in the third column.",
            verdict="exhausted",
            placed=5,
            undone=5,
        ),
    ),
)

VERTEX_ORDERS = (
    Choice("given", "As given"),
    Choice("alphabetical", "Alphabetical"),
    Choice("reversed", "Reversed"),
    Choice("fewest", "Fewest neighbours first"),
)


def graph_parameters(start: str) -> tuple[Parameter, ...]:
    return (
        Parameter(
            name="graph",
            label="Graph",
            type="graph",
            default="example",
            help="The small example, or each vertex with its neighbours: A:B,D;B:C;...",
            positional=True,
            choices=(
                Choice("example", "The example A to F"),
                Choice("dodecahedron", "The dodecahedron"),
                Choice("petersen", "Petersen's graph"),
                Choice("knight.5x5", "A knight on 5x5"),
                Choice("knight.8x8", "A knight on 8x8"),
            ),
        ),
        Parameter(
            name="start",
            label="Start",
            type="vertex",
            default=start,
            help="The vertex where the search begins; any tries each in turn.",
            positional=True,
            choices=(Choice("any", "Any vertex"),),
        ),
        Parameter(
            name="directed",
            label="One-way edges",
            type="choice",
            default="no",
            help="Whether the graph's edges lead one way only.",
            choices=YES_NO,
        ),
        Parameter(
            name="order",
            label="Order of neighbours",
            type="choice",
            default="given",
            help="The order in which a vertex's neighbours are tried.",
            choices=VERTEX_ORDERS,
        ),
    )


GRAPH = Entry(
    name="graph",
    title="Path in a graph",
    summary="Depth-first search for a path of given length: white vertices, gray ones on the path.",
    parameters=(
        *graph_parameters("A"),
        Parameter(
            name="limit",
            label="Vertices",
            type="integer",
            default="",
            help="How many vertices the path must hold; all of them where nothing is said.",
            low=1,
            high=10_000,
        ),
        Parameter(
            name="cycle",
            label="Cycle",
            type="choice",
            default="no",
            help="Whether an edge must lead from the last vertex back to the first.",
            choices=YES_NO,
        ),
        goal(),
        first(),
    ),
    presets=(
        Preset(
            id="graph-example",
            title="The small graph A to F",
            scenario="graph/example/A",
            look="C is a dead end and turns white again; then D, E, F, and C comes last.",
            verdict="found",
            placed=6,
            undone=1,
        ),
        Preset(
            id="graph-dodecahedron",
            title="Hamilton's game",
            scenario="graph/dodecahedron/a/cycle=yes",
            look="Once round all corners of the dodecahedron and back: sold as a game in 1859.",
            verdict="found",
            placed=34,
            undone=15,
        ),
        Preset(
            id="graph-petersen",
            title="Petersen's graph: no way round",
            scenario="graph/petersen/a/cycle=yes",
            look="Nine of ten vertices come easily, but no cycle goes through all of them.",
            verdict="exhausted",
            placed=249,
            undone=249,
        ),
        Preset(
            id="graph-knight-5x5",
            title="A knight's tour as a path in a graph",
            scenario="graph/knight.5x5/a1",
            look="Squares are vertices and moves are edges: the very steps of the tour's program.",
            verdict="found",
            placed=8839,
            undone=8815,
        ),
        Preset(
            id="graph-knight-8x8",
            title="The tour drawn over the knight's graph",
            scenario="graph/knight.8x8/a1/order=fewest",
            look="64 vertices, 168 edges: in the end the tour stands out of them. Neighbours of low"
            " degree are tried first.",
            verdict="found",
            placed=74_607,
            undone=74_544,
        ),
    ),
)

FOREST = Entry(
    name="forest",
    title="Depth-first search",
    summary="The general depth-first search: every vertex is discovered once, and stays black.",
    parameters=graph_parameters("A"),
    presets=(
        Preset(
            id="forest-example",
            title="The small graph, searched once",
            scenario="forest/example/A",
            look="Every vertex is discovered and left once: no dead end turns white again.",
            verdict="exhausted",
            placed=6,
            undone=6,
        ),
    ),
)

COLOURING = Entry(
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
            title="Australia in three colours",
            scenario="colouring/australia/3",
            look="Three are enough; with two the search shows that they are not.",
            verdict="found",
            placed=7,
            undone=0,
        ),
        Preset(
            id="australia-2",
            title="Australia in two colours: impossible",
            scenario="colouring/australia/2",
            look="Three regions that all touch one another: two colours cannot do.",
            verdict="exhausted",
            placed=4,
            undone=4,
        ),
        Preset(
            id="ukraine-4",
            title="The regions of Ukraine",
            scenario="colouring/ukraine/4",
            look="Four colours at the first attempt, and three are not enough. Outlines: MapSVG,"
            " CC BY 4.0.",
            verdict="found",
            placed=26,
            undone=0,
        ),
        Preset(
            id="us-4",
            title="The USA in four colours",
            scenario="colouring/us/4",
            look="The order of the regions decides how often a colour is taken back.",
            verdict="found",
            placed=2_418,
            undone=2_367,
        ),
        Preset(
            id="us-3",
            title="The USA in three colours: impossible",
            scenario="colouring/us/3/order=degree",
            look="Nevada has five neighbours in a ring, and an odd ring leaves no third colour.",
            verdict="exhausted",
            placed=4029,
            undone=4029,
        ),
        Preset(
            id="europe-4",
            title="Europe in four colours, cleverly",
            scenario="colouring/world.europe/4/order=dsatur",
            look="The country with the most colours around it goes first: nothing is taken back.",
            verdict="found",
            placed=39,
            undone=0,
        ),
    ),
)

SUDOKU = Entry(
    name="sudoku",
    title="Sudoku",
    summary="Every row, column and box holds each digit once.",
    parameters=(
        Parameter(
            name="givens",
            label="Puzzle",
            type="sudoku",
            default="easy",
            help="An example's name, or the 81 cells row by row: digits, and a dot for a blank.",
            positional=True,
            choices=(
                Choice("small", "Small, 4x4"),
                Choice("easy", "Easy"),
                Choice("hard", "Hard for a search"),
                Choice("large", "Large, 16x16"),
            ),
        ),
        Parameter(
            name="order",
            label="Order of cells",
            type="choice",
            default="natural",
            help="Which blank is filled next.",
            choices=(
                Choice("natural", "As one reads"),
                Choice("fewest", "Fewest digits left first"),
            ),
        ),
        goal(),
        first(),
    ),
    presets=(
        Preset(
            id="sudoku-easy",
            title="An easy sudoku",
            scenario="sudoku/easy",
            look="Blanks filled as one reads, digits tried from 1.",
            verdict="found",
            placed=278,
            undone=231,
        ),
        Preset(
            id="sudoku-hard",
            title="A hard sudoku, as one reads",
            scenario="sudoku/hard",
            look="The first rows hold few digits, so that most mistakes show late.",
            verdict="found",
            placed=90_638,
            undone=90_582,
        ),
        Preset(
            id="sudoku-hard-fewest",
            title="A hard sudoku, cleverly",
            scenario="sudoku/hard/order=fewest",
            look="The blank with the fewest digits left goes first: most have just one.",
            verdict="found",
            placed=201,
            undone=145,
        ),
    ),
)

ENTRIES = (TOUR, QUEENS, GRAPH, FOREST, COLOURING, SUDOKU)
PRESETS = {preset.id: preset for entry in ENTRIES for preset in entry.presets}


def find_entry(name: str) -> Entry:
    """The entry of a puzzle.

    Raises:
        ValueError: when there is no such puzzle.
    """
    for entry in ENTRIES:
        if entry.name == name:
            return entry
    raise ValueError(
        f"puzzle {cite(name)}: it must be one of {', '.join(entry.name for entry in ENTRIES)}"
    )


def as_json() -> str:
    """The catalogue as JSON: puzzles (with parameters and presets), orders, leapers."""
    return json.dumps(
        {
            "puzzles": [asdict(entry) for entry in ENTRIES],
            "orders": ORDERS,
            "leapers": {name: (leaper.a, leaper.b) for name, leaper in LEAPERS.items()},
        },
        indent=1,
        ensure_ascii=False,
    )


if __name__ == "__main__":
    print(as_json())
