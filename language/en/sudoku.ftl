### Sudoku.
### $cell: its name, as r1c7; $digit: 1 to 9, or a letter; $unit: "row", "column" or "box", and
### $number which one.

## Library

# --- why it is lost, step by step; $then: whether it follows from the step before ---

sudoku-only-digit = { $then ->
    [true] Then { $cell } can only be { $digit }.
   *[false] { $cell } can only be { $digit }.
}
sudoku-only-cell = { $then ->
    [true] Then { $unit ->
        [row] in row { $number } only { $cell } is left for { $digit }.
        [column] in column { $number } only { $cell } is left for { $digit }.
       *[box] in box { $number } only { $cell } is left for { $digit }.
    }
   *[false] { $unit ->
        [row] In row { $number } only { $cell } is left for { $digit }.
        [column] In column { $number } only { $cell } is left for { $digit }.
       *[box] In box { $number } only { $cell } is left for { $digit }.
    }
}
sudoku-no-digit = { $then ->
    [true] Then no digit is left for { $cell }.
   *[false] No digit is left for { $cell }.
}
sudoku-no-cell = { $then ->
    [true] Then { $unit ->
        [row] in row { $number } no cell is left for { $digit }.
        [column] in column { $number } no cell is left for { $digit }.
       *[box] in box { $number } no cell is left for { $digit }.
    }
   *[false] { $unit ->
        [row] In row { $number } no cell is left for { $digit }.
        [column] In column { $number } no cell is left for { $digit }.
       *[box] In box { $number } no cell is left for { $digit }.
    }
}
sudoku-digits = { $cell } can only be { OR($digits, most: 6) }.
sudoku-cells = { $unit ->
    [row] In row { $number } { $digit } can only go to { OR($cells, most: 6) }.
    [column] In column { $number } { $digit } can only go to { OR($cells, most: 6) }.
   *[box] In box { $number } { $digit } can only go to { OR($cells, most: 6) }.
}
sudoku-try = Try { $digit } in { $cell }.

# --- more of why it is lost ---

