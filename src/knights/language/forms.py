"""Numbers, plurals and rows of names, as each language writes them.

Plural rules: Unicode CLDR, Language Plural Rules, https://www.unicode.org/cldr/charts/latest/
supplemental/language_plural_rules.html. The page asks the browser's own `Intl` for the same.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Forms:
    """How a language writes what stands in a sentence.

    `categories` are the plural forms that whole numbers have, and `plural` tells a number's.
    """

    categories: tuple[str, ...]
    plural: Callable[[float], str]
    thousands: str
    point: str
    links: dict[str, str]
    others: Callable[[int], str]
    turned: bool = False  # it is written from right to left

    def number(self, value: float, least: int = 0, most: int = 3) -> str:
        """A number with its thousands apart, and so many digits after its point.

        >>> FORMS["en"].number(1234), FORMS["en"].number(2.50), FORMS["en"].number(2, 1)
        ('1,234', '2.5', '2.0')
        """
        least, most = max(0, least), max(least, most if most >= 0 else 3)
        # Digits after the point are a float's, which has no room for long whole numbers.
        written = f"{value:,}" if isinstance(value, int) else f"{value:,.{most}f}"
        whole, _, rest = written.partition(".")
        rest = (rest[:least] + rest[least:].rstrip("0")).ljust(least, "0")
        return whole.replace(",", self.thousands) + (self.point + rest if rest else "")

    def row(self, names: Sequence[object], link: str, most: int = 0) -> str:
        """Names in a row; of more than `most`, if that is not 0, only the first are told.

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
        """A value as it is: a number with its thousands apart, a list as a row, a text untouched.

        >>> FORMS["en"].show("4821"), FORMS["en"].show(4821), FORMS["en"].show(True)
        ('4821', '4,821', 'true')
        """
        match value:
            case int() | float() if not isinstance(value, bool):
                return self.number(value)
            case list() | tuple():
                return self.row(value, "and")
        # Between words that run the other way a name is kept together.
        return f"\u2068{self.word(value)}\u2069" if self.turned else self.word(value)

    def word(self, value: object) -> str:
        """What a sentence chooses its words by."""
        return str(value).lower() if isinstance(value, bool) else str(value)


def english(number: float) -> str:
    return "one" if number == 1 else "other"


def ukrainian(number: float) -> str:
    """The form of 1, 21, 31; of 2 to 4, 22 to 24; of all other whole numbers; and of the rest.

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
