"""The HTML file of a recorded search: the player, what it plays, and a drawing of the moment.

Texts of strangers stand in it as data or escaped, and its policy allows the player's own script and
styles by their hashes, and nothing else: no network, no other script, no `eval`.
"""

import hashlib
import json
import re
from base64 import b64encode
from collections.abc import Mapping, Sequence
from functools import cache
from html import escape
from typing import Any

from knights.data import read
from knights.language import SPOKEN, tell

PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<link rel="icon" href="data:,">
<style>{style}</style>
</head>
<body>
{body}
</body>
</html>
"""

BODY = """\
<figure id="still">
{drawing}
<figcaption>{caption}</figcaption>
<p id="fault"></p>
<noscript><p>{scripts}</p></noscript>
</figure>
{markup}
<script type="application/json" id="recording">{recording}</script>
<script type="text/plain" id="events">{events}</script>
<script>{words}</script>
{course}<script>{script}</script>"""

PARTS = {"markup", "style", "script", "course", "words"}


@cache
def read_player(puzzle: str) -> Mapping[str, Any]:
    """Return the player of a puzzle: `tools/build/player.py` says what it consists of.

    Raises:
        ValueError: when this installation has none.
    """
    try:
        return parse_player(read(f"player/{puzzle}.json"), puzzle)
    except OSError:
        raise ValueError(tell("record-error-player", puzzle=puzzle)) from None


def parse_player(text: str, puzzle: str) -> Mapping[str, Any]:
    """Return the player of a puzzle from its JSON.

    Raises:
        ValueError: when it is none.
    """
    try:
        player = json.loads(text)
    except ValueError:
        player = None
    if isinstance(player, dict) and player.keys() == PARTS:
        return player
    raise ValueError(tell("record-error-player", puzzle=puzzle))


def write_document(
    player: Mapping[str, Any],
    content: Mapping[str, Any],
    chunks: Sequence[bytes],
    drawing: str,
    course: bool = False,
) -> str:
    """Return the text of the file; with `course` it asks its questions, and reports."""
    language = SPOKEN.get()
    style, words, script = player["style"], player["words"][language], player["script"]
    # A drawing's own style has no names in it.
    styles = [style, *re.findall(r"<style>(.*?)</style>", drawing, re.S)]
    scenario = content["scenario"]["text"]
    scripts = [words, player["course"], script] if course else [words, script]
    body = BODY.format(
        drawing=drawing.strip(),
        caption=escape(tell("record-still", step=content["position"], scenario=scenario)),
        scripts=escape(tell("record-scripts")),
        markup=player["markup"].strip(),
        recording=write_json({"language": language, **content}),
        events=pack(b"".join(chunks)),
        words=words,
        course=f"<script>{player['course']}</script>\n" if course else "",
        script=script,
    )
    title = tell("record-title", scenario=scenario)
    return write_page(title, write_policy(scripts, styles), style, body)


def write_page(title: str, policy: str, style: str, body: str) -> str:
    """Return a page in the current language."""
    return PAGE.format(
        language=SPOKEN.get(), policy=policy, title=escape(title), style=style, body=body
    )


def write_policy(scripts: Sequence[str], styles: Sequence[str]) -> str:
    allowed = [" ".join(f"'{hash_text(text)}'" for text in texts) for texts in (scripts, styles)]
    return (
        f"default-src 'none'; script-src {allowed[0]}; style-src {allowed[1]}; img-src data:;"
        " base-uri 'none'; form-action 'none'"
    )


def hash_text(text: str) -> str:
    """Return the hash by which a policy allows a script or a style in a page."""
    return "sha256-" + pack(hashlib.sha256(text.encode()).digest())


def write_json(content: object) -> str:
    r"""Return JSON that can stand inside an element of a page.

    >>> write_json({"name": "</script>"})
    '{"name":"\\u003c/script>"}'
    """
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c")


def pack(content: bytes) -> str:
    return b64encode(content).decode()
