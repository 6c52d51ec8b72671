"""Tours among the puzzles."""

from knights.board import parse_board
from knights.language import tell
from knights.move_orders import KNIGHT, format_moves, name_moves, parse_leaper, read_moves
from knights.puzzles.entry import Values
from knights.puzzles.kind import Kind
from knights.puzzles.tour.catalogue_entry import ENTRY
from knights.puzzles.tour.givens import write_givens
from knights.puzzles.tour.tour import Tour
from knights.quoting import cite


class TourKind(Kind[Tour]):
    """A tour of a board by the moves of a piece."""

    entry = ENTRY
    step = "square"
    moves = True

    def build(self, values: Values) -> Tour:
        board = parse_board(values["board"], values["holes"])
        side = ENTRY.parameter("board").high
        assert side is not None
        if max(board.rows, board.columns) > side:
            raise ValueError(tell("link-long-side", board=cite(values["board"]), most=str(side)))
        return Tour(
            board=board,
            start=None if values["start"] == "any" else board.square(values["start"]),
            moves=read_moves(values["order"], parse_leaper(values["leaper"])),
            closed=values["goal"].endswith("closed"),
            end=board.square(values["end"]) if values["end"] else None,
            strategy=values["strategy"],
            ties=values["ties"],
            seed=int(values["seed"]),
            givens=values["givens"],
        )

    def read(self, puzzle: Tour, values: Values) -> Values:
        board = puzzle.board
        order, leaper = name_moves(puzzle.moves, values["order"], values["leaper"])
        return {
            "board": board.sides,
            "start": "any" if puzzle.start is None else board.name(puzzle.start),
            "order": order,
            "leaper": str(leaper),
            "holes": ",".join(board.name(hole) for hole in sorted(board.holes)),
            "end": "" if puzzle.end is None else board.name(puzzle.end),
            "givens": write_givens(board, puzzle.givens),
        }

    def write(self, puzzle: Tour) -> Values:
        given = {"order": format_moves(puzzle.moves), "leaper": str(KNIGHT)}
        return {**super().write(puzzle), **self.read(puzzle, given)}

    def goal(self, puzzle: Tour) -> str:
        return puzzle.goal

    def end(self, puzzle: Tour) -> str:
        return "" if puzzle.end is None else puzzle.board.name(puzzle.end)

    def tell_found(self, puzzle: Tour) -> str:
        return tell("tour-closed-found" if puzzle.closed else "tour-found")

    def tell_none(self, puzzle: Tour) -> str:
        start, end = puzzle.start, self.end(puzzle)
        last = ("both" if end else "closed") if puzzle.closed else "given" if end else "open"
        if puzzle.givens:
            last = "numbered"
        begin = "any" if start is None else puzzle.board.name(start)
        return tell("tour-no-solution", start=begin, end=end, last=last)

    def label(self, puzzle: Tour, choice: int) -> str:
        return puzzle.board.name(choice)


TOUR = TourKind()
