## Library

### The words in the programs that are shown: what documents them, and their comments. They are short, as a
### student writes them, and have as many lines as the English.
# --- what a program is ---
program-says-universal = The universal scheme, for any puzzle.
program-says-tour = A tour: each call makes one move.
program-says-tour-flag = A tour: a flag ends all calls.
program-says-tour-stack = A tour without recursion: a stack of
    squares, and how many moves each tried.
program-says-tour-naive = The naive method: all sequences of moves
    are made, and tested when complete.
program-says-graph-gray = Depth-first search: the path is gray,
    and a dead end turns white again.
program-says-forest = Depth-first search: each vertex once,
    black when all beyond it is known.
program-says-path = A path: each call adds one vertex.
program-says-maze = A way through a maze: each call enters one cell.
program-says-maze-queue = A shortest way through a maze: breadth-first search.
program-says-path-queue = A shortest path: breadth-first search.
program-says-subset = Subset sum: take it, or leave it.
program-says-path-flag = A path: a flag ends all calls.
program-says-path-stack = A path without recursion: a stack of
    vertices, and how many edges each tried.
program-says-queens = Queens: one a column, from below.
program-says-queens-stack = Queens: their list is the stack.
program-says-queens-fewest = Queens: where the fewest rows are safe.
program-says-queens-ahead = Queens: rule out what is attacked, first.
program-says-queens-walk = Queens: put down by chance, then moved out of attack.
program-says-regions = Queens in regions: row by row, from below.
program-says-regions-fewest = Queens in regions: where the fewest squares are left.
program-says-colouring = A map: neighbours differ in colour.
program-says-colouring-walk = A map: coloured by chance, then mended region by region.
program-says-colouring-ahead = A map: rule out the neighbours' colours, first.
program-says-sudoku = Sudoku: blank after blank, from 1 up.
program-says-sudoku-places = Sudoku: where the fewest options are left.
program-says-sudoku-ahead = Sudoku: rule out what is taken, first.

# --- what its functions do ---
program-says-attempt = Try every candidate below the path.
program-says-move = Make move k, and all after it.
program-says-move-anywhere = Make move k, wherever it leads.
program-says-start-one = The start is move 1.
program-says-start-each = Each square in turn is move 1.
program-says-start-gray = The start is gray at once.
program-says-start-path = The path begins at the start.
program-says-start-anywhere = The path may begin anywhere.
program-says-start-white = Begin anew at every white vertex.
program-says-on-white = Go on to the white neighbours.
program-says-reach-cells = Reach the cells, the nearest first.
program-says-cells-back = Follow the cells back to the start.
program-says-reach-vertices = Reach the vertices, the nearest first.
program-says-vertices-back = Follow the vertices back to the start.
program-says-mend = Move one attacked queen after another.
program-says-mend-map = Change one region after another.
program-says-alike = How many neighbours have this colour?
program-says-rows-free = The rows that are not blocked.
program-says-attackers = How many queens attack this square?
program-says-pick = One of them, by chance.
program-says-longer = Make the path longer.
program-says-discover = Discover it, and what lies beyond.
program-says-on-stack = On from the top of the stack, or back.
program-says-on-column = On to the next column, or back.
program-says-fill-column = Fill a column, and all the others.
program-says-fill-this = Fill this column, and all after it.
program-says-fill-this-too = Fill this column, and all after.
program-says-fill-row = Fill this row, and all above it.
program-says-fill-line = Fill a line, and all the others.
program-says-fill-blank = Fill a blank, and all the others.
program-says-colour = Colour a region, and all after it.
program-says-decide = Decide about number i, and the rest.

# --- what they test ---
program-says-test-white = Is it white?
program-says-test-path = Is it not on the path yet?
program-says-test-board = On the board, and not visited?
program-says-test-last = Free, and is the last one right?
program-says-test-end = Free? The end is kept for the last.
program-says-test-back = Free, and does the last lead back?
program-says-test-new-back = New, and does the last lead back?
program-says-test-twice = Does no square come twice?
program-says-test-number = Free, and does its number fit?
program-says-test-twice-numbers = No square twice, and all its numbers?
program-says-test-twice-end = No square twice, and the right end?
program-says-test-earlier = Does no earlier queen attack it?
program-says-test-queen = Does no queen attack it?
program-says-test-below = Does no queen below rule it out?
program-says-test-any = Does no queen rule it out?
program-says-test-open = Has it no queen yet?
program-says-test-blocked = Is it neither blocked nor attacked?
program-says-test-lines = Is none of its lines attacked?
program-says-test-neighbour = Does no neighbour have this colour?
program-says-test-worth = Worth a try, and no neighbour has it?
program-says-test-digit = New to its row, column and box?
program-says-test-digit-region = New to its row, column and region?
program-says-test-sums = Not too much, and enough to come?
program-says-test-sum-large = Is the sum not too large?
program-says-test-sum-rest = Is there enough to come?
program-says-test-nothing = Everything is tried.

