"""Games by hand: allowed choices, hints and lost positions, compared with exhaustive search."""

import json
import random
import re
from functools import cache

import pytest
from truths import truth_of

from knights.language import tell
from knights.page import bridge
from knights.page.load import load_kind
from knights.play import find_loss, follow, hint, judge, offer, refuse, show_refusal, start
from knights.play.game_events import MOST

# Instances so small that all positions of a game can be searched.
SMALL = [
    "tour/3x4/a1/textbook",
    "tour/4x4/b2/geeks/strategy=pruned",
    "tour/5x5/c3/sutcliffe/strategy=warnsdorff",
    "tour/3x4/any/textbook",
    "tour/4x5/a1/textbook/strategy=naive",
    "tour/3x4/a1/textbook/goal=closed",
    "queens/4",
    "queens/5/test=diagonals",
    "queens/6",
    "queens/6/order=fewest",
    "queens/7",
    "queens/6/holes=b3,c1,d4,e2,f6",
    "queens/5/holes=a1,c1,c3,c4,c5/test=diagonals",
    "queens/6/givens=c6",
    "queens/7/givens=b4,e6/order=fewest",
    "sudoku/small",
    "sudoku/small/order=fewest",
    "sudoku/1............3../regions=1112122233343444",
    "colouring/australia/3",
    "colouring/australia/3/order=dsatur/symmetry=yes",
    "colouring/australia/3/order=kernel",
    "colouring/australia/2",
    "colouring/australia/3/givens=Queensland:blue,Tasmania:yellow",
    "colouring/australia/3/givens=Victoria:red/order=kernel",
    "graph/example/A",
    "graph/petersen/a",
    "graph/example/A/limit=4",
]
SIZES = {"tour": 12, "sudoku": 12}


@cache
def truth(text):
    """Return the oracle of a scenario's puzzle, which follows the plain rules."""
    return truth_of(load_kind(text)[1])


def moments(text, number=60):
    """Yield random paths by the plain rules, the root and dead ends among them."""
    _, puzzle = load_kind(text)
    chance = random.Random(text)
    for _ in range(number):
        path = tuple(puzzle.root)
        yield path
        for _ in range(chance.randrange(puzzle.length + 1)):
            choices = sorted(truth(text).may(path)) if len(path) < puzzle.length else []
            if not choices:
                break
            path = (*path, chance.choice(choices))
        yield path


