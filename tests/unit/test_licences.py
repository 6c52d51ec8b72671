"""The licences of the packages in the site, and the error when one is missing."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tools.build import licences, places
from tools.build.licences import carry_licences, write_licences
from tools.build.node import METAFILES
from tools.build.running import Stop

Package = Callable[..., Path]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Package:
    """Make a project with all that a site needs; return a function that adds a package to it."""
    fetched = tmp_path / "node_modules"
    monkeypatch.setattr(places, "ROOT", tmp_path)
    monkeypatch.setattr(places, "BUILD", tmp_path / ".build")
    monkeypatch.setattr(licences, "modules", lambda developing: fetched)
    monkeypatch.setattr(licences, "TOLD", tmp_path / "licences.json")
    monkeypatch.setattr(licences, "VENDORED", {"code.js": "code/dist/code.mjs"})
    for name in ("LICENSE", "LICENSE-maps.txt"):
        (tmp_path / name).write_text(f"the words of {name}\n")
    (tmp_path / ".build" / METAFILES).mkdir(parents=True)

    def install(name: str, version: str = "1.0.0", **files: str) -> Path:
        folder = fetched / name
        folder.mkdir(parents=True)
        about = {"name": name, "version": version, "license": "MIT", "repository": f"git+of:{name}"}
        (folder / "package.json").write_text(json.dumps(about))
        for file, text in files.items():
            (folder / file).write_text(text)
        return folder

    tell(pyodide={"version": "3.0.0", "note": "of many"})
    install("pyodide", "3.0.0")
    install("code", LICENSE="of code")
    words = {"licenseText": "A licence\n\nCopyright (c) <year> <owner>\n\nDo as you like."}
    spdx = install("spdx-license-list") / "licenses"
    spdx.mkdir()
    (spdx / "LIKE-1.0.json").write_text(json.dumps(words))
    return install


def tell(**entries: Any) -> None:
    licences.TOLD.write_text(json.dumps(entries))


def bundle(**sizes: int) -> None:
    """Write the file in which esbuild would list the inputs of a script, with their sizes."""
    inputs = {path: {"bytesInOutput": size} for path, size in sizes.items()}
    record = places.BUILD / METAFILES / "main.json"
    record.write_text(json.dumps({"outputs": {"main.js": {"inputs": inputs}}}))


def written() -> str:
    write_licences(places.ROOT)
    return (places.ROOT / "licences.txt").read_text(encoding="utf-8-sig")


def titles(text: str) -> list[str]:
    lines = text.splitlines()
    return [lines[i + 1] for i, line in enumerate(lines[:-2]) if line == lines[i + 2] == "=" * 80]


def test_each_package_of_which_something_is_in_the_site_is_named(package: Package) -> None:
    package("@scope/used", "1.2.3", **{"LICENSE.md": "of the used one"})
    package("unused", LICENSE="of nothing")
    package("stub", LICENSE="of nothing")
    bundle(
        **{
            "web/main.js": 5,
            "node_modules/@scope/used/dist/index.js": 5,
            "node_modules/unused/index.js": 0,
            "(disabled):node_modules/stub/index.js": 5,
        }
    )
    text = written()
    assert titles(text) == ["Knights", "@scope/used 1.2.3", "code 1.0.0", "pyodide 3.0.0"]
    for words in ("of LICENSE\n", "of LICENSE-maps.txt", "of the used one", "of code", "of many"):
        assert words in text
    assert "Its source: of:@scope/used\n" in text


def test_a_package_in_two_folders_is_named_once(package: Package) -> None:
    package("inner/node_modules/code", LICENSE="of code").joinpath("package.json").write_text(
        json.dumps({"name": "code", "version": "1.0.0"})
    )
    bundle(**{"node_modules/inner/node_modules/code/index.js": 5})
    assert titles(written()) == ["Knights", "code 1.0.0", "pyodide 3.0.0"]


def test_a_package_without_a_licence_stops_the_build(package: Package) -> None:
    package("bare", "0.3.0", README="nothing of the kind")
    bundle(**{"node_modules/bare/index.js": 5})
    with pytest.raises(Stop, match=r"^bare 0\.3\.0 is in the site and brings no licence") as stop:
        write_licences(places.ROOT)
    assert "package.json says MIT" in str(stop.value) and "\n" not in str(stop.value)
    assert not (places.ROOT / "licences.txt").exists()


def test_what_brings_no_licence_is_told_with_all_that_it_holds(package: Package) -> None:
    package("bare")
    bundle(**{"node_modules/bare/index.js": 5})
    part = {"licence": "LIKE-1.0", "copyright": ["(c) 2002 Two", "(c) 2003 Three"]}
    tell(
        pyodide={"version": "3.0.0", "note": "of many", "holds": {"zlib": part}},
        bare={"version": "1.0.0", "licence": "LIKE-1.0", "copyright": ["(c) 2001 One"]},
    )
    text = written()
    assert titles(text)[1] == "bare 1.0.0" and titles(text)[-1] == "pyodide 3.0.0: zlib"
    assert "(c) 2001 One\n\nA licence\n\nDo as you like.\n" in text
    assert "(c) 2002 Two\n(c) 2003 Three\n\nA licence\n\nDo as you like.\n" in text


def test_another_version_than_the_one_that_is_told_of_stops_the_build(package: Package) -> None:
    tell(pyodide={"version": "2.9.9", "note": "of many"})
    with pytest.raises(Stop, match=r"pyodide 2\.9\.9, and 3\.0\.0 is in the site"):
        write_licences(places.ROOT)


def test_a_licence_without_words_stops_the_build(package: Package) -> None:
    tell(pyodide={"version": "3.0.0", "licence": "NONE-1.0"})
    with pytest.raises(Stop, match=r"'NONE-1\.0' is no licence of the SPDX list"):
        write_licences(places.ROOT)


def test_one_file_carries_them_at_its_end(tmp_path: Path) -> None:
    page = "<html><body><script>'</body>'</script></body></html>"
    (tmp_path / "licences.txt").write_text("Licences <me@home>\n", encoding="utf-8-sig")
    carried = (
        '<script type="text/plain" id="licences">Licences <me@home>\n</script>\n</body></html>'
    )
    assert carry_licences(page, tmp_path) == page.removesuffix("</body></html>") + carried
    (tmp_path / "licences.txt").write_text("a </script> in it")
    with pytest.raises(Stop, match="what would end a script"):
        carry_licences(page, tmp_path)


def test_the_library_goes_with_its_licence_and_that_of_its_maps() -> None:
    root = Path(__file__).parents[2]
    said = (root / "pyproject.toml").read_text(encoding="utf-8")
    assert 'license-files = ["LICENSE", "LICENSE-maps.txt"]' in said
    maps = (root / "LICENSE-maps.txt").read_text(encoding="utf-8")
    pinned = json.loads((root / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    for name in ("us-atlas", "world-atlas", "@svg-maps/ukraine"):
        assert f"\n{name} {pinned[name]}: " in maps
    assert "Michael Bostock" in maps and "creativecommons.org/licenses/by/4.0/" in maps
