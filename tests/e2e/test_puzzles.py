"""Every puzzle in the page: from its card to the verdict, steps both ways, links, bad input."""

import pytest

from engines.page import Page
from engines.times import spend
from knights.puzzles.registry import presets

# Other files try in all engines what differs between them, as this one is long.
pytestmark = pytest.mark.engines("chromium")

# Card, scenario, the verdict's title, choices placed and undone, part of the result as text.
RUNS = [
    ("sutcliffe-5x5-centre", "tour/5x5/c3/sutcliffe", "Tour found", 25541, 25517, "23 12 7 2 21"),
    ("queens-8", "queens/8", "Solution found", 113, 105, "a1 b5 c8 d6 e3 f7 g2 h4"),
    ("graph-example", "graph/example/A", "Path found", 6, 1, "A B D E F C"),
    ("forest-example", "forest/example/A", "The search is complete", 6, 6, "E -> B: back"),
    ("australia-3", "colouring/australia/3", "Coloured with up to 3", 7, 0, "3 colours"),
    ("sudoku-easy", "sudoku/easy", "Solved", 278, 231, "3 5 6 | 2 1 8 | 9 4 7"),
]


def choose_puzzle(page: Page, puzzle: str) -> None:
    page.open_setup()
    page.click(f"#picker [data-puzzle={puzzle}]")
    page.wait_for(f"knights.player.scenario.startsWith('{puzzle}/') && knights.player.description")


SMALL_PICTURE = """(() => {
  const small = new OffscreenCanvas(48, 48).getContext("2d");
  small.drawImage(document.getElementById("board"), 0, 0, 48, 48);
  return Array.from(small.getImageData(0, 0, 48, 48).data);
})()"""


def picture(page: Page) -> list[int]:
    """Return the drawn picture, reduced, once nothing moves any more."""
    with spend("picture"):
        page.wait_for("knights.still")
        drawn: list[int] = page.evaluate(SMALL_PICTURE)
    return drawn


def difference(one: list[int], other: list[int]) -> int:
    """Return the greatest difference in brightness between two pictures, from 0 to 255."""
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


@pytest.mark.engines("chromium", "firefox", "webkit")
@pytest.mark.also_single("chromium")
@pytest.mark.lively
def test_each_puzzle_goes_by_keyboard_from_its_card_to_its_verdict_and_back_by_a_link(
    page: Page,
) -> None:
    page.open(until=None)
    for card, scenario, title, placed, undone, result in RUNS:
        page.wait_for(f"!!document.querySelector('[data-card={card}]')?.checkVisibility()")
        page.focus(f"[data-card={card}]")
        page.press("Enter")
        page.wait_open(scenario)
        before = picture(page)
        page.press("ArrowRight")
        page.wait_at(1)
        assert difference(before, picture(page)) > 20, "a step must be seen"
        page.press("ArrowLeft")
        page.wait_at(0)
        assert difference(picture(page), before) < 8, "a step back is the step's mirror"
        page.press("End")
        page.wait_for_status("finished")
        assert page.text("#status-title").startswith(title)
        assert [page.text("#placed"), page.text("#undone")] == [f"{placed:,}", f"{undone:,}"]
        page.wait_for("!document.getElementById('result').hidden")
        assert result in " ".join(page.text("#board-text").split())
        page.press("ArrowLeft")
        page.wait_at(placed + undone - 1)
        page.wait_for(f"location.hash.startsWith('#{scenario}@{placed + undone - 1}')")
        link = page.evaluate("location.hash")
        path = page.path
        to_the_gallery(page)
        page.follow(link)
        page.wait_for("!document.getElementById('gallery').checkVisibility()")
        page.wait_at(placed + undone - 1)
        assert page.path == path, link
        to_the_gallery(page)


def to_the_gallery(page: Page) -> None:
    page.focus("#brand")
    page.press("Enter")
    page.wait_for("document.getElementById('gallery').checkVisibility()")


VERDICTS = ["exhausted", "exhausted", "found"]


