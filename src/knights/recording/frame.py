"""A recorded search inside another page: a frame with the player, a picture below it, a link.

A notebook may take the frame away without a word, as Colab does in some outputs, and the link's
address, as JupyterLab does in a notebook that it does not trust. The picture and the words stay.
"""

import zlib
from base64 import b64encode
from html import escape

from knights.language import SPOKEN, tell

# The page unpacks itself: packed it is a quarter as long.
PAGE = (
    '<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title>'
    "<noscript>{scripts}</noscript><script>(async()=>{{"
    'const packed=Uint8Array.from(atob("{packed}"),(sign)=>sign.charCodeAt(0));'
    'const stream=new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));'
    "const page=await new Response(stream).text();"
    "document.open();document.write(page);document.close()}})()</script>"
)
FRAME = (
    '<iframe sandbox="allow-scripts" title="{title}" srcdoc="{page}" style="grid-area: 1 / 1;'
    ' width: 100%; height: 100%; min-height: 28rem; border: 0"></iframe>'
)
FIGURE = (
    '<figure style="margin: 0; max-width: 64rem"><div style="display: grid">'
    '<div style="grid-area: 1 / 1">{picture}<p>{run}</p></div>{frame}</div>'
    "<figcaption>{link} {more}</figcaption></figure>"
)
PICTURE = (
    '<img src="data:image/{kind};base64,{packed}" alt="{about}" width="{width}"'
    ' style="display: block; max-width: 100%">'
)


def pack_page(html: str, title: str) -> str:
    """Return a short page that unpacks a page and becomes it."""
    packer = zlib.compressobj(9, zlib.DEFLATED, zlib.MAX_WBITS | 16)  # 16: in the format of gzip
    packed = packer.compress(html.encode()) + packer.flush()
    return PAGE.format(
        language=SPOKEN.get(),
        title=escape(title),
        scripts=escape(tell("record-scripts")),
        packed=b64encode(packed).decode(),
    )


def write_figure(html: str, scenario: str, picture: str, more: str = "", address: str = "") -> str:
    """Return a figure with a recorded search; `picture` is what shows below its frame.

    The link leads to an address, or else saves the file. `more` is a sentence beside it.
    """
    page, frame = pack_frame(html, scenario)
    if address:
        href, told = f'href="{escape(address)}"', tell("record-open")
    else:
        name = "".join(sign if sign.isalnum() else "-" for sign in scenario)[:60]
        href = f'href="data:text/html,{escape(page_address(page))}" download="{name}.html"'
        told = tell("record-save")
    return FIGURE.format(
        picture=picture,
        run=escape(tell("record-run")),
        frame=frame,
        link=f"<a {href}>{escape(told)}</a>",
        more=escape(more),
    )


def write_frame(html: str, scenario: str) -> str:
    """Return the frame alone: marimo moves it out of a figure, and keeps no address of a file."""
    return pack_frame(html, scenario)[1]


def pack_frame(html: str, scenario: str) -> tuple[str, str]:
    """Return a packed page, and the frame that shows it."""
    title = tell("record-title", scenario=scenario)
    page = pack_page(html, title)
    return page, FRAME.format(title=escape(title), page=escape(page))


def page_address(page: str) -> str:
    """Return a page's text so that it can follow `data:text/html,`."""
    return page.replace("%", "%25").replace("#", "%23").replace("+", "%2B")


def write_picture(content: bytes, kind: str, about: str, width: float) -> str:
    """Return an image of so many pixels across; `about` is what a screen reader reads."""
    packed = b64encode(content).decode()
    return PICTURE.format(kind=kind, packed=packed, about=escape(about), width=round(width))
