### Sudoku.
### $cell: its name, as r1c7; $digit: 1 to 9, or a letter; $unit: "row", "column", "box" or "region",
### and $number which one: for a region the name of its first cell. $regions: it has regions, no boxes.

## Library

# --- why it is lost, step by step; $then: whether it follows from the step before ---

sudoku-digits = { $then ->
    [true] Then { $cell } can only be { OR($digits, most: 6) }.
   *[false] { $cell } can only be { OR($digits, most: 6) }.
}
sudoku-cells = { $then ->
    [true] Then { $unit ->
        [row] in row { $number } only { OR($cells, most: 6) } is left for { $digit }.
        [column] in column { $number } only { OR($cells, most: 6) } is left for { $digit }.
        [region] in the region of { $number } only { OR($cells, most: 6) } is left for { $digit }.
       *[box] in box { $number } only { OR($cells, most: 6) } is left for { $digit }.
    }
   *[false] { $unit ->
        [row] In row { $number } only { OR($cells, most: 6) } is left for { $digit }.
        [column] In column { $number } only { OR($cells, most: 6) } is left for { $digit }.
        [region] In the region of { $number } only { OR($cells, most: 6) } is left for { $digit }.
       *[box] In box { $number } only { OR($cells, most: 6) } is left for { $digit }.
    }
}
sudoku-try = Try { $digit } in { $cell }.

# --- more of why it is lost ---

# After sudoku-no-cell. $cells: those of the row, column or box that are blank
sudoku-why-no-cell = { COUNT($cells) ->
    [one] { $regions ->
        [true] { AND($cells, most: 6) } already has a { $digit } in its row, column or region.
       *[false] { AND($cells, most: 6) } already has a { $digit } in its row, column or box.
    }
   *[other] { $regions ->
        [true] { AND($cells, most: 6) } already have a { $digit } in their row, column or region.
       *[false] { AND($cells, most: 6) } already have a { $digit } in their row, column or box.
    }
}
# After sudoku-no-digit.
sudoku-why-held = { $unit ->
    [row] Row { $number } has { AND($digits) }.
    [column] Column { $number } has { AND($digits) }.
    [region] The region of { $number } has { AND($digits) }.
   *[box] Box { $number } has { AND($digits) }.
}
# What proves nothing: it is still open.
sudoku-open = { $cell } can still be { OR($digits) }.

# --- why a digit is not looked at ---

sudoku-unseen-given = { $cell } is { $digit }: the puzzle gives it.
sudoku-unseen-filled = { $cell } is already { $digit }.
sudoku-unseen-next-cell = The next cell is { $cell }.
sudoku-unseen-next-digit = The next digit is { $digit }, in { OR($cells) }.

# --- what is marked; small letters, as in a legend ---

sudoku-mark-stuck = a cell that no digit fits
sudoku-mark-holders = { $regions ->
    [true] a digit in its row, column or region
   *[false] a digit in its row, column or box
}
sudoku-mark-blank = a blank cell that can't take { $digit }
sudoku-mark-in-the-way = { $regions ->
    [true] a { $digit } in its row, column or region
   *[false] a { $digit } in its row, column or box
}

# --- what is not accepted ---

