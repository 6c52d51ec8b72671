"""Search for a colouring that leaves easy regions to the end."""

from collections.abc import Iterator

from knights.puzzles.colouring.dsatur import Touching, add, find_most

# The choice, and its region as a bit; then the values before it: the regions that its colour
# touched, the number of colours looked at, the counts, the hard regions and the number of easy
# ones.
Level = tuple[int, int, int, int, list[int], int, int]


class Kernel(Touching):
    """The regions that each colour touches, and the hard regions.

    A region is easy if it has more colours left than blank neighbours: then one is left for it,
    however these are coloured. Without it others become easy; the rest is the kernel, the hard
    regions. Of these, the one that most colours touch comes next; among equals the first of the
    sequence. When there are none the easy ones follow, the last that became easy first: so each has
    a colour left. No colouring is missed, and no hard region is tried again because of an easy one
    (the same idea gives the degeneracy order: Matula and Beck 1983).
    """

    def drop_easy(self, suspects: int) -> None:
        """Move hard regions that have become easy, then those of their neighbours."""
        while suspects:
            bit = suspects & -suspects
            suspects ^= bit
            rank = bit.bit_length() - 1
            left = sum(not touched & bit for touched in self.touched)
            if left > (self.near[rank] & self.hard).bit_count():
                self.hard ^= bit
                self.easy.append(bit)
                suspects |= self.near[rank] & self.hard

    def select(self) -> int:
        """The next region, as a bit; 0 if there is none."""
        if self.hard:
            return find_most(self.hard, self.counts)
        return self.easy[-1] if self.easy else 0

    def restart(self) -> None:
        """Find the easy regions again: the colours may have been given in another order."""
        self.above: list[Level] = []
        self.hard = self.blank
        self.easy: list[int] = []
        self.drop_easy(self.hard)
        self.own, self.first = self.select(), 0

    def enter(self, choice: int) -> None:
        """Colour any region; the colours before this one have been tried."""
        region, colour = divmod(choice, self.colours)
        rank, was, hard = self.rank[region], self.touched[colour], self.hard
        bit, near = 1 << rank, self.near[rank]
        self.above.append((choice, bit, was, self.most, self.counts, hard, len(self.easy)))
        self.touched[colour] = was | near
        self.counts = add(self.counts, near & ~was)
        self.blank ^= bit
        if hard & bit:
            self.hard = hard ^ bit
            self.drop_easy(near & hard)
        elif self.easy[-1] == bit:
            self.easy.pop()
        if self.most == choice % self.colours + 1 < self.colours:
            self.most += 1
        self.own, self.first = self.select(), 0

    def undo(self) -> int:
        """Take the last colour back, and go on after it; return its choice."""
        choice, bit, was, self.most, self.counts, self.hard, easy = self.above.pop()
        if len(self.easy) < easy:
            self.easy.append(bit)
        del self.easy[easy:]
        colour = choice % self.colours
        self.touched[colour], self.first = was, colour + 1
        self.own = bit
        self.blank ^= bit
        return choice

    def walk(self, every: bool) -> Iterator[int]:
        """Yield the events from here on."""
        touched, above = self.touched, self.above
        while True:
            base = self.sequence[self.own.bit_length() - 1] * self.colours
            for colour in range(self.first, self.most if self.own else 0):
                if touched[colour] & self.own:
                    continue
                yield base + colour
                if self.blank == self.own and not every:
                    return
                self.enter(base + colour)
                break
            else:
                if not above:
                    return
                yield ~self.undo()