# After sudoku-no-cell. $cells: those of the row, column or box that are blank
sudoku-why-no-cell = { COUNT($cells) ->
    [one] { AND($cells, most: 6) } already has a { $digit } in its row, column or box.
   *[other] { AND($cells, most: 6) } already have a { $digit } in their row, column or box.
}
# After sudoku-no-digit.
sudoku-why-held = { $unit ->
    [row] Row { $number } has { AND($digits) }.
    [column] Column { $number } has { AND($digits) }.
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
sudoku-mark-holders = a digit in its row, column or box
sudoku-mark-blank = a blank cell that can't take { $digit }
sudoku-mark-in-the-way = a { $digit } in its row, column or box

# --- what is not accepted ---

# $number: of characters
sudoku-error-length = givens { $givens } of { $number ->
    [one] { $number } character
   *[other] { $number } characters
}: a sudoku has 81, or 16 for 4 x 4, or 256 for 16 x 16
sudoku-error-sign = { $sign } in { $cell }: it must be a digit from 1 to { $most }, or . for a blank
sudoku-error-twice = { $unit ->
    [row] row { $number } has { $digit } twice, in { AND($cells) }: it may have each digit once
    [column] column { $number } has { $digit } twice, in { AND($cells) }: it may have each digit once
   *[box] box { $number } has { $digit } twice, in { AND($cells) }: it may have each digit once
}

## Library and page

# --- why a digit is ruled out ---

sudoku-taken = { $unit ->
    [row] row { $number } has its { $digit } in { $cell }
    [column] column { $number } has its { $digit } in { $cell }
   *[box] box { $number } has its { $digit } in { $cell }
}

## Page

sudoku-begin = { $blanks ->
    [one] { $blanks } cell is blank. The search fills them.
   *[other] { $blanks } cells are blank. The search fills them.
}
# $first: no smaller digit fits
sudoku-place = { $first ->
    [true] { $cell } gets { $digit }, the first digit that fits.
   *[false] { $cell } gets { $digit }, the next digit that fits.
}
sudoku-forced = { $cell } gets { $digit }: no other digit fits.
sudoku-only = { $kind ->
    [row] { $digit } goes to { $cell }: no other cell of row { $number } is left for it.
    [column] { $digit } goes to { $cell }: no other cell of column { $number } is left for it.
   *[box] { $digit } goes to { $cell }: no other cell of box { $number } is left for it.
}
sudoku-option = { $kind ->
    [row] { $digit } goes to { $cell }: cell { $place } of the { $total } that are left for it in row { $number }.
    [column] { $digit } goes to { $cell }: cell { $place } of the { $total } that are left for it in column { $number }.
   *[box] { $digit } goes to { $cell }: cell { $place } of the { $total } that are left for it in box { $number }.
}
sudoku-no-place = { $kind ->
    [row] Dead end: no cell of row { $number } is left for { $stuck }. The { $digit } at { $cell } is taken out again.
    [column] Dead end: no cell of column { $number } is left for { $stuck }. The { $digit } at { $cell } is taken out again.
   *[box] Dead end: no cell of box { $number } is left for { $stuck }. The { $digit } at { $cell } is taken out again.
}
sudoku-dead-end = Dead end: no digit fits { $stuck }. The { $digit } at { $cell } is taken out again.
# $every: solutions may have been found there
sudoku-exhausted = { $every ->
    [true] Everything beyond { $digit } at { $cell } has been searched. It is taken out again.
   *[false] Nothing beyond { $digit } at { $cell } works. It is taken out again.
}
sudoku-solution-left = That was a solution. The search goes on: the { $digit } at { $cell } is taken out again.
sudoku-solved = Every cell is filled, and every row, column and box holds each digit once.
sudoku-content = { $given ->
    [true] { $cell }: { $digit }, given
   *[false] { $cell }: { $digit }
}
sudoku-label = Sudoku of { $n } by { $n } cells, { $filled } of { $blanks } blank cells filled.
sudoku-help-intro = Every row, column and box is to hold each digit once. The program takes the blank cells in order, or first where the fewest options are left, and tries the digits in turn. Where none fits it goes back. Press play, or step through it, forwards and backwards.
sudoku-help-legend = Black digits are given, green ones are entered by the search. Small digits still fit; the search crosses out those that it has tried for the next cell or digit. A red cross marks the digit just taken out.
# The choice of an own one among the presets.
sudoku-own = Your own puzzle
# The title of a heat map.
sudoku-heat = Taken out of each cell
sudoku-found = Solved
sudoku-no-solution = No solution exists
sudoku-checked = Checked: every row, column and box holds each digit once.
sudoku-counts = { $placed ->
    [one] { $placed } digit placed, { $undone } taken back.
   *[other] { $placed } digits placed, { $undone } taken back.
}
sudoku-tried = { $placed ->
    [one] Every way was tried, as far as it could go: { $placed } digit placed in all.
   *[other] Every way was tried, as far as it could go: { $placed } digits placed in all.
}
sudoku-content-blank = { $cell }: blank
sudoku-title = Sudoku
sudoku-purpose = { $wanted ->
    [all] Find every way to fill { $blanks ->
        [0] the grid
        [one] { $blanks } blank cell
       *[other] { $blanks } blank cells
    }: each digit once in every row, column and box.
    [count] Count the ways to fill { $blanks ->
        [0] the grid
        [one] { $blanks } blank cell
       *[other] { $blanks } blank cells
    }: each digit once in every row, column and box.
    [some] Find { $number } ways to fill { $blanks ->
        [0] the grid
        [one] { $blanks } blank cell
       *[other] { $blanks } blank cells
    }: each digit once in every row, column and box.
   *[one] Fill { $blanks ->
        [0] the grid
        [one] { $blanks } blank cell
       *[other] { $blanks } blank cells
    }: each digit once in every row, column and box.
}
sudoku-signs-small = a small digit: it still fits there
sudoku-signs-cell = the cell that comes next
sudoku-signs-digit = a cell for the digit that comes next
sudoku-signs-tried = a digit that has been tried there
sudoku-signs-undone = the cell whose digit was just taken out