@pytest.mark.parametrize("text", SMALL)
def test_what_may_be_placed_is_what_the_plain_rules_allow(text):
    kind, puzzle = load_kind(text)
    game = start(kind, puzzle)
    for path in moments(text):
        offered = offer(game, path)
        whole = len(path) == puzzle.length
        allowed = set() if whole else truth(text).may(path)
        assert set(offered.choices) == allowed
        assert offered.solved == (whole and puzzle.solved(path))
        assert offered.held is None
        if kind.play.fills and not whole:
            # Each open place is offered, and so is the one that the search would fill next.
            values, filled = truth(text).values, truth(text).filled(path)
            opened = [place for place in range(puzzle.size // values) if place not in filled]
            assert sorted(offered.places) == [place * values for place in opened]
            assert offered.coming == kind.name_place(puzzle, offered.places[0])
        for choice in range(puzzle.size):
            if choice in allowed:
                continue
            sentence = refuse(game, path, choice)
            assert re.fullmatch(r"[A-Za-z0-9].*\.", sentence), sentence


def drawn_rule(text, path, choice):
    """Return the places and lines that show why a choice is refused."""
    kind, puzzle = load_kind(text)
    marks = show_refusal(start(kind, puzzle), path, choice).marks
    return [(mark.places, mark.lines) for mark in marks]


def test_the_rule_that_refuses_a_choice_is_drawn():
    # From a1 to c1: two squares to the right, but then one up is missing.
    one_up = [((2,), ()), ((), ((0, 2), (2, 7)))]
    assert drawn_rule("tour/5x5/a1/textbook", (0,), 2) == one_up
    # Nearest to a5 the knight on e3 could end on d5, where it has been: so on c4.
    to_c4 = [((20,), ()), ((), ((14, 12), (12, 17)))]
    assert drawn_rule("tour/5x5/c3/textbook", (12, 23, 14), 20) == to_c4
    assert drawn_rule("tour/5x5/a1/textbook", (0, 11), 0) == [((0,), ())]
    # The queen on a3 attacks b4, the one on d1 does not. A blocked square needs no queen.
    assert drawn_rule("queens/8", (2, 24), 11) == [((2,), ((2, 11),))]
    assert drawn_rule("queens/8/holes=b4", (2,), 11) == []
    # Western Australia is red, so that South Australia can't be.
    south = load_kind("colouring/australia/3")[1].graph.names.index("South Australia")
    assert drawn_rule("colouring/australia/3", (0,), 3 * south) == [((0,), ((0, 3 * south),))]
    assert drawn_rule("colouring/australia/3", (0,), 3 * south + 1) == []
    # In this grid of side 4 both the row and the column of r1c1 have a 2.
    grid = ".2....2.2......."
    assert drawn_rule(f"sudoku/{grid}", (), 1) == [((4, 32), ((4, 0), (32, 0)))]
    assert drawn_rule("graph/example/A", (0,), 2) == [((), ((0, 1), (0, 3)))]


@pytest.mark.parametrize("text", SMALL)
def test_whatever_is_played_can_be_saved(text):
    kind, puzzle = load_kind(text)
    for path in moments(text, 5):
        told = json.loads(bridge.play_text(text, path, "json"))
        assert all(kind.label(puzzle, choice) in told for choice in path[-1:])
        for style in kind.drawing.styles:
            assert bridge.play_text(text, path, style)


def test_a_refusal_says_why():
    kind, puzzle = load_kind("queens/8/test=diagonals")
    game = start(kind, puzzle)
    assert refuse(game, (2,), 11) == "b4 is ruled out: the queen on a3 attacks it."
    assert refuse(game, (2,), 29) == "d6 is ruled out: the queen on a3 attacks it."
    assert refuse(game, (30, 2), 24) == "Column d has its queen, on d7."
    assert refuse(game, (2,), 30) == "d7 is allowed."
    kind, puzzle = load_kind("queens/8/holes=b4,d7")
    # Queens attack across the blocked b4.
    assert refuse(start(kind, puzzle), (2,), 11) == "b4 is ruled out: it is blocked."
    assert refuse(start(kind, puzzle), (2,), 20) == "c5 is ruled out: the queen on a3 attacks it."
    kind, puzzle = load_kind("tour/5x5/a1/textbook")
    game = start(kind, puzzle)
    assert (
        refuse(game, (0,), 1)
        == "A knight can't go from a1 to b1. It moves two squares one way and one to the side."
    )
    assert refuse(game, (0, 11), 0) == "a1 is ruled out: it is on the path already."
    kind, puzzle = load_kind("sudoku/small")
    assert "row 1 has its" in refuse(start(kind, puzzle), (), 0)


@pytest.mark.parametrize("text", SMALL)
def test_hints_and_losses_are_true_against_an_exhaustive_search(text):
    kind, puzzle = load_kind(text)
    game, all_there_is = start(kind, puzzle), truth(text)
    root = len(puzzle.root)
    for path in dict.fromkeys(moments(text, 25)):
        if len(path) == puzzle.length:
            told = {hint(game, path, step).sentence.key for step in (1, 2, 3)}
            assert told == {"play-hint-full"}
            continue
        alive = all_there_is.alive(path)
        first, second, third = (hint(game, path, step) for step in (1, 2, 3))
        assert third.lost is not alive, (path, third)
        # Each hint says more than the one before.
        assert len({told.sentence for told in (first, second, third)}) == 3, (path, second)
        assert not (first.lost or second.lost) or not alive
        if alive:
            assert all_there_is.alive((*path, third.choice))
            assert kind.label(puzzle, third.choice) == third.sentence.values["choice"]
            assert kind.label(puzzle, third.choice) in third.sentence
            if kind.any_order:
                # All three hints are about the same place.
                place = first.sentence.values["place"]
                at = kind.name_place(puzzle, third.choice)
                assert at == place or (f"column {at[0]}" == place and text.startswith("queens"))
        elif all_there_is.alive(puzzle.root):
            assert third.sentence.key == "search-lost"
        else:
            assert third.sentence.key == "search-none"
        check_ways(text, path, second)
        for one in (first, second, third):
            check_place(text, one)
        found = find_loss(game, path)
        if alive:
            assert found.since is None and puzzle.solved(found.completion)
            assert tuple(found.completion[: len(path)]) == path
            continue
        lengths = range(root, len(path) + 1)
        since = next(n for n in lengths if not all_there_is.alive(path[:n]))
        assert found.since == since or (since == root and found.since <= root), (path, found)
        if since > root:
            assert found.exact and found.choice == path[since - 1]
            assert puzzle.solved(found.completion)
            assert tuple(found.completion[: since - 1]) == path[: since - 1]
            for choice in all_there_is.may(path[: since - 1]):
                better = judge(game, path[: since - 1], choice)
                assert better.alive == all_there_is.alive((*path[: since - 1], choice))


def check_place(text, told):
    """Check that a hint about one place of a grid or a map also marks it."""
    kind, puzzle = load_kind(text)
    values = getattr(told.sentence, "values", {})
    name = values.get("place") if told.choice is None else kind.name_place(puzzle, told.choice)
    if kind.play.fills and name is not None:
        assert kind.name_place(puzzle, told.place) == name


def test_a_board_that_is_no_solution_as_it_is_given_has_none_and_says_no_more():
    kind, puzzle = load_kind("graph/example/A/limit=1/cycle=yes")
    told = "This puzzle has no solution."
    assert find_loss(start(kind, puzzle), puzzle.root).sentence == told


def check_ways(text, path, second):
    """Check the ways on that the second hint counts by the plain rules."""
    kind, puzzle = load_kind(text)
    may = truth(text).may
    named = {kind.label(puzzle, choice): choice for choice in may(path)}
    told = getattr(second.sentence, "values", {})
    match getattr(second.sentence, "key", ""):
        case "play-hint-next":
            for name, choice in named.items():
                ways = len(may((*path, choice))) if len(path) + 1 < puzzle.length else 0
                after = tell("play-hint-after", choice=name, ways=ways)
                assert after in second.sentence or "others" in second.sentence
            assert {*second.marks[0].places} == {*may(path)}
        case "play-hint-places":
            assert told["choices"] == ways_to(text, path, told["place"])
        case "play-hint-values":
            assert set(told["values"]) == set(values_of(text, path, told["place"]))
        case key:
            assert second.lost or key == "play-hint-open"


def ways_to(text, path, name):
    """Return the free places from which a place can come next, and the path's last one."""
    kind, puzzle = load_kind(text)
    if text.startswith("queens"):
        column = "abcdefgh".index(name.removeprefix("column "))
        return [kind.label(puzzle, queen) for queen in truth(text).safe(path, column)]
    [to] = [c for c in range(puzzle.size) if kind.label(puzzle, c) == name]
    left = sorted({*truth(text).places} - {*path[:-1]})
    return [kind.label(puzzle, place) for place in left if truth(text).leads(place, to)]


def values_of(text, path, name):
    """Return the values that a cell or a region can take."""
    kind, puzzle = load_kind(text)
    may = truth(text).may(path)
    return [kind.play.brief(puzzle, c) for c in may if kind.name_place(puzzle, c) == name]


def test_a_hint_beyond_the_budget_says_that_it_does_not_tell():
    kind, puzzle = load_kind("queens/12")
    told = hint(start(kind, puzzle), (0, 14), 3, budget=5)
    assert told.choice is None and not told.lost
    assert told.sentence == (
        "A check gave up after 5 steps. It doesn't know which option is right."
    )
    found = find_loss(start(kind, puzzle), (0, 14), budget=5)
    assert found.since is None and found.sentence.key == "play-loss-unknown"
    assert judge(start(kind, puzzle), (0,), 14, budget=5).alive is None


@pytest.mark.parametrize(
    ("scenario", "path", "before", "after"),
    [
        ("tour/5x5/c3/sutcliffe", (12, 23, 14, 17), "a tour was still possible", "no tour is"),
        ("graph/example/A/limit=6", (0, 1, 2), "a path was still possible", "no path is"),
        ("sudoku/easy", (12,), "the grid could still be solved", "the grid can't be solved"),
    ],
)
def test_a_loss_and_its_reason_name_the_goal_alike(scenario, path, before, after):
    kind, puzzle = load_kind(scenario)
    told = find_loss(start(kind, puzzle), path).sentence
    assert f" Before it, {before}. After it, {after}" in told


# --- steps by hand --------------------------------------------------------------------------------


def test_what_was_done_is_followed_and_checked():
    kind, puzzle = load_kind("queens/4")
    assert follow(kind, puzzle, [0, 6, ~6, 7, 9]).path == (0, 7, 9)
    for events, said in [
        ([0, 5], "step 2 by hand: b2 is ruled out: the queen on a1 attacks it."),
        ([0, 6, ~0], "step 3 by hand: it takes back what is not the last choice"),
        ([~0], "step 1 by hand: it takes back what is not the last choice"),
        ([0, ~0] * MOST, f"{2 * MOST} steps by hand: a link holds {MOST} at most"),
    ]:
        with pytest.raises(ValueError, match=re.escape(said)):
            follow(kind, puzzle, events)
    with pytest.raises(ValueError, match="whole number"):
        bridge.play_check("queens/4", [99])
    assert json.loads(bridge.play_check("queens/4", [0.0, -1.0]))["path"] == []


def test_the_root_is_never_taken_back():
    kind, puzzle = load_kind("tour/5x5/c3/sutcliffe")
    with pytest.raises(ValueError, match="not the last choice"):
        follow(kind, puzzle, [~12])


# --- the full depth-first search ------------------------------------------------------------------


def below(vertex, parents):
    """The vertices of a tree below one of them."""
    children = [child for child, parent in parents.items() if parent == vertex]
    return {*children}.union(*(below(child, parents) for child in children))


def test_a_depth_first_search_by_hand_keeps_its_rules_in_any_order():
    kind, puzzle = load_kind("forest/example/A")
    near, names = puzzle.neighbours, puzzle.graph.names
    chance = random.Random(7)
    for _ in range(50):
        path, gone, events, parents = [], [], [], {}
        while len(gone) < puzzle.size:
            told = offer(start(kind, puzzle, gone), tuple(path))
            open_ones = near[path[-1]] if path else range(puzzle.size)
            white = {v for v in open_ones if v not in path and v not in gone}
            assert set(told.choices) == white
            assert (told.held is None) == (not path or not white)
            assert not told.solved
            third = hint(start(kind, puzzle, gone), tuple(path), 3)
            assert (third.choice in white) if white else third.choice is None
            if white:
                above = path[-1] if path else None
                path.append(chance.choice(sorted(white)))
                parents[path[-1]] = above
                events.append(path[-1])
            else:
                gone.append(path.pop())
                events.append(~gone[-1])
            said, at = json.loads(bridge.play_step("forest/example/A", events)), len(events)
            last = events[-1]
            assert said.startswith(f"Time {at}: {names[max(last, ~last)]} ")
            edges = set(re.findall(r"(\w) to (\w) is a (\w+) edge", said))
            if last >= 0:
                assert not edges and ("root" in said) == (len(path) == 1)
                continue
            kinds = {head: "forward" if head in below(~last, parents) else "cross" for head in gone}
            kinds |= dict.fromkeys(path, "back")
            others = [head for head in near[~last] if parents[head] != ~last]
            assert edges == {(names[~last], names[head], kinds[head]) for head in others}
        assert offer(start(kind, puzzle, gone), ()).solved
        assert follow(kind, puzzle, events).gone == tuple(gone)
    # The program's own run is among the allowed ones.
    assert follow(kind, puzzle, list(puzzle.stream())).path == ()
    with pytest.raises(ValueError, match=r"You can't leave A yet\. Its neighbour B is white"):
        follow(kind, puzzle, [0, ~0])


def test_nothing_is_lost_where_nothing_is_sought():
    kind, puzzle = load_kind("forest/example/A")
    assert find_loss(start(kind, puzzle), (0,)).since is None
