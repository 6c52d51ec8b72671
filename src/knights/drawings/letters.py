"""Letters as lines, for pictures made of pixels: a grid of 4 x 6, and 2 more below the line.

Each line is a row of points; a point is two digits, across from the left and down from the top.
"""

HEIGHT = 6  # of a capital; its width is 4
NARROW = frozenset("ijl1.,:'|!")

LINES = {
    "0": "10 30 41 45 36 16 05 01 10",
    "1": "11 30 36",
    "2": "01 10 30 41 42 06 46",
    "3": "00 40 22 32 43 45 36 16 05",
    "4": "36 30 04 44",
    "5": "40 00 02 32 43 45 36 16 05",
    "6": "30 20 03 05 16 36 45 44 33 13 04",
    "7": "00 40 16",
    "8": "10 30 41 42 33 13 02 01 10/13 04 05 16 36 45 44 33",
    "9": "16 26 43 41 30 10 01 02 13 33 42",
    "A": "06 20 46/14 34",
    "B": "03 33 42 41 30 00 06 36 45 44 33",
    "C": "41 30 10 01 05 16 36 45",
    "D": "00 06 26 44 42 20 00",
    "E": "40 00 06 46/03 33",
    "F": "40 00 06/03 33",
    "G": "41 30 10 01 05 16 36 45 43 23",
    "H": "00 06/40 46/03 43",
    "I": "20 26",
    "J": "40 45 36 16 05",
    "K": "00 06/40 03 46",
    "L": "00 06 46",
    "M": "06 00 23 40 46",
    "N": "06 00 46 40",
    "O": "10 30 41 45 36 16 05 01 10",
    "P": "06 00 30 41 42 33 03",
    "Q": "10 30 41 45 36 16 05 01 10/34 46",
    "R": "06 00 30 41 42 33 03/23 46",
    "S": "41 30 10 01 02 13 33 44 45 36 16 05",
    "T": "00 40/20 26",
    "U": "00 05 16 36 45 40",
    "V": "00 26 40",
    "W": "00 16 23 36 40",
    "X": "00 46/40 06",
    "Y": "00 23 40/23 26",
    "Z": "00 40 06 46",
    "a": "12 32 43 46/44 14 05 16 36 45",
    "b": "00 06/03 12 32 43 45 36 16 05",
    "c": "43 32 12 03 05 16 36 45",
    "d": "40 46/43 32 12 03 05 16 36 45",
    "e": "04 44 43 32 12 03 05 16 36 45",
    "f": "40 30 21 26/02 42",
    "g": "42 47 38 18 07/43 32 12 03 05 16 36 45",
    "h": "00 06/03 12 32 43 46",
    "i": "22 26/20 20",
    "j": "22 27 18/20 20",
    "k": "00 06/32 04 36",
    "l": "20 26",
    "m": "02 06/03 12 23 26/23 32 43 46",
    "n": "02 06/03 12 32 43 46",
    "o": "12 32 43 45 36 16 05 03 12",
    "p": "02 08/03 12 32 43 45 36 16 05",
    "q": "42 48/43 32 12 03 05 16 36 45",
    "r": "02 06/04 22 32",
    "s": "43 32 12 03 14 34 45 36 16 05",
    "t": "20 25 36/02 42",
    "u": "02 05 16 36 45/42 46",
    "v": "02 26 42",
    "w": "02 16 24 36 42",
    "x": "02 46/42 06",
    "y": "02 26/42 18",
    "z": "02 42 06 46",
    " ": "",
    "-": "03 43",
    "+": "03 43/21 25",
    ".": "26 26",
    ",": "26 17",
    ":": "23 23/26 26",
    "/": "06 40",
    "'": "20 22",
    "=": "02 42/04 44",
}


def letter_strokes(text: str, size: float) -> tuple[list[list[tuple[float, float]]], float] | None:
    """Return the lines of a text from its baseline on, and its width; None if a sign is missing.

    The size is that of the font, in the units of the points that are returned.
    """
    if not all(sign in LINES for sign in text):
        return None
    unit, lines, x = size * 0.12, list[list[tuple[float, float]]](), 0.0
    for sign in text:
        narrow = sign in NARROW
        left = x - (0.8 * unit if narrow else 0)
        for line in LINES[sign].split("/"):
            points = [(int(point[0]), int(point[1])) for point in line.split()]
            if points:
                lines.append(
                    [
                        (left + 0.85 * unit * across, unit * (down - HEIGHT))
                        for across, down in points
                    ]
                )
        x += unit * (3 if narrow else 5)
    return lines, max(0.0, x - 1.6 * unit)
