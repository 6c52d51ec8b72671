"""Search for a colouring; the regions have a fixed order, whatever their colours."""

from collections.abc import Iterator, Sequence


class FixedOrder:
    """The colours of the first regions of a sequence, and those left to try for the next one.

    Colours are bits. A region only looks at neighbours before it, and overwrites its own colour, so
    taking a colour back costs nothing. Given colours come first, and are never taken back. A
    sentinel after the last region has no colours left.
    """

    def __init__(
        self,
        sequence: Sequence[int],
        neighbours: Sequence[Sequence[int]],
        colours: int,
        symmetry: bool,
        root: Sequence[int] = (),
    ) -> None:
        self.sequence, self.colours, self.full = sequence, colours, (1 << colours) - 1
        place = {region: at for at, region in enumerate(sequence)}
        near = [[place[other] for other in neighbours[region]] for region in sequence]
        self.earlier = [[other for other in nears if other < at] for at, nears in enumerate(near)]
        self.earlier.append([len(sequence)])
        self.shades = [self.full] * (len(sequence) + 1)
        # With symmetry the colours in use are the first ones, and only one more is tried.
        self.used = 0 if symmetry else self.full
        self.above: list[tuple[int, int, int]] = []
        self.free, self.root = self.look(), len(root)
        for choice in root:
            self.enter(choice)

    def look(self) -> int:
        """The colours that the next region can have."""
        free = self.full & (self.used << 1 | 1)
        for near in self.earlier[len(self.above)]:
            free &= ~self.shades[near]
        return free

    def enter(self, choice: int) -> None:
        """Colour the next region; the colours before this one have been tried."""
        bit = 1 << choice % self.colours
        self.shades[len(self.above)] = bit
        self.above.append((choice, self.free & -(bit << 1), self.used))
        self.used |= bit
        self.free = self.look()

    def skip(self, choice: int) -> None:
        """Skip the colours up to one that was tried."""
        self.free &= -(2 << choice % self.colours)

    def choices(self) -> list[int]:
        if not self.free:
            return []
        base = self.sequence[len(self.above)] * self.colours
        return [base + colour for colour in range(self.colours) if self.free >> colour & 1]

    def walk(self, every: bool) -> Iterator[int]:
        """Yield the events from here on."""
        earlier, shades, full, above = self.earlier, self.shades, self.full, self.above
        bases = [region * self.colours - 1 for region in self.sequence]
        free, used, depth, last = self.free, self.used, len(self.above), len(self.sequence) - 1
        while True:
            while free:
                bit = free & -free
                free ^= bit
                choice = bases[depth] + bit.bit_length()
                yield choice
                if depth == last:
                    if not every:
                        return
                    yield ~choice
                    continue
                above.append((choice, free, used))
                shades[depth] = bit
                depth += 1
                used |= bit
                free = full & (used << 1 | 1)
                for near in earlier[depth]:
                    free &= ~shades[near]
            if len(above) == self.root:
                return
            choice, free, used = above.pop()
            depth -= 1
            yield ~choice
