"""Plain generators of the events of each search: one flat loop, from the start to all solutions.

Each is written by hand for one search alone, and can't resume from a state. The library's streams
are compared with them: the events are the same, and the time nearly so.
"""

from collections.abc import Callable, Iterator, Sequence
from math import isqrt

Neighbours = Sequence[Sequence[int]]


def queens(n: int) -> Iterator[int]:
    """One queen a column; rows and diagonals as bits."""
    full, last = (1 << n) - 1, n - 1
    rows = rising = falling = column = 0
    safe = full
    above: list[tuple[int, int, int, int, int]] = []
    while True:
        while safe:
            bit = safe & -safe
            safe ^= bit
            choice = column * n + bit.bit_length() - 1
            yield choice
            up, down = (rising | bit) << 1, (falling | bit) >> 1
            below = full & ~(rows | bit | up | down)
            if below and column < last:
                above.append((choice, safe, rows, rising, falling))
                safe, rows, rising, falling = below, rows | bit, up, down
                column += 1
            else:
                yield ~choice
        if not above:
            return
        choice, safe, rows, rising, falling = above.pop()
        column -= 1
        yield ~choice


def forest(neighbours: Neighbours) -> Iterator[int]:
    """The general depth-first search: each vertex is found once."""
    white = [True] * len(neighbours)
    for root in range(len(neighbours)):
        if not white[root]:
            continue
        white[root] = False
        yield root
        path, trails, trail = [root], [], iter(neighbours[root])
        while path:
            for head in trail:
                if white[head]:
                    white[head] = False
                    yield head
                    path.append(head)
                    trails.append(trail)
                    trail = iter(neighbours[head])
                    break
            else:
                yield ~path.pop()
                if trails:
                    trail = trails.pop()


def paths(neighbours: Neighbours, start: int, cycle: bool) -> Iterator[int]:
    """Hamiltonian paths, or cycles, from a start."""
    white = [True] * len(neighbours)
    white[start] = False
    path: list[int] = []
    trails: list[Iterator[int]] = []
    trail = iter(neighbours[start])
    nearly = len(neighbours) - 2
    while True:
        for vertex in trail:
            if white[vertex]:
                if len(path) == nearly:
                    if not cycle or start in neighbours[vertex]:
                        yield vertex
                        yield ~vertex
                    continue
                white[vertex] = False
                yield vertex
                path.append(vertex)
                trails.append(trail)
                trail = iter(neighbours[vertex])
                break
        else:
            if not path:
                return
            vertex = path.pop()
            white[vertex] = True
            yield ~vertex
            trail = trails.pop()


def naive(neighbours: Neighbours, start: int, length: int) -> Iterator[int]:
    """All sequences of moves, visited squares and all."""
    path: list[int] = []
    trails: list[Iterator[int]] = []
    trail = iter(neighbours[start])
    nearly = length - 2
    while True:
        for square in trail:
            yield square
            if len(path) == nearly:
                yield ~square
                continue
            path.append(square)
            trails.append(trail)
            trail = iter(neighbours[square])
            break
        else:
            if not path:
                return
            yield ~path.pop()
            trail = trails.pop()


def warnsdorff(neighbours: Neighbours, finals: Sequence[bool], start: int) -> Iterator[int]:
    """Open tours by Warnsdorff's rule, without search below a position that cuts off a free square.

    The neighbours come in the order in which ties are broken; a tour ends on one of `finals`.
    """
    taken = 1 << 16
    count = [len(near) for near in neighbours]
    left, endings = len(neighbours), sum(finals)
    path: list[int] = []
    above: list[tuple[Iterator[int], list[int], int]] = []
    trail, tight, end = iter((start,)), [], -1
    while True:
        for square in trail:
            if count[square] < taken:
                break
        else:
            if len(path) == 1:
                return
            square = path.pop()
            count[square] -= taken
            for near in neighbours[square]:
                count[near] += 1
            left += 1
            endings += finals[square]
            trail, tight, end = above.pop()
            yield ~square
            continue
        was, lost = end, False
        for near in tight:
            if near != square:
                lost = end >= 0 or not finals[near]
                end = near
        endings -= finals[square]
        if left > 2 and (lost or not endings):
            yield square
            yield ~square
            end = was
            endings += finals[square]
            continue
        above.append((trail, tight, was))
        path.append(square)
        count[square] += taken
        left -= 1
        tight, must, lost = [], 0, False
        for near in neighbours[square]:
            few = count[near] - 1
            count[near] = few
            if few < 2:
                tight.append(near)
                must += not finals[near]
                lost = lost or few < 1
        if square != start:
            yield square
        if left < 2:
            trail = iter([near for near in neighbours[square] if finals[near]])
        elif lost or must > 1 or len(tight) + (end >= 0) > 2:
            trail = iter(())
        else:
            free = [near for near in neighbours[square] if count[near] < taken]
            if len(free) > 1:
                free.sort(key=count.__getitem__)
            trail = iter(free)


