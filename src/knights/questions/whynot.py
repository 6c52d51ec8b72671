"""Why a choice does not stand on the path: refused, tried before, to come, or not looked at."""

from dataclasses import dataclass

from knights.questions.question import See
from knights.questions.situation import Situation
from knights.questions.standing import Key, Standing, find_standing
from knights.quoting import cite
from knights.search import Remembering
from knights.search.loss import Insight, Mark, name_all


@dataclass(frozen=True)
class WhyNot:
    """How a choice stands, in words. `see` is when it was tried.

    `besides` is why no solution would go on from there, where that is known of an allowed choice.
    """

    key: Key
    sentence: str
    marks: tuple[Mark, ...] = ()
    see: See | None = None
    besides: Insight | None = None


def why_not(here: Situation, choice: int, length: int | None = None) -> WhyNot:
    """Why a choice does not come below the path, or below its beginning with so many choices.

    Raises:
        ValueError: for what is no choice, or no length from the root's to the path's.
    """
    path = here.path
    if not 0 <= choice < here.puzzle.size:
        raise ValueError(f"choice {choice}: it must be from 0 to {here.puzzle.size - 1}")
    if length is not None and not here.root <= length <= len(path):
        raise ValueError(f"level {cite(length)}: it must be from {here.root} to {len(path)}")
    length = len(path) if length is None else length
    standing = find_standing(here, choice, length)
    see = See(length, choice) if standing.key == "tried" else None
    sentence = tell_standing(here, choice, length, standing)
    besides = look_further(here, choice, length, standing)
    marks = besides.marks if besides else ()
    return WhyNot(standing.key, sentence, marks, see, besides)


def tell_standing(here: Situation, choice: int, length: int, standing: Standing) -> str:
    name = here.label(choice)
    match standing.key:
        case "chosen":
            return f"{name} is on the path."
        case "tried":
            where = "below this path" if length == len(here.path) else here.say_below(length)
            return f"{name} was tried {where}."
        case "refused":
            return f"{name} is refused: {standing.reason}."
        case "unseen":
            return standing.reason
    if here.is_over:
        return f"{name} was not tried: the search ended before."
    if standing.key == "next":
        return f"{name} comes next."
    before = [here.label(other) for other in standing.before]
    unless = ", unless it is reached before" if isinstance(here.puzzle, Remembering) else ""
    return f"{name} would come after {name_all(before)}{unless}."


def look_further(here: Situation, choice: int, length: int, standing: Standing) -> Insight | None:
    """Why nothing would go on from an allowed choice, where that can be seen."""
    if standing.key not in ("tried", "next", "later") or not here.kind.seeks:
        return None
    return here.kind.insight.find_obstacle(here.puzzle, (*here.path[:length], choice))