# $number: of characters
# Texts of other programs. $number: of the grid that is taken
sudoku-text-number = This is grid { $number } of { NUMBER($grids) }.
# $side: cells in a row
sudoku-text-read = The grid has { $side } rows and { $digits ->
    [one] { $digits } digit
   *[other] { $digits } digits
}.{ $regions ->
    [true] { " " }It has regions in place of boxes.
   *[false] { "" }
}
sudoku-text-grids = number { $number }: this text has { $grids ->
    [one] { $grids } grid
   *[other] { $grids } grids
}
# $side: how many cells a row has, and how many rows there are
sudoku-text-row = row { $row } has { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}: { $text }. Each of { $side } rows must have { $side }.
sudoku-text-json = this JSON holds no grid. It needs rows of numbers with 0 for a blank, such as [[1, 0, 0, 0], [0, 0, 3, 0], [0, 4, 0, 0], [0, 0, 0, 2]].
sudoku-text-address = this address holds no grid. Its 81 cells must stand in it as digits, such as behind 'bd='. Copy the digits from that page instead.
# $one, $other: two grids
sudoku-text-readings = lines of dashes can be rules or blank rows here: { $one } or { $other }. Write blanks as dots.
sudoku-text-candidates = this is a grid of candidates: its cells have all digits that are still possible. Give the puzzle with its digits and dots.
sudoku-text-zero = in a grid of 16 x 16, 0 may be a blank or a digit, as there are dots and dashes, too. Write blanks as dots, and the 16 digits as 1 to 9 and A to G.
# Regions: each needs as many cells as the grid has rows. $first: the first cell of one
sudoku-regions-form = regions { $given }: they must be a text with a sign for each cell, or rows of them
sudoku-regions-cells = regions of { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}: each cell of the grid needs a sign for its region, row by row
sudoku-regions-sign = { $sign } in { $cell } of the regions: it must be a letter or a digit that names the cell's region
sudoku-regions-number = { $regions ->
    [one] { $regions } region
   *[other] { $regions } regions
}: a grid of { $side } rows needs { $side } regions of { $side } cells
sudoku-regions-size = the region of { $first } has { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}: it needs { $side }
sudoku-regions-parted = the region of { $first } is in parts: { $cell } belongs to it, but doesn't touch it
sudoku-regions-twice = the text of the givens has regions of its own, and these are others. Leave one of them out.
sudoku-text-sumocue = this is SumoCue's format. Only its grids of digits and regions can be read, such as =5J0=0J1 ... with one part for each cell: no cages, no diagonals.
sudoku-text-solo = this is a game of Simon Tatham's Solo. Only its digits and regions can be read, such as 9j:a1b... with its walls behind a comma: no seed, no diagonals, no cages.
sudoku-text-rules = this grid has more rules: { $rule }. Only digits, boxes and regions can be read.
sudoku-text-shape = this address has a shape of its site, { $shape }, but not the regions. They must stand behind 'jigmap=', as 81 digits.
sudoku-error-length = givens { $givens } of { $number ->
    [one] { $number } character
   *[other] { $number } characters
}: a sudoku has 81, or 16 for 4 x 4, 36 for 6 x 6, 100 for 10 x 10, 144 for 12 x 12, 256 for 16 x 16. Other grids of 4 to 16 rows need their regions as well.
sudoku-error-sign = { $sign } in { $cell }: it must be a digit from 1 to { $most }, or . for a blank
sudoku-error-rows = givens { $givens }: they must be a text of digits and dots, or rows of numbers
sudoku-error-twice = { $unit ->
    [row] row { $number } has { $digit } twice, in { AND($cells) }: it may have each digit once
    [column] column { $number } has { $digit } twice, in { AND($cells) }: it may have each digit once
    [region] the region of { $number } has { $digit } twice, in { AND($cells) }: it may have each digit once
   *[box] box { $number } has { $digit } twice, in { AND($cells) }: it may have each digit once
}

# --- what the catalogue says: names, forms and cards ---

sudoku-entry = Sudoku
    .summary = Every row, column and box or region has each digit once.
    .command = solve a sudoku
sudoku-parameter-givens = Puzzle
    .help = A sudoku by its name, or its 81 cells row by row: digits, and a dot for a blank.
    .small = Small, 4x4
    .easy = Easy
    .hard = Hard for a search
    .large = Large, 16x16
sudoku-parameter-regions = Regions
    .help = Regions in place of boxes: a digit or a letter for each cell, row by row. Without them the grid has boxes.
sudoku-parameter-order = Order of cells
    .help = Which blank cell the search fills next.
    .natural = As one reads
    .fewest = Fewest digits left first
    .places = Fewest options first, of a cell or a digit
    .places-help = A cell needs a digit, and a row, column, box or region needs each digit. The search goes where the fewest options are left. It misses no solution.
sudoku-preset-sudoku-easy = An easy sudoku: 278 digits for 47 blanks
    .look = The search fills the blanks as one reads, and tries the digits from 1.
sudoku-preset-sudoku-hard = 90,638 digits for 56 blanks
    .look = The first rows hold few digits, so most mistakes show late.
    .program = A hard sudoku, as one reads
sudoku-preset-sudoku-hard-fewest = The same sudoku in 201 digits
    .look = The search first fills the blank with the fewest digits left. Most have only one.
    .program = A hard sudoku, cleverly

sudoku-preset-sudoku-regions = Regions in place of boxes: 419 digits for 54 blanks
    .look = Each region has 9 cells and its own form. A reason names it by its first cell.
    .program = A sudoku with regions
sudoku-preset-sudoku-regions-seven = 7 rows need regions: 222 digits for 36 blanks
    .look = 7 is prime, so no boxes of 7 cells have more than one row. Regions make such a sudoku.
    .program = A small sudoku with regions

sudoku-program-recursive = Recursive
    .does = A call fills one blank, and returns whether all the others could be filled, too.
sudoku-program-ahead = Looking ahead
    .does = A call gets the digits that are left, and tries no digit that leaves another blank without one.
# Of the cells of a grid.
sudoku-value-given = as given

# The title of a picture.
sudoku-picture = Sudoku of { NUMBER($n) } by { NUMBER($n) }, { NUMBER($filled) } of { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
} filled

# --- what a program of the visitor's own does wrong ---

