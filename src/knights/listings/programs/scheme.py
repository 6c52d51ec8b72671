"""The universal scheme, for any puzzle."""

from knights.scenario import build, parse

def attempt():
    """Try every candidate below the path."""
    if len(path) == puzzle.length:
        return puzzle.solved(path) and enough()
    candidates = puzzle.candidates(path)
    for choice, refused in candidates:
        if refused is None:
            path.append(choice)  # place
            if attempt():
                return True
            path.pop()  # take back
    return False

def enough():
    """Print the choices; one is enough."""
    print(*path)
    return True

puzzle = build(parse("queens/8"))
path = list(puzzle.root)
if not attempt():
    print("no more solutions")
