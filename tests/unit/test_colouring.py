"""Colouring: known counts, brute force on small maps, proofs that fewer colours can't do."""

from itertools import combinations, product

import networkx as nx
import pytest
from boards import graphs
from hypothesis import given, settings
from hypothesis import strategies as st
from shares import share
from truths import truth_of
from work import count_work

from knights.graphs.graph import parse
from knights.maps.map import built_in
from knights.puzzles.chance import Chance
from knights.puzzles.colouring.colouring import Colouring, clique, fewest
from knights.puzzles.colouring.counting import count_colourings, count_completions, count_kinds
from knights.puzzles.colouring.invention import around, grow
from knights.search import Search, State, detailed, rewind


def count(puzzle):
    """Count solutions by the search alone, and not by regions as the library may."""
    return Search(puzzle, "count").run().count


AUSTRALIA = built_in("australia").graph
WHEEL = parse("hub: a b c d e; a b; b c; c d; d e; e a")  # the hub and an odd ring need 4 colours
ORDERS = ["given", "degree", "dsatur", "kernel"]


def is_clique(graph, regions):
    """Tell whether every two of the regions share a border."""
    borders = {frozenset(edge) for edge in graph.edges}
    return all(frozenset(pair) in borders for pair in combinations(regions, 2))


def test_australia_needs_three_colours_and_has_18_colourings_with_them():
    assert [(a.colours, a.verdict) for a in fewest(AUSTRALIA)] == [
        (1, "exhausted"),
        (2, "exhausted"),
        (3, "found"),
    ]
    assert count(Colouring(AUSTRALIA, 3)) == 18
    # Without Tasmania 6 permutations of the colours remain; Tasmania takes any of the 3 colours.
    assert count(Colouring(AUSTRALIA, 3, symmetry=True)) == 3


STRATEGIES = [
    *({"order": order} for order in ("given", "degree", "dsatur", "kernel")),
    *(
        {"order": order, "strategy": strategy, "values": values}
        for order in ("given", "degree", "dsatur")
        for strategy in ("forward", "consistent")
        for values in ("given", "lcv")
    ),
]


@settings(deadline=None, max_examples=share(200, 40))
@given(graphs(loops=False, most=6), st.integers(1, 4), st.sampled_from(STRATEGIES), st.data())
def test_each_search_completes_given_colours_in_every_way_and_in_no_other(
    graph, colours, options, data
):
    """The oracle tries every colour for every region."""
    regions = range(len(graph.names))
    ways = [
        {region * colours + colour for region, colour in enumerate(way)}
        for way in product(range(colours), repeat=len(regions))
        if all(way[tail] != way[head] for tail, head in graph.edges)
    ]
    chosen = data.draw(st.dictionaries(st.sampled_from([*regions]), st.integers(0, colours - 1)))
    givens = {region * colours + colour for region, colour in chosen.items()}
    if any(chosen.get(tail, -1) == chosen.get(head, -2) for tail, head in graph.edges):
        with pytest.raises(ValueError, match="are neighbours, and both are"):
            Colouring(graph, colours, givens=givens)
        return
    puzzle = Colouring(graph, colours, givens=givens, **options)
    left = sorted(sorted(way) for way in ways if givens <= way)
    found = Search(puzzle, "all").run().solutions
    assert sorted(sorted(path) for path in found) == left
    assert all(tuple(path[: len(givens)]) == tuple(sorted(givens)) for path in found)
    assert count(puzzle) == len(left)
    assert count_completions(graph.either_way, colours, puzzle.root) == len(left)


def test_given_colours_are_written_by_region_and_colour_or_as_choices():
    south = "South Australia"
    puzzle = Colouring(AUSTRALIA, 3, givens=f"{south}:blue,Tasmania:3")
    assert puzzle == Colouring(AUSTRALIA, 3, givens={"tasmania": "yellow", south: 2})
    assert puzzle == Colouring(AUSTRALIA, 3, givens=[20, 7])
    assert puzzle.root == (7, 20)
    assert count(puzzle) == count_completions(AUSTRALIA.either_way, 3, (7, 20)) == 2
    with pytest.raises(ValueError, match="given colours can't be exchanged"):
        Colouring(AUSTRALIA, 3, symmetry=True, givens="Tasmania:red")
    with pytest.raises(ValueError, match="a colour must be red, blue or yellow"):
        Colouring(AUSTRALIA, 3, givens="Tasmania")
    with pytest.raises(ValueError, match="givens 'Foo': the map has no such region"):
        Colouring(AUSTRALIA, 3, givens="Foo")
    with pytest.raises(ValueError, match="choices are 0 to 20"):
        Colouring(AUSTRALIA, 3, givens=[21])