def colouring(neighbours: Neighbours, colours: int) -> Iterator[int]:
    """The regions in the given order, each new colour the next unused one; colours as bits."""
    earlier = [[near for near in nears if near < v] for v, nears in enumerate(neighbours)]
    shade = [0] * len(neighbours)
    full, last = (1 << colours) - 1, len(neighbours) - 1
    region, top, free = 0, 0, 1
    above: list[tuple[int, int, int]] = []
    while True:
        while free:
            bit = free & -free
            free ^= bit
            choice = region * colours + bit.bit_length() - 1
            yield choice
            if region == last:
                yield ~choice
                continue
            above.append((choice, free, top))
            shade[region] = bit
            region += 1
            top |= bit
            free = full & (top << 1 | 1)
            for near in earlier[region]:
                free &= ~shade[near]
        if not above:
            return
        choice, free, top = above.pop()
        region -= 1
        yield ~choice


def dsatur(neighbours: Neighbours, colours: int) -> Iterator[int]:
    """The region with most neighbouring colours, ties by degree; sets of regions as integers."""
    n = len(neighbours)
    order = sorted(range(n), key=lambda region: -len(neighbours[region]))
    rank = {region: place for place, region in enumerate(order)}
    near = [sum(1 << rank[other] for other in neighbours[region]) for region in order]
    touched = [0] * colours
    planes = [0] * colours.bit_length()
    blank, top = (1 << n) - 1, 0
    best, own, trail = 0, 1, iter(range(1))
    above: list[tuple[int, int, int, int, int, int, list[int], Iterator[int]]] = []
    while True:
        for colour in trail:
            if touched[colour] & own:
                continue
            choice = order[best] * colours + colour
            yield choice
            if blank == own:
                yield ~choice
                continue
            was = touched[colour]
            above.append((choice, colour, best, own, top, was, planes, trail))
            carry = near[best] & ~was
            touched[colour] = was | carry
            blank ^= own
            more = []
            for plane in planes:
                more.append(plane ^ carry)
                carry &= plane
            planes, most = more, blank
            for plane in reversed(planes):
                most = most & plane or most
            own = most & -most
            best = own.bit_length() - 1
            top = max(top, colour + 1)
            trail = iter(range(min(colours, top + 1)))
            break
        else:
            if not above:
                return
            choice, colour, best, own, top, was, planes, trail = above.pop()
            touched[colour] = was
            blank |= own
            yield ~choice


def sudoku(grid: Sequence[int]) -> Iterator[int]:
    """The blanks as they are read; the digits of each row, column and box as bits."""
    n = isqrt(len(grid))
    units = list_units(n)
    used = [0] * (3 * n)
    for cell, digit in enumerate(grid):
        for unit in units[cell] if digit else ():
            used[unit] |= 1 << digit - 1
    blanks = [cell for cell, digit in enumerate(grid) if not digit]
    full, last, depth = (1 << n) - 1, len(blanks) - 1, 0
    row, column, box = units[blanks[0]]
    free = full & ~(used[row] | used[column] | used[box])
    above: list[tuple[int, int, int]] = []
    while True:
        while free:
            bit = free & -free
            free ^= bit
            choice = blanks[depth] * n + bit.bit_length() - 1
            yield choice
            if depth == last:
                yield ~choice
                continue
            above.append((choice, bit, free))
            used[row] |= bit
            used[column] |= bit
            used[box] |= bit
            depth += 1
            row, column, box = units[blanks[depth]]
            free = full & ~(used[row] | used[column] | used[box])
        if not above:
            return
        choice, bit, free = above.pop()
        depth -= 1
        row, column, box = units[blanks[depth]]
        used[row] ^= bit
        used[column] ^= bit
        used[box] ^= bit
        yield ~choice


def fewest(grid: Sequence[int]) -> Iterator[int]:
    """The blank with the fewest digits left; sets of cells for digits and counts as integers."""
    n = isqrt(len(grid))
    units = list_units(n)
    peers = [
        sum(1 << other for other in range(n * n) if set(units[other]) & set(units[cell]))
        for cell in range(n * n)
    ]
    blank = sum(1 << cell for cell, digit in enumerate(grid) if not digit)
    open_to = [(1 << n * n) - 1] * n
    for cell, digit in enumerate(grid):
        if digit:
            open_to[digit - 1] &= ~peers[cell]
    planes = [0] * n.bit_length()
    for carry in open_to:
        for place, plane in enumerate(planes):
            planes[place], carry = plane ^ carry, plane & carry
    own, first = find_least(blank, planes), 0
    above: list[tuple[int, int, int, int, list[int]]] = []
    while True:
        for digit in range(first, n):
            was = open_to[digit]
            if not was & own:
                continue
            cell = own.bit_length() - 1
            yield cell * n + digit
            if blank == own:
                yield ~(cell * n + digit)
                continue
            above.append((own, digit, cell, was, planes))
            borrow = was & peers[cell]
            open_to[digit] = was ^ borrow
            blank ^= own
            fewer = []
            for plane in planes:
                plane ^= borrow
                fewer.append(plane)
                borrow &= plane
            planes, first = fewer, 0
            own = find_least(blank, planes)
            break
        else:
            if not above:
                return
            own, digit, cell, was, planes = above.pop()
            first = digit + 1
            open_to[digit] = was
            blank |= own
            yield ~(cell * n + digit)


