"""Headers that a host sends with each file: each host's configuration has the same ones."""

import re
from pathlib import Path

import pytest

from tools.build import places
from tools.build.headers import BY_FILE, EVERYWHERE, HOSTS, TYPES, write_headers

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
RULES = [(None, *header) for header in EVERYWHERE.items()]
RULES += [(name, *header) for name, headers in BY_FILE.items() for header in headers.items()]


@pytest.mark.parametrize("host", HOSTS)
@pytest.mark.parametrize(("name", "header", "value"), RULES)
def test_each_host_is_told_each_header_of_each_file(
    host: str, name: str | None, header: str, value: str
) -> None:
    text = HOSTS[host][1]().replace("\\.", ".")
    # A file's headers stand after its name and before the next file's name.
    place = text.index(name) if name else 0
    following = [text.find(other, place) for other in BY_FILE if other != name]
    end = min((at for at in following if at > place), default=len(text))
    said = text[place:end]
    assert re.search(rf"{header}:? \"?{re.escape(value)}(\"|$)", said, re.M)


@pytest.mark.parametrize("host", [".htaccess", "nginx"])
def test_servers_that_may_not_know_a_type_are_told_it(host: str) -> None:
    text = HOSTS[host][1]()
    assert all(kind in text and ending in text for ending, kind in TYPES.items())


def test_a_folder_and_a_page_without_its_ending_are_pages_too() -> None:
    addresses = re.findall(r"^/.*$", HOSTS["_headers"][1](), re.M)
    assert {"/", "/index.html", "/own", "/own.html"} <= set(addresses)


def test_the_file_of_one_host_leaves_those_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(places, "SITE", tmp_path / "site")
    (tmp_path / "site").mkdir()
    for host, (place, _) in HOSTS.items():
        assert write_headers(host) == tmp_path / place
    for place, write in HOSTS.values():
        assert (tmp_path / place).read_text(encoding="utf-8") == write()


def test_the_readme_says_of_each_header_why_it_is_there() -> None:
    rows = dict(re.findall(r"^\| `([\w-]+): [^|]*\|[^|]*\| (.+) \|$", README, re.M))
    assert {header for _, header, _ in RULES} <= set(rows)
