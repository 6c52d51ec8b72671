"""Pages that can be shared: what platforms find in them, against oEmbed 1.0 and Open Graph."""

import json
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urldefrag

import pytest
from test_build import door

from knights.puzzles.registry import presets
from knights.scenario import build, link
from tools.build import cards
from tools.build.card_contents import describe_cards, draw_cards
from tools.build.languages import ORIGIN, other_languages

SITE = "https://example.org/knights/"
# "Rich" and the parameters that oEmbed 1.0 requires of it, or wants together (2.3.4).
REQUIRED = {"type": str, "version": str, "html": str, "width": int, "height": int}
THUMBNAIL = {"thumbnail_url": str, "thumbnail_width": int, "thumbnail_height": int}


class Tags(HTMLParser):
    """The elements of a page: names, with their attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attributes}))

    def find(self, tag: str, **wanted: str) -> dict[str, str]:
        (found,) = [one for name, one in self.tags if name == tag and wanted.items() <= one.items()]
        return found


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    scenarios = {name: link.parse(preset.scenario).scenario for name, preset in presets().items()}
    moments = [
        {"id": name, "path": [*build(scenario).root], "undone": None}
        for name, scenario in scenarios.items()
    ]
    told = describe_cards([ORIGIN, *other_languages()])
    cards.write_cards(folder, SITE, draw_cards(moments), told)
    return folder


def file_at(site: Path, address: str) -> Path:
    assert address.startswith(SITE)
    return site / address.removeprefix(SITE)


@pytest.mark.parametrize("language", ["", *other_languages()])
@pytest.mark.parametrize("name", presets())
def test_a_platform_that_knows_oembed_finds_a_frame_of_the_card(
    site: Path, name: str, language: str
) -> None:
    address = f"{SITE}cards/{language}/{name}/" if language else f"{SITE}cards/{name}/"
    page = Tags((file_at(site, address) / "index.html").read_text())
    named = page.find("link", rel="alternate", type="application/json+oembed")
    told = json.loads(file_at(site, named["href"]).read_text())
    assert (told["version"], told["type"]) == ("1.0", "rich")
    for key, kind in (REQUIRED | THUMBNAIL).items():
        assert isinstance(told[key], kind), key
    frame = Tags(told["html"]).find("iframe")
    assert (int(frame["width"]), int(frame["height"])) == (told["width"], told["height"])
    assert frame["sandbox"] == "allow-scripts"
    assert frame["title"] == told["title"] == named["title"]

    framed, moment = urldefrag(frame["src"])
    assert framed == f"{SITE}embed.html"
    opened = link.parse(moment)
    assert opened.scenario == link.parse(presets()[name].scenario).scenario
    assert opened.options.get("lang", "") == language
    assert page.find("meta", **{"http-equiv": "refresh"})["content"] == f"0; url={SITE}#{moment}"

    assert page.find("meta", property="og:url")["content"] == address
    assert page.find("meta", property="og:title")["content"] == told["title"]
    assert page.find("meta", property="og:image")["content"] == told["thumbnail_url"]
    picture = file_at(site, told["thumbnail_url"]).read_bytes()
    assert picture.startswith(b"\x89PNG")
    size = told["thumbnail_width"].to_bytes(4, "big") + told["thumbnail_height"].to_bytes(4, "big")
    assert picture[16:24] == size


@pytest.mark.parametrize("language", ["", *other_languages()])
def test_a_list_leads_to_every_card(site: Path, language: str) -> None:
    folder = site / "cards" / language
    page = Tags((folder / "index.html").read_text())
    listed = [attributes["href"] for tag, attributes in page.tags if tag == "a"]
    assert listed == [f"{name}/" for name in presets()]
    assert all((folder / name / "index.html").is_file() for name in listed)


def test_cards_go_with_the_address(site: Path) -> None:
    (site / "cards").rename(site / "kept")
    (site / "cards").mkdir()
    (site / "cards" / "index.html").touch()
    cards.place_cards(site, None)
    assert not (site / "cards").exists()
    (site / "kept").rename(site / "cards")


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("https://example.org/knights", "https://example.org/knights/"),
        ("https://example.org/", "https://example.org/"),
        ("http://localhost:8000", "http://localhost:8000/"),
    ],
)
def test_an_address_of_a_site_is_read(text: str, address: str) -> None:
    assert cards.site_address(text) == address


@pytest.mark.parametrize(
    "text",
    [
        "",
        "example.org",
        "ftp://example.org",
        "https://",
        "https://a b/",
        "https://a/?b",
        "https://a/#b",
        "https://a:b/",
        "https://[/",
    ],
)
def test_what_is_no_address_of_a_site_is_refused(
    text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        door.arguments(["site", f"--address={text}"])
    assert (
        f"{text!r} is no address of a site: give one such as https://example.org/knights/"
        in capsys.readouterr().err
    )
