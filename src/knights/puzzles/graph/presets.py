"""What the catalogue says of the searches of a graph."""

from knights.puzzles.entry import YES_NO, Choice, Entry, Parameter, Preset, first, goal

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
        Parameter(
            name="strategy",
            label="Strategy",
            type="choice",
            default="backtrack",
            help="Which of the white neighbours are tried.",
            choices=(
                Choice("backtrack", "Backtracking", "Every white neighbour, in order."),
                Choice(
                    "pruned",
                    "Pruned",
                    "Leaves out positions whose white vertices show that no path goes on.",
                ),
            ),
        ),
    ),
    presets=(
        Preset(
            id="graph-example",
            title="A dead end turns white again",
            idea="first",
            panel="stack",
            program="The small graph A to F",
            scenario="graph/example/A",
            look="C is a dead end and turns white again; then D, E, F, and C comes last.",
            verdict="found",
            placed=6,
            undone=1,
        ),
        Preset(
            id="graph-dodecahedron",
            title="Hamilton's game: once round 20 corners",
            idea="dead ends",
            program="The dodecahedron",
            scenario="graph/dodecahedron/a/cycle=yes",
            look="Once round all corners of the dodecahedron and back: sold as a game in 1859.",
            verdict="found",
            placed=34,
            undone=15,
        ),
        Preset(
            id="graph-petersen",
            title="Nine of ten, and no way round",
            idea="impossible",
            program="Petersen's graph",
            scenario="graph/petersen/a/cycle=yes",
            look="Nine of ten vertices come easily, but no cycle goes through all of them.",
            verdict="exhausted",
            placed=249,
            undone=249,
        ),
        Preset(
            id="graph-knight-5x5",
            title="A knight's tour is a path in a graph",
            idea="dead ends",
            panel="code",
            program="The knight's graph, 5x5",
            scenario="graph/knight.5x5/a1",
            look="Squares are vertices and moves are edges: the very steps of the tour's program.",
            verdict="found",
            placed=8839,
            undone=8815,
        ),
        Preset(
            id="graph-knight-8x8",
            title="74,607 moves instead of 8 million",
            idea="luck",
            panel="pictures",
            program="The knight's graph, 8x8",
            scenario="graph/knight.8x8/a1/order=fewest",
            look="64 vertices, 168 edges: in the end the tour stands out of them. Neighbours of low"
            " degree are tried first.",
            verdict="found",
            placed=74_607,
            undone=74_544,
        ),
        Preset(
            id="graph-knight-8x8-pruned",
            title="The same path in 68 moves",
            idea="pruning",
            program="The knight's graph, 8x8, pruned",
            scenario="graph/knight.8x8/a1/order=fewest/strategy=pruned",
            look="Whatever no path goes through is left out: the very same path, in 68 moves.",
            verdict="found",
            placed=68,
            undone=5,
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
            title="Every vertex once, and none in vain",
            idea="first",
            panel="tree",
            program="The small graph A to F",
            scenario="forest/example/A",
            look="Every vertex is discovered and left once: no dead end turns white again.",
            verdict="exhausted",
            placed=6,
            undone=6,
        ),
    ),
)
