"""Graphs: files, searches for paths and cycles, and the full depth-first search."""

import random
from dataclasses import replace

import networkx as nx
import pytest
from boards import graphs
from hypothesis import given, settings
from hypothesis import strategies as st
from streams import states
from truths import truth_of
from work import count_work

from knights.board import Board
from knights.graphs.graph import Graph, built_in, of_board, parse
from knights.move_orders import ORDERS
from knights.puzzles.graph.forest.forest import Forest
from knights.puzzles.graph.kind import GRAPH
from knights.puzzles.graph.paths import BACKTRACK, PRUNED, Paths
from knights.puzzles.paths.pruning_data import Looks
from knights.search import Search, State, detailed, rewind

A, B, C, D, E, F = range(6)
EXAMPLE = built_in("example")


# Reading


@pytest.mark.parametrize(
    "text",
    [
        "A: B D\nB: C D\nC\nD: E\nE: B F\nF: C",
        "A:B,D;B:C,D;C:;D:E;E:B,F;F:C",
        "A -> B  # the first\nA -> D\n\nB -> C\nB -> D\nC\nD -> E\nE -> B\nE -> F\nF -> C",
        "A,B\nA,D\nB,C\nB,D\nD,E\nE,B\nE,F\nF,C",
    ],
)
def test_the_example_can_be_written_in_several_ways(text):
    graph = parse(text, directed=True)
    names = graph.names
    near = {names[v]: [names[u] for u in graph.neighbours[v]] for v in range(6)}
    assert near == {
        "A": ["B", "D"],
        "B": ["C", "D"],
        "C": [],
        "D": ["E"],
        "E": ["B", "F"],
        "F": ["C"],
    }
    assert near == {
        EXAMPLE.names[v]: [EXAMPLE.names[u] for u in EXAMPLE.neighbours[v]] for v in range(6)
    }


def test_neighbours_keep_the_order_of_the_line_that_lists_them():
    graph = parse("A: C B\nB: C A\nC: B")
    assert graph.neighbours == ((2, 1), (2, 0), (1, 0))


def test_names_may_hold_blanks_where_commas_part_them():
    graph = parse("New York: New Jersey, Vermont; Vermont: New York,")
    assert graph.names == ("New York", "Vermont", "New Jersey")
    assert parse(graph.text()) == graph
    assert parse("A: B C").names == ("A", "B", "C")


def test_an_undirected_edge_counts_once_however_often_it_is_given():
    assert (
        parse("A: B\nB: A").edges == parse("A -- B\nB A").edges == parse("A B").edges == ((0, 1),)
    )


def test_arrows_make_a_graph_directed():
    assert parse("A -> B").directed
    assert not parse("A B").directed
    assert parse("A B", directed=True).directed


@given(graphs())
def test_the_text_of_a_graph_reads_back_as_the_same_graph(graph):
    assert parse(graph.text(), graph.directed) == graph


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the graph is empty"),
        ("# nothing\n\n", "the graph is empty"),
        ("A B\nA B C", "line 2: 'A B C' has 3 parts"),
        ("A: B:C", "line 1: 'A: B:C' is not like 'A: B C'"),
        (": B", "line 1: ': B' is not like"),
        ("A -> B\nC -- D", r"line 2 has an edge both ways \(--\) and line 1 one way"),
        ("A => B", "line 1: no name in 'A => B' can have '='"),
    ],
)
def test_what_is_no_graph_is_refused_with_its_line(text, message):
    with pytest.raises(ValueError, match=message):
        parse(text)


@pytest.mark.parametrize(
    ("names", "near", "message"),
    [
        ((), (), "a graph of 0 vertices"),
        (("A", "A"), ((), ()), "vertex 'A' is there twice"),
        (("A:B",), ((),), "name 'A:B': it must have no marks"),
        (("A", "B"), ((),), "1 list of neighbours for 2 vertices"),
        (("A", "B"), ((2,), ()), "neighbour 2 of 'A': it must be from 0 to 1"),
        (("A", "B"), ((1,), ()), "'A' has the neighbour 'B', but not the other way round"),
        (("A", "B"), ((1, 1), (0,)), "vertex 'A' lists a neighbour twice"),
    ],
)
def test_what_cannot_be_a_graph_is_refused(names, near, message):
    with pytest.raises(ValueError, match=message):
        Graph(names, near)


