"""The reference: its pages, its list of names, and its place in the site."""

import inspect
import pkgutil
import re
from pathlib import Path

import pytest

import knights
from knights.puzzles.registry import PUZZLES
from knights.scenario import format as format_scenario
from knights.scenario import parse
from tools.build import places, reference, site
from tools.build.running import Stop

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
CONFIGURATION = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")


def test_each_document_is_a_page_or_left_out():
    pages = re.findall(r"^ +- .*: (\S+\.md)$", CONFIGURATION, re.M)
    left_out = re.findall(r"^  (\S+\.md)$", CONFIGURATION, re.M)
    documents = [path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")]
    assert sorted(pages + left_out) == sorted(documents)


def test_no_page_leads_to_a_document_that_is_left_out():
    left_out = re.findall(r"^  (\S+\.md)$", CONFIGURATION, re.M)
    for path in re.findall(r"^ +- .*: (\S+\.md)$", CONFIGURATION, re.M):
        links = re.findall(r"\]\(([^)#]+)", (DOCS / path).read_text(encoding="utf-8"))
        assert not {Path(link).name for link in links} & {*left_out}, path


# --- names ---

ENTRY = re.compile(r"^::: (\S+)((?:\n +.*)*)", re.M)


def list_entries():
    """Yield each entry of the page of names, with the members that it shows."""
    for name, options in ENTRY.findall((DOCS / "api.md").read_text(encoding="utf-8")):
        yield name, re.findall(r"- (\w+)", options)


ENTRIES = dict(list_entries())


def find_object(path: str) -> object:
    """Return the object of a dotted path; the package loads its names when they are used."""
    name = path.removeprefix("knights.")
    return getattr(knights, name) if "." not in name else pkgutil.resolve_name(path)


def test_each_public_name_is_listed():
    listed = {name.removeprefix("knights.") for name in ENTRIES if name.count(".") == 1}
    assert listed == {*knights.__all__, "open"}


@pytest.mark.parametrize("name", ENTRIES)
def test_what_is_listed_is_there_and_documented(name):
    found = find_object(name)
    assert name.rpartition(".")[2].isupper() or inspect.getdoc(found)
    for member in ENTRIES[name]:
        assert inspect.getdoc(inspect.getattr_static(found, member)), member


# --- links ---

ROWS = re.findall(
    r"^\| `(\w+)` \| (.*) \| (.*) \| `(.*)` \|$",
    (DOCS / "links.md").read_text(encoding="utf-8"),
    re.M,
)


def test_the_table_of_links_has_each_value_of_each_puzzle():
    told = {puzzle: (first, others) for puzzle, first, others, _ in ROWS}
    library = [kind for kind in PUZZLES.values() if type(kind).__module__.startswith("knights.")]
    assert [*told] == [kind.entry.name for kind in library]
    for kind in library:
        first, others = (
            ", ".join(f"`{each.name}`" for each in kind.entry.parameters if each.positional == here)
            for here in (True, False)
        )
        assert told[kind.entry.name] == (first, others)


@pytest.mark.parametrize("text", [example for *_, example in ROWS])
def test_an_example_of_a_link_is_written_as_links_are(text):
    assert format_scenario(parse(text)) == text


# --- in the site ---


@pytest.fixture
def project(tmp_path, monkeypatch):
    monkeypatch.setattr(places, "ROOT", tmp_path)
    monkeypatch.setattr(places, "BUILD", tmp_path / ".build")
    made = tmp_path / "site"
    made.mkdir()
    (tmp_path / "mkdocs.yml").write_text("one", encoding="utf-8")
    return made


def test_the_site_has_the_reference_once_it_is_built(project):
    before = site.listing(project)
    reference.place_reference(project)
    assert not (project / "docs").exists()
    page = reference.find_reference() / "index.html"
    page.parent.mkdir(parents=True)
    page.write_text("the reference", encoding="utf-8")
    reference.place_reference(project)
    reference.place_reference(project)
    assert (project / "docs" / "index.html").read_text(encoding="utf-8") == "the reference"
    # The reference doesn't count as a change of the site, which so isn't built again.
    assert site.listing(project) == before


def test_the_page_links_to_the_reference_only_where_it_is(project):
    page = project / "index.html"
    page.write_text("<head></head>", encoding="utf-8")
    reference.link_reference(project)
    assert page.read_text(encoding="utf-8") == "<head></head>"
    reference.find_reference().mkdir(parents=True)
    reference.link_reference(project)
    linked = page.read_text(encoding="utf-8")
    assert linked == f"<head>{reference.LINK}</head>"
    assert 'href="docs/"' in linked


def test_a_reference_of_other_sources_is_left_out(project):
    reference.find_reference().mkdir(parents=True)
    (places.ROOT / "mkdocs.yml").write_text("two", encoding="utf-8")
    reference.place_reference(project)
    assert not (project / "docs").exists()


@pytest.mark.parametrize(
    "text",
    [
        '<link rel="stylesheet" href="https://fonts.example.org/css?family=Roboto">',
        '<script defer src="//cdn.example.org/code.js"></script>',
        '<img alt="" src="http://example.org/picture.png">',
    ],
)
def test_a_page_that_fetches_from_elsewhere_stops_the_build(tmp_path, text):
    (tmp_path / "page.html").write_text(f"<p>{text}</p>", encoding="utf-8")
    with pytest.raises(Stop, match=r"page\.html.*example\.org"):
        reference.check_offline(tmp_path)


def test_a_link_to_elsewhere_is_no_fetching(tmp_path):
    page = '<a href="https://example.org">there</a><img src="../icon.svg">'
    (tmp_path / "page.html").write_text(page, encoding="utf-8")
    reference.check_offline(tmp_path)


def test_what_a_docstring_says_of_errors_is_indented_as_the_reference_reads_it():
    wrong = [
        path.name
        for path in (ROOT / "src" / "knights").rglob("*.py")
        for indent, error in re.findall(r"^( *)Raises:\n( *)", path.read_text("utf-8"), re.M)
        if len(error) != len(indent) + 4
    ]
    assert wrong == []
