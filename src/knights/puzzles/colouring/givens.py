"""Colours that regions have from the beginning: their text, and whether they go together."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from knights.language import tell
from knights.mistakes import as_items, as_whole
from knights.quoting import cite

COLOURS = ("red", "blue", "yellow", "green", "orange", "purple", "brown", "pink")

# A text such as "Texas:red,Utah:2", colours by region, or choices.
type GivensLike = str | Mapping[str, str | int] | Iterable[int]


def write_link_colour(colour: int) -> str:
    """Name a colour as links write it, in every language: red, blue ...; from the ninth on 9 ...

    >>> write_link_colour(0), write_link_colour(8)
    ('red', '9')
    """
    return COLOURS[colour] if colour < len(COLOURS) else str(colour + 1)


def write_givens(names: Sequence[str], colours: int, givens: Iterable[int]) -> str:
    """Write given colours by regions, in the map's order.

    >>> write_givens(["A", "B"], 3, {3, 2})
    'A:yellow,B:red'
    """
    pairs = (divmod(given, colours) for given in sorted(givens))
    return ",".join(f"{names[region]}:{write_link_colour(colour)}" for region, colour in pairs)


def read_givens(names: Sequence[str], colours: int, givens: GivensLike) -> Iterator[int]:
    """Read given colours as choices.

    Raises:
        ValueError: when there is no such region or colour.
    """
    pairs: Iterable[tuple[str, str | int]]
    if isinstance(givens, str):
        parts = [part.strip() for part in givens.split(",") if part.strip()]
        halves = (part.rsplit(":", 1) if ":" in part else (part, "") for part in parts)
        pairs = [(name.strip(), colour.strip()) for name, colour in halves]
    elif isinstance(givens, Mapping):
        pairs = givens.items()
    else:
        items = as_items(givens)
        for given in [givens] if items is None else items:
            yield check_choice(names, colours, given)
        return
    known = {name.casefold(): region for region, name in enumerate(names)}
    known |= {name: region for region, name in enumerate(names)}
    for name, colour in pairs:
        region = known.get(name, known.get(str(name).casefold()))
        if region is None:
            raise ValueError(tell("colouring-error-region", region=cite(name)))
        yield region * colours + read_colour(colours, colour)


def read_colour(colours: int, text: str | int) -> int:
    """Read a colour by its name or number, from 1; it is counted from 0.

    Raises:
        ValueError: when there is no such colour.
    """
    word = str(text).casefold()
    number = COLOURS.index(word) + 1 if word in COLOURS else int(word) if word.isdecimal() else 0
    if not 1 <= number <= colours:
        told = {"colour": cite(text), "known": [write_link_colour(c) for c in range(colours)][:8]}
        raise ValueError(tell("colouring-error-colour", most=str(colours), **told))
    return number - 1


def check_choice(names: Sequence[str], colours: int, given: object) -> int:
    choice, most = as_whole(given), len(names) * colours - 1
    if choice is None or not 0 <= choice <= most:
        raise ValueError(tell("colouring-error-given", given=cite(given), most=str(most)))
    return choice


def check_givens(
    names: Sequence[str],
    shown: Sequence[str],
    neighbours: Sequence[Sequence[int]],
    colours: int,
    givens: Iterable[int],
) -> None:
    """Check that given colours go together; `shown` are the names in the current language.

    Raises:
        ValueError: when a region has two colours, or two neighbours have the same.
    """
    told = cite(write_givens(names, colours, givens))
    given: dict[int, int] = {}
    for region, colour in (divmod(choice, colours) for choice in sorted(givens)):
        if region in given:
            raise ValueError(tell("colouring-error-two-colours", givens=told, region=shown[region]))
        given[region] = colour
    for region, colour in given.items():
        for near in neighbours[region]:
            if given.get(near) == colour:
                about = {"regions": [shown[region], shown[near]], "givens": told}
                name = tell("colouring-colour", colour=colour + 1)
                raise ValueError(tell("colouring-error-alike", colour=name, **about))