def queens_ahead(n: int) -> Iterator[int]:
    """One queen a column with forward checking; what is left of each column as bits."""
    domains, column, trail = [(1 << n) - 1] * n, 0, iter(range(n))
    above: list[tuple[list[int], Iterator[int], int]] = []
    while True:
        for row in trail:
            if not domains[column] >> row & 1:
                continue
            bit, left = 1 << row, domains[:]
            left[column] = bit
            for other in range(column + 1, n):
                apart = other - column
                left[other] &= ~(bit | bit << apart | bit >> apart)
                if not left[other]:
                    break
            else:
                yield column * n + row
                if column == n - 1:
                    yield ~(column * n + row)
                    continue
                above.append((domains, trail, row))
                domains, trail = left, iter(range(n))
                column += 1
                break
        else:
            if not above:
                return
            domains, trail, row = above.pop()
            column -= 1
            yield ~(column * n + row)


Order = Callable[[dict[int, int], list[int]], tuple[int, range]]


def unequal_ahead(
    given: Sequence[int], near: Neighbours, width: int, order: Order, consistent: bool
) -> Iterator[int]:
    """Neighbours that differ, with forward checking or AC-3; what is left of each as bits."""

    def narrow(domains: list[int], waiting: list[int]) -> bool:
        for by in waiting:
            left = domains[by]
            for other in near[by]:
                if domains[other] & left:
                    rest = domains[other] = domains[other] ^ left
                    if not rest:
                        return False
                    if consistent and not rest & (rest - 1):
                        waiting.append(other)
        return True

    domains = [*given]
    blanks = sum(map(bool, given))
    singles = [at for at, left in enumerate(domains) if left and not left & (left - 1)]
    if not narrow(domains, singles if consistent else []):
        return
    made: dict[int, int] = {}
    above: list[tuple[list[int], Iterator[int], int]] = []
    variable, values = order(made, domains)
    trail = iter(values)
    while True:
        for value in trail:
            if not domains[variable] >> value & 1:
                continue
            left = domains[:]
            left[variable] = 1 << value
            if not narrow(left, [variable]):
                continue
            yield variable * width + value
            if len(made) + 1 == blanks:
                yield ~(variable * width + value)
                continue
            above.append((domains, trail, variable))
            made[variable], domains = value, left
            variable, values = order(made, domains)
            trail = iter(values)
            break
        else:
            if not above:
                return
            domains, trail, variable = above.pop()
            yield ~(variable * width + made.pop(variable))


def colouring_ahead(neighbours: Neighbours, colours: int, consistent: bool) -> Iterator[int]:
    """The regions in the given order, each new colour the next unused one, looking ahead."""

    def order(made: dict[int, int], domains: list[int]) -> tuple[int, range]:
        return len(made), range(min(colours, max(made.values(), default=-1) + 2))

    full = [(1 << colours) - 1] * len(neighbours)
    return unequal_ahead(full, neighbours, colours, order, consistent)


def sudoku_ahead(grid: Sequence[int], consistent: bool) -> Iterator[int]:
    """The blank with the fewest digits left, looking ahead."""
    n = isqrt(len(grid))
    units = [set(unit) for unit in list_units(n)]
    blanks = [cell for cell, digit in enumerate(grid) if not digit]
    peers = [[o for o in range(n * n) if o != c and units[o] & units[c]] for c in range(n * n)]
    near = [[other for other in peers[cell] if not grid[other]] for cell in range(n * n)]
    given = [0] * (n * n)
    for cell in blanks:
        seen = {grid[peer] for peer in peers[cell]}
        given[cell] = sum(1 << digit - 1 for digit in range(1, n + 1) if digit not in seen)

    def order(made: dict[int, int], domains: list[int]) -> tuple[int, range]:
        best, least = -1, n + 1
        for cell in blanks:
            if cell not in made and domains[cell].bit_count() < least:
                best, least = cell, domains[cell].bit_count()
                if least < 2:
                    break
        return best, range(n)

    return unequal_ahead(given, near, n, order, consistent)


def find_least(blank: int, planes: Sequence[int]) -> int:
    for plane in reversed(planes):
        blank = blank & ~plane or blank
    return blank & -blank


def list_units(n: int) -> list[tuple[int, int, int]]:
    """List the row, column and box of each cell, numbered in one sequence."""
    box = isqrt(n)
    cells = (divmod(cell, n) for cell in range(n * n))
    return [(row, n + column, 2 * n + row // box * box + column // box) for row, column in cells]
