"""Drawings of maps, as files and for the page."""

from collections.abc import Iterable, Sequence

from knights.drawings.table import Row, Table
from knights.fragment import decode
from knights.maps.map import is_built_in
from knights.puzzles.colouring.colouring import Colouring, colour_name
from knights.puzzles.colouring.givens import write_link_colour
from knights.puzzles.entry import Values
from knights.puzzles.facets.drawing import Drawing
from knights.search import State


class ColouringDrawing(Drawing[Colouring]):
    """Draws a map's regions with their colours."""

    def numbers(self, puzzle: Colouring, path: Sequence[int]) -> Sequence[object]:
        """The colour of each region in the map's order, from 1; 0 for a region without one."""
        coloured = puzzle.assignment(path)
        return [coloured.get(region, -1) + 1 for region in range(len(puzzle.shown))]

    def table(self, puzzle: Colouring, state: State) -> Table:
        return ("region", "colour", "given", "step"), list_regions(puzzle, state)

    def sketch(self, puzzle: Colouring, values: Values) -> dict[str, object]:
        from knights.puzzles.colouring.layout import lay_out_map  # drawings of files need no page

        layout = lay_out_map(puzzle.map)
        return {
            "map": {
                "names": puzzle.shown,
                "borders": puzzle.map.borders,
                "outlines": [
                    [[(round(x, 1), round(y, 1)) for x, y in ring] for ring in region]
                    for region in layout.shapes
                ],
                "edges": [[(round(x, 1), round(y, 1)) for x, y in ends] for ends in layout.edges],
                "labels": [[round(value, 1) for value in label] for label in layout.labels],
                "size": [round(side, 1) for side in layout.size],
                "remarks": remark_on(values["map"]),
                "colours": puzzle.colours,
                "givens": puzzle.root,
                "written": [
                    puzzle.graph.names,
                    [write_link_colour(colour) for colour in range(puzzle.colours)],
                ],
            }
        }


def remark_on(text: str) -> list[str]:
    """Remark on what may not be meant in the text of a map; built-in maps need no remarks."""
    if is_built_in(text):
        return []
    from knights.maps.remarks import remark  # seldom needed, and it imports a lot

    return remark(decode(text))


def list_regions(puzzle: Colouring, state: State) -> Iterable[Row]:
    """List every region in the map's order, with the step at which it was coloured."""
    steps = {
        choice // puzzle.colours: (
            colour_name(choice % puzzle.colours),
            "yes" if choice in puzzle.givens else "no",
            step,
        )
        for step, choice in enumerate(state.path, start=1)
    }
    for region, name in enumerate(puzzle.shown):
        yield name, *steps.get(region, ("", "no", ""))