sudoku-task-cell = row { $row }, column { $column }
sudoku-task-filled = { $digit } in row { $row }, column { $column }
sudoku-task-given = The digit in row { $row }, column { $column } is given.
# $cells: two of sudoku-task-cell
sudoku-task-twice = { $unit ->
    [row] { $digit } is in { AND($cells) }, of the same row.
    [column] { $digit } is in { AND($cells) }, of the same column.
    [region] { $digit } is in { AND($cells) }, of the same region.
   *[box] { $digit } is in { AND($cells) }, of the same box.
}
sudoku-task-writes = Your program writes { $value } in row { $row }, column { $column }. The digit there is given.
sudoku-task-odd = { $value } is no digit of this grid.

# --- the command line ---

sudoku-command-givens = 81 cells, a file (- is the standard input), or small, easy, hard, large. A file is rows, .sdk, .sdm, .ss, a table, JSON or an address. Regions stand below the grid.
sudoku-command-number = which grid of a file with several
sudoku-command-order = which cell comes next; without this { $order }
sudoku-command-chosen = The search takes the order { $order }. Name another one with --order.

# --- why a digit is ruled out ---

sudoku-taken = { $unit ->
    [row] row { $number } has its { $digit } in { $cell }
    [column] column { $number } has its { $digit } in { $cell }
    [region] the region of { $number } has its { $digit } in { $cell }
   *[box] box { $number } has its { $digit } in { $cell }
}

# Several cells of the same rows, columns and boxes.
sudoku-taken-by = { AND($cells, most: 6) } already have a { $digit }
# What looking ahead refuses.
sudoku-ahead-none = it leaves no digit for { $cell }
sudoku-ahead-only = { $cell } can only be { $digit }

# --- what a step ruled out ---

# $places: cells for this digit
sudoku-refused-taken = { AND($places, most: 8) } can't be { $digit }: { $unit ->
    [row] row { $number } has its { $digit } in { $cell }.
    [column] column { $number } has its { $digit } in { $cell }.
    [region] the region of { $number } has its { $digit } in { $cell }.
   *[box] box { $number } has its { $digit } in { $cell }.
}

# --- what happened at a step ---

sudoku-begin = { $blanks ->
    [one] The search fills { $blanks } blank cell.
   *[other] The search fills { $blanks } blank cells.
}
# Looking ahead. $name: the cell that would get the digit
sudoku-refused-none = { $name } can't be { OR($digits) }: that leaves no digit for { $cell }.
sudoku-refused-only = { $name } can't be { OR($digits) }: { $cell } can only be { $digit }.
# $places: cells for which the digit was ruled out. $done: $cell is filled
sudoku-lost = { $done ->
    [true] { COUNT($places) ->
        [one] { AND($places) } loses { $digit }: { $cell } is { $digit }.
       *[other] { AND($places, most: 6) } lose { $digit }: { $cell } is { $digit }.
    }
   *[false] { COUNT($places) ->
        [one] { AND($places) } loses { $digit }: { $cell } can only be { $digit }.
       *[other] { AND($places, most: 6) } lose { $digit }: { $cell } can only be { $digit }.
    }
}
sudoku-least = { $number ->
    [0] This digit takes no option from another cell.
    [one] This digit takes an option from { $number } cell.
   *[other] This digit takes an option from { $number } cells.
} The search first tries the digit that takes the fewest.
sudoku-place-ahead = The search writes { $digit } in { $cell }. It looked ahead: each blank cell still has a digit left.
sudoku-ahead-stuck = But any digit left for { $cell } would leave another cell without one.
sudoku-dead-end-ahead = Dead end: the search finds no digit for { $stuck }. It takes the { $digit } in { $cell } back.
# $first: no smaller digit fits
sudoku-place = { $first ->
    [true] The search writes { $digit }, the first digit that fits, in { $cell }.
   *[false] The search writes { $digit }, the next digit that fits, in { $cell }.
}
sudoku-forced = The search writes { $digit } in { $cell }: no other digit fits.
sudoku-only = { $unit ->
    [row] { $digit } goes to { $cell }: no other cell of row { $number } is left for it.
    [column] { $digit } goes to { $cell }: no other cell of column { $number } is left for it.
    [region] { $digit } goes to { $cell }: no other cell of the region of { $number } is left for it.
   *[box] { $digit } goes to { $cell }: no other cell of box { $number } is left for it.
}
# $place: its place among the cells that are left
sudoku-option = { $unit ->
    [row] { $digit } goes to { $cell }: cell { $place } of the { $total } that are left for it in row { $number }.
    [column] { $digit } goes to { $cell }: cell { $place } of the { $total } that are left for it in column { $number }.
    [region] { $digit } goes to { $cell }: cell { $place } of the { $total } that are left for it in the region of { $number }.
   *[box] { $digit } goes to { $cell }: cell { $place } of the { $total } that are left for it in box { $number }.
}
# $reason: a sentence, by sudoku-no-digit or sudoku-no-cell
sudoku-dead-end = Dead end. { $reason } The search takes the { $digit } in { $cell } back.
# $every: solutions may have been found there
sudoku-exhausted = { $every ->
    [true] With { $digit } in { $cell } the search has tried everything. It takes the digit back.
   *[false] With { $digit } in { $cell } the search has tried everything and found nothing. It takes the digit back.
}
sudoku-solution-left = That was a solution. The search looks for more: it takes the { $digit } in { $cell } back.
sudoku-solved = { $regions ->
    [true] Every cell is filled. Every row, column and region has each digit once.
   *[false] Every cell is filled. Every row, column and box has each digit once.
}

