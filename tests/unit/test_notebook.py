"""Values in a notebook: each form, how much of a search it holds, and strangers' texts."""

import json
import re
import struct
import sys
import zlib
from base64 import b64decode
from types import SimpleNamespace

import pytest
from test_recording import HOSTILE, Elements, content_of

import knights
from knights import (
    Board,
    Colouring,
    Forest,
    Paths,
    Queens,
    Search,
    Sudoku,
    Tour,
    race,
    solve,
    table,
)
from knights.drawings.pixels import draw_png
from knights.notebook import bundle, link_to
from knights.notebook.address import PAGE
from knights.puzzles.registry import FOLDERS, PUZZLES
from knights.recording import document
from knights.recording.frame import write_figure, write_picture
from knights.scenario import build, parse, wanted
from knights.scenario.scenario_of_puzzle import find_scenario
from knights.split import Table


def forms_of(value: object) -> dict[str, str]:
    forms, _ = value._repr_mimebundle_()
    return forms


def player_of(html: str) -> str:
    """The page of the player in a figure, unpacked."""
    frames = [attributes for tag, attributes in Elements(html).tags if tag == "iframe"]
    (frame,) = frames
    assert frame["sandbox"] == "allow-scripts"
    packed = re.search(r'atob\("([^"]+)"\)', frame["srcdoc"])[1]
    return zlib.decompress(b64decode(packed), zlib.MAX_WBITS | 16).decode()


def read_png(content: bytes) -> tuple[int, list[list[tuple[int, ...]]]]:
    """The number of pictures in a PNG, and the rows of the first one, each pixel as its colour."""
    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    at, chunks = 8, []
    while at < len(content):
        length, name = struct.unpack(">I4s", content[at : at + 8])
        data = content[at + 8 : at + 8 + length]
        assert struct.unpack(">I", content[at + 8 + length :][:4])[0] == zlib.crc32(name + data)
        chunks.append((name, data))
        at += 12 + length
    first = dict(reversed(chunks))
    width, height, depth, kind = struct.unpack(">IIBB", first[b"IHDR"][:10])
    assert (depth, kind, chunks[-1][0]) == (8, 3, b"IEND")
    palette = [tuple(first[b"PLTE"][at : at + 3]) for at in range(0, len(first[b"PLTE"]), 3)]
    plain = zlib.decompress(first[b"IDAT"])
    rows = [plain[y * (width + 1) + 1 : (y + 1) * (width + 1)] for y in range(height)]
    pictures = struct.unpack(">I", first[b"acTL"][:4])[0] if b"acTL" in first else 1
    assert pictures == sum(name == b"fcTL" for name, _ in chunks) or pictures == 1
    return pictures, [[palette[number] for number in row] for row in rows]


# --- the forms of each value ---


