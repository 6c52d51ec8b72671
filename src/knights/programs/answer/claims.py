"""The claims of a program in words: that there is nothing, that it has found it, or how many."""

import re
from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

# Programs print these when they have found nothing: in English, German, Ukrainian, Russian, French,
# Spanish, Italian, Portuguese and Polish.
NOT = (
    r"no|not|none|fail\w*|false|nothing|cannot|\w+n['’]t"
    r"|kein\w*|nicht|nichts|nein|не|ні|немає|нема|жодн\w+|нет|ничего"
    r"|non|pas|aucune?|rien|sin|ning[uú]n\w*|nada|nessun\w*|não|nenhum\w*|brak|nie"
)
IMPOSSIBLE = (
    r"impossible|unsolvable|unmöglich|unlösbar|неможлив\w+|нерозв['’]язн\w+|невозможн\w+|нельзя"
    r"|imposible|impossibile|impossível|niemożliw\w+"
)
NO = re.compile(rf"\b({NOT}|{IMPOSSIBLE})\b", re.IGNORECASE)
# A line that says one of these and nothing else.
NONE = re.compile(
    rf"^\W*({NOT}|-1)\W*$|\b({IMPOSSIBLE})\b"
    r"|\b(no|not (a|one|any)) ([\w'’]+ )?(solutions?|tours?|paths?|cycles?|ways?|colou?rings?)\b"
    r"|\b(there (is|are) (no|none)|(does|do) not exist|doesn['’]t exist|no such"
    r"|(not|no) (possible|solvable|found|enough)|can(not|['’]t) be (done|colou?red|solved))\b"
    r"|\bkeine?n? (\w+ )?\w*(lösung|tour|weg|kreis|zyklus|färbung|rundreise)\w*"
    r"|\b(geht|gibt) (es |das )?nicht\b"
    r"|\bnicht (möglich|lösbar|gefunden)\b"
    r"|\b(розв['’]яз\w+|шлях\w*|маршрут\w*|цикл\w*|розфарб\w+) (\w+ )?"
    r"(не існує|нема\w?|не знайдено)\b"
    r"|\b(немає|нема|не існує|не знайдено|жодн\w+) (\w+ )?(розв['’]яз|шлях|маршрут|цикл|розфарб)\w*"
    r"|\bне (можна|вдалося|вийшло|можливо|получилось|удалось|существует|найден\w*)\b"
    r"|\b(решени\w|пут\w|маршрут\w*|цикл\w*|раскраск\w) нет\b"
    r"|\bнет (\w+ )?(решени|пут|маршрут|цикл|раскрас)\w*"
    r"|\b(pas de|aucune?) (solution|parcours|chemin|cycle|circuit|coloriage|tour)\w*"
    r"|\bpas possible\b"
    r"|\b(no (hay|existe)|sin|ning[uú]na?) (soluci|recorrido|camino|ciclo|colorea)\w*"
    r"|\bno es posible\b"
    r"|\bnessun[ao]? (soluzion|percors|cammin|cicl|color)\w*|\bnon (esiste|ci sono)\b"
    r"|\bnão (existe|há|tem)\b|\bnenhum\w* (soluç|caminho|ciclo|color)\w*"
    r"|\b(brak|nie ma|nie istnieje) (rozwiąza|drog|ścież|cykl|kolorowa)\w*",
    re.IGNORECASE,
)
FURTHER = re.compile(
    r"\b(more|other|further|mehr|weiter\w*|andere\w*|більше|інш\w+|больше|друг\w+|plus|autre\w*"
    r"|más|otr\w+)\b",
    re.IGNORECASE,
)
# And what they print when they have.
YES = re.compile(
    r"\b(yes|true|found|solved|success\w*|solution|tour|ja|lösung|gefunden|gelöst|так|знайдено"
    r"|розв['’]язок|да|найден\w*|решение|oui|trouvée?|sí|encontrad[oa]|solución|trovat[oa]"
    r"|soluzione|solução|rozwiązanie)\b",
    re.IGNORECASE,
)

