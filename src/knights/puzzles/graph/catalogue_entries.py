"""The catalogue's entries of the searches of a graph."""

from dataclasses import replace

from knights.puzzles.entry import YES_NO, Choice, Entry, Parameter, Preset, first, goal

# A breadth-first search has no path of a given length, and comes to one path only.
FOLLOWS: dict[str, tuple[str, ...]] = {"strategy": ("backtrack", "pruned")}

VERTEX_ORDERS = (Choice("given"), Choice("alphabetical"), Choice("reversed"), Choice("fewest"))


def graph_parameters(start: str) -> tuple[Parameter, ...]:
    return (
        Parameter(
            room="graph",
            name="graph",
            type="graph",
            default="example",
            positional=True,
            choices=(
                Choice("example"),
                Choice("dodecahedron"),
                Choice("petersen"),
                Choice("knight.5x5"),
                Choice("knight.8x8"),
            ),
        ),
        Parameter(
            room="graph",
            name="start",
            type="vertex",
            default=start,
            positional=True,
            choices=(Choice("any"),),
        ),
        Parameter(room="graph", name="directed", type="choice", default="no", choices=YES_NO),
        Parameter(
            room="graph", name="order", type="choice", default="given", choices=VERTEX_ORDERS
        ),
    )


GRAPH = Entry(
    name="graph",
    parameters=(
        *graph_parameters("A"),
        Parameter(name="limit", type="integer", default="", low=1, high=10_000, needs=FOLLOWS),
        Parameter(name="cycle", type="choice", default="no", choices=YES_NO, needs=FOLLOWS),
        replace(goal(), needs=FOLLOWS),
        replace(first(), needs={**first().needs, **FOLLOWS}),
        Parameter(
            name="strategy",
            type="choice",
            default="backtrack",
            choices=(Choice("backtrack"), Choice("pruned"), Choice("breadth")),
        ),
        Parameter(name="target", type="vertex", default="", needs={"strategy": ("breadth",)}),
    ),
    presets=(
        Preset(
            id="graph-example",
            idea="first",
            panel="stack",
            scenario="graph/example/A",
            verdict="found",
            placed=6,
            undone=1,
        ),
        Preset(
            id="graph-dodecahedron",
            idea="dead ends",
            scenario="graph/dodecahedron/a/cycle=yes",
            verdict="found",
            placed=34,
            undone=15,
        ),
        Preset(
            id="graph-petersen",
            idea="impossible",
            scenario="graph/petersen/a/cycle=yes",
            verdict="exhausted",
            placed=249,
            undone=249,
        ),
        Preset(
            id="graph-knight-5x5",
            idea="dead ends",
            panel="code",
            scenario="graph/knight.5x5/a1",
            verdict="found",
            placed=8839,
            undone=8815,
        ),
        Preset(
            id="graph-knight-8x8",
            idea="luck",
            panel="pictures",
            scenario="graph/knight.8x8/a1/order=fewest",
            verdict="found",
            placed=74_607,
            undone=74_544,
        ),
        Preset(
            id="graph-knight-8x8-pruned",
            idea="pruning",
            scenario="graph/knight.8x8/a1/order=fewest/strategy=pruned",
            verdict="found",
            placed=68,
            undone=5,
        ),
    ),
)

FOREST = Entry(
    name="forest",
    parameters=graph_parameters("A"),
    presets=(
        Preset(
            id="forest-example",
            idea="first",
            panel="tree",
            scenario="forest/example/A",
            verdict="exhausted",
            placed=6,
            undone=6,
        ),
    ),
)
