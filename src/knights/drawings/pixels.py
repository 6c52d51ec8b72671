"""The library's own drawings in SVG as pixels, for places that show no SVG.

It reads what `sheet.make_sheet` writes, and no other SVG: rectangles, circles, lines and paths with
the classes of its style. Signs that `letters` doesn't have are left out, with the text they are in.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import atan2, ceil, cos, hypot, pi, sin, sqrt
from xml.etree import ElementTree

from knights.drawings.letters import letter_strokes
from knights.drawings.png import Colour, write_png

# The longer side of a picture, in pixels: twice what is shown, which smooths its edges.
SIDE = 720
RULE = re.compile(r"\.\w+ (\w*)\.?([\w-]*) \{([^}]*)\}")
PART = re.compile(r"([A-Za-z])|(-?(?:\d+\.?\d*|\.\d+))")
COLOURS = 256
BENDS = 12  # pieces of a curve
HALO = 0.28  # of a font's size

Point = tuple[float, float]
Line = list[Point]
Look = dict[str, str]


class Palette:
    """The colours of some pictures, and what becomes of them below one that is not opaque."""

    def __init__(self) -> None:
        self.colours: list[Colour] = []
        self.numbers: dict[Colour, int] = {}
        self.mixed: dict[tuple[int, int, int], int] = {}

    def find(self, colour: Colour) -> int:
        """The number of a colour; that of the nearest one when there is no room for more."""
        if colour not in self.numbers:
            if len(self.colours) == COLOURS:
                return min(
                    range(COLOURS),
                    key=lambda number: sum(
                        (a - b) ** 2 for a, b in zip(self.colours[number], colour, strict=True)
                    ),
                )
            self.numbers[colour] = len(self.colours)
            self.colours.append(colour)
        return self.numbers[colour]

    def mix(self, below: int, above: int, opacity: float) -> int:
        key = below, above, round(opacity * 100)
        if key not in self.mixed:
            pairs = zip(self.colours[below], self.colours[above], strict=True)
            red, green, blue = (round(a + (b - a) * opacity) for a, b in pairs)
            self.mixed[key] = self.find((red, green, blue))
        return self.mixed[key]


class Canvas:
    """Rows of pixels, each the number of a colour."""

    def __init__(self, width: int, height: int, palette: Palette) -> None:
        self.width, self.height, self.palette = width, height, palette
        self.pixels = bytearray(width * height)

    def fill(
        self, shapes: Iterable[Line], paint: "int | Canvas", opacity: float = 1, odd: bool = False
    ) -> None:
        """Fill closed lines with a colour or a tile; `odd` leaves out what lies in two of them."""
        crossings: dict[int, list[tuple[float, int]]] = {}
        for shape in shapes:
            for (x, y), (to_x, to_y) in zip(shape, [*shape[1:], shape[0]], strict=True):
                down = 1 if y < to_y else -1
                top, bottom = (y, to_y) if y < to_y else (to_y, y)
                first, last = max(0, ceil(top - 0.5)), min(self.height, ceil(bottom - 0.5))
                slope = (to_x - x) / (to_y - y) if first < last else 0
                for row in range(first, last):
                    crossings.setdefault(row, []).append((x + (row + 0.5 - y) * slope, down))
        for row, found in crossings.items():
            winding, start = 0, 0.0
            for x, down in sorted(found):
                if winding == 0:
                    start = x
                winding = 1 - winding if odd else winding + down
                if winding == 0:
                    begin = max(0, ceil(start - 0.5))
                    self.span(row, begin, min(self.width, ceil(x - 0.5)), paint, opacity)

    def span(self, row: int, begin: int, end: int, paint: "int | Canvas", opacity: float) -> None:
        if begin >= end:
            return
        part = slice(row * self.width + begin, row * self.width + end)
        if isinstance(paint, Canvas):
            tile = paint.pixels[row % paint.height * paint.width :][: paint.width]
            shift = begin % paint.width
            self.pixels[part] = (tile * ((end - begin) // paint.width + 2))[shift:][: end - begin]
        elif opacity >= 1:
            self.pixels[part] = bytes([paint]) * (end - begin)
        else:
            below = self.pixels[part]
            table = bytearray(range(256))
            for number in set(below):
                table[number] = self.palette.mix(number, paint, opacity)
            self.pixels[part] = below.translate(table)

    def stroke(self, lines: Iterable[Line], width: float, paint: int, opacity: float = 1) -> None:
        """Draw lines of a width with round ends and joins."""
        half, shapes = max(width, 1.0) / 2, list[Line]()
        for line in lines:
            for (x, y), (to_x, to_y) in pairwise(line):
                length = hypot(to_x - x, to_y - y)
                if length:
                    across, down = half * (to_y - y) / length, half * (x - to_x) / length
                    shapes.append(
                        [
                            (x - across, y - down),
                            (to_x - across, to_y - down),
                            (to_x + across, to_y + down),
                            (x + across, y + down),
                        ]
                    )
            if width > 2:
                shapes += (round_off(point, half) for point in line)
        self.fill(shapes, paint, opacity)


def round_off(centre: Point, radius: float, corners: int = 0) -> Line:
    """A circle as a closed line, in the sense of the pieces of a stroke."""
    corners = corners or max(8, round(2 * sqrt(radius) * 4))
    steps = (2 * pi * corner / corners for corner in range(corners))
    return [(centre[0] + radius * sin(at), centre[1] + radius * cos(at)) for at in steps]


class Drawer:
    """Draws the elements of one SVG on a canvas."""

    def __init__(self, drawing: str, palette: Palette) -> None:
        self.root = ElementTree.fromstring(drawing)
        width, height = (float(self.root.get(name, "1")) for name in ("width", "height"))
        self.scale = min(2.0, SIDE / max(width, height))
        size = (max(1, round(width * self.scale)), max(1, round(height * self.scale)))
        self.canvas = Canvas(*size, palette)
        self.palette = palette
        found = RULE.findall(self.root.findtext("{*}style") or "")
        # A class counts more than a tag, and both more than one of them.
        found.sort(key=lambda rule: (bool(rule[1]), bool(rule[0])))
        self.rules = [(name, kind, dict(read_style(block))) for name, kind, block in found]
        self.tiles: dict[str, Canvas] = {}

    def draw(self) -> Canvas:
        for element in self.root:
            self.draw_element(element, self.canvas)
        return self.canvas

    def draw_element(self, element: ElementTree.Element, canvas: Canvas) -> None:
        tag = element.tag.rpartition("}")[2]
        if tag == "pattern":
            side = max(1, round(float(element.get("width", "1")) * self.scale))
            tile = self.tiles[element.get("id", "")] = Canvas(side, side, self.palette)
            for part in element:
                self.draw_element(part, tile)
        elif tag == "text":
            self.draw_text(element, self.find_look(tag, element))
        elif tag not in ("title", "style"):
            self.paint(tag, element, canvas)

    def find_look(self, tag: str, element: ElementTree.Element) -> Look:
        """The style of an element: its attributes, then the rules for its tag and classes."""
        classes = (element.get("class") or "").split()
        look = {**element.attrib}
        for name, kind, style in self.rules:
            if name in ("", tag) and (not kind or kind in classes):
                look.update(style)
        return look

    def paint(self, tag: str, element: ElementTree.Element, canvas: Canvas) -> None:
        look = self.find_look(tag, element)
        moved = [float(part) for part in re.findall(r"-?[\d.]+", look.get("transform", "0 0 1"))]
        left, top, scale = moved[0] * self.scale, moved[1] * self.scale, moved[2] * self.scale
        lines = [
            [(left + scale * x, top + scale * y) for x, y in line]
            for line in list_lines(tag, element)
        ]

        def fill() -> None:
            named = re.fullmatch(r"url\(#(.+)\)", look.get("fill", "#000"))
            paint = self.tiles[named[1]] if named else self.find_ink(look, "fill")
            if paint is not None and tag != "polyline":
                opacity, odd = float(look.get("fill-opacity", "1")), "fill-rule" in look
                canvas.fill((line for line in lines if len(line) > 2), paint, opacity, odd)

        def stroke() -> None:
            ink = self.find_ink(look, "stroke")
            if ink is not None:
                width = float(look.get("stroke-width", "1")) * scale
                canvas.stroke(lines, width, ink, float(look.get("stroke-opacity", "1")))

        for layer in (stroke, fill) if "paint-order" in look else (fill, stroke):
            layer()

    def find_ink(self, look: Look, name: str) -> int | None:
        colour = look.get(name, "#000" if name == "fill" else "none")
        return None if colour == "none" else self.palette.find(read_colour(colour))

    def draw_text(self, element: ElementTree.Element, look: Look) -> None:
        size = float(look.get("font-size", "16").removesuffix("px")) * self.scale
        strokes = letter_strokes(element.text or "", size)
        if strokes is None:
            return
        lines, width = strokes
        x = float(element.get("x", "0")) * self.scale
        y = (float(element.get("y", "0"))) * self.scale + 0.35 * size
        x -= {"middle": width / 2, "end": width}.get(look.get("text-anchor", ""), 0)
        placed = [[(x + across, y + down) for across, down in line] for line in lines]
        weight = size * (0.13 if int(look.get("font-weight", "400")) > 550 else 0.1)
        halo, ink = self.find_ink(look, "stroke"), self.find_ink(look, "fill")
        if halo is not None:
            opacity = float(look.get("stroke-opacity", "1"))
            self.canvas.stroke(placed, weight + HALO * size, halo, opacity)
        if ink is not None:
            self.canvas.stroke(placed, weight, ink)


def read_style(block: str) -> Iterator[tuple[str, str]]:
    for part in block.split(";"):
        name, _, value = part.partition(":")
        if value:
            yield name.strip(), value.strip()


def read_colour(text: str) -> Colour:
    digits = text.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(2 * digit for digit in digits)
    return int(digits[:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


def list_lines(tag: str, element: ElementTree.Element) -> list[Line]:
    """The outline of an element."""

    def numbers(*names: str) -> Sequence[float]:
        return [float(element.get(name, "0")) for name in names]

    if tag == "rect":
        x, y, width, height = numbers("x", "y", "width", "height")
        return [[(x, y), (x, y + height), (x + width, y + height), (x + width, y), (x, y)]]
    if tag == "circle":
        x, y, radius = numbers("cx", "cy", "r")
        line = round_off((x, y), radius, 24)
        return [[*line, line[0]]]
    if tag in ("polyline", "polygon"):
        pairs = (pair.split(",") for pair in element.get("points", "").split())
        line = [(float(x), float(y)) for x, y in pairs]
        return [[*line, line[0]] if tag == "polygon" and line else line]
    return read_path(element.get("d", ""))


def read_path(text: str) -> list[Line]:
    """Return the lines of a path, its curves as short lines."""
    parts = [found.groups() for found in PART.finditer(text)]
    lines, line, at, command = list[Line](), Line(), 0, ""

    def take(count: int) -> list[float]:
        nonlocal at
        at += count
        return [float(number) for _, number in parts[at - count : at]]

    x = y = 0.0
    while at < len(parts):
        if parts[at][0]:
            command = parts[at][0]
            at += 1
        if command and command in "zZ":
            line.append(line[0])
            (x, y), command = line[0], ""
            continue
        if command == "M":
            line = [(0.0, 0.0)]
            lines.append(line)
            x, y = take(2)
            line[0] = (x, y)
            command = "L"
            continue
        if command == "L":
            x, y = take(2)
        elif command == "l":
            across, down = take(2)
            x, y = x + across, y + down
        elif command in "Hh":
            x = take(1)[0] + (x if command == "h" else 0)
        elif command in "Vv":
            y = take(1)[0] + (y if command == "v" else 0)
        elif command == "Q":
            middle_x, middle_y, to_x, to_y = take(4)
            for step in (0.2, 0.4, 0.6, 0.8):
                a, b, c = (1 - step) ** 2, 2 * step * (1 - step), step**2
                line.append((a * x + b * middle_x + c * to_x, a * y + b * middle_y + c * to_y))
            x, y = to_x, to_y
        elif command == "a":
            radius, _, _, large, sweep, across, down = take(7)
            line += arc_points((x, y), (x + across, y + down), radius, bool(large), bool(sweep))
            x, y = x + across, y + down
        else:
            raise ValueError(f"path {text!r}: this part is not drawn: {parts[at - 1 :]}")
        line.append((x, y))
    return lines


def arc_points(start: Point, end: Point, radius: float, large: bool, sweep: bool) -> Line:
    """The points of a circle's arc between two points, without these.

    Source: SVG 2, appendix B.2.4, "Conversion from endpoint to center parameterization".
    """
    (x, y), (to_x, to_y) = start, end
    chord = hypot(to_x - x, to_y - y)
    away = sqrt(max(0.0, radius**2 - chord**2 / 4)) * (1 if large != sweep else -1) / chord
    middle_x = (x + to_x) / 2 + away * (y - to_y)
    middle_y = (y + to_y) / 2 + away * (to_x - x)
    begin = atan2(y - middle_y, x - middle_x)
    turn = (atan2(to_y - middle_y, to_x - middle_x) - begin) % (2 * pi)
    turn -= 0 if sweep else 2 * pi
    angles = (begin + turn * step / BENDS for step in range(1, BENDS))
    return [(middle_x + radius * cos(at), middle_y + radius * sin(at)) for at in angles]


def draw_png(drawings: Sequence[str]) -> bytes:
    """Return drawings of the library as one PNG, which shows them one after the other."""
    palette = Palette()
    canvases = [Drawer(drawing, palette).draw() for drawing in drawings]
    first = canvases[0]
    same = [one for one in canvases if (one.width, one.height) == (first.width, first.height)]
    return write_png([bytes(one.pixels) for one in same], first.width, palette.colours)


def read_drawing(drawing: str) -> tuple[str, int]:
    """Return the title and the width of a drawing of the library."""
    root = ElementTree.fromstring(drawing)
    return root.findtext("{*}title") or "", round(float(root.get("width", "1")))