def test_fewer_colours_are_tried_each_to_its_end(page: Page) -> None:
    page.open("#colouring/australia/4")
    page.wait_open("colouring/australia/4")
    page.click("#tab-fewest")
    page.click("#fewest-start")
    page.wait_for("document.querySelector('#fewest-rows [data-verdict=found]')")
    rows = [f"li:nth-child({n + 1}) [data-verdict={v}]" for n, v in enumerate(VERDICTS)]
    assert [page.count(f"#fewest-rows {row}") for row in rows] == [1, 1, 1]
    assert "3 colours are the least" in page.text("#fewest-rows")
    page.click("#fewest-rows li:nth-child(2) button")
    page.wait_open("colouring/australia/2/order=dsatur/symmetry=yes")


def test_a_sudoku_is_typed_into_the_grid_and_a_clash_is_refused(page: Page) -> None:
    page.open("#sudoku/easy")
    page.wait_open("sudoku/easy")
    # The first row is 3 . 6 2 1 . . . 7: the second cell can hold a 4, but not a 3.
    page.click_within("#board", 0.17, 0.06)
    page.press("3")
    page.wait_for_text("#toast", "twice")
    assert page.evaluate("knights.player.scenario") == "sudoku/easy"
    page.press("4")
    page.wait_for("knights.player.scenario.startsWith('sudoku/3462')")
    page.press("Delete")
    # Without that digit the grid is the library's again, under its name.
    page.wait_for("knights.player.scenario === 'sudoku/easy'")


BAD_INPUT = [
    ("graph", "graph", "A: B\nB -- -> C", "line 2"),
    ("colouring", "map", "0,0 4,0 4,4", "enclose no region"),
    ("sudoku", "givens", "55" + 79 * ".", "twice"),
]


def test_bad_input_is_refused_beside_its_field(page: Page) -> None:
    page.open("#tour/3x3/any/textbook")
    page.open_setup()
    page.click("#form-more summary")
    page.fill("#holes", ",".join(file + rank for file in "abc" for rank in "123"))
    page.press("Tab")
    page.wait_for_text("#form-problem", "every square is blocked")
    for puzzle, field, text, said in BAD_INPUT:
        choose_puzzle(page, puzzle)
        kept = page.evaluate("knights.player.scenario")
        page.choose(f"#{field}", "own")
        page.choose(f"#own-{field}", text)
        page.wait_for_text("#form-problem", said)
        assert page.evaluate("knights.player.scenario") == kept


def test_an_own_graph_and_map_are_searched_under_their_canonical_links(page: Page) -> None:
    page.open("#graph/example/A")
    page.open_setup()
    page.wait_open("graph/example/A")
    page.choose("#graph", "own")
    page.open_setup()
    page.fill("#own-graph", "A: B C; B: C")
    page.press("Tab")
    page.wait_open("graph/A:B,C;B:C,A;C:A,B/A")
    page.wait_for_text(".field-own [role=status]", "The graph has 3 vertices, 1 piece and 3 edges.")
    page.reload()
    page.wait_open("graph/A:B,C;B:C,A;C:A,B/A")
    page.click("#go-end")
    page.wait_for("!document.getElementById('result').hidden")
    assert page.text("#board-text").split() == ["A", "B", "C"]


# Two regions that miss each other by less than a millionth of the map.
GAP = """{"type": "FeatureCollection", "features": [
  {"type": "Feature", "properties": {"name": "West"}, "geometry":
    {"type": "Polygon", "coordinates": [[[0, 0], [1, 0], [1, 1], [0, 1], [0, 0]]]}},
  {"type": "Feature", "properties": {"name": "East"}, "geometry":
    {"type": "Polygon", "coordinates":
      [[[1.0000005, 0], [2, 0], [2, 1], [1.0000005, 1], [1.0000005, 0]]]}}
]}"""


