"""A map that is coloured by hand: any region may come next."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from knights.puzzles.colouring.colouring import Colouring
from knights.puzzles.colouring.kernel import Kernel
from knights.search import Candidate, State, acceptable, check_state


@dataclass(frozen=True)
class ColouringByHand(Colouring):
    """The same regions and colours in any order; the search's next region is offered first."""

    def next_region(self, coloured: Mapping[int, int]) -> int:
        if self.order == "dsatur":
            return super().next_region(coloured)
        return next(region for region in self.sequence if region not in coloured)

    def candidates(self, path: Sequence[int]) -> Iterator[Candidate]:
        if len(path) == self.length:
            return
        coloured = self.assignment(path)
        first = self.next_region(coloured)
        for region in (first, *(other for other in self.sequence if other != first)):
            for colour in range(self.colours) if region not in coloured else ():
                choice = region * self.colours + colour
                yield Candidate(choice, self.refusal(coloured, region, colour))

    def knows(self, path: Sequence[int]) -> bool:
        """Tell whether a path gives each region one colour, and neighbours different ones.

        This needs no walk along the path, since the order of regions is free.
        """
        coloured = self.assignment(path)
        begun = tuple(path[: len(self.root)]) == self.root
        return (
            begun
            and len(coloured) == len(path)
            and not any(
                coloured.get(near) == colour
                for region, colour in coloured.items()
                for near in self.neighbours[region]
            )
        )

    def stream(self, state: State | None = None, every: bool = False) -> Iterator[int]:
        """The events of a search after a path, with easy regions last.

        It only decides whether a path can be completed; nobody watches it.
        """
        check_state(self, state)
        colours = Kernel(self.sequence, self.neighbours, self.colours, symmetry=False)
        for choice in state.path if state else self.root:
            colours.enter(choice)
        colours.restart()
        return colours.walk(every)

    def descend(self, path: Iterable[int]) -> Iterator[list[int]]:
        begun = [*self.root]
        yield acceptable(self.candidates(begun))
        for choice in islice(path, len(begun), None):  # the path may grow meanwhile
            begun.append(choice)
            yield acceptable(self.candidates(begun))
