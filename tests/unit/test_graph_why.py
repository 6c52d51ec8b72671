"""Reasons why a path in a graph is lost: for nearly every lost path, and for no other."""

import random
from collections import Counter
from itertools import pairwise

import oracle
from kinds import explain, lost_since

from knights.graphs.graph import Graph, parse
from knights.language import trace
from knights.puzzles.graph.paths import BACKTRACK, PRUNED, Paths
from knights.puzzles.paths.chain import Chain, contradicts, set_position, try_one


def planted(chance):
    """Return a graph with a Hamiltonian cycle and random edges, its rules and a random path."""
    names = "ABCDEFGHIJKLMN"[: chance.randint(6, 14)]
    directed, cycle = chance.random() < 0.4, chance.random() < 0.5
    ring = chance.sample(names, len(names))
    edges = [*zip(ring, ring[1:] + ring[:1], strict=True)]
    more = int(len(names) * chance.uniform(0.2, 2 if directed else 1))
    edges += [tuple(chance.sample(names, 2)) for _ in range(more)]
    graph = Graph.from_edges(chance.sample(edges, len(edges)), directed, names)
    start, limit = chance.choice(names), chance.choice([None] * 4 + [len(names) - 1])
    search = Paths(graph, start, limit, cycle, strategy=chance.choice((BACKTRACK, PRUNED)))
    first = graph.vertex(start)
    rules = oracle.Graph(len(names), graph.edges, directed, search.length, first, cycle)
    path = [first]
    for _ in range(chance.randint(0, search.length - 2)):
        white = search.choices(path)  # empty where the pruned search sees a dead end
        path += [chance.choice(white)] if white else []
    return search, rules, path


def test_nearly_every_lost_path_has_a_reason_and_no_other_path_has_one():
    chance, told = random.Random(34), Counter()
    for _ in range(1_500):
        search, rules, path = planted(chance)
        found = explain(search, path)
        assert found is not None
        if rules.alive(path):
            assert found.completable is not False, (search, path, found)
        else:
            told[found.reason] += 1
    assert told["unknown"] <= 0.02 * told.total()
    assert told.total() > 500 and told["forced"] > 100 and told["one place"]


def test_a_pruned_search_that_goes_back_is_not_told_that_nothing_can_follow():
    graph = (
        "A:C,G,I,J;B:L,C;C:A,K,B,D;D:F,C,L;E:G,H,I;F:G,I,D;G:E,A,H,F;H:G,E;I:A,F,E;J:K,A;K:L;L:D"
    )
    search = Paths(parse(graph), "F", strategy="pruned")
    path = [search.graph.vertex(name) for name in "FGE"]
    assert search.choices(path) == () and search.acceptable(path)
    told = explain(search, path)
    assert told is not None and told.completable is False and told.reason != "no way out"


def test_what_is_forced_is_in_every_path_that_goes_on():
    chance, checked = random.Random(35), 0
    for _ in range(300):
        search, rules, path = planted(chance)
        if search.length < search.size or len(path) == search.size or not rules.alive(path):
            continue
        position = set_position(search.ground, path)
        chain = Chain(position)
        assert chain.tell(position.sides) == [] and not contradicts(position)
        assert try_one(position, 50) is None
        solutions = [*rules.solutions(tuple(path))]
        out, back = position.out, position.back
        for one, other in (pair for step in chain.steps for pair in step.forced):
            if back in (one, other):
                last = min(one, other)
                ends = [(last - out,)]
                assert all((solution[-1],) in ends for solution in solutions)
                continue
            pair = {one - out if one >= out else one, other - out if other >= out else other}
            together = [
                any({a, b} == pair for a, b in pairwise(solution)) for solution in solutions
            ]
            assert all(together)
            checked += 1
    assert checked > 200


def tell(text, start, names, cycle=False):
    graph = parse(text)
    search = Paths(graph, start, cycle=cycle)
    return explain(search, [graph.vertex(name) for name in names])


def test_a_chain_is_told_step_by_step():
    graph = (
        "A:C,G,I,J;B:L,C;C:A,K,B,D;D:F,C,L;E:G,H,I;F:G,I,D;G:E,A,H,F;H:G,E;I:A,F,E;J:K,A;K:L;L:D"
    )
    told = tell(graph, "F", "FGA")
    assert told.reason == "forced" and told.completable is False
    assert [link.sentence for link in told.chain] == [
        "The only free neighbour of H is E, so H is the last vertex.",
        "J must come right after A, and K after it.",
        "The only free neighbour of I is E, and I can't be the last vertex."
        " The steps before rule out A.",
    ]


SUPPOSE = "graph-chain-suppose"


def test_each_choice_at_a_vertex_is_told_with_what_follows():
    chance = random.Random(34)
    while True:
        search, _, path = planted(chance)
        found = explain(search, path)
        if found is not None and found.reason == "one place":
            break
    supposed = [link.sentence for link in found.chain if trace(link.sentence)[0] == SUPPOSE]
    assert len(supposed) > 1 and len(found.chain) >= 2 * len(supposed)
    assert [told.values["case"] for told in supposed] == found.sentence.values["cases"]


def test_a_search_tells_where_nothing_else_does():
    # Petersen's graph has no Hamiltonian cycle, and no edge of it is forced at once.
    text = "a b; b c; c d; d e; e a; a f; b g; c h; d i; e j; f h; h j; j g; g i; i f"
    told = tell(text, "a", "a", cycle=True)
    assert told.completable is False and told.reason in ("one place", "search")


def test_where_it_was_lost_is_found_by_halves():
    chance, exact = random.Random(36), 0
    for _ in range(300):
        search, rules, path = planted(chance)
        told = lost_since(search, path, 20_000)
        first = next((n for n in range(1, len(path) + 1) if not rules.alive(path[:n])), None)
        assert told is not None and told.since == first
        exact += told.exact
    assert exact > 80