# --- what they give ---
program-says-order-rows = The rows to try, first to last.
program-says-order-squares = The squares to try, first to last.
program-says-order-neighbours = The neighbours to try, first to last.
program-says-order-columns = The columns to try, first to last.
program-says-order-parts = What to do with number i, first to last.
program-says-order-fewest = With the fewest ways on first.
program-says-order-safe = With the fewest safe rows; outer ones first.
program-says-order-leftmost = The leftmost one without a queen.
program-says-line-fewest = A row, column or region with the fewest squares.
program-says-squares-left = The squares that no queen rules out.
program-says-letter = Its letter; row 1 is the last line.
program-says-order-rows-left = With the fewest rows left; outer ones first.
program-says-ahead-queen = The rows that are left after this queen.
program-says-ahead-changed = Drop what goes with no row of a changed column.
program-says-ahead-again = Go on with each column that has changed, too.
program-says-ahead-keep = The rows that go with some row of a column.
program-says-ahead-colours = The colours that are left for it.
program-says-ahead-colours-new = Those in use, and one more.
program-says-ahead-region = The colours that are left after this one.
program-says-ahead-only-colour = A region's only colour leaves its neighbours.
program-says-ahead-again-region = Go on with each region that has changed, too.
program-says-ahead-drop = The other colours than those of a region.
program-says-ahead-cell = The digits that are left after this one.
program-says-ahead-only-digit = A cell's only digit leaves the cells around it.
program-says-ahead-again-cell = Go on with each cell that has changed, too.
program-says-least-row = What attacks the least goes first.
program-says-least-option = What takes the least goes first.
program-says-count-attacked = How many squares a queen there attacks.
program-says-count-neighbours = How many neighbours lose an option.
program-says-count-cells = How many other cells lose an option.
program-says-order-regions = The regions have a fixed order.
program-says-order-most = With most colours around it already.
program-says-order-hard = A hard one as long as there is any.
program-says-order-hard-easy = The hard regions, and the easy ones in order.
program-says-order-left = With more colours left than blank neighbours.
program-says-moves = Where the moves lead.
program-says-moves-off = Where the moves lead, off it as well.
program-says-moves-anywhere = Where the moves lead, at first anywhere.
program-says-count-moves = How many moves lead on from it.
program-says-count-rows = How many of its rows are safe.
program-says-count-colours = How many colours are around it.
program-says-count-digits = How many digits fit there.
program-says-lines = The row and the two diagonals of a square.
program-says-blanks = The regions without a colour.
program-says-free-colours = The colours of no neighbour.
program-says-blank-fewest = The blank with the fewest digits left.
program-says-blank-first = The first blank, as one reads.
program-says-cells-left = The cells still to be filled.
program-says-cells-around = The cells of its row, column and box.
program-says-cells-around-region = The cells of its row, column and region.
program-says-units = The rows, the columns, the boxes.
program-says-units-region = The rows, the columns, the regions.
program-says-box = The number of its box, from 0.
program-says-places = By cells; by rows, columns and boxes.
program-says-places-region = By cells; by rows, columns and regions.
program-says-options = Those of a cell, or those of a digit.

# --- what they print, and when they end: "Print the board; one is enough." ---
program-says-print-board = Print the board
program-says-print-choices = Print the choices
program-says-print-columns = Print the columns
program-says-print-colours = Print the colours
program-says-print-grid = Print the grid
program-says-print-path = Print the path
program-says-print-rows = Print the rows
program-says-print-squares = Print the squares
program-says-print-sum = Print the sum
program-says-one = one is enough.
program-says-all = go on for all.

# --- comments ---
program-says-place = place
program-says-undo = take back
program-says-find = discover
program-says-leave = leave
program-says-change = change me
program-says-go-on = go on, and stop if that was enough
program-says-write = write this part
program-says-unvisited = not visited
program-says-numbered = squares by their numbers
program-says-unused = one unused is enough

program-some = { $number } are enough.