def open_file(page: Page, name: str, text: str) -> None:
    """Choose a file in the form, as a visitor does in the dialog of the system."""
    page.evaluate(
        f"""(() => {{
          const files = new DataTransfer();
          files.items.add(new File([{text!r}], {name!r}));
          const input = document.querySelector(".field-own input[type=file]");
          input.files = files.files;
          input.dispatchEvent(new Event("change"));
        }})()"""
    )


def test_a_file_is_opened_in_the_form_which_says_what_was_read(page: Page) -> None:
    page.open("#graph/example/A")
    page.open_setup()
    open_file(page, "ring.col", "p edge 4 4\ne 1 2\ne 2 3\ne 3 4\ne 4 1\n")
    page.wait_open("graph/1:2,4;2:1,3;3:2,4;4:3,1/1")
    page.wait_for_text(".field-own [role=status]", "It was read as DIMACS.")
    # A line that can't be read can be mended in the field.
    open_file(page, "torn.col", "p edge 4 4\ne 1 2\ne 2 9\n")
    page.wait_for_text("#form-problem", "torn.col: this looks like DIMACS, but line 3")
    assert "e 2 9" in page.evaluate("document.getElementById('own-graph').value")
    choose_puzzle(page, "colouring")
    open_file(page, "gap.geojson", GAP)
    page.wait_for_text(".field-own [role=status]", "misses each other")
    page.click(".field-offers button")
    page.wait_for_text(".field-own [role=status]", "2 regions, 1 piece and 1 border")
    choose_puzzle(page, "sudoku")
    page.choose("#givens", "own")
    page.choose("#own-givens", "1,,,\n,,3,\n,4,,\n,,,2")
    page.wait_open("sudoku/1.....3..4.....2")
    page.wait_for_text(".field-own [role=status]", "4 rows and 4 digits")
    # Its boxes are drawn into regions: each takes a cell of the other.
    page.evaluate("document.getElementById('form-more').open = true")
    page.drag(cell_centre(page, 1), cell_centre(page, 2))
    page.wait_for_text(".region-field [role=status]", "Not yet right: 1 and 2.")
    page.drag(cell_centre(page, 6), cell_centre(page, 5))
    page.wait_open("sudoku/1.....3..4.....2/regions=1112122233443344")


def cell_centre(page: Page, cell: int) -> tuple[float, float]:
    box = f"document.querySelector('.region-grid [data-cell=\"{cell}\"]')"
    # At the nearest edge WebKitGTK leaves it below the drawer's padding, where no pointer meets it.
    page.evaluate(f"{box}.scrollIntoView({{ block: 'center' }})")
    left, top, side = page.evaluate(
        f"(({{ x, y, width }}) => [x, y, width])({box}.getBoundingClientRect())"
    )
    return left + side / 2, top + side / 2


@pytest.mark.engines("chromium")
def test_what_is_changed_and_the_button_that_opens_the_form_stay_in_place(page: Page) -> None:
    page.resize(1440, 900)
    page.open("#queens/8")
    button = page.box("#setup-open")
    page.open_setup()
    page.evaluate("document.getElementById('form-more').open = true")
    for scenario, strategies in {
        "queens/8": ("conflicts", "forward"),
        "colouring/australia/3": ("conflicts", "backtrack"),
        "maze/4x4": ("breadth", "backtrack"),
    }.items():
        page.follow(f"#{scenario}")
        page.wait_for(f"knights.player.scenario === {scenario!r}")
        page.open_setup()
        page.evaluate("document.getElementById('form-more').open = true")
        place = page.box("#strategy")
        for strategy in strategies:
            page.choose("#strategy", strategy)
            page.wait_for(
                f"knights.player.scenario.includes('{strategy}') || {strategy!r} === 'backtrack'"
            )
            page.wait_for("knights.still")
            assert page.box("#strategy") == place, (scenario, strategy)
        assert page.box("#setup-open") == button, "however long the title beside it is"


# The number of cards whose picture has more than one colour.
DRAWN_CARDS = """
[...document.querySelectorAll(".gallery-picture")].filter((canvas) => {
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  const colours = new Set(new Uint32Array(data.buffer));
  return colours.size > 3;
}).length
"""