def test_the_states_of_the_usa_need_four_colours():
    # Nevada's five neighbours form a ring (Kentucky's seven, too): three colours can't suffice.
    graph = built_in("us").graph
    nevada = [graph.names[v] for v in graph.neighbours[graph.vertex("Nevada")]]
    assert sorted(nevada) == ["Arizona", "California", "Idaho", "Oregon", "Utah"]
    attempts = list(fewest(graph, limit=100_000))
    assert [a.verdict for a in attempts] == ["exhausted"] * 3 + ["found"]
    assert Colouring(graph, 4).solved(attempts[-1].path)


def test_colourings_are_counted_without_listing_them():
    assert count_colourings(built_in("us").graph.either_way, 4) == 409_970_935_332_864
    assert count_colourings(AUSTRALIA.either_way, 3) == 18
    assert count_kinds(AUSTRALIA.either_way, 3) == 3
    assert count_colourings(built_in("world").graph.either_way, 4, most=100) is None


@settings(deadline=None)
@given(graphs(7, loops=False), st.integers(1, 5))
def test_counting_agrees_with_deletion_and_contraction(graph, colours):
    def delete_and_contract(vertices, edges):
        """Count colourings: those without an edge, less those in which its ends are one vertex."""
        if not edges:
            return colours**vertices
        (one, other), *rest = sorted(map(sorted, edges))
        joined = {frozenset(one if v == other else v for v in edge) for edge in rest}
        return delete_and_contract(vertices, set(map(frozenset, rest))) - delete_and_contract(
            vertices - 1, joined
        )

    edges = {frozenset(edge) for edge in graph.edges}
    number = delete_and_contract(len(graph.names), edges)
    assert count_colourings(graph.either_way, colours) == number
    assert count_kinds(graph.either_way, colours) == count(Colouring(graph, colours, symmetry=True))


def test_maps_on_which_other_orders_are_lost_are_coloured_easy_regions_last():
    # Invented maps, fields of cells with 200 regions; dsatur takes over 100,000 steps on each.
    for seed, side in ((1037, 18), (1115, 40), (1127, 40)):
        owners = grow(Chance(seed), side, side, 200)
        borders = {
            frozenset((owner, owners[other]))
            for cell, owner in owners.items()
            for other in around(cell)
            if owners.get(other, owner) != owner
        }
        graph = parse("; ".join(" ".join(f"v{v}" for v in sorted(pair)) for pair in borders))
        search = Search(Colouring(graph, 4, "kernel"), limit=1_000).run()
        assert search.verdict == "found"


def test_a_wheel_with_an_odd_rim_needs_four_although_no_four_regions_meet():
    attempts = list(fewest(WHEEL, shortcut=True))
    assert [(a.colours, a.verdict) for a in attempts] == [
        (1, "proved"),
        (2, "proved"),
        (3, "exhausted"),
        (4, "found"),
    ]
    assert len(attempts[0].clique) == 3
    assert is_clique(WHEEL, attempts[0].clique)


def test_a_refused_colour_names_the_neighbour():
    puzzle = Colouring(AUSTRALIA, 3)
    path = [0 * 3 + 1, 1 * 3 + 0]  # Western Australia blue, Northern Territory red
    assert [(c.choice, c.reason) for c in puzzle.candidates(path)] == [
        (6, "its neighbour Northern Territory is already red"),
        (7, "its neighbour Western Australia is already blue"),
        (8, None),
    ]


def test_two_regions_are_exhausted_step_by_step_with_one_colour_and_found_with_two():
    pair = parse("A B")
    assert list(Colouring(pair, 1).stream()) == [0, ~0]
    assert list(Colouring(pair, 2).stream()) == [0, 3]
    assert list(Colouring(pair, 2).stream(every=True)) == [0, 3, ~3, ~0, 1, 2, ~2, ~1]
    assert list(Colouring(pair, 2, symmetry=True).stream(every=True)) == [0, 3, ~3, ~0]


def test_the_order_of_the_regions_can_follow_the_neighbourhood():
    chain = parse("a b; b c; c d; d e; c f")
    assert Colouring(chain, 2, "given").choices([])[0] // 2 == 0
    assert Colouring(chain, 2, "degree").choices([])[0] // 2 == 2
    # After c its neighbours b and d have one colour beside them, and the largest degree.
    assert Colouring(chain, 2, "dsatur").choices([2 * 2])[0] // 2 == 1


