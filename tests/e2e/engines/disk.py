"""Pages on a disk: one file each, without a server."""

from pathlib import Path

COLLECTOR = Path(__file__).with_name("collector.js")

# Refuses any request and reports it to the page; the page's own policy allows no more than this.
POLICY = "default-src 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob: data:"


def copy_alone(page: Path, folder: Path) -> Path:
    """Copy a page into a folder of its own, so that nothing lies beside it.

    The copy records its own problems and requests, as not every driver reports them. The recording
    script stands before the page's policy, so the policy does not block it.
    """
    folder.mkdir(parents=True)
    copy = folder / page.name
    html = page.read_text(encoding="utf-8")
    script = COLLECTOR.read_text(encoding="utf-8")
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    html = html.replace("<head>", f"<head><script>{script}</script>{policy}", 1)
    copy.write_text(html, encoding="utf-8")
    return copy
