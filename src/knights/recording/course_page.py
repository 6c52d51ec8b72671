"""A package for a course platform that frames Knights itself: a lesson, or a task for a program."""

import re
from html import escape

from knights.data import read
from knights.language import SPOKEN, tell
from knights.recording.course import PAGE, pack_course
from knights.recording.document import hash_text, write_json
from knights.scenario import link

# The page in one file, inside of the package.
KNIGHTS = "knights.html"
# Only the page in one file, which the build writes, has this.
MARK = b"globalThis.knightsPack"
LESSON = re.compile(r"lesson/[1-9][0-9]?(\.[1-9][0-9]?)?(&lang=[a-z]{2})?")

FRAME = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src '{script_hash}';\
 style-src '{style_hash}'; frame-src 'self'; img-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="icon" href="data:,">
<style>{style}</style>
</head>
<body>
<iframe id="page" title="{title}" allow="fullscreen; clipboard-write"></iframe>
<script type="application/json" id="course">{course}</script>
<script>{script}</script>
</body>
</html>
"""
STYLE = "html,body{margin:0;height:100%}iframe{display:block;width:100%;height:100%;border:0}"


def pack_page(edition: str, text: str, page: bytes) -> bytes:
    """Return a package in which a link or a lesson opens in `page`, the page in one file.

    Raises:
        ValueError: when the link is wrong, or the page is another file.
    """
    if MARK not in page:
        raise ValueError(tell("record-error-page"))
    try:
        script = read("player/course-page.js")
    except OSError:
        raise ValueError(tell("record-error-frame")) from None
    where = text.strip().rpartition("#")[2]
    if LESSON.fullmatch(where) is None:
        where = link.format(link.parse(where))
    title = tell("record-course-framed", link=where if len(where) < 60 else where[:60] + "...")
    html = FRAME.format(
        language=SPOKEN.get(),
        script_hash=hash_text(script),
        style_hash=hash_text(STYLE),
        title=escape(title),
        style=STYLE,
        course=write_json({"page": KNIGHTS, "link": where}),
        script=script,
    )
    return pack_course(edition, title, {PAGE: html, KNIGHTS: page})
