"""Numbers, plurals and lists of names in each language.

Plural rules: Unicode CLDR, Language Plural Rules, https://www.unicode.org/cldr/charts/latest/
supplemental/language_plural_rules.html. The page asks the browser's own `Intl` for the same.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Forms:
    """The grammar of a language for numbers and lists.

    `categories` are the plural forms of whole numbers; `plural` returns the form for a number.
    """

    categories: tuple[str, ...]
    plural: Callable[[float], str]
    thousands: str
    point: str
    links: dict[str, str]
    others: Callable[[int], str]
    turned: bool = False  # the language is written from right to left

    def number(self, value: float, least: int = 0, most: int = 3) -> str:
        """Format a number with separators of thousands and the given digits after the point.

        >>> FORMS["en"].number(1234), FORMS["en"].number(2.50), FORMS["en"].number(2, 1)
        ('1,234', '2.5', '2.0')
        """
        least, most = max(0, least), max(least, most if most >= 0 else 3)
        # Whole numbers are formatted as such: a long one would lose digits as a float.
        written = f"{value:,}" if isinstance(value, int) else f"{value:,.{most}f}"
        whole, _, rest = written.partition(".")
        rest = (rest[:least] + rest[least:].rstrip("0")).ljust(least, "0")
        return whole.replace(",", self.thousands) + (self.point + rest if rest else "")

    def row(self, names: Sequence[object], link: str, most: int = 0) -> str:
        """Join names to a list; if there are more than `most` (unless 0), only the first are named.

        >>> FORMS["en"].row(["a1", "b3", "c5"], "and"), FORMS["en"].row("abcd", "or", 3)
        ('a1, b3 and c5', 'a or 3 others')
        """
        told = [self.show(name) for name in names]
        if 0 < most < len(told):
            told = [*told[: most - 2], self.others(len(told) - most + 2)]
        if len(told) < 2:
            return "".join(told)
        return f"{', '.join(told[:-1])} {self.links[link]} {told[-1]}"

    def show(self, value: object) -> str:
        """Format a value: a number with separators of thousands, a list as a list, text unchanged.

        >>> FORMS["en"].show("4821"), FORMS["en"].show(4821), FORMS["en"].show(True)
        ('4821', '4,821', 'true')
        """
        match value:
            case int() | float() if not isinstance(value, bool):
                return self.number(value)
            case list() | tuple():
                return self.row(value, "and")
        # Isolate a name in text of the other direction, so that its parts keep their order.
        return f"\u2068{self.word(value)}\u2069" if self.turned else self.word(value)

    def word(self, value: object) -> str:
        """The word by which a sentence chooses its variant."""
        return str(value).lower() if isinstance(value, bool) else str(value)


def english(number: float) -> str:
    return "one" if number == 1 else "other"


def ukrainian(number: float) -> str:
    """The form for 1, 21, 31; for 2 to 4, 22 to 24; for other whole numbers; and for fractions.

    >>> [ukrainian(n) for n in (1, 2, 5, 11, 12, 21, 22, 25, 1.5)]
    ['one', 'few', 'many', 'many', 'many', 'one', 'few', 'many', 'other']
    """
    if number != int(number):
        return "other"
    last, tens = number % 10, number % 100 // 10
    if last == 1 and tens != 1:
        return "one"
    return "few" if 2 <= last <= 4 and tens != 1 else "many"


FORMS = {
    "en": Forms(
        ("one", "other"),
        english,
        ",",
        ".",
        {"and": "and", "or": "or"},
        lambda n: f"{n:,} others",
    ),
    "uk": Forms(
        ("one", "few", "many"),
        ukrainian,
        "\u00a0",
        ",",
        {"and": "і", "or": "або"},
        lambda n: f"ще {n}",
    ),
}
