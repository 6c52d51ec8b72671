"""The status of each choice after a beginning of the path: tried, to come, refused, unseen."""

from typing import Literal, NamedTuple

from knights.questions.situation import Situation

Key = Literal["chosen", "tried", "next", "later", "refused", "unseen"]


class Standing(NamedTuple):
    """The status of a choice; `reason` says why it is refused, or not looked at.

    `before` are the choices that come before it, in order.
    """

    key: Key
    reason: str = ""
    before: tuple[int, ...] = ()


def find_standing(here: Situation, choice: int, depth: int | None = None) -> Standing:
    """Return the status of a choice after the first `depth` choices of the path, or all of it."""
    kind, puzzle, path = here.kind, here.puzzle, here.path
    depth = len(path) if depth is None else depth
    if depth < len(path) and path[depth] == choice:
        return Standing("chosen")
    level = kind.insight.level(puzzle, here.state, depth)
    if choice in level.choices[: level.tried]:
        return Standing("tried")
    looked_at = {c.choice: c.reason for c in kind.insight.candidates(puzzle, here.state, depth)}
    if choice in looked_at and looked_at[choice] is None:
        # The first coming choice may be the one on the path.
        coming = level.choices[level.tried :]
        at = coming.index(choice) if choice in coming else len(coming)
        return Standing("later" if at else "next", before=tuple(coming[:at]))
    if choice in path[:depth]:
        return Standing("chosen")
    if choice in looked_at:
        return Standing("refused", looked_at[choice] or "")
    return Standing("unseen", kind.insight.tell_unseen(puzzle, path[:depth], choice))