# --- why no option is left; $follows: whether it follows from the step before ---

sudoku-no-digit = { $follows ->
    [true] Then no digit is left for { $cell }.
   *[false] No digit is left for { $cell }.
}
sudoku-no-cell = { $follows ->
    [true] Then { $unit ->
        [row] in row { $number } no cell is left for { $digit }.
        [column] in column { $number } no cell is left for { $digit }.
        [region] in the region of { $number } no cell is left for { $digit }.
       *[box] in box { $number } no cell is left for { $digit }.
    }
   *[false] { $unit ->
        [row] In row { $number } no cell is left for { $digit }.
        [column] In column { $number } no cell is left for { $digit }.
        [region] In the region of { $number } no cell is left for { $digit }.
       *[box] In box { $number } no cell is left for { $digit }.
    }
}

# --- titles of a search's end ---

sudoku-found = Solved

## Page

# A search has taken many steps, and goes on.
sudoku-shorter-says = This search is long.
sudoku-shorter-does = Try an order that often ends sooner
# A step of which no more is known than its event.
sudoku-step-placed = The search writes { $digit } in { $cell }.
sudoku-step-taken = The search takes the { $digit } in { $cell } back.
sudoku-content = { $given ->
    [true] { $cell }: { $digit }, given
   *[false] { $cell }: { $digit }
}
sudoku-label = Sudoku of { $n } by { $n } cells, { $filled } of { $blanks } blank cells filled.
# Beside a picture of it.
sudoku-rule = { $regions ->
    [true] Each digit comes once in every row, column and region.
   *[false] Each digit comes once in every row, column and box.
}
# The choice of an own one among the presets.
sudoku-own = Your own puzzle
# The title of a heat map.
sudoku-heat = Taken out of each cell
sudoku-counts = { $placed ->
    [one] { $placed } digit written, { $undone } taken back.
   *[other] { $placed } digits written, { $undone } taken back.
}
sudoku-content-blank = { $cell }: blank
# $number: of its regions; 0: it has boxes.
sudoku-title = { $number ->
    [0] Sudoku
   *[other] Sudoku with { $number } regions
}
sudoku-purpose = { $wanted ->
    [all] Find every way to fill { $blanks ->
        [0] the grid
        [one] { $blanks } blank cell
       *[other] { $blanks } blank cells
    }: each digit once in every row, column and { $regions ->
        [true] region
       *[false] box
    }.
    [count] Count the ways to fill { $blanks ->
        [0] the grid
        [one] { $blanks } blank cell
       *[other] { $blanks } blank cells
    }: each digit once in every row, column and { $regions ->
        [true] region
       *[false] box
    }.
    [some] Find { $number } ways to fill { $blanks ->
        [0] the grid
        [one] { $blanks } blank cell
       *[other] { $blanks } blank cells
    }: each digit once in every row, column and { $regions ->
        [true] region
       *[false] box
    }.
   *[one] Fill { $blanks ->
        [0] the grid
        [one] { $blanks } blank cell
       *[other] { $blanks } blank cells
    }: each digit once in every row, column and { $regions ->
        [true] region
       *[false] box
    }.
}
sudoku-signs-small = a small digit: it still fits there
sudoku-signs-small-next = a small digit that the search can try there next
sudoku-signs-frame-cell = the cell that comes next
sudoku-signs-frame-digit = a cell for the digit that comes next
sudoku-signs-small-tried = a digit that was tried there
sudoku-signs-small-ruled-out = a digit that was just ruled out there
sudoku-signs-placed = the cell filled last
sudoku-signs-given-up = the cell whose digit was just taken back

## Page, in dialogs

# In the help.
sudoku-help-intro = Every row, column and box must have each digit once. Some grids have regions of other forms in place of boxes. The search takes the blank cells in order, or first where the fewest options are left. It tries the digits one after another. When no digit fits, it goes back. Press Play, or take one step at a time, forwards or backwards.
sudoku-help-legend = Black digits are given, and the search writes the green ones. Small digits still fit. The search crosses out those that it has tried for the next cell or digit. A red frame marks the cell whose digit was just taken back. Where the search looks ahead, it also crosses out the digits just ruled out.