@pytest.mark.parametrize(
    "value",
    [
        parse("queens/6"),
        Search(Queens(6)),
        solve(Queens(6)),
        Board(4),
        race("queens/4", "queens/5"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_value_has_a_form_for_each_place(value):
    forms = forms_of(value)
    assert forms["text/plain"] == str(value)
    assert forms["image/svg+xml"].startswith("<svg")
    # JupyterLab shows these in a notebook that it does not trust.
    read_png(b64decode(forms["image/png"]))
    images = [of for tag, of in Elements(forms["text/html"]).tags if tag == "img"]
    assert images and all(image["alt"] and image["src"].startswith("data:") for image in images)
    assert value._repr_html_() == forms["text/html"]  # a gallery of Sphinx


def test_a_terminal_is_given_text_alone(monkeypatch):
    """IPython asks for all forms there, too, and would wait for a player that nobody sees."""
    shell = SimpleNamespace(display_formatter=SimpleNamespace(active_types=["text/plain"]))
    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(get_ipython=lambda: shell))
    assert [*forms_of(Search(Queens(6)))] == ["text/plain"]
    shell.display_formatter.active_types.append("text/html")
    assert "text/html" in forms_of(Search(Queens(6)))


def test_a_search_shows_its_player_at_its_step():
    html = forms_of(knights.open("tour/5x5/c3/sutcliffe@40"))["text/html"]
    content = content_of(player_of(html))
    assert content["scenario"]["text"] == "tour/5x5/c3/sutcliffe" and content["position"] == 40
    made = content_of(player_of(forms_of(Search(Queens(6), "all").seek(9))["text/html"]))
    assert made["scenario"]["text"] == "queens/6/goal=all" and made["position"] == 9
    # marimo takes the frame out of a figure, and is given nothing else.
    (tag,) = {tag for tag, _ in Elements(knights.open("queens/6")._mime_()[1]).tags} - {"p"}
    assert tag == "iframe" and solve(Queens(6))._mime_()[1].startswith("<img")
    # The link saves the same page.
    (link,) = [of["href"] for tag, of in Elements(html).tags if tag == "a"]
    (frame,) = [of["srcdoc"] for tag, of in Elements(html).tags if tag == "iframe"]
    assert link == "data:text/html," + frame.replace("+", "%2B").replace("#", "%23")


def test_a_large_search_is_not_run_whole_and_says_so(monkeypatch):
    steps = []
    take = Search.take
    monkeypatch.setattr(
        Search, "take", lambda self, count: steps.append(count) or take(self, count)
    )
    forms = forms_of(parse("tour/8x8/a8/geeks"))
    assert sum(steps) < 3 * bundle.STEPS
    assert content_of(player_of(forms["text/html"]))["events"]["known"] == bundle.STEPS
    assert "The player has the first 100,000 steps." in forms["text/html"]
    assert sum(map(len, forms.values())) < 300_000
    far = forms_of(Search(Tour("8x8", "a8")).seek(bundle.STEPS + 1))["text/html"]
    assert "iframe" not in far and "Step 100,001 is too far for the player here." in far


def test_a_search_without_a_scenario_shows_pictures_and_says_why():
    begun = Search(Queens(6), state=Search(Queens(6)).seek(5).state)
    own = Search(Queens(6), source=iter([0, 8, ~8]))
    for search in (begun, own):
        html = forms_of(search)["text/html"]
        assert "iframe" not in html and "This search can&#x27;t be written as a scenario." in html


def test_without_a_player_a_search_says_what_is_missing(monkeypatch):
    def read(name: str) -> str:
        raise FileNotFoundError(name)

    monkeypatch.setattr(document, "read", read)
    document.read_player.cache_clear()
    html = forms_of(Search(Queens(6)))["text/html"]
    assert "<img" in html and "this installation of knights has no player" in html


def test_links_lead_to_the_site_that_a_session_names(monkeypatch):
    monkeypatch.setitem(PAGE, "address", "")
    link_to("https://example.org/knights/")
    html = forms_of(knights.open("queens/8@60"))["text/html"]
    assert '<a href="https://example.org/knights/#queens/8@60">Open this search in the page' in html
    for wrong in ("javascript:alert(1)", "example.org", 5, "https://example.org/#x"):
        with pytest.raises(ValueError, match="must begin with https://"):
            link_to(wrong)


# --- texts of strangers ---


def test_a_strangers_name_as_markup_does_nothing():
    """No name that the library takes has such signs, but nothing here relies on that."""
    picture = write_picture(b"", "png", HOSTILE, 1)
    figure = write_figure(HOSTILE, HOSTILE, picture, HOSTILE, f"https://example.org/{HOSTILE}")
    rows = Table([{"scenario": HOSTILE, "steps": 1, "verdict": "found"}])
    shown = forms_of(rows)["text/html"]
    assert {tag for tag, _ in Elements(figure).tags} == {
        *["figure", "div", "img", "p", "iframe", "figcaption", "a"]
    }
    assert {tag for tag, _ in Elements(shown).tags} == {
        *["table", "thead", "tbody", "tr", "th", "td", "img"]
    }
    images = [of for tag, of in Elements(figure + shown).tags if tag == "img"]
    assert len(images) == 2 and not any("onerror" in image for image in images)
    assert "<img" not in forms_of(rows)["text/markdown"]


def test_a_table_is_written_in_markdown_and_html():
    made = table("queens/6", by="order")
    lines = forms_of(made)["text/markdown"].splitlines()
    assert lines[1] == "| :-- | --: | --: | --: | :-- | :-- |"
    assert lines[2] == "| left | 56 | 31 | 25 | found | queens/6 |"
    cells = re.findall(r"<td[^>]*>([^<]*)", forms_of(made)["text/html"])
    assert cells[:2] == ["left", "56"] and len(cells) == 12
    long = type(made)([*made] * 200)
    forms = forms_of(long)
    assert "You see the first 200 of 400 rows." in forms["text/html"]
    assert forms["text/html"].count("<tr>") == 201


# --- the scenario of a puzzle ---


def test_each_preset_is_known_again():
    for name in FOLDERS:
        for preset in PUZZLES[name].entry.presets:
            scenario = parse(preset.scenario)
            assert find_scenario(build(scenario), wanted(scenario)) == scenario


@pytest.mark.parametrize(
    ("puzzle", "goal", "text"),
    [
        (
            Tour(Board(5, 6, "a1"), "b3", closed=True),
            3,
            "tour/5x6/b3/textbook/holes=a1/goal=closed/first=3",
        ),
        (Tour("5x6", "b3", closed=True), "all", "tour/5x6/b3/textbook/goal=all-closed"),
        (Queens(5, holes={3}), 1, "queens/5/holes=a4"),
        (Paths("Å: b c", "Å"), "count", "graph/%C3%85:b,c;b:%C3%85;c:%C3%85/%C3%85/goal=count"),
        (Colouring({"A": ["B"]}, 3), "first", "colouring/A:B;B:A/3"),
        (
            Sudoku([[1, 0, 0, 0], [0, 0, 3, 0], [0, 4, 0, 0], [0, 0, 0, 2]]),
            "first",
            "sudoku/1.....3..4.....2",
        ),
        (Forest("petersen", "a"), "first", "forest/petersen/a"),
        (Forest("petersen", "a"), 7, "None"),
    ],
)
def test_the_scenario_of_a_puzzle_is_found(puzzle, goal, text):
    assert str(find_scenario(puzzle, goal)) == text


# --- pictures of pixels ---


def test_a_picture_shows_what_its_drawing_shows():
    found = solve(Queens(6))
    _, rows = read_png(draw_png([found._repr_svg_()]))
    scale = len(rows) / 384  # the drawing's own side
    for choice in range(36):
        column, rank = divmod(choice, 6)
        x, y = 24 + column * 60 + 30, (5 - rank) * 60 + 30
        square = rows[round((y - 25) * scale)][round((x - 25) * scale)]
        assert square == ((0xD3, 0xB8, 0x8E) if (column + rank) % 2 == 0 else (0xF2, 0xE8, 0xD5))
        assert (rows[round((y + 8) * scale)][round(x * scale)] != square) is (choice in found)


def test_a_picture_of_a_search_moves_by_its_steps():
    pictures, _ = read_png(b64decode(forms_of(Search(Queens(6)))["image/png"]))
    assert pictures == bundle.PICTURES
    # At its end it shows the steps that led there.
    html = forms_of(Search(Queens(6)).run())["text/html"]
    assert "Steps 47 to 56 of the search queens/6" in html
    # A large drawing moves for fewer steps.
    film = bundle.make_film(Search(Queens(6)), "-" * (bundle.DRAWN // 3))
    assert len(film.drawings) == 3


@pytest.mark.parametrize("puzzle", FOLDERS)
def test_each_puzzle_is_drawn_in_pixels(puzzle):
    drawing = Search(build(parse(PUZZLES[puzzle].entry.presets[0].scenario))).seek(5)._repr_svg_()
    _, rows = read_png(draw_png([drawing]))
    # A maze has four: the sheet, its paper, its lines, its path.
    assert len({colour for row in rows for colour in row}) >= 4
    assert max(len(rows), len(rows[0])) <= 720


def test_values_are_data_that_a_notebook_can_keep():
    json.dumps(Search(Queens(6))._repr_mimebundle_())