def test_an_empty_link_opens_the_gallery_with_a_picture_on_every_card(page: Page) -> None:
    page.open(until=None)
    page.wait_for("document.querySelectorAll('.gallery-card').length > 0")
    cards = page.count(".gallery-card")
    assert cards == len(presets())
    page.wait_for(f"{DRAWN_CARDS.strip()} === {cards}")


def test_a_card_opens_its_program_and_the_way_back_leads_to_the_gallery(page: Page) -> None:
    page.open(until=None)
    page.wait_for("document.querySelector('[data-card=graph-example]')")
    page.click("[data-card=graph-example]")
    assert page.evaluate("location.hash") == "#graph/example/A"
    page.wait_for("!document.getElementById('gallery').checkVisibility()")
    page.wait_open("graph/example/A")
    # The panel that suits the puzzle opens, and isn't kept as the visitor's own choice.
    assert page.evaluate("document.getElementById('tab-stack').ariaSelected") == "true"
    assert page.evaluate("localStorage.getItem('knights.panels')") is None
    page.to_end()
    page.back()
    page.wait_for("document.getElementById('gallery').checkVisibility()")
    page.forward()
    page.wait_for("!document.getElementById('gallery').checkVisibility()")
    assert page.evaluate("document.getElementById('tab-why').ariaSelected") == "true"
    page.click("#brand")
    page.wait_for("document.getElementById('gallery').checkVisibility()")
    assert page.evaluate("location.hash") == ""


def test_a_large_board_is_constructed_and_looked_at_from_near(page: Page) -> None:
    scenario = "tour/300x200/a1/textbook/goal=closed/strategy=construct"
    page.open(f"#{scenario}")
    page.wait_open(scenario)
    page.to_end()
    assert page.text("#status-title") == "Closed tour found"
    assert page.text("#placed") == "59,999"
    page.wait_for_text("#status-detail", "Checked")
    far = picture(page)
    for _ in range(6):
        page.click("#zoom-in")
    near = picture(page)
    assert difference(far, near) > 20
    box = page.box("#board")
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.drag(middle, (middle[0] + 60, middle[1] + 40))
    assert difference(near, picture(page)) > 20, "a drag moves the board"
    assert page.evaluate("knights.player.scenario") == scenario, "and starts no other search"
    page.click("#zoom-whole")
    assert difference(far, picture(page)) < 8
    page.click("#step-back")
    page.wait_at(59_998)


def test_all_solutions_are_collected_counted_and_lead_to_their_steps(page: Page) -> None:
    page.open("#queens/6/goal=all")
    page.wait_open("queens/6/goal=all")
    page.wait_for("document.querySelectorAll('.solution').length === 4")
    page.click("#tab-solutions")
    page.wait_for_text(
        "#solutions-count", "0 of 4 found up to this step. Without mirrored and turned ones: 1."
    )
    page.click(".solution:nth-child(3)")
    page.wait_for("knights.player.state.complete")
    page.wait_for_text("#solutions-count", "3 of 4")
    page.click("#solutions-distinct")
    assert page.count(".solution:not([hidden])") == 1
    assert page.evaluate("document.querySelector('.solution').dataset.alike") == "4"
    # The two cards about the end must agree.
    page.to_end()
    page.wait_for_text("#status-title", "All 4 solutions found")
    page.click("#tab-why")
    page.wait_for_text(".why-title", "The search has tried everything")


def test_squares_are_blocked_and_freed_by_clicking_them(page: Page) -> None:
    page.open("#tour/5x5/a1/textbook")
    page.open_setup()
    page.click("#blocking")
    # c3 is in the middle; a1 is the start, which can't be blocked.
    page.click_within("#board", 0.5, 0.5)
    page.wait_open("tour/5x5/a1/textbook/holes=c3")
    page.click_within("#board", 0.9, 0.5)
    page.wait_open("tour/5x5/a1/textbook/holes=c3,e3")
    page.click_within("#board", 0.5, 0.5)
    page.wait_open("tour/5x5/a1/textbook/holes=e3")
    page.click_within("#board", 0.1, 0.9)
    assert page.evaluate("knights.player.scenario") == "tour/5x5/a1/textbook/holes=e3"
    page.choose("#template", "ring")
    page.wait_open("tour/5x5/a1/textbook/holes=c3")
    page.choose("#template", "corners")
    # As a1 is blocked, the start moves to the first free square of the more frequent colour.
    page.wait_open("tour/5x5/b1/textbook/holes=a1,e5")


