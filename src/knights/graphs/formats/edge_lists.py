"""Edge lists of NetworkX: two names without blanks, then a dict of the edge's data."""

import re

from knights.graphs.formats.raw import Numbering, Raw, wrong_line

LINE = re.compile(r"(\S+)[ \t]+(\S+)[ \t]+(\{(?:['\"].*)?\})")


def read(form: str, text: str) -> Raw:
    numbers, edges, weighted = Numbering(), list[tuple[int, int]](), False
    for number, line in enumerate(text.splitlines(), start=1):
        bare = line.strip()
        if not bare or bare.startswith("#"):
            continue
        found = LINE.fullmatch(bare)
        if found is None:
            raise wrong_line(form, number, line, "A B {}")
        edges.append((numbers[found[1]], numbers[found[2]]))
        weighted = weighted or found[3] != "{}"
    return Raw(form, numbers.names, edges, weighted=weighted)
