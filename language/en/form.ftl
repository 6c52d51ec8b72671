## Page, in dialogs

# The sentences of the form that says what is searched. Labels and help of the parameters stand in the catalogue.
form-title = Change the search
form-close = Close
form-close-key = Close (Escape)
form-puzzle = Puzzle
form-new = Make a random one
form-new-title = Make a random board, graph, map or grid for this puzzle
form-block = Click squares to block them
form-block-queens = Click a square to block it. Click it again for a given queen
form-block-colours = Click a region to give it a colour. Click it again for the next one
form-block-tour = Click squares to block them. Click a square of the path to fix its number. Keys: type a number
form-block-sides = Click between two cells to build or open a wall. Keys: Shift and an arrow
form-shape = Shape of the board
form-shape-choose = Choose a shape ...
form-draw = Draw it ...
form-programs = Programs
form-rows = Rows
form-columns = Columns
form-more = More settings
form-own-order = Your own order ...
form-own-leaper = Another piece ...
form-own-graph = Your own graph ...
form-own-map = Your own map ...
form-own-maze = Your own walls ...
form-own-areas = Your own regions ...
form-own-sudoku = Your own grid ...
form-own-use = Use this text
# Labels of the fields for these.
form-own-help-order = Your order: moves right,up
form-own-help-leaper = Squares one way, squares to the side
form-own-help-graph = One vertex or edge in each line, or the text of a file
form-own-help-map = Neighbours, border lines, or the text of a file
form-own-help-maze = A picture with + - | or with #, or digits row by row: 1 is a wall at the right, 2 a wall below, 3 both. S is the start, E is the exit.
form-own-help-areas = A letter for the region of each square, row by row. You can also draw them below.
form-own-help-sudoku = Row by row, with a dot for each blank cell, and regions below, or the text of a file. You can also type into the grid.
# The small grid on which a sudoku's regions are drawn. $region: its sign
form-regions-draw = Drag from a region over its neighbours: it takes their cells. With keys: arrows move, and a sign gives the cell to that region.
form-regions-unfinished = Each region needs { $side } cells. Not yet right: { AND($regions) }.
form-regions-cell = { $cell }: region { $region }
form-regions-boxes = Boxes again
# Beside the field for a graph, a map or a grid.
form-open = Open a file ...
form-open-reading = The page reads the file.
form-open-large = { $name } has more than 4 MB. Use a smaller part of it.
# $said: what is wrong with it
form-open-failed = { $name }: { $said }
# What may be chosen in what was read.
form-open-snap = Join such points
form-open-layer = Layer
form-open-number = Grid (1 to { NUMBER($grids) })
