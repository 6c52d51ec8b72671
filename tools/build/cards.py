"""Pages whose addresses can be shared: one for each card of the first page, in each language.

The part of an address after `#` never reaches a server, so no platform can show what a link leads
to. Each of these pages has an address of its own, says in its head what it is about (Open Graph),
names its frame in `oembed.json` (oEmbed 1.0), and leads on to the link. All of that needs absolute
addresses, so only a build that is told the site's own address makes them.
"""

import argparse
import json
from base64 import b64decode
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tools.build import places
from tools.build.languages import ORIGIN, other_languages
from tools.build.places import remove
from tools.build.python import packages

FOLDER = "cards"
PICTURE = "picture.png"
# The frame that *Share* writes, too.
FRAME = json.loads((places.ROOT / "src/knights/data/frame.json").read_text(encoding="utf-8"))

PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'">
<meta http-equiv="refresh" content="0; url={link}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<meta name="description" content="{about}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Knights">
<meta property="og:url" content="{address}">
<meta property="og:title" content="{title}">
<meta property="og:description" content="{about}">
<meta property="og:image" content="{picture}">
<meta property="og:image:width" content="{width}">
<meta property="og:image:height" content="{height}">
<meta name="twitter:card" content="summary">
<link rel="alternate" type="application/json+oembed" href="{address}oembed.json" title="{title}">
</head>
<body>
<p><a href="{link}">{title}</a></p>
<p>{about}</p>
<p><img src="{picture}" alt="" width="{width}" height="{height}"></p>
</body>
</html>
"""

LIST = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
</head>
<body>
<h1>{title}</h1>
<ul>{items}
</ul>
</body>
</html>
"""


def site_address(text: str) -> str:
    """Return the address of a site from its text, with a slash at its end.

    Raises `argparse.ArgumentTypeError` if it is none.
    """
    try:
        parts = urlsplit(text)
        good = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        good = False
    if not good or set(text) & set(" ?#\"'<>\\"):
        raise argparse.ArgumentTypeError(
            f"{text!r} is no address of a site: give one such as https://example.org/knights/"
        )
    return f"{text.rstrip('/')}/"


def place_cards(site: Path, address: str | None) -> None:
    """Put the cards into a site that has this address; without one, remove those of before."""
    remove(site / FOLDER)
    if address is None:
        return
    words = [site / "gallery.json", ORIGIN, *other_languages()]
    library, call = places.ROOT / "src", packages("site").call
    packed, cards = json.loads(call("drawing the cards", "card_contents.main", library, *words))
    pictures = {name: b64decode(content) for name, content in packed.items()}
    write_cards(site, address, pictures, cards)


def write_cards(
    site: Path,
    address: str,
    pictures: Mapping[str, bytes],
    cards: Mapping[str, Mapping[str, Any]],
) -> None:
    """Write the pages of all cards, by language, and a list of them; all share the pictures."""
    for name, content in pictures.items():
        (site / FOLDER / name).mkdir(parents=True)
        (site / FOLDER / name / PICTURE).write_bytes(content)
    for language, told in cards.items():
        folder = FOLDER if language == ORIGIN else f"{FOLDER}/{language}"
        items = ""
        for name, card in told["cards"].items():
            place = site / folder / name
            place.mkdir(parents=True, exist_ok=True)
            picture = f"{address}{FOLDER}/{name}/{PICTURE}"
            size = read_size(pictures[name])
            page, oembed = make_card(
                language, card, f"{address}{folder}/{name}/", address, picture, size
            )
            (place / "index.html").write_text(page, encoding="utf-8")
            (place / "oembed.json").write_text(oembed, encoding="utf-8")
            items += f'\n<li><a href="{name}/">{escape(card["title"])}</a></li>'
        text = LIST.format(language=language, title=escape(told["title"]), items=items)
        (site / folder / "index.html").write_text(text, encoding="utf-8")


def make_card(
    language: str,
    card: Mapping[str, str],
    address: str,
    site: str,
    picture: str,
    size: tuple[int, int],
) -> tuple[str, str]:
    """Return a card's page and its `oembed.json`, with the address and the size of its picture."""
    title, (width, height) = escape(card["title"]), size
    page = PAGE.format(
        language=language,
        title=title,
        about=escape(card["about"]),
        link=escape(f"{site}#{card['link']}"),
        address=escape(address),
        picture=escape(picture),
        width=width,
        height=height,
    )
    source = f"{site}embed.html#{card['link']}"
    told = {
        "version": "1.0",
        "type": "rich",
        "title": card["title"],
        "provider_name": "Knights",
        "provider_url": site,
        "html": FRAME["html"].format(source=escape(source), title=title, **FRAME["board"]),
        **FRAME["board"],
        "thumbnail_url": picture,
        "thumbnail_width": width,
        "thumbnail_height": height,
    }
    return page, json.dumps(told, ensure_ascii=False, indent=1)


def read_size(picture: bytes) -> tuple[int, int]:
    """Return the width and the height that stand in the head of a PNG."""
    return int.from_bytes(picture[16:20], "big"), int.from_bytes(picture[20:24], "big")
