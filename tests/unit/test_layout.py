"""The layout of a graph is that of the page."""

import json
import subprocess
from math import hypot
from pathlib import Path

import pytest

from knights.graphs import graph
from knights.graphs.layout import distances, lay_out, pitch
from tools.build.node import node

ROOT = Path(__file__).parents[2]
GRAPHS = {
    "example": graph.built_in("example"),
    "dodecahedron": graph.built_in("dodecahedron"),
    "knight.3x4": graph.built_in("knight.3x4"),
    "A:B,C;B:C": graph.parse("A:B,C;B:C"),
    "two parts": graph.parse("A B; B C; C D; D A; E F; F G; G E; H:"),
    "a tree": graph.parse("a b; a c; a d; b e; b f; c g; g h; h i; d j"),
}


@pytest.mark.parametrize("name", GRAPHS)
def test_a_graph_is_laid_out_as_in_the_page(name):
    neighbours = GRAPHS[name].neighbours
    program = (
        'import { layOutGraph } from "./web/board/shared/graph-layout.ts";'
        f"const {{ x, y, pitch }} = layOutGraph({json.dumps(neighbours)}, {json.dumps(name)});"
        "console.log(JSON.stringify([...x, ...y, pitch]));"
    )
    command = [node().node, "--input-type=module", "--eval", program]
    told = json.loads(subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout)
    points = lay_out(neighbours, name)
    own = [*(x for x, _ in points), *(y for _, y in points), pitch(points)]
    assert own == pytest.approx(told, abs=1e-6)


def test_distances_count_edges_whichever_way_they_lead():
    small = graph.parse("A -> B; C -> B", directed=True)
    assert distances(small.neighbours) == [[0, 1, 2], [1, 0, 1], [2, 1, 0]]
    # Separate components are placed one step farther apart than any connected pair.
    assert distances([[1], [0], []]) == [[0, 1, 2], [1, 0, 2], [2, 2, 0]]


def test_every_graph_has_room_and_stays_in_its_square():
    ring = [[(i + 1) % 200, (i - 1) % 200] for i in range(200)]
    for neighbours in ([[]], [[1], [0]], ring, [[] for _ in range(300)]):
        points = lay_out(neighbours)
        assert len(points) == len(neighbours)
        assert all(-1e-6 <= value <= 1 + 1e-6 for point in points for value in point)
    assert pitch(lay_out(ring)) > 0.01


def test_neighbours_come_nearer_than_others():
    tree = GRAPHS["a tree"]
    points = lay_out(tree.neighbours)

    def apart(one, other):
        (x, y), (u, v) = points[tree.vertex(one)], points[tree.vertex(other)]
        return hypot(x - u, y - v)

    assert apart("a", "b") < apart("e", "b") + apart("b", "a") + 1e-9
    assert apart("e", "i") > 3 * apart("h", "i")
