### Queens in regions: one in each row, column and region of a board, none touching another.
### $line is "row", "column" or "region", and $name which one: 3, c or C.

## Library

# --- rows, columns and regions ---

regions-line = { $line ->
    [row] row { $name }
    [column] column { $name }
   *[region] region { $name }
}

# --- why it is lost, step by step; $then: whether it follows from the step before ---

regions-none = { $then ->
    [true] Then { $line ->
        [row] row { $name }
        [column] column { $name }
       *[region] region { $name }
    } has no square left for its queen.
   *[false] { $line ->
        [row] Row { $name }
        [column] Column { $name }
       *[region] Region { $name }
    } has no square left for its queen.
}
regions-options = { $then ->
    [true] Then { $line ->
        [row] row { $name }
        [column] column { $name }
       *[region] region { $name }
    } can only have its queen on { OR($squares, most: 6) }.
   *[false] { $line ->
        [row] Row { $name }
        [column] Column { $name }
       *[region] Region { $name }
    } can only have its queen on { OR($squares, most: 6) }.
}
regions-try = Try a queen on { $square }.

# --- why a square is ruled out ---

regions-reason-row = the queen on { $queen } is in its row
regions-reason-column = the queen on { $queen } is in its column
regions-reason-region = the queen on { $queen } is in its region
regions-reason-touching = the queen on { $queen } touches it
# Several queens.
regions-several = the queens on { AND($queens) } rule it out

# --- why no solution is possible ---

regions-no-square = { $line ->
    [row] Every square of row { $name } is ruled out.
    [column] Every square of column { $name } is ruled out.
   *[region] Every square of region { $name } is ruled out.
}
regions-rules-out = The queen on { $queen } rules out { AND($squares, most: 6) }.
regions-mark-line = { $line ->
    [row] row { $name }, without a square for its queen
    [column] column { $name }, without a square for its queen
   *[region] region { $name }, without a square for its queen
}
regions-mark-queen = a queen, and the squares that it rules out

# --- why a square is not looked at ---

regions-unseen-next = { $line ->
    [row] The next queen goes to row { $name }.
    [column] The next queen goes to column { $name }.
   *[region] The next queen goes to region { $name }.
}
# Said after it.
regions-ruled-out-too = { COUNT($queens) ->
    [one] The queen on { AND($queens) } rules out { $square }, too.
   *[other] The queens on { AND($queens) } rule out { $square }, too.
}

# --- what the catalogue says: names, forms and cards ---

regions-entry = Queens in regions
    .summary = Each row, column and region of a board gets one queen. No two queens touch, not even at a corner.
    .command = one queen in each row, column and region
regions-parameter-regions = Regions
    .help = A letter for the region of each square, row by row from the top. There are as many regions as rows.
    .small = 5 regions
    .large = 8 regions
    .long = 8 regions, a long search
regions-parameter-order = Order of the search
    .help = Where the search puts the next queen.
    .rows = Row by row
    .rows-help = The search begins with row 1, and tries its squares from the left.
    .fewest = Fewest squares left first
    .fewest-help = The search takes the row, column or region with the fewest squares left. It misses no solution.
regions-preset-regions-8 = 8 queens in 8 regions, in 102 attempts
    .look = The search goes up row by row. It tries the squares of a row from the left.
regions-preset-regions-8-long = 671 attempts for the only solution
    .look = The search goes row by row. Some regions have no square left long before it comes to them.
regions-preset-regions-8-fewest = The same board in 49 attempts
    .look = The search always takes the row, column or region with the fewest squares left.
regions-preset-regions-6-none = 6 regions: impossible, and proved
    .look = The search tries everything, puts 48 queens on the board and takes each back.

# --- programs ---

regions-program-recursive = Recursive
    .does = A call places one queen, and returns whether all the others could be placed, too.

# --- what is not accepted; and the title of a picture ---

regions-error-letters = row { $row } of the regions: { $text } must have only letters and digits, one for each square
regions-error-row = row { $row } of the regions has { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} and the first row has { $first }: all rows must have the same number
regions-error-square = the regions have { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} of { $columns ->
    [one] { $columns } square
   *[other] { $columns } squares
}: there must be as many rows as squares in a row
regions-error-side = { $number ->
    [one] { $number } row is too many
   *[other] { $number } rows are too many
}: the most is { $most }
regions-error-number = the board has { $regions ->
    [one] { $regions } region
   *[other] { $regions } regions
} and { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}: there must be as many regions as rows
regions-error-parts = region { $region } is in parts: no way leads from { $one } to { $other } over sides of its squares
regions-picture = Board with { $n } regions, { $placed ->
    [one] { $placed } queen
   *[other] { $placed } queens
}{ $placed ->
    [0] { "" }
   *[other] : { $squares }
}