@settings(deadline=None)
@given(graphs(loops=False), st.integers(1, 4))
def test_breaking_the_symmetry_keeps_one_of_each_kind(graph, colours):
    def renamed(assignment):
        new = {}
        return tuple(new.setdefault(colour, len(new)) for colour in assignment)

    plain = Colouring(graph, colours)
    kinds = {renamed(c % colours for c in path) for path in truth_of(plain).solutions()}
    for order in ORDERS:
        assert count(Colouring(graph, colours, order, symmetry=True)) == len(kinds)


@settings(deadline=None)
@given(graphs(loops=False))
def test_the_fewest_colours_are_those_of_brute_force(graph):
    needed = next(k for k in range(1, 7) if truth_of(Colouring(graph, k)).alive(()))
    for shortcut in (False, True):
        attempts = list(fewest(graph, shortcut=shortcut))
        assert [a.colours for a in attempts] == list(range(1, needed + 1))
        assert [a.verdict == "found" for a in attempts] == [False] * (needed - 1) + [True]
        assert all(a.placed == a.undone for a in attempts if a.verdict == "exhausted")
        assert all(is_clique(graph, a.clique) for a in attempts if a.verdict == "proved")
        assert Colouring(graph, needed).solved(attempts[-1].path)


@settings(deadline=None)
@given(graphs(8, loops=False))
def test_a_clique_is_one_and_no_larger_than_the_largest(graph):
    other = nx.Graph(graph.edges)
    other.add_nodes_from(range(len(graph.names)))
    found = clique(graph)
    assert all(other.has_edge(a, b) for a in found for b in found if a != b)
    assert len(found) <= max(len(c) for c in nx.find_cliques(other))
    assert len(found) >= 2 or not graph.edges


def chain(n):
    return parse("\n".join(f"v{i} v{i + 1}" for i in range(n - 1)))


@pytest.mark.parametrize("symmetry", [False, True])
@pytest.mark.parametrize("order", ORDERS)
def test_a_search_takes_no_look_at_every_region_for_each(order, symmetry):
    def search(n):
        puzzle = Colouring(chain(n), 3, order, symmetry)
        return lambda: Search(puzzle).run()

    assert count_work(search(400)) < 3 * count_work(search(200))


@pytest.mark.parametrize("order", ORDERS)
def test_going_down_a_long_path_takes_one_pass_over_it(order):
    def follow(n):
        puzzle = Colouring(chain(n), 3, order)
        path = tuple(puzzle.stream())
        return lambda: list(rewind(puzzle, State(path)))

    assert count_work(follow(200)) < 3 * count_work(follow(100))


def test_a_stopped_attempt_claims_nothing():
    attempts = list(fewest(built_in("us").graph, "given", symmetry=False, limit=500))
    assert attempts[-1].verdict == "stopped"
    assert attempts[-1].placed + attempts[-1].undone == 500


@pytest.mark.parametrize("path", [[], [0, 3], [0, 4, 6], [0, 4, 4], [0, 4, 5], [0, 4, 8, 8]])
def test_the_checker_refuses_what_is_no_colouring(path):
    triangle = Colouring(parse("A B; B C; C A"), 3)
    assert triangle.solved([0, 4, 8])
    assert not triangle.solved(path)


def test_the_text_gives_the_number_of_colours_and_the_colouring():
    path = list(fewest(AUSTRALIA, "given"))[-1].path
    assert (
        Colouring(AUSTRALIA, 3).text(path)
        == """\
3 colours
Western Australia: red
Northern Territory: blue
South Australia: yellow
Queensland: red
New South Wales: blue
Victoria: red
Tasmania: red"""
    )


def test_reasons_in_detail_do_not_change_the_events():
    puzzle = Colouring(WHEEL, 3, symmetry=True)
    steps = list(detailed(puzzle))
    assert [s.choice if s.kind == "place" else ~s.choice for s in steps if s.kind != "reject"] == (
        list(puzzle.stream())
    )
    told = "neither yellow nor blue is on the map yet, so one of them is enough"
    assert any(s.reason == told for s in steps)


def test_what_cannot_be_coloured_is_refused():
    with pytest.raises(ValueError, match="colours 0: it must be a whole number from 1 to 64"):
        Colouring(AUSTRALIA, 0)
    with pytest.raises(ValueError, match="'best': it must be one of given, degree, dsatur, kernel"):
        Colouring(AUSTRALIA, 3, "best")
    with pytest.raises(ValueError, match="region 'A' borders itself"):
        Colouring(parse("A A"), 3)
