"""Search for a colouring; the next region is the one that most colours touch (Brelaz 1979)."""

from collections.abc import Iterator, Sequence


class Touching:
    """The regions that each colour touches, and the number of colours that touch each region.

    Regions are bits by their rank in a sequence, which decides between equals. The numbers of
    colours are in binary: `counts[i]` has the regions whose number has the bit i, so all neighbours
    of a region are counted at once. `own` is the next region, `first` the first colour to try for
    it.
    """

    own: int
    first: int

    def __init__(
        self,
        sequence: Sequence[int],
        neighbours: Sequence[Sequence[int]],
        colours: int,
        symmetry: bool,
        root: Sequence[int] = (),
    ) -> None:
        self.sequence, self.colours = sequence, colours
        self.rank = {region: rank for rank, region in enumerate(sequence)}
        self.near = [sum(1 << self.rank[near] for near in neighbours[r]) for r in sequence]
        self.touched = [0] * colours
        self.counts = [0] * colours.bit_length()
        self.blank = (1 << len(sequence)) - 1
        # The number of colours to look at; with symmetry those in use and one more.
        self.most = 1 if symmetry else colours
        self.restart()
        for choice in root:
            self.enter(choice)
        self.restart()

    def restart(self) -> None:
        """Select the first region, from the colours that regions have; these stay."""
        raise NotImplementedError

    def enter(self, choice: int) -> None:
        """Colour any region; the colours before this one have been tried."""
        raise NotImplementedError

    def skip(self, choice: int) -> None:
        """Skip the colours up to one that was tried."""
        self.first = choice % self.colours + 1

    def choices(self) -> list[int]:
        if not self.own:
            return []
        base = self.sequence[self.own.bit_length() - 1] * self.colours
        touched = self.touched
        return [base + colour for colour in range(self.most) if not touched[colour] & self.own]


class Saturation(Touching):
    """Selects the region that most colours touch; among equals the first of the sequence."""

    def restart(self) -> None:
        self.own, self.first = find_most(self.blank, self.counts), 0
        self.above: list[tuple[int, int, int, int, int, list[int]]] = []

    def enter(self, choice: int) -> None:
        """Colour any region; the colours before this one have been tried."""
        region, colour = divmod(choice, self.colours)
        rank = self.rank[region]
        was = self.touched[colour]
        self.above.append((choice, 1 << rank, colour, was, self.most, self.counts))
        self.touched[colour] = was | self.near[rank]
        self.counts = add(self.counts, self.near[rank] & ~was)
        self.blank ^= 1 << rank
        self.most = min(self.colours, max(self.most, colour + 2))
        self.own, self.first = find_most(self.blank, self.counts), 0

    def walk(self, every: bool) -> Iterator[int]:
        """Yield the events from here on."""
        near, touched, above, colours = self.near, self.touched, self.above, self.colours
        bases = [region * colours for region in self.sequence]
        blank, own, first = self.blank, self.own, self.first
        most, counts = self.most, self.counts
        while True:
            for colour in range(first, most if own else 0):
                was = touched[colour]
                if was & own:
                    continue
                rank = own.bit_length() - 1
                choice = bases[rank] + colour
                yield choice
                if blank == own:
                    if not every:
                        return
                    yield ~choice
                    continue
                above.append((choice, own, colour, was, most, counts))
                added = near[rank] & ~was
                touched[colour] = was | added
                counts = add(counts, added)
                if colour + 1 == most < colours:
                    most += 1
                blank ^= own
                own, first = find_most(blank, counts), 0
                break
            else:
                if not above:
                    return
                choice, own, colour, was, most, counts = above.pop()
                touched[colour], first = was, colour + 1
                blank |= own
                yield ~choice


def add(counts: Sequence[int], regions: int) -> list[int]:
    """Add one to the counts of some regions."""
    more = []
    for count in counts:
        more.append(count ^ regions)
        regions &= count
    return more


def find_most(blank: int, counts: Sequence[int]) -> int:
    """The first of the blank regions that have the greatest count."""
    for count in reversed(counts):
        blank = blank & count or blank
    return blank & -blank