def test_unknown_names_are_refused():
    with pytest.raises(ValueError, match="there is no vertex 'G': the graph has A, B, C, D, E, F"):
        Paths(EXAMPLE, start="G")
    with pytest.raises(ValueError, match="'random': it must be one of given, alphabetical"):
        Forest(EXAMPLE, order="random")


def test_neighbours_can_be_tried_in_other_orders():
    graph = parse("s -> v10; s -> v9; s -> a; v9 -> a")

    def names(order):
        return [graph.names[v] for v in graph.ordered(order).neighbours[0]]

    assert names("given") == ["v10", "v9", "a"]
    assert names("reversed") == ["a", "v9", "v10"]
    assert names("alphabetical") == ["a", "v9", "v10"]
    assert names("fewest") == ["v10", "a", "v9"]


# Paths and cycles


def test_the_example_is_searched_as_the_text_shows_it():
    search = Paths(EXAMPLE, start="A", limit=6)
    steps = [(kind, choice) for kind, choice, _ in detailed(search)]
    assert steps == [
        ("place", B),
        ("place", C),
        ("undo", C),
        ("place", D),
        ("place", E),
        ("reject", B),
        ("place", F),
        ("place", C),
    ]
    reasons = [reason for _, _, reason in detailed(search) if reason]
    assert reasons == ["it is on the path already"]
    assert search.text([A, B, D, E, F, C]) == "A B D E F C"
    assert list(search.stream()) == [B, C, ~C, D, E, F, C]


def test_going_down_a_long_path_takes_one_pass_over_it():
    def follow(n):
        chain = parse("\n".join(f"v{i} v{i + 1}" for i in range(n - 1)))
        search = Paths(chain, "v0")
        return lambda: list(rewind(search, State((0, *search.stream()))))

    assert count_work(follow(200)) < 3 * count_work(follow(100))


def test_tours_of_3x4_are_paths_of_the_knight_graph():
    search = Search(Paths(of_board(Board(3, 4), ORDERS["textbook"])), goal="all").run()
    assert (search.count, search.placed, search.undone) == (16, 760, 760)


def test_the_example_has_no_hamiltonian_cycle_but_a_shorter_one():
    whole = Search(Paths(EXAMPLE, "A", cycle=True)).run()
    assert whole.verdict == "exhausted"
    short = Paths(EXAMPLE, "B", 3, cycle=True)
    assert short.text(Search(short).run().path) == "B D E B"


def test_a_refused_last_vertex_says_that_no_edge_leads_back():
    search = Paths(parse("A -> B; B -> C"), "A", cycle=True)
    assert [c.reason for c in search.candidates([0, 1])] == ["no edge leads from C back to A"]


def test_bad_limits_and_cycles_are_refused():
    with pytest.raises(ValueError, match="limit 7: a path or cycle here has from 1 to 6 vertices"):
        Paths(EXAMPLE, "A", 7)
    with pytest.raises(ValueError, match="limit 0: a path or cycle here has"):
        Paths(EXAMPLE, "A", 0)
    with pytest.raises(ValueError, match="a cycle needs a start"):
        Paths(EXAMPLE, cycle=True)


@pytest.mark.parametrize("path", [[], [A, B], [A, B, D, E, F, F], [B, C, D, E, F, A]])
def test_the_checker_refuses_what_is_no_path(path):
    assert not Paths(EXAMPLE, "A").solved(path)


@given(graphs(), st.integers(1, 6), st.booleans(), st.booleans())
def test_pieces_refute_what_no_search_finds(graph, limit, anywhere, cycle):
    search = Paths(
        graph,
        None if anywhere else graph.names[-1],
        min(limit, len(graph.names)),
        cycle=cycle and not anywhere,
    )
    components = list(nx.connected_components(nx.Graph(of_networkx(graph))))
    begun = [part for part in components if anywhere or len(graph.names) - 1 in part]
    theorem = GRAPH.prove(search)
    assert (theorem is None) == (max(map(len, begun)) >= search.length)
    if theorem is not None:
        assert set(theorem.squares) in begun
        assert Search(search).run().verdict == "exhausted"


def of_networkx(graph):
    drawn = nx.DiGraph(graph.edges)
    drawn.add_nodes_from(range(len(graph.names)))
    return drawn


# Pruned search


def random_graph(chance, most=9):
    names = [f"v{number}" for number in range(chance.randint(1, most))]
    directed = chance.random() < 0.5
    number = int(len(names) * chance.uniform(1, 3 if directed else 2))
    edges = [(chance.choice(names), chance.choice(names)) for _ in range(number)]
    return Graph.from_edges(edges, directed, names)


