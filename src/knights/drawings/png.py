"""Pictures of pixels in the format PNG, still or moving, by the standard library alone.

Format: PNG (Third Edition), W3C Recommendation. The chunks `acTL`, `fcTL` and `fdAT` make it move;
a program that does not know them shows the first picture.
"""

import struct
import zlib
from collections.abc import Sequence

SIGNATURE = b"\x89PNG\r\n\x1a\n"
SECONDS = 0.5

type Colour = tuple[int, int, int]


def write_png(frames: Sequence[bytes], width: int, palette: Sequence[Colour]) -> bytes:
    """Return a PNG of pictures of the same size, shown one after the other, once.

    A picture is the number of each pixel's colour in the palette, row by row. Each is shown for
    SECONDS, the last one from then on.
    """
    height = len(frames[0]) // width
    chunks = [
        make_chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        make_chunk(b"PLTE", b"".join(map(bytes, palette))),
    ]
    moves, number = len(frames) > 1, 0
    if moves:
        chunks.append(make_chunk(b"acTL", struct.pack(">II", len(frames), 1)))
    before = None
    for frame in frames:
        left, top, right, bottom = find_changes(before, frame, width)
        if moves:
            box = (right - left, bottom - top, left, top)
            pause = (round(SECONDS * 1000), 1000)
            told = struct.pack(">IIIIIHHBB", number, *box, *pause, 0, 0)
            chunks.append(make_chunk(b"fcTL", told))
            number += 1
        rows = (frame[y * width + left : y * width + right] for y in range(top, bottom))
        packed = zlib.compress(b"".join(b"\0" + row for row in rows), 9)
        if before is None:
            chunks.append(make_chunk(b"IDAT", packed))
        else:
            chunks.append(make_chunk(b"fdAT", struct.pack(">I", number) + packed))
            number += 1
        before = frame
    return SIGNATURE + b"".join([*chunks, make_chunk(b"IEND", b"")])


def make_chunk(name: bytes, content: bytes) -> bytes:
    check = zlib.crc32(name + content)
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", check)


def find_changes(before: bytes | None, frame: bytes, width: int) -> tuple[int, int, int, int]:
    """Return the least box that holds all changed pixels, one pixel at least: x, y, x, y."""
    height = len(frame) // width
    if before is None:
        return 0, 0, width, height
    rows = [slice(y * width, (y + 1) * width) for y in range(height)]
    changed = [y for y, row in enumerate(rows) if before[row] != frame[row]]
    if not changed:
        return 0, 0, 1, 1
    top, bottom = changed[0], changed[-1] + 1
    pairs = [(before[rows[y]], frame[rows[y]]) for y in changed]
    left = next(x for x in range(width) if any(old[x] != new[x] for old, new in pairs))
    right = next(
        x for x in range(width, 0, -1) if any(old[x - 1] != new[x - 1] for old, new in pairs)
    )
    return left, top, right, bottom
