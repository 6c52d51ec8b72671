"""Figures of the benchmark, their targets, and their table."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from math import ceil


@dataclass(frozen=True)
class Figure:
    """One measured figure; `least` or `most` is its target, if it has one."""

    topic: str
    name: str
    value: float
    unit: str = ""
    least: float | None = None
    most: float | None = None
    engine: str = ""

    @property
    def met(self) -> bool | None:
        """Tell whether the target is reached; None without a target."""
        if self.least is not None:
            return self.value >= self.least
        if self.most is not None:
            return self.value <= self.most
        return None

    @property
    def target(self) -> str:
        if self.least is not None:
            return f">= {self.least:g}"
        if self.most is not None:
            return f"<= {self.most:g}"
        return ""

    def as_json(self) -> dict[str, object]:
        return {**asdict(self), "met": self.met}


def quantile(values: Iterable[float], part: float) -> float:
    """Return the smallest value that is not below `part` of them all.

    >>> quantile([4, 1, 3, 2], 0.5)
    2
    """
    ordered = sorted(values)
    if not ordered:
        raise ValueError("there are no values: measure some first")
    return ordered[max(0, ceil(part * len(ordered)) - 1)]


def show(figures: Sequence[Figure]) -> str:
    """Format figures as a table: a row for each figure, a column for each engine."""
    engines = list(dict.fromkeys(figure.engine for figure in figures))
    rows: dict[tuple[str, str], dict[str, Figure]] = {}
    for figure in figures:
        rows.setdefault((figure.topic, figure.name), {})[figure.engine] = figure
    lines = [f"{'':<58}" + "".join(f"{engine or 'native':>14}" for engine in engines) + "  target"]
    topic = ""
    for (new, name), cells in rows.items():
        if new != topic:
            topic = new
            lines += ["", topic]
        first = next(iter(cells.values()))
        label = f"  {name}" + (f" ({first.unit})" if first.unit else "")
        text = "".join(f"{tell(cells.get(engine)):>14}" for engine in engines)
        lines.append(f"{label:<58}{text}  {first.target}")
    return "\n".join(line.rstrip() for line in lines)


def tell(figure: Figure | None) -> str:
    if figure is None:
        return "-"
    mark = {None: "  ", True: " +", False: " !"}[figure.met]
    return f"{figure.value:.4g}{mark}"
