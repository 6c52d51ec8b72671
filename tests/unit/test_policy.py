"""The page's policy allows its own scripts by origin, and the import map by its hash."""

import base64
import hashlib
import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
INDEX = (WEB / "index.html").read_text(encoding="utf-8")


def test_the_scripts_in_the_page_are_those_whose_hashes_the_policy_names():
    inline = re.findall(r"<script(?: type=\"importmap\")?>(.*?)</script>", INDEX, re.S)
    assert len(inline) == 1, "only the import map stands in the page itself"
    for script in inline:
        found = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
        start = script.strip().splitlines()[0]
        assert f"'sha256-{found}'" in INDEX, f"{start}: its hash is now sha256-{found}"


def test_the_policy_stands_before_all_that_it_governs():
    policy = INDEX.index('http-equiv="Content-Security-Policy"')
    assert policy < min(INDEX.index("<script"), INDEX.index("<link"))


def test_no_script_hides_in_an_attribute():
    assert not re.search(r"\son[a-z]+\s*=", re.sub(r"<!--.*?-->", "", INDEX, flags=re.S))


def test_no_module_makes_html_of_text():
    modules = [*WEB.rglob("*.ts")]
    assert len(modules) > 300
    for path in modules:
        source = path.read_text(encoding="utf-8")
        found = re.search(
            r"\.(?:innerHTML|outerHTML)\s*\+?=(?!=)|insertAdjacentHTML|document\.write\b", source
        )
        assert found is None, f"{path.relative_to(WEB)}: {found and found[0]}"


def test_the_import_map_stands_before_all_modules():
    # Firefox ignores an import map after the first request for a module.
    places = [INDEX.index(sign) for sign in ('type="module"', "modulepreload") if sign in INDEX]
    assert INDEX.index('type="importmap"') < min(places)