def random_search(chance):
    graph, cycle = random_graph(chance), chance.random() < 0.5
    start = chance.choice(graph.names) if cycle or chance.random() < 0.6 else None
    limit = chance.choice([None, None, chance.randint(1, len(graph.names))])
    order = chance.choice(["given", "fewest"])
    return Paths(graph, start, limit, cycle, order, PRUNED)


@pytest.mark.parametrize(
    "looks", [Looks(), Looks(1, 1, 1, 99, sides=True), Looks(99, 1, 1, pieces=True)]
)
def test_the_pruned_search_finds_the_paths_of_backtracking_in_their_order(looks, monkeypatch):
    monkeypatch.setattr("knights.puzzles.graph.pruning.LOOKS", looks)
    chance, solved, placed = random.Random(looks.since), 0, [0, 0]
    for _ in range(300):
        search = random_search(chance)
        pruned = Search(search, "all").run()
        plain = Search(replace(search, strategy=BACKTRACK), "all").run()
        assert pruned.solutions == plain.solutions, search
        truth = truth_of(search)
        assert sorted(truth.solutions()) == sorted(plain.solutions)
        solved += bool(plain.solutions)
        placed = [placed[0] + pruned.placed, placed[1] + plain.placed]
    assert 80 < solved < 220
    assert 2 * placed[0] < placed[1]


def of_neighbours(near):
    names = [str(vertex) for vertex in near]
    return Graph.from_neighbours({str(vertex): map(str, near[vertex]) for vertex in near}), names


@pytest.mark.parametrize("cycle", [True, False])
def test_in_a_large_graph_of_three_edges_a_vertex_little_is_taken_back(cycle):
    for seed in range(2):
        graph, names = of_neighbours(nx.random_regular_graph(3, 200, seed).adj)
        search = Paths(graph, names[0], cycle=cycle, strategy=PRUNED)
        run = Search(search, limit=2_000).run()
        assert run.verdict == "found"
        assert search.solved(run.path)


def test_all_cycles_of_a_grid_are_found():
    near = nx.convert_node_labels_to_integers(nx.grid_2d_graph(6, 6)).adj
    graph, names = of_neighbours(near)
    run = Search(Paths(graph, names[0], cycle=True, strategy=PRUNED), "count").run()
    assert run.count == 2_144  # twice 1,072: OEIS A003763
    assert run.placed < 100_000


def test_a_path_that_is_not_to_visit_all_is_lost_where_too_little_can_be_reached():
    graph = parse("A B; B C; C D; B E; E F; F G; G H")
    search = Paths(graph, "A", 6, strategy=PRUNED)
    path = [graph.vertex(name) for name in "ABC"]
    assert search.choices(path[:2]) == [graph.vertex("C"), graph.vertex("E")]
    assert search.choices(path) == []
    told = [reason for _, reason in search.candidates(path)]
    assert told == ["it is on the path already", "no path goes on from there"]


# Full depth-first search


def test_the_general_search_of_the_example_step_by_step():
    # A, B, C, back to B, D, E; B is gray: back; F; C is black: cross; A to D: forward.
    search = Forest(EXAMPLE)
    assert list(search.stream()) == [A, B, C, ~C, D, E, F, ~F, ~E, ~D, ~B, ~A]
    forest = search.traverse()
    assert forest.discovered == [1, 2, 3, 5, 6, 7]
    assert forest.finished == [12, 11, 4, 10, 9, 8]
    assert forest.parent == [None, A, B, B, D, E]
    assert forest.edges == {
        (A, B): "tree",
        (B, C): "tree",
        (B, D): "tree",
        (D, E): "tree",
        (E, B): "back",
        (E, F): "tree",
        (F, C): "cross",
        (A, D): "forward",
    }


def test_the_general_search_in_detail_says_what_kind_each_refused_edge_is():
    steps = list(Forest(EXAMPLE).detailed())
    assert [(s.choice, s.reason) for s in steps if s.kind == "reject"] == [
        (B, "it is gray, so the edge is a back edge"),
        (C, "it is black, so the edge is a cross edge"),
        (D, "it is black, so the edge is a forward edge"),
    ]
    events = [s.choice if s.kind == "place" else ~s.choice for s in steps if s.kind != "reject"]
    assert events == list(Forest(EXAMPLE).stream())


