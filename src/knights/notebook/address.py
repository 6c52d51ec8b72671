"""The address of the site that links below a search lead to, if a session has set one."""

from knights.language import tell
from knights.quoting import cite
from knights.scenario.link import Link
from knights.scenario.link import format as format_link

PAGE = {"address": ""}


def link_to(address: str) -> None:
    """Make links below a search lead to a site's page; "" makes them save the search as a file.

    Raises:
        ValueError: when it is not an address on the web.
    """
    good = isinstance(address, str) and (not address or address.startswith(("https://", "http://")))
    if not good or "#" in address:
        raise ValueError(tell("notebook-error-address", address=cite(address)))
    PAGE["address"] = address


def find_address(link: Link) -> str:
    """Return the address of a moment on the site; "" if the session has set no site."""
    return PAGE["address"] and f"{PAGE['address']}#{format_link(link)}"