# --- what a step ruled out ---

regions-refused-column = The queen on { $queen } is in the column of { AND($names, most: 8) }.
regions-refused-row = The queen on { $queen } is in the row of { AND($names, most: 8) }.
regions-refused-region = The queen on { $queen } is in the region of { AND($names, most: 8) }.
regions-refused-touching = The queen on { $queen } touches { AND($names, most: 8) }.

# --- what happened at a step ---

regions-begin = The board is empty. { $n ->
    [one] It has { $n } region.
   *[other] It has { $n } regions.
}
# $turn: the place of its square among all squares of the row, column or region
regions-place = The search puts queen { $number } on { $square }. It is square { $turn } of the { $tries } in { $line ->
    [row] row { $name }
    [column] column { $name }
   *[region] region { $name }
}.
# Said after it, of the same row, column or region.
regions-fewest = { $left ->
    [one] Only { $left } square was left there. No other row, column or region without a queen had fewer.
   *[other] Only { $left } squares were left there. No other row, column or region without a queen had fewer.
}
regions-dead-end = Dead end: no queen fits in { $line ->
    [row] row { $name }
    [column] column { $name }
   *[region] region { $name }
}. The search takes the queen on { $square } back.
# $every: solutions may have been found there
regions-exhausted = { $every ->
    [true] With a queen on { $square } the search has tried everything. It takes this queen back.
   *[false] With a queen on { $square } the search has tried everything and found nothing. It takes this queen back.
}
regions-solution-left = That was a solution. The search looks for more: it takes the queen on { $square } back.
regions-solved = Each row, column and region has its queen, and no two touch. That's a solution!

# --- the title of a search's end ---

regions-found = Every region has its queen

# --- what a program of the visitor's own does wrong ---

# $squares: of two queens
regions-task-pair = { $kind ->
    [row] There are two queens in one row: { AND($squares) }.
    [column] There are two queens in one column: { AND($squares) }.
    [region] There are two queens in one region: { AND($squares) }.
   *[touch] The queens on { AND($squares) } touch at a corner.
}

## Page

# $region: its letter. $taken: whether a queen is there; $queens: those that rule it out
regions-cell = { $square }, region { $region }: { $taken ->
    [true] a queen
   *[false] { COUNT($queens) ->
        [0] free
       *[other] ruled out from { AND($queens) }
    }
}
regions-label = Board with { $n } regions and { $depth ->
    [one] { $depth } queen
   *[other] { $depth } queens
}{ $depth ->
    [0] .
   *[other] { " " }on { $squares }.
}
# Beside a picture of it.
regions-rule = Each row, each column and each region has one queen. No two queens touch, not even at a corner.
# The choice of an own one among the presets.
regions-own = Your own regions
# The title of a heat map.
regions-heat = Taken back from each square
regions-counts = { $placed ->
    [one] { $placed } queen placed, { $undone } taken back.
   *[other] { $placed } queens placed, { $undone } taken back.
}
regions-title = { $n ->
    [one] { $n } queen in a region
   *[other] { $n } queens in regions
}
regions-purpose = { $wanted ->
    [all] Find every way to place
    [count] Count the ways to place
    [some] Find { $number } ways to place
   *[one] Place
} one queen in each row, column and region, so that no two touch.
regions-signs-next = the square that comes next, and its place on the search's list
regions-signs-open = a square that comes later
regions-signs-tried = a square that was tried
regions-signs-refused = a square that is ruled out
regions-signs-crossed = your cross: no queen can be here
regions-signs-attacked = squares that the queens rule out
regions-signs-placed = the queen placed last
regions-signs-undone = the queen just taken off

## Page, in dialogs

# In the help.
regions-help-intro = The search puts one queen in each row, column and region. No two queens may touch. Two may be on one diagonal if they are farther apart. The search goes up row by row, or takes the row, column or region with the fewest squares left. When no square is left, it goes back to the queen before. Press Play, or take one step at a time, forwards or backwards.
regions-help-legend = Thick lines separate the regions, and a letter names each. Hatched squares are ruled out. Amber numbers mark the squares that the search looks at, with their places on its list. A cross marks one that is ruled out. A red cross marks the queen just taken off.