def test_the_general_search_prints_its_forest():
    assert (
        Forest(EXAMPLE, start="E").text()
        == """\
E 1/10
  B 2/7
    C 3/4
    D 5/6
  F 8/9
A 11/12
D -> E: back
F -> C: cross
A -> B: cross
A -> D: cross"""
    )


@settings(deadline=None)
@given(graphs(most=8))
def test_the_general_search_agrees_with_networkx(graph):
    search = Forest(graph)
    # Two arcs stand for an undirected edge, so that networkx keeps the order of neighbours.
    other = nx.DiGraph()
    other.add_nodes_from(range(len(graph.names)))
    other.add_edges_from((v, u) for v, near in enumerate(graph.neighbours) for u in near)
    labels = nx.dfs_labeled_edges(other)
    expected = []
    parents = {}
    for tail, head, label in labels:
        if label == "forward":
            expected.append(head)
            parents[head] = None if head == tail else tail
        elif label == "reverse":
            expected.append(~head)
    assert list(search.stream()) == expected
    assert search.traverse().parent == [parents[v] for v in range(len(graph.names))]


@settings(deadline=None)
@given(graphs(most=8))
def test_edge_kinds_follow_from_the_times_alone(graph):
    forest = Forest(graph).traverse()
    edges = {frozenset(e) for e in forest.edges} if not graph.directed else set(forest.edges)
    assert edges == (set(graph.edges) if graph.directed else {frozenset(e) for e in graph.edges})
    assert len(forest.edges) == len(edges)
    for (tail, head), kind in forest.edges.items():
        begin, end = forest.discovered[tail], forest.finished[tail]
        other_begin, other_end = forest.discovered[head], forest.finished[head]
        if other_begin <= begin and end <= other_end:
            assert kind == "back"
        elif begin < other_begin and other_end < end:
            assert kind == ("tree" if forest.parent[head] == tail else "forward")
        else:
            assert kind == "cross"
            assert graph.directed
    if not graph.directed:
        assert set(forest.edges.values()) <= {"tree", "back"}


@settings(deadline=None)
@given(graphs(most=7))
def test_the_general_search_goes_on_from_every_state_and_back_from_it(graph):
    search = Forest(graph)
    stream = list(search.stream())
    assert len(stream) == 2 * len(graph.names)
    for position, state in enumerate(states(stream)):
        assert list(search.stream(state)) == stream[position:]
        assert list(search.rewind(state)) == stream[:position][::-1]


def test_colours_follow_the_search():
    search = Forest(EXAMPLE)
    assert search.colours(State((A, B), C)) == ["gray", "gray", "black", "white", "white", "white"]
    assert [c.reason for c in search.candidates([A, B, D, E])] == ["it is gray", None]


def test_a_state_that_the_general_search_never_comes_to_is_refused():
    with pytest.raises(ValueError, match=r"never comes to the path \[0, 3\]"):
        list(Forest(EXAMPLE).stream(State((A, D))))


# Built-in graphs


def test_petersen_s_graph_is_the_known_one_and_has_no_hamiltonian_cycle():
    graph = built_in("petersen")
    assert nx.is_isomorphic(nx.Graph(graph.edges), nx.petersen_graph())
    assert Search(Paths(graph, "a", cycle=True)).run().verdict == "exhausted"
    assert Search(Paths(graph, "a")).run().verdict == "found"


def test_hamilton_s_game_on_the_dodecahedron_has_30_ways_round_each_found_in_both_directions():
    graph = built_in("dodecahedron")
    assert nx.is_isomorphic(nx.Graph(graph.edges), nx.dodecahedral_graph())
    assert Search(Paths(graph, "a", cycle=True), goal="count").run().count == 60


def test_a_knight_s_graph_has_the_squares_as_vertices():
    graph = built_in("knight.8x8")
    assert (len(graph.names), len(graph.edges), graph.directed) == (64, 168, False)
    assert {graph.names[v] for v in graph.neighbours[graph.vertex("a1")]} == {"b3", "c2"}


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("peterson", "graph 'peterson': it must be one of example, dodecahedron, petersen, knight"),
        ("knight.8", "board '8': it must be ROWSxCOLUMNS"),
        ("knight.33x32", "its board may have 1,024 squares at most"),
    ],
)
def test_a_graph_that_is_not_there_is_refused(name, message):
    with pytest.raises(ValueError, match=message):
        built_in(name)
