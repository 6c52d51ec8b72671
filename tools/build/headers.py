"""What a host may say with each file, for hosts that let one choose: the page does without."""

from pathlib import Path

from tools.build import places

# Why each is there stands in README.md, "Headers".
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
# Those that some servers do not know. Browsers run no module that comes as anything else.
TYPES = {"mjs": "text/javascript", "wasm": "application/wasm"}


def headers_of(name: str) -> dict[str, str]:
    """What goes with a file, by its name on the site."""
    return {**EVERYWHERE, **BY_FILE.get(name, {})}


def write_for_hosts() -> str:
    """`_headers`, as Netlify, Cloudflare Pages and others read it."""
    blocks = [("/*", EVERYWHERE)]
    for name, headers in BY_FILE.items():
        # These hosts also answer for a page without its ending, and for a folder with its index.
        short = "" if name == "index.html" else name.removesuffix(".html")
        blocks += [(f"/{address}", headers) for address in dict.fromkeys((name, short))]
    return "\n".join(
        "\n".join([address, *(f"  {header}: {value}" for header, value in headers.items()), ""])
        for address, headers in blocks
    )


def write_for_apache() -> str:
    """`.htaccess`, which takes effect in its folder wherever that is."""

    def tell(headers: dict[str, str], indent: str) -> list[str]:
        return [f'{indent}Header set {header} "{value}"' for header, value in headers.items()]

    lines = [f"AddType {kind} .{ending}" for ending, kind in TYPES.items()]
    lines += ["<IfModule mod_headers.c>", *tell(EVERYWHERE, "  ")]
    for name, headers in BY_FILE.items():
        lines += [f'  <Files "{name}">', *tell(headers, "    "), "  </Files>"]
    return "\n".join([*lines, "</IfModule>", ""])


def write_for_nginx() -> str:
    """Lines for a `server` block, by `include`; the site is found by `root`, not by `alias`."""

    def tell(headers: dict[str, str], indent: str = "  ") -> list[str]:
        return [f'{indent}add_header {header} "{value}";' for header, value in headers.items()]

    lines = tell(EVERYWHERE, "")
    # A block that adds a header has none of those outside of it.
    for name in BY_FILE:
        place = name.replace(".", r"\.")
        lines += [f"location ~ /{place}$ {{", *tell(headers_of(name)), "}"]
    for ending, kind in TYPES.items():
        lines += [f"location ~ \\.{ending}$ {{", "  types { }", f"  default_type {kind};"]
        lines += [*tell(EVERYWHERE), "}"]
    return "\n".join([*lines, ""])


def write_for_caddy() -> str:
    """Lines for a site's block, by `import`."""

    def tell(matcher: str, headers: dict[str, str]) -> list[str]:
        return [f'header {matcher} {header} "{value}"' for header, value in headers.items()]

    lines = tell("*", EVERYWHERE)
    for name, headers in BY_FILE.items():
        known = f"@{name.replace('.', '-')}"
        folder = " */" if name == "index.html" else ""
        lines += [f"{known} path */{name}{folder}", *tell(known, headers)]
    return "\n".join([*lines, ""])


# The file for each kind of host, below `dist`, and what it holds.
HOSTS = {
    "_headers": ("site/_headers", write_for_hosts),
    ".htaccess": ("site/.htaccess", write_for_apache),
    "nginx": ("knights.nginx.conf", write_for_nginx),
    "caddy": ("knights.caddy", write_for_caddy),
}


def write_headers(host: str) -> Path:
    """Write the file for a kind of host; those for others stay."""
    place, write = HOSTS[host]
    file = places.SITE.parent / place
    file.write_text(write(), encoding="utf-8")
    return file