def test_queens_and_colours_are_given_by_clicking(page: Page) -> None:
    page.open("#queens/5")
    page.open_setup()
    page.click("#blocking")
    page.click_within("#board", 0.5, 0.5)
    page.wait_open("queens/5/holes=c3")
    page.click_within("#board", 0.5, 0.5)
    page.wait_open("queens/5/givens=c3")
    page.wait_for_text("#sentence", "The queen on c3 is given.")
    page.click_within("#board", 0.5, 0.5)
    page.wait_open("queens/5")
    page.click("[data-puzzle=colouring]")
    page.wait_open("colouring/australia/3")
    # Western Australia is on the left.
    page.click_within("#board", 0.2, 0.5)
    page.wait_open("colouring/australia/3/givens=Western%20Australia:red")
    page.wait_for_text("#sentence", "Western Australia red is given.")


def test_a_square_of_a_tour_gets_its_number_by_a_click_and_by_digits(page: Page) -> None:
    page.open("#tour/5x5/a1/textbook@1", until="paused")
    page.open_setup()
    page.click("#blocking")
    page.click_within("#board", 0.5, 0.7)
    page.wait_open("tour/5x5/a1/textbook/givens=2:c2")
    page.press("ArrowUp")
    for key in "13":
        page.press(key)
    page.wait_open("tour/5x5/a1/textbook/givens=2:c2,13:c3")
    page.press("Backspace")
    page.wait_open("tour/5x5/a1/textbook/givens=2:c2")
    page.click_within("#board", 0.5, 0.7)
    page.wait_open("tour/5x5/a1/textbook")


def test_pruning_says_how_many_moves_it_spares(page: Page) -> None:
    page.open("#tour/5x5/c3/sutcliffe/strategy=pruned")
    page.click("#go-end")
    page.wait_for_text("#status-detail", "25,541 moves")


def test_a_search_that_only_goes_forward_has_no_tree_and_no_game(page: Page) -> None:
    # Its last step is no undo, but it has found nothing.
    page.open("#maze/02.10/strategy=breadth&play=0")
    page.wait_for_text("#notice-text", "nothing to ask or to play")
    page.press("y")
    page.press("End")
    page.wait_for_text("#status-detail", "The search reached 2 cells.")
    assert page.text("#status-title") == "No path leads to the exit"
    assert page.sees("#tab-code")
    assert not any(page.sees(f"#tab-{name}") for name in ("stack", "tree", "pictures"))
    assert page.sees("#placed")
    assert not page.sees("#undone")
    assert not page.sees("#to-dead-end")
    page.click("#your-turn-open")
    assert page.sees("#race-it")
    assert not any(page.sees(way) for way in ("#ask", "#play-yourself", "#be-search"))
    page.press("Escape")
    for walk in ("queens/8/strategy=conflicts/seed=2", "colouring/australia/3/strategy=conflicts"):
        page.open(f"#{walk}")
        page.press("End")
        page.wait_for_text("#status-detail", "Checked: it keeps every rule.")
        assert not page.sees("#undone")
    page.open("#queens/8")
    page.wait_for("document.getElementById('undone').checkVisibility()")
    assert page.sees("#to-dead-end")


def test_warnsdorff_tells_how_many_moves_lead_on(page: Page) -> None:
    page.open("#tour/5x5/a1/textbook/strategy=warnsdorff")
    page.click("#step")
    # From a1 to c2, with free moves to e1, e3, d4, b4 and a3.
    page.wait_for_text("#sentence", "5 moves lead on")
