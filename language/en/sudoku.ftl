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

# --- why a digit is ruled out ---

sudoku-taken = { $unit ->
    [row] row { $number } has its { $digit } in { $cell }
    [column] column { $number } has its { $digit } in { $cell }
   *[box] box { $number } has its { $digit } in { $cell }
}
