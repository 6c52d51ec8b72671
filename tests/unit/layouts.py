"""Random regions: the boxes or rows of a grid, after cells were swapped between neighbours."""

from random import Random

from knights import Search, Sudoku

BOXES = {4: (2, 2), 5: (1, 5), 6: (2, 3), 7: (1, 7), 8: (2, 4), 9: (3, 3)}


def beside(n: int, cell: int) -> list[int]:
    row, column = divmod(cell, n)
    moves = [(row + down, column + right) for down, right in ((1, 0), (-1, 0), (0, 1), (0, -1))]
    return [r * n + c for r, c in moves if 0 <= r < n and 0 <= c < n]


def is_joined(n: int, cells: set[int]) -> bool:
    reached, pending = set(), [min(cells)]
    while pending:
        cell = pending.pop()
        if cell in cells and cell not in reached:
            reached.add(cell)
            pending += beside(n, cell)
    return reached == cells


def random_regions(n: int, chance: Random, swaps: int = 400) -> list[int]:
    """Return the number of each cell's region, from 0."""
    high, wide = BOXES[n]
    regions = [cell // n // high * high + cell % n // wide for cell in range(n * n)]
    for _ in range(swaps):
        one = chance.randrange(n * n)
        mine = regions[one]
        theirs = regions[chance.choice(beside(n, one))]
        other = chance.choice([cell for cell in range(n * n) if regions[cell] == theirs])
        swapped = list(regions)
        swapped[one], swapped[other] = theirs, mine
        if all(is_joined(n, {c for c, r in enumerate(swapped) if r == p}) for p in (mine, theirs)):
            regions = swapped
    return regions


def random_grid(n: int, chance: Random) -> tuple[str, str]:
    """Return regions, and a full grid that has each digit once in each of them."""
    while True:
        regions = "".join(str(number + 1) for number in random_regions(n, chance))
        puzzle = Sudoku("." * n * n, "places", regions)
        # Few regions have no solution, but to prove that can take long.
        search = Search(puzzle, limit=5_000).run()
        if search.verdict == "found":
            return regions, "".join(map(str, puzzle.grid(search.path)))
