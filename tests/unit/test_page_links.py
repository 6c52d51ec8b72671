"""Links and forms, as the page has them read."""

import json

import pytest

from knights.page import bridge


def test_each_link_is_right_or_gets_a_sentence():
    links = ["#queens/8@5", "#queens/0", "tour/17x5/a1/geeks", "queens/8&speed=fast"]
    assert json.loads(bridge.check_links(links)) == [
        None,
        "n '0': it must be a number from 1 to 200",
        "board '17x5': in the page it may go up to 16, up to 200 with Warnsdorff's rule,"
        " up to 1,000 with strategy=construct",
        "speed 'fast': it must be a number of steps a second, auto or max",
    ]


@pytest.mark.parametrize(
    ("parts", "changed", "text"),
    [
        (["board=5x6", "start=1,2", "leaper=zebra"], "start", "5x6/a2/textbook/leaper=2,3"),
        (["board=4x4", "start=e5", "holes=e1,b2,", "end=d5"], "board", "4x4/a1/textbook/holes=b2"),
        (["board=4x4", "start=any", "end=d4", "holes="], "board", "4x4/any/textbook/end=d4"),
    ],
)
def test_the_values_of_a_form_make_a_scenario_on_its_board(parts, changed, text):
    assert json.loads(bridge.write_scenario("tour", parts, changed)) == f"tour/{text}"


@pytest.mark.parametrize(
    ("parts", "changed", "text"),
    [
        (["n=4", "givens=e1,b4", "holes=a1,f6"], "n", "queens/4/holes=a1/givens=b4"),
        (["map=ukraine", "colours=3", "givens=Tasmania:red"], "map", "colouring/ukraine/3"),
        (
            ["map=australia", "colours=2", "givens=Tasmania:red,Victoria:3"],
            "colours",
            "colouring/australia/2/givens=Tasmania:red",
        ),
    ],
)
def test_what_is_given_gives_way_to_another_board_or_map(parts, changed, text):
    puzzle = text.partition("/")[0]
    assert json.loads(bridge.write_scenario(puzzle, parts, changed)) == text
    with pytest.raises(ValueError, match=r"link-|square|givens"):
        bridge.write_scenario(puzzle, parts, "givens")


@pytest.mark.parametrize(
    ("parts", "sentence"),
    [
        (["board=4x4", "start=e5", "holes="], "square 'e5': the squares of the 4x4 board"),
        (["board=4x4", "start=a/1", "holes="], "square 'a/1'"),
        (["board=17x5", "start=a1", "holes="], "in the page it may go up to 16"),
    ],
)
def test_a_wrong_value_of_a_form_is_quoted(parts, sentence):
    with pytest.raises(ValueError, match=sentence):
        bridge.write_scenario("tour", parts, "start")