# Words for how many there are; and for other things that have a number.
COUNTED = re.compile(
    r"\b(solutions?|tours?|ways?|colou?rings?|paths?|count|total|number|found|all"
    r"|lösung\w*|färbung\w*|wege?|touren|anzahl|gesamt|insgesamt|розв['’]яз\w*|маршрут\w*"
    r"|розфарб\w*|разом|всього|кількість|решени\w*|всего|soluc\w*|soluz\w*|soluç\w*"
    r"|coloriage\w*|chemins?|caminos?|nombre|número|rozwiąza\w*)\b",
    re.IGNORECASE,
)
OTHERWISE = re.compile(
    r"\b(s|ms|sec|seconds?|time|steps?|calls?|nodes?|backtracks?|backtracking|moves?|placed|size"
    r"|tries|attempts|aufrufe?|schritte|zeit|sekunden|спроб\w*|викликів|кроків|секунд\w*"
    r"|tentativas|tentatives|intentos|appels|pasos|étapes)\b"
    r"|\b(solution|tour|way|colou?ring|path|lösung|розв['’]язок) *(no\.?|nr\.?|#)? *\d+ *(:|$)",
    re.IGNORECASE,
)
# Words for solutions, and those that say that not all of them are meant.
SOLUTIONS = re.compile(
    r"\b(solutions|tours|paths|cycles|ways|colou?rings|lösungen|touren|wege|färbungen"
    r"|розв['’]яз\w+|маршрут\w+|шлях\w+|розфарб\w+|решени[йя]|solutions|parcours|coloriages"
    r"|soluciones|soluzioni|soluções|rozwiąza\w+)\b",
    re.IGNORECASE,
)
SOME = re.compile(
    r"\b(symmetr|fundament|unique|distinct|different|basic|essential|verschieden|unterschied"
    r"|різн|унікальн|tried|tested|checked|possible|first|last|so far|up to)",
    re.IGNORECASE,
)
# These stand alone for nothing.
EMPTY = re.compile(r"^\s*(none|false|null|\[\]|\{\}|\(\)|set\(\)|-|-1)[\s.!]*$", re.IGNORECASE)
SHOWN = 200  # characters of a line that are told


def counts_all(line: str) -> bool:
    """Tell whether a number in a line can only be the number of all solutions.

    >>> [counts_all(line) for line in ("184 solutions", "12 distinct solutions", "Total: 876")]
    [True, False, False]
    """
    return SOLUTIONS.search(line) is not None and SOME.search(line) is None


class Claim(NamedTuple):
    """A number that a line says, and whether the line says of what."""

    number: int
    said: bool
    line: str


def list_lines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]


def find_none(lines: Sequence[str], shown: bool = True) -> str | None:
    """The last line that says that there is nothing, and nothing else.

    That there is no more says so, too, where none is shown.

    >>> lines = ("No solution", "No more tours", "None", "It took no time", "Answer: None")
    >>> [find_none([line]) for line in lines]
    ['No solution', None, 'None', None, 'Answer: None']
    """
    return next((line[:SHOWN] for line in reversed(lines) if says_none(line, shown)), None)


def says_none(line: str, shown: bool = True) -> bool:
    told = NONE.search(line) and not (shown and FURTHER.search(line))
    return bool(told) or bool(EMPTY.match(line.rpartition(":")[2])) or bool(EMPTY.match(line))


def says_found(lines: Sequence[str]) -> bool:
    return any(YES.search(line) and not NO.search(line) for line in lines)


def iter_counts(lines: Sequence[str], known: Collection[int]) -> Iterator[Claim]:
    """The numbers that may say how many there are; `known` are those that a program is given."""
    for line in lines:
        told = {int(number) for number in re.findall(r"\d{1,15}", line)}
        counted = bool(COUNTED.search(line))
        told = told if len(told) == 1 and counted else told - set(known)
        if len(told) != 1 or OTHERWISE.search(line) or (says_none(line) and told != {0}):
            continue
        alone = re.fullmatch(r"\W*\d+\W*", line) is not None
        yield Claim(told.pop(), alone or counted, line[:SHOWN])
