"""A package for a course platform that frames Knights itself: a lesson, or a task for a program."""

import re
from html import escape

from knights.data import read
from knights.language import SPOKEN, speaking, tell
from knights.language.forms import FORMS
from knights.recording.course import PAGE, pack_course
from knights.recording.document import write_json, write_page, write_policy
from knights.scenario import link

# The page in one file, inside of the package.
KNIGHTS = "knights.html"
# Only the page in one file, which the build writes, has this.
MARK = b"globalThis.knightsPack"
LESSON = re.compile(
    rf"(?P<lesson>lesson/(0|[1-9][0-9]?)(\.[1-9][0-9]?)?)(&lang=(?P<language>{'|'.join(FORMS)}))?"
)

FRAME = """\
<iframe id="page" title="{title}" allow="fullscreen; clipboard-write"></iframe>
<script type="application/json" id="course">{course}</script>
<script>{script}</script>"""
STYLE = "html,body{margin:0;height:100%}iframe{display:block;width:100%;height:100%;border:0}"


def pack_page(edition: str, text: str, page: bytes, language: str | None = None) -> bytes:
    """Return a package in which a link or a lesson opens in `page`, the page in one file.

    `language` is that of the package: by default the link's, or the current.

    Raises:
        ValueError: when the link is wrong, or the page is another file.
    """
    if MARK not in page:
        raise ValueError(tell("record-error-page"))
    try:
        script = read("player/course-page.js")
    except OSError:
        raise ValueError(tell("record-error-frame")) from None
    where, chosen = read_where(text.strip().rpartition("#")[2], language)
    with speaking(chosen or SPOKEN.get()):
        title = tell("record-course-framed", link=where if len(where) < 60 else where[:60] + "...")
        course = write_json({"page": KNIGHTS, "link": where})
        body = FRAME.format(title=escape(title), course=course, script=script)
        policy = f"{write_policy([script], [STYLE])}; frame-src 'self'"
        html = write_page(title, policy, STYLE, body)
        return pack_course(edition, title, {PAGE: html, KNIGHTS: page})


def read_where(where: str, language: str | None) -> tuple[str, str | None]:
    """Return what opens in the page, in a language if one is given, and the link's language.

    Raises:
        ValueError: when the link is wrong.
    """
    lesson = LESSON.fullmatch(where)
    if lesson:
        chosen = language or lesson["language"]
        return lesson["lesson"] + (f"&lang={chosen}" if chosen else ""), chosen
    found = link.parse(where)
    if language:
        found.options["lang"] = language
    return link.format(found), found.options.get("lang")
