"""The layouts of graphs and maps."""

import json
from math import hypot

from knights import Map
from knights.graphs import graph
from knights.graphs.layout import distances, lay_out, pitch, sketch_layout
from knights.maps.labels import find_middle, place_label
from knights.page.bridge import describe
from knights.puzzles.colouring.layout import lay_out_map

TREE = graph.parse("a b; a c; a d; b e; b f; c g; g h; h i; d j")


def test_squares_of_a_knights_graph_are_placed_as_on_the_board():
    told = sketch_layout(graph.built_in("knight.3x4").neighbours, "knight.3x4")
    assert told["board"] == (3, 4)
    assert (told["places"][0], told["places"][3]) == ((0.0, 0.8333), (1.0, 0.8333))


def test_the_widest_place_of_a_region_is_clear_of_its_corners():
    square = [(0, 0), (100, 0), (100, 100), (0, 100)]
    x, y, room = place_label([square], 100, 100)
    assert (round(x), round(y), round(room)) == (50, 50, 100)
    ell = [(0, 0), (60, 0), (60, 60), (100, 60), (100, 100), (0, 100)]
    x, y, _ = place_label([ell], 100, 100)
    step = hypot(max(0, 60 - x), y - 60) if y > 60 else 60 - x
    assert min(x, y, 100 - x, 100 - y, step) > 15
    assert find_middle([[(x - 200, y - 300) for x, y in square]]) == (-150.0, -250.0)


def test_a_map_fills_its_sheet_and_one_that_is_a_graph_has_discs():
    drawn = lay_out_map(Map("australia"))
    points = [point for region in drawn.shapes for ring in region for point in ring]
    assert max(drawn.size) == 600
    assert all(0 < x < drawn.size[0] and 0 < y < drawn.size[1] for x, y in points)
    discs = lay_out_map(Map("A: B C; B: C"))
    assert (len(discs.shapes), len(discs.labels), len(discs.edges)) == (3, 3, 3)
    # The page draws them, too: without its lines such a map would not show who is next to whom.
    sketch = json.loads(describe("colouring/A:B,C;B:C/3"))["map"]
    assert (len(sketch["outlines"]), len(sketch["edges"])) == (3, 3)


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
    points = lay_out(TREE.neighbours)

    def apart(one, other):
        (x, y), (u, v) = points[TREE.vertex(one)], points[TREE.vertex(other)]
        return hypot(x - u, y - v)

    assert apart("a", "b") < apart("e", "b") + apart("b", "a") + 1e-9
    assert apart("e", "i") > 3 * apart("h", "i")
