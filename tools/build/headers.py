"""Headers that a host may send with each file, if it allows that: the page works without them."""

from pathlib import Path

from tools.build import places

# README.md, "Headers", gives the reason for each.
EVERYWHERE = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Origin-Agent-Cluster": "?1",
}
BY_FILE = {
    "index.html": {"Content-Security-Policy": "frame-ancestors 'self'"},
    "own.html": {"Content-Security-Policy": "frame-ancestors 'self'; sandbox allow-scripts"},
}
# Types that some servers don't know. Browsers refuse modules with any other type.
TYPES = {"mjs": "text/javascript", "wasm": "application/wasm"}


def headers_of(name: str) -> dict[str, str]:
    """Return the headers of a file, by its name on the site."""
    return {**EVERYWHERE, **BY_FILE.get(name, {})}


def write_for_hosts() -> str:
    """Return `_headers` in the format of Netlify, Cloudflare Pages and others."""
    blocks = [("/*", EVERYWHERE)]
    for name, headers in BY_FILE.items():
        # These hosts also send a page for its name without ending, and the index for a folder.
        short = "" if name == "index.html" else name.removesuffix(".html")
        blocks += [(f"/{address}", headers) for address in dict.fromkeys((name, short))]
    return "\n".join(
        "\n".join([address, *(f"  {header}: {value}" for header, value in headers.items()), ""])
        for address, headers in blocks
    )


def write_for_apache() -> str:
    """Return `.htaccess`, which applies to its own folder, wherever that is."""

    def tell(headers: dict[str, str], indent: str) -> list[str]:
        return [f'{indent}Header set {header} "{value}"' for header, value in headers.items()]

    lines = [f"AddType {kind} .{ending}" for ending, kind in TYPES.items()]
    lines += ["<IfModule mod_headers.c>", *tell(EVERYWHERE, "  ")]
    for name, headers in BY_FILE.items():
        lines += [f'  <Files "{name}">', *tell(headers, "    "), "  </Files>"]
    return "\n".join([*lines, "</IfModule>", ""])


def write_for_nginx() -> str:
    """Return lines to `include` in a `server` block that finds the site by `root`, not `alias`."""

    def tell(headers: dict[str, str], indent: str = "  ") -> list[str]:
        return [f'{indent}add_header {header} "{value}";' for header, value in headers.items()]

    lines = tell(EVERYWHERE, "")
    # A block that adds a header loses those of the enclosing block.
    for name in BY_FILE:
        place = name.replace(".", r"\.")
        lines += [f"location ~ /{place}$ {{", *tell(headers_of(name)), "}"]
    for ending, kind in TYPES.items():
        lines += [f"location ~ \\.{ending}$ {{", "  types { }", f"  default_type {kind};"]
        lines += [*tell(EVERYWHERE), "}"]
    return "\n".join([*lines, ""])


def write_for_caddy() -> str:
    """Return lines to `import` in a site's block."""

    def tell(matcher: str, headers: dict[str, str]) -> list[str]:
        return [f'header {matcher} {header} "{value}"' for header, value in headers.items()]

    lines = tell("*", EVERYWHERE)
    for name, headers in BY_FILE.items():
        known = f"@{name.replace('.', '-')}"
        folder = " */" if name == "index.html" else ""
        lines += [f"{known} path */{name}{folder}", *tell(known, headers)]
    return "\n".join([*lines, ""])


# The file for each kind of host, below `dist`, and the function that writes its text.
HOSTS = {
    "_headers": ("site/_headers", write_for_hosts),
    ".htaccess": ("site/.htaccess", write_for_apache),
    "nginx": ("knights.nginx.conf", write_for_nginx),
    "caddy": ("knights.caddy", write_for_caddy),
}


def write_headers(host: str) -> Path:
    """Write the file for a kind of host, and leave the files for others alone."""
    place, write = HOSTS[host]
    file = places.SITE.parent / place
    file.write_text(write(), encoding="utf-8")
    return file
